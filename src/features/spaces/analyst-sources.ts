import type { AnalystSource, KeptTable, LinkedPart } from '../../engine/analyst/index.ts'
import type { AttachedFile, QueryTarget } from '../../engine/sandbox/query.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { Log } from '../../platform/log.ts'
import type { SourceAccess } from './source-access.ts'
import type { LinkStore } from './space-data-sources.store.ts'

/** One statement can open so many files. */
const filesPerStatement = 10
const reserved = new Set([
  'main',
  'temp',
  'memory',
  'system',
  'information_schema',
  'pg_catalog',
  'results',
  'together',
])

type Linked = { part: LinkedPart; target: QueryTarget }

/** A name for SQL made from a name for people. */
export function schemaNameOf(name: string, taken: Set<string>): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 40)
  const base = plain === '' || /^\d/.test(plain) || reserved.has(plain) ? `s_${plain}`.replace(/_$/, '') : plain
  let unique = base
  for (let n = 2; taken.has(unique); n++) unique = `${base}_${n}`
  taken.add(unique)
  return unique
}

export type AnalystSourceDeps = {
  links: LinkStore
  sources: SourceAccess
  /** By the ids of sources: what is kept here of them. */
  keptTables(teamId: string, ids: string[]): Promise<Map<string, KeptTable[]>>
  log: Log
}

/** An attached source that cannot be asked now, and why. */
export type ClosedSource = { dataSourceId: string; name: string; fault: ServiceError | null }

/** Opened again to hear it, where a query names a source that is not among those of the space. */
export async function closedSources(
  { links, sources }: Pick<AnalystSourceDeps, 'links' | 'sources'>,
  teamId: string,
  spaceId: string,
): Promise<ClosedSource[]> {
  const ids = (await links.attached(teamId, spaceId)).map(({ dataSourceId }) => dataSourceId)
  const known = await sources.findMany(teamId, ids)
  const closed = known.map(async ({ id, name }) => {
    try {
      await sources.resolveTarget(teamId, id)
      return []
    } catch (error) {
      // Any other is for the log alone, which was told when it was not opened.
      const fault = error instanceof ServiceError && error.status < 500 ? error : null
      return [{ dataSourceId: id, name, fault }]
    }
  })
  return (await Promise.all(closed)).flat()
}

type SourcesWanted = {
  /** Only these data sources; null: all that are attached. */
  only: string[] | null
  /** With their tables and profiles. */
  withTables: boolean
  /** With what is said of each to the analyst, which is long. */
  withGroundings: boolean
}

/**
 * The sources of a space as the analyst meets them: all SQLite files together, so that one statement can join them, likewise
 * all DuckDB ones, and each server by itself. Which file stands under which name is decided here, never by a statement.
 */
export async function analystSources(
  { links, sources, keptTables, log }: AnalystSourceDeps,
  teamId: string,
  spaceId: string,
  { only, withTables, withGroundings }: SourcesWanted,
): Promise<AnalystSource[]> {
  const rows = (await links.attached(teamId, spaceId)).filter(
    ({ dataSourceId }) => only === null || only.includes(dataSourceId),
  )
  const said = withGroundings ? await links.groundings(teamId, spaceId) : null
  const known = new Map(
    (
      await sources.findMany(
        teamId,
        rows.map((row) => row.dataSourceId),
      )
    ).map((source) => [source.id, source]),
  )
  const linked = await Promise.all(
    rows.map(async (row): Promise<Linked | null> => {
      const source = known.get(row.dataSourceId)
      if (!source) return null
      try {
        const [schema, target] = await Promise.all([
          withTables ? sources.schemaOf(teamId, source.id) : null,
          sources.resolveTarget(teamId, source.id),
        ])
        return {
          target,
          part: {
            dataSourceId: source.id,
            name: source.name,
            schemaName: null,
            grounding: said && (said.get(row.id) ?? ''),
            groundingGenerated: row.groundingGenerated === 1,
            privacy: row.privacy,
            tables: schema?.tables ?? [],
          },
        }
      } catch (error) {
        // One that cannot be opened does not keep the others from answering.
        log.warn({ err: error, dataSource: source.id }, 'a linked data source cannot be opened')
        return null
      }
    }),
  )
  const open = linked.filter((item) => item !== null)
  const servers = open.filter(({ target }) => !('databases' in target))
  const kept = await keptTables(
    teamId,
    open.map(({ part }) => part.dataSourceId),
  )
  const names = new Set<string>()
  return [
    ...fileSources(open, 'SQLITE', names, kept),
    ...fileSources(open, 'DUCKDB', names, kept),
    ...servers.map(({ part, target }) => ({
      source: schemaNameOf(part.name, names),
      engine: target.kind.toLowerCase() as AnalystSource['engine'],
      parts: [part],
      target,
      kept: kept.get(part.dataSourceId) ?? [],
    })),
  ]
}

function fileSources(
  linked: Linked[],
  kind: 'SQLITE' | 'DUCKDB',
  names: Set<string>,
  kept: Map<string, KeptTable[]>,
): AnalystSource[] {
  const files = linked.filter(({ target }) => target.kind === kind)
  const engine = kind.toLowerCase() as 'sqlite' | 'duckdb'
  const result: AnalystSource[] = []
  for (let at = 0; at < files.length; at += filesPerStatement) {
    const group = files.slice(at, at + filesPerStatement)
    const taken = new Set<string>()
    const databases: AttachedFile[] = []
    const parts = group.map(({ part, target }) => {
      const schemaName = group.length === 1 ? null : schemaNameOf(part.name, taken)
      for (const file of 'databases' in target ? target.databases : []) databases.push({ ...file, schema: schemaName })
      return { ...part, schemaName }
    })
    const source = at === 0 ? engine : `${engine}-${at / filesPerStatement + 1}`
    names.add(source)
    const results = parts.flatMap(({ dataSourceId }) => kept.get(dataSourceId) ?? [])
    result.push({ source, engine, parts, target: { kind, databases }, kept: results })
  }
  return result
}
