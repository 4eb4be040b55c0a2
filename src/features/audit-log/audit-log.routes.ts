import { z } from 'zod'
import type { Database } from '../../platform/database/open.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import { auditEntry } from './audit-log.contract.ts'
import { listEntries } from './audit-log.store.ts'

export function auditLogRoutes({ database }: { database: Database }): AppRoute[] {
  return tagged('Audit log', [
    teamRoute('GET', '/audit-log', {
      summary:
        'Lists every change of access in the team, the sign-ins of its members and calls of MCP tools, newest first',
      may: 'audit-log:read',
      query: pageQuery,
      answer: z.array(auditEntry),
      async handle({ caller, query, page }) {
        const rows = await listEntries(database.queries, caller.teamId, query)
        return page(rows)
      },
    }),
  ])
}
