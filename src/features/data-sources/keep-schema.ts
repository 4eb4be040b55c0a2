import { isFileSource } from '../../engine/connection.contract.ts'
import type { Sandbox } from '../../engine/sandbox/index.ts'
import { readSchema, type SourceSchema, type SourceTable } from '../../engine/sources/index.ts'
import type { ImportReport } from '../../engine/spreadsheets/index.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { DataSourceStore, StoredSource } from './data-sources.store.ts'
import type { TwinKeeper } from './files/keep-twins.ts'
import { targetToAsk } from './look-at-rights.ts'
import { withQueryErrors } from './query-faults.ts'

export type SchemaDeps = {
  store: DataSourceStore
  sandbox: Sandbox
  files: FileStore
  secrets: Secrets
  twins?: TwinKeeper | undefined
  clock: Clock
  log: Log
  /** Tells everybody that a source has other tables or columns than it had. */
  tellChanged(source: Pick<StoredSource, 'id' | 'teamId'>): Promise<void>
}
/** Told of what a source was found to hold, whenever it has been read. */
export type SchemaListener = (source: Pick<StoredSource, 'id' | 'teamId'>, schema: SourceSchema) => Promise<void>
export const notLookedAt = 'whether a server has changed could not be looked at'
export type KeptSchema = { schema: SourceSchema; readAt: string }

const PREPARE_AFTER_MS = 1_000
/** A server that was found as it was is not looked at again for so long, whatever fails there; while it is asked about, it is after so long. */
const UNCHANGED_FOR_MS = 10_000
const LOOK_AGAIN_AFTER_MS = 600_000

/** Tables with their profiles: read when first asked for, then kept until the source changes. */
export function createSchemaKeeper(deps: SchemaDeps) {
  const { store, sandbox, clock, log } = deps
  // Those who ask for the same one while it is being read wait for that reading.
  const reading = new Map<string, Promise<KeptSchema>>()
  const waiting = new Set<NodeJS.Timeout>()
  const listeners: SchemaListener[] = []
  const unchanged = new Map<string, number>()
  const sinceLook = (id: string, readAt = ''): number =>
    clock.now().getTime() - Math.max(unchanged.get(id) ?? 0, Date.parse(readAt) || 0)

  function read(source: StoredSource, profile: boolean): Promise<KeptSchema> {
    const key = `${source.id} ${source.updatedAt} ${profile}`
    let started = reading.get(key)
    if (!started) {
      started = readAndKeep(source, profile).finally(() => reading.delete(key))
      reading.set(key, started)
    }
    return started
  }

  async function find(source: StoredSource, profile: boolean): Promise<SourceSchema> {
    const { teamId, id } = source
    const report = isFileSource(source) ? await store.importReport(teamId, id) : undefined
    const found = await withQueryErrors(readSchema(sandbox, teamId, await targetToAsk(deps, source), { profile }))
    return report ? withLabels(found, report) : onlyDatasets(found, source.datasets)
  }

  async function readAndKeep(source: StoredSource, profile: boolean): Promise<KeptSchema> {
    const { teamId, id } = source
    const [schema, before] = await Promise.all([find(source, profile), store.schema(teamId, id)])
    const kept = { schema, readAt: isoNow(clock) }
    await store.putSchema(teamId, id, source.updatedAt, kept)
    if (!isFileSource(source) && source.connectionStatus !== 'CONNECTED')
      await store.markConnected(teamId, id, source.updatedAt, kept.readAt)
    if (before && !hasSameColumns(before.schema, schema)) await deps.tellChanged(source)
    for (const listener of listeners)
      await listener(source, schema).catch((error: Error) =>
        log.warn({ err: error, dataSource: id }, 'what waited for a schema was not told of it'),
      )
    return kept
  }

  const later = (source: StoredSource) => {
    read(source, true).catch((error: Error) => log.warn({ err: error, dataSource: source.id }, 'no profile was made'))
  }

  return {
    onRead: (listener: SchemaListener): void => {
      listeners.push(listener)
    },

    /** Looks at an upload before anybody asks, but not while the first question about it may be on its way. */
    prepare(source: StoredSource): void {
      const timer = setTimeout(() => {
        waiting.delete(timer)
        later(source)
      }, PREPARE_AFTER_MS)
      waiting.add(timer)
    },

    /** Those not begun are read when somebody asks for them. */
    close(): void {
      for (const timer of waiting) clearTimeout(timer)
    },

    async of(source: StoredSource, refresh = false): Promise<KeptSchema> {
      const kept = refresh ? undefined : await store.schema(source.teamId, source.id)
      if (kept) {
        if (sinceLook(source.id, kept.readAt) > LOOK_AGAIN_AFTER_MS)
          this.lookAgain(source).catch((error: Error) => log.warn({ err: error, dataSource: source.id }, notLookedAt))
        return kept
      }
      if (isFileSource(source)) return read(source, true)
      // Somebody else's database may have hundreds of tables: their names now, what is in them when it has been read.
      const names = await read(source, false)
      later(source)
      return names
    },

    /** After a statement failed at a server, whose tables change without notice: those that it has now are kept. */
    async lookAgain(source: StoredSource): Promise<void> {
      const { id, teamId } = source
      if (isFileSource(source) || sinceLook(id) < UNCHANGED_FOR_MS) return
      const kept = await store.schema(teamId, id)
      if (!kept) return
      if (hasSameColumns(kept.schema, await find(source, false))) unchanged.set(id, clock.now().getTime())
      else await this.of(source, true)
    },

    /** Whether there is such a table now, also when it is newer than what was kept. */
    async table(source: StoredSource, name: string, schema: string | undefined): Promise<SourceTable | undefined> {
      const find = ({ schema: { tables } }: KeptSchema) =>
        tables.find((table) => table.name === name && (schema === undefined || table.schema === schema))
      const found = find(await this.of(source))
      return found || isFileSource(source) ? found : find(await this.of(source, true))
    },
  }
}

/** The import knows what headings and sheets were called, and which sheets were hidden. */
function withLabels(schema: SourceSchema, report: ImportReport): SourceSchema {
  const tables = new Map(report.tables.map((table) => [table.name, table]))
  return {
    tables: schema.tables.map((table) => {
      const imported = tables.get(table.name)
      if (!imported) return table
      const columns = new Map(imported.columns.map((column) => [column.name, column]))
      return {
        ...table,
        hidden: imported.hidden,
        columns: table.columns.map((column) => {
          const { label, format } = columns.get(column.name) ?? {}
          return { ...column, label: label && label !== column.name ? label : null, ...(format ? { format } : {}) }
        }),
      }
    }),
  }
}

const columnsOf = ({ tables }: SourceSchema) =>
  JSON.stringify(tables.map(({ schema, name, columns }) => [schema, name, columns.map((one) => [one.name, one.type])]))
const hasSameColumns = (a: SourceSchema, b: SourceSchema): boolean => columnsOf(a) === columnsOf(b)

function onlyDatasets(schema: SourceSchema, datasets: string[] | null): SourceSchema {
  if (!datasets) return schema
  return { tables: schema.tables.filter(({ schema: name }) => name !== null && datasets.includes(name)) }
}
