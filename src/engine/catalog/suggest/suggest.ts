import type { EngineName } from '../../connection.ts'
import type { Dataset, Field, Relationship } from '../../question/catalog.ts'
import { keepsInstants } from '../../question/index.ts'
import type { SourceSchema } from '../../schema.ts'
import { nameInWords } from './heading.ts'
import { suggestNameFields, suggestThing, suggestTimeField } from './suggest-dataset.ts'
import { suggestKeys } from './suggest-keys.ts'
import { suggestRelationships, suggestRelationshipsAcross } from './suggest-relationships.ts'
import { suggestRole } from './suggest-role.ts'
import { type ReadTable, readTable } from './tables.ts'

/** A data source as the catalog meets it. */
export type SuggestFrom = {
  id: string
  dialect: EngineName
  schema: SourceSchema
  /** Its rows have an order of their own: an uploaded sheet. */
  ordered: boolean
}

/** One thing that the profile suggests, with what it was seen by. */
export type Suggestion = {
  dataset: string
  field: string | null
  attribute: SuggestedAttribute
  value: unknown
  evidence: string
}
export type SuggestedAttribute =
  | 'primaryKey'
  | 'uniqueKeys'
  | 'thing'
  | 'timeField'
  | 'nameFields'
  | 'description'
  | 'role'
  | 'aggregation'
  | 'format'
  | 'valueLabels'
  | 'relationship'
  // Said by a person in a chat, never by a profile.
  | 'synonym'
  | 'metric'

export type Suggested = {
  datasets: Dataset[]
  relationships: Relationship[]
  suggestions: Suggestion[]
  tables: ReadTable[]
}

/**
 * What the profile of a source suggests that its data means, in steps between which others may have their turn.
 * `nameOf` gives each table a name that is unique in the catalog.
 */
export function* suggest(
  source: SuggestFrom,
  nameOf: (schema: string | null, table: string) => string,
): Generator<undefined, Suggested> {
  const tables: ReadTable[] = []
  for (const table of source.schema.tables.filter(({ columns }) => columns.length > 0)) {
    tables.push(readTable(nameOf(table.schema, table.name), source.id, table))
    yield
  }
  const keysByTable = new Map(tables.map((table) => [table.name, suggestKeys(table)]))
  const keys = (table: ReadTable) => keysByTable.get(table.name) as ReturnType<typeof suggestKeys>
  yield
  const links = suggestRelationships(tables, keys)
  const suggestions: Suggestion[] = links.map(({ relationship, evidence }) => ({
    dataset: relationship.from,
    field: null,
    attribute: 'relationship',
    value: relationship,
    evidence,
  }))
  const relationships = links.map(({ relationship }) => relationship)
  const datasets: Dataset[] = []
  for (const table of tables) {
    yield
    const found = suggestDataset(source, table, keys(table), relationships, tables)
    suggestions.push(...found.suggestions)
    datasets.push(found.dataset)
  }
  return { datasets, relationships, suggestions, tables }
}

/** Between sources that one statement can reach. */
export function suggestAcross(sources: Suggested[]): { relationships: Relationship[]; suggestions: Suggestion[] } {
  const datasets = new Map(sources.flatMap((source) => source.datasets.map((dataset) => [dataset.name, dataset])))
  const keys = ({ name }: ReadTable) => datasets.get(name) ?? { primaryKey: [], uniqueKeys: [] }
  const links = suggestRelationshipsAcross(
    sources.flatMap(({ tables }) => tables),
    keys,
    sources.flatMap(({ relationships }) => relationships),
  )
  return {
    relationships: links.map(({ relationship }) => relationship),
    suggestions: links.map(({ relationship, evidence }) => ({
      dataset: relationship.from,
      field: null,
      attribute: 'relationship',
      value: relationship,
      evidence,
    })),
  }
}

function suggestDataset(
  source: SuggestFrom,
  table: ReadTable,
  keys: ReturnType<typeof suggestKeys>,
  relationships: Relationship[],
  tables: ReadTable[],
): { dataset: Dataset; suggestions: Suggestion[] } {
  const suggestions: Suggestion[] = []
  const put = (field: string | null, attribute: SuggestedAttribute, value: unknown, evidence: string) =>
    suggestions.push({ dataset: table.name, field, attribute, value, evidence })
  const references = new Set(
    relationships.filter(({ from }) => from === table.name).flatMap(({ fromFields }) => fromFields),
  )
  const fields = table.columns.map(({ column, index, heading, shape }): Field => {
    const isKey = keys.primaryKey.length === 1 && keys.primaryKey[0] === column.name
    const { evidence, ...role } = suggestRole(column, heading, shape, {
      index,
      isReference: references.has(column.name),
      isKey,
    })
    put(column.name, 'role', role.role, evidence)
    if (role.aggregation) put(column.name, 'aggregation', role.aggregation, evidence)
    if (role.format) put(column.name, 'format', role.format, evidence)
    if (role.valueLabels.length > 0) put(column.name, 'valueLabels', role.valueLabels, evidence)
    if (column.comment) put(column.name, 'description', column.comment, 'a comment in the database')
    return {
      name: column.name,
      label: heading.text,
      description: column.comment ?? null,
      synonyms: [],
      ...role,
      type: column.type,
      // What is in a file stays as it was written.
      ...(!source.ordered &&
        column.type === 'datetime' &&
        keepsInstants(source.dialect, column.nativeType) && { instant: true }),
      hidden: false,
      column: column.name,
      expression: null,
      profile: column.profile,
    }
  })
  const headed = fields.map((field, at) => ({ field, heading: table.columns[at]?.heading ?? { words: [] } }))
  const pointers = relationships
    .filter(({ to, fromFields }) => to === table.name && fromFields.length === 1)
    .flatMap(
      ({ from, fromFields }) =>
        tables.find(({ name }) => name === from)?.columns.find(({ column }) => column.name === fromFields[0]) ?? [],
    )
  const isComplete = (name: string) =>
    table.columns.find(({ column }) => column.name === name)?.shape?.complete ?? false
  const called = suggestThing(table, keys.primaryKey, [], pointers)
  const nameFields = suggestNameFields(headed, called?.thing.one ?? null, isComplete)
  const thing = suggestThing(table, keys.primaryKey, nameFields, pointers)
  const time = suggestTimeField(headed, thing?.thing.one ?? null)
  if (keys.primaryKey.length > 0) put(null, 'primaryKey', keys.primaryKey, keys.evidence)
  if (keys.uniqueKeys.length > 0) put(null, 'uniqueKeys', keys.uniqueKeys, 'their values all differ')
  if (thing) put(null, 'thing', thing.thing, thing.evidence)
  if (nameFields.length > 0) put(null, 'nameFields', nameFields, 'they name a row to a person')
  if (time) put(null, 'timeField', time.field, time.evidence)
  if (table.table.comment) put(null, 'description', table.table.comment, 'a comment in the database')
  return {
    dataset: {
      name: table.name,
      label: nameInWords(table.table.name) || table.name,
      description: table.table.comment ?? null,
      synonyms: [],
      hidden: table.table.hidden,
      thing: thing?.thing ?? null,
      source: source.id,
      dialect: source.dialect,
      table: { schema: table.table.schema, name: table.table.name },
      ...(table.table.kind === 'view' && { isView: true }),
      rows: table.table.rows,
      primaryKey: keys.primaryKey,
      uniqueKeys: keys.uniqueKeys,
      timeField: time?.field ?? null,
      nameFields,
      ordered: source.ordered && table.table.kind === 'table',
      fields,
    },
    suggestions,
  }
}
