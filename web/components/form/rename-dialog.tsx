import { useState } from 'react'
import { t } from '../../lib/texts/index.ts'
import { TextField } from './fields.tsx'
import { FormDialog } from './form-dialog.tsx'

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
  return (
    <FormDialog
      title={title}
      size="small"
      submit={t.actions.save}
      ready={optional || name.trim() !== ''}
      save={async () => name.trim() === before || onSave(name.trim())}
      onClose={onClose}
    >
      <TextField
        label={label}
        required={!optional}
        maxLength={200}
        value={name}
        onChange={setName}
        onFocus={(event) => event.target.select()}
      />
    </FormDialog>
  )
}
