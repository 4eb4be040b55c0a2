import { functionWords, thingOf } from '../../question/labels.ts'
import {
  type AggregateFunction,
  aggregateFunctions,
  type Comparison,
  type Condition,
  type Expression,
  grain as grains,
  type Measure,
  type Question,
  scalarFunctions,
} from '../../question/question.contract.ts'
import { datasetWords, type Scope } from '../../question/sentence/field-words.ts'
import { callWords, grainInWords, SIGNS, TEXT_SIGNS, TIME_SIGNS } from '../../question/sentence/words.ts'
import { inMonth } from '../fields.ts'
import {
  bracketed,
  chain,
  type Found,
  follow,
  list,
  MAX_DEPTH,
  map,
  match,
  type Parser,
  type Rule,
  remembered,
  word,
} from './parser.ts'
import { named, readField, readMonth, readNumber, readPeriod, readQuoted, readValue, readWay } from './values.ts'

/** The grammar of the sentences that `describe` writes, read the other way. Rules find all that may be meant; `describe` is the judge. */

const OPERATORS = ['+', '-', '*', '/'] as const
const PERCENTILE = /(\d+(?:\.\d+)?)(?:st|nd|rd|th) percentile of /y
const PAIRS: readonly AggregateFunction[] = ['correlation', 'correlation_p', 'covariance', 'slope']
const signsOf = (signs: Record<Comparison, string>) => Object.entries(signs) as [Comparison, string][]

/** A question that stands within this one. */
const inside: Rule<Question> = remembered((p, at) => {
  if (p.depth >= MAX_DEPTH) return []
  const said = (from: number) => follow(p, from, 'the ', (next) => p.question(p, next, null))
  p.depth++
  const found = [...said(at), ...bracketed(p, at, said)]
  p.depth--
  return found
})

// Values of a row.

const atom: Rule<Expression> = remembered((p, at, scope) => [
  ...readField(p, at, scope),
  ...map(readValue(p, at, null), (value): Expression => ({ value })),
  ...p.catalog.datasets.flatMap(({ name }) => [
    ...(name === scope ? word(p, at, 'position', { position: name }) : []),
    ...word(p, at, `position in ${datasetWords(name, p.catalog)}`, { position: name }),
  ]),
  ...(['today', 'now'] as const).flatMap((call) => word(p, at, call, { call, args: [] })),
  ...map(inside(p, at, scope), (question): Expression => ({ question })),
])

const operand: Rule<Expression> = remembered((p, at, scope) => [
  ...atom(p, at, scope),
  ...bracketed(p, at, (open) => whole(p, open, scope)),
])

/** A value as it stands in a list. */
export const expression: Rule<Expression> = remembered((p, at, scope) => [
  ...operand(p, at, scope),
  ...period(p, at, scope),
  ...call(p, at, scope).filter(({ value }) => 'call' in value && value.args.length < 2),
  ...rollup(p, at, scope),
])

export const several: Rule<Expression> = (p, at, scope) => [
  ...readField(p, at, scope, true),
  ...expression(p, at, scope),
]

/** A value in brackets. */
const whole: Rule<Expression> = remembered((p, at, scope) => [
  ...operation(p, at, scope),
  ...choice(p, at, scope),
  ...follow(p, at, 'whether ', (next) => map(unit(p, next, scope), (test): Expression => ({ test }))),
  ...call(p, at, scope),
  ...period(p, at, scope),
  ...rollup(p, at, scope),
])

const operation: Rule<Expression> = (p, at, scope) =>
  chain(operand(p, at, scope), (left, end) =>
    OPERATORS.flatMap((op) =>
      follow(p, end, ` ${op} `, (next) => map(operand(p, next, scope), (right): Expression => ({ op, left, right }))),
    ),
  )

const period: Rule<Expression> = (p, at, scope) =>
  chain(readGrain(p, at), (grain, next) => map(operand(p, next, scope), (of): Expression => ({ at: grain, of })))

const readGrain = (p: Parser, at: number) =>
  grains.options.flatMap((grain) => word(p, at, `${grainInWords(grain)} of `, grain))

/** A time at a grain. */
export const grained: Rule<{ of: Expression; grain: (typeof grains.options)[number] }> = (p, at, scope) =>
  chain(readGrain(p, at), (grain, next) => map(operand(p, next, scope), (of) => ({ of, grain })))

const call: Rule<Expression> = (p, at, scope) =>
  scalarFunctions.flatMap((name) =>
    follow(p, at, `${callWords(name)} of `, (next) =>
      map(operands(p, next, scope), (args): Expression => ({ call: name, args })),
    ),
  )

const operands: Rule<Expression[]> = (p, at, scope) =>
  chain(operand(p, at, scope), (first, end) => [
    ...follow(p, end, ', ', (next) => map(operands(p, next, scope), (others) => [first, ...others])),
    { value: [first], end },
  ])

