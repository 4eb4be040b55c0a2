export { amountWeight, isGrade, leastWeight, mainWeight } from './amounts.ts'
export type { CatalogSource } from './build-catalog.ts'
export type { CheckedText, CheckOptions, MetricOfText, SourceText, SpaceText } from './check-text.ts'
export { answerSuggestion, saysMeaning, suggestionId } from './definitions/answer-suggestion.ts'
export { plainWords, withReading } from './definitions/keep-reading.ts'
export {
  definesMetric,
  isOutdated,
  nowCalled,
  ownNameOf,
  readMeaning,
  type SaidMeaning,
  withMeaningNow,
} from './definitions/read-meaning.ts'
export { modelsOf, type OssieDocument, type OssieMetric } from './ossie/document.ts'
export { type PlacedFault, placeless } from './ossie/placed-fault.ts'

export type { Settled, StandingSource, StandingSpace, Stood } from './standing.ts'
export type { Suggestion } from './suggest/suggest.ts'
export { tellCatalog } from './text/catalog-as-text.ts'
export { learnWords, relevanceTo } from './text/rank-datasets.ts'
