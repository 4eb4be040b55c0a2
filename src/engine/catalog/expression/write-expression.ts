import type { Condition, Expression, FieldRef, Measure, Scalar } from '../../question/question.contract.ts'
import { aggregateNames } from './aggregates.ts'
import { functionNames, partOfCut, partOfCycle, partOfElapsed } from './functions.ts'

/** Some questions have no text in Ossie's language: periods, rows of other datasets, questions inside questions. */
export class NotWritableError extends Error {}

/** Where a name stands alone, and where its dataset is said before it. */
export type Writing = { dataset: string | null }

type Text = { text: string; binds: number }
const level = { or: 1, and: 2, not: 3, compare: 4, sum: 5, product: 6, unary: 7, whole: 8 }
const within = ({ text, binds }: Text, least: number): string => (binds < least ? `(${text})` : text)

/** The text of an expression; reading it again gives the same expression. */
export const writeExpression = (expression: Expression, writing: Writing = { dataset: null }): string =>
  ofExpression(expression, writing).text
export const writeCondition = (condition: Condition, writing: Writing = { dataset: null }): string =>
  ofCondition(condition, writing).text

const reserved =
  /^(?:and|or|not|in|is|like|ilike|between|case|when|then|else|end|null|true|false|select|from|where|join|group|union|intersect|except|with|insert|update|delete|drop|create|alter|exists|having|order|limit|as|distinct|filter|over|date|time|timestamp|datetime|current_date|current_timestamp)$/i
export const writeName = (name: string): string =>
  /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !reserved.test(name) ? name : `"${name.replaceAll('"', '""')}"`

function ofField({ dataset, field, via }: FieldRef, writing: Writing): Text {
  if (via && via.length > 0) throw new NotWritableError('a field of another dataset that several relationships lead to')
  return {
    text: dataset === writing.dataset ? writeName(field) : `${writeName(dataset)}.${writeName(field)}`,
    binds: level.whole,
  }
}

function ofScalar(value: Scalar): Text {
  if (value === null) return { text: 'NULL', binds: level.whole }
  if (typeof value === 'boolean') return { text: value ? 'TRUE' : 'FALSE', binds: level.whole }
  if (typeof value === 'number') {
    const exact = !Number.isInteger(value) || Number.isSafeInteger(value)
    const text = Object.is(value, -0) ? '0' : exact ? String(value) : value.toExponential()
    return { text, binds: value < 0 ? level.unary : level.whole }
  }
  return { text: `'${value.replaceAll("'", "''")}'`, binds: level.whole }
}

function ofExpression(expression: Expression, writing: Writing): Text {
  const say = (one: Expression, least = level.or) => within(ofExpression(one, writing), least)
  const whole = (text: string): Text => ({ text, binds: level.whole })
  if ('field' in expression) return ofField(expression.field, writing)
  if ('value' in expression) return ofScalar(expression.value)
  if ('op' in expression) {
    const binds = expression.op === '+' || expression.op === '-' ? level.sum : level.product
    return { text: `${say(expression.left, binds)} ${expression.op} ${say(expression.right, binds + 1)}`, binds }
  }
  if ('call' in expression) return ofCall(expression, say)
  if ('at' in expression) {
    const cut = partOfCut.get(expression.at)
    if (cut) return whole(`DATE_TRUNC('${cut}', ${say(expression.of)})`)
    return whole(`EXTRACT(${(partOfCycle.get(expression.at) ?? '').toUpperCase()} FROM ${say(expression.of)})`)
  }
  if ('case' in expression) {
    const cases = expression.case.map(
      ({ when, result }) => `WHEN ${ofCondition(when, writing).text} THEN ${say(result)}`,
    )
    return whole(`CASE ${cases.join(' ')}${expression.else ? ` ELSE ${say(expression.else)}` : ''} END`)
  }
  if ('test' in expression) {
    // In brackets, a condition is a value again when it is read.
    return ofCondition(expression.test, writing)
  }
  if ('measure' in expression) return ofMeasure(expression.measure, writing)
  throw new NotWritableError('a question inside an expression')
}

