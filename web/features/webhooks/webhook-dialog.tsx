import { useState } from 'react'
import { TextField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { CheckboxList } from '../../components/form/toggle.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { t } from '../../lib/texts/index.ts'
import { changeWebhook, createWebhook, type EventType, eventTypes, type Webhook } from './webhooks.queries.ts'

type WebhookDialogProps = { subject: Webhook | 'new'; onClose: () => void; onSecret: (secret: string) => void }

export function WebhookDialog({ subject, onClose, onSecret }: WebhookDialogProps) {
  const before = subject === 'new' ? null : subject
  const { values, entry } = useForm(() => ({ url: before?.url ?? '', description: before?.description ?? '' }))
  const [events, setEvents] = useState<readonly EventType[]>(before?.events ?? eventTypes)
  const save = async () => {
    const fields = {
      url: values.url.trim(),
      description: values.description.trim() || null,
      events: [...events],
    }
    if (before === null) return createWebhook(fields)
    await changeWebhook(before.id, fields)
    return null
  }
  return (
    <FormDialog
      title={before ? t.webhooks.editTitle : t.webhooks.create}
      long
      submit={t.webhooks.save}
      ready={events.length > 0}
      save={save}
      onSaved={(made) => {
        onClose()
        if (made) onSecret(made.secret)
      }}
      onClose={onClose}
    >
      <TextField
        label={t.words.address}
        required
        type="url"
        maxLength={2000}
        placeholder={t.webhooks.urlPlaceholder}
        {...entry('url')}
      />
      <TextField label={t.webhooks.description} maxLength={200} {...entry('description')} />
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-1 text-13 font-medium">{t.webhooks.events}</legend>
        <CheckboxList
          options={eventTypes.map((value) => ({ value, label: t.webhooks.eventNames[value], hint: value }))}
          chosen={events}
          onChange={(next) => setEvents(eventTypes.filter((each) => next.includes(each)))}
        />
      </fieldset>
    </FormDialog>
  )
}
