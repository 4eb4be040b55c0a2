import type { ChartSpec } from '../../charts/chart.contract.ts'
import { plural } from '../../reader/words/words.ts'
import { asNumber, cleanCell, formatCell, formatNumber, joinWords, sentence } from '../reading/format.ts'
import type { Cell } from '../tool-contract.ts'
import { conditionsTail, describeQuery } from './describe-query.ts'
import type { Presentation, Result } from './plan.ts'
import type { Query } from './query.ts'
import { mostRows, type Statement } from './write-sql.ts'

const plainDim = (query: Query, at: number) => {
  const dim = query.dims[at]
  return dim?.kind === 'time' || (dim?.kind === 'column' && dim.column.role !== 'measure')
}

const table = (columns: string[], rows: Cell[][]) => ({
  columns,
  rows: rows.slice(0, 1000).map((row) => row.map(cleanCell)),
})

const titleOf = (query: Query) => sentence(describeQuery(query)).slice(0, 200)

const chartFor = (query: Query, statement: Statement, rows: Cell[][]): ChartSpec | null => {
  const [x, second] = statement.dims
  if (query.sides.length > 0) return sidesChart(query, statement, rows)
  const y = statement.measures.at(query.mode === 'share' ? -1 : 0)
  if (!x || !y || rows.length < 2) return null
  const title = titleOf(query)
  const time = query.dims.findIndex((d) => d.kind === 'time')
  if (second) {
    if (time >= 0)
      return { type: 'line', title, x: statement.dims[time] ?? x, y, series: statement.dims[1 - time] ?? second }
    return { type: 'stacked', title, x, y, series: second }
  }
  if (time >= 0 && query.mode !== 'best') return { type: 'line', title, x, y }
  if (query.mode === 'share' && rows.length <= 6) return { type: 'donut', title, x, y }
  if (rows.length > 60) return null
  const longNames = rows.some((row) => String(row[0] ?? '').length > 14)
  return { type: 'bar', title, x, y, ...(longNames || rows.length > 8 ? { horizontal: true } : {}) }
}

const sidesChart = (query: Query, statement: Statement, rows: Cell[][]): ChartSpec | null => {
  const [x] = statement.dims
  const y = statement.measures.slice(0, query.sides.length)
  if (!x || rows.length < 2 || rows.length > 60) return null
  const time = query.dims[0]?.kind === 'time'
  return {
    type: time ? 'line' : 'bar',
    title: titleOf(query),
    x,
    y,
    ...(rows.length > 8 && !time ? { horizontal: true } : {}),
  }
}

