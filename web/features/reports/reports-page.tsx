import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Archive, ArchiveRestore, FileText, Plus, Trash2 } from 'lucide-react'
import { Button } from '../../components/form/button.tsx'
import { MoreMenu } from '../../components/overlay/menu.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { Loaded } from '../../components/page/loaded.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState, Progress } from '../../components/page/states.tsx'
import { Tabs } from '../../components/page/tabs.tsx'
import { ListTable } from '../../components/table/list-table.tsx'
import { Time } from '../../components/text/time.tsx'
import { useGoing } from '../../lib/delete-soon.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { showError } from '../../lib/undo.ts'
import { useMaking } from '../../lib/use-making.ts'
import { MakeReportDialog } from './make-report-dialog.tsx'
import { archiveReport, changeReport, deleteReport, isInMaking, type Report, reportsQuery } from './reports.queries.ts'
import { TemplatesList } from './templates-list.tsx'

export function ReportsPage() {
  const { tab = 'current' } = useSearch({ from: '/inside/reports' })
  const navigate = useNavigate()
  const can = useCan()
  const going = useGoing()
  const reports = useQuery(reportsQuery)
  const [making, setMaking] = useMaking()
  const all = (reports.data ?? []).filter(({ id }) => !going.has(id))
  const current = all.filter(({ archivedAt }) => archivedAt === null)
  const archived = all.filter(({ archivedAt }) => archivedAt !== null)
  const make = can.write ? (
    <Button look="primary" icon={Plus} onClick={() => setMaking(true)}>
      {t.reports.make}
    </Button>
  ) : null
  return (
    <Page title={t.nav.reports} action={tab === 'current' && all.length === 0 ? null : make}>
      <Loaded query={reports}>
        {() => (
          <Tabs
            label={t.nav.reports}
            value={tab}
            onChange={(next) =>
              void navigate({ to: '/reports', search: next === 'current' ? {} : { tab: next }, replace: true })
            }
            tabs={[
              {
                value: 'current',
                label: t.reports.current,
                content:
                  all.length === 0 ? (
                    <EmptyState icon={FileText} title={t.reports.empty} text={t.reports.emptyText} action={make} />
                  ) : (
                    <List reports={current} write={can.write} />
                  ),
              },
              {
                value: 'archive',
                label: t.chats.archive,
                count: String(archived.length),
                content:
                  archived.length === 0 ? (
                    <EmptyState icon={Archive} title={t.reports.emptyArchive} />
                  ) : (
                    <List reports={archived} write={can.write} />
                  ),
              },
              {
                value: 'templates',
                label: t.reports.templates.title,
                content: <TemplatesList write={can.write} />,
              },
            ]}
          />
        )}
      </Loaded>
      {making ? <MakeReportDialog onClose={() => setMaking(false)} /> : null}
    </Page>
  )
}

function List({ reports, write }: { reports: Report[]; write: boolean }) {
  return (
    <ListTable
      label={t.nav.reports}
      rows={reports}
      columns={[
        {
          header: t.words.title,
          cell: (report) => (
            <div className="min-w-0">
              <Link to="/reports/$reportId" params={{ reportId: report.id }} className="font-medium hover:underline">
                {report.title}
              </Link>
              <p className="truncate text-12 text-muted">
                {t.reports.of(report.template?.name ?? report.templateId, report.space.name)}
              </p>
            </div>
          ),
        },
        {
          header: t.reports.made(''),
          hideHeader: true,
          cell: (report) => <State report={report} />,
          className: 'w-56',
        },
      ]}
      menu={(report) => (write ? <ReportMenu report={report} /> : null)}
    />
  )
}

function State({ report }: { report: Report }) {
  if (report.status === 'failed') return <Badge tone="bad">{t.reports.failed}</Badge>
  if (isInMaking(report))
    return (
      <Progress
        label={report.doing ?? t.reports.making}
        value={report.status === 'queued' ? null : report.progress / 100}
      />
    )
  return <Time at={report.generatedAt} />
}

const ReportMenu = ({ report }: { report: Report }) => (
  <MoreMenu
    of={report.title}
    entries={[
      report.archivedAt === null
        ? { label: t.reports.archiveDo, icon: Archive, onSelect: () => void archiveReport(report) }
        : {
            label: t.chats.unarchive,
            icon: ArchiveRestore,
            onSelect: () => void changeReport(report.id, { archived: false }).catch(showError),
          },
      { label: t.reports.delete, icon: Trash2, danger: true, onSelect: () => deleteReport(report) },
    ]}
  />
)
