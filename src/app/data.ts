import { availableParallelism } from 'node:os'
import path from 'node:path'
import { createSandbox, withPulls } from '../engine/sandbox/index.ts'
import { programs, withColumnar, withKeptFiles } from '../engine/sources/index.ts'
import { defaultImportLimits, type ImportLimits } from '../engine/spreadsheets/index.ts'
import { createEngineWorkers } from '../engine/workers/index.ts'
import type { AppRoute } from '../features/access/index.ts'
import {
  createDataSources,
  createExtractStore,
  createExtracts,
  createTwinKeeper,
  dataSourceRoutes,
  extractRoutes,
  fileRoutes,
  noticeChanges,
  queryRoutes,
  rowRoutes,
} from '../features/data-sources/index.ts'
import {
  createDatasetStore,
  createDatasetTables,
  datasetRoutes,
  duplicateRoutes,
  entryRoutes,
  openEntries,
  saveResult,
  sweepEntries,
} from '../features/datasets/index.ts'
import { createSearchAnalyticsStore, searchAnalyticsRoutes } from '../features/search-analytics/index.ts'
import { createSpaceStore } from '../features/spaces/index.ts'
import { trackUploads, uploadRoutes } from '../features/uploads/index.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { createTurns } from '../platform/turns.ts'
import { openFiles } from './files.ts'
import type { Foundation } from './foundation.ts'

const importPlaces = { places: Math.max(2, availableParallelism()) }

/** Files, the sandbox, data sources, datasets. */
export async function createData(foundation: Foundation) {
  const { config, database, clock, log, secrets, bus, dataFolder, room, tempDir, stopping } = foundation
  const { files, sweepFiles, closeFiles } = await openFiles(foundation)
  const limits = limitsOf(config)
  const { sandbox: direct, twins, onDamaged } = createQueries(foundation, files, limits.import)
  const workers = createEngineWorkers()
  const uploads = trackUploads(bus)
  const sources = createDataSources({ database, files, secrets, sandbox: direct, twins, clock, bus, log })
  const sandbox = noticeChanges(direct, sources, log)
  await sweepFiles(sources.store.filesInUse)
  const [turns, arriving] = [createTurns(importPlaces), createTurns(importPlaces)]
  const { store } = sources
  const upload = { database, store, twins, files, sandbox, clock, uploads, turns, arriving, limits, room }
  const extracts = keepExtracts(foundation, { sources, sandbox, files, limits: limits.import })
  onDamaged(extracts.damaged)
  const sourceDeps = { ...upload, sources, extracts, secrets, tempDir }

  const entries = await openEntries(database, { dataDir: dataFolder.path, databaseUrl: config.databaseUrl })
  const datasets = createDatasetStore(database)
  sources.onDelete((queries, source, now) => datasets.sourceDeleted(queries, source.teamId, source, now))
  const datasetDeps = {
    entries,
    datasets,
    sources,
    sandbox,
    files,
    turns,
    limits,
    room,
    clock,
    log,
    tempDir,
    spaces: createSpaceStore(database),
    tables: createDatasetTables(entries, path.join(dataFolder.path, 'cache', 'datasets')),
  }
  const routes: AppRoute[] = [
    ...dataSourceRoutes(sourceDeps),
    ...fileRoutes(sourceDeps),
    ...queryRoutes(sourceDeps),
    ...rowRoutes(sourceDeps),
    ...extractRoutes(sourceDeps),
    ...uploadRoutes({ uploads, stopping: stopping.signal }),
    ...searchAnalyticsRoutes({ sources, store: createSearchAnalyticsStore(database), sandbox, clock }),
    ...datasetRoutes(datasetDeps),
    ...duplicateRoutes(datasetDeps),
    ...entryRoutes(datasetDeps),
  ]
  return {
    routes,
    sandbox,
    workers,
    sources,
    upload,
    saveDataset: (teamId: string, spaceId: string, result: Parameters<typeof saveResult>[3]) =>
      saveResult({ datasets, entries, clock, limits }, teamId, spaceId, result),
    extracts,
    sweep: () => sweepEntries({ entries, datasets }),
    async close() {
      sources.schemas.close()
      await Promise.all([sandbox.close(), workers.close(), twins?.close()])
      uploads.close()
      await entries.close()
      closeFiles()
    },
  }
}

type ExtractDeps = Pick<Parameters<typeof createExtracts>[0], 'sources' | 'sandbox' | 'files' | 'limits'>

/** Tables of servers that are kept here; they go with their source. */
function keepExtracts({ database, secrets, room, clock, tempDir, jobs, log }: Foundation, deps: ExtractDeps) {
  const store = createExtractStore(database)
  const extracts = createExtracts({ ...deps, database, store, secrets, room, clock, tempDir, jobs, log })
  deps.sources.onDelete((queries, source) => extracts.sourceDeleted(queries, source))
  return extracts
}

function limitsOf({ uploads: { maxFileBytes, ...importLimits }, maxDatasetEntries }: Foundation['config']) {
  return { maxFileBytes, maxEntries: maxDatasetEntries, import: { ...defaultImportLimits, ...importLimits } }
}

/** What runs statements, and what looks after the columnar files that some of them run on. */
function createQueries({ config, guard, tempDir, room, log }: Foundation, files: FileStore, limits: ImportLimits) {
  const direct = createSandbox({ tempDir, guard, programs, ...config.queries })
  const { sandbox, onDamaged } = withKeptFiles(withPulls(direct, tempDir))
  if (!config.columnar) return { sandbox, onDamaged }
  const twins = createTwinKeeper({ files, limits, room, log })
  return { sandbox: withColumnar(sandbox, twins.damaged), onDamaged, twins }
}
