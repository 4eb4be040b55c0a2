import type { Grain } from '../../../src/client/index.ts'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import type { Choice, MenuStep } from './menu-step.ts'
import {
  dimensionOf,
  type FoundField,
  findField,
  homesOf,
  kindOfField,
  listsRows,
  reachedBy,
  usualStep,
  withoutRows,
} from './question-parts.ts'
import type { Dimension, Question, QuestionChange, SpaceCatalog } from './questions.queries.ts'

const steps: Grain[] = ['year', 'quarter', 'month', 'week', 'day']
const clockSteps: Grain[] = ['hour', 'minute']
const cycles: Grain[] = ['quarter_of_year', 'month_of_year', 'weekday']
const clockCycles: Grain[] = ['hour_of_day']
const roleOrder = ['time', 'category', 'place', 'flag', 'name', 'measure', 'text', 'id']
const groupedBy: ReadonlySet<string> = new Set(roleOrder.slice(0, 5))

/** All fields that the rows of a question have one value of, by dataset, what is usually grouped by first. */
export function fieldsFor(question: Question, catalog: SpaceCatalog): FoundField[] {
  const reached = reachedBy(homesOf(question, catalog), catalog)
  const hasNames = ({ fields }: (typeof reached)[number]) => fields.some(({ role }) => groupedBy.has(role))
  return [...reached.filter(hasNames), ...reached.filter((dataset) => !hasNames(dataset))].flatMap((dataset) =>
    dataset.fields
      .toSorted((a, b) => roleOrder.indexOf(a.role) - roleOrder.indexOf(b.role))
      .map((field) => ({ dataset, field })),
  )
}

/** What a question is grouped by. Without a measure, rows are counted. */
export function groupStep(question: Question, catalog: SpaceCatalog, at: number | null): MenuStep {
  const now = at === null ? undefined : question.by[at]
  const put = (dimension: Dimension, dataset: string): QuestionChange[] => [
    ...(listsRows(question) ? withoutRows(question) : []),
    ...(question.measures.length === 0 && now === undefined
      ? [{ add: 'measures', value: { count: question.dataset ?? dataset } }]
      : []),
    at === null ? { add: 'by', value: dimension } : { set: `by[${at}]`, value: dimension },
  ]
  const used = new Set(question.by.map(({ of }) => JSON.stringify(of)))
  return {
    kind: 'choices',
    placeholder: t.questions.findField,
    choices: [
      ...(now ? unitChoices(now, catalog, at as number) : []),
      ...fieldsFor(question, catalog)
        .map((found) => ({ found, dimension: dimensionOf(found) }))
        .filter(({ dimension }) => !used.has(JSON.stringify(dimension.of)) || now !== undefined)
        .map(
          ({ found: { dataset, field }, dimension }): Choice => ({
            id: `${dataset.name} ${field.name}`,
            label: field.label,
            group: dataset.label,
            ...(field.description ? { hint: field.description } : {}),
            checked: now !== undefined && JSON.stringify(now.of) === JSON.stringify(dimension.of),
            changes: put(dimension, dataset.name),
          }),
        ),
    ],
  }
}

/** The same field in other units: months instead of years, wider steps. */
function unitChoices(now: Dimension, catalog: SpaceCatalog, at: number): Choice[] {
  const field = findField(now.of, catalog)?.field
  if (!field) return []
  const set = (dimension: Dimension): QuestionChange[] => [{ set: `by[${at}]`, value: dimension }]
  const { grain: _, bins: __, ...plain } = now
  if (kindOfField(field) === 'time') {
    const clock = field.type === 'datetime'
    const grains = (list: Grain[], group: string) =>
      list.map((grain) => ({
        id: `grain ${grain}`,
        label: t.questions.grainNames[grain],
        group,
        checked: now.grain === grain,
        changes: set({ ...plain, grain }),
      }))
    return [
      ...grains([...steps, ...(clock ? clockSteps : [])], t.questions.grains),
      ...grains([...cycles, ...(clock ? clockCycles : [])], t.questions.cycles),
    ]
  }
  if (kindOfField(field) !== 'number') return []
  const width = usualStep(field)
  return [
    ...[width / 10, width / 2, width, width * 2, width * 10].map((step) => ({
      id: `step ${step}`,
      label: t.questions.stepOf(format.number(Number(step.toPrecision(6)))),
      group: t.questions.steps,
      checked: now.bins !== undefined && 'width' in now.bins && now.bins.width === step,
      changes: set({ ...plain, bins: { width: Number(step.toPrecision(6)) } }),
    })),
    {
      id: 'each',
      label: t.questions.eachValue,
      group: t.questions.steps,
      checked: !now.bins && !now.grain,
      changes: set(plain),
    },
  ]
}
