import type { WorkOwner } from '../../platform/turns.ts'
import { QueryError, type QueryTarget } from '../sandbox/query.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { dialectOf } from './registry.ts'

/** An account with which more than reading could be done, and what makes one with which it could not. */
export type WritableRole = { reason: string; statements: string[] }

export type TestResult = { ok: true; writableRole: WritableRole | null } | { ok: false; error: string }

type LookOptions = WorkOwner & { timeoutMs?: number; signal?: AbortSignal }

/** Tries a connection; a failure says what to change. Passwords and keys never come back in it. */
export async function testSource(
  sandbox: Sandbox,
  target: QueryTarget,
  { teamId = '', ...options }: Partial<LookOptions> = {},
): Promise<TestResult> {
  try {
    return { ok: true, writableRole: await lookAtRole(sandbox, target, { timeoutMs: 10_000, ...options, teamId }) }
  } catch (error) {
    if (!(error instanceof QueryError) || error.kind === 'cancelled') throw error
    return { ok: false, error: whatToChange(target, error) ?? error.message }
  }
}

/** Reaches the target, and asks it what its account may do. */
export async function lookAtRole(
  sandbox: Pick<Sandbox, 'ping'>,
  target: QueryTarget,
  options: LookOptions,
): Promise<WritableRole | null> {
  const { canWrite } = await sandbox.ping({ target, ...options })
  if (canWrite === null) return null
  const connection = 'connection' in target ? target.connection : {}
  return { reason: canWrite, statements: dialectOf(target.kind).readOnlyRole(connection) }
}

/** What to change, where it is known why a database does not answer. */
export function whatToChange(target: QueryTarget, { kind, message, code }: QueryError): string | null {
  const dialect = dialectOf(target.kind)
  const connection = 'connection' in target ? { ...target.connection, port: dialect.port(target.connection) } : {}
  return dialect.fixFor({ kind, message, ...(code === undefined ? {} : { code }) }, connection)
}
