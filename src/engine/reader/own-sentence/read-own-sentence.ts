import type { Catalog } from '../../question/catalog.ts'
import { withoutCompare } from '../../question/desugar.ts'
import { check, describe as sentenceOf } from '../../question/index.ts'
import { overLabel, thingOf } from '../../question/labels.ts'
import type { ColumnRef, Comparison, Dimension, Expression, Over, Question } from '../../question/question.contract.ts'
import { HELD_AGAINST } from '../../question/resolve/resolve-over.ts'
import { columnWords, orderPartWords, wordsFor } from '../../question/sentence/describe.ts'
import { type Scope, scopeOf } from '../../question/sentence/field-words.ts'
import { SIGNS } from '../../question/sentence/words.ts'
import { condition, expression, grained, measure, several, unit } from './grammar.ts'
import {
  chain,
  createParser,
  type Found,
  follow,
  list,
  map,
  type Parser,
  type Rule,
  remembered,
  TooLong,
  word,
} from './parser.ts'
import { named, readNumber, readQuoted, readValue } from './values.ts'

const maxLength = 4_000

/**
 * The question that a sentence of ours tells: of all that its grammar finds, the one whose own sentence is the text. Null for any other
 * text.
 */
export function readOwnSentence(text: string, catalog: Catalog): Question | null {
  if (!text.endsWith('.') || text.length > maxLength) return null
  const said = text.slice(0, -1)
  for (const begun of new Set([`${said.charAt(0).toLowerCase()}${said.slice(1)}`, said])) {
    const found = questionsIn(begun, catalog).find(
      (question) => sentenceOf(question, catalog) === text && check(question, catalog).ok,
    )
    if (found) return found
  }
  return null
}

function questionsIn(text: string, catalog: Catalog): Question[] {
  const parser = createParser(text, catalog, question)
  try {
    return question(parser, 0, null).flatMap(({ value, end }) => (end === text.length ? [value] : []))
  } catch (error) {
    if (error instanceof TooLong) return []
    throw error
  }
}

/** What it is about is known once it is read: every dataset is tried. */
const question: Rule<Question> = remembered((p, at) =>
  [null, ...p.catalog.datasets.map(({ name }) => name)].flatMap((scope) =>
    clause(p, at, scope).filter(({ value }) => scopeOf(value) === scope),
  ),
)

function clause(p: Parser, at: number, scope: Scope): Found<Question> {
  const steps: ((found: Question, end: number) => Found<Question>)[] = [
    (found, end) =>
      follow(p, end, ', where ', (next) => map(condition(p, next, scope), (where) => ({ ...found, where }))),
    (found, end) => comparing(p, end, found, scope),
    (found, end) => overs(p, end, found),
    (found, end) => havings(p, end, found),
    (found, end) => orders(p, end, found, scope),
    (found, end) => firstOfEach(p, end, found),
    (found, end) => limits(p, end, found),
    (found, end) =>
      follow(p, end, ', giving ', (next) =>
        map(
          list(p, next, (from) => columns(p, from, found)),
          (asked) => ({ ...found, asked }),
        ),
      ),
  ]
  return steps.reduce(
    (found, step) => chain(found, (value, end) => [...step(value, end), { value, end }]),
    subject(p, at, scope),
  )
}

const comparing = (p: Parser, at: number, found: Question, scope: Scope): Found<Question> =>
  follow(p, at, ', comparing ', (from) =>
    map(
      list(p, from, (place) =>
        chain(readQuoted(p, place), (label, end) =>
          follow(p, end, ' where ', (next) => map(unit(p, next, scope), (where) => ({ label, where }))),
        ),
      ),
      (compare) => ({ ...found, compare }),
    ),
  )

function subject(p: Parser, at: number, scope: Scope): Found<Question> {
  const dimensions = (from: number) => list(p, from, (next) => dimension(p, next, scope))
  const measures = list(p, at, (next) => measure(p, next, scope))
  return [
    ...chain(
      measures,
      (found, end): Found<Question> => [
        ...follow(p, end, ' by ', (next) => map(dimensions(next), (by) => ({ measures: found, by }))),
        { value: { measures: found, by: [] }, end },
      ],
    ),
    ...follow(p, at, 'every ', (next) => map(dimensions(next), (by): Question => ({ measures: [], by }))),
    ...(scope === null ? [] : listing(p, at, scope)),
  ]
}

