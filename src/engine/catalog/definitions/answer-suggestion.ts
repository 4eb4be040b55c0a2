import { createHash } from 'node:crypto'
import type { Relationship } from '../../question/catalog.ts'
import {
  type AiContext,
  modelsOf,
  type OssieDataset,
  type OssieDocument,
  type OssieField,
  type OssieMetric,
  withOwnModels,
} from '../ossie/document.ts'
import type { Suggestion } from '../suggest/suggest.ts'
import { synonymsOf } from './apply-fields.ts'
import { relationshipKey } from './apply-relationships.ts'
import { readExtension, withExtension } from './our-extension.ts'
import type { SaidMetric } from './read-meaning.ts'

/** The same suggestion has the same id as long as it says the same. */
export const suggestionId = ({ dataset, field, attribute, value }: Suggestion): string =>
  createHash('sha256')
    .update(JSON.stringify([dataset, field, attribute, value]))
    .digest('hex')
    .slice(0, 20)

/** What stands there when a person wants none of what was suggested. */
const nothing: Record<string, unknown> = {
  primaryKey: [],
  uniqueKeys: [],
  description: '',
  thing: null,
  timeField: null,
  nameFields: [],
  aggregation: null,
  format: null,
  valueLabels: [],
}

/** In a document as it is shown: what was suggested becomes a person's word, as it is or as "none of it". */
export function answerSuggestion(shown: OssieDocument, suggestion: Suggestion, accepted: boolean): OssieDocument {
  const document = withOwnModels(shown)
  const models = modelsOf(document)
  if (suggestion.attribute === 'relationship') answerRelationship(document, suggestion.value as Relationship, accepted)
  else if (suggestion.attribute === 'metric') acceptMetric(document, suggestion.value as SaidMetric)
  else
    for (const { model } of models)
      model.datasets = model.datasets.map((entry) => {
        if (entry.name !== suggestion.dataset) return entry
        if (suggestion.field === null) return answerDataset(entry, suggestion, accepted)
        const fields = entry.fields?.map((field) =>
          isField(field, suggestion.field as string) ? answerField(field, suggestion, accepted) : field,
        )
        return { ...entry, ...(fields && { fields }) }
      })
  return document
}

/** Whether a document says what somebody said of a word: another word for a dataset or a field, or what a metric means. */
export function saysMeaning(shown: OssieDocument, { dataset, field, attribute, value }: Suggestion): boolean {
  const models = modelsOf(shown).map(({ model }) => model)
  if (attribute === 'metric') {
    const said = value as SaidMetric
    const metric = models.flatMap(({ metrics }) => metrics ?? []).find(({ name }) => name === said.name)
    if (!metric) return false
    const { where } = readExtension(metric, 'metric')
    return (
      (said.expression === undefined ||
        metric.expression.dialects.some(({ expression }) => expression === said.expression)) &&
      (said.where === undefined || where === said.where) &&
      (said.synonym === undefined || synonymsOf(metric.ai_context).includes(said.synonym))
    )
  }
  const entry = models.flatMap(({ datasets }) => datasets).find(({ name }) => name === dataset)
  const thing = field === null ? entry : entry?.fields?.find((one) => isField(one, field))
  return thing !== undefined && synonymsOf(thing.ai_context).includes(value as string)
}

const isField = (entry: OssieField, column: string): boolean =>
  entry.name === column ||
  entry.expression.dialects.some(
    ({ expression }) => expression === column || expression === `"${column.replaceAll('"', '""')}"`,
  )

const without = (marks: string[] | undefined, attribute: string) => {
  const rest = marks?.filter((mark) => mark !== attribute)
  return rest && rest.length > 0 ? rest : undefined
}

function answerDataset(entry: OssieDataset, { attribute, value }: Suggestion, accepted: boolean): OssieDataset {
  if (attribute === 'synonym') return withSynonym(entry, value as string)
  const ours = readExtension(entry, 'dataset')
  const said = accepted ? value : nothing[attribute]
  const key = { primaryKey: 'primary_key', uniqueKeys: 'unique_keys', description: 'description' }[
    attribute as 'primaryKey'
  ]
  return withExtension(key ? { ...entry, [key]: said } : entry, {
    ...ours,
    ...(!key && { [attribute]: said }),
    suggested: without(ours.suggested, attribute),
  })
}

function answerField(entry: OssieField, { attribute, value }: Suggestion, accepted: boolean): OssieField {
  if (attribute === 'synonym') return withSynonym(entry, value as string)
  const ours = readExtension(entry, 'field')
  const said = accepted
    ? value
    : attribute === 'role'
      ? value === 'category'
        ? 'text'
        : 'category'
      : nothing[attribute]
  const rest = { suggested: without(ours.suggested, attribute) }
  if (attribute === 'description') return withExtension({ ...entry, description: said as string }, { ...ours, ...rest })
  return withExtension(entry, { ...ours, [attribute]: said, ...rest })
}

function answerRelationship(document: OssieDocument, relationship: Relationship, accepted: boolean): void {
  for (const { model } of modelsOf(document)) {
    if (!model.relationships) continue
    const isIt = (name: string) => name === relationship.name
    model.relationships = accepted
      ? model.relationships.map((entry) =>
          isIt(entry.name)
            ? withExtension(entry, { ...readExtension(entry, 'relationship'), suggested: undefined })
            : entry,
        )
      : model.relationships.filter((entry) => !isIt(entry.name))
  }
  const [first] = modelsOf(document)
  if (accepted || !first) return
  const ours = readExtension(first.model, 'model')
  const dismissed = [...new Set([...(ours.dismissed ?? []), relationshipKey(relationship)])]
  first.model.custom_extensions = withExtension(first.model, { ...ours, dismissed }).custom_extensions ?? []
}

function withSynonym<E extends { ai_context?: AiContext }>(entry: E, word: string): E {
  const { ai_context: context } = entry
  const before = typeof context === 'string' ? { instructions: context } : context
  return { ...entry, ai_context: { ...before, synonyms: [...new Set([...synonymsOf(context), word])] } }
}

/** Of a metric that there is, what is said of it; else a new one. */
function acceptMetric(document: OssieDocument, said: SaidMetric): void {
  const models = modelsOf(document).map(({ model }) => model)
  const isIt = ({ name }: OssieMetric) => name === said.name
  const home = models.find(({ metrics }) => metrics?.some(isIt)) ?? models[0]
  if (!home) return
  const known = home.metrics?.find(isIt)
  const before: OssieMetric = known ?? { name: said.name, expression: { dialects: [] } }
  const ours = readExtension(before, 'metric')
  const changed = withExtension(
    said.expression === undefined
      ? before
      : { ...before, expression: { dialects: [{ dialect: 'ANSI_SQL', expression: said.expression }] } },
    { ...ours, ...(said.label && { label: said.label }), ...(said.where && { where: said.where }) },
  )
  const next = said.synonym === undefined ? changed : withSynonym(changed, said.synonym)
  home.metrics = known ? home.metrics?.map((one) => (one === known ? next : one)) : [...(home.metrics ?? []), next]
}