/** The answer to a query, said from its result alone. Null when the result is empty. */
export const presentQuery = (query: Query, statement: Statement, result: Result): Presentation | null => {
  const { columns, rows } = result
  const tail = conditionsTail([...query.filters])
  const at = (name: string | undefined) => (name === undefined ? -1 : columns.indexOf(name))
  const first = rows[0]
  if (!first) return null

  if (query.mode === 'rows' && query.dims.length > 0) {
    const lines = rows
      .slice(0, 24)
      .map(
        (row) =>
          `- ${row.map((c, i) => formatCell(c, i < row.length - 1 || query.columns.at(-1)?.role === 'date')).join(', ')}`,
      )
    const text = `${sentence(query.columns.at(-1)?.spoken ?? '')}, ${query.order?.descending ? 'highest' : 'lowest'} in each ${joinWords(query.dims.map((d) => d.label))}${tail}:\n${lines.join('\n')}${rows.length > 24 ? '\n...' : ''}`
    return { text, answer: table(columns, rows), chart: null }
  }
  if (query.mode === 'rows') return presentRows(query, result, tail)

  if (query.mode === 'share' && query.part.length > 0) {
    const [part, whole, percent] = [first[0], first[1], first[2]]
    if (asNumber(percent) === null) return null
    const text = `**${formatCell(percent)} %** of the ${query.measures[0]?.label ?? 'total'}${tail} is${conditionsTail(query.part)}: ${formatCell(part ?? 0)} of ${formatCell(whole)}.`
    return { text, answer: table(['percent'], [[percent ?? null]]), chart: null }
  }

  if (query.difference) {
    const sides = query.filters.find((f) => f.kind === 'in')
    const names = sides?.kind === 'in' ? sides.values.map(String) : []
    if (first[2] === null || first[2] === undefined) return null
    const text = `The ${query.measures[0]?.label} is ${formatCell(first[0])} for ${names[0]} and ${formatCell(first[1])} for ${names[1]}: a difference of **${formatCell(first[2])}**.`
    return { text, answer: table(['difference'], [[first[2]]]), chart: null }
  }

  const measureAt = statement.measures.map(at)
  if (query.sides.length > 0 && statement.dims.length === 0) return presentSides(query, statement, result, tail)
  if (statement.dims.length === 0 && query.measures.length > 1) {
    const values = query.measures.map((m, n) => `the ${m.label} is **${formatCell(first[n])}**`)
    return { text: `${sentence(joinWords(values))}${tail}.`, answer: table(columns, rows), chart: null }
  }
  if (statement.dims.length === 0) {
    const value = first[0]
    if (value === null || value === undefined) return null
    const label = query.countGroups
      ? `number of ${plural(query.dims[0]?.label ?? 'group')}`
      : query.averageGroups
        ? `average ${query.measures[0]?.label} per ${query.dims[0]?.label}`
        : (query.measures[0]?.label ?? 'value')
    const having = query.countGroups
      ? ` with ${joinWords(query.having.map((h) => `${h.measure.label} ${h.op} ${formatNumber(h.value)}`))}`
      : ''
    return {
      text: `The ${label}${having}${tail} is **${formatCell(value)}**.`,
      answer: table([columns[0] ?? label], [[value]]),
      chart: null,
    }
  }

  const dimAt = statement.dims.map(at)
  const nameOf = (row: Cell[] | undefined) => dimAt.map((i, n) => formatCell(row?.[i], plainDim(query, n))).join(', ')
  const amountOf = (row: Cell[] | undefined, n = 0) => formatCell(row?.[measureAt[n] ?? -1], isDate(query, n))
  const label = running(query) + query.measures.map((m) => m.label).join(' and ')

  if (query.sides.length > 0) return presentSides(query, statement, result, tail)
  if (query.yearBefore) {
    const known = rows.filter((row) => asNumber(row[measureAt[1] ?? -1]) !== null)
    const lines = known
      .slice(-12)
      .map(
        (row) =>
          `- ${nameOf(row)}: ${amountOf(row)} against ${amountOf(row, 1)} a year before${asNumber(row[measureAt[3] ?? -1]) === null ? '' : ` (${signed(row[measureAt[3] ?? -1])} %)`}`,
      )
    return {
      text: `${sentence(label)} by ${joinWords(query.dims.map((d) => d.label))}${tail}, with the same ${query.dims[0]?.label} of the year before:\n${lines.join('\n')}`,
      answer: table(columns, rows),
      chart: chartFor(query, statement, rows),
    }
  }
  if (measureAt.length === 0) {
    const names = rows.map((row) => nameOf(row))
    const text = `${rows.length === 1 ? 'There is one' : `There are **${rows.length}**`}${tail}: ${joinWords(names.slice(0, 15))}${names.length > 15 ? ' ...' : '.'}`
    return { text, answer: table(columns, rows), chart: null }
  }

  if (query.mode === 'growth') {
    const last = rows.at(-1)
    if (query.order) {
      const what = query.order.descending ? 'rise' : 'drop'
      const lines = rows.map(
        (row) =>
          `**${nameOf(row)}**: ${signed(row[measureAt[1] ?? -1])}${asNumber(row[measureAt[2] ?? -1]) === null ? '' : ` (${signed(row[measureAt[2] ?? -1])} %)`}, to ${amountOf(row)}`,
      )
      return {
        text: `The greatest ${what} in ${label} against the ${query.dims.find((d) => d.kind === 'time')?.label} before${tail}: ${lines.join('; ')}.`,
        answer: table(columns, rows),
        chart: null,
      }
    }
    if (rows.length === 2 && last && query.dims.length === 1) {
      const change = asNumber(last[measureAt[1] ?? -1])
      const percent = asNumber(last[measureAt[2] ?? -1])
      if (change === null) return null
      const direction = change > 0 ? 'rose' : change < 0 ? 'fell' : 'stayed the same'
      const text = `${sentence(label)} ${direction} from ${amountOf(first)} in ${nameOf(first)} to ${amountOf(last)} in ${nameOf(last)}${percent === null ? '' : `: **${percent > 0 ? '+' : ''}${formatNumber(percent)} %**`} (${formatNumber(change)}).`
      return { text, answer: table(columns, rows), chart: chartFor(query, statement, rows) }
    }
    const lines = rows
      .slice(query.dims.length > 1 ? -12 : -8)
      .map(
        (row) =>
          `- ${nameOf(row)}: ${amountOf(row)}${asNumber(row[measureAt[2] ?? -1]) === null ? '' : ` (${formatCell(row[measureAt[2] ?? -1])} %)`}`,
      )
    return {
      text: `${sentence(label)} by ${query.dims[0]?.label}${tail}, with the change against the ${query.dims[0]?.label} before:\n${lines.join('\n')}`,
      answer: table(columns, rows),
      chart: chartFor(query, statement, rows),
    }
  }

  if (query.mode === 'best') {
    const order = query.order?.descending === false ? 'lowest' : 'highest'
    if (query.within) {
      const group = joinWords(query.dims.slice(0, -1).map((d) => d.label))
      const lines = rows.slice(0, 24).map((row) => `- ${nameOf(row)}: ${amountOf(row)}`)
      return {
        text: `${query.limit === 1 ? 'The' : `The ${query.limit}`} ${query.limit === 1 ? (query.dims.at(-1)?.label ?? '') : plural(query.dims.at(-1)?.label ?? '')} with the ${order} ${label} in each ${group}${tail}:\n${lines.join('\n')}${rows.length > 24 ? '\n...' : ''}`,
        answer: table(columns, rows),
        chart: null,
      }
    }
    const chart = rows.length > 1 ? chartFor(query, statement, rows) : null
    if (rows.length === 1) {
      const place =
        query.offset > 0
          ? `number ${query.offset + 1} from the ${order === 'highest' ? 'top' : 'bottom'}`
          : `the ${order}`
      return {
        text: `**${nameOf(first)}** has ${place} ${label}${tail}: ${amountOf(first)}.`,
        answer: table(statement.dims, [dimAt.map((i) => first[i] ?? null)]),
        chart,
      }
    }
    const lines = rows.slice(0, 20).map((row, n) => `${n + 1}. ${nameOf(row)}: ${amountOf(row)}`)
    return {
      text: `The ${rows.length} with the ${order} ${label}${tail}:\n${lines.join('\n')}`,
      answer: table(columns, rows),
      chart,
    }
  }

  const chart = chartFor(query, statement, rows)
  const answer = table(columns, rows)
  if (query.mode === 'share') {
    const lines = rows
      .slice(0, 8)
      .map((row) => `- ${nameOf(row)}: ${formatCell(row[measureAt.at(-1) ?? -1])} % (${amountOf(row)})`)
    return {
      text: `Share of the ${label} by ${joinWords(query.dims.map((d) => d.label))}${tail}:\n${lines.join('\n')}`,
      answer,
      chart,
    }
  }
  const by = joinWords(query.dims.map((d) => d.label))
  const amounts = (row: Cell[]) =>
    query.measures.length > 1 ? query.measures.map((_, n) => amountOf(row, n)).join(' and ') : amountOf(row)
  if (rows.length <= 12)
    return {
      text: `${sentence(label)} by ${by}${tail}:\n${rows.map((row) => `- ${nameOf(row)}: ${amounts(row)}`).join('\n')}`,
      answer,
      chart,
    }
  const ranked = [...rows]
    .filter((row) => asNumber(row[measureAt[0] ?? -1]) !== null)
    .sort((a, b) => (asNumber(b[measureAt[0] ?? -1]) ?? 0) - (asNumber(a[measureAt[0] ?? -1]) ?? 0))
  const text = `${sentence(label)} by ${by}${tail}: ${rows.length} rows. The highest is ${nameOf(ranked[0])} with **${amountOf(ranked[0])}**, the lowest ${nameOf(ranked.at(-1))} with ${amountOf(ranked.at(-1))}.`
  return { text, answer, chart }
}

