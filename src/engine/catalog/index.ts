export {
  buildCatalog,
  buildSpace,
  type CatalogSettings,
  type CatalogSource,
  type DefinedSource,
  defineSource,
} from './build-catalog.ts'
export type { CheckedText, PreviewedMetric, SourceText, SpaceText } from './check-text.ts'
export { answerSuggestion, suggestionId } from './definitions/answer-suggestion.ts'
export { type AppliedSpace, showSpaceDefinitions } from './definitions/apply-space-definitions.ts'
export { settleDocument, settleSpaceDocument } from './definitions/settle-document.ts'
export { showDefinitions } from './definitions/show-definitions.ts'
export type { OssieDocument } from './ossie/document.ts'
export { type PlacedFault, placeless, readDocument, writeYaml } from './ossie/read-document.ts'
export { type DocumentFault, validate } from './ossie/validate.ts'
export { type SuggestedAttribute, type Suggestion, suggest } from './suggest/suggest.ts'
export { catalogAsText } from './text/catalog-as-text.ts'
export { relevanceTo } from './text/rank-datasets.ts'
