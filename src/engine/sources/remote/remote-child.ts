import { createNetworkGuard, guardEverySocket, type NetworkGuard } from '../../../platform/network/network.ts'
import { QueryError, type QueryFailure, type RemoteTarget } from '../../sandbox/query.ts'
import { serve } from '../../sandbox/serve-async.ts'
import type { Answer } from '../../sandbox/wire.ts'
import type { SourceTable } from '../../schema.ts'
import { remoteEngines } from '../registry.ts'

let guard: NetworkGuard | null = null

serve(async (task, signal) => {
  const target = task.target as RemoteTarget
  if (!guard) {
    guard = createNetworkGuard(task.network ?? { allowPrivate: false })
    guardEverySocket(guard)
  }
  // That a driver cannot be loaded is a fault of the installation, and nothing that the database said.
  const { driver: run } = await remoteEngines[target.kind].loadDriver()
  try {
    if (task.sql.includes('\0')) throw new QueryError('refused', 'A statement cannot hold a NUL character.')
    if (task.sql.length > 1_000_000) throw new QueryError('too-large', 'The statement is too long.')
    const done = await run(task, target.connection, { guard, signal })
    if (done.answer.ok && done.answer.op === 'catalog') refuseManyColumns(done.answer.tables)
    return done
  } catch (error) {
    return { answer: failure(error) }
  }
})

/** So many are read from a server's catalogue at most: of one that has more, tables would be missing without a word. */
const MOST_COLUMNS = 50_000
function refuseManyColumns(tables: SourceTable[]): void {
  if (tables.reduce((sum, { columns }) => sum + columns.length, 0) >= MOST_COLUMNS)
    throw new QueryError(
      'too-large',
      `The tables that this account may read have ${MOST_COLUMNS} columns or more together: give one that may read fewer.`,
    )
}

const UNREACHABLE = /^(E[A-Z]{4,}|ERR_TLS.*|ERR_SSL.*|.*CERT.*|UNABLE_TO_.*)$/

function failure(error: unknown): Answer {
  const {
    message = String(error),
    code,
    position,
  } = (error ?? {}) as { message?: string; code?: unknown; position?: unknown }
  const kind: QueryFailure =
    error instanceof QueryError
      ? error.kind
      : typeof code === 'string' && UNREACHABLE.test(code)
        ? 'unavailable'
        : 'failed'
  const said = message === '' ? String(code ?? 'The connection failed.') : message
  return {
    ok: false,
    kind,
    message: said.slice(0, 2_000),
    ...(code === undefined ? {} : { code: String(code) }),
    ...(typeof position === 'number' ? { position } : {}),
  }
}
