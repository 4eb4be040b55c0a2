import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../lib/texts/index.ts'
import { Dialog } from '../overlay/dialog.tsx'
import { CancelOr } from './button.tsx'
import { TextField } from './fields.tsx'
import { Form } from './form.tsx'

type RenameDialogProps = {
  title: string
  label: string
  name: string
  /** It may have none. */
  optional?: boolean
  onSave: (name: string) => Promise<unknown>
  onClose: () => void
}

export function RenameDialog({ title, label, name: before, optional = false, onSave, onClose }: RenameDialogProps) {
  const [name, setName] = useState(before)
  const save = useMutation({ mutationFn: () => onSave(name.trim()), onSuccess: onClose })
  return (
    <Dialog onClose={onClose} title={title} size="small">
      <Form onSubmit={() => (name.trim() === before ? onClose() : save.mutate())} error={save.error}>
        <TextField
          label={label}
          required={!optional}
          maxLength={200}
          value={name}
          onChange={setName}
          onFocus={(event) => event.target.select()}
        />
        <CancelOr onCancel={onClose} busy={save.isPending} disabled={!optional && name.trim() === ''}>
          {t.actions.save}
        </CancelOr>
      </Form>
    </Dialog>
  )
}
