import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { IconButton } from '../../components/form/button.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { ListTable } from '../../components/table/list-table.tsx'
import { CopyButton } from '../../components/text/copy-button.tsx'
import { Time } from '../../components/text/time.tsx'
import { client } from '../../lib/api.ts'
import { isLost, queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { undoable } from '../../lib/undo.ts'
import { type Invitation, invitationsQuery } from '../users/users.queries.ts'

const reload = () => queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey })

const takeBack = (invitation: Invitation) =>
  undoable({
    do: async () => {
      await queryClient.cancelQueries({ queryKey: invitationsQuery.queryKey })
      queryClient.setQueryData(invitationsQuery.queryKey, (all) => all?.filter((one) => one.id !== invitation.id))
    },
    undo: reload,
    settle: () => client.delete('/invitations/{id}', { path: { id: invitation.id }, keepalive: true }).finally(reload),
    message: t.people.takenBack(invitation.email),
  }).catch(() => undefined)

export function OpenInvitations() {
  const invitations = useQuery(invitationsQuery)
  if (invitations.isPending) return <SkeletonRows count={2} />
  if (isLost(invitations)) return <ErrorState error={invitations.error} onRetry={() => invitations.refetch()} />
  if (invitations.data.length === 0) return <p className="text-muted">{t.people.onlyYouText}</p>
  return (
    <ListTable
      label={t.people.openInvitations}
      rows={invitations.data}
      keyOf={(one) => one.id}
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
              <CopyButton text={one.url} label={t.actions.copyLink} />
              <IconButton
                icon={Trash2}
                label={`${t.people.takeBack}: ${one.email}`}
                onClick={() => void takeBack(one)}
              />
            </span>
          ),
        },
      ]}
    />
  )
}
