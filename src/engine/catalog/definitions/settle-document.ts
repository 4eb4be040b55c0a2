import type { Relationship } from '../../question/catalog.ts'
import {
  modelsOf,
  type OssieDataset,
  type OssieDocument,
  type OssieField,
  type SemanticModel,
} from '../ossie/document.ts'
import type { Suggested, Suggestion } from '../suggest/suggest.ts'
import { textOf } from './apply-fields.ts'
import { relationshipKey } from './apply-relationships.ts'
import { readExtension, withExtension } from './our-extension.ts'
import { tableOfSource } from './table-of-source.ts'

const same = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, item]) => [key, sorted(item)]),
        )
      : value

type Profile = Pick<Suggested, 'datasets' | 'relationships' | 'suggestions'>

/**
 * A document as it is kept. What is marked as suggested and still says what the profile suggests goes on following the profile;
 * what was changed under such a mark is a person's word, and loses it. A suggested relationship that was taken out stays out.
 */
export function settleDocument(document: OssieDocument, suggested: Profile): OssieDocument {
  const settled = structuredClone(document)
  const models = modelsOf(settled).map(({ model }) => model)
  for (const model of models) model.datasets = model.datasets.map((entry) => settleDataset(entry, suggested))
  const [first] = models
  if (first && models.some(({ relationships }) => relationships)) settleRelationships(first, models, suggested)
  return settled
}

function settleDataset(entry: OssieDataset, suggested: Profile): OssieDataset {
  const dataset = tableOfSource(entry.source, suggested.datasets)
  const ours = readExtension(entry, 'dataset')
  const values: Record<string, unknown> = {
    primaryKey: entry.primary_key,
    uniqueKeys: entry.unique_keys,
    description: entry.description,
    thing: ours.thing,
    timeField: ours.timeField,
    nameFields: ours.nameFields,
  }
  const mine = suggested.suggestions.filter((one) => one.dataset === dataset?.name)
  const marks = stillSuggested(ours.suggested, values, mine, null)
  const fields = entry.fields?.map((field) => settleField(field, mine))
  return withExtension({ ...entry, ...(fields && { fields }) }, { ...ours, suggested: marks })
}

function settleField(entry: OssieField, suggestions: Suggestion[]): OssieField {
  const ours = readExtension(entry, 'field')
  if (!ours.suggested) return entry
  const { text } = textOf(entry.expression, [])
  const column = text.trim().replace(/^"(.*)"$/s, (_, name: string) => name.replaceAll('""', '"'))
  const values: Record<string, unknown> = { ...ours, description: entry.description }
  return withExtension(entry, { ...ours, suggested: stillSuggested(ours.suggested, values, suggestions, column) })
}

function stillSuggested(
  marks: string[] | undefined,
  values: Record<string, unknown>,
  suggestions: Suggestion[],
  field: string | null,
): string[] | undefined {
  const kept = marks?.filter((attribute) => {
    const suggestion = suggestions.find(
      (one) =>
        one.attribute === attribute && (one.field === field || one.field?.toLowerCase() === field?.toLowerCase()),
    )
    return values[attribute] === undefined || (suggestion && same(values[attribute], suggestion.value))
  })
  return kept && kept.length > 0 ? kept : undefined
}

function settleRelationships(first: SemanticModel, models: SemanticModel[], suggested: Profile): void {
  const ours = readExtension(first, 'model')
  const entries = models.flatMap(({ relationships = [] }) => relationships)
  const names = new Set(entries.map(({ name }) => name))
  const gone = suggested.relationships
    .filter((one) => !names.has(one.name) && !entries.some((entry) => saysTheSame(entry, one)))
    .map(relationshipKey)
  const dismissed = [...new Set([...(ours.dismissed ?? []), ...gone])]
  const { custom_extensions, ...rest } = withExtension(first, {
    ...ours,
    dismissed: dismissed.length > 0 ? dismissed : undefined,
  })
  Object.assign(first, rest)
  if (custom_extensions) first.custom_extensions = custom_extensions
  // One whose columns were changed under its mark is a person's word.
  for (const model of models)
    model.relationships = model.relationships?.map((entry) => {
      const followed = suggested.relationships.find(({ name }) => name === entry.name)
      const isMarked = readExtension(entry, 'relationship').suggested
      return isMarked && !(followed && saysTheSame(entry, followed)) ? withExtension(entry, {}) : entry
    })
}

const saysTheSame = (
  entry: { from: string; to: string; from_columns: string[]; to_columns: string[] },
  one: Relationship,
): boolean => same([entry.from_columns, entry.to_columns], [one.fromFields, one.toFields])

/** Of a space: only relationships are suggested there. */
export const settleSpaceDocument = (document: OssieDocument, open: Suggestion[]): OssieDocument =>
  settleDocument(document, {
    datasets: [],
    suggestions: [],
    relationships: open.map(({ value }) => value as Relationship),
  })