const rollup: Rule<Expression> = (p, at, scope) =>
  follow(p, at, 'its ', (next) =>
    chain([...bracketed(p, next, (open) => measure(p, open, scope)), ...measure(p, next, scope)], (of, end) =>
      map(readWay(p, end), (way): Expression => ({ rollup: of, ...way })),
    ),
  )

const choice: Rule<Extract<Expression, { case: unknown }>> = (p, at, scope) =>
  chain(branch(p, at, scope), (first, end) => [
    ...follow(p, end, ', else ', (next) =>
      map(operand(p, next, scope), (otherwise) => ({ case: [first], else: otherwise })),
    ),
    ...follow(p, end, ', ', (next) =>
      map(choice(p, next, scope), (rest) => ({ ...rest, case: [first, ...rest.case] })),
    ),
    { value: { case: [first], else: null }, end },
  ])

const branch: Rule<{ when: Condition; result: Expression }> = (p, at, scope) =>
  chain(operand(p, at, scope), (result, end) =>
    follow(p, end, ' if ', (next) => map(unit(p, next, scope), (when) => ({ when, result }))),
  )

// Conditions.

export const condition: Rule<Condition> = remembered((p, at, scope) => [...group(p, at, scope), ...unit(p, at, scope)])

const joined = (p: Parser, at: number, sign: string, scope: Scope): Found<Condition[]> =>
  chain(unit(p, at, scope), (first, end) => [
    ...follow(p, end, sign, (next) => map(joined(p, next, sign, scope), (others) => [first, ...others])),
    { value: [first], end },
  ])

const group: Rule<Condition> = remembered((p, at, scope) => {
  const many = (sign: string) => joined(p, at, sign, scope).filter(({ value }) => value.length > 1)
  return [
    ...map(many(' and '), (all): Condition => ({ all })),
    ...map(many(' or '), (any): Condition => ({ any })),
    ...word<Condition>(p, at, 'always', { all: [] }),
    ...word<Condition>(p, at, 'never', { any: [] }),
  ]
})

/** One condition; several stand in brackets. */
export const unit: Rule<Condition> = remembered((p, at, scope) => [
  ...bracketed(p, at, (open) => group(p, open, scope)),
  ...follow(p, at, 'not ', (next) =>
    map(
      [...bracketed(p, next, (open) => condition(p, open, scope)), ...simple(p, next, scope)],
      (not): Condition => ({ not }),
    ),
  ),
  ...related(p, at),
  ...simple(p, at, scope),
])

const simple: Rule<Condition> = (p, at, scope) =>
  chain(expression(p, at, scope), (of, end) => [
    ...word<Condition>(p, end, ' is missing', { missing: of }),
    ...word<Condition>(p, end, ' is known', { not: { missing: of } }),
    ...follow(p, end, ' is not ', (next) => map(values(p, next, of), (not): Condition => ({ not }))),
    ...follow(p, end, ' is among ', (next) =>
      map(inside(p, next, scope), (question): Condition => ({ in: of, values: { question } })),
    ),
    ...follow(p, end, ' is ', (next) => values(p, next, of)),
    ...compared(p, end, of, scope),
    ...texted(p, end, of),
    ...follow(p, end, ' is ', (next) => [
      ...map(readPeriod(p, next, of), (one): Condition => ({ during: of, period: one })),
      ...map(readMonth(p, next), (value): Condition => inMonth(of, value)),
    ]),
  ])

const compared = (p: Parser, at: number, left: Expression, scope: Scope): Found<Condition> =>
  [...signsOf(SIGNS), ...signsOf(TIME_SIGNS)].flatMap(([compare, sign]) =>
    follow(p, at, ` ${sign} `, (next) => [
      ...map(readValue(p, next, left), (value): Condition => ({ compare, left, right: { value } })),
      ...map(expression(p, next, scope), (right): Condition => ({ compare, left, right })),
    ]),
  )

const values = (p: Parser, at: number, of: Expression): Found<Condition> => [
  ...word<Condition>(p, at, 'among nothing', { in: of, values: [] }),
  ...map(
    list(p, at, (from) => readValue(p, from, of), 'or').filter(({ value }) => value.length > 1),
    (found): Condition => ({ in: of, values: found }),
  ),
]

const texted = (p: Parser, at: number, of: Expression): Found<Condition> =>
  (Object.entries(TEXT_SIGNS) as [keyof typeof TEXT_SIGNS, string][]).flatMap(([text, sign]) =>
    follow(p, at, ` ${sign} `, (next) =>
      chain(
        readQuoted(p, next),
        (value, end): Found<Condition> => [
          ...word<Condition>(p, end, ' in the same case', { text, of, value, caseSensitive: true }),
          { value: { text, of, value }, end },
        ],
      ),
    ),
  )

