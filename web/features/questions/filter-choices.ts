import type { Condition, Period } from '../../../src/client/index.ts'
import { t } from '../../lib/texts/index.ts'
import { fieldsFor } from './group-choices.ts'
import { type Choice, type MenuStep, setCondition } from './menu-step.ts'
import { type FoundField, fieldOf, findField, kindOfField, testedBy } from './question-parts.ts'
import type { Question, SpaceCatalog } from './questions.queries.ts'

/** Which field shall be filtered. */
export function filterStep(question: Question, catalog: SpaceCatalog): MenuStep {
  return {
    kind: 'choices',
    placeholder: t.questions.findField,
    choices: fieldsFor(question, catalog).map(
      (found): Choice => ({
        id: `${found.dataset.name} ${found.field.name}`,
        label: found.field.label,
        group: found.dataset.label,
        ...(found.field.description ? { hint: found.field.description } : {}),
        opens: () => conditionStep(found, null, null),
      }),
    ),
  }
}

/** The period of the question's own time; where there are several times, which. */
export function periodStep(question: Question, catalog: SpaceCatalog): MenuStep {
  const times = fieldsFor(question, catalog).filter(({ field }) => kindOfField(field) === 'time')
  const [own] = [...times].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  if (own && (times.length === 1 || isOwn(own))) return conditionStep(own, null, null)
  return {
    kind: 'choices',
    placeholder: t.questions.findField,
    choices: times.map((found) => ({
      id: `${found.dataset.name} ${found.field.name}`,
      label: found.field.label,
      group: found.dataset.label,
      opens: () => conditionStep(found, null, null),
    })),
  }
}

const isOwn = ({ dataset, field }: FoundField) => dataset.timeField === field.name

export function hasTime(question: Question, catalog: SpaceCatalog): boolean {
  return fieldsFor(question, catalog).some(({ field }) => kindOfField(field) === 'time')
}

/** How a condition that is there can be changed; null where only words can say it. */
export function stepOfCondition(condition: Condition, path: string, catalog: SpaceCatalog): MenuStep | null {
  const tested = testedBy(condition)
  if (!tested || !('field' in tested)) return null
  const found = findField(tested, catalog)
  return found && conditionStep(found, path, condition)
}

function conditionStep(found: FoundField, path: string | null, condition: Condition | null): MenuStep {
  const kind = kindOfField(found.field)
  if (kind === 'values') return { kind: 'values', found, path, condition }
  if (kind === 'number') return { kind: 'numbers', found, path, condition }
  return {
    kind: 'choices',
    placeholder: t.questions.findPeriod,
    choices: periodChoices(found, path, condition),
  }
}

function periodChoices(found: FoundField, path: string | null, condition: Condition | null): Choice[] {
  const during = fieldOf(found.dataset.name, found.field.name)
  const now = condition && 'during' in condition ? JSON.stringify(condition.period) : null
  const choose = (label: string, group: string, period: Period): Choice => ({
    id: JSON.stringify(period),
    label,
    group,
    checked: now === JSON.stringify(period),
    changes: [setCondition(path, { during, period })],
  })
  const { current, previous } = t.questions
  return [
    ...[7, 30, 90].map((n) => choose(t.questions.lastDays(n), t.questions.periods, { last: n, unit: 'day' })),
    choose(t.questions.lastMonths(12), t.questions.periods, { last: 12, unit: 'month' }),
    ...(['month', 'quarter', 'year'] as const).flatMap((unit) => [
      choose(current[unit], t.questions.periods, { current: unit }),
      choose(previous[unit], t.questions.periods, { last: 1, unit, complete: true }),
    ]),
    {
      id: 'range',
      label: t.questions.customRange,
      group: t.questions.periods,
      opens: () => ({ kind: 'range', found, path, condition }),
    },
    ...yearsOf(found).map((year) => choose(String(year), t.questions.years, { year })),
    {
      id: 'missing',
      label: t.questions.missing,
      group: t.questions.years,
      changes: [setCondition(path, { missing: during })],
    },
  ]
}

const maxYears = 30

/** The years that the data has, the last first. */
function yearsOf({ field: { min, max } }: FoundField): number[] {
  const [from, to] = [Number(String(min).slice(0, 4)), Number(String(max).slice(0, 4))]
  if (!Number.isInteger(from) || !Number.isInteger(to) || from < 1 || to < from) return []
  return Array.from({ length: Math.min(maxYears, to - from + 1) }, (_, i) => to - i)
}