function listing(p: Parser, at: number, dataset: string): Found<Question> {
  const { one, many } = thingOf(dataset, p.names)
  const rows = { measures: [], by: [], dataset }
  const fieldsFrom = (from: number, rule: Rule<Expression>) =>
    list(p, from, (next) => chain(rule(p, next, dataset), (of, end) => named(p, end, { of })))
  return [
    ...chain(fieldsFrom(at, expression), (fields, end) =>
      word<Question>(p, end, ` of each ${one}`, { ...rows, fields }),
    ),
    ...follow(p, at, 'different ', (from) =>
      chain(fieldsFrom(from, several), (fields, end) =>
        word<Question>(p, end, ` of the ${many}`, { ...rows, fields, distinct: true }),
      ),
    ),
  ]
}

const dimension: Rule<Dimension> = (p, at, scope) =>
  chain(
    chain(
      [...grained(p, at, scope), ...chain(expression(p, at, scope), (of, end) => binned(p, end, { of }))],
      (found, end) => named<Dimension>(p, end, found),
    ),
    (found, end): Found<Dimension> => [
      ...word(p, end, ' (also without rows)', { ...found, empty: true }),
      { value: found, end },
    ],
  )

const binned = (p: Parser, at: number, plain: Dimension): Found<Dimension> => [
  ...follow(p, at, ' in steps of ', (next) =>
    chain(
      readNumber(p, next),
      (width, end): Found<Dimension> => [
        ...follow(p, end, ' from ', (from) =>
          map(readNumber(p, from), (start) => ({ ...plain, bins: { width, start } })),
        ),
        { value: { ...plain, bins: { width } }, end },
      ],
    ),
  ),
  ...follow(p, at, ' in parts at ', (next) =>
    map(
      list(p, next, (from) => readNumber(p, from)),
      (edges): Dimension => ({ ...plain, bins: { edges } }),
    ),
  ),
  ...follow(p, at, ' in ', (next) =>
    chain(readNumber(p, next), (count, end) => word<Dimension>(p, end, ' parts', { ...plain, bins: { count } })),
  ),
  { value: plain, end: at },
]

const columnsOf = (question: Question): ColumnRef[] => {
  const { by, measures, fields = [] } = withoutCompare(question, () => '')
  return [
    ...by.map((_, i) => ({ by: i })),
    ...fields.map((_, i) => ({ field: i })),
    ...measures.map((_, i) => ({ measure: i })),
  ]
}

/** The columns of the question whose words stand here. */
function columns(p: Parser, at: number, question: Question): Found<ColumnRef> {
  const words = wordsFor(question, p.catalog)
  const all = [...columnsOf(question), ...(question.over ?? []).map((_, i) => ({ over: i }))]
  return all.flatMap((ref) => word(p, at, columnWords(ref, question, words), ref))
}
const indexes = (p: Parser, at: number, question: Question, kind: 'by' | 'field'): Found<number> =>
  columns(p, at, question).flatMap(({ value, end }) => {
    const index = (value as { by?: number; field?: number })[kind]
    return index === undefined ? [] : [{ value: index, end }]
  })

const KINDS: Over['kind'][] = [
  'share',
  'change',
  'growth',
  'difference',
  'running',
  'moving',
  'rank',
  'cumulative_share',
]

function overs(p: Parser, at: number, found: Question): Found<Question> {
  return follow(p, at, ', with ', (next) =>
    chain(over(p, next, found), (one, end) => {
      const more = { ...found, over: [...(found.over ?? []), one] }
      return [...overs(p, end, more), { value: more, end }]
    }),
  )
}