const signed = (cell: Cell | undefined) => `${(asNumber(cell) ?? 0) > 0 ? '+' : ''}${formatCell(cell)}`
const isDate = (query: Query, n: number) => {
  const m = query.measures[n]
  return m?.kind === 'aggregate' && m.of.columns[0]?.role === 'date'
}
const running = (query: Query) =>
  query.running === null
    ? ''
    : query.running.kind === 'total'
      ? 'running total of the '
      : `average over ${query.running.size} periods of the `

/** Two or more things side by side, in words. */
const presentSides = (
  query: Query,
  statement: Statement,
  { columns, rows }: Result,
  tail: string,
): Presentation | null => {
  const at = (name: string | undefined) => columns.indexOf(name ?? '')
  const label = query.measures[0]?.label ?? ''
  const names = query.sides.map((s) => s.label)
  const values = (row: Cell[]) => statement.measures.slice(0, names.length).map((m) => formatCell(row[at(m)] ?? null))
  const apart = (row: Cell[]) => {
    const difference = at('difference')
    const growth = at('growth_percent')
    if (difference < 0) return ''
    return ` (${signed(row[difference])}${growth >= 0 && asNumber(row[growth]) !== null ? `, ${signed(row[growth])} %` : ''})`
  }
  const first = rows[0]
  if (!first) return null
  if (statement.dims.length === 0) {
    if (values(first).every((v) => v === '(none)')) return null
    const text = `${sentence(label)}${tail}: ${joinWords(names.map((n, i) => `**${values(first)[i]}** in ${n}`))}${apart(first)}.`
    return { text, answer: table(columns, rows), chart: null }
  }
  const nameOf = (row: Cell[]) =>
    statement.dims.map((d, n) => formatCell(row[at(d)] ?? null, plainDim(query, n))).join(', ')
  const lines = rows.slice(0, 15).map((row) => `- ${nameOf(row)}: ${values(row).join(' and ')}${apart(row)}`)
  const by = joinWords(query.dims.map((d) => d.label))
  if (query.order && rows.length === 1)
    return {
      text: `**${nameOf(first)}** has the greatest ${query.order.descending ? 'rise' : 'drop'} in ${label}${tail}, ${joinWords(names)}: ${values(first).join(' and ')}${apart(first)}.`,
      answer: table(columns, rows),
      chart: null,
    }
  return {
    text: `${sentence(label)} by ${by}${tail}, ${joinWords(names)}:\n${lines.join('\n')}${rows.length > 15 ? '\n...' : ''}`,
    answer: table(columns, rows),
    chart: sidesChart(query, statement, rows),
  }
}

