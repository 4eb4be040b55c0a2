import { namesOfParts } from '../../month-names.ts'
import { plural } from '../../nouns.ts'
import type { Catalog, Field } from '../catalog.ts'
import { aggregateWords, functionWords, grainWords, measureLabel, shareIn, shareWords, thingOf } from '../labels.ts'
import { type Names, namesOf } from '../names.ts'
import type {
  Comparison,
  Condition,
  Dimension,
  Expression,
  Grain,
  Measure,
  Question,
  Scalar,
} from '../question.contract.ts'
import { kindOf } from '../types.ts'
import { datasetWords, fieldNamed, fieldWords, quotedWords, type Scope, valueWords, wayWords } from './field-words.ts'
import { duringWords } from './period-words.ts'

/** The parts of a question in plain English; describe puts them into a sentence, chips show them one by one. */
export type Words = {
  measure(measure: Measure): string
  dimension(dimension: Dimension): string
  /** A listed value; `many`: several of it. */
  field(field: NonNullable<Question['fields']>[number], many?: boolean): string
  condition(condition: Condition): string
  /** The same, in brackets where it is several. */
  unit(condition: Condition): string
  expression(expression: Expression): string
  value(value: Scalar, beside: Expression | null): string
  names: Names
}

export const listed = (items: string[], last = 'and') =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`

export const SIGNS: Record<Comparison, string> = {
  '=': 'is',
  '<>': 'is not',
  '<': 'is less than',
  '<=': 'is at most',
  '>': 'is more than',
  '>=': 'is at least',
}
export const TIME_SIGNS: Record<Comparison, string> = {
  '=': 'is',
  '<>': 'is not',
  '<': 'is before',
  '<=': 'is until',
  '>': 'is after',
  '>=': 'is from',
}
export const TEXT_SIGNS = { contains: 'contains', starts: 'starts with', ends: 'ends with', like: 'is like' } as const
/** A year as a number is told apart from the year as a period. */
export const grainInWords = (grain: Grain) => (grain === 'year_number' ? 'calendar year' : grainWords(grain))
export const callWords = (call: string) => call.replaceAll('_', ' ')

const isAtom = (of: Expression) =>
  'field' in of || 'value' in of || 'position' in of || ('call' in of && of.args.length === 0)
/** What needs no brackets in a list. */
const isItem = (of: Expression) => isAtom(of) || 'at' in of || 'rollup' in of || ('call' in of && of.args.length < 2)

/** "March", "Monday", where the data says 3 or 1. */
const partName = (value: Scalar, beside: Expression | null): string | undefined =>
  beside && 'at' in beside && typeof value === 'number' ? namesOfParts[beside.at]?.[value - 1] : undefined

export type Context = {
  /** Fields of this dataset need no further word. */
  scope: Scope
  /** Tells a question that stands within another. */
  inside(question: Question): string
  /** What somebody named is told with its name, so that it can be read again; otherwise its name stands for it. */
  whole: boolean
  /** Where ways begin, if from one place alone. */
  home: Scope
}

export function wordsOf(catalog: Catalog, context: Context): Words {
  const { scope, inside, whole, home } = context
  const names = namesOf(catalog)
  const way = (via: readonly string[] | undefined) => wayWords(via, names, home)
  const isCalled = ({ label }: Measure) => whole && label !== undefined
  const called = (label: string, what: () => string) => (whole ? `${what()} as ${quotedWords(label)}` : label)
  const fieldOf = (expression: Expression): Field | null =>
    'field' in expression ? fieldNamed(catalog, expression.field) : null
  const value = (of: Scalar, beside: Expression | null) =>
    partName(of, beside) ?? valueWords(of, beside && fieldOf(beside), catalog)

  function bare(of: Expression): string {
    if ('value' in of) return value(of.value, null)
    if ('field' in of) return fieldWords(of.field, scope, names) + way(of.field.via)
    if ('op' in of) return `${operand(of.left)} ${of.op} ${operand(of.right)}`
    if ('call' in of)
      return of.args.length === 0 ? callWords(of.call) : `${callWords(of.call)} of ${of.args.map(operand).join(', ')}`
    if ('at' in of) return `${grainInWords(of.at)} of ${operand(of.of)}`
    if ('test' in of) return `whether ${unit(of.test)}`
    if ('case' in of) {
      const branches = of.case.map(({ when, result }) => `${operand(result)} if ${unit(when)}`)
      return [...branches, ...(of.else ? [`else ${operand(of.else)}`] : [])].join(', ')
    }
    if ('rollup' in of)
      return `its ${isCalled(of.rollup) ? `(${measure(of.rollup)})` : measure(of.rollup)}${way(of.via)}`
    if ('position' in of)
      return of.position === scope ? 'position' : `position in ${datasetWords(of.position, catalog)}`
    return 'question' in of ? inside(of.question) : measure(of.measure)
  }
  const operand = (of: Expression) => (isAtom(of) || 'question' in of ? bare(of) : `(${bare(of)})`)
  const expression = (of: Expression) => (isItem(of) ? bare(of) : operand(of))
  const several = (of: Expression) =>
    'field' in of ? fieldWords(of.field, scope, names, true) + way(of.field.via) : expression(of)

  const isGroup = (of: Condition) => 'all' in of || 'any' in of
  const unit = (of: Condition): string => (isGroup(of) ? `(${condition(of)})` : condition(of))
  function condition(of: Condition): string {
    if ('all' in of) return of.all.length === 0 ? 'always' : of.all.map(unit).join(' and ')
    if ('any' in of) return of.any.length === 0 ? 'never' : of.any.map(unit).join(' or ')
    if ('not' in of) return negated(of.not)
    if ('compare' in of) return compared(of)
    if ('in' in of)
      return Array.isArray(of.values)
        ? `${expression(of.in)} is ${values(of.in, of.values)}`
        : `${expression(of.in)} is among ${inside(of.values.question)}`
    if ('text' in of)
      return `${expression(of.of)} ${TEXT_SIGNS[of.text]} ${quotedWords(of.value)}${of.caseSensitive ? ' in the same case' : ''}`
    if ('missing' in of) return `${expression(of.missing)} is missing`
    if ('during' in of) return duringWords(expression(of.during), of.period, fieldOf(of.during), catalog)
    return related(of)
  }
  function compared({ left, compare, right }: Extract<Condition, { compare: unknown }>): string {
    const field = fieldOf(left)
    const signs = (field && kindOf(field.type) === 'time') || 'at' in left ? TIME_SIGNS : SIGNS
    const month = 'value' in right && 'at' in left && left.at === 'month_of_year' && partName(right.value, left)
    if (month && 'at' in left && compare === '=') return `${expression(left.of)} is in ${month}`
    const beside = 'value' in right ? value(right.value, left) : expression(right)
    return `${expression(left)} ${signs[compare]} ${beside}`
  }
  function related({ related: dataset, some, where, via }: Extract<Condition, { related: unknown }>): string {
    const own = { ...context, scope: dataset, home: dataset }
    const only = where ? ` where ${wordsOf(catalog, own).unit(where)}` : ''
    return `there ${some ? 'are' : 'are no'} ${thingOf(dataset, names).many}${way(via)}${only}`
  }
  function negated(of: Condition): string {
    if ('missing' in of) return `${expression(of.missing)} is known`
    if ('in' in of && Array.isArray(of.values)) return `${expression(of.in)} is not ${values(of.in, of.values)}`
    return 'text' in of ? `not ${condition(of)}` : `not (${condition(of)})`
  }
  /** Missing values in a set are left out, and so they are not told. */
  const values = (of: Expression, list: Scalar[]) =>
    listed(
      list.filter((one) => one !== null).map((one) => value(one, of)),
      'or',
    ) || 'among nothing'

  function measure(of: Measure): string {
    if (of.label === undefined) return unnamed(of)
    return called(of.label, () => unnamed(of)) + (of.where && !whole ? ` where ${unit(of.where)}` : '')
  }
  function unnamed(of: Measure): string {
    const where = of.where ? ` where ${unit(of.where)}` : ''
    if ('over' in of) return `${of.fn === 'count' ? 'number of rows in' : functionWords(of)} ${inside(of.over)}${where}`
    if ('question' in of) return inside(of.question)
    const share = shareIn(of)
    if (share) return `${shareWords(share, names, part)} where ${unit(share.where)}`
    if ('op' in of) return `${part(of.left)} ${of.op} ${part(of.right)}${where}`
    if ('compare' in of) return `whether ${part(of.left)} ${SIGNS[of.compare]} ${part(of.right)}${where}`
    if ('fn' in of) {
      const what = of.fn === 'distinct' ? several(of.of) : expression(of.of)
      const rows = of.rows ? ` over ${thingOf(of.rows, names).many}` : ''
      return `${aggregateWords(of, of.of, names)} ${what}${of.and ? ` and ${expression(of.and)}` : ''}${rows}${where}`
    }
    return `${measureLabel({ ...of, label: undefined }, names)}${where}`
  }
  const part = (of: Measure) =>
    'op' in of || 'compare' in of || of.where || isCalled(of) ? `(${measure(of)})` : measure(of)

  function dimension(of: Dimension): string {
    const said = of.label === undefined ? group(of) : called(of.label, () => group(of))
    return of.empty ? `${said} (also without rows)` : said
  }
  function group({ of, grain, bins }: Dimension): string {
    if (grain) return `${grainInWords(grain)} of ${operand(of)}`
    if (!bins) return expression(of)
    if ('width' in bins) return `${expression(of)} in steps of ${bins.width}${bins.start ? ` from ${bins.start}` : ''}`
    return 'count' in bins
      ? `${expression(of)} in ${bins.count} parts`
      : `${expression(of)} in parts at ${listed(bins.edges.map(String))}`
  }
  const field: Words['field'] = ({ of, label }, many = false) => {
    const what = () => (many ? several(of) : expression(of))
    return label === undefined ? what() : called(many && !whole ? plural(label) : label, what)
  }
  return { measure, dimension, field, condition, unit, expression, value, names }
}
