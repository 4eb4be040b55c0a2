import { instantOf } from '../../calendar.ts'
import type { Term, Test } from '../plan.ts'
import type { Scalar } from '../question.contract.ts'
import { kindOf } from '../types.ts'
import { alike, exactly, literalOf, mayBeOther, writeLiteral } from './terms.ts'
import { indent, type Names, type Writer } from './writer.ts'

/** A condition as SQL. */
export function writeTest(test: Test, names: Names, writer: Writer): string {
  const { dialect } = writer
  switch (test.kind) {
    case 'all':
    case 'any': {
      // All of nothing holds, one of nothing does not.
      if (test.of.length === 0) return test.kind === 'all' ? '1 = 1' : '1 = 0'
      const parts = test.of.map((one) => {
        const sql = writer.test(one, names)
        return isLoose(one) && one.kind !== test.kind ? `(${sql})` : sql
      })
      return joined(parts, test.kind === 'all' ? ' AND ' : ' OR ')
    }
    case 'not':
      return test.of.kind === 'missing'
        ? `${writer.term(test.of.of, names)} IS NOT NULL`
        : `NOT (${writer.test(test.of, names)})`
    case 'compare':
      return compare(test, names, writer)
    case 'in':
      return among(test, names, writer)
    case 'in-question': {
      const { sql, columns } = writer.select(test.plan)
      const column = dialect.quote(columns[test.column] as string)
      const inner = dialect.quote(writer.name('found'))
      const left = exactEqual(writer.term(test.of, names), test.of, writer)
      return `${left} IN (SELECT ${column} FROM (\n  ${indent(sql)}\n) AS ${inner} WHERE ${column} IS NOT NULL)`
    }
    case 'text':
      return text(test, names, writer)
    case 'missing':
      return `${writer.term(test.of, names)} IS NULL`
    case 'true':
      return `${writer.term(test.of, names)} = ${dialect.boolean(true)}`
    case 'related':
      return related(test, names, writer)
  }
}

/** A long list in groups: engines read it as a tree, and refuse one that is too deep. */
function joined(parts: string[], between: string): string {
  if (parts.length <= groupSize) return parts.join(between)
  const groups = Array.from({ length: Math.ceil(parts.length / groupSize) }, (_, i) =>
    parts.slice(i * groupSize, (i + 1) * groupSize),
  )
  return joined(
    groups.map((group) => `(${group.join(between)})`),
    between,
  )
}
const groupSize = 100

const isLoose = (test: Test) => (test.kind === 'all' || test.kind === 'any') && test.of.length > 1

/** For `=` and `IN`, most engines need nothing to tell different text apart. */
function exactEqual(sql: string, term: Term, writer: Writer): string {
  if (kindOf(term.type) !== 'text' || term.kind === 'literal') return sql
  if (!writer.dialect.equalIsExact) return exactly(sql, term, writer)
  return mayBeOther(term) && term.type !== 'text' ? writer.dialect.text(sql) : sql
}

function compare({ op, left, right }: Extract<Test, { kind: 'compare' }>, names: Names, writer: Writer): string {
  const known = comparedAsInstant({ op, left, right }, names, writer)
  if (known) return known
  const equal = op === '=' || op === '<>'
  const side = (term: Term, beside: Term) => {
    if (term.kind === 'literal' && typeof term.value === 'string' && kindOf(term.type) === 'text')
      return writer.bind(term.value, hintOf(beside))
    const sql = writer.term(term, names)
    return equal ? exactEqual(sql, term, writer) : exactly(sql, term, writer)
  }
  const [one, other] = alike([left, right], [side(left, right), side(right, left)], writer)
  return `${one} ${op} ${other}`
}

/** An instant before or after what a clock shows once is before or after an instant; so the column stays as it is, and an index of it is of use. */
function comparedAsInstant(
  { op, left, right }: Pick<Extract<Test, { kind: 'compare' }>, 'op' | 'left' | 'right'>,
  names: Names,
  writer: Writer,
): string | null {
  const { instant } = writer.dialect
  if (!instant || left.kind !== 'local' || right.kind !== 'literal' || op === '=' || op === '<>') return null
  const known = typeof right.value === 'string' ? instantOf(right.value, left.timeZone) : null
  return known && `${writer.term(left.of, names)} ${op} ${instant(known)}`
}

