import { useQuery } from '@tanstack/react-query'
import type { BudgetPeriod, BudgetScope } from '../../../src/features/usage/usage.contract.ts'
import { NumberField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { choicesOf, SelectField } from '../../components/form/select.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { t } from '../../lib/texts/index.ts'
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
  const { values, set, entry } = useForm(() => ({
    scope: budget?.scope ?? ('team' as BudgetScope),
    subject: budget?.subjectId ?? each,
    period: budget?.period ?? ('month' as BudgetPeriod),
    tokens: budget?.tokens == null ? '' : String(budget.tokens),
    cost: budget?.cost == null ? '' : String(budget.cost),
  }))
  const { scope, subject, period, tokens, cost } = values
  const save = () =>
    setBudget({
      scope,
      subjectId: scope === 'team' || subject === each ? null : subject,
      period,
      tokens: tokens === '' ? null : Number(tokens),
      cost: cost === '' ? null : Number(cost),
    })
  const subjects =
    scope === 'user'
      ? (users.data ?? []).map((user) => ({ value: user.id, label: user.name }))
      : scope === 'api-key'
        ? (keys.data ?? []).map((key) => ({ value: key.id, label: nameOf(key) }))
        : []
  return (
    <FormDialog
      title={budget ? t.budgets.editTitle : t.budgets.add}
      size="small"
      submit={budget ? t.actions.save : t.budgets.submit}
      ready={tokens !== '' || cost !== ''}
      save={save}
      done={t.budgets.saved}
      onClose={onClose}
    >
      {budget ? null : (
        <>
          <SelectField
            label={t.budgets.scope}
            value={scope}
            onChange={(next) => set({ scope: next, subject: each })}
            options={choicesOf(scopes, t.budgets.scopes)}
          />
          {scope === 'team' ? null : (
            <SelectField
              label={t.budgets.subject}
              {...entry('subject')}
              options={[{ value: each, label: t.budgets.each[scope] }, ...subjects]}
            />
          )}
          <SelectField label={t.words.period} {...entry('period')} options={choicesOf(periods, t.budgets.periods)} />
        </>
      )}
      <div className="grid grid-cols-2 gap-4">
        <NumberField label={t.words.tokens} min={0} max={1e15} step={1} {...entry('tokens')} />
        <NumberField label={t.words.cost} min={0} max={1e15} step="any" {...entry('cost')} />
      </div>
      <p className="text-12 text-muted">{t.budgets.limitHint}</p>
    </FormDialog>
  )
}
