import { tool, zodSchema } from 'ai'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { rowsOf } from '../../sandbox/query.ts'
import type { SourceTable } from '../../schema.ts'
import { dialectOf } from '../../sources/registry.ts'
import { type FindValuesOutput, findValuesInput } from '../tool-contract.ts'
import { type AnalystSource, type LinkedPart, privacyOf, type Workbench } from '../workbench.ts'

const maxColumns = 60
const maxMatches = 200
const perColumn = 5
const searchMs = 10_000

type Column = { source: AnalystSource; part: LinkedPart; table: SourceTable; column: string }

// Made into JSON schema once, not at each run.
const input = zodSchema(findValuesInput)

/** Where names of the question stand in text columns. Values of a link that is not open to the model are not looked at. */
export function findValuesTool(bench: Workbench) {
  return tool({
    description:
      'Looks for words or names in the text columns of all tables and returns where they stand and how they are written.',
    inputSchema: input,
    async execute({ terms }, { abortSignal }): Promise<FindValuesOutput> {
      const signal = abortSignal ? AbortSignal.any([abortSignal, bench.signal]) : bench.signal
      const matches: FindValuesOutput['matches'] = []
      const unknown = new Map<string, Set<string>>()
      for (const column of textColumns(bench)) {
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
        else unknown.set(columnKey(column), new Set(terms))
      }
      for (const column of textColumns(bench)
        .filter((candidate) => unknown.has(columnKey(candidate)))
        .slice(0, maxColumns)) {
        if (matches.length >= maxMatches || signal.aborted) break
        matches.push(...(await search(bench, column, terms, signal)))
      }
      return { matches: matches.sort((a, b) => Number(b.exact) - Number(a.exact)).slice(0, maxMatches) }
    },
  })
}

const columnKey = ({ part, table, column }: Column) => `${part.dataSourceId}\n${table.schema}\n${table.name}\n${column}`

function textColumns(bench: Workbench): Column[] {
  return bench.sources.flatMap((source) =>
    source.parts
      .filter((part) => privacyOf(bench, part) === 'full')
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

function fromValues(
  values: string[],
  terms: string[],
  { source, part, table, column }: Column,
): FindValuesOutput['matches'] {
  return terms.flatMap((term) => {
    const sought = term.toLowerCase()
    return values
      .filter((value) => value.toLowerCase().includes(sought))
      .slice(0, perColumn)
      .map((value) => ({
        term,
        source: source.source,
        schemaName: part.schemaName ?? table.schema,
        table: table.name,
        column,
        value,
        exact: value.toLowerCase() === sought,
      }))
  })
}

async function search(
  bench: Workbench,
  column: Column,
  terms: string[],
  signal: AbortSignal,
): Promise<FindValuesOutput['matches']> {
  const { source, part, table } = column
  const dialect = dialectOf(source.target.kind)
  const name = quoteIdentifier(column.column, dialect.quoting)
  const from = dialect.table({ schema: part.schemaName ?? table.schema, name: table.name })
  // Values are bound; `like` would take % and _ of a name as wildcards.
  const params = Object.fromEntries(terms.map((term, index) => [`term${index}`, term.toLowerCase()]))
  const any = terms.map((_, index) => dialect.contains(name, `:term${index}`)).join(' or ')
  const sql = `select distinct ${name} as v from ${from} where ${any} limit ${perColumn * terms.length}`
  try {
    const outcome = await bench.runQuery({
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
