import { setTimeout as wait } from 'node:timers/promises'
import type { Catalog, Dataset } from '../../question/catalog.ts'
import { quoteIdentifier } from '../../quote-identifier.ts'
import { QueryError } from '../../sandbox/query.ts'
import { dialectOf } from '../../sources/registry.ts'
import { sourceReading } from '../workbench.ts'
import type { ValueSearch } from './look-up-values.ts'
import type { ReadRequest } from './read-question.ts'

/** Whoever asks waits no longer than this for rows; without them words alone tell. */
const waitMs = 120
const maxMs = 2_000
const maxBytes = 2_000_000

/** The rows of all these datasets as JSON text, which passes through unread; null where one of them cannot be had at once. */
export async function bringRows(
  search: ValueSearch,
  { datasets }: Catalog,
  wanted: readonly string[],
): Promise<ReadRequest['rows'] | null> {
  if (wanted.length === 0) return null
  const brought = Promise.all(
    datasets
      .filter(({ name }) => wanted.includes(name))
      .map(async (dataset) => ({ dataset: dataset.name, json: await rowsAsText(search, dataset) })),
  ).then((rows) => rows.flatMap(({ dataset, json }) => (json === null ? [] : [{ dataset, json }])))
  const late = new AbortController()
  const rows = await Promise.race([brought, wait(waitMs, null, { signal: late.signal, ref: false })])
  late.abort()
  return rows?.length === wanted.length ? rows : null
}

async function rowsAsText({ sources, runQuery, signal }: ValueSearch, dataset: Dataset): Promise<string | null> {
  const place = sourceReading(sources, [dataset.source])
  const columns = dataset.fields.flatMap(({ column, type }) => (type === 'blob' ? [] : (column ?? [])))
  if (!place || columns.length === 0) return null
  const dialect = dialectOf(place.target.kind)
  const names = [...new Set(columns)].map((column) => quoteIdentifier(column, dialect.quoting))
  try {
    const { json, truncated } = await runQuery({
      target: place.target,
      sql: `select ${names.join(', ')} from ${dialect.table(dataset.table)}`,
      // It may have grown since it was counted.
      maxRows: 2 * (dataset.rows ?? 0) + 100,
      maxBytes,
      timeoutMs: maxMs,
      signal,
    })
    return truncated ? null : Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString('utf8')
  } catch (error) {
    // Whether it can be asked is seen when it is: here it only was no help.
    if (error instanceof QueryError && !signal.aborted) return null
    throw error
  }
}
