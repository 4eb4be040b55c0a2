import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { ownerAlone } from '../../platform/turns.ts'
import { type CopiedTable, type FileTarget, type Pull, type Query, QueryError } from './query.ts'
import type { Sandbox } from './sandbox.ts'

/** Of each table that is pulled from elsewhere for one question. */
const MAX_ROWS = 200_000
const MAX_BYTES = 256 * 1024 * 1024
const TIMEOUT_MS = 60_000

/** A sandbox whose queries can bring in rows of other sources. They pass through files: nobody but the children reads them. */
export function withPulls(sandbox: Sandbox, tempDir: string): Sandbox {
  async function copy(q: Query, pull: Pull, folder: string): Promise<CopiedTable> {
    const { name, columns, types, instants, target, sql, params, label, wayOut } = pull
    const { signal, timeoutMs = TIMEOUT_MS } = q
    const limits = { maxRows: MAX_ROWS, maxBytes: MAX_BYTES, timeoutMs }
    await mkdir(folder, { mode: 0o700 })
    const asked = { ...ownerAlone(q), ...(signal && { signal }) }
    const { truncated } = await sandbox.copy({ ...asked, target, sql, params, ...limits }, folder)
    if (truncated)
      throw new QueryError(
        'too-large',
        `${label} is too large to be read for one question across sources: ${MAX_ROWS} rows and ${MAX_BYTES / 1024 ** 2} MB are the most. ${wayOut}`,
      )
    return { name, columns, types, instants, folder }
  }

  async function pulling<T>(q: Query, run: (q: Query) => Promise<T>): Promise<T> {
    if (!('databases' in q.target) || !q.target.pulls?.length) return run(q)
    const { pulls, ...target }: FileTarget = q.target
    await mkdir(tempDir, { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(path.join(tempDir, 'pulled-'))
    try {
      const copying = pulls.map((pull, i) => copy(q, pull, path.join(folder, String(i))))
      const copied = await Promise.all(copying).finally(() => Promise.allSettled(copying))
      return await run({ ...q, target: { ...target, copied } })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    ...sandbox,
    query: (q) => pulling(q, sandbox.query),
    prepare: (q) => pulling(q, sandbox.prepare),
    explain: (q) => pulling(q, sandbox.explain),
    profile: (q) => pulling(q, sandbox.profile),
  }
}
