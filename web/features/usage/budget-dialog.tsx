import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BudgetPeriod, BudgetScope } from '../../../src/features/usage/usage.contract.ts'
import { Button } from '../../components/form/button.tsx'
import { Field, Form } from '../../components/form/form.tsx'
import { Input } from '../../components/form/input.tsx'
import { Select } from '../../components/form/select.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { apiKeysQuery, nameOf } from '../api-keys/api-keys.queries.ts'
import { usersQuery } from '../users/users.queries.ts'
import { type Budget, setBudget } from './usage.queries.ts'

const scopes: readonly BudgetScope[] = ['team', 'user', 'api-key', 'share-link']
const periods: readonly BudgetPeriod[] = ['day', 'month', 'total']
const each = 'each'

/** One for the same subject and period takes the place of the other, so only the limits of one that exists are changed. */
export function BudgetDialog({ budget, onClose }: { budget: Budget | null; onClose: () => void }) {
  const users = useQuery(usersQuery)
  const keys = useQuery(apiKeysQuery)
  const [scope, setScope] = useState<BudgetScope>(budget?.scope ?? 'team')
  const [subject, setSubject] = useState(budget?.subjectId ?? each)
  const [period, setPeriod] = useState<BudgetPeriod>(budget?.period ?? 'month')
  const [tokens, setTokens] = useState(budget?.tokens == null ? '' : String(budget.tokens))
  const [cost, setCost] = useState(budget?.cost == null ? '' : String(budget.cost))
  const save = useMutation({
    mutationFn: () =>
      setBudget({
        scope,
        subjectId: scope === 'team' || subject === each ? null : subject,
        period,
        tokens: tokens === '' ? null : Number(tokens),
        cost: cost === '' ? null : Number(cost),
      }),
    onSuccess: () => {
      toast(t.budgets.saved)
      onClose()
    },
  })
  const subjects =
    scope === 'user'
      ? (users.data ?? []).map((user) => ({ value: user.id, label: user.name }))
      : scope === 'api-key'
        ? (keys.data ?? []).map((key) => ({ value: key.id, label: nameOf(key) }))
        : []
  const none = tokens === '' && cost === ''
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={budget ? t.budgets.editTitle : t.budgets.addTitle}
      size="small"
    >
      <Form onSubmit={() => (none ? undefined : save.mutate())} error={save.error}>
        {budget ? null : (
          <>
            <Field label={t.budgets.scope}>
              {(control) => (
                <Select
                  {...control}
                  value={scope}
                  onChange={(next) => {
                    setScope(next)
                    setSubject(each)
                  }}
                  options={scopes.map((value) => ({ value, label: t.budgets.scopes[value] }))}
                />
              )}
            </Field>
            {scope === 'team' ? null : (
              <Field label={t.budgets.subject}>
                {(control) => (
                  <Select
                    {...control}
                    value={subject}
                    onChange={setSubject}
                    options={[{ value: each, label: t.budgets.each[scope] }, ...subjects]}
                  />
                )}
              </Field>
            )}
            <Field label={t.budgets.period}>
              {(control) => (
                <Select
                  {...control}
                  value={period}
                  onChange={setPeriod}
                  options={periods.map((value) => ({ value, label: t.budgets.periods[value] }))}
                />
              )}
            </Field>
          </>
        )}
        <div className="grid grid-cols-2 gap-4">
          <Limit label={t.budgets.tokens} step={1} value={tokens} onChange={setTokens} />
          <Limit label={t.budgets.cost} step="any" value={cost} onChange={setCost} />
        </div>
        <p className="text-12 text-muted">{t.budgets.limitHint}</p>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t.actions.cancel}</Button>
          <Button type="submit" look="primary" busy={save.isPending} disabled={none}>
            {budget ? t.actions.save : t.budgets.submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

type LimitProps = { label: string; step: number | 'any'; value: string; onChange: (value: string) => void }

const Limit = ({ label, step, value, onChange }: LimitProps) => (
  <Field label={label}>
    {(control) => (
      <Input
        {...control}
        type="number"
        className="numeric"
        min={0}
        max={1e15}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
