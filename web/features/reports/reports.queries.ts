import type { ReportInMaking as Report, ReportChange, ReportInput, TemplateInput } from '../../../src/client/index.ts'
import type { ReportTemplateAnswer } from '../../../src/features/reports/reports.contract.ts'
import { client } from '../../lib/api.ts'
import { saveMade } from '../../lib/clipboard.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { afterwards, getQuery, listQuery, queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { undoable } from '../../lib/undo.ts'

export type { Report }

export type Template = ReportTemplateAnswer
export type ReportFields = ReportInput
export const reportFormats = ['pdf', 'html', 'md', 'xlsx'] as const

const everyMs = 1000
export const isInMaking = (report: Pick<Report, 'status'>) => report.status === 'queued' || report.status === 'running'

/** Asked again while one of them is being made. */
export const reportsQuery = listQuery(['reports'], '/reports', {
  query: { limit: 1000 },
  refetchInterval: ({ state }) => (state.data?.some(isInMaking) ? everyMs : false),
})

export const reportQuery = (id: string) =>
  getQuery(['report', id], '/reports/{id}', {
    path: { id },
    refetchInterval: ({ state }) => (state.data && isInMaking(state.data) ? everyMs : false),
  })

export const templatesQuery = listQuery(['report-templates'], '/report-templates')

export async function saveTemplate(id: string | null, fields: TemplateInput): Promise<void> {
  if (id === null) await client.post('/report-templates', { body: fields })
  else await client.patch('/report-templates/{id}', { path: { id }, body: fields })
  await queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey })
}

export function deleteTemplate({ id, name }: Pick<Template, 'id' | 'name'>): void {
  deleteSoon({
    id,
    message: t.reports.templates.deleted(name),
    remove: () =>
      client
        .delete('/report-templates/{id}', { path: { id }, keepalive: true })
        .then(afterwards(() => queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey }))),
  })
}

const changed = (id: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: reportQuery(id).queryKey }),
  ])

export const makeReport = (fields: ReportFields) =>
  client
    .post('/reports', { body: fields })
    .then(afterwards(() => queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })))

export const regenerateReport = (id: string) =>
  client.post('/reports/{id}/regenerate', { path: { id } }).then(afterwards(() => changed(id)))

export const changeReport = (id: string, change: ReportChange) =>
  client.patch('/reports/{id}', { path: { id }, body: change }).then(afterwards(() => changed(id)))

export const archiveReport = ({ id }: Pick<Report, 'id'>): Promise<void> =>
  undoable({
    do: () => changeReport(id, { archived: true }),
    undo: () => changeReport(id, { archived: false }),
    message: t.reports.archived,
  }).catch(() => undefined)

export function deleteReport({ id, title }: Pick<Report, 'id' | 'title'>, onUndo?: () => void): void {
  deleteSoon({
    id,
    message: t.reports.deleted(title),
    ...(onUndo ? { onUndo } : {}),
    remove: () =>
      client
        .delete('/reports/{id}', { path: { id }, keepalive: true })
        .then(afterwards(() => queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey }))),
  })
}

export const exportReport = (id: string, format: (typeof reportFormats)[number]) =>
  saveMade(client.file('GET', '/reports/{id}/export', { path: { id }, query: { format } }))
