import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sampleFiles } from '../src/engine/samples/index.ts'
import { createSandbox } from '../src/engine/sandbox/index.ts'
import { programs, readSchema } from '../src/engine/sources/index.ts'
import { registerFunctions } from '../src/engine/sources/sqlite/functions.ts'
import { importSpreadsheet } from '../src/engine/spreadsheets/index.ts'
import { createNetworkGuard } from '../src/platform/network/network.ts'
import { corpora } from './corpora-bench.ts'
import type { Workbench } from './workbench.ts'

/** Files as the service would hold them: imported and profiled by its own parts. */
export type Bench = Workbench & { close(): void }

type Upload = { input: string; fileName: string }

const openFiles = async (folder: string, files: { path: string; name: string }[], today: string): Promise<Bench> => {
  const sandbox = createSandbox({
    programs,
    tempDir: join(folder, 'sandbox'),
    guard: createNetworkGuard({ allowPrivate: false }),
  })
  const database = new DatabaseSync(files.length === 1 ? (files[0]?.path ?? '') : ':memory:', {
    readOnly: files.length === 1,
  })
  registerFunctions(database)
  const parts = []
  try {
    for (const file of files) {
      const { tables } = await readSchema(
        sandbox,
        'evals',
        { kind: 'SQLITE', databases: [{ schema: null, path: file.path }] },
        { profile: true },
      )
      parts.push({ dataSourceId: file.name, name: file.name, schemaName: null, grounding: '', tables })
      if (files.length === 1) continue
      // SQLite attaches ten files at most, so the tables of many are brought into one.
      database.exec(`ATTACH '${file.path}' AS other`)
      for (const table of tables)
        if (!table.hidden) database.exec(`CREATE TABLE "${table.name}" AS SELECT * FROM other."${table.name}"`)
      database.exec('DETACH other')
    }
  } finally {
    await sandbox.close()
  }
  return {
    sources: [{ source: 'main', engine: 'sqlite', parts }],
    database,
    today,
    close: () => {
      database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const importAll = async (uploads: (folder: string) => Promise<Upload[]>, today: string): Promise<Bench> => {
  const folder = mkdtempSync(join(tmpdir(), 'evals-'))
  const files = []
  for (const { input, fileName } of await uploads(folder)) {
    const output = join(folder, `${fileName}.sqlite`)
    await importSpreadsheet({ input, fileName, output })
    files.push({ path: output, name: fileName })
  }
  return openFiles(folder, files, today)
}

/** The sample shop, through the ordinary way of an upload. */
export const importedShop = (): Promise<Bench> =>
  importAll(async (folder) => {
    const [file] = await sampleFiles()
    if (!file) throw new Error('there is no sample file')
    const input = join(folder, file.name)
    await writeFile(input, file.bytes)
    return [{ input, fileName: file.name }]
  }, '2026-01-15')

/** Each file a data source of its own, all in one space. */
export const importedNewsroom = (): Promise<Bench> =>
  importAll(async () => {
    const from = join(corpora, 'fivethirtyeight')
    const names = readdirSync(from)
      .filter((f) => f.endsWith('.csv'))
      .sort()
    return names.map((name) => ({ input: join(from, name), fileName: name }))
  }, '2026-01-15')

/** A database as it is. */
export const existingDatabase = (path: string, today: string): Promise<Bench> =>
  openFiles(mkdtempSync(join(tmpdir(), 'evals-')), [{ path: join(corpora, path), name: path }], today)
