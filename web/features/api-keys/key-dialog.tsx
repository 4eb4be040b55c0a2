import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Field, Form } from '../../components/form/form.tsx'
import { Input } from '../../components/form/input.tsx'
import { Select } from '../../components/form/select.tsx'
import { Checkbox } from '../../components/form/toggle.tsx'
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
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={title}
      description={made ? t.apiKeys.createdText : undefined}
    >
      {made ? (
        <div className="flex flex-col gap-3">
          <CopyField label={t.apiKeys.key} value={made.key} />
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

function KeyForm({ subject, onMade, onSaved, onCancel }: KeyFormProps) {
  const before = subject === 'new' ? null : subject
  const [name, setName] = useState(before?.name ?? '')
  const [access, setAccess] = useState<'all' | 'read'>('all')
  const [expiry, setExpiry] = useState<Expiry>(before ? 'keep' : 'never')
  const [limited, setLimited] = useState(before?.rateLimitEnabled ?? false)
  const [max, setMax] = useState(String(before?.rateLimitMax ?? 100))
  const [window, setWindow] = useState(String((before?.rateLimitTimeWindow ?? 60 * second) / second))
  const [counted, setCounted] = useState(before?.remaining != null)
  const [remaining, setRemaining] = useState(String(before?.remaining ?? 1000))
  const [refill, setRefill] = useState(before?.refillAmount == null ? '' : String(before.refillAmount))
  const [every, setEvery] = useState(String((before?.refillInterval ?? 24 * hour) / hour))

  const fields = (): KeyFields => ({
    name: name.trim() === '' ? null : name.trim(),
    ...(before ? {} : { permissions: access === 'read' ? readOnlyPermissions : null }),
    ...(expiry === 'keep'
      ? {}
      : { expiresAt: expiry === 'never' ? null : new Date(Date.now() + days[expiry] * 24 * hour).toISOString() }),
    rateLimitEnabled: limited,
    rateLimitMax: limited ? Number(max) : null,
    rateLimitTimeWindow: limited ? Math.round(Number(window) * second) : null,
    remaining: counted ? Number(remaining) : null,
    refillAmount: counted && refill !== '' ? Number(refill) : null,
    refillInterval: counted && refill !== '' ? Math.round(Number(every) * hour) : null,
  })
  const call = useMutation({
    mutationFn: async () => {
      if (before) {
        await changeKey(before.id, fields())
        onSaved()
      } else onMade(await createKey(fields()))
    },
  })
  const expiries: Expiry[] = [...(before ? (['keep'] as const) : []), 'never', 'month', 'quarter', 'year']
  return (
    <Form onSubmit={() => call.mutate()} error={call.error}>
      <Field label={t.apiKeys.name} hint={t.apiKeys.nameHint}>
        {(control) => (
          <Input {...control} autoFocus maxLength={120} value={name} onChange={(e) => setName(e.target.value)} />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {before ? null : (
          <Field label={t.apiKeys.access}>
            {(control) => (
              <Select
                {...control}
                value={access}
                onChange={setAccess}
                options={[
                  { value: 'all', label: t.apiKeys.accessAll },
                  { value: 'read', label: t.apiKeys.accessRead },
                ]}
              />
            )}
          </Field>
        )}
        <Field label={t.apiKeys.expires}>
          {(control) => (
            <Select
              {...control}
              value={expiry}
              onChange={setExpiry}
              options={expiries.map((value) => ({ value, label: t.apiKeys.expiry[value] }))}
            />
          )}
        </Field>
      </div>
      <Checkbox label={t.apiKeys.rate} checked={limited} onChange={setLimited} />
      {limited ? (
        <div className="grid gap-4 pl-6 sm:grid-cols-2">
          <NumberField label={t.apiKeys.rateMax} value={max} onChange={setMax} min={1} max={100_000} />
          <NumberField label={t.apiKeys.rateWindow} value={window} onChange={setWindow} min={1} max={366 * 86_400} />
        </div>
      ) : null}
      <Checkbox label={t.apiKeys.quota} checked={counted} onChange={setCounted} />
      {counted ? (
        <div className="grid gap-4 pl-6 sm:grid-cols-3">
          <NumberField
            label={t.apiKeys.remaining}
            value={remaining}
            onChange={setRemaining}
            min={0}
            max={1_000_000_000}
          />
          <NumberField
            label={t.apiKeys.refill}
            hint={t.apiKeys.refillHint}
            value={refill}
            onChange={setRefill}
            min={1}
            max={1_000_000_000}
            optional
          />
          <NumberField label={t.apiKeys.refillEvery} value={every} onChange={setEvery} min={1} max={366 * 24} />
        </div>
      ) : null}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{t.actions.cancel}</Button>
        <Button type="submit" look="primary" busy={call.isPending}>
          {before ? t.actions.save : t.apiKeys.create}
        </Button>
      </div>
    </Form>
  )
}

type NumberFieldProps = {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
  min: number
  max: number
  optional?: boolean
}

const NumberField = ({ label, hint, value, onChange, min, max, optional = false }: NumberFieldProps) => (
  <Field label={label} hint={hint} required={!optional}>
    {(control) => (
      <Input
        {...control}
        type="number"
        className="numeric"
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(e) => onChange(e.target.value)}
      />
    )}
  </Field>
)
