import { useState } from 'react'
import { TextField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { DoneDialog } from '../../components/overlay/done-dialog.tsx'
import { CopyField } from '../../components/text/copy-field.tsx'
import { client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import type { Role } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { roleOptions } from '../users/roles.ts'
import { invitationsQuery } from '../users/users.queries.ts'

const invite = (body: { email: string; role: Role }) => client.post('/invitations', { body })

/** No mail server is needed: the link is shown, to be handed over. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { values, entry } = useForm(() => ({ email: '', role: 'member' as Role }))
  const [made, setMade] = useState<Awaited<ReturnType<typeof invite>> | null>(null)
  if (made)
    return (
      <DoneDialog onClose={onClose} title={t.people.linkTitle} description={t.people.linkText(made.email)} size="small">
        <CopyField label={t.people.link} value={made.url} />
      </DoneDialog>
    )
  return (
    <FormDialog
      title={t.people.inviteTitle}
      description={t.people.inviteText}
      size="small"
      submit={t.people.inviteSubmit}
      save={() => invite(values)}
      onSaved={(link) => {
        setMade(link)
        return queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey })
      }}
      onClose={onClose}
    >
      <TextField label={t.words.email} required type="email" {...entry('email')} />
      <SelectField label={t.words.role} {...entry('role')} options={roleOptions} />
    </FormDialog>
  )
}