function ofCall(
  { call, args }: Extract<Expression, { call: string }>,
  say: (one: Expression, least?: number) => string,
): Text {
  const whole = (text: string): Text => ({ text, binds: level.whole })
  const list = args.map((arg) => say(arg))
  if (call === 'today') return whole('CURRENT_DATE')
  if (call === 'now') return whole('CURRENT_TIMESTAMP')
  if (call === 'number') return whole(`CAST(${list[0]} AS DECIMAL)`)
  const part = partOfElapsed.get(call)
  if (part) return whole(`DATEDIFF(${part}, ${list.join(', ')})`)
  return whole(`${functionNames.get(call)}(${list.join(', ')})`)
}

function ofMeasure(measure: Measure, writing: Writing): Text {
  const text = aggregateText(measure, { dataset: writing.dataset })
  if (measure.where === undefined) return { text, binds: level.whole }
  if ('metric' in measure) throw new NotWritableError('a metric with a condition of its own')
  return { text: `${text} FILTER (WHERE ${ofCondition(measure.where, writing).text})`, binds: level.whole }
}

function aggregateText(measure: Measure, writing: Writing): string {
  if ('metric' in measure) return writeName(measure.metric)
  if ('count' in measure) return `COUNT(${writeName(measure.count)}.*)`
  if (!('fn' in measure) || 'over' in measure) throw new NotWritableError('an aggregate of a question')
  const of = ofExpression(measure.of, writing).text
  if (measure.fn === 'count') return `COUNT(${of})`
  if (measure.fn === 'distinct') return `COUNT(DISTINCT ${of})`
  if (measure.fn === 'percentile') return `PERCENTILE_CONT(${measure.p ?? 0.5}) WITHIN GROUP (ORDER BY ${of})`
  return `${aggregateNames.get(measure.fn)}(${of}${measure.and ? `, ${ofExpression(measure.and, writing).text}` : ''})`
}

function ofCondition(condition: Condition, writing: Writing): Text {
  const value = (one: Expression) => within(ofExpression(one, writing), level.sum)
  if ('all' in condition || 'any' in condition) return ofSeveral(condition, writing)
  if ('not' in condition) {
    if ('missing' in condition.not) return { text: `${value(condition.not.missing)} IS NOT NULL`, binds: level.compare }
    return { text: `NOT ${within(ofCondition(condition.not, writing), level.compare)}`, binds: level.not }
  }
  if ('compare' in condition)
    return { text: `${value(condition.left)} ${condition.compare} ${value(condition.right)}`, binds: level.compare }
  if ('missing' in condition) return { text: `${value(condition.missing)} IS NULL`, binds: level.compare }
  if ('in' in condition) {
    if (!Array.isArray(condition.values) || condition.values.length === 0)
      throw new NotWritableError('the values of a question')
    return {
      text: `${value(condition.in)} IN (${condition.values.map((one) => ofScalar(one).text).join(', ')})`,
      binds: level.compare,
    }
  }
  if ('text' in condition) {
    const pattern = { contains: '%_%', starts: '_%', ends: '%_', like: '_' }[condition.text].replace(
      '_',
      () => condition.value,
    )
    const special = condition.text !== 'like' && /[%_]/.test(condition.value)
    if (special && condition.caseSensitive)
      return {
        text: `${{ contains: 'CONTAINS', starts: 'STARTSWITH', ends: 'ENDSWITH' }[condition.text as 'contains']}(${value(condition.of)}, ${ofScalar(condition.value).text})`,
        binds: level.whole,
      }
    if (special) throw new NotWritableError('a text with % or _ that is looked for in any case')
    return {
      text: `${value(condition.of)} ${condition.caseSensitive ? 'LIKE' : 'ILIKE'} ${ofScalar(pattern).text}`,
      binds: level.compare,
    }
  }
  throw new NotWritableError('a period, or rows of another dataset')
}

function ofSeveral(condition: { all: Condition[] } | { any: Condition[] }, writing: Writing): Text {
  const [list, word, binds] = 'all' in condition ? [condition.all, 'AND', level.and] : [condition.any, 'OR', level.or]
  if (list.length === 0) return { text: 'all' in condition ? 'TRUE' : 'FALSE', binds: level.whole }
  if (list.length === 1) return ofCondition(list[0] as Condition, writing)
  return { text: list.map((one) => within(ofCondition(one, writing), binds + 1)).join(` ${word} `), binds }
}
