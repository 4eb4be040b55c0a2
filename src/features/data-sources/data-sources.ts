import type { QueryTarget, Sandbox } from '../../engine/sandbox/index.ts'
import type { SourceTable } from '../../engine/schema.ts'
import type { SourceSchema } from '../../engine/sources/index.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Queries } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import type { DataSource } from './data-sources.contract.ts'
import { dataSourceErrors } from './data-sources.errors.ts'
import { createDataSourceStore, type DataSourceStore, type StoredSource } from './data-sources.store.ts'
import { createSchemaKeeper, type SchemaDeps } from './keep-schema.ts'
import { targetToAsk } from './look-at-rights.ts'

export type SourceChange = { teamId: string; id: string; change: 'changed' | 'replaced' | 'deleted' }
/** Runs in the transaction that deletes or replaces a source, or finds it failing: what depends on it is written with it, or not at all. */
export type SourceHook = (
  queries: Queries,
  source: Pick<DataSource, 'id' | 'teamId' | 'name' | 'type' | 'lastError'>,
  now: string,
) => Promise<void>

export type DataSourceDeps = Omit<SchemaDeps, 'store' | 'tellChanged'> & {
  database: Parameters<typeof createDataSourceStore>[0]
  bus: Bus
  sandbox: Sandbox
}

/** What other features may ask of data sources. An id of another team is one that does not exist. */
export type DataSources = ReturnType<typeof createDataSources>

const topic = 'data-sources'

/** What would be wrong with other things if a source had these tables. */
export type BreakHook = (
  source: Pick<StoredSource, 'id' | 'teamId' | 'type'>,
  tables: SourceTable[],
) => Promise<{ path: string; message: string; expected: string }[]>

export function createDataSources(deps: DataSourceDeps) {
  const { bus } = deps
  const store: DataSourceStore = createDataSourceStore(deps.database)
  const tellChange = (change: SourceChange): Promise<void> => bus.publish(topic, JSON.stringify(change))
  const schemas = createSchemaKeeper({
    ...deps,
    store,
    tellChanged: ({ teamId, id }) => tellChange({ teamId, id, change: 'changed' }),
  })
  const deleteHooks: SourceHook[] = []
  const replaceHooks: SourceHook[] = []
  const failHooks: SourceHook[] = []
  const breakHooks: BreakHook[] = []

  const targetOf = (source: StoredSource): Promise<QueryTarget> => targetToAsk({ ...deps, store }, source)

  async function find(teamId: string, id: string) {
    const source = await findOrThrow(store.find(teamId, id), dataSourceErrors.notFound)
    return source
  }

  return {
    store,
    schemas,
    find,
    /** Those of the ids that exist. */
    findMany: (teamId: string, ids: string[]): Promise<DataSource[]> => store.findMany(teamId, ids),
    /** What the sandbox runs a query on. Refused where the account was never looked at, and may do more than read. */
    targetOf,
    resolveTarget: async (teamId: string, id: string): Promise<QueryTarget> => targetOf(await find(teamId, id)),
    schemaOf: async (teamId: string, id: string): Promise<SourceSchema> =>
      (await schemas.of(await find(teamId, id))).schema,
    onSchemaRead: schemas.onRead,
    onDelete: (hook: SourceHook): void => {
      deleteHooks.push(hook)
    },
    deleteHooks,
    onReplace: (hook: SourceHook): void => {
      replaceHooks.push(hook)
    },
    replaceHooks,
    /** Asked before a file takes the place of another: what would name tables and columns that are no longer there. */
    onReplacing: (hook: BreakHook): void => {
      breakHooks.push(hook)
    },
    breakHooks,
    /** When a source that was well, or was never tried, is found not to be. */
    onFail: (hook: SourceHook): void => {
      failHooks.push(hook)
    },
    failHooks,
    /** On every instance, after it has happened. */
    onSourceChanged: (listener: (change: SourceChange) => void): (() => void) =>
      bus.subscribe(topic, (payload) => listener(JSON.parse(payload))),
    tellChange,
  }
}
