import { parseMoment } from '../../calendar.ts'
import type { Comparison, Condition, Expression, FieldRef, Scalar } from '../../question/question.contract.ts'
import { aggregates, callAggregate } from './aggregates.ts'
import { bareCalls, callFunction, dateParts, scalarNames } from './functions.ts'
import { asCondition, asExpression, assertWritable, type Part, patternTest } from './parts.ts'
import { createTokenReader } from './token-reader.ts'
import { ExpressionError, type ExpressionFault, type Token, tokensOf } from './tokens.ts'

/** What names mean where an expression stands. A resolver gives null for a name that it does not know. */
export type Names = {
  /** `dataset` is null for a name that stands alone. */
  field(dataset: string | null, name: string, quoted: boolean): FieldRef | null
  metric(name: string, quoted: boolean): string | null
  dataset(name: string, quoted: boolean): string | null
  /** The dataset whose rows COUNT(*) counts. */
  rows: string | null
  /** Names to choose from, for a fault. */
  near(name: string): string | null
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; fault: ExpressionFault }

const maxDepth = 60

/** A value of one row: a computed field. */
export const parseRowExpression = (text: string, names: Names): Parsed<Expression> =>
  parse(text, names, 'row', asExpression)

/** Over many rows: a metric. */
export const parseMetricExpression = (text: string, names: Names): Parsed<Expression> =>
  parse(text, names, 'metric', asExpression)

/** Which rows count. */
export const parseCondition = (text: string, names: Names): Parsed<Condition> => parse(text, names, 'row', asCondition)

function parse<T extends object>(
  text: string,
  names: Names,
  level: 'row' | 'metric',
  shape: (part: Part) => T,
): Parsed<T> {
  try {
    const tokens = tokensOf(text)
    return { ok: true, value: assertWritable(shape(createParser(tokens, names, level).whole()), tokens.length) }
  } catch (error) {
    if (error instanceof ExpressionError) return { ok: false, fault: error.fault }
    throw error
  }
}

/** What the tables of functions may ask of the parser. */
export type Parser = ReturnType<typeof createParser>