function over(p: Parser, at: number, question: Question): Found<Over> {
  const words = wordsFor(question, p.catalog)
  const { measures } = withoutCompare(question, () => '')
  const name = (index: number) => columnWords({ measure: index }, question, words)
  const begun = KINDS.flatMap((kind) =>
    measures.flatMap((_, measure) => [
      ...word<Over>(p, at, overLabel({ kind, measure }, name(measure)), { kind, measure }),
      ...(HELD_AGAINST.includes(kind) ? measures : []).flatMap((_from, from) =>
        word<Over>(p, at, overLabel({ kind, measure }, name(measure), name(from)), { kind, measure, from }),
      ),
    ]),
  )
  const steps: ((one: Over, end: number) => Found<Over>)[] = [
    (one, end) =>
      follow(p, end, ' over ', (next) =>
        chain(readNumber(p, next), (n, behind) =>
          one.kind === 'moving' ? [{ value: { ...one, n }, end: behind }] : word(p, behind, ' steps', { ...one, n }),
        ),
      ),
    (one, end) =>
      follow(p, end, ' to ', (next) => [
        ...question.by.flatMap(({ of, grain }, along) =>
          chain(readValue(p, next, grain ? null : of), (to, behind) =>
            word<Over>(p, behind, ` along ${columnWords({ by: along }, question, words)}`, { ...one, to, along }),
          ),
        ),
        ...map(readValue(p, next, null), (to): Over => ({ ...one, to })),
      ]),
    (one, end) =>
      one.to === undefined
        ? follow(p, end, ' along ', (next) =>
            map(indexes(p, next, question, 'by'), (along): Over => ({ ...one, along })),
          )
        : [],
    (one, end) =>
      follow(p, end, ' within each ', (next) =>
        map(
          list(p, next, (from) => indexes(p, from, question, 'by')),
          (within): Over => ({ ...one, within }),
        ),
      ),
    (one, end) => named(p, end, one),
  ]
  return steps.reduce((found, step) => chain(found, (value, end) => [...step(value, end), { value, end }]), begun)
}

type Having = NonNullable<Question['having']>[number]

const bound = (p: Parser, at: number): Found<Having['value']> => [
  ...readValue(p, at, null),
  ...expression(p, at, null).flatMap(({ value, end }) =>
    'question' in value ? [{ value: { question: value.question }, end }] : [],
  ),
]

function havings(p: Parser, at: number, found: Question): Found<Question> {
  const one = (from: number): Found<Having> =>
    chain(columns(p, from, found), (column, end) =>
      (Object.entries(SIGNS) as [Comparison, string][]).flatMap(([compare, sign]) =>
        follow(p, end, ` ${sign} `, (next) => map(bound(p, next), (value) => ({ column, compare, value }))),
      ),
    )
  return follow(p, at, ', only where ', (from) =>
    chain(one(from), (having, end) => {
      const more = { ...found, having: [...(found.having ?? []), having] }
      return [...havings(p, end, more), { value: more, end }]
    }),
  )
}

type Order = NonNullable<Question['order']>[number]
function orders(p: Parser, at: number, found: Question, scope: Scope): Found<Question> {
  const words = wordsFor(found, p.catalog)
  const of = (from: number): Found<Order> =>
    chain(expression(p, from, scope), (value, end) =>
      [true, false].flatMap((descending) =>
        word(p, end, ` (${descending ? 'highest' : 'lowest'} first)`, { column: { of: value }, descending }),
      ),
    )
  const part = (from: number): Found<Order> => [
    ...[...columnsOf(found), ...(found.over ?? []).map((_, i) => ({ over: i }))].flatMap((column) =>
      [true, false].flatMap((descending) => {
        const one = { column, descending }
        return word(p, from, orderPartWords(one, found, words), one)
      }),
    ),
    ...(found.dataset === undefined ? [] : of(from)),
  ]
  return follow(p, at, ', ordered by ', (next) => map(list(p, next, part), (order) => ({ ...found, order })))
}

function firstOfEach(p: Parser, at: number, found: Question): Found<Question> {
  const kind = found.measures.length + found.by.length === 0 ? 'field' : 'by'
  return follow(p, at, ', the first ', (from) =>
    chain(readNumber(p, from), (n, end) =>
      follow(p, end, ' of each ', (next) =>
        map(
          list(p, next, (place) => indexes(p, place, found, kind)),
          (by) => ({ ...found, limitWithin: { n, by } }),
        ),
      ),
    ),
  )
}

const limits = (p: Parser, at: number, found: Question): Found<Question> => [
  ...follow(p, at, ', the first ', (from) =>
    chain(
      [...word(p, from, 'one', 1), ...readNumber(p, from)],
      (limit, end): Found<Question> => [
        ...follow(p, end, ' after ', (next) => map(readNumber(p, next), (offset) => ({ ...found, limit, offset }))),
        { value: { ...found, limit }, end },
      ],
    ),
  ),
  ...follow(p, at, ', after the first ', (next) => map(readNumber(p, next), (offset) => ({ ...found, offset }))),
]
