import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button, CancelOr } from '../../components/form/button.tsx'
import { Field, Form } from '../../components/form/form.tsx'
import { Input, Textarea } from '../../components/form/input.tsx'
import { Sheet } from '../../components/overlay/dialog.tsx'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { cellText, readCell } from './cell-text.ts'
import { addEntries, type Dataset, type Entry, setFields } from './datasets.queries.ts'

type EntrySheetProps = {
  dataset: Dataset
  /** Absent: a new one. */
  entry?: Entry
  fields: readonly string[]
  entries: readonly Entry[]
  onClose: () => void
}

/** All fields of one entry below each other, and the place to add a field. */
export function EntrySheet({ dataset, entry, fields, entries, onClose }: EntrySheetProps) {
  const [added, setAdded] = useState<string[]>([])
  const [texts, setTexts] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map((name) => [name, cellText(entry?.data[name])])),
  )
  const [newField, setNewField] = useState('')
  const names = [...fields, ...added]
  const read = (name: string) =>
    readCell(
      texts[name] ?? '',
      entry?.data[name],
      entries.slice(0, 200).map(({ data }) => data[name]),
    )
  const wrongOf = (name: string) => {
    const result = read(name)
    if (!('wrong' in result)) return null
    return result.wrong === 'number' ? t.entries.notNumber(name) : t.entries.notJson(name)
  }
  const save = useMutation({
    mutationFn: async () => {
      const values = names.flatMap((name): [string, unknown][] => {
        const result = read(name)
        const same = entry !== undefined && (texts[name] ?? '') === cellText(entry.data[name])
        return 'wrong' in result || same || (!entry && result.value === null) ? [] : [[name, result.value]]
      })
      if (entry) {
        await setFields(dataset.id, entry, Object.fromEntries(values))
        toast(t.entries.savedEntry)
      } else {
        await addEntries(dataset.id, [Object.fromEntries(values)])
        toast(t.entries.added)
      }
    },
    onSuccess: onClose,
  })
  const addField = () => {
    const name = newField.trim()
    if (name === '' || names.includes(name)) return
    setAdded([...added, name])
    setNewField('')
  }
  const filled = names.some((name) => (texts[name] ?? '').trim() !== '')
  return (
    <Sheet onClose={onClose} title={entry ? t.entries.editTitle : t.entries.addTitle} description={dataset.name}>
      <Form onSubmit={() => (names.some(wrongOf) || !filled ? undefined : save.mutate())} error={save.error}>
        {names.map((name) => (
          <Field key={name} label={name} error={wrongOf(name)}>
            {(control) => {
              const text = texts[name] ?? ''
              const field = {
                ...control,
                value: text,
                onChange: (event: { target: { value: string } }) => setTexts({ ...texts, [name]: event.target.value }),
              }
              return text.length > 60 ? <Textarea {...field} rows={3} /> : <Input {...field} />
            }}
          </Field>
        ))}
        {names.length === 0 ? <p className="text-muted">{t.entries.noFields}</p> : null}
        <Field label={t.entries.newField} hint={t.entries.newFieldHint}>
          {(control) => (
            <span className="flex gap-2">
              <Input
                {...control}
                value={newField}
                maxLength={200}
                onChange={(event) => setNewField(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  addField()
                }}
              />
              <Button icon={Plus} onClick={addField} disabled={newField.trim() === ''}>
                {t.entries.addField}
              </Button>
            </span>
          )}
        </Field>
        <CancelOr onCancel={onClose} busy={save.isPending} disabled={!filled}>
          {entry ? t.actions.save : t.entries.add}
        </CancelOr>
      </Form>
    </Sheet>
  )
}
