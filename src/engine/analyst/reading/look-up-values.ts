import { quoteIdentifier } from '../../quote-identifier.ts'
import { rowsOf } from '../../sandbox/query.ts'
import type { SourceTable } from '../../schema.ts'
import { firstOf } from '../../sources/dialect.ts'
import { dialectOf } from '../../sources/registry.ts'
import { type AnalystSource, type LinkedPart, privacyOf, type Workbench } from '../workbench.ts'

const maxColumns = 600
const tablesAtOnce = 4
/** Then what was found is told, and how much was not looked at. */
const totalMs = 20_000
const maxMatches = 200
const perColumn = 5
/** A whole value must not be lost among many that only hold the word. */
const seenPerColumn = 25
const searchMs = 10_000

type Column = { source: AnalystSource; part: LinkedPart; table: SourceTable; column: string }

/** A value of the data that holds a word that was looked for. */
export type ValueMatch = Column & { term: string; value: string; exact: boolean }

/** What of a run is needed to look for values. */
export type ValueSearch = Pick<Workbench, 'sources' | 'isRemote' | 'runQuery' | 'signal'>

/** Where words stand in text columns, those that are a whole value first. Values of a link that is not open to the model are not looked at. */
export const lookUpValues = async (search: ValueSearch, terms: string[]): Promise<ValueMatch[]> =>
  (await searchValues(search, terms)).matches

/** The same, and how many columns there was no time or room to look at. */
export async function searchValues(
  search: ValueSearch,
  terms: string[],
): Promise<{ matches: ValueMatch[]; notSearched: number }> {
  const matches: ValueMatch[] = []
  const unknown: Column[] = []
  for (const column of textColumns(search)) {
    const known = column.table.columns.find(({ name }) => name === column.column)?.profile
    // The profile holds every value of a column with few of them.
    if (known && !known.sampled && known.top.length > 0 && known.top.length === known.distinct)
      matches.push(
        ...fromValues(
          known.top.map(({ value }) => String(value)),
          terms,
          column,
        ),
      )
    else unknown.push(column)
  }
  const tables = [...Map.groupBy(unknown.slice(0, maxColumns), ({ table }) => table).values()]
  let notSearched = Math.max(0, unknown.length - maxColumns)
  const until = performance.now() + totalMs
  const work = async () => {
    for (let columns = tables.shift(); columns; columns = tables.shift()) {
      const mayGoOn = () => matches.length < maxMatches && !search.signal.aborted && performance.now() < until
      const found = await searchColumns(search, columns, terms, mayGoOn)
      matches.push(...found.matches)
      notSearched += found.notSearched
    }
  }
  await Promise.all(Array.from({ length: tablesAtOnce }, work))
  return { matches: matches.sort((a, b) => Number(b.exact) - Number(a.exact)).slice(0, maxMatches), notSearched }
}

function textColumns(search: Pick<ValueSearch, 'sources' | 'isRemote'>): Column[] {
  return search.sources.flatMap((source) =>
    source.parts
      .filter((part) => privacyOf(search, part) === 'full')
      .flatMap((part) =>
        part.tables
          .filter((table) => !table.hidden)
          .flatMap((table) =>
            table.columns
              .filter(({ type }) => type === 'text')
              .map(({ name }) => ({ source, part, table, column: name })),
          ),
      ),
  )
}

function fromValues(values: string[], terms: string[], column: Column): ValueMatch[] {
  return terms.flatMap((term) => {
    const sought = term.toLowerCase()
    return values
      .filter((value) => value.toLowerCase().includes(sought))
      .map((value) => ({ ...column, term, value, exact: value.toLowerCase() === sought }))
      .sort((a, b) => Number(b.exact) - Number(a.exact))
      .slice(0, perColumn)
  })
}

type Found = { matches: ValueMatch[]; notSearched: number }

/** One statement for all text columns of a table; where that fails (an odd type), one for each half. What fails alone was not looked at. */
async function searchColumns(
  search: ValueSearch,
  columns: Column[],
  terms: string[],
  mayGoOn: () => boolean,
): Promise<Found> {
  if (!mayGoOn()) return { matches: [], notSearched: columns.length }
  try {
    return { matches: await searchTable(search, columns, terms), notSearched: 0 }
  } catch (error) {
    if (search.signal.aborted) throw error
    if (columns.length === 1) return { matches: [], notSearched: 1 }
  }
  const half = Math.ceil(columns.length / 2)
  const first = await searchColumns(search, columns.slice(0, half), terms, mayGoOn)
  const second = await searchColumns(search, columns.slice(half), terms, mayGoOn)
  return {
    matches: [...first.matches, ...second.matches],
    notSearched: first.notSearched + second.notSearched,
  }
}

async function searchTable(search: ValueSearch, columns: Column[], terms: string[]): Promise<ValueMatch[]> {
  const { runQuery, signal } = search
  const { source, part, table } = columns[0]!
  const dialect = dialectOf(source.target.kind)
  const from = dialect.table({ schema: part.schemaName ?? table.schema, name: table.name })
  // Values are bound; `like` would take % and _ of a name as wildcards.
  const params = Object.fromEntries(terms.map((term, index) => [`term${index}`, term.toLowerCase()]))
  const most = seenPerColumn * terms.length
  const sql = columns
    .map(({ column }, at) => {
      const name = quoteIdentifier(column, dialect.quoting)
      const any = terms.map((_, index) => dialect.contains(name, `:term${index}`)).join(' or ')
      const values = firstOf(dialect, `select distinct ${name} as v from ${from} where ${any}`, most)
      return `select ${at} as c, v from (${values}) t${at}`
    })
    .join(' union all ')
  const outcome = await runQuery({
    target: source.target,
    sql,
    params,
    maxRows: most * columns.length,
    maxBytes: 1_048_576,
    timeoutMs: searchMs,
    signal,
  })
  const found = Map.groupBy(rowsOf(outcome), (row) => Number(row.c))
  return columns.flatMap((column, at) =>
    fromValues(
      (found.get(at) ?? []).map((row) => String(row.v)),
      terms,
      column,
    ),
  )
}
