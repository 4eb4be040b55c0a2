import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Download, RefreshCw, Send, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ReportWithContent } from '../../../src/client/index.ts'
import { Button } from '../../components/form/button.tsx'
import { Menu, type MenuEntry, MoreMenu } from '../../components/overlay/menu.tsx'
import { lazyPart } from '../../components/page/lazy-part.tsx'
import { LoadedPage } from '../../components/page/loaded.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState, Progress } from '../../components/page/states.tsx'
import { format } from '../../lib/format.ts'
import { useAct } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { showError } from '../../lib/undo.ts'
import { DocumentProvider, type DocumentRun } from '../dashboards/document/document-data.tsx'
import { DocumentView } from '../dashboards/document/document-view.tsx'
import type { Result } from '../dashboards/document/documents.ts'
import {
  archiveReport,
  changeReport,
  deleteReport,
  exportReport,
  isInMaking,
  regenerateReport,
  reportFormats,
  reportQuery,
} from './reports.queries.ts'

const SendReportDialog = lazyPart(() => import('./send-report-dialog.tsx'), 'SendReportDialog')

export function ReportPage() {
  const { reportId } = useParams({ from: '/inside/reports/$reportId' })
  const report = useQuery(reportQuery(reportId))
  return (
    <LoadedPage query={report} title={t.nav.reports}>
      {(data) => <Shown report={data} />}
    </LoadedPage>
  )
}

function Shown({ report }: { report: ReportWithContent }) {
  const { id, title, content } = report
  const can = useCan()
  const [sending, setSending] = useState(false)
  const again = useAct(() => regenerateReport(id))
  return (
    <Page
      title={title}
      width="full"
      action={
        <div className="flex items-center gap-1">
          {can.write ? (
            <>
              <ReportMenu report={report} onRegenerate={() => again.mutate()} />
              <Button icon={Send} disabled={content === null} onClick={() => setSending(true)}>
                {t.actions.send}
              </Button>
            </>
          ) : null}
          <ExportMenu id={id} disabled={content === null} />
        </div>
      }
    >
      <div className="h-full overflow-auto px-4 py-6 md:px-6">
        <div data-printed className="mx-auto max-w-240">
          <Head report={report} />
          {isInMaking(report) ? (
            <Making report={report} />
          ) : report.status === 'failed' ? (
            <EmptyState
              title={t.reports.failed}
              text={report.error ?? t.reports.failedText}
              action={
                <Button busy={again.isPending} onClick={() => again.mutate()}>
                  {t.reports.regenerate}
                </Button>
              }
            />
          ) : content ? (
            <Reading id={id} generatedAt={report.generatedAt} content={content} title={title} />
          ) : null}
        </div>
      </div>
      {sending ? <SendReportDialog report={report} onClose={() => setSending(false)} /> : null}
    </Page>
  )
}

function ReportMenu({ report, onRegenerate }: { report: ReportWithContent; onRegenerate: () => void }) {
  const { id } = report
  const navigate = useNavigate()
  const entries: MenuEntry[] = [
    { label: t.reports.regenerate, icon: RefreshCw, disabled: isInMaking(report), onSelect: onRegenerate },
    report.archivedAt === null
      ? { label: t.reports.archiveDo, icon: Archive, onSelect: () => void archiveReport(report) }
      : {
          label: t.chats.unarchive,
          icon: ArchiveRestore,
          onSelect: () => void changeReport(id, { archived: false }).catch(showError),
        },
    {
      label: t.reports.delete,
      icon: Trash2,
      danger: true,
      onSelect: () => {
        deleteReport(report, () => void navigate({ to: '/reports/$reportId', params: { reportId: id } }))
        void navigate({ to: '/reports' })
      },
    },
  ]
  return <MoreMenu entries={entries} />
}

function ExportMenu({ id, disabled }: { id: string; disabled: boolean }) {
  const save = useAct((kind: (typeof reportFormats)[number]) => exportReport(id, kind))
  return (
    <Menu
      trigger={
        <Button look="primary" icon={Download} busy={save.isPending} disabled={disabled}>
          {t.actions.export}
        </Button>
      }
      entries={reportFormats.map((kind) => ({ label: t.reports.formats[kind], onSelect: () => save.mutate(kind) }))}
    />
  )
}

const Making = ({ report: { doing, status, progress } }: { report: ReportWithContent }) => (
  <div className="flex flex-col gap-2 py-8" aria-live="polite">
    <p className="font-medium">{doing ?? (status === 'queued' ? t.reports.queued : t.reports.making)}</p>
    <Progress label={t.reports.making} value={status === 'queued' ? null : progress / 100} />
    <p className="text-muted">{t.reports.leave}</p>
  </div>
)

function Head({ report }: { report: ReportWithContent }) {
  const names = report.sources.map(({ dataSourceName, unavailableAt }) =>
    unavailableAt === null ? dataSourceName : t.reports.gone(dataSourceName),
  )
  return (
    <div className="mb-6 border-b border-line pb-4">
      <p aria-hidden className="hidden text-28 font-semibold print:block">
        {report.title}
      </p>
      {report.description ? <p className="reading">{report.description}</p> : null}
      <p className="text-12 text-muted">
        {[
          t.reports.of(report.template?.name ?? report.templateId, report.space.name),
          report.generatedAt === null ? null : t.reports.made(format.dateTime(report.generatedAt)),
          names.length === 0 ? null : t.reports.basedOn(names.join(', ')),
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
    </div>
  )
}

type ReadingProps = {
  id: string
  generatedAt: string | null
  title: string
  content: NonNullable<ReportWithContent['content']>
}

/** The results are in the report: nothing is asked again, so it reads the same next year. */
function Reading({ id, generatedAt, title, content }: ReadingProps) {
  const document = useMemo(
    () => ({
      controls: [],
      queries: Object.entries(content.results).map(([name, { sql }]) => ({ name, sql: sql ?? '', controls: [] })),
      nodes: content.nodes,
    }),
    [content],
  )
  const source = useMemo<DocumentRun>(
    () => ({
      key: ['report', id, generatedAt],
      run: async ({ name }) => content.results[name]! as Result,
      hasWholes: ({ name }) => content.results[name]?.wholes !== undefined,
    }),
    [id, generatedAt, content],
  )
  return (
    <DocumentProvider document={document} values={{}} onChange={null} source={source} refreshMs={null} showSql>
      <DocumentView title={title} />
    </DocumentProvider>
  )
}