function among({ of, values }: Extract<Test, { kind: 'in' }>, names: Names, writer: Writer): string {
  const sql = exactEqual(writer.term(of, names), of, writer)
  const write = (value: Scalar) =>
    typeof value === 'string' && kindOf(of.type) === 'text'
      ? writer.bind(value, hintOf(of))
      : writeLiteral(literalOf(value, of), writer)
  if (values.length === 0) return '1 = 0'
  return values.length === 1 ? `${sql} = ${write(values[0] as Scalar)}` : `${sql} IN (${values.map(write).join(', ')})`
}

export const hintOf = (term: Term): string => (term.kind === 'column' ? term.field.name : 'text')

function text(test: Extract<Test, { kind: 'text' }>, names: Names, writer: Writer): string {
  const { dialect } = writer
  const { how, value, caseSensitive } = test
  const sql = asText(writer.term(test.of, names), test.of, writer)
  const hint = hintOf(test.of)
  const isLoose = !caseSensitive && dialect.looseLike !== null
  if (isLoose && dialect.looseLike?.test(value)) return dialect.like(sql, writer.bind(patternOf(how, value), hint))
  const left = caseSensitive ? sql : dialect.lower(sql)
  const part = writer.bind(caseSensitive ? value : value.toLowerCase(), hint)
  const exact = dialect.equalIsExact ? left : dialect.exact(left, false)
  const found = how === 'like' ? dialect.like(exact, part) : dialect[how](exact, part)
  // Such an engine's LOWER is dear: only what could be it at all is looked at letter by letter.
  return isLoose ? `(${dialect.like(sql, writer.bind(looser(how, value), hint))} AND ${found})` : found
}

const patternOf = (how: Extract<Test, { kind: 'text' }>['how'], value: string): string => {
  if (how === 'like') return value
  const escaped = ['\\', '%', '_'].reduce((text, mark) => text.split(mark).join(`\\${mark}`), value)
  return { contains: `%${escaped}%`, starts: `${escaped}%`, ends: `%${escaped}` }[how]
}

/** Few rows that have so much are something else. */
const looked = 200

/** What surely matches whatever the pattern matches in small letters. The Kelvin sign and the dotted capital İ become k and i. */
function looser(how: Extract<Test, { kind: 'text' }>['how'], value: string): string {
  const pattern = patternOf(how, value.slice(0, looked))
  const begun = value.length > looked ? `${pattern.replace(/(?<!\\)((?:\\\\)*)\\$/, '$1')}%` : pattern
  return begun.replace(/\\[\\%_]|\\?[ki\P{ASCII}]+/giu, (found) => (/^\\[\\%_]/.test(found) ? found : '%'))
}

const asText = (sql: string, term: Term, { dialect }: Writer) => (mayBeOther(term) ? dialect.text(sql) : sql)

/** By the keys of the rows that lead here: a row is found or not, never twice. */
function related(test: Extract<Test, { kind: 'related' }>, names: Names, writer: Writer): string {
  const columns = test.keys.map(({ column }) => names.column(test.way, test.dataset, column as string))
  // A primary key of the row itself is never missing.
  const sure = test.way.length === 0 && test.keys.every(({ name }) => test.dataset.primaryKey.includes(name))
  const found = amongKeys(columns, indent(writer.keys(test)), test.some ? '' : 'NOT ', writer)
  if (sure) return found
  if (test.some) return `(${columns.map((column) => `${column} IS NOT NULL`).join(' AND ')} AND ${found})`
  return `(${columns.map((column) => `${column} IS NULL`).join(' OR ')} OR ${found})`
}

function amongKeys(columns: string[], keys: string, not: string, { dialect, name }: Writer): string {
  const key = columns.length === 1 ? (columns[0] as string) : `(${columns.join(', ')})`
  if (columns.length === 1 || dialect.comparesRows) return `${key} ${not}IN (\n  ${keys}\n)`
  const alias = dialect.quote(name('related'))
  const theirs = columns.map((_, i) => dialect.quote(`key_${i + 1}`))
  const same = columns.map((column, i) => `${alias}.${theirs[i]} = ${column}`)
  return `${not}EXISTS (SELECT 1 FROM (\n  ${keys}\n) AS ${alias} (${theirs.join(', ')}) WHERE ${same.join(' AND ')})`
}
