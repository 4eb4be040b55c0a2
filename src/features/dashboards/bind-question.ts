import { type AnalystSource, placeStatement } from '../../engine/analyst/index.ts'
import type { BoundValue, Control, ParsedDocument } from '../../engine/documents/index.ts'
import {
  type Catalog,
  type Compiled,
  type Condition,
  compile,
  conditionsOf,
  type Expression,
  type Narrowing,
  narrow,
  type Question,
  QuestionFault,
  wholeOf,
} from '../../engine/question/index.ts'
import { type Query, QueryError } from '../../engine/sandbox/index.ts'
import type { CrossFilter } from './dashboards.contract.ts'

/** `dataset.field`; names of datasets have no dot. */
export function fieldNamed(text: string): { dataset: string; field: string } {
  const dot = text.indexOf('.')
  return { dataset: text.slice(0, dot), field: text.slice(dot + 1) }
}

export const hasField = (catalog: Catalog, text: string): boolean => {
  const { dataset, field } = fieldNamed(text)
  return catalog.datasets.some(({ name, fields }) => name === dataset && fields.some((each) => each.name === field))
}

/** What a control's value asks of its field; null while it is not set. */
function conditionOf(control: Control, of: Expression, value: BoundValue): Condition | null {
  if (value === undefined || value === null || value === false) return null
  if (Array.isArray(value)) return value.length === 0 ? null : { in: of, values: value.map(plain) }
  if (typeof value === 'object')
    return value.from === null && value.to === null ? null : { during: of, period: { from: value.from, to: value.to } }
  if (control.kind === 'date') return { during: of, period: { from: String(value), to: String(value) } }
  if (control.kind === 'text') return { text: 'contains', of, value: String(value) }
  return { compare: '=', left: of, right: { value: plain(value) } }
}

/** The algebra has integers past 2^53 as text, exactly. */
const plain = (value: string | number | bigint | boolean | null) => (typeof value === 'bigint' ? String(value) : value)

export function narrowingsOf(
  catalog: Catalog,
  controls: readonly Control[],
  values: ReadonlyMap<string, BoundValue>,
  filters: readonly CrossFilter[] = [],
): Narrowing[] {
  const ofControls = controls.flatMap((control): Narrowing[] => {
    if (control.field === undefined) return []
    const of: Expression = { field: fieldNamed(control.field) }
    const condition = conditionOf(control, of, values.get(control.name))
    if (condition === null) return []
    // Left out, a control that is locked to a value would show everything.
    if (!hasField(catalog, control.field))
      throw new QueryError('failed', `The data has no field ${control.field}, which ${control.label} filters by.`)
    return [{ dataset: of.field.dataset, condition }]
  })
  const ofFilters = filters.flatMap(({ field, via, grain, value }) => {
    const of: Expression = { field: { ...fieldNamed(field), ...(via && { via }) } }
    const shown: Question = { measures: [], by: [{ of, ...(grain && { grain }) }] }
    return conditionsOf(shown, { at: [{ by: 0, value }] }, '').map((condition) => ({
      dataset: of.field.dataset,
      condition,
    }))
  })
  return [...ofControls, ...ofFilters]
}

/** The statement that answers a question of a document, and where it runs. */
export function bindQuestion(
  sources: AnalystSource[],
  catalog: Catalog,
  question: Question,
  narrowings: readonly Narrowing[],
  /** Totals instead of its rows: by these of its columns only. */
  whole?: readonly string[],
): Pick<Query, 'target' | 'sql' | 'params'> & Pick<Compiled, 'columns'> {
  try {
    const { target, compiled } = placeStatement(sources, catalog, (on) => compiledOn(question, narrowings, on, whole))
    const { sql, params, columns } = compiled
    return { target, sql, params, columns }
  } catch (error) {
    throw error instanceof QuestionFault ? new QueryError('failed', error.message) : error
  }
}

function compiledOn(
  given: Question,
  narrowings: readonly Narrowing[],
  known: Catalog,
  whole?: readonly string[],
): Compiled {
  const { question, catalog } = narrow(given, narrowings, known)
  if (whole === undefined) return compile(question, catalog)
  const { question: asked, names } = wholeOf(question, whole, catalog)
  return compile(asked, catalog, { names })
}

type Mark = Pick<CrossFilter, 'field' | 'via' | 'grain'>

/** The marks that a document shows: fields, and the steps in which it shows times. Only by these may a click filter. */
export function shownMarks({ queries }: Pick<ParsedDocument, 'queries'>): Mark[] {
  return queries.flatMap(({ question }) =>
    [...(question?.by ?? []), ...(question?.fields ?? []).map(({ of }) => ({ of, grain: undefined }))].flatMap(
      (shown) => {
        const of = 'at' in shown.of ? shown.of.of : shown.of
        if (!('field' in of)) return []
        const grain = 'at' in shown.of ? shown.of.at : shown.grain
        return [{ field: `${of.field.dataset}.${of.field.field}`, via: of.field.via, grain }]
      },
    ),
  )
}

/** The first that no mark shows. A finer step, or another way to the field, would tell more than the document does. */
export const strangeFilter = (marks: readonly Mark[], filters: readonly CrossFilter[]): CrossFilter | undefined => {
  const same = (a: Mark, b: Mark) =>
    a.field === b.field && a.grain === b.grain && JSON.stringify(a.via ?? []) === JSON.stringify(b.via ?? [])
  return filters.find((filter) => !marks.some((mark) => same(mark, filter)))
}
