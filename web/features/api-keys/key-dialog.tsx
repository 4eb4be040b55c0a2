import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { NumberField, TextField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { choicesOf, SelectField } from '../../components/form/select.tsx'
import { Checkbox } from '../../components/form/toggle.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { CodeBlock } from '../../components/text/code-block.tsx'
import { CopyField } from '../../components/text/copy-field.tsx'
import { t } from '../../lib/texts/index.ts'
import { type ApiKey, changeKey, createKey, type KeyFields, type NewKey, nameOf } from './api-keys.queries.ts'
import { readOnlyPermissions } from './read-only.ts'

const KeyReady = ({ made, onClose }: { made: NewKey; onClose: () => void }) => (
  <Dialog onClose={onClose} title={t.apiKeys.createdTitle} description={t.apiKeys.createdText}>
    <div className="flex flex-col gap-3">
      <CopyField label={t.words.key} value={made.key} />
      <div>
        <p className="text-12 text-muted">{t.apiKeys.try}</p>
        <CodeBlock code={`curl -H 'X-API-Key: ${made.key}' ${location.origin}/api/me`} />
      </div>
      <Button look="primary" className="self-end" onClick={onClose}>
        {t.actions.done}
      </Button>
    </div>
  </Dialog>
)

type Expiry = 'keep' | 'never' | 'month' | 'quarter' | 'year'
const days = { month: 30, quarter: 90, year: 365 }
const second = 1000
const hour = 3_600_000

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

/** Of a key that exists, or a new one, which is shown once. */
export function KeyDialog({ before, onClose }: { before: ApiKey | null; onClose: () => void }) {
  const [made, setMade] = useState<NewKey | null>(null)
  const { values, entry, tick } = useForm(() => formOf(before))
  const save = async () => {
    const fields = fieldsOf(values, before)
    if (before === null) return createKey(fields)
    await changeKey(before.id, fields)
    return null
  }
  if (made) return <KeyReady made={made} onClose={onClose} />
  const expiries: Expiry[] = [...(before ? (['keep'] as const) : []), 'never', 'month', 'quarter', 'year']
  return (
    <FormDialog
      title={before ? t.apiKeys.editTitle(nameOf(before)) : t.apiKeys.createTitle}
      submit={before ? t.actions.save : t.apiKeys.create}
      save={save}
      onSaved={(key) => (key ? setMade(key) : onClose())}
      onClose={onClose}
    >
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
        <SelectField label={t.words.expires} {...entry('expiry')} options={choicesOf(expiries, t.apiKeys.expiry)} />
      </div>
      <Checkbox label={t.apiKeys.rate} {...tick('limited')} />
      {values.limited ? (
        <div className="grid gap-4 pl-6 sm:grid-cols-2">
          <NumberField label={t.apiKeys.rateMax} {...entry('max')} required min={1} max={100_000} />
          <NumberField label={t.apiKeys.rateWindow} {...entry('window')} required min={1} max={366 * 86_400} />
        </div>
      ) : null}
      <Checkbox label={t.apiKeys.quota} {...tick('counted')} />
      {values.counted ? <QuotaFields entry={entry} /> : null}
    </FormDialog>
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
