import { useQuery } from '@tanstack/react-query'
import { Gauge, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../components/form/button.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { LoadedList } from '../../components/page/loaded.tsx'
import { Section } from '../../components/page/page.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { classNames } from '../../lib/class-names.ts'
import { format } from '../../lib/format.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { BudgetDialog } from './budget-dialog.tsx'
import { useSubjectNames } from './subject-names.ts'
import { type Budget, budgetsQuery, removeBudget } from './usage.queries.ts'

export function Budgets() {
  const can = useCan()
  const budgets = useQuery(budgetsQuery)
  const [editing, setEditing] = useState<Budget | 'new' | null>(null)
  const add = can.administer ? (
    <Button icon={Plus} onClick={() => setEditing('new')}>
      {t.budgets.add}
    </Button>
  ) : null
  return (
    <Section title={t.budgets.title} text={t.budgets.text} action={budgets.data?.length ? add : null}>
      <LoadedList
        query={budgets}
        rows={2}
        empty={<EmptyState icon={Gauge} title={t.budgets.empty} text={t.budgets.emptyText} action={add} />}
      >
        {(data) => (
          <ul className="grid gap-3 md:grid-cols-2">
            {data.map((budget) => (
              <BudgetCard key={budget.id} budget={budget} onEdit={() => setEditing(budget)} />
            ))}
          </ul>
        )}
      </LoadedList>
      {editing ? <BudgetDialog budget={editing === 'new' ? null : editing} onClose={() => setEditing(null)} /> : null}
    </Section>
  )
}

const shareOf = (used: number, limit: number) => (limit === 0 ? 1 : used / limit)

function BudgetCard({ budget, onEdit }: { budget: Budget; onEdit: () => void }) {
  const can = useCan()
  const nameOf = useSubjectNames()
  const { scope, subjectId, period, tokens, cost, used } = budget
  const title =
    scope === 'team' || subjectId === null ? t.budgets.each[scope] : nameOf(scope as 'user' | 'api-key', subjectId)
  const lines = [
    ...(tokens === null
      ? []
      : [
          {
            share: shareOf(used.tokens, tokens),
            text: t.budgets.usedTokens(format.number(used.tokens), format.number(tokens)),
          },
        ]),
    ...(cost === null
      ? []
      : [
          {
            share: shareOf(used.cost, cost),
            text: t.budgets.usedCost(format.number(Number(used.cost.toFixed(4))), format.number(cost)),
          },
        ]),
  ]
  const most = Math.max(...lines.map(({ share }) => share))
  return (
    <li className="flex flex-col gap-2 rounded border border-line p-3">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1">
          <span className="font-medium">{title}</span>{' '}
          <span className="text-muted">
            {t.budgets.periods[period]}
            {subjectId === null && scope === 'user' ? ` · ${t.budgets.ofYou}` : ''}
          </span>
        </p>
        {most >= 1 ? (
          <Badge tone="bad">{t.budgets.over}</Badge>
        ) : most >= 0.8 ? (
          <Badge tone="warn">{t.budgets.warn}</Badge>
        ) : null}
        {can.administer ? (
          <>
            <IconButton icon={Pencil} size="small" label={`${t.actions.change}: ${title}`} onClick={onEdit} />
            <IconButton
              icon={Trash2}
              size="small"
              label={`${t.actions.remove}: ${title}`}
              onClick={() => void removeBudget(budget)}
            />
          </>
        ) : null}
      </div>
      {lines.map(({ share, text }) => (
        <Bar key={text} share={share} text={text} label={`${title}: ${text}`} />
      ))}
    </li>
  )
}

/** Full at 100 %, with a mark at 80 %, where the warnings begin. */
function Bar({ share, text, label }: { share: number; text: string; label: string }) {
  const percent = Math.min(100, Math.round(share * 100))
  return (
    <div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="relative h-2 overflow-hidden rounded-full bg-pressed"
      >
        <div
          className={classNames('h-full', share >= 1 ? 'bg-bad' : share >= 0.8 ? 'bg-warn' : 'bg-accent')}
          style={{ width: `${percent}%` }}
        />
        <span aria-hidden className="absolute inset-y-0 left-4/5 w-px bg-line-strong" />
      </div>
      <p className="numeric flex justify-between pt-1 text-12 text-muted">
        <span>{text}</span>
        <span>{format.percent(share)}</span>
      </p>
    </div>
  )
}
