import type { Condition, Expression, Grain, Scalar } from '../../question/question.contract.ts'
import type { Parser } from './parse-expression.ts'
import { asCondition, type Part } from './parts.ts'
import { ExpressionError, type Token } from './tokens.ts'

type Call = Extract<Expression, { call: string }>['call']
const number = (value: number): Expression => ({ value })
const call = (name: Call, ...args: Expression[]): Expression => ({ call: name, args })

/** As they are: SQL's name, ours, and how many arguments it takes. */
const plain: Record<string, [call: Call, least: number, most: number]> = {
  ABS: ['abs', 1, 1],
  ROUND: ['round', 1, 2],
  FLOOR: ['floor', 1, 1],
  CEIL: ['ceil', 1, 1],
  CEILING: ['ceil', 1, 1],
  SQRT: ['sqrt', 1, 1],
  LN: ['ln', 1, 1],
  EXP: ['exp', 1, 1],
  POWER: ['power', 2, 2],
  SIGN: ['sign', 1, 1],
  MOD: ['mod', 2, 2],
  LEAST: ['least', 1, 20],
  GREATEST: ['greatest', 1, 20],
  LOWER: ['lower', 1, 1],
  UPPER: ['upper', 1, 1],
  TRIM: ['trim', 1, 1],
  LENGTH: ['length', 1, 1],
  CONCAT: ['concat', 1, 20],
  SUBSTRING: ['substring', 2, 3],
  SUBSTR: ['substring', 2, 3],
  REPLACE: ['replace', 3, 3],
  COALESCE: ['coalesce', 1, 20],
  IFNULL: ['coalesce', 2, 2],
  NVL: ['coalesce', 2, 2],
  NULLIF: ['nullif', 2, 2],
}

/** Made of others. */
const made: Record<string, [least: number, most: number, make: (...args: Expression[]) => Expression]> = {
  ZEROIFNULL: [1, 1, (x) => call('coalesce', x as Expression, number(0))],
  NULLIFZERO: [1, 1, (x) => call('nullif', x as Expression, number(0))],
  NVL2: [
    3,
    3,
    (x, yes, no) => ({
      case: [{ when: { not: { missing: x as Expression } }, result: yes as Expression }],
      else: no as Expression,
    }),
  ],
  LEFT: [2, 2, (text, n) => call('substring', text as Expression, number(1), n as Expression)],
  LOG10: [1, 1, (x) => ({ op: '/', left: call('ln', x as Expression), right: call('ln', number(10)) })],
  LOG: [2, 2, (base, x) => ({ op: '/', left: call('ln', x as Expression), right: call('ln', base as Expression) })],
  TRUNC: [
    1,
    1,
    (x) => ({ op: '*', left: call('sign', x as Expression), right: call('floor', call('abs', x as Expression)) }),
  ],
  TO_DATE: [1, 1, (x) => ({ at: 'day', of: x as Expression })],
}

/** Each part of a time: how it is cut to, and which number it gives. */
const cut: Record<string, Grain> = {
  year: 'year',
  fiscal_year: 'fiscal_year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  day: 'day',
  hour: 'hour',
  minute: 'minute',
}
const extracted: Record<string, Grain> = {
  year: 'year_number',
  quarter: 'quarter_of_year',
  month: 'month_of_year',
  week: 'week_of_year',
  day: 'day_of_month',
  dayofyear: 'day_of_year',
  dayofweek: 'weekday',
  hour: 'hour_of_day',
}
const elapsed: Record<string, Call> = {
  second: 'elapsed_seconds',
  minute: 'elapsed_minutes',
  hour: 'elapsed_hours',
  day: 'elapsed_days',
  month: 'elapsed_months',
  year: 'elapsed_years',
}
export const dateParts = new Set([...Object.keys(cut), ...Object.keys(extracted), ...Object.keys(elapsed)])
export const bareCalls: Record<string, 'today' | 'now'> = { CURRENT_DATE: 'today', CURRENT_TIMESTAMP: 'now' }

const tests: Record<string, 'contains' | 'starts' | 'ends'> = {
  CONTAINS: 'contains',
  STARTSWITH: 'starts',
  ENDSWITH: 'ends',
}
const casts: Record<string, Call> = {
  DECIMAL: 'number',
  NUMERIC: 'number',
  FLOAT: 'number',
  DOUBLE: 'number',
  VARCHAR: 'concat',
  STRING: 'concat',
  TEXT: 'concat',
}

/** Names by which the writer says what is kept under ours. */
export const functionNames = new Map<Call, string>(
  Object.entries(plain)
    .toReversed()
    .map(([name, [ours]]) => [ours, name]),
)
export const partOfCut = new Map(Object.entries(cut).map(([part, grain]) => [grain, part]))
export const partOfCycle = new Map(Object.entries(extracted).map(([part, grain]) => [grain, part]))
export const partOfElapsed = new Map(Object.entries(elapsed).map(([part, name]) => [name, part]))

type Special = (parser: Parser, token: Token) => Part
const value = (expression: Expression): Part => ({ value: expression })

