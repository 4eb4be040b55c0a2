import type { ColumnType } from '../../schema.ts'
import { isNumber, type Term } from '../plan.ts'
import type { Scalar, scalarFunctions } from '../question.contract.ts'
import { isLong, kindOf } from '../types.ts'
import { indent, type Names, type Writer } from './writer.ts'

/** An expression as SQL. What could be read in two ways stands in parentheses. */
export function writeTerm(term: Term, names: Names, writer: Writer): string {
  const { dialect } = writer
  const of = (inner: Term) => writer.term(inner, names)
  switch (term.kind) {
    case 'column':
      return names.column(term.way, term.dataset, term.field.column as string)
    case 'position':
      return names.position(term.way, term.dataset)
    case 'literal':
      return writeLiteral(term, writer)
    case 'arithmetic':
      return arithmetic(term, names, writer)
    case 'call':
      return call(term, names, writer)
    case 'grain':
      return `(${dialect.grain(term.grain, of(term.of), term.of.type, term.fiscalYearStart)})`
    case 'local':
      return dialect.local(of(term.of), term.timeZone)
    case 'shift':
      return dialect.shift(of(term.of), term.unit, term.count, term.of.type)
    case 'case': {
      const results = [...term.branches.map(({ result }) => result), ...(term.otherwise ? [term.otherwise] : [])]
      const written = alike(results, results.map(of), writer)
      const branches = term.branches.map(({ when }, i) => `WHEN ${writer.test(when, names)} THEN ${written[i]}`)
      return `CASE ${branches.join(' ')}${term.otherwise ? ` ELSE ${written.at(-1)}` : ''} END`
    }
    case 'test':
      return dialect.truth(writer.test(term.test, names))
    case 'bin':
      return bin(term, names, writer)
    case 'rollup':
      return names.rollup(term)
    case 'cell': {
      const { sql, columns } = writer.select(term.plan)
      if (columns.length === 1) return `(\n  ${indent(sql)}\n)`
      const inner = dialect.quote(writer.name('one'))
      return `(SELECT ${dialect.quote(columns[term.column] as string)} FROM (\n  ${indent(sql)}\n) AS ${inner})`
    }
    case 'data-end':
      return `(${writer.latest(term)})`
    case 'aggregate':
      return names.aggregate(term)
    case 'output':
      return names.output(term.column)
  }
}

/** Numbers, dates and yes or no are written, so that the statement can be read; text is bound. */
export function writeLiteral({ value, type }: Term & { kind: 'literal' }, { dialect, bind }: Writer): string {
  if (value === null) return 'NULL'
  if (typeof value === 'number') return value < 0 ? `(${value})` : String(value)
  if (typeof value === 'boolean') return dialect.boolean(value)
  if (isNumber(type) && isLong(value)) return value.startsWith('-') ? `(${value})` : value
  if (type === 'date') return dialect.date(value)
  if (type === 'datetime') return dialect.datetime(value)
  return bind(value, 'text')
}

export const literalOf = (value: Scalar, like: Term): Term & { kind: 'literal' } => ({
  kind: 'literal',
  value,
  type: like.type,
})

const isReal = (term: Term) => term.type === 'real' && (term.kind === 'column' || term.kind === 'arithmetic')

function arithmetic(term: Extract<Term, { kind: 'arithmetic' }>, names: Names, writer: Writer): string {
  const { dialect } = writer
  const [left, right] = [writer.term(term.left, names), writer.term(term.right, names)]
  const real = (side: Term, sql: string) => (isReal(side) ? sql : dialect.real(sql))
  if (term.op === '/') return `(${real(term.left, left)} / NULLIF(${real(term.right, right)}, 0))`
  const whole = term.type === 'integer' && dialect.overflows
  const decimal =
    dialect.decimalsOverflow && (term.left.type === 'decimal' || term.right.type === 'decimal' || literalFraction(term))
  return whole || decimal
    ? `(${dialect.real(left)} ${term.op} ${decimal ? dialect.real(right) : right})`
    : `(${left} ${term.op} ${right})`
}

/** 0.1 is a decimal to DuckDB. */
const literalFraction = ({ left, right }: { left: Term; right: Term }) =>
  left.kind === 'literal' || right.kind === 'literal'

const SECONDS: Partial<Record<(typeof scalarFunctions)[number], number>> = {
  elapsed_seconds: 1,
  elapsed_minutes: 60,
  elapsed_hours: 3600,
  elapsed_days: 86_400,
}

const WRITTEN_OUT: ReadonlySet<ColumnType> = new Set(['json', 'other'])

