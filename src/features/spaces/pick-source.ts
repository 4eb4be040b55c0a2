import type { AnalystSource } from '../../engine/analyst/index.ts'
import type { QueryTarget } from '../../engine/sandbox/index.ts'

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

/** The data sources that a query may read; a question finds its own among all of the space. */
export function usedSources(
  sources: AnalystSource[],
  { source: name, question = null }: { source: string | null; question?: unknown },
): AnalystSource['parts'] {
  if (question !== null) return sources.flatMap(({ parts }) => parts)
  if (name === null) return sources[0]?.parts ?? []
  const parts = sources.flatMap((source) => source.parts)
  const part = parts.find((each) => same(each.name, name) || each.dataSourceId === name)
  return part ? [part] : (sources.find(({ source }) => same(source, name))?.parts ?? [])
}

export const sourceNames = (sources: AnalystSource[]): string =>
  sources.flatMap(({ parts }) => parts.map((part) => `"${part.name}"`)).join(', ') || 'none'
