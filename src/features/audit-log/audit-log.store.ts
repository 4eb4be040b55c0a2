import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../platform/database/open.ts'
import { newestFirst, type PageWanted } from '../../platform/database/page-by-id.ts'
import { newId } from '../../platform/ids.ts'
import type { Principal } from '../access/index.ts'
import type { AuditEntry } from './audit-log.contract.ts'

type AuditTable = {
  id: string
  teamId: string | null
  userId: string | null
  via: string | null
  action: string
  targetId: string | null
  detail: string
  ipAddress: string | null
  createdAt: string
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    audit_log: AuditTable
  }
}

export type AuditAction =
  | `api-key.${'created' | 'updated' | 'deleted'}`
  | `identity-provider.${'created' | 'updated' | 'deleted'}`
  | `invitation.${'created' | 'deleted' | 'accepted'}`
  | `member.${'joined' | 'left' | 'role-changed'}`
  | `password.${'reset-link-created' | 'reset' | 'changed'}`
  | `session.${'signed-in' | 'refused' | 'signed-out'}`
  | `two-factor.${'enabled' | 'disabled'}`
  | `team.${'created' | 'settings-changed'}`
  | 'service.settings-changed'
  | `share.${'created' | 'updated' | 'revoked'}`
  | `data-source.${'created' | 'updated' | 'deleted'}`
  | `extract.${'created' | 'updated' | 'deleted'}`
  | `mcp-client.${'connected' | 'revoked'}`
  | 'definitions.saved'
  | `eval.${'started' | 'cancelled' | 'deleted'}`
  | 'mcp.tool-called'
  | `team-chat.${'created' | 'updated' | 'deleted' | 'key-stored' | 'linked' | 'asked'}`
  | 'report.sent'
  | 'setup.done'

export type AuditRecord = {
  teamId: string | null
  userId: string | null
  via: string | null
  action: AuditAction
  targetId?: string | null
  detail?: Record<string, unknown>
  ipAddress: string | null
}

/** Written with the handle of the change it tells of, so that neither exists without the other. */
export async function record(queries: Queries, entry: AuditRecord, now: string): Promise<void> {
  await queries
    .insertInto('audit_log')
    .values({ targetId: null, ...entry, detail: JSON.stringify(entry.detail ?? {}), id: newId(), createdAt: now })
    .execute()
}

/** The part of an entry that is the same for whatever a caller does in one request. */
export const by = (caller: Pick<Principal, 'userId' | 'teamId' | 'via'>, request: Pick<FastifyRequest, 'ip'>) => ({
  teamId: caller.teamId,
  userId: caller.userId,
  via: caller.via,
  ipAddress: request.ip,
})

/** What happened in the team, and the sign-ins of those who belong to it. */
export async function listEntries(queries: Queries, teamId: string, page: PageWanted): Promise<AuditEntry[]> {
  const rows = await queries
    .selectFrom('audit_log')
    .selectAll()
    .where((where) =>
      where.or([
        where('teamId', '=', teamId),
        where.and([
          where('teamId', 'is', null),
          where(
            'userId',
            'in',
            where.selectFrom('memberships').select('memberships.userId').where('memberships.teamId', '=', teamId),
          ),
        ]),
      ]),
    )
    .$call(newestFirst(page))
    .execute()
  return rows.map((row) => ({ ...row, detail: JSON.parse(row.detail) }))
}