const presentRows = (query: Query, { columns, rows: all, truncated: cut }: Result, tail: string): Presentation => {
  const truncated = cut || all.length > mostRows
  const rows = all.slice(0, mostRows)
  const first = rows[0] ?? []
  const thing = query.table?.entity ?? 'row'
  const names = query.table?.names.length ?? 0
  const shown = (row: Cell[]) =>
    row.map((cell, i) => formatCell(cell, i < Math.max(1, names))).join(names === 2 ? ' ' : ', ')
  const whole = query.table !== null && columns.length >= query.table.columns.length && columns.length > 3
  if (query.order) {
    const value = columns.at(-1) ?? ''
    const nameCells = (row: Cell[]) =>
      row
        .slice(0, -1)
        .map((c) => formatCell(c, true))
        .join(' ')
    const answerColumns = columns.length > 1 ? columns.slice(0, -1) : columns
    const answerRows = rows.map((row) => (columns.length > 1 ? row.slice(0, -1) : row))
    if (rows.length === 1)
      return {
        text: `**${nameCells(first) || formatCell(first.at(-1))}**${tail}: ${query.columns.at(-1)?.spoken} ${formatCell(first.at(-1), query.columns.at(-1)?.role === 'date')}.`,
        answer: table(answerColumns, answerRows),
        chart: null,
      }
    const lines = rows
      .slice(0, 20)
      .map((row, n) => `${n + 1}. ${nameCells(row)}: ${formatCell(row.at(-1), query.columns.at(-1)?.role === 'date')}`)
    const x = columns[0]
    const chart: ChartSpec | null =
      rows.length > 2 && x && columns.length === 2 && asNumber(first.at(-1)) !== null
        ? { type: 'bar', x, y: value, horizontal: true }
        : null
    return { text: lines.join('\n'), answer: table(answerColumns, answerRows), chart }
  }
  if (rows.length === 1 && !whole)
    return {
      text: `${sentence(joinWords(columns.map((c) => c.replaceAll('_', ' '))))}${tail}: **${shown(first)}**.`,
      answer: table(columns, rows),
      chart: null,
    }
  const many = truncated ? `more than ${formatNumber(rows.length)}` : formatNumber(rows.length)
  if (whole) return { text: `Here are ${many} ${plural(thing)}${tail}.`, answer: table(columns, rows), chart: null }
  return {
    text: `**${many}** ${plural(thing)}${tail}: ${rows.slice(0, 15).map(shown).join('; ')}${rows.length > 15 ? ' ...' : '.'}`,
    answer: table(columns, rows),
    chart: null,
  }
}
