import { plural } from '../nouns.ts'
import type { Catalog } from './catalog.ts'
import { withoutCompare } from './desugar.ts'
import { measureLabel, overLabel, thingOf } from './labels.ts'
import type { ColumnRef, Question } from './question.contract.ts'
import { listed, type Words, wordsOf } from './words.ts'

/** What is asked, in one plain sentence. */
export function describe(question: Question, catalog: Catalog): string {
  const text = clause(question, wordsFor(catalog))
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

export const wordsFor = (catalog: Catalog): Words => {
  const words: Words = wordsOf(catalog, (inside) => `the ${clause(inside, words)}`)
  return words
}

function clause(question: Question, words: Words): string {
  return [
    subject(question, words),
    question.by.length > 0 && question.measures.length > 0 ? ` by ${listed(question.by.map(words.dimension))}` : '',
    question.where ? `, where ${words.condition(question.where)}` : '',
    question.compare ? `, comparing ${listed(question.compare.map(({ label }) => label))}` : '',
    ...(question.over ?? []).map((_, i) => `, with ${overWords(question, i, words)}`),
    ...(question.having ?? []).map((_, i) => `, only where ${havingWords(question, i, words)}`),
    endingWords(question, words),
  ].join('')
}

function subject(question: Question, words: Words): string {
  if (question.measures.length > 0) return listed(question.measures.map(words.measure))
  if (question.by.length > 0) return `every ${listed(question.by.map(words.dimension))}`
  const names = (question.fields ?? []).map(({ of, label }) => label ?? words.expression(of))
  const thing = question.dataset === undefined ? null : thingOf(question.dataset, words.names)
  if (question.distinct)
    return `different ${listed(names.map((name) => plural(name)))}${thing ? ` of the ${thing.many}` : ''}`
  return `${listed(names)}${thing ? ` of each ${thing.one}` : ''}`
}

export function columnWords(ref: ColumnRef, question: Question, words: Words): string {
  const plain = withoutCompare(question, (measure) => measureLabel(measure, words.names))
  if ('by' in ref) {
    const dimension = plain.by[ref.by]
    return dimension ? words.dimension(dimension) : ''
  }
  if ('field' in ref) {
    const field = plain.fields?.[ref.field]
    return field ? (field.label ?? words.expression(field.of)) : ''
  }
  if ('over' in ref) return overWords(question, ref.over, words)
  const measure = plain.measures[ref.measure]
  return measure ? measureLabel(measure, words.names) : ''
}

export function overWords(question: Question, i: number, words: Words): string {
  const over = question.over?.[i]
  if (!over) return ''
  const name = overLabel(over, columnWords({ measure: over.measure }, question, words))
  const inside = (over.within ?? []).map((index) => columnWords({ by: index }, question, words))
  const back =
    over.n === undefined || over.n === 1 ? '' : over.kind === 'moving' ? ` over ${over.n}` : ` over ${over.n} steps`
  const to = over.to === undefined ? '' : ` to ${over.to}`
  return `${name}${back}${to}${inside.length > 0 ? ` within each ${listed(inside)}` : ''}`
}

const SIGNS = {
  '=': 'is',
  '<>': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
} as const

export function havingWords(question: Question, i: number, words: Words): string {
  const having = question.having?.[i]
  if (!having) return ''
  const value =
    typeof having.value === 'object' && having.value !== null
      ? words.expression({ question: having.value.question })
      : String(having.value)
  return `${columnWords(having.column, question, words)} ${SIGNS[having.compare]} ${value}`
}

export function orderWords(question: Question, words: Words): string {
  const name = (column: ColumnRef | { of: Parameters<Words['expression']>[0] }) =>
    'of' in column ? words.expression(column.of) : columnWords(column, question, words)
  return listed(
    (question.order ?? []).map(
      ({ column, descending }) => `${name(column)} (${descending ? 'highest' : 'lowest'} first)`,
    ),
  )
}

function endingWords(question: Question, words: Words): string {
  const { limit, offset, limitWithin } = question
  const order = orderWords(question, words)
  const each = limitWithin
    ? `, the first ${limitWithin.n} of each ${listed(limitWithin.by.map((index) => columnWords(question.measures.length + question.by.length > 0 ? { by: index } : { field: index }, question, words)))}`
    : ''
  const rows = limit === undefined ? '' : `, the first ${limit === 1 ? 'one' : limit}`
  return `${order ? `, ordered by ${order}` : ''}${each}${rows}${offset ? ` after ${offset}` : ''}`
}
