import type { AggregateFunction, Measure } from '../../question/question.contract.ts'
import type { Parser } from './parse-expression.ts'
import { ExpressionError, type Token } from './tokens.ts'

const plain: Record<string, AggregateFunction> = {
  SUM: 'sum',
  AVG: 'avg',
  MIN: 'min',
  MAX: 'max',
  MEDIAN: 'median',
  STDDEV: 'stddev',
  STDDEV_SAMP: 'stddev',
  STDDEV_POP: 'stddev_population',
  VARIANCE: 'variance',
  VAR_SAMP: 'variance',
  VAR_POP: 'variance_population',
  SKEWNESS: 'skewness',
  KURTOSIS: 'kurtosis',
  MODE: 'mode',
  ANY_VALUE: 'first',
  FIRST: 'first',
  LAST: 'last',
  BOOL_OR: 'any',
  BOOL_AND: 'every',
  APPROX_COUNT_DISTINCT: 'distinct',
}
const paired: Record<string, AggregateFunction> = {
  CORR: 'correlation',
  CORR_P: 'correlation_p',
  COVAR_SAMP: 'covariance',
  REGR_SLOPE: 'slope',
}

export const aggregates = new Set([
  ...Object.keys(plain),
  ...Object.keys(paired),
  'COUNT',
  'PERCENTILE_CONT',
  'PERCENTILE_DISC',
  'APPROX_PERCENTILE',
])

/** How each is written; those with a form of their own are not in it. */
export const aggregateNames = new Map<AggregateFunction, string>([
  ...Object.entries(paired).map(([name, fn]) => [fn, name] as const),
  // The first spelling of each is ours.
  ...Object.entries(plain)
    .toReversed()
    .map(([name, fn]) => [fn, name] as const),
])

/** After the name of an aggregate. */
export function callAggregate(parser: Parser, name: string, token: Token): Measure {
  const { expectSign, expectWord, skipWord, skipSign, value } = parser
  if (name === 'COUNT') return countOf(parser, token)
  if (name === 'PERCENTILE_DISC') throw new ExpressionError(token.at, 'PERCENTILE_DISC is not known', 'PERCENTILE_CONT')
  expectSign('(')
  if (name === 'PERCENTILE_CONT') {
    const p = fraction(parser)
    expectSign(')')
    for (const word of ['WITHIN', 'GROUP']) expectWord(word)
    expectSign('(')
    for (const word of ['ORDER', 'BY']) expectWord(word)
    const of = value()
    expectSign(')')
    return { fn: 'percentile', of, p }
  }
  if (skipWord('DISTINCT'))
    throw new ExpressionError(token.at, `${name}(DISTINCT ...) is not known`, 'COUNT(DISTINCT ...)')
  const of = value()
  if (name === 'APPROX_PERCENTILE' || Object.hasOwn(paired, name)) {
    if (!skipSign(',')) parser.fail('"," and a second argument')
    const second =
      name === 'APPROX_PERCENTILE'
        ? { fn: 'percentile' as const, of, p: fraction(parser) }
        : { fn: paired[name] as AggregateFunction, of, and: value() }
    expectSign(')')
    return second
  }
  expectSign(')')
  return { fn: plain[name] as AggregateFunction, of }
}

function fraction({ take, fail }: Parser): number {
  const token = take()
  if (token.kind !== 'number' || token.value < 0 || token.value > 1) return fail('a number from 0 to 1', token)
  return token.value
}

/** COUNT(*), COUNT(orders.*), COUNT(x), COUNT(DISTINCT x). */
function countOf(
  { expectSign, isSign, skipSign, skipWord, peek, take, value, names, fail }: Parser,
  token: Token,
): Measure {
  expectSign('(')
  if (skipSign('*')) {
    expectSign(')')
    if (names.rows === null)
      throw new ExpressionError(token.at, 'it is not said whose rows COUNT(*) counts', 'COUNT(dataset.*)')
    return { count: names.rows }
  }
  const first = peek()
  const dot = peek(1)
  const star = peek(2)
  if (first.kind === 'name' && dot.text === '.' && star.kind === 'sign' && star.text === '*') {
    for (let n = 0; n < 3; n++) take()
    const dataset = names.dataset(first.text, first.quoted)
    if (dataset === null)
      throw new ExpressionError(first.at, `there is no dataset "${first.text}"`, 'the name of a dataset')
    expectSign(')')
    return { count: dataset }
  }
  const fn = skipWord('DISTINCT') ? 'distinct' : 'count'
  if (isSign(')')) fail('a field or *')
  const of = value()
  expectSign(')')
  return { fn, of }
}