function call(term: Extract<Term, { kind: 'call' }>, names: Names, writer: Writer): string {
  const { dialect } = writer
  const args = term.args.map((arg) => {
    const sql = writer.term(arg, names)
    // A structure or a list has no letters until it is written out.
    return arg.kind === 'column' && WRITTEN_OUT.has(arg.type) ? dialect.text(sql) : sql
  })
  const [a = 'NULL', b = 'NULL', c = 'NULL'] = args
  const first = term.args[0] as Term
  const second = term.args[1] as Term
  const real = (sql: string, from: Term) => (isReal(from) ? sql : dialect.real(sql))
  switch (term.name) {
    case 'abs':
    case 'exp':
    case 'sign':
      return `${term.name.toUpperCase()}(${term.name === 'exp' ? real(a, first) : a})`
    case 'round':
      return dialect.round(a, b, first.type)
    case 'floor':
    case 'ceil':
    case 'lower':
    case 'upper':
    case 'trim':
    case 'length':
      return dialect[term.name](a)
    case 'sqrt':
      return `CASE WHEN ${a} >= 0 THEN SQRT(${real(a, first)}) END`
    case 'ln':
      return `CASE WHEN ${a} > 0 THEN ${dialect.ln(real(a, first))} END`
    case 'power':
      return `POWER(${real(a, first)}, ${real(b, second)})`
    case 'mod':
      return dialect.mod(a, `NULLIF(${b}, 0)`)
    case 'least':
    case 'greatest':
      return dialect.extreme(
        term.name,
        alike(term.args, args, writer).map((arg, i) => exactly(arg, term.args[i] as Term, writer)),
      )
    case 'concat':
      return `(${dialect.concat(term.args.map((arg, i) => `COALESCE(${asText(arg, args[i] as string, writer)}, '')`))})`
    case 'substring':
      return dialect.substring(a, atLeast(b, second, 1), args.length > 2 ? atLeast(c, term.args[2] as Term, 0) : null)
    case 'replace':
      return `REPLACE(${a}, ${b}, ${c})`
    case 'coalesce':
      return `COALESCE(${alike(term.args, args, writer).join(', ')})`
    case 'nullif':
      return `NULLIF(${alike(term.args, [exactly(a, first, writer), b], writer).join(', ')})`
    case 'number':
      return dialect.firstNumber(a)
    case 'today':
    case 'now':
      throw new TypeError(`${term.name} is a literal once it is resolved`)
    default:
      return elapsed(term.name, a, b, writer)
  }
}

/** Numbers of one type, where the engine does not bring them to one. */
export function alike(terms: Term[], written: string[], { dialect }: Writer): string[] {
  const types = new Set(terms.flatMap(({ type }) => (isNumber(type) ? [type] : [])))
  if (dialect.mixesNumbers || types.size < 2) return written
  return terms.map((term, i) => {
    const sql = written[i] as string
    return isNumber(term.type) && term.type !== 'real' && !isShort(term) ? dialect.real(sql) : sql
  })
}
const isShort = (term: Term) => term.kind === 'literal' && Math.abs(Number(term.value)) < 2 ** 32

const asText = (term: Term, sql: string, { dialect }: Writer) =>
  kindOf(term.type) === 'text' ? sql : dialect.text(sql, term.type)
const atLeast = (sql: string, term: Term, least: number) =>
  term.kind === 'literal'
    ? String(Math.max(least, Number(term.value)))
    : `CASE WHEN ${sql} < ${least} THEN ${least} ELSE ${sql} END`

function elapsed(name: (typeof scalarFunctions)[number], from: string, to: string, { dialect }: Writer): string {
  const seconds = `(${dialect.seconds(to)} - ${dialect.seconds(from)})`
  const size = SECONDS[name]
  if (size !== undefined) return size === 1 ? seconds : `(${dialect.whole(seconds, size)})`
  const part = (grain: 'year_number' | 'month_of_year', sql: string) => `(${dialect.grain(grain, sql, 'datetime', 1)})`
  const months = `((${part('year_number', to)} - ${part('year_number', from)}) * 12 + ${part('month_of_year', to)} - ${part('month_of_year', from)})`
  const [clockFrom, clockTo] = [dialect.dayAndClock(from), dialect.dayAndClock(to)]
  const begun = `CASE WHEN ${seconds} >= 0 AND ${clockTo} < ${clockFrom} THEN -1 WHEN ${seconds} < 0 AND ${clockTo} > ${clockFrom} THEN 1 ELSE 0 END`
  const full = `(${months} + ${begun})`
  return name === 'elapsed_years' ? `(${dialect.whole(full, 12)})` : full
}

/** Text as it is compared, grouped and ordered. */
export function exactly(sql: string, term: Term, { dialect }: Writer): string {
  if (kindOf(term.type) !== 'text' || term.kind === 'literal') return sql
  return dialect.exact(sql, mayBeOther(term))
}

/** Ids are often uuids, which have no collation; of other types nothing is known. */
export const mayBeOther = (term: Term): boolean =>
  term.kind === 'column' && (term.field.role === 'id' || !['text', 'integer', 'real'].includes(term.type))

function bin(term: Extract<Term, { kind: 'bin' }>, names: Names, writer: Writer): string {
  const { dialect } = writer
  const { bins } = term
  const value = writer.term(term.of, names)
  const number = isReal(term.of) ? value : dialect.real(value)
  const literal = (n: number) => (n < 0 ? `(${n})` : String(n))
  if ('width' in bins) {
    const from = bins.start === 0 ? number : `(${number} - ${literal(bins.start)})`
    const edge = `${dialect.floor(`${from} / ${bins.width}`)} * ${bins.width}`
    return dialect.real(bins.start === 0 ? edge : `${edge} + ${literal(bins.start)}`)
  }
  if ('edges' in bins) {
    const branches = bins.edges.toReversed().map((edge) => `WHEN ${value} >= ${literal(edge)} THEN ${literal(edge)}`)
    return dialect.real(`CASE ${branches.join(' ')} END`)
  }
  const { low, high } = names.bounds(bins.bounds)
  const width = `((${dialect.real(high)} - ${dialect.real(low)}) / ${bins.count})`
  const index = dialect.floor(`(${number} - ${dialect.real(low)}) / ${width}`)
  const last = bins.count - 1
  return `CASE WHEN ${high} = ${low} AND ${value} IS NOT NULL THEN ${dialect.real(low)} WHEN ${index} >= ${last} THEN ${dialect.real(low)} + ${last} * ${width} ELSE ${dialect.real(low)} + ${index} * ${width} END`
}
