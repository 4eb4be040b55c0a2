import { QueryError } from '../../sandbox/query.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { UNREADABLE } from './unreadable.ts'

/** A sandbox that tells when the file of a table that is kept here cannot be read. */
export function withKeptFiles(sandbox: Sandbox) {
  const listeners: ((path: string) => void)[] = []
  const guarded: Sandbox = {
    ...sandbox,
    async query(q) {
      try {
        return await sandbox.query(q)
      } catch (error) {
        const kept = 'databases' in q.target && q.target.kept ? q.target.databases : []
        if (kept.length === 0 || !(error instanceof QueryError) || error.code !== UNREADABLE) throw error
        for (const { path } of kept) for (const listener of listeners) listener(path)
        throw new QueryError(
          'unavailable',
          'The copy of a table that is kept here cannot be read. It is being made again, and until then the database is asked: ask once more.',
        )
      }
    },
  }
  return { sandbox: guarded, onDamaged: (listener: (path: string) => void) => void listeners.push(listener) }
}
