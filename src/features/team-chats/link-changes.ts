import type { FastifyRequest } from 'fastify'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { findOrThrow, type ServiceError } from '../../platform/errors.ts'
import type { Principal } from '../access/index.ts'
import { by, record } from '../audit-log/index.ts'

type LinkStore<Row, Change> = {
  find(teamId: string, id: string, queries?: Queries): Promise<Row | undefined>
  insert(row: Row, queries: Queries): Promise<void>
  update(teamId: string, id: string, change: Change, queries?: Queries): Promise<Row | undefined>
  remove(teamId: string, id: string, queries?: Queries): Promise<boolean>
}
type Detail = Record<string, unknown>
type Asked = { caller: Principal; request: FastifyRequest }

/** How the links of either team chat are made, changed and removed: each with its entry in the audit log. */
export function linkChanges<Row extends { id: string }, Change extends object>({
  kind,
  database,
  clock,
  store,
  notFound,
}: {
  kind: 'slack' | 'google-chat'
  database: Database
  clock: Clock
  store: LinkStore<Row, Change & { updatedAt: string }>
  notFound: (id: string) => ServiceError
}) {
  const told = (
    queries: Queries,
    { caller, request }: Asked,
    action: 'team-chat.created' | 'team-chat.updated' | 'team-chat.deleted',
    targetId: string,
    detail: Detail,
  ) => record(queries, { ...by(caller, request), action, targetId, detail: { kind, ...detail } }, isoNow(clock))

  return {
    insert: (asked: Asked, row: Row, detail: Detail): Promise<void> =>
      database.transaction(async (queries) => {
        await store.insert(row, queries)
        await told(queries, asked, 'team-chat.created', row.id, detail)
      }),

    update: (asked: Asked, id: string, change: Change, detailOf: (changed: Row) => Detail): Promise<Row> =>
      database.transaction(async (queries) => {
        const { teamId } = asked.caller
        const update = store.update(teamId, id, { ...change, updatedAt: isoNow(clock) }, queries)
        const changed = await findOrThrow(update, () => notFound(id))
        await told(queries, asked, 'team-chat.updated', id, detailOf(changed))
        return changed
      }),

    remove: (asked: Asked, id: string, detailOf: (removed: Row) => Detail): Promise<void> =>
      database.transaction(async (queries) => {
        const { teamId } = asked.caller
        const row = await findOrThrow(store.find(teamId, id, queries), () => notFound(id))
        await findOrThrow(store.remove(teamId, id, queries), () => notFound(id))
        await told(queries, asked, 'team-chat.deleted', id, detailOf(row))
      }),
  }
}