function createParser(tokens: Token[], names: Names, level: 'row' | 'metric') {
  const reader = createTokenReader(tokens)
  let depth = 0
  let inAggregate = level === 'row'
  const { peek, take, isWord, isSign, skipWord, skipSign, expectSign, expectWord, fail } = reader

  function whole(): Part {
    const part = anyOf()
    if (peek().kind !== 'end') fail('an operator or the end')
    return part
  }

  /** OR binds weakest. Every nesting passes here, so that its depth is bounded here. */
  function anyOf(): Part {
    if (++depth > maxDepth)
      throw new ExpressionError(peek().at, 'the expression is nested too deeply', `at most ${maxDepth} levels`)
    const parts = [allOf()]
    while (skipWord('OR')) parts.push(allOf())
    depth--
    return parts.length === 1
      ? (parts[0] as Part)
      : { condition: { any: parts.map(asCondition).flatMap((one) => ('any' in one ? one.any : [one])) } }
  }

  function allOf(): Part {
    const parts = [negation()]
    while (skipWord('AND')) parts.push(negation())
    return parts.length === 1
      ? (parts[0] as Part)
      : { condition: { all: parts.map(asCondition).flatMap((one) => ('all' in one ? one.all : [one])) } }
  }

  function negation(): Part {
    let odd = false
    let any = false
    while (skipWord('NOT')) {
      odd = !odd
      any = true
    }
    const part = comparison()
    if (!any) return part
    return { condition: odd ? { not: asCondition(part) } : asCondition(part) }
  }

  function comparison(): Part {
    const left = sum()
    const token = peek()
    if (token.kind === 'sign' && ['=', '<>', '<', '<=', '>', '>='].includes(token.text)) {
      take()
      const right = asExpression(sum())
      return { condition: { compare: token.text as Comparison, left: asExpression(left), right } }
    }
    if (skipWord('IS')) return isTest(left)
    const not = isWord('NOT') && ['IN', 'LIKE', 'ILIKE', 'BETWEEN'].some((word) => isWord(word, 1)) && skipWord('NOT')
    const found = membership(asExpression, left)
    if (!found) return left
    return { condition: not ? { not: found } : found }
  }

  function isTest(left: Part): Part {
    const not = skipWord('NOT')
    const wrap = (condition: Condition): Part => ({ condition: not ? { not: condition } : condition })
    if (skipWord('NULL')) return wrap({ missing: asExpression(left) })
    if (skipWord('TRUE')) return wrap(asCondition(left))
    if (skipWord('FALSE')) return wrap({ not: asCondition(left) })
    if (!skipWord('DISTINCT')) return fail('NULL, TRUE, FALSE or DISTINCT FROM')
    expectWord('FROM')
    const a = asExpression(left)
    const b = asExpression(sum())
    const same: Condition = { any: [{ compare: '=', left: a, right: b }, { all: [{ missing: a }, { missing: b }] }] }
    return { condition: not ? same : { not: same } }
  }

  function membership(shape: (part: Part) => Expression, left: Part): Condition | null {
    if (skipWord('IN')) return inList(shape(left))
    if (skipWord('LIKE')) return likeness(shape(left), true)
    if (skipWord('ILIKE')) return likeness(shape(left), false)
    if (!skipWord('BETWEEN')) return null
    const low = shape(sum())
    expectWord('AND')
    return {
      all: [
        { compare: '>=', left: shape(left), right: low },
        { compare: '<=', left: shape(left), right: shape(sum()) },
      ],
    }
  }

  function inList(of: Expression): Condition {
    expectSign('(')
    if (isWord('SELECT'))
      throw new ExpressionError(peek().at, 'a list holds values, not a query', 'values between commas')
    const values = [asExpression(anyOf())]
    while (skipSign(',')) values.push(asExpression(anyOf()))
    expectSign(')')
    const plain = values.map((value) => ('value' in value ? value.value : undefined))
    if (plain.every((value): value is Scalar => value !== undefined)) return { in: of, values: plain }
    return { any: values.map((right) => ({ compare: '=', left: of, right })) }
  }

  function likeness(of: Expression, caseSensitive: boolean): Condition {
    const token = take()
    if (token.kind !== 'string') return fail('a pattern in single quotes', token)
    return patternTest(of, token.value, caseSensitive)
  }

  function sum(): Part {
    let left = product()
    for (;;) {
      const token = peek()
      if (token.kind !== 'sign' || !['+', '-', '||'].includes(token.text)) return left
      take()
      const right = asExpression(product())
      const value = asExpression(left)
      if (token.text === '||')
        left = {
          value: {
            call: 'concat',
            args: 'call' in value && value.call === 'concat' ? [...value.args, right] : [value, right],
          },
        }
      else left = { value: { op: token.text as '+' | '-', left: value, right } }
    }
  }

  function product(): Part {
    let left = unary()
    for (;;) {
      const token = peek()
      if (token.kind !== 'sign' || !['*', '/', '%'].includes(token.text)) return left
      take()
      const right = asExpression(unary())
      const value = asExpression(left)
      left = {
        value:
          token.text === '%'
            ? { call: 'mod', args: [value, right] }
            : { op: token.text as '*' | '/', left: value, right },
      }
    }
  }

  function unary(): Part {
    let negative = false
    let any = false
    while (isSign('-') || isSign('+')) {
      any = true
      if (take().text === '-') negative = !negative
    }
    const part = primary()
    if (!any || !negative) return part
    const value = asExpression(part)
    if ('value' in value && typeof value.value === 'number') return { value: { value: -value.value } }
    return { value: { op: '-', left: { value: 0 }, right: value } }
  }

  function primary(): Part {
    const token = take()
    if (token.kind === 'number') return { value: { value: token.value } }
    if (token.kind === 'string') return { value: { value: token.value } }
    if (token.kind === 'sign' && token.text === '(') {
      if (isWord('SELECT'))
        throw new ExpressionError(peek().at, 'an expression holds no query', 'fields, metrics and functions')
      const part = anyOf()
      expectSign(')')
      return part
    }
    if (token.kind !== 'name') return fail('a field, a number, a text in single quotes or a function', token)
    return token.quoted ? reference(token) : word(token)
  }

  function word(token: Token & { kind: 'name' }): Part {
    const upper = token.text.toUpperCase()
    if (upper === 'TRUE' || upper === 'FALSE') return { value: { value: upper === 'TRUE' } }
    if (upper === 'NULL') return { value: { value: null } }
    if (upper === 'CASE') return caseOf()
    if (refused.has(upper))
      throw new ExpressionError(
        token.at,
        `${upper} does not belong into an expression`,
        'fields, metrics and functions',
      )
    if (isSign('(')) return call(token, upper)
    const literal = peek()
    if (typedLiterals.has(upper) && literal.kind === 'string') {
      if (upper !== 'TIME' && !parseMoment(literal.value))
        throw new ExpressionError(
          literal.at,
          `'${literal.value}' is no day that there is`,
          "a day such as '2024-05-01'",
        )
      take()
      return { value: { value: literal.value } }
    }
    if (Object.hasOwn(bareCalls, upper)) return { value: { call: bareCalls[upper] as 'today' | 'now', args: [] } }
    return reference(token)
  }

  function call(token: Token & { kind: 'name' }, upper: string): Part {
    if (aggregates.has(upper)) {
      if (level === 'row')
        throw new ExpressionError(
          token.at,
          `${upper} is over many rows, and this is a value of one`,
          'a value of one row; aggregates belong into metrics',
        )
      if (inAggregate)
        throw new ExpressionError(
          token.at,
          `${upper} stands inside another aggregate`,
          'one aggregate, not two nested ones',
        )
      inAggregate = true
      let measure = callAggregate(parser, upper, token)
      if (skipWord('FILTER')) {
        expectSign('(')
        expectWord('WHERE')
        measure = { ...measure, where: asCondition(anyOf()) }
        expectSign(')')
      }
      inAggregate = false
      if (isWord('OVER')) throw overFault(peek())
      return { value: { measure } }
    }
    const part = callFunction(parser, upper, token)
    if (isWord('OVER')) throw overFault(peek())
    return part
  }

  const overFault = (token: Token) =>
    new ExpressionError(
      token.at,
      'windows (OVER) are not part of a definition',
      'an aggregate; running totals, ranks and shares are asked for in a question',
    )

  function caseOf(): Part {
    const subject = isWord('WHEN') ? null : asExpression(anyOf())
    const cases: { when: Condition; result: Expression }[] = []
    while (skipWord('WHEN')) {
      const part = anyOf()
      const when: Condition = subject ? { compare: '=', left: subject, right: asExpression(part) } : asCondition(part)
      expectWord('THEN')
      cases.push({ when, result: asExpression(anyOf()) })
    }
    if (cases.length === 0) fail('WHEN')
    const other = skipWord('ELSE') ? asExpression(anyOf()) : null
    expectWord('END')
    return { value: { case: cases, else: other } }
  }

  /** `name`, `dataset.name`; more parts than two name nothing that we know. */
  function reference(first: Token & { kind: 'name' }): Part {
    const second = skipSign('.') ? take() : null
    if (second && second.kind !== 'name') return fail('the name of a field', second)
    if (isSign('.')) fail('at most dataset.field')
    if (isSign('('))
      throw new ExpressionError(first.at, `there is no function ${first.text}`, `one of ${scalarNames.join(', ')}`)
    if (!second && level === 'metric' && !inAggregate) {
      const metric = names.metric(first.text, first.quoted)
      if (metric !== null) return { value: { measure: { metric } } }
    }
    const field = second
      ? names.field(first.text, second.text, second.quoted)
      : names.field(null, first.text, first.quoted)
    const said = second ? `${first.text}.${second.text}` : first.text
    if (!field) {
      const near = names.near(said)
      throw new ExpressionError(
        first.at,
        `there is no ${level === 'metric' && !inAggregate ? 'metric' : 'field'} "${said}"`,
        near ? `"${near}"?` : 'the name of a field',
      )
    }
    if (level === 'metric' && !inAggregate)
      throw new ExpressionError(
        first.at,
        `"${said}" has a value in every row, and a metric is one value of many`,
        `an aggregate, such as SUM(${said})`,
      )
    return { value: { field } }
  }

  const parser = {
    ...reader,
    names,
    whole,
    part: anyOf,
    value: () => asExpression(anyOf()),
    /** The arguments of a call, its brackets included. */
    args(): Expression[] {
      expectSign('(')
      if (skipSign(')')) return []
      const values = [asExpression(anyOf())]
      while (skipSign(',')) values.push(asExpression(anyOf()))
      expectSign(')')
      return values
    },
    datePart(): string {
      const token = take()
      const part =
        token.kind === 'name' || token.kind === 'string'
          ? (token.kind === 'string' ? token.value : token.text).toLowerCase()
          : ''
      return dateParts.has(part) ? part : fail(`one of ${[...dateParts].join(', ')}`, token)
    },
  }
  return parser
}

const typedLiterals = new Set(['DATE', 'TIME', 'TIMESTAMP', 'TIMESTAMP_NTZ', 'DATETIME'])
const refused = new Set([
  'SELECT',
  'FROM',
  'WHERE',
  'JOIN',
  'GROUP',
  'UNION',
  'INTERSECT',
  'EXCEPT',
  'WITH',
  'INSERT',
  'UPDATE',
  'DELETE',
  'DROP',
  'CREATE',
  'ALTER',
  'EXISTS',
  'HAVING',
  'ORDER',
  'LIMIT',
  'THEN',
  'WHEN',
  'ELSE',
  'END',
  'AND',
  'OR',
  'AS',
])
