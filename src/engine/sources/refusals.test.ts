import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { QueryError, type QueryTarget, rowsOf, type Sandbox } from '../sandbox/index.ts'
import { duckdbBombs, duckdbRefusals } from './duckdb/refusals.cases.ts'
import { mysqlBombs, mysqlRefusals } from './mysql/refusals.cases.ts'
import { postgresBombs, postgresRefusals } from './postgres/refusals.cases.ts'
import { makeRedshift } from './redshift/redshift.fixture.ts'
import { redshiftRefusals } from './redshift/refusals.cases.ts'
import { makeDuckdb, makeFolder, makeMysql, makePostgres, makeSqlite, SALES, type Server } from './shops.fixture.ts'
import { sqliteBombs, sqliteRefusals } from './sqlite/refusals.cases.ts'

const MB = 1024 * 1024

/** The most that a process ever held; null where the system does not tell. */
function peakBytes(pid: number): number | null {
  try {
    const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return line ? Number(line[1]) * 1024 : null
  } catch {
    return null
  }
}

async function refusal(sandbox: Sandbox, target: QueryTarget, sql: string, timeoutMs: number): Promise<QueryError> {
  try {
    const outcome = await sandbox.query({ teamId: 'team', target, sql, timeoutMs, maxRows: 10 })
    assert.fail(`it answered ${Buffer.from(outcome.json).toString().slice(0, 300)}`)
  } catch (error) {
    assert.ok(error instanceof QueryError, String(error))
    return error
  }
}

type Engine = {
  name: string
  /** Different statements that are tried at least. */
  least: number
  cases: Record<string, string[]>
  bombs: string[]
  memory: number
  make(folder: string): Promise<{ target: QueryTarget; server?: Server } | null>
}

const remote = async (made: Server | null) => (made ? { target: made.target, server: made } : null)
const engines: Engine[] = [
  {
    name: 'SQLite',
    least: 150,
    cases: sqliteRefusals,
    bombs: sqliteBombs,
    memory: 256 * MB,
    make: async (folder) => ({ target: makeSqlite(folder) }),
  },
  {
    name: 'DuckDB',
    least: 100,
    cases: duckdbRefusals,
    bombs: duckdbBombs,
    memory: 1_400 * MB,
    make: async (folder) => ({ target: await makeDuckdb(folder) }),
  },
  {
    name: 'PostgreSQL',
    least: 80,
    cases: postgresRefusals,
    bombs: postgresBombs,
    memory: 256 * MB,
    make: async () => remote(await makePostgres()),
  },
  {
    name: 'MySQL',
    least: 40,
    cases: mysqlRefusals,
    bombs: mysqlBombs,
    memory: 256 * MB,
    make: async () => remote(await makeMysql()),
  },
  {
    name: 'Redshift',
    least: 100,
    cases: { ...postgresRefusals, ...redshiftRefusals },
    bombs: postgresBombs,
    memory: 256 * MB,
    make: async () => remote(await makeRedshift()),
  },
]

for (const engine of engines)
  describe(`${engine.name}: what must not get through`, () => {
    const place = makeFolder()
    const sandbox = place.sandbox({ processes: 2 })
    let target: QueryTarget | null = null
    let server: Server | undefined
    let files: string[] = []
    before(async () => {
      const made = await engine.make(place.folder)
      target = made?.target ?? null
      server = made?.server
      files = readdirSync(place.folder)
      // A process loads its driver with its first query; the deadlines here are for the statements.
      if (target) await sandbox.query({ teamId: 'team', target, sql: 'SELECT 1 AS one' })
    })
    after(async () => {
      await sandbox.close()
      await server?.remove()
      place.remove()
    })
    const stillThere = async () => {
      assert.ok(place.canaryIsUntouched(), 'the canary was touched')
      assert.deepEqual(readdirSync(place.folder), files, 'files appeared or went')
      const outcome = await sandbox.query({
        teamId: 'team',
        target: target as QueryTarget,
        sql: 'SELECT count(*) AS n FROM sales',
      })
      assert.equal(Number(rowsOf(outcome)[0]?.n), SALES)
    }

    test(`at least ${engine.least} different statements are tried`, () => {
      assert.ok(new Set([...Object.values(engine.cases).flat(), ...engine.bombs]).size >= engine.least)
    })

    for (const [group, statements] of Object.entries(engine.cases))
      test(`${group}: ${statements.length} statements are refused`, async (t) => {
        if (!target) return t.skip('no server')
        for (const statement of statements) {
          const error = await refusal(sandbox, target, statement.replaceAll('CANARY', place.canary), 1_500).catch(
            (failure) => {
              throw new Error(`${JSON.stringify(statement)}: ${failure.message}`)
            },
          )
          assert.ok(
            ['refused', 'failed'].includes(error.kind),
            `${JSON.stringify(statement)} ended as ${error.kind}: ${error.message}`,
          )
        }
        await stillThere()
      })

    test(`${engine.bombs.length} bombs of time, memory and disk are stopped, and the next query is answered`, async (t) => {
      if (!target) return t.skip('no server')
      let peak = 0
      const watch = setInterval(() => {
        for (const pid of sandbox.pids()) peak = Math.max(peak, peakBytes(pid) ?? 0)
      }, 20)
      try {
        const left = [...engine.bombs]
        const defuse = async (at: QueryTarget) => {
          for (let bomb = left.pop(); bomb; bomb = left.pop()) {
            const error = await refusal(sandbox, at, bomb, 500).catch((failure) => {
              throw new Error(`${bomb}: ${failure.message}`)
            })
            assert.ok(
              ['timeout', 'too-large', 'failed', 'refused'].includes(error.kind),
              `${bomb} ended as ${error.kind}: ${error.message}`,
            )
          }
        }
        await Promise.all([defuse(target), defuse(target)])
      } finally {
        clearInterval(watch)
      }
      assert.ok(peak < engine.memory, `a child held ${Math.round(peak / MB)} MB`)
      t.diagnostic(`the most that a child held: ${Math.round(peak / MB)} MB`)
      await stillThere()
    })
  })
