import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createWorkbench, type DashboardAbilities, type LinkedPart } from '../../src/engine/analyst/index.ts'
import type { Cell } from '../../src/engine/analyst/tool-contract.ts'
import type { Workbench } from '../../src/engine/analyst/workbench.ts'
import { buildCatalog } from '../../src/engine/catalog/build-catalog.ts'
import { createSandbox } from '../../src/engine/sandbox/index.ts'
import { programs } from '../../src/engine/sources/index.ts'
import { createNetworkGuard } from '../../src/platform/network/network.ts'
import { openSet } from '../reader/own.ts'
import { tablesOf } from '../reader/tables.ts'

const today = '2026-01-15'

type Options = { privacy?: LinkedPart['privacy']; dashboards?: DashboardAbilities }

/** The sample shop, imported like any upload, for models that run elsewhere: real tools, a real sandbox. */
export type OracleShop = {
  bench(options?: Options): Workbench
  rows(sql: string): Cell[][]
  close(): Promise<void>
}

/** `more` changes the database before anybody looks at it. */
export async function openOracleShop(more = ''): Promise<OracleShop> {
  const path = await openSet('shop')
  if (more !== '') {
    const changed = new DatabaseSync(path)
    changed.exec(more)
    changed.close()
  }
  const folder = mkdtempSync(join(tmpdir(), 'oracle-'))
  const tables = tablesOf(path).map(({ table }) => table)
  const catalog = buildCatalog([{ id: 'shop', dialect: 'sqlite', schema: { tables }, isFile: true }], {
    timeZone: 'UTC',
    fiscalYearStart: 1,
    today,
  })
  const sandbox = createSandbox({
    programs,
    tempDir: join(folder, 'sandbox'),
    guard: createNetworkGuard({ allowPrivate: false }),
  })
  const database = new DatabaseSync(path, { readOnly: true })
  return {
    bench({ privacy = 'full', dashboards } = {}) {
      const part = { dataSourceId: 'shop', name: 'Shop', schemaName: null, grounding: '', tables }
      return createWorkbench({
        sources: [
          {
            source: 'sqlite',
            engine: 'sqlite',
            parts: [{ ...part, privacy, groundingGenerated: true }],
            target: { kind: 'SQLITE', databases: [{ schema: null, path }] },
          },
        ],
        catalog,
        shortcuts: [],
        today,
        isRemote: true,
        signal: new AbortController().signal,
        runQuery: (query) => sandbox.query({ ...query, teamId: 'oracle' }),
        ...(dashboards && { dashboards }),
      })
    },
    rows(sql) {
      const statement = database.prepare(sql)
      statement.setReturnArrays(true)
      return statement.all() as unknown as Cell[][]
    },
    async close() {
      database.close()
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
      rmSync(dirname(path), { recursive: true, force: true })
    },
  }
}
