import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, CancelOr } from '../../components/form/button.tsx'
import { NumberField, TextField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { Checkbox } from '../../components/form/toggle.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { CodeBlock } from '../../components/text/code-block.tsx'
import { CopyField } from '../../components/text/copy-field.tsx'
import { t } from '../../lib/texts/index.ts'
import { type ApiKey, changeKey, createKey, type KeyFields, type NewKey, nameOf } from './api-keys.queries.ts'
import { readOnlyPermissions } from './read-only.ts'

type KeyDialogProps = { subject: ApiKey | 'new' | null; onClose: () => void }

export function KeyDialog({ subject, onClose }: KeyDialogProps) {
  const [made, setMade] = useState<NewKey | null>(null)
  const close = () => {
    setMade(null)
    onClose()
  }
  if (subject === null) return null
  const title = made
    ? t.apiKeys.createdTitle
    : subject === 'new'
      ? t.apiKeys.createTitle
      : t.apiKeys.editTitle(nameOf(subject))
  return (
    <Dialog onClose={close} title={title} description={made ? t.apiKeys.createdText : undefined}>
      {made ? (
        <div className="flex flex-col gap-3">
          <CopyField label={t.words.key} value={made.key} />
          <div>
            <p className="text-12 text-muted">{t.apiKeys.try}</p>
            <CodeBlock code={`curl -H 'X-API-Key: ${made.key}' ${location.origin}/api/me`} />
          </div>
          <Button look="primary" className="self-end" onClick={close}>
            {t.actions.done}
          </Button>
        </div>
      ) : (
        <KeyForm subject={subject} onMade={setMade} onSaved={close} onCancel={close} />
      )}
    </Dialog>
  )
}

type Expiry = 'keep' | 'never' | 'month' | 'quarter' | 'year'
const days = { month: 30, quarter: 90, year: 365 }
const second = 1000
const hour = 3_600_000

type KeyFormProps = {
  subject: ApiKey | 'new'
  onMade: (key: NewKey) => void
  onSaved: () => void
  onCancel: () => void
}

const formOf = (before: ApiKey | null) => ({
  name: before?.name ?? '',
  access: 'all' as 'all' | 'read',
  expiry: (before ? 'keep' : 'never') as Expiry,
  limited: before?.rateLimitEnabled ?? false,
  max: String(before?.rateLimitMax ?? 100),
  window: String((before?.rateLimitTimeWindow ?? 60 * second) / second),
  counted: before?.remaining != null,
  remaining: String(before?.remaining ?? 1000),
  refill: before?.refillAmount == null ? '' : String(before.refillAmount),
  every: String((before?.refillInterval ?? 24 * hour) / hour),
})
type KeyFormState = ReturnType<typeof formOf>

function fieldsOf(form: KeyFormState, before: ApiKey | null): KeyFields {
  const { name, access, expiry, limited, max, window, counted, remaining, refill, every } = form
  const refilled = counted && refill !== ''
  return {
    name: name.trim() === '' ? null : name.trim(),
    ...(before ? {} : { permissions: access === 'read' ? readOnlyPermissions : null }),
    ...(expiry === 'keep'
      ? {}
      : { expiresAt: expiry === 'never' ? null : new Date(Date.now() + days[expiry] * 24 * hour).toISOString() }),
    rateLimitEnabled: limited,
    rateLimitMax: limited ? Number(max) : null,
    rateLimitTimeWindow: limited ? Math.round(Number(window) * second) : null,
    remaining: counted ? Number(remaining) : null,
    refillAmount: refilled ? Number(refill) : null,
    refillInterval: refilled ? Math.round(Number(every) * hour) : null,
  }
}

function KeyForm({ subject, onMade, onSaved, onCancel }: KeyFormProps) {
  const before = subject === 'new' ? null : subject
  const { values, set, entry } = useForm(() => formOf(before))
  const call = useMutation({
    mutationFn: async () => {
      const fields = fieldsOf(values, before)
      if (before) {
        await changeKey(before.id, fields)
        onSaved()
      } else onMade(await createKey(fields))
    },
  })
  const expiries: Expiry[] = [...(before ? (['keep'] as const) : []), 'never', 'month', 'quarter', 'year']
  return (
    <Form onSubmit={() => call.mutate()} error={call.error}>
      <TextField label={t.words.name} hint={t.apiKeys.nameHint} autoFocus maxLength={120} {...entry('name')} />
      <div className="grid gap-4 sm:grid-cols-2">
        {before ? null : (
          <SelectField
            label={t.apiKeys.access}
            {...entry('access')}
            options={[
              { value: 'all', label: t.apiKeys.accessAll },
              { value: 'read', label: t.apiKeys.accessRead },
            ]}
          />
        )}
        <SelectField
          label={t.words.expires}
          {...entry('expiry')}
          options={expiries.map((value) => ({ value, label: t.apiKeys.expiry[value] }))}
        />
      </div>
      <Checkbox label={t.apiKeys.rate} checked={values.limited} onChange={(limited) => set({ limited })} />
      {values.limited ? (
        <div className="grid gap-4 pl-6 sm:grid-cols-2">
          <NumberField label={t.apiKeys.rateMax} {...entry('max')} required min={1} max={100_000} />
          <NumberField label={t.apiKeys.rateWindow} {...entry('window')} required min={1} max={366 * 86_400} />
        </div>
      ) : null}
      <Checkbox label={t.apiKeys.quota} checked={values.counted} onChange={(counted) => set({ counted })} />
      {values.counted ? <QuotaFields entry={entry} /> : null}
      <CancelOr onCancel={onCancel} busy={call.isPending}>
        {before ? t.actions.save : t.apiKeys.create}
      </CancelOr>
    </Form>
  )
}

const QuotaFields = ({ entry }: Pick<ReturnType<typeof useForm<KeyFormState>>, 'entry'>) => (
  <div className="grid gap-4 pl-6 sm:grid-cols-3">
    <NumberField label={t.apiKeys.remaining} {...entry('remaining')} required min={0} max={1_000_000_000} />
    <NumberField
      label={t.apiKeys.refill}
      hint={t.apiKeys.refillHint}
      {...entry('refill')}
      min={1}
      max={1_000_000_000}
    />
    <NumberField label={t.apiKeys.refillEvery} {...entry('every')} required min={1} max={366 * 24} />
  </div>
)
