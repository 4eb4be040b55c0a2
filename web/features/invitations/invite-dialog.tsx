import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { TextField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { CopyField } from '../../components/text/copy-field.tsx'
import { client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import type { Role } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { roleOptions } from '../users/roles.ts'
import { invitationsQuery } from '../users/users.queries.ts'

/** No mail server is needed: the link is shown, to be handed over. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('member')
  const call = useMutation({
    mutationFn: () => client.post('/invitations', { body: { email, role } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
  })
  const made = call.data
  return (
    <Dialog
      onClose={onClose}
      title={made ? t.people.linkTitle : t.people.inviteTitle}
      description={made ? t.people.linkText(made.email) : t.people.inviteText}
      size="small"
    >
      {made ? (
        <div className="flex flex-col gap-4">
          <CopyField label={t.people.link} value={made.url} />
          <Button look="primary" className="self-end" onClick={onClose}>
            {t.actions.done}
          </Button>
        </div>
      ) : (
        <Form onSubmit={() => call.mutate()} error={call.error}>
          <TextField label={t.words.email} required type="email" autoFocus value={email} onChange={setEmail} />
          <SelectField label={t.words.role} value={role} onChange={setRole} options={roleOptions} />
          <Button type="submit" look="primary" className="self-end" busy={call.isPending}>
            {t.people.inviteSubmit}
          </Button>
        </Form>
      )}
    </Dialog>
  )
}
