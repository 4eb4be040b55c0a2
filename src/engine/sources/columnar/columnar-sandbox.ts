import { type FileTarget, NotAlike, type Query, QueryError, type QueryTarget } from '../../sandbox/query.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { UNREADABLE } from './unreadable.ts'

/** Statements that were found to be for SQLite, and are not tried again. */
const REMEMBERED = 2_000

/** Failures that say nothing of the statement on SQLite. */
const TRIED_AGAIN = new Set<QueryError['kind']>(['failed', 'refused', 'too-large', 'unavailable'])

type Twins = { target: FileTarget; whole: boolean }

function twinsOf(target: QueryTarget): Twins | null {
  if (target.kind !== 'SQLITE' || target.tables?.length) return null
  const databases = target.databases.flatMap(({ schema, twin }) => (twin === undefined ? [] : [{ schema, path: twin }]))
  if (databases.length === 0) return null
  return { target: { kind: 'DUCKDB', databases }, whole: databases.length === target.databases.length }
}

/**
 * A sandbox that has statements on SQLite files answered by their columnar twins. SQLite prepares each of them all the same, and
 * says what its columns are; whatever is not surely alike, or fails, runs on SQLite as if nothing else had been tried.
 */
export function withColumnar(sandbox: Sandbox, onDamaged: (path: string) => void): Sandbox {
  const remembered = new Set<string>()

  function remember(key: string): void {
    remembered.add(key)
    if (remembered.size > REMEMBERED) remembered.delete(remembered.values().next().value as string)
  }

  async function first<T>(q: Query, run: (q: Query) => Promise<T>): Promise<T> {
    const twins = twinsOf(q.target)
    if (!twins) return run(q)
    const key = JSON.stringify([twins.target.databases, q.sql, q.params ?? null], (_key, value) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    if (remembered.has(key)) return run(q)
    const { columns, declared = [] } = await sandbox.prepare(q)
    try {
      return await run({ ...q, target: twins.target, written: { columns, declared, whole: twins.whole } })
    } catch (error) {
      if (!(error instanceof NotAlike) && !(error instanceof QueryError && TRIED_AGAIN.has(error.kind))) throw error
      const passing = error instanceof QueryError && error.kind === 'unavailable'
      if (passing && error.code === UNREADABLE) for (const { path } of twins.target.databases) onDamaged(path)
      if (!passing) remember(key)
      return run(q)
    }
  }

  return {
    ...sandbox,
    async query(q) {
      const started = performance.now()
      const outcome = await first(q, sandbox.query)
      return { ...outcome, elapsedMs: Math.round((performance.now() - started) * 100) / 100 }
    },
    explain: (q) => first(q, sandbox.explain),
  }
}