const related = (p: Parser, at: number): Found<Condition> =>
  [false, true].flatMap((some) =>
    follow(p, at, some ? 'there are ' : 'there are no ', (next) =>
      p.catalog.datasets.flatMap(({ name }) =>
        follow(p, next, thingOf(name, p.names).many, (behind) =>
          chain(readWay(p, behind), (way, end) => [
            ...follow(p, end, ' where ', (inner) =>
              map(unit(p, inner, name), (where): Condition => ({ related: name, some, where, ...way })),
            ),
            { value: { related: name, some, where: null, ...way }, end },
          ]),
        ),
      ),
    ),
  )

// Measures.

export const measure: Rule<Measure> = remembered((p, at, scope) =>
  chain(
    chain([...combined(p, at, scope), ...plain(p, at, scope)], (of, end) => [
      ...follow(p, end, ' where ', (next) => map(unit(p, next, scope), (where): Measure => ({ ...of, where }))),
      { value: of, end },
    ]),
    (of, end) => named(p, end, of),
  ),
)

const part: Rule<Measure> = (p, at, scope) => [
  ...bracketed(p, at, (open) => measure(p, open, scope)),
  ...plain(p, at, scope),
]

const combined: Rule<Measure> = (p, at, scope) => [
  ...chain(part(p, at, scope), (left, end) =>
    OPERATORS.flatMap((op) =>
      follow(p, end, ` ${op} `, (next) => map(part(p, next, scope), (right): Measure => ({ op, left, right }))),
    ),
  ),
  ...follow(p, at, 'whether ', (from) =>
    chain(part(p, from, scope), (left, end) =>
      signsOf(SIGNS).flatMap(([compare, sign]) =>
        follow(p, end, ` ${sign} `, (next) =>
          map(part(p, next, scope), (right): Measure => ({ compare, left, right })),
        ),
      ),
    ),
  ),
]

/** A part of a measure's rows, of all of them. */
const share: Rule<Measure> = (p, at, scope) =>
  [false, true].flatMap((isPercentage) =>
    follow(p, at, isPercentage ? 'percentage of ' : 'share of ', (next) =>
      chain([...things(p, next), ...part(p, next, scope)], (of, end) =>
        follow(p, end, ' where ', (inner) =>
          map(unit(p, inner, scope), (where): Measure => {
            const ratio: Measure = { op: '/', left: { ...of, where }, right: of }
            return isPercentage ? { op: '*', left: ratio, right: { value: 100 } } : ratio
          }),
        ),
      ),
    ),
  )

const things = (p: Parser, at: number): Found<Measure> =>
  p.catalog.datasets.flatMap(({ name }) => word<Measure>(p, at, thingOf(name, p.names).many, { count: name }))

const plain: Rule<Measure> = remembered((p, at, scope) => [
  ...share(p, at, scope),
  ...p.catalog.metrics.flatMap(({ name, label }) => word<Measure>(p, at, label, { metric: name })),
  ...follow(p, at, 'number of ', (next) => things(p, next)),
  ...follow(p, at, 'number of rows in ', (next) =>
    map(inside(p, next, scope), (over): Measure => ({ fn: 'count', over })),
  ),
  ...aggregate(p, at, scope),
  ...map(inside(p, at, scope), (question): Measure => ({ question })),
  ...map(readNumber(p, at), (value): Measure => ({ value })),
])

const readFunction = (p: Parser, at: number): Found<{ fn: AggregateFunction; p?: number }> => {
  const rank = match(p, at, PERCENTILE)
  const share = rank && Math.round(Number(rank.found[1]) * 10) / 1000
  return [
    ...aggregateFunctions.flatMap((fn) =>
      fn === 'percentile' ? [] : word(p, at, `${functionWords({ fn })} `, { fn }),
    ),
    ...word(p, at, 'earliest ', { fn: 'min' as const }),
    ...word(p, at, 'latest ', { fn: 'max' as const }),
    ...(rank && share !== null ? [{ value: { fn: 'percentile' as const, p: share }, end: rank.end }] : []),
  ]
}

const aggregate: Rule<Measure> = (p, at, scope) =>
  chain(readFunction(p, at), (start, next) => [
    ...chain((start.fn === 'distinct' ? several : expression)(p, next, scope), (of, end) =>
      chain(beside(p, end, start.fn, scope), (and, behind) =>
        map(overRows(p, behind), (rows): Measure => ({ ...start, of, ...and, ...rows })),
      ),
    ),
    ...map(inside(p, next, scope), (over): Measure => ({ ...start, over })),
  ])

const beside = (p: Parser, at: number, fn: AggregateFunction, scope: Scope): Found<{ and?: Expression }> =>
  PAIRS.includes(fn)
    ? follow(p, at, ' and ', (next) => map(expression(p, next, scope), (and) => ({ and })))
    : [{ value: {}, end: at }]

const overRows = (p: Parser, at: number): Found<{ rows?: string }> => [
  ...follow(p, at, ' over ', (next) =>
    p.catalog.datasets.flatMap(({ name }) => word(p, next, thingOf(name, p.names).many, { rows: name })),
  ),
  { value: {}, end: at },
]
