import { useMutation } from '@tanstack/react-query'
import { Save } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Field, Form } from '../../components/form/form.tsx'
import { Input } from '../../components/form/input.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import type { Question } from '../questions/questions.queries.ts'
import { saveQuestion } from './saved-questions.queries.ts'

type SaveProps = { spaceId: string; question: Question; sentence: string }

/** Keeps the question under a name, for everybody in the space. */
export function SaveQuestionButton(props: SaveProps) {
  const can = useCan()
  const [open, setOpen] = useState(false)
  if (!can.write) return null
  return (
    <>
      <Button size="small" icon={Save} onClick={() => setOpen(true)}>
        {t.actions.save}
      </Button>
      {open ? <SaveDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function SaveDialog({ spaceId, question, sentence, onClose }: SaveProps & { onClose: () => void }) {
  const [name, setName] = useState(sentence.replace(/\.$/, '').slice(0, 80))
  const [folder, setFolder] = useState('')
  const [description, setDescription] = useState('')
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim())
  const save = useMutation({
    mutationFn: () =>
      saveQuestion(spaceId, {
        name: name.trim(),
        folder: orNull(folder),
        description: orNull(description),
        question,
      }),
    onSuccess: () => {
      onClose()
      toast(t.explore.saved(name.trim()))
    },
  })
  const ready = name.trim() !== ''
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.explore.save}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t.actions.cancel}</Button>
          <Button look="primary" busy={save.isPending} disabled={!ready} onClick={() => save.mutate()}>
            {t.actions.save}
          </Button>
        </>
      }
    >
      <Form onSubmit={() => ready && save.mutate()} error={save.error}>
        <Field label={t.explore.name} required>
          {(control) => (
            <Input {...control} value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Field label={t.explore.folder}>
          {(control) => (
            <Input {...control} value={folder} maxLength={120} onChange={(event) => setFolder(event.target.value)} />
          )}
        </Field>
        <Field label={t.explore.description}>
          {(control) => (
            <Input
              {...control}
              value={description}
              maxLength={2000}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  )
}
