import type { AnalystSource } from '../../engine/analyst/index.ts'
import type { QueryTarget } from '../../engine/sandbox/index.ts'
import { type ClosedSource, schemaNameOf } from './analyst-sources.ts'

const same = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0

/**
 * What a query of a document runs on. `source="shop"` names one data source of the space, whose tables then need no prefix whatever
 * else is attached; or one of the groups that the analyst sees (`sqlite`). Without it: the first.
 */
export function pickSource(sources: AnalystSource[], name: string | null): QueryTarget | null {
  if (name === null) return sources[0]?.target ?? null
  for (const { parts, target } of sources) {
    const at = parts.findIndex((part) => same(part.name, name) || part.dataSourceId === name)
    if (at === -1) continue
    if (!('databases' in target) || parts.length === 1) return target
    const file = target.databases[at]
    return file ? { kind: target.kind, databases: [{ ...file, schema: null }] } : null
  }
  return sources.find(({ source }) => same(source, name))?.target ?? null
}

/** The source that a query names, where it cannot be asked now; undefined where the space has none of that name. */
export const pickClosed = (closed: ClosedSource[], name: string | null): ClosedSource | undefined =>
  closed.find((each) => name === null || same(each.name, name) || each.dataSourceId === name || isNamed(each, name))

/** Why that cannot be asked, in words. */
export function whyClosed(closed: ClosedSource[], name: string | null): string | null {
  const found = pickClosed(closed, name)
  if (!found) return null
  const why = found.fault ? `${found.fault.message}: ${found.fault.detail}` : 'it cannot be opened just now'
  return `"${found.name}" cannot be asked: ${why}`
}

/** A server stands under a name of its own for the analyst. */
const isNamed = ({ name }: ClosedSource, given: string) => schemaNameOf(name, new Set()) === given

/**
 * The data sources that a query may read; a question finds its own among all of the space. With its `sql` those that it seems to
 * name: enough to say where figures come from, not to guard them.
 */
export function usedSources(
  sources: AnalystSource[],
  { source: name, question = null, sql = '' }: { source: string | null; question?: unknown; sql?: string },
): AnalystSource['parts'] {
  if (question !== null) return sources.flatMap(({ parts }) => parts)
  const parts = sources.flatMap((source) => source.parts)
  const part = name === null ? undefined : parts.find((each) => same(each.name, name) || each.dataSourceId === name)
  if (part) return [part]
  const group = name === null ? sources[0] : sources.find(({ source }) => same(source, name))
  return group ? namedIn(group, sql) : []
}

/** Those whose tables the statement names, with their prefix or without; all, where it names none. */
function namedIn({ parts }: AnalystSource, sql: string): AnalystSource['parts'] {
  const prefixed = /(?<![\p{L}\p{N}_])([\p{L}\p{N}_]+)["`]?\s*\.\s*["`]?[\p{L}\p{N}_]+/gu
  const said = sql.toLowerCase()
  const prefixes = new Set([...said.matchAll(prefixed)].map(([, prefix]) => prefix!))
  const unprefixed = said.replace(prefixed, '_').matchAll(/(?:\bfrom|\bjoin|,)\s*["`]?([\p{L}\p{N}_]+)/gu)
  const bare = new Set([...unprefixed].map(([, table]) => table!))
  const named = parts.filter(
    ({ schemaName, tables }) =>
      (schemaName !== null && prefixes.has(schemaName.toLowerCase())) ||
      tables.some(({ name }) => bare.has(name.toLowerCase())),
  )
  return named.length > 0 ? named : parts
}

export const sourceNames = (sources: AnalystSource[]): string =>
  sources.flatMap(({ parts }) => parts.map((part) => `"${part.name}"`)).join(', ') || 'none'
