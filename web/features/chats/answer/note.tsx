import { useMutation } from '@tanstack/react-query'
import { StickyNote } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/form/button.tsx'
import { TextareaField } from '../../../components/form/fields.tsx'
import { FormError } from '../../../components/form/form.tsx'
import { t } from '../../../lib/texts/index.ts'

type NoteProps = {
  note: string | null
  editing: boolean
  onEdit: () => void
  onDone: () => void
  onSave: (note: string | null) => Promise<void>
}

/** A person's own words on an answer; nobody else sees them. */
export function Note({ note, editing, onEdit, onDone, onSave }: NoteProps) {
  const [draft, setDraft] = useState(note ?? '')
  const save = useMutation({ mutationFn: onSave, onSuccess: onDone })
  if (!editing)
    return (
      <button
        type="button"
        onClick={onEdit}
        aria-label={`${t.answer.note}: ${note}`}
        className="flex w-full items-start gap-2 rounded border border-line bg-warn-soft px-3 py-2 text-left"
      >
        <StickyNote size={14} className="mt-0.5 shrink-0 text-warn" aria-hidden />
        <span className="min-w-0 flex-1 break-words whitespace-pre-wrap">{note}</span>
      </button>
    )
  return (
    <div className="flex flex-col gap-2 rounded border border-line bg-surface p-3">
      <TextareaField
        label={t.answer.noteLabel}
        autoFocus
        maxLength={10_000}
        value={draft}
        onChange={setDraft}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      {save.error ? <FormError error={save.error} /> : null}
      <div className="flex justify-end gap-2">
        {note === null ? null : (
          <Button className="mr-auto" onClick={() => save.mutate(null)}>
            {t.answer.noteRemove}
          </Button>
        )}
        <Button onClick={onDone}>{t.actions.cancel}</Button>
        <Button
          look="primary"
          busy={save.isPending}
          disabled={draft.trim() === ''}
          onClick={() => save.mutate(draft.trim())}
        >
          {t.answer.noteSave}
        </Button>
      </div>
    </div>
  )
}
