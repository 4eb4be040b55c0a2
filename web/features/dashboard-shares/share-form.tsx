import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { NumberField, PasswordField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { Checkbox } from '../../components/form/toggle.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import type { Dashboard } from '../dashboards/dashboards.queries.ts'
import type { ControlValues } from '../dashboards/document/control-values.ts'
import type { ShownDocument } from '../dashboards/document/documents.ts'
import { changeShare, createShare, type DashboardShare } from './dashboard-shares.queries.ts'
import { ExpiryFields, expiresAtOf, expiryOf } from './expiry-fields.tsx'
import { fieldsShown } from './fields-shown.ts'
import { LockedFields, type LockedValues } from './locked-fields.tsx'
import { ClickFields, isOrigin, OriginField, originsIn, ThemeFields } from './look-fields.tsx'

/** What the service gives a visitor at the most. */
const maxRowsOfAll = 100_000

const entered = (share: DashboardShare | null, offered: string[]) => ({
  access: share?.access ?? ('public' as const),
  expiry: expiryOf(share?.expiresAt ?? null),
  password: '',
  isOpen: false,
  maxRows: String(share?.maxRows ?? 10_000),
  locked: (share?.lockedParams ?? {}) as LockedValues,
  crossFilters: share?.crossFilters ?? offered,
  theme: share?.theme ?? {},
  origins: (share?.allowedOrigins ?? []).join('\n'),
})

const sent = ({ password, isOpen, ...values }: ReturnType<typeof entered>) => ({
  access: values.access,
  expiresAt: expiresAtOf(values.expiry),
  lockedParams: values.locked as Record<string, unknown>,
  maxRows: Number(values.maxRows),
  crossFilters: values.crossFilters,
  theme: values.theme,
  allowedOrigins: originsIn(values.origins),
  ...(password !== '' ? { password } : isOpen ? { password: null } : {}),
})

const isComplete = ({ locked, origins, maxRows }: ReturnType<typeof entered>): boolean => {
  const rows = Number(maxRows)
  return (
    Object.values(locked).every((value) => value !== undefined) &&
    originsIn(origins).every(isOrigin) &&
    Number.isInteger(rows) &&
    rows >= 1 &&
    rows <= maxRowsOfAll
  )
}

/** A link that is made, or changed once somebody chose one. */
export function useShareForm(dashboard: Dashboard, document: ShownDocument, onCreated: () => void) {
  const offered = useMemo(() => fieldsShown(document).map(({ field }) => field), [document])
  const [editing, setEditing] = useState<DashboardShare | null>(null)
  const { values, set, entry, tick } = useForm(() => entered(null, offered))
  const begin = (share: DashboardShare | null) => {
    setEditing(share)
    set(entered(share, offered))
    save.reset()
  }
  const save = useMutation({
    mutationFn: () => (editing ? changeShare(editing, sent(values)) : createShare(dashboard.id, sent(values))),
    onSuccess: () => {
      toast(editing ? t.actions.saved : t.shares.created)
      begin(null)
      onCreated()
    },
  })
  return { editing, values, entry, tick, begin, save }
}

type ShareFormProps = {
  form: ReturnType<typeof useShareForm>
  document: ShownDocument
  /** What is chosen on the page, for values to be locked to. */
  current: ControlValues
}

export function ShareForm({ form: { editing, values, entry, tick, begin, save }, document, current }: ShareFormProps) {
  const { controls } = document
  const locked = entry('locked')
  const crossFilters = entry('crossFilters')
  return (
    <Form onSubmit={() => save.mutate()} error={save.error}>
      <SelectField
        label={t.shares.access}
        {...entry('access')}
        options={[
          { value: 'public', label: t.shares.public, hint: t.shares.publicHint },
          { value: 'team', label: t.shares.team, hint: t.shares.teamHint },
        ]}
      />
      <ExpiryFields {...entry('expiry')} />
      <PasswordField
        label={t.words.password}
        hint={editing?.hasPassword ? t.shares.passwordKept : t.shares.passwordHint}
        autoComplete="new-password"
        maxLength={200}
        {...entry('password')}
      />
      {editing?.hasPassword && values.password === '' ? (
        <Checkbox label={t.shares.passwordRemove} {...tick('isOpen')} />
      ) : null}
      <NumberField
        label={t.shares.maxRows}
        hint={t.shares.maxRowsHint}
        min={1}
        max={maxRowsOfAll}
        {...entry('maxRows')}
      />
      {controls.length > 0 ? (
        <LockedFields controls={controls} current={current} locked={locked.value} onChange={locked.onChange} />
      ) : null}
      <ClickFields document={document} chosen={crossFilters.value} onChange={crossFilters.onChange} />
      <ThemeFields {...entry('theme')} />
      <OriginField {...entry('origins')} />
      <div className="flex gap-2">
        <Button type="submit" look="primary" busy={save.isPending} disabled={!isComplete(values)}>
          {editing ? t.actions.saveChanges : t.shares.create}
        </Button>
        {editing ? <Button onClick={() => begin(null)}>{t.shares.stopEditing}</Button> : null}
      </div>
    </Form>
  )
}
