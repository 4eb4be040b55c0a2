import type { RowsPlan } from '../plan.ts'
import { conditions } from './facts.ts'
import { ending, filtered, ordered, type Select } from './groups.ts'
import { columnNames } from './names.ts'
import { exactly } from './terms.ts'
import type { Step, Writer } from './writer.ts'

/** Listed rows: one SELECT, unless some of each are asked for. */
export function writeRows(plan: RowsPlan, writer: Writer): Select {
  const { dialect } = writer
  const from = writer.from(plan.dataset)
  const whole = plan.having.length === 0 && plan.limitWithin === null
  const columns = columnNames(plan.columns.map(({ label }) => label))
  const fields = plan.fields.map((term) => {
    const sql = writer.term(term, from)
    return plan.distinct || !whole ? exactly(sql, term, writer) : sql
  })
  const tests = conditions(plan.where, from, writer)
  const list = fields.map((sql, i) => `${sql} AS ${dialect.quote(columns[i] as string)}`)
  const keys = new Map<string, boolean>()
  for (const by of plan.orderBy) {
    const term = 'term' in by ? by.term : plan.fields[by.column]
    const sql = term ? exactly(writer.term(term, from), term, writer) : ''
    if (!keys.has(sql)) keys.set(sql, by.descending)
  }
  const order = [...keys].map(([sql, descending]) => dialect.order(sql, descending))
  const where = tests.length === 0 ? '' : `\nWHERE ${tests.join('\n  AND ')}`
  const select = (more: string[] = []) =>
    `SELECT ${plan.distinct ? 'DISTINCT ' : ''}${[...list, ...more].join(', ')}\n${from.clause()}${where}`
  // MariaDB loses rows when DISTINCT is ordered by what is not listed, as "is it missing".
  if (whole && plan.distinct && dialect.ordersByNumber)
    return { sql: select() + ending(byColumns(plan), columns, fields, writer), columns }
  if (whole && !plan.distinct) return { sql: select() + ordered(keys, plan, dialect), columns }
  // What rows are ordered by need not be among what is listed: their place is worked out where it is known.
  const listed = writer.name('listed')
  const place = writer.name('listed_order')
  const steps: Step[] = [
    {
      name: listed,
      sql: plan.distinct
        ? select()
        : select(
            order.length === 0 ? [] : [`ROW_NUMBER() OVER (ORDER BY ${order.join(', ')}) AS ${dialect.quote(place)}`],
          ),
    },
  ]
  if (plan.distinct || order.length === 0)
    return { sql: filtered(byColumns(plan), listed, columns, steps, writer), columns }
  const all = [...columns, place]
  const placed = { ...plan, order: [{ column: columns.length, descending: false }] }
  const inner = filtered(placed, listed, all, steps, writer)
  const shown = columns.map((column) => dialect.quote(column)).join(', ')
  const outer = dialect.quote(writer.name('kept'))
  return {
    sql: `SELECT ${shown}\nFROM (\n  ${inner.replaceAll('\n', '\n  ')}\n) AS ${outer}${ordered(new Map([[dialect.quote(place), false]]), { limit: null, offset: 0 }, dialect)}`,
    columns,
  }
}

const byColumns = (plan: RowsPlan): RowsPlan => ({
  ...plan,
  order: plan.orderBy.flatMap((by) => ('column' in by ? [by] : [])),
})
