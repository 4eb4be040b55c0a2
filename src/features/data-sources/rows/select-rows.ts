import { isFileSource } from '../../../engine/connection.contract.ts'
import type { EngineName, SourceKind } from '../../../engine/connection.ts'
import {
  type Catalog,
  type Condition,
  compile,
  type Expression,
  type Field,
  type Question,
  QuestionFault,
} from '../../../engine/question/index.ts'
import type { SourceColumn, SourceTable } from '../../../engine/schema.ts'
import { bareOf } from '../../../engine/sources/index.ts'
import { dataSourceErrors } from '../data-sources.errors.ts'
import type { RowFilter, RowsSelected } from './rows.contract.ts'

type Place = {
  kind: SourceKind
  table: SourceTable /** What gives its rows, where it is no table. */
  statement?: string
}
type Selected = Pick<RowsSelected, 'search' | 'filters' | 'sort'>

/** The statements that list rows of one table and count them. A question compiles to them, so every engine writes its own SQL. */
export function selectRows({ kind, table }: Place, { search, filters, sort }: Selected) {
  const columns = columnsOf(table)
  const catalog = catalogOf(kind, table)
  const conditions = [
    ...filters.map((filter) => conditionOf(columns.named(filter.column), filter)),
    ...(search?.trim() ? [{ any: columns.all.flatMap((column) => searched(column, search.trim())) }] : []),
  ]
  const where = conditions.length > 0 && { where: { all: conditions } }
  const rows: Question = {
    measures: [],
    by: [],
    dataset,
    fields: columns.all.map((column) => ({ of: fieldOf(column) })),
    ...where,
    order: sort.map(({ column, descending }) => ({
      column: { of: fieldOf(columns.named(column)) },
      descending,
    })),
  }
  const named = (question: Question, written = false) =>
    compiled(() =>
      compile(question, catalog, {
        written,
        names: ({ ref }) => ('field' in ref ? (columns.all[ref.field]?.name ?? '') : 'count'),
      }),
    )
  return {
    page: (limit: number, offset: number) => named({ ...rows, limit, offset }),
    count: () => named({ measures: [{ count: dataset }], by: [], ...where }),
    statement: () => named(rows, true).sql,
  }
}

/** The statement that reads all of a table, or by a column that grows what has come since, and what has no value there. */
export function allRows({ kind, table, statement }: Place, since: { column: string; value: string } | null) {
  const columns = columnsOf(table)
  const grown = since && fieldOf(columns.named(since.column))
  const question: Question = {
    measures: [],
    by: [],
    dataset,
    fields: columns.all.map((column) => ({ of: fieldOf(column) })),
    ...(since &&
      grown && {
        where: { any: [{ compare: '>=', left: grown, right: { value: since.value } }, { missing: grown }] },
      }),
  }
  // In whatever order: its keys are no reason to sort it.
  const unsorted = { ...table, columns: table.columns.map((column) => ({ ...column, primaryKey: false })) }
  return compiled(() =>
    compile(question, catalogOf(kind, unsorted, statement), {
      names: ({ ref }) => ('field' in ref ? (columns.all[ref.field]?.name ?? '') : ''),
    }),
  )
}

const dataset = 'rows'
/** Each column is known twice: as it is, and as the text that its engine makes of it. */
const valueName = (column: string) => `value:${column}`
const textName = (column: string) => `text:${column}`
const fieldOf = ({ name }: SourceColumn): Expression => ({ field: { dataset, field: valueName(name) } })

const isNumber = ({ type }: SourceColumn) => type === 'integer' || type === 'real' || type === 'decimal'
const isTime = ({ type }: SourceColumn) => type === 'date' || type === 'datetime'

function columnsOf({ columns }: SourceTable) {
  return {
    all: columns,
    named: (name: string): SourceColumn => {
      const column = columns.find((one) => one.name === name)
      if (column) return column
      throw dataSourceErrors.columnNotFound(`there is no column "${name}"`)
    },
  }
}

function conditionOf(column: SourceColumn, filter: RowFilter): Condition {
  const of = fieldOf(column)
  if ('empty' in filter) return filter.empty ? { missing: of } : { not: { missing: of } }
  if ('contains' in filter) return contains(column, filter.contains)
  const { compare, value } = filter
  const isEqual: Condition =
    column.type === 'text'
      ? { text: 'like', of, value: value.replace(/[\\%_]/g, '\\$&') }
      : { compare: '=', left: of, right: { value } }
  if (compare === '=') return isEqual
  // An empty cell is different from every value.
  if (compare === '<>') return { any: [{ not: isEqual }, { missing: of }] }
  return { compare, left: of, right: { value } }
}

const contains = (column: SourceColumn, value: string): Condition => ({
  text: 'contains',
  of: column.type === 'text' ? fieldOf(column) : { field: { dataset, field: textName(column.name) } },
  value,
})

/** A number never contains a word, and a day has digits. */
function searched(column: SourceColumn, text: string): Condition[] {
  if (column.type === 'blob' || column.type === 'boolean') return []
  if (isNumber(column) && !/^[\d.e+-]+$/i.test(text)) return []
  if (isTime(column) && !/^[\d:.TZ+\s-]+$/i.test(text)) return []
  return [contains(column, text)]
}

/** One table as it stands: nothing is renamed, read by a time zone or left out. */
function catalogOf(kind: SourceKind, table: SourceTable, statement?: string): Catalog {
  const primaryKey = table.columns.filter((column) => column.primaryKey).map(({ name }) => valueName(name))
  return {
    datasets: [
      {
        name: dataset,
        label: table.name,
        ...nothingSaid,
        thing: null,
        source: dataset,
        dialect: kind.toLowerCase() as EngineName,
        table: {
          schema: table.schema,
          name: table.name,
          ...(statement !== undefined && { statement: bareOf(kind, statement) }),
        },
        rows: table.rows,
        primaryKey,
        uniqueKeys: [],
        timeField: null,
        nameFields: [],
        // A table without rowids has a primary key.
        ordered: isFileSource({ type: kind }) && table.kind === 'table' && primaryKey.length === 0,
        fields: table.columns.flatMap((column) => [
          plainField(valueName(column.name), column),
          plainField(textName(column.name), { ...column, type: 'other' }),
        ]),
      },
    ],
    relationships: [],
    metrics: [],
    timeZone: 'UTC',
    fiscalYearStart: 1,
    today: '2000-01-01',
  }
}
const plainField = (name: string, { name: column, type, nativeType }: SourceColumn): Field => ({
  name,
  label: column,
  ...nothingSaid,
  // Text of other types (uuid, enum) is cast before it is compared, as an id is.
  role: type === 'text' && !/char|text|string|clob/i.test(nativeType) ? 'id' : 'text',
  type,
  aggregation: null,
  format: null,
  valueLabels: [],
  column,
  expression: null,
  profile: null,
})
const nothingSaid = { description: null, synonyms: [], hidden: false }

function compiled<T>(compile: () => T): T {
  try {
    return compile()
  } catch (error) {
    if (error instanceof QuestionFault)
      throw dataSourceErrors.filterInvalid(error.faults.map(({ message }) => message).join(' '))
    throw error
  }
}
