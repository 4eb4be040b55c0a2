import type { Database, Queries } from '../../platform/database/open.ts'
import { newestFirst, type PageWanted } from '../../platform/database/page-by-id.ts'
import { readLongContent } from '../../platform/database/read-long-content.ts'
import { changesAny, equal } from '../../platform/database/statements.ts'
import { teamRows, teamRowsIn } from '../../platform/database/team-rows.ts'
import type { Attachment, Delivery } from './deliveries.contract.ts'

export type DeliveryRow = Delivery & {
  teamId: string
  sealedTarget: string | null
  attachment: Attachment | null
  contentId: string | null
  automationRunId: string | null
  reportId: string | null
  webhookId: string | null
  event: string | null
  /** JSON. */
  payload: string | null
  eventKey: string | null
  responseText: string | null
}
type ContentRow = { id: string; teamId: string; content: string; createdAt: string }

declare module '../../platform/database/tables.ts' {
  interface Tables {
    deliveries: DeliveryRow
    delivery_contents: ContentRow
  }
}

export function createDeliveryStore(given: Pick<Database, 'queries' | 'apart'>) {
  const { queries: database } = given
  const { find, update } = teamRows(database, 'deliveries')
  return {
    find,

    /** False when the event was told to this webhook already. */
    async insert(row: DeliveryRow, queries: Queries): Promise<boolean> {
      return queries
        .insertInto('deliveries')
        .values(row)
        .onConflict((conflict) => conflict.columns(['webhookId', 'eventKey']).doNothing())
        .$call(changesAny)
    },

    async insertContent(row: ContentRow, queries: Queries): Promise<void> {
      await queries.insertInto('delivery_contents').values(row).execute()
    },

    content: (teamId: string, id: string): Promise<string | Buffer | null> =>
      readLongContent(given, 'delivery_contents', { teamId, id }),

    update,
    ofReport: teamRowsIn(database, 'deliveries', 'reportId').list,

    ofWebhook: (
      teamId: string,
      webhookId: string,
      page: PageWanted & { status?: DeliveryRow['status'] | undefined },
    ): Promise<DeliveryRow[]> =>
      database
        .selectFrom('deliveries')
        .selectAll()
        .where((where) => equal(where, { teamId, webhookId }))
        .$if(page.status !== undefined, (query) => query.where('status', '=', page.status!))
        .$call(newestFirst(page))
        .execute(),

    async ofRuns(teamId: string, runIds: string[], queries: Queries = database): Promise<DeliveryRow[]> {
      if (runIds.length === 0) return []
      return queries
        .selectFrom('deliveries')
        .selectAll()
        .where('teamId', '=', teamId)
        .where('automationRunId', 'in', runIds)
        .orderBy('id')
        .execute()
    },

    /** What has ended and is old; then what was sent and is named by nothing any more. */
    async prune(before: string): Promise<void> {
      await database
        .deleteFrom('deliveries')
        .where('createdAt', '<', before)
        .where('status', '!=', 'pending')
        .where('automationRunId', 'is', null)
        .execute()
      await database
        .deleteFrom('delivery_contents')
        .where('createdAt', '<', before)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('deliveries')
                .select('deliveries.id')
                .whereRef('deliveries.contentId', '=', 'delivery_contents.id')
                .where('deliveries.status', '=', 'pending'),
            ),
          ),
        )
        .execute()
    },
  }
}
