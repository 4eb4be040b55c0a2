import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { IconButton } from '../../components/form/button.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { LoadedList } from '../../components/page/loaded.tsx'
import { ListTable } from '../../components/table/list-table.tsx'
import { CopyButton } from '../../components/text/copy-button.tsx'
import { Time } from '../../components/text/time.tsx'
import { client } from '../../lib/api.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { type Invitation, invitationsQuery } from '../users/users.queries.ts'

const reload = () => queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey })

const takeBack = ({ id, email }: Pick<Invitation, 'id' | 'email'>) =>
  deleteSoon({
    id,
    message: t.people.takenBack(email),
    remove: () => client.delete('/invitations/{id}', { path: { id }, keepalive: true }).finally(reload),
  })

export function OpenInvitations() {
  const invitations = useQuery(invitationsQuery)
  return (
    <LoadedList query={invitations} rows={2} empty={<p className="text-muted">{t.people.onlyYouText}</p>}>
      {(rows) => (
        <ListTable
          label={t.people.openInvitations}
          rows={rows}
          columns={[
            { header: t.words.email, cell: (one) => one.email },
            { header: t.words.role, cell: (one) => <Badge>{t.roles[one.role]}</Badge> },
            { header: t.words.expires, wide: true, cell: (one) => <Time at={one.expiresAt} /> },
            {
              header: t.actions.more,
              hideHeader: true,
              align: 'right',
              cell: (one) => (
                <span className="inline-flex">
                  {one.url !== null && <CopyButton text={one.url} label={t.actions.copyLink} />}
                  <IconButton
                    icon={Trash2}
                    label={`${t.people.takeBack}: ${one.email}`}
                    onClick={() => takeBack(one)}
                  />
                </span>
              ),
            },
          ]}
        />
      )}
    </LoadedList>
  )
}
