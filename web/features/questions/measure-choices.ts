import type { AggregateFunction, Measure } from '../../../src/client/index.ts'
import { t } from '../../lib/texts/index.ts'
import type { Choice, MenuStep } from './menu-step.ts'
import {
  fieldOf,
  findField,
  homesOf,
  homesOfMeasure,
  kindOfField,
  listsRows,
  unreachedBy,
  withoutRows,
} from './question-parts.ts'
import type { CatalogDataset, CatalogField, Question, QuestionChange, SpaceCatalog } from './questions.queries.ts'

type Offered = keyof typeof t.questions.functions

const ofNumbers: Offered[] = ['sum', 'avg', 'median', 'min', 'max', 'stddev', 'count', 'distinct']
const ofOthers: Offered[] = ['count', 'distinct', 'min', 'max']

export const thingsOf = ({ thing, label }: CatalogDataset): string => thing?.many ?? t.questions.rowsOf(label)

/** What can be measured: metrics, numbers of rows, and fields in the way they are usually put together. */
export function measureStep(question: Question, catalog: SpaceCatalog, at: number | null): MenuStep {
  const now = at === null ? undefined : question.measures[at]
  const homes = homesOf(question, catalog)
  const choose = (measure: Measure, rest: Omit<Choice, 'checked'>): Choice => {
    const others = question.measures.filter((_, i) => i !== at)
    const drops = unreachedBy(
      [measure, ...others].flatMap((one) => homesOfMeasure(one, catalog)),
      question,
      catalog,
    )
    const put: QuestionChange =
      at === null ? { add: 'measures', value: measure } : { set: `measures[${at}]`, value: measure }
    return {
      ...rest,
      ...(drops.length > 0 ? { hint: t.questions.drops(drops.length) } : {}),
      checked: now !== undefined && JSON.stringify(now) === JSON.stringify(measure),
      changes: [...(listsRows(question) ? withoutRows(question) : []), ...drops, put],
    }
  }
  return {
    kind: 'choices',
    placeholder: t.questions.findMeasure,
    choices: [
      ...functionChoices(now, catalog, choose),
      ...catalog.metrics.map((metric) =>
        choose(
          { metric: metric.name },
          {
            id: `metric ${metric.name}`,
            label: metric.label,
            group: t.questions.metrics,
            ...(metric.description ? { hint: metric.description } : {}),
          },
        ),
      ),
      ...catalog.datasets
        .toSorted((a, b) => Number(homes.includes(b.name)) - Number(homes.includes(a.name)))
        .flatMap((dataset) => datasetChoices(dataset, choose)),
    ],
  }
}

type Choose = (measure: Measure, rest: Omit<Choice, 'checked'>) => Choice

function datasetChoices(dataset: CatalogDataset, choose: Choose): Choice[] {
  const { name, label: group, fields } = dataset
  const ofField = (field: CatalogField, fn: Offered) =>
    choose(
      { fn, of: fieldOf(name, field.name) },
      { id: `${name} ${field.name} ${fn}`, label: t.questions.functionOf[fn](field.label), group },
    )
  return [
    choose({ count: name }, { id: `${name} count`, label: t.questions.countOf(thingsOf(dataset)), group }),
    ...fields.filter(({ role }) => role === 'measure').map((field) => ofField(field, field.aggregation ?? 'sum')),
    ...fields.filter(({ role }) => role !== 'measure' && role !== 'time').map((field) => ofField(field, 'distinct')),
  ]
}

/** The same field, put together in another way. */
function functionChoices(now: Measure | undefined, catalog: SpaceCatalog, choose: Choose): Choice[] {
  if (!now || !('fn' in now) || !('of' in now)) return []
  const { p: _, ...measure } = now
  const field = findField(now.of, catalog)?.field
  const offered = field && kindOfField(field) !== 'number' && field.role !== 'measure' ? ofOthers : ofNumbers
  return offered.map((fn) =>
    choose(
      { ...measure, fn: fn as AggregateFunction },
      { id: `fn ${fn}`, label: t.questions.functions[fn], group: t.questions.summarize },
    ),
  )
}
