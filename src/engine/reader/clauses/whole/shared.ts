import type { Dataset } from '../../../question/catalog.ts'
import type { Condition, Dimension, Measure, Question } from '../../../question/question.contract.ts'
import type { Candidate, Chart, Edge, NamedField } from '../../chart.ts'
import { candidate, present } from '../../compose.ts'
import { nameDimensions } from '../../constructions/groups.ts'
import { and, isNumber, reach } from '../../fields.ts'
import { personFields } from '../../frames/shared.ts'
import { partsOf } from '../../select-parts.ts'
import { inEachRow } from '../figures/functions-apart.ts'
import { limitOn } from '../narrowing/limit-on.ts'
import type { Figure } from '../phrases.ts'
import type { Sentence } from '../sentence.ts'

/** What the ways to make a whole question of a sentence share. */

/** A way to make whole questions of the clauses of a sentence. */
export type WholeOfClauses = {
  name: string
  /** Words -> what they say; made into docs/questions.md. */
  examples: string[]
  make(chart: Chart, sentence: Sentence): Candidate[]
}

/** Said of candidates whose columns were listed. */
export const columnsTold = 'columns asked for'

/** Undefined: nothing narrows it. Null: something cannot be asked of these rows. */
export const whereOf = (chart: Chart, { limits }: Sentence, on: Dataset): Condition | undefined | null => {
  const conds = limits.map((limit) => limitOn(chart, limit, on))
  return conds.every((cond) => cond !== null) ? and(conds) : null
}

/** "per visit", of visits: what each of them has, and no groups. */
export const isPerRow = ({ groups, perRow }: Sentence, on: Dataset): boolean =>
  perRow === on || groups.some(({ fields }) => isKeyOf(fields, on))

const isKeyOf = (fields: readonly NamedField[], on: Dataset): boolean =>
  fields.length > 0 && fields.every(({ dataset, field }) => dataset === on && on.primaryKey.join() === field.name)

export const dimensionsOf = (sentence: Sentence, on: Dataset): Dimension[] | null => {
  const isAverage = sentence.figures.some((each) =>
    each.figures.some(({ measure }) => 'fn' in measure && measure.fn === 'avg'),
  )
  const groups = sentence.groups.filter(({ fields }) => !(isAverage && isKeyOf(fields, on)))
  const made = groups.map((each) => each.make(on))
  return made.every((dims) => dims !== null) ? made.flat() : null
}

export const narrowing = (where: Condition | undefined): Pick<Question, 'where'> => (where ? { where } : {})

/** The question of a sentence: `first` is what is asked for. */
export const madeOf = (
  chart: Chart,
  { edges }: Sentence,
  frame: string,
  question: Question,
  tags: string[],
  first: NamedField | null | undefined,
): Candidate => {
  const target = first ? { dataset: first.dataset, field: first.field, ref: first.ref, said: 0.9, edge: null } : null
  return candidate(frame, partsOf(chart, [...edges] as Edge[]), question, tags, target)
}

/** Groups that must come to something, whose other figures are told. */
export const withHaving = ({ having }: Sentence, question: Question): Question => {
  if (having.length === 0) return question
  const key = (measure: Measure) => JSON.stringify(measure)
  const measures = [...question.measures]
  for (const { measure } of having) if (!measures.some((m) => key(m) === key(measure))) measures.push(measure)
  return {
    ...question,
    measures,
    having: having.map(({ measure, compare, value }) => ({
      column: { measure: measures.findIndex((m) => key(m) === key(measure)) },
      compare,
      value,
    })),
    ...(measures.length > question.measures.length && {
      asked: [...question.by.map((_, by) => ({ by })), ...question.measures.map((_, measure) => ({ measure }))],
    }),
  }
}

/** Who or what is asked for: columns that were named, things, or people. */
export const askedFor = (chart: Chart, { fields, rows, lead }: Sentence, on: Dataset): NamedField[][] => {
  const up = reach(chart.catalog, on.name)
  const named = fields.filter((f) => up.has(f.dataset.name) && (!isNumber(f.field) || f.field.role !== 'measure'))
  if (fields.length > 0) return named.length === fields.length ? [[...named]] : []
  const names = rows && rows.where.length === 0 && rows.on !== on ? (nameDimensions(rows.on)?.fields ?? []) : []
  if (rows) return names.length > 0 ? [names] : []
  return lead === 'who' ? personFields(on).map((n) => [n]) : []
}

/** A group of what is missing is no answer to "which". */
export const knownOf = (fields: readonly NamedField[]): Condition[] =>
  fields.filter((f) => (f.field.profile?.nulls ?? 0) > 0).map(present)

/** What is taken on average is not added up. */
export const averaged = ({ isAveraged }: Sentence, figure: Figure): Figure => {
  const each = isAveraged ? inEachRow(figure.measure, /^sum$/) : null
  return each ? { ...figure, measure: { fn: 'avg', ...each } } : figure
}
