import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { ReportInMaking as Report } from '../../../src/client/index.ts'
import type {
  ReportTemplateAnswer,
  reportChange,
  reportInput,
  reportWithContent,
  templateInput,
} from '../../../src/features/reports/reports.contract.ts'
import { api } from '../../lib/api.ts'
import { saveFile } from '../../lib/clipboard.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { undoable } from '../../lib/undo.ts'
import { deleteSoon } from '../spaces/going.ts'

export type { Report }

export type ReportWithContent = z.infer<typeof reportWithContent>
export type Template = ReportTemplateAnswer
export type ReportFields = z.input<typeof reportInput>
export const reportFormats = ['pdf', 'html', 'md', 'xlsx'] as const

const everyMs = 1000
export const isInMaking = (report: Pick<Report, 'status'>) => report.status === 'queued' || report.status === 'running'

/** Asked again while one of them is being made. */
export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ signal }) => api.get<Report[]>('/reports', { signal, query: { limit: 1000 } }),
  refetchInterval: ({ state }) => (state.data?.some(isInMaking) ? everyMs : false),
})

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ['report', id],
    queryFn: ({ signal }) => api.get<ReportWithContent>(`/reports/${id}`, { signal }),
    refetchInterval: ({ state }) => (state.data && isInMaking(state.data) ? everyMs : false),
  })

export const templatesQuery = queryOptions({
  queryKey: ['report-templates'],
  queryFn: ({ signal }) => api.get<ReportTemplateAnswer[]>('/report-templates', { signal }),
})

export async function saveTemplate(id: string | null, fields: z.input<typeof templateInput>): Promise<void> {
  if (id === null) await api.post('/report-templates', fields)
  else await api.patch(`/report-templates/${id}`, fields)
  await queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey })
}

export function deleteTemplate({ id, name }: Pick<Template, 'id' | 'name'>): void {
  deleteSoon({
    id,
    message: t.reports.templates.deleted(name),
    remove: async () => {
      await api.delete(`/report-templates/${id}`, { keepalive: true })
      await queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey })
    },
  })
}

const changed = (id: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: reportQuery(id).queryKey }),
  ])

export async function makeReport(fields: ReportFields): Promise<Report> {
  const made = await api.post<Report>('/reports', fields)
  await queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
  return made
}

export async function regenerateReport(id: string): Promise<void> {
  await api.post<Report>(`/reports/${id}/regenerate`)
  await changed(id)
}

export async function changeReport(id: string, change: z.input<typeof reportChange>): Promise<void> {
  await api.patch(`/reports/${id}`, change)
  await changed(id)
}

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
    remove: async () => {
      await api.delete(`/reports/${id}`, { keepalive: true })
      await queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
    },
  })
}

export async function exportReport(id: string, format: (typeof reportFormats)[number]): Promise<void> {
  const { name, content } = await api.file('GET', `/reports/${id}/export`, undefined, { query: { format } })
  saveFile(name, content)
}
