import type { GroupsPlan, PlanOver } from '../plan.ts'
import { literalOf, writeLiteral } from './terms.ts'
import type { Writer } from './writer.ts'

/** What a group is against the others, over the subquery that has all groups. */
export function writeOvers(plan: GroupsPlan, columns: string[], grouped: string, writer: Writer): string {
  const { dialect } = writer
  const joins: string[] = []
  const own = (index: number) => `${dialect.quote(grouped)}.${dialect.quote(columns[index] as string)}`
  const ownColumns = columns
    .slice(0, plan.dimensions.length + plan.measures.length)
    .map((column, i) => `${own(i)} AS ${dialect.quote(column)}`)

  /** Along the dimension, then as asked, then by the groups. */
  const sequence = (over: PlanOver) => {
    const asked = plan.order.filter(({ column }) => column < plan.dimensions.length + plan.measures.length)
    const along = over.along === null ? [] : [{ column: over.along, descending: false }]
    const rest = plan.dimensions.map((_, column) => ({ column, descending: false }))
    const all = [...along, ...asked, ...rest]
    // Twice the same would tell nothing, and is refused by some.
    return all
      .filter(({ column }, i) => all.findIndex((one) => one.column === column) === i)
      .map(({ column, descending }) => dialect.order(own(column), descending))
      .join(', ')
  }
  const parted = (over: PlanOver) => (over.within.length === 0 ? '' : `PARTITION BY ${over.within.map(own).join(', ')}`)
  const window = (over: PlanOver, frame = '') =>
    `OVER (${[parted(over), `ORDER BY ${sequence(over)}`, frame].filter(Boolean).join(' ')})`

  /** The group so many periods before, by the calendar: joined on its key, which it has alone. */
  function before(over: PlanOver, value: number): string {
    const step = over.along === null ? null : (plan.dimensions[over.along]?.step ?? null)
    if (over.along === null || step === null) return `${dialect.lag(own(value), over.n)} ${window(over)}`
    const alias = dialect.quote(writer.name('before'))
    const type = plan.dimensions[over.along]?.type ?? 'date'
    const keys = plan.dimensions.map((_, i) => {
      const theirs = `${alias}.${dialect.quote(columns[i] as string)}`
      return i === over.along
        ? `${theirs} = ${dialect.shift(own(i), step, -over.n, type)}`
        : dialect.same(theirs, own(i))
    })
    joins.push(`LEFT JOIN ${dialect.quote(grouped)} AS ${alias} ON ${keys.join(' AND ')}`)
    return `${alias}.${dialect.quote(columns[value] as string)}`
  }

  function one(over: PlanOver): string {
    const at = plan.dimensions.length + over.measure
    const counted = (index: number) => (over.emptyIsZero ? `COALESCE(${own(index)}, 0)` : own(index))
    const from = over.from === undefined ? null : counted(plan.dimensions.length + over.from)
    const value = from === null ? own(at) : `(${counted(at)} - ${from})`
    const whole = `SUM(${value}) OVER (${parted(over)})`
    const running = () => `SUM(${value}) ${window(over, 'ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW')}`
    switch (over.kind) {
      case 'share':
        return `${dialect.real(value)} / NULLIF(${whole}, 0)`
      case 'cumulative_share':
        return `${dialect.real(running())} / NULLIF(${whole}, 0)`
      case 'running':
        return running()
      case 'moving': {
        const recent = window(over, `ROWS BETWEEN ${over.n - 1} PRECEDING AND CURRENT ROW`)
        if (plan.measures[over.measure]?.type === 'real') return `AVG(${dialect.real(value)}) ${recent}`
        // Summed as it is: MariaDB takes what leaves the window off its sum again, and of doubles an error would stay.
        return `${dialect.real(`SUM(${value}) ${recent}`)} / NULLIF(COUNT(${value}) ${recent}, 0)`
      }
      case 'change':
        return from === null ? `${value} - ${before(over, at)}` : value
      case 'growth': {
        if (from !== null) return `${dialect.real(value)} / NULLIF(${dialect.real(from)}, 0)`
        const then = before(over, at)
        return `(${dialect.real(value)} - ${then}) / NULLIF(${dialect.real(then)}, 0)`
      }
      case 'difference': {
        const type = plan.dimensions[over.along ?? 0]?.type ?? 'text'
        const held = writeLiteral(literalOf(over.to ?? null, { kind: 'literal', value: null, type }), writer)
        return `${value} - MAX(CASE WHEN ${own(over.along ?? 0)} = ${held} THEN ${value} END) OVER (${parted(over)})`
      }
      case 'rank': {
        const inside = [parted(over), `ORDER BY ${dialect.order(value, over.descending)}`].filter(Boolean).join(' ')
        return `CASE WHEN ${value} IS NOT NULL THEN RANK() OVER (${inside}) END`
      }
    }
  }
  const start = ownColumns.length
  const overs = plan.over.map((over, i) => `${one(over)} AS ${dialect.quote(columns[start + i] as string)}`)
  return `SELECT ${[...ownColumns, ...overs].join(', ')}\nFROM ${[dialect.quote(grouped), ...joins].join('\n')}`
}