const special: Record<string, Special> = {
  IF: ifOf,
  IFF: ifOf,
  CURRENT_DATE: (parser) => noArguments(parser, 'today'),
  CURRENT_TIMESTAMP: (parser) => noArguments(parser, 'now'),
  EXTRACT: (parser) => {
    parser.expectSign('(')
    const at = grainIn(parser, extracted)
    parser.expectWord('FROM')
    const of = parser.value()
    parser.expectSign(')')
    return value({ at, of })
  },
  DATE_PART: (parser) => partAndTime(parser, extracted),
  DATE_TRUNC: (parser) => partAndTime(parser, cut),
  DATEDIFF: (parser) => {
    parser.expectSign('(')
    const name = grainIn(parser, elapsed)
    parser.expectSign(',')
    const from = parser.value()
    parser.expectSign(',')
    const to = parser.value()
    parser.expectSign(')')
    return value(call(name, from, to))
  },
  CAST: castOf,
  TRY_CAST: castOf,
}
for (const part of Object.keys(extracted).filter((name) => name !== 'dayofweek'))
  special[part.toUpperCase()] = (parser, token) => {
    const [of, ...more] = parser.args()
    if (!of || more.length > 0)
      throw new ExpressionError(token.at, `${token.text} takes one argument`, `${token.text}(time)`)
    return value({ at: extracted[part] as Grain, of })
  }

export const scalarNames: string[] = [
  ...Object.keys(plain),
  ...Object.keys(made),
  ...Object.keys(special),
  ...Object.keys(tests),
].toSorted()

/** After the name of a function that is no aggregate. */
export function callFunction(parser: Parser, name: string, token: Token): Part {
  const own = Object.hasOwn(special, name) ? special[name] : undefined
  if (own) return own(parser, token)
  if (Object.hasOwn(tests, name)) return textTest(parser, tests[name] as 'contains', token)
  const known = Object.hasOwn(plain, name) ? plain[name] : undefined
  const built = Object.hasOwn(made, name) ? made[name] : undefined
  if (!known && !built)
    throw new ExpressionError(token.at, `there is no function ${name}`, `one of ${scalarNames.join(', ')}`)
  const args = parser.args()
  const [least, most] = known ? [known[1], known[2]] : [built?.[0] ?? 0, built?.[1] ?? 0]
  if (args.length < least || args.length > most)
    throw new ExpressionError(
      token.at,
      `${name} was given ${args.length} arguments`,
      least === most ? `${least}` : `${least} to ${most}`,
    )
  return value(known ? call(known[0], ...args) : (built as NonNullable<typeof built>)[2](...args))
}

function ifOf(parser: Parser): Part {
  parser.expectSign('(')
  const when = asCondition(parser.part())
  parser.expectSign(',')
  const result = parser.value()
  parser.expectSign(',')
  const otherwise = parser.value()
  parser.expectSign(')')
  return value({ case: [{ when, result }], else: otherwise })
}

function grainIn<T>(parser: Parser, known: Record<string, T>): T {
  const token = parser.peek()
  const part = parser.datePart()
  return Object.hasOwn(known, part) ? (known[part] as T) : parser.fail(`one of ${Object.keys(known).join(', ')}`, token)
}

function partAndTime(parser: Parser, known: Record<string, Grain>): Part {
  parser.expectSign('(')
  const at = grainIn(parser, known)
  parser.expectSign(',')
  const of = parser.value()
  parser.expectSign(')')
  return value({ at, of })
}

function textTest(parser: Parser, kind: 'contains' | 'starts' | 'ends', token: Token): Part {
  const [of, wanted, ...more] = parser.args()
  const text: Scalar | undefined = wanted && 'value' in wanted ? wanted.value : undefined
  if (!of || typeof text !== 'string' || more.length > 0)
    throw new ExpressionError(
      token.at,
      `${token.text} looks for a text that is written out`,
      `${token.text}(field, 'text')`,
    )
  const condition: Condition = { text: kind, of, value: text, caseSensitive: true }
  return { condition }
}

/** Numbers of texts, texts of anything, and the days and moments that are written as texts. */
function castOf(parser: Parser): Part {
  parser.expectSign('(')
  const of = parser.value()
  parser.expectWord('AS')
  const token = parser.take()
  const type = token.kind === 'name' ? token.text.toUpperCase() : ''
  if (parser.skipSign('(')) {
    while (parser.peek().kind === 'number' || parser.isSign(',')) parser.take()
    parser.expectSign(')')
  }
  const to = Object.hasOwn(casts, type) ? casts[type] : undefined
  parser.expectSign(')')
  if (to) return value(call(to, of))
  if (type === 'DATE') return 'value' in of ? value(of) : value({ at: 'day', of })
  if (/^(?:TIMESTAMP|TIMESTAMP_NTZ|DATETIME|TIME)$/.test(type) && 'value' in of) return value(of)
  if (/^(?:INTEGER|INT|BIGINT)$/.test(type))
    throw new ExpressionError(token.at, 'databases make whole numbers in different ways', 'ROUND(...) or FLOOR(...)')
  return parser.fail(`one of ${Object.keys(casts).join(', ')}, DATE`, token)
}

function noArguments(parser: Parser, name: 'today' | 'now'): Part {
  parser.expectSign('(')
  parser.expectSign(')')
  return value(call(name))
}
