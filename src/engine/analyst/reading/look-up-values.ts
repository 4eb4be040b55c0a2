import { quoteIdentifier } from '../../quote-identifier.ts'
import { rowsOf } from '../../sandbox/query.ts'
import type { SourceTable } from '../../schema.ts'
import { dialectOf } from '../../sources/registry.ts'
import { type AnalystSource, type LinkedPart, privacyOf, type Workbench } from '../workbench.ts'

const maxColumns = 60
const maxMatches = 200
const perColumn = 5
const searchMs = 10_000

type Column = { source: AnalystSource; part: LinkedPart; table: SourceTable; column: string }

/** A value of the data that holds a word that was looked for. */
export type ValueMatch = Column & { term: string; value: string; exact: boolean }

/** What of a run is needed to look for values. */
export type ValueSearch = Pick<Workbench, 'sources' | 'leaves' | 'runQuery' | 'signal'>

/** Where words stand in text columns, those that are a whole value first. Values of a link that is not open to the model are not looked at. */
export async function lookUpValues(search: ValueSearch, terms: string[]): Promise<ValueMatch[]> {
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
  for (const column of unknown.slice(0, maxColumns)) {
    if (matches.length >= maxMatches || search.signal.aborted) break
    matches.push(...(await searchColumn(search, column, terms)))
  }
  return matches.sort((a, b) => Number(b.exact) - Number(a.exact)).slice(0, maxMatches)
}

function textColumns(search: Pick<ValueSearch, 'sources' | 'leaves'>): Column[] {
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
      .slice(0, perColumn)
      .map((value) => ({ ...column, term, value, exact: value.toLowerCase() === sought }))
  })
}

async function searchColumn({ runQuery, signal }: ValueSearch, column: Column, terms: string[]): Promise<ValueMatch[]> {
  const { source, part, table } = column
  const dialect = dialectOf(source.target.kind)
  const name = quoteIdentifier(column.column, dialect.quoting)
  const from = dialect.table({ schema: part.schemaName ?? table.schema, name: table.name })
  // Values are bound; `like` would take % and _ of a name as wildcards.
  const params = Object.fromEntries(terms.map((term, index) => [`term${index}`, term.toLowerCase()]))
  const any = terms.map((_, index) => dialect.contains(name, `:term${index}`)).join(' or ')
  const sql = `select distinct ${name} as v from ${from} where ${any} limit ${perColumn * terms.length}`
  try {
    const outcome = await runQuery({
      target: source.target,
      sql,
      params,
      maxRows: 200,
      maxBytes: 65_536,
      timeoutMs: searchMs,
      signal,
    })
    return fromValues(
      rowsOf(outcome).map((row) => String(row.v)),
      terms,
      column,
    )
  } catch (error) {
    if (signal.aborted) throw error
    // One column that cannot be searched (too slow, an odd type) does not spoil the others.
    return []
  }
}
