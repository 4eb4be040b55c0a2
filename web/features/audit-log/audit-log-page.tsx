import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { Details } from '../../components/page/details.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { PagedTable, usePagedList } from '../../components/table/paged-table.tsx'
import { Time } from '../../components/text/time.tsx'
import { client } from '../../lib/api.ts'
import { t } from '../../lib/texts/index.ts'
import { usersQuery } from '../users/users.queries.ts'

const actions: Record<string, string> = t.audit.actions

export function AuditLogPage() {
  const entries = usePagedList('audit-log', (options) => client.page('/audit-log', options))
  const users = useQuery(usersQuery)
  const nameOf = (id: string | null) =>
    id === null ? t.audit.nobody : (users.data?.find((user) => user.id === id)?.name ?? id)
  return (
    <Page title={t.settings.auditLog} text={t.audit.text}>
      <PagedTable
        list={entries}
        empty={<EmptyState icon={ScrollText} title={t.audit.empty} />}
        label={t.settings.auditLog}
        columns={[
          { header: t.audit.time, cell: (one) => <Time at={one.createdAt} exact /> },
          { header: t.audit.who, cell: (one) => nameOf(one.userId) },
          { header: t.audit.what, cell: (one) => actions[one.action] ?? one.action },
          { header: t.words.details, wide: true, cell: (one) => <Details fields={one.detail} /> },
          {
            header: t.words.from,
            wide: true,
            cell: (one) => <span className="numeric text-muted">{one.ipAddress ?? '–'}</span>,
          },
        ]}
      />
    </Page>
  )
}
