import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CancelOr } from '../../components/form/button.tsx'
import { TextField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { t } from '../../lib/texts/index.ts'

type RenameDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  name: string
  onSave: (name: string) => Promise<unknown>
}

export const RenameDialog = ({ open, onClose, title, ...form }: RenameDialogProps) => (
  <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={title} size="small">
    {open ? <RenameForm onClose={onClose} {...form} /> : null}
  </Dialog>
)

function RenameForm({ name: before, onSave, onClose }: Pick<RenameDialogProps, 'name' | 'onSave' | 'onClose'>) {
  const [name, setName] = useState(before)
  const save = useMutation({ mutationFn: () => onSave(name.trim()), onSuccess: onClose })
  return (
    <Form onSubmit={() => (name.trim() === before ? onClose() : save.mutate())} error={save.error}>
      <TextField
        label={t.sources.name}
        required
        maxLength={200}
        value={name}
        onChange={setName}
        onFocus={(event) => event.target.select()}
      />
      <CancelOr onCancel={onClose} busy={save.isPending} disabled={name.trim() === ''}>
        {t.actions.save}
      </CancelOr>
    </Form>
  )
}
