import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Condition } from '../../../src/client/index.ts'
import { NumberField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { choicesOf, SelectField } from '../../components/form/select.tsx'
import { format } from '../../lib/format.ts'
import { useMe } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showOf } from '../questions/column-format.ts'
import { conditionsOf } from '../questions/question-parts.ts'
import { answerQuery, type Question } from '../questions/questions.queries.ts'
import { SecretsDialog, secretsOf } from '../webhooks/secrets-dialog.tsx'
import type { Comparison } from './automation-form.ts'
import { type Automation, createAutomation } from './automations.queries.ts'
import { DeliveryFields, targetRows } from './delivery-fields.tsx'

type AlertDialogProps = { spaceId: string; question: Question; sentence: string; onClose: () => void }
type Scope = 'last' | 'current' | 'total'

const comparisons = ['below', 'above', 'at-most', 'at-least'] as const
const everyMinutes = ['15', '60', '1440'] as const
type Watch = { comparison: Comparison; limit: string; every: (typeof everyMinutes)[number] }

/** Tells somebody when the measure of a question passes a limit; no SQL is written. */
export function AlertDialog({ spaceId, question, sentence, onClose }: AlertDialogProps) {
  const navigate = useNavigate()
  const me = useMe()
  const scopes = scopesOf(question)
  const [scope, setScope] = useState<Scope>(scopes[0]!)
  const [watch, setWatch] = useState<Watch>({ comparison: 'below', limit: '', every: '60' })
  const { comparison, limit, every } = watch
  const [targets, setTargets] = useState(() =>
    targetRows(me.sendsMail && me.user.email ? [{ kind: 'email', address: me.user.email }] : []),
  )
  const [made, setMade] = useState<Automation | null>(null)
  const looked = lookedAt(question, scope)
  const answer = useQuery(answerQuery(spaceId, looked))
  const column = answer.data?.columns.find(({ ref }) => ref.measure !== undefined)
  const label = column?.label ?? t.alerts.value
  const now = answer.data && column ? (answer.data.rows[0]?.[column.name] ?? null) : null
  const end = (after: Automation) => {
    onClose()
    toast(t.alerts.made, {
      action: {
        label: t.actions.open,
        onClick: () => void navigate({ to: '/automations/$automationId', params: { automationId: after.id } }),
      },
    })
  }
  const save = () =>
    createAutomation(spaceId, {
      name: t.alerts.name(label, t.automations.comparisons[comparison], format.number(Number(limit))).slice(0, 120),
      action: { kind: 'prompt', prompt: sentence },
      trigger: {
        kind: 'threshold',
        question: looked,
        comparison,
        value: Number(limit),
        everyMinutes: Number(every),
      },
      deliveries: targets.map(({ target }) => target),
    })
  if (made) return <SecretsDialog secrets={secretsOf(made.deliveries)} onClose={() => end(made)} />
  return (
    <FormDialog
      title={t.alerts.title}
      description={t.alerts.text}
      long
      submit={t.alerts.create}
      error={answer.error}
      save={save}
      onSaved={(after) => (secretsOf(after.deliveries).length > 0 ? setMade(after) : end(after))}
      onClose={onClose}
    >
      <SelectField
        label={t.alerts.what}
        value={scope}
        onChange={setScope}
        options={scopes.map((each) => ({ value: each, label: scopeText(each, label, question) }))}
      />
      <p className="numeric text-13 text-muted" role="status">
        {answer.isPending
          ? t.alerts.looking
          : now === null
            ? t.alerts.noValue
            : t.alerts.now((answer.data && column && showOf(answer.data, column)?.(now)) || format.number(Number(now)))}
        {answer.data && scope !== 'total' ? <span className="block text-12">{answer.data.sentence}</span> : null}
      </p>
      <WatchFields watch={watch} onChange={setWatch} />
      <DeliveryFields rows={targets} onChange={setTargets} />
    </FormDialog>
  )
}

/** Which limit is watched for, and how often. */
const WatchFields = ({ watch, onChange }: { watch: Watch; onChange: (watch: Watch) => void }) => (
  <div className="grid items-start gap-4 sm:grid-cols-3">
    <SelectField
      label={t.alerts.when}
      value={watch.comparison}
      onChange={(comparison) => onChange({ ...watch, comparison })}
      options={choicesOf(comparisons, t.alerts.comparisons)}
    />
    <NumberField
      label={t.automations.limit}
      required
      step="any"
      value={watch.limit}
      onChange={(limit) => onChange({ ...watch, limit })}
    />
    <SelectField
      label={t.automations.checkEvery}
      value={watch.every}
      onChange={(every) => onChange({ ...watch, every })}
      options={choicesOf(everyMinutes, t.alerts.every)}
    />
  </div>
)

const truncating = ['year', 'quarter', 'month', 'week', 'day'] as const
type Unit = (typeof truncating)[number]

/** The field along which a question goes, and in which steps. */
function alongOf({ by }: Question): { of: Question['by'][number]['of']; unit: Unit } | null {
  const found = by.find(({ grain }) => truncating.some((unit) => unit === grain))
  return found ? { of: found.of, unit: found.grain as Unit } : null
}

const scopesOf = (question: Question): Scope[] => (alongOf(question) ? ['last', 'current', 'total'] : ['total'])

function scopeText(scope: Scope, label: string, question: Question): string {
  const along = alongOf(question)
  if (scope === 'total' || !along) return t.alerts.total(label)
  return t.alerts[scope](label, t.alerts.units[along.unit])
}

/** The first measure without its groups: of all that is asked for, or of a period that moves on with time. */
function lookedAt(question: Question, scope: Scope): Question {
  const along = alongOf(question)
  const isMoving = scope !== 'total' && along !== null
  const kept = conditionsOf(question)
    .map(({ condition }) => condition)
    .filter((condition) => !isMoving || !('during' in condition))
  const moving: Condition[] = isMoving
    ? [
        {
          during: along.of,
          period: scope === 'last' ? { last: 1, unit: along.unit, complete: true } : { current: along.unit },
        },
      ]
    : []
  const all = [...kept, ...moving]
  return {
    measures: question.measures.slice(0, 1),
    by: [],
    ...(all.length === 0 ? {} : { where: all.length === 1 ? all[0]! : { all } }),
  }
}
