import { useNavigate } from '@tanstack/react-router'
import { KeyRound, LogOut, UserMinus } from 'lucide-react'
import { useState } from 'react'
import type { User } from '../../../src/client/index.ts'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { Select } from '../../components/form/select.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { MoreMenu } from '../../components/overlay/menu.tsx'
import { Avatar } from '../../components/page/avatar.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { ListTable } from '../../components/table/list-table.tsx'
import { CopyField } from '../../components/text/copy-field.tsx'
import { client } from '../../lib/api.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { queryClient } from '../../lib/query.ts'
import { type Role, teamChanged, useCan, useMe } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showError, undoable } from '../../lib/undo.ts'
import { makeResetLink } from '../sign-in/sign-in.queries.ts'
import { roleOptions } from './roles.ts'
import { usersQuery } from './users.queries.ts'

const setUsers = (change: (users: User[]) => User[]) =>
  queryClient.setQueryData(usersQuery.queryKey, (users) => change(users ?? []))
const reload = () => queryClient.invalidateQueries({ queryKey: usersQuery.queryKey })

async function saveRole(user: User, role: Role): Promise<void> {
  const before = user.role ?? 'member'
  const put = async (next: Role) => {
    await client.patch('/users/{id}/role', { path: { id: user.id }, body: { role: next } })
    setUsers((users) => users.map((one) => (one.id === user.id ? { ...one, role: next } : one)))
  }
  await undoable({
    do: () => put(role),
    undo: () => put(before),
    message: t.people.roleChanged(user.name, t.roles[role]),
  }).catch(() => undefined)
}

/** There is no way back from a removal, so it is only sent when the time to undo is over. */
const removeUser = ({ id, name }: User) =>
  deleteSoon({
    id,
    message: t.people.removed(name),
    remove: () => client.delete('/users/{id}', { path: { id }, keepalive: true }).finally(reload),
  })

function ResetLinkDialog({ link, onClose }: { link: { name: string; url: string } | null; onClose: () => void }) {
  if (link === null) return null
  return (
    <Dialog onClose={onClose} title={t.people.resetTitle(link.name)} description={t.people.resetText} size="small">
      <CopyField label={t.people.resetField} value={link.url} />
    </Dialog>
  )
}

function LeaveDialog({ onClose }: { onClose: () => void }) {
  const { user } = useMe()
  const navigate = useNavigate()
  return (
    <FormDialog
      title={t.people.leave}
      description={t.people.leaveText}
      size="small"
      submit={t.people.leave}
      look="danger"
      save={() => client.delete('/users/{id}', { path: { id: user.id } })}
      onSaved={async () => {
        await teamChanged()
        await navigate({ to: '/' })
        toast(t.people.left)
      }}
      onClose={onClose}
    />
  )
}

export function Members({ users }: { users: User[] }) {
  const { user: self } = useMe()
  const can = useCan()
  const [link, setLink] = useState<{ name: string; url: string } | null>(null)
  const [leaving, setLeaving] = useState(false)
  const makeLink = (user: User) =>
    makeResetLink(user.id).then(({ url }) => setLink({ name: user.name, url }), showError)
  return (
    <>
      <ListTable
        label={t.settings.people}
        rows={users}
        columns={[
          {
            header: t.words.name,
            cell: (user) => (
              <span className="flex items-center gap-2">
                <Avatar name={user.name} />
                <span className="min-w-0">
                  <span className="block truncate font-medium">
                    {user.name}{' '}
                    {user.id === self.id ? <span className="font-normal text-muted">({t.people.you})</span> : null}
                  </span>
                  <span className="block truncate text-12 text-muted md:hidden">{user.email}</span>
                </span>
              </span>
            ),
          },
          {
            header: t.words.email,
            wide: true,
            cell: (user) => <span className="text-muted">{user.email ?? '–'}</span>,
          },
          {
            header: t.words.role,
            className: 'w-40',
            cell: (user) =>
              can.administer ? (
                <Select
                  label={`${t.words.role}: ${user.name}`}
                  value={user.role ?? 'member'}
                  onChange={(role) => saveRole(user, role)}
                  options={roleOptions}
                />
              ) : (
                <Badge>{t.roles[user.role ?? 'member']}</Badge>
              ),
          },
        ]}
        menu={(user) =>
          user.id === self.id || can.administer ? (
            <MoreMenu
              of={user.name}
              entries={
                user.id === self.id
                  ? [{ label: t.people.leave, icon: LogOut, danger: true, onSelect: () => setLeaving(true) }]
                  : [
                      { label: t.people.resetLink, icon: KeyRound, onSelect: () => void makeLink(user) },
                      {
                        label: t.people.remove,
                        icon: UserMinus,
                        danger: true,
                        onSelect: () => removeUser(user),
                      },
                    ]
              }
            />
          ) : null
        }
      />
      <ResetLinkDialog link={link} onClose={() => setLink(null)} />
      {leaving ? <LeaveDialog onClose={() => setLeaving(false)} /> : null}
    </>
  )
}
