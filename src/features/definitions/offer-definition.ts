import type { OfferedDefinition, OfferOutcome } from '../../engine/analyst/index.ts'
import {
  definesMetric,
  ownNameOf,
  readMeaning,
  type SaidMeaning,
  suggestionId,
  withMeaningNow,
} from '../../engine/catalog/index.ts'
import type { Catalog, Metric } from '../../engine/question/catalog.ts'
import type { WorkOwner } from '../../platform/turns.ts'
import type { Owner } from './definitions.store.ts'
import type { Definitions } from './definitions.ts'

type Place = WorkOwner & { spaceId: string }

/** What a person said that a word means, as a suggestion for the definitions that it belongs into; nothing is kept. */
export async function offerDefinition(
  definitions: Pick<Definitions, 'catalogOf' | 'standing' | 'faultsOf'>,
  { spaceId, ...who }: Place,
  said: SaidMeaning,
  evidence: string,
): Promise<OfferOutcome> {
  const catalog = await definitions.catalogOf(who.teamId, spaceId)
  const read = readMeaning(said, catalog, evidence)
  if (!read.ok) return read
  let { suggestion } = read
  let owner: Owner | null = { spaceId }
  if (read.of && 'dataset' in read.of) {
    owner = { dataSourceId: read.of.dataset.source }
    const { shown } = await definitions.standing(who, owner)
    suggestion = { ...suggestion, dataset: ownNameOf(shown, read.of.dataset) ?? suggestion.dataset }
  } else if (read.of) owner = await homeOf(definitions, { ...who, spaceId }, read.of.metric, catalog)
  if (owner === null)
    return { ok: false, error: 'It is defined under another name at its source: choose a word of its own.' }
  if (suggestion.attribute === 'metric')
    suggestion = withMeaningNow((await definitions.standing(who, owner)).shown, suggestion)
  const [fault] = await definitions.faultsOf(who, owner, suggestion)
  if (fault) return { ok: false, error: `${fault.message}; expected ${fault.expected}.` }
  const offer: OfferedDefinition = {
    id: suggestionId(suggestion),
    word: said.word,
    sentence: read.sentence,
    suggestion,
    dataSourceId: 'dataSourceId' in owner ? owner.dataSourceId : null,
    state: 'offered',
  }
  return { ok: true, offer }
}

/** Whose definitions a metric stands in; null: it has another name there. */
async function homeOf(
  { standing }: Pick<Definitions, 'standing'>,
  { spaceId, ...who }: Place,
  { name }: Metric,
  { datasets }: Catalog,
): Promise<Owner | null> {
  const owners: Owner[] = [
    { spaceId },
    ...[...new Set(datasets.map(({ source }) => source))].map((dataSourceId) => ({ dataSourceId })),
  ]
  for (const owner of owners) if (definesMetric((await standing(who, owner)).shown, name)) return owner
  return null
}
