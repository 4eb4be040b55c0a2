import type { ReportContent } from '../../engine/reports/index.ts'
import { madeAt, type Timestamps } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { pack } from '../../platform/database/packed-text.ts'
import type { PageWanted } from '../../platform/database/page-by-id.ts'
import { readLongContent } from '../../platform/database/read-long-content.ts'
import { equal } from '../../platform/database/statements.ts'
import { longPage, teamRows, teamRowsIn } from '../../platform/database/team-rows.ts'
import { pause } from '../../platform/workers/in-turns.ts'
import { readJson, writeJson } from '../../platform/workers/json-in-turns.ts'
import type { Report, ReportInMaking } from './reports.contract.ts'

export type ReportRow = Omit<ReportInMaking, 'template' | 'space' | 'sources'> & {
  teamId: string
  /** JSON. */
  options: string
}
export type ReportSourceRow = Report['sources'][number] & { teamId: string }
export type TemplateRow = {
  id: string
  teamId: string
  name: string
  description: string | null
  markup: string
  createdByUserId: string
} & Timestamps

declare module '../../platform/database/tables.ts' {
  interface Tables {
    reports: ReportRow
    report_contents: { reportId: string; teamId: string; content: string }
    report_sources: ReportSourceRow
    report_templates: TemplateRow
  }
}

/** Of so many the sources are read by one statement. */
const reportsAtOnce = 100

/** A report that is still to be made. */
export const queuedReport = (
  fields: Pick<
    ReportRow,
    'id' | 'teamId' | 'spaceId' | 'createdByUserId' | 'templateId' | 'title' | 'description' | 'options'
  >,
  now: string,
): ReportRow => ({
  ...fields,
  status: 'queued',
  progress: 0,
  doing: null,
  error: null,
  archivedAt: null,
  generatedAt: null,
  ...madeAt(now),
})

export type ReportStore = ReturnType<typeof createReportStore>

export function createReportStore(given: Pick<Database, 'queries' | 'apart' | 'transaction'>) {
  const { queries: database, transaction } = given
  const templates = teamRows(database, 'report_templates', ['markup', 'description'])
  const reports = teamRows(database, 'reports')
  const own = teamRowsIn(database, 'reports', 'createdByUserId')
  /** As JSON text. */
  const contentText = (teamId: string, reportId: string): Promise<string | Buffer | null> =>
    readLongContent(given, 'report_contents', { teamId, reportId })

  return {
    /** Private to their owner: the user is part of every look-up that a person makes. */
    list: (teamId: string, userId: string, page: PageWanted & { spaceId?: string | undefined }): Promise<ReportRow[]> =>
      longPage(
        database
          .selectFrom('reports')
          .where((where) => equal(where, { teamId, createdByUserId: userId }))
          .$if(page.spaceId !== undefined, (query) => query.where('spaceId', '=', page.spaceId!)),
        ['options', 'description'],
        page,
      ),
    find: own.find,
    remove: own.remove,

    /** For the making of it, which nobody in particular asks for. */
    forMaking: reports.find,
    insert: reports.insert,
    update: reports.update,

    contentText,
    async content(teamId: string, reportId: string): Promise<ReportContent | null> {
      const text = await contentText(teamId, reportId)
      return text === null ? null : readJson<ReportContent>(text)
    },

    /** Content, sources and state together: a report is never half made. */
    async finish(
      { teamId, id }: Pick<ReportRow, 'teamId' | 'id'>,
      content: ReportContent,
      sources: { id: string; name: string }[],
      now: string,
      done: (queries: Queries) => Promise<void> = async () => {},
    ): Promise<void> {
      const json = await pack(await writeJson(content))
      await transaction(async (queries) => {
        await queries
          .insertInto('report_contents')
          .values({ reportId: id, teamId, content: json })
          .onConflict((conflict) => conflict.column('reportId').doUpdateSet({ content: json }))
          .execute()
        await queries.deleteFrom('report_sources').where('reportId', '=', id).execute()
        if (sources.length > 0)
          await queries
            .insertInto('report_sources')
            .values(
              sources.map((source) => ({
                reportId: id,
                teamId,
                dataSourceId: source.id,
                dataSourceName: source.name,
                unavailableAt: null,
                ...madeAt(now),
              })),
            )
            .execute()
        await queries
          .updateTable('reports')
          .set({ status: 'done', progress: 100, doing: null, error: null, generatedAt: now, updatedAt: now })
          .where('id', '=', id)
          .execute()
        await done(queries)
      })
    },

    /** By the ids of the reports, of which some have none. */
    async sourcesOf(teamId: string, reportIds: string[]): Promise<Map<string, ReportSourceRow[]>> {
      const rows: ReportSourceRow[] = []
      for (let from = 0; from < reportIds.length; from += reportsAtOnce) {
        await pause()
        rows.push(
          ...(await database
            .selectFrom('report_sources')
            .selectAll()
            .where('teamId', '=', teamId)
            .where('reportId', 'in', reportIds.slice(from, from + reportsAtOnce))
            .orderBy('dataSourceName')
            .execute()),
        )
      }
      return Map.groupBy(rows, ({ reportId }) => reportId)
    },

    /** In the transaction that deletes the source. */
    async sourceDeleted(queries: Queries, teamId: string, dataSourceId: string, now: string): Promise<void> {
      await queries
        .updateTable('report_sources')
        .set({ unavailableAt: now, updatedAt: now })
        .where((where) => equal(where, { teamId, dataSourceId }))
        .where('unavailableAt', 'is', null)
        .execute()
    },

    templates: templates.list,
    template: templates.find,
    /** Without its document. */
    templateHead: (teamId: string, id: string): Promise<Pick<TemplateRow, 'id' | 'name' | 'description'> | undefined> =>
      database
        .selectFrom('report_templates')
        .select(['id', 'name', 'description'])
        .where((where) => equal(where, { teamId, id }))
        .executeTakeFirst(),
    insertTemplate: templates.insert,
    updateTemplate: templates.update,
    removeTemplate: templates.remove,
  }
}
