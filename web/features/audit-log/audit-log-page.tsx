import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { Button } from '../../components/form/button.tsx'
import { Details } from '../../components/page/details.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { ListTable } from '../../components/table/list-table.tsx'
import { Time } from '../../components/text/time.tsx'
import { client } from '../../lib/api.ts'
import { usePagedList } from '../../lib/query.ts'
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
      {entries.isPending ? (
        <SkeletonRows />
      ) : entries.error ? (
        <ErrorState error={entries.error} onRetry={entries.retry} />
      ) : entries.rows.length === 0 ? (
        <EmptyState icon={ScrollText} title={t.audit.empty} />
      ) : (
        <ListTable
          label={t.settings.auditLog}
          rows={entries.rows}
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
      )}
      {entries.more ? (
        <Button className="mt-4" busy={entries.isLoadingMore} onClick={entries.more}>
          {t.actions.loadMore}
        </Button>
      ) : null}
    </Page>
  )
}
