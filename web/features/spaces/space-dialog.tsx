import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CancelOr } from '../../components/form/button.tsx'
import { TextareaField, TextField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { changeSpace, type Space, spacesQuery } from './spaces.queries.ts'

type SpaceDialogProps = { subject: Space | 'new' | null; onClose: () => void }

export function SpaceDialog({ subject, onClose }: SpaceDialogProps) {
  const making = subject === 'new'
  return (
    <Dialog
      open={subject !== null}
      onClose={onClose}
      title={making ? t.spaces.create : t.spaces.renameTitle}
      description={making ? t.spaces.createText : undefined}
      size="small"
    >
      {subject === null ? null : <SpaceForm subject={subject} onClose={onClose} />}
    </Dialog>
  )
}

function SpaceForm({ subject, onClose }: { subject: Space | 'new'; onClose: () => void }) {
  const navigate = useNavigate()
  const [name, setName] = useState(subject === 'new' ? '' : subject.name)
  const [description, setDescription] = useState(subject === 'new' ? '' : (subject.description ?? ''))
  const call = useMutation({
    mutationFn: async () => {
      const fields = { name, description: description.trim() === '' ? null : description }
      if (subject !== 'new') return changeSpace(subject.id, fields)
      const made = await client.post('/spaces', { body: fields })
      await queryClient.invalidateQueries({ queryKey: spacesQuery.queryKey })
      return made
    },
    onSuccess: (space) => {
      onClose()
      if (subject === 'new') void navigate({ to: '/spaces/$spaceId', params: { spaceId: space.id } })
      else toast(t.spaces.saved)
    },
  })
  return (
    <Form onSubmit={() => call.mutate()} error={call.error}>
      <TextField
        label={t.words.name}
        required
        autoFocus
        maxLength={120}
        placeholder={t.spaces.namePlaceholder}
        value={name}
        onChange={setName}
      />
      <TextareaField
        label={t.spaces.description}
        hint={t.spaces.descriptionHint}
        rows={3}
        maxLength={10_000}
        value={description}
        onChange={setDescription}
      />
      <CancelOr onCancel={onClose} busy={call.isPending}>
        {subject === 'new' ? t.spaces.submit : t.actions.saveChanges}
      </CancelOr>
    </Form>
  )
}
