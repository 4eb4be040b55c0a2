import type { Catalog } from '../catalog.ts'
import { withoutCompare } from '../desugar.ts'
import { measureLabel, overLabel, thingOf } from '../labels.ts'
import type { ColumnRef, Over, Question } from '../question.contract.ts'
import { onlyHomeOf, quotedWords, scopeOf } from './field-words.ts'
import { listed, SIGNS, type Words, wordsOf } from './words.ts'

const begun = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** What is asked, in one plain sentence, from which it can be read again. */
export const describe = (question: Question, catalog: Catalog): string => `${begun(clause(question, catalog, true))}.`

/** The same for a heading: what somebody named is called by its name alone. */
export const titleOf = (question: Question, catalog: Catalog): string => begun(clause(question, catalog, false))

export const wordsFor = (question: Question, catalog: Catalog, whole = true): Words =>
  wordsOf(catalog, {
    scope: scopeOf(question),
    inside: (inner) => insideWords(inner, catalog, whole),
    whole,
    home: onlyHomeOf(question),
  })

/** One plain measure needs no brackets. */
function insideWords(question: Question, catalog: Catalog, whole: boolean): string {
  const text = `the ${clause(question, catalog, whole)}${givingWords(question, wordsFor(question, catalog, whole))}`
  return /[,(]| (?:and|by|where|over|if|as|of each|of the) | [-+*/] /.test(text) ? `(${text})` : text
}

/** Which of its columns is meant, where that is not its first measure. */
function givingWords({ asked = [], ...question }: Question, words: Words): string {
  const [first] = asked
  const isPlain = !first || (asked.length === 1 && 'measure' in first && first.measure === 0)
  return isPlain ? '' : `, giving ${listed(asked.map((ref) => columnWords(ref, question, words)))}`
}

function clause(question: Question, catalog: Catalog, whole: boolean): string {
  const words = wordsFor(question, catalog, whole)
  return [
    subject(question, words),
    question.by.length > 0 && question.measures.length > 0 ? ` by ${listed(question.by.map(words.dimension))}` : '',
    question.where ? `, where ${words.condition(question.where)}` : '',
    question.compare ? `, comparing ${listed(question.compare.map((part) => comparedWords(part, words, whole)))}` : '',
    ...(question.over ?? []).map(
      (_, i) => `, with ${whole ? wholeOverWords(question, i, words) : overWords(question, i, words)}`,
    ),
    ...(question.having ?? []).map((_, i) => `, only where ${havingWords(question, i, words)}`),
    endingWords(question, words),
  ].join('')
}

const comparedWords = ({ label, where }: NonNullable<Question['compare']>[number], words: Words, whole: boolean) =>
  whole ? `${quotedWords(label)} where ${words.unit(where)}` : label

function subject(question: Question, words: Words): string {
  if (question.measures.length > 0) return listed(question.measures.map(words.measure))
  if (question.by.length > 0) return `every ${listed(question.by.map(words.dimension))}`
  const thing = question.dataset === undefined ? null : thingOf(question.dataset, words.names)
  const fields = question.fields ?? []
  if (question.distinct) {
    return `different ${listed(fields.map((field) => words.field(field, true)))}${thing ? ` of the ${thing.many}` : ''}`
  }
  return `${listed(fields.map((field) => words.field(field)))}${thing ? ` of each ${thing.one}` : ''}`
}

/** A column of the result; of two with the same name the later one is told by where it stands. */
export function columnWords(ref: ColumnRef, question: Question, words: Words): string {
  const plain = withoutCompare(question, (measure) => measureLabel(measure, words.names))
  const columns = [
    ...plain.by.map((dimension, by) => ({ ref: { by }, name: dimension.label ?? words.dimension(dimension) })),
    ...(plain.fields ?? []).map(({ of, label }, field) => ({ ref: { field }, name: label ?? words.expression(of) })),
    ...plain.measures.map((measure, at) => ({ ref: { measure: at }, name: measureLabel(measure, words.names) })),
  ]
  if ('over' in ref) return overWords(question, ref.over, words)
  const at = columns.findIndex((column) => JSON.stringify(column.ref) === JSON.stringify(ref))
  const name = columns[at]?.name
  if (name === undefined) return ''
  return columns.slice(0, at).some((column) => column.name === name) ? `${name} (column ${at + 1})` : name
}

export function overWords(question: Question, i: number, words: Words): string {
  const over = question.over?.[i]
  return over ? (over.label ?? unnamedOver(over, question, words)) : ''
}

function wholeOverWords(question: Question, i: number, words: Words): string {
  const over = question.over?.[i]
  if (!over) return ''
  const what = unnamedOver(over, question, words)
  return over.label === undefined ? what : `${what} as ${quotedWords(over.label)}`
}

function unnamedOver(over: Over, question: Question, words: Words): string {
  const measure = (index: number) => columnWords({ measure: index }, question, words)
  const from = over.from === undefined ? undefined : measure(over.from)
  const name = overLabel({ ...over, label: undefined }, measure(over.measure), from)
  const inside = (over.within ?? []).map((index) => columnWords({ by: index }, question, words))
  const moves = over.kind === 'moving'
  const back = over.n === undefined || (over.n === 1 && !moves) ? '' : ` over ${over.n}${moves ? '' : ' steps'}`
  const along = over.along === undefined ? '' : ` along ${columnWords({ by: over.along }, question, words)}`
  const beside = over.along === undefined ? undefined : question.by[over.along]
  const to = over.to === undefined ? '' : ` to ${words.value(over.to, beside && !beside.grain ? beside.of : null)}`
  return `${name}${back}${to}${along}${inside.length > 0 ? ` within each ${listed(inside)}` : ''}`
}

export function havingWords(question: Question, i: number, words: Words): string {
  const having = question.having?.[i]
  if (!having) return ''
  const value =
    typeof having.value === 'object' && having.value !== null
      ? words.expression({ question: having.value.question })
      : words.value(having.value, null)
  return `${columnWords(having.column, question, words)} ${SIGNS[having.compare]} ${value}`
}

type Order = NonNullable<Question['order']>[number]
export const orderPartWords = ({ column, descending }: Order, question: Question, words: Words): string =>
  `${'of' in column ? words.expression(column.of) : columnWords(column, question, words)} (${descending ? 'highest' : 'lowest'} first)`

export const orderWords = (question: Question, words: Words): string =>
  listed((question.order ?? []).map((part) => orderPartWords(part, question, words)))

function endingWords(question: Question, words: Words): string {
  const { limit, offset, limitWithin } = question
  const order = orderWords(question, words)
  const isListing = question.measures.length + question.by.length === 0
  const each = limitWithin
    ? `, the first ${limitWithin.n} of each ${listed(limitWithin.by.map((index) => columnWords(isListing ? { field: index } : { by: index }, question, words)))}`
    : ''
  const skipped = offset ? (limit === undefined ? `, after the first ${offset}` : ` after ${offset}`) : ''
  const rows = limit === undefined ? '' : `, the first ${limit === 1 ? 'one' : limit}`
  return `${order ? `, ordered by ${order}` : ''}${each}${rows}${skipped}`
}
