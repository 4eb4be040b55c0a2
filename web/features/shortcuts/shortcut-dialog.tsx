import { useState } from 'react'
import { TextareaField, TextField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { choicesOf, SelectField } from '../../components/form/select.tsx'
import { Checkbox } from '../../components/form/toggle.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { client } from '../../lib/api.ts'
import { afterwards } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { changeShortcut, isOfAgent, type Shortcut, shortcutsChanged } from './shortcuts.queries.ts'

type ShortcutDialogProps = {
  subject: Shortcut | 'new'
  spaceId: string
  agentId: string | undefined
  onClose: () => void
}

const formOf = (before: Shortcut | null) => ({
  name: before?.name ?? '',
  prefix: before?.prefix ?? '/',
  prompt: before?.prompt ?? '',
  description: before?.description ?? '',
  visibility: (before?.visibility ?? 'team') as 'team' | 'private',
  immediate: before && isOfAgent(before) ? before.immediate : false,
  modelMay: before ? !before.disableModelInvocation : true,
})

export function ShortcutDialog({ subject, spaceId, agentId, onClose }: ShortcutDialogProps) {
  const before = subject === 'new' ? null : subject
  const [place, setPlace] = useState<'space' | 'agent'>(before && isOfAgent(before) ? 'agent' : 'space')
  const { values: fields, entry, tick } = useForm(() => formOf(before))
  const save = (): Promise<Shortcut> => {
    const { immediate, modelMay, description, ...rest } = fields
    const body = {
      ...rest,
      description: description.trim() === '' ? null : description,
      disableModelInvocation: !modelMay,
      ...(place === 'agent' ? { immediate } : {}),
    }
    if (before) return changeShortcut(before, body)
    return place === 'agent' && agentId
      ? client.post('/shortcuts/{agentId}', { path: { agentId }, body })
      : client.post('/spaces/{id}/shortcuts', { path: { id: spaceId }, body })
  }
  return (
    <FormDialog
      title={before ? t.shortcuts.editTitle : t.shortcuts.addTitle}
      submit={t.shortcuts.save}
      save={() => save().then(afterwards(shortcutsChanged))}
      done={t.shortcuts.saved}
      onClose={onClose}
    >
      <PromptFields entry={entry} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t.shortcuts.visibility}
          {...entry('visibility')}
          options={choicesOf(['team', 'private'], t.shortcuts.visibilities)}
        />
        {before ? null : (
          <SelectField
            label={t.shortcuts.place}
            value={place}
            onChange={setPlace}
            options={(['space', 'agent'] as const).map((value) => ({
              value,
              label: t.shortcuts.places[value],
              hint: t.shortcuts.placeHints[value],
            }))}
          />
        )}
      </div>
      <div className="flex flex-col gap-2">
        <Checkbox label={t.shortcuts.modelMay} {...tick('modelMay')} />
        {place === 'agent' ? <Checkbox label={t.shortcuts.immediate} {...tick('immediate')} /> : null}
      </div>
    </FormDialog>
  )
}

/** What the shortcut is called, and what it says. */
const PromptFields = ({ entry }: Pick<ReturnType<typeof useForm<ReturnType<typeof formOf>>>, 'entry'>) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={t.words.name} required autoFocus maxLength={120} {...entry('name')} />
      <TextField
        label={t.shortcuts.prefix}
        hint={t.shortcuts.prefixHint}
        required
        className="font-mono"
        maxLength={41}
        {...entry('prefix')}
      />
    </div>
    <TextareaField
      label={t.words.question}
      hint={t.shortcuts.promptHint}
      required
      rows={4}
      maxLength={20_000}
      placeholder={t.shortcuts.promptPlaceholder}
      {...entry('prompt')}
    />
    <TextField label={t.words.description} maxLength={2000} {...entry('description')} />
  </>
)
