import { useState } from 'react'
import { TextField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { t } from '../../lib/texts/index.ts'
import { changeSaved, type SavedContent, type SavedQuestion, saveQuestion } from './saved-questions.queries.ts'

type SaveDialogProps = {
  spaceId: string
  /** What is kept; absent where only the name and the like of a saved one change. */
  content?: SavedContent
  /** What it is called at first. */
  title?: string
  /** Absent where a new one is made. */
  before?: SavedQuestion
  onClose: () => void
  onSaved?: (saved: SavedQuestion) => void
}

/** Keeps a question or a statement under a name, for everybody in the space. */
export function SaveDialog({ spaceId, content, title = '', before, onClose, onSaved }: SaveDialogProps) {
  const [name, setName] = useState(before?.name ?? title.replace(/\.$/, '').slice(0, 80))
  const [folder, setFolder] = useState(before?.folder ?? '')
  const [description, setDescription] = useState(before?.description ?? '')
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim())
  const save = () => {
    const fields = { name: name.trim(), folder: orNull(folder), description: orNull(description), ...content }
    return before ? changeSaved(before, fields) : saveQuestion(spaceId, fields)
  }
  return (
    <FormDialog
      title={before ? t.explore.edit(before.name) : t.explore.save}
      size="small"
      long
      submit={t.actions.save}
      save={save}
      done={(saved) => t.explore.saved(saved.name)}
      onSaved={(saved) => {
        onClose()
        onSaved?.(saved)
      }}
      onClose={onClose}
    >
      <TextField label={t.words.name} required value={name} maxLength={200} onChange={setName} />
      <TextField label={t.explore.folder} value={folder} maxLength={120} onChange={setFolder} />
      <TextField label={t.words.description} value={description} maxLength={2000} onChange={setDescription} />
    </FormDialog>
  )
}
