import { fold, plural } from '../../reader/words/words.ts'
import { textLiteral } from '../../text-literal.ts'
import { asNumber, cleanCell, formatCell, formatNumber, joinWords } from '../reading/format.ts'
import type { FindValuesOutput } from '../tool-contract.ts'
import { type Catalog, type Column, isNumeric, pathUp, type Table } from './catalog.ts'
import { dialects } from './dialect.ts'
import { dateColumnOf } from './draft.ts'
import { conceptExpressions } from './measures.ts'
import type { Plan } from './plan.ts'
import { columnExpression, type Expression } from './query.ts'
import { parseParts } from './read-question.ts'
import { openScope, tableName } from './write-conditions.ts'

/** Questions about the data itself: what is in it, what is missing, what is there twice, what moves together. */
export const specialPlans = (question: string, catalog: Catalog, matches: FindValuesOutput['matches']): Plan[] => {
  const text = fold(question)
  const plan =
    (/\bcorrelat|\brelationship between\b|\brelated to\b|\bmove together\b|\bdepend(?:s)? on\b/.test(text)
      ? correlation(question, catalog, matches)
      : null) ??
    (/\bduplicat|\brepeated rows\b|\bappears? (?:twice|more than once)\b/.test(text)
      ? duplicates(question, catalog, matches)
      : null) ??
    (/\b(?:missing|null|nulls|empty|blank|incomplete)\b/.test(text) &&
    /\b(?:values?|cells?|columns?|data|nulls?|fields?)\b/.test(text)
      ? missing(question, catalog, matches)
      : null) ??
    (/\b(?:describe|summari[sz]e|overview|profile)\b|\bwhat(?:'s| is| does) (?:in |the |this |these )?(?:the |this |these )?(?:table|data|file|sheet|dataset|source)|\bwhat (?:tables|columns|data)\b|\bwhich (?:tables|columns)\b|\btell me about (?:the|this) (?:data|table)|\bwhat (?:can|could) (?:i|you|we) (?:ask|answer|tell)/.test(
      text,
    )
      ? describeTables(question, catalog, matches)
      : null)
  return plan ? [plan] : []
}

const base = (source: string, sql: string, purpose: string): Omit<Plan, 'present'> => ({
  source,
  sql,
  purpose,
  confidence: 1,
  leftover: [],
  dropped: [],
  notes: [],
  understood: [],
})

const mentioned = (question: string, catalog: Catalog, matches: FindValuesOutput['matches']) => {
  const { units } = parseParts(question, catalog, matches)
  const tables: Table[] = []
  const columns: Column[] = []
  for (const unit of units) {
    const [best] = unit.options
    const table = unit.options.find((o) => o.kind === 'table' && o.score >= 0.6)
    if (table?.kind === 'table') tables.push(table.table)
    if (best?.kind === 'column') columns.push(best.column)
  }
  return { tables, columns, units }
}

const describeTables = (question: string, catalog: Catalog, matches: FindValuesOutput['matches']): Plan | null => {
  const found = mentioned(question, catalog, matches)
  const all = catalog.tables.filter((t) => !t.view)
  const [only] = found.tables.length > 0 ? found.tables : all.length === 1 ? all : []
  if (only) {
    const { quote } = dialects[only.engine]
    const date = only.columns.find((c) => c.role === 'date')
    const measures = only.columns.filter((c) => c.role === 'measure').slice(0, 4)
    const parts = ['COUNT(*) AS number_of_rows']
    if (date)
      parts.push(
        `MIN(${quote(date.name)}) AS first_${date.name.toLowerCase().replace(/\W+/g, '_')}`,
        `MAX(${quote(date.name)}) AS last_${date.name.toLowerCase().replace(/\W+/g, '_')}`,
      )
    for (const m of measures)
      parts.push(`AVG(${quote(m.name)}) AS average_${m.name.toLowerCase().replace(/\W+/g, '_')}`)
    return {
      ...base(only.source, `SELECT ${parts.join(', ')}\nFROM ${tableName(only)}`, `describe ${only.name}`),
      present: ({ columns, rows }) => {
        const row = rows[0]
        if (!row) return null
        const kinds = only.columns.map((c) => `${c.name} (${c.type})`)
        const links = only.parents.map((l) => `${l.from.name} leads to ${l.to.table.name}`)
        const range = date
          ? ` It runs from ${formatCell(row[1], true)} to ${formatCell(row[2], true)} (${date.name}).`
          : ''
        const averages = measures.map((m, i) => `${m.spoken} ${formatCell(row[(date ? 3 : 1) + i])}`)
        return {
          text: `**${only.name}** has ${formatCell(row[0])} rows and these columns: ${joinWords(kinds)}.${range}${averages.length > 0 ? ` Averages: ${joinWords(averages)}.` : ''}${links.length > 0 ? ` Keys: ${joinWords(links)}.` : ''}`,
          answer: { columns, rows: rows.map((r) => r.map(cleanCell)) },
          chart: null,
        }
      },
    }
  }
  const [first] = all
  if (!first) return null
  const same = all.filter((t) => t.source === first.source).slice(0, 40)
  const sql = same
    .map(
      (t) => `SELECT ${textLiteral(t.name, t.engine)} AS table_name, COUNT(*) AS number_of_rows FROM ${tableName(t)}`,
    )
    .join('\nUNION ALL\n')
  return {
    ...base(first.source, sql, 'what tables there are'),
    present: ({ columns, rows }) => ({
      text: `There are these tables:\n${rows.map((row, i) => `- **${row[0]}**: ${formatCell(row[1])} rows; ${same[i]?.columns.map((c) => c.name).join(', ')}`).join('\n')}`,
      answer: { columns, rows },
      chart: null,
    }),
  }
}

const isEmpty = (column: Column, name: string) =>
  column.type === 'text' ? `${name} IS NULL OR ${name} = ''` : `${name} IS NULL`

const missing = (question: string, catalog: Catalog, matches: FindValuesOutput['matches']): Plan | null => {
  const found = mentioned(question, catalog, matches)
  const all = catalog.tables.filter((t) => !t.view)
  const tables = found.tables.length > 0 ? [...new Set(found.tables)].slice(0, 1) : found.columns.length > 0 ? [] : all
  const wanted = (
    found.columns.length > 0 ? found.columns.filter((c) => tables.length === 0 || tables.includes(c.table)) : []
  ).concat(found.columns.length > 0 ? [] : tables.flatMap((t) => t.columns))
  const columns = (wanted.length > 0 ? wanted : tables.flatMap((t) => t.columns))
    .filter((c) => c.type !== 'blob')
    .slice(0, 60)
  const [first] = columns
  if (!first) return null
  const several = new Set(columns.map((c) => c.table)).size > 1
  const sql = columns
    .filter((c) => c.table.source === first.table.source)
    .map((c) => {
      const { quote } = dialects[c.table.engine]
      return `SELECT ${textLiteral(several ? `${c.table.name}.${c.name}` : c.name, c.table.engine)} AS column_name, COUNT(*) AS missing FROM ${tableName(c.table)} WHERE ${isEmpty(c, quote(c.name))}`
    })
    .join('\nUNION ALL\n')
  return {
    ...base(first.table.source, sql, 'missing values'),
    present: ({ columns: names, rows }) => {
      const holes = rows
        .filter((row) => (asNumber(row[1]) ?? 0) > 0)
        .sort((a, b) => (asNumber(b[1]) ?? 0) - (asNumber(a[1]) ?? 0))
      if (rows.length === 1)
        return {
          text: `${formatCell(rows[0]?.[1])} rows have no ${first.spoken}.`,
          answer: { columns: ['missing'], rows: [[rows[0]?.[1] ?? null]] },
          chart: null,
        }
      const where = several ? '' : ` in ${first.table.name}`
      if (holes.length === 0)
        return { text: `No values are missing${where}.`, answer: { columns: names, rows: [] }, chart: null }
      return {
        text: `Missing values${where}:\n${holes.map((row) => `- ${row[0]}: ${formatCell(row[1])}`).join('\n')}`,
        answer: { columns: names, rows: holes },
        chart: null,
      }
    },
  }
}

const duplicates = (question: string, catalog: Catalog, matches: FindValuesOutput['matches']): Plan | null => {
  const found = mentioned(question, catalog, matches)
  const all = catalog.tables.filter((t) => !t.view)
  const table = found.tables[0] ?? found.columns[0]?.table ?? (all.length === 1 ? all[0] : undefined)
  if (!table) return null
  const named = found.columns.filter((c) => c.table === table && !table.names.includes(c))
  const keyed = named.length > 0 ? named : table.columns.filter((c) => c !== table.key && c.type !== 'blob')
  const { quote } = dialects[table.engine]
  const names = keyed.map((c) => quote(c.name))
  const present = named.length > 0 ? `\nWHERE ${names.map((n) => `${n} IS NOT NULL`).join(' AND ')}` : ''
  const sql = `SELECT ${names.join(', ')}, COUNT(*) AS times\nFROM ${tableName(table)}${present}\nGROUP BY ${names.join(', ')}\nHAVING COUNT(*) > 1\nORDER BY times DESC`
  return {
    ...base(table.source, sql, `duplicates in ${table.name}`),
    present: ({ columns, rows, rowCount }) => {
      const what =
        named.length > 0
          ? joinWords(named.map((c) => c.spoken))
          : `all columns${table.key ? ` but ${table.key.name}` : ''}`
      if (rows.length === 0)
        return {
          text: `No two ${plural(table.entity)} are the same in ${what}.`,
          answer: { columns, rows: [] },
          chart: null,
        }
      const shown = rows.slice(0, 10).map(
        (row) =>
          `- ${row
            .slice(0, Math.min(4, row.length - 1))
            .map((c) => formatCell(c, true))
            .join(', ')}: ${formatCell(row.at(-1))} times`,
      )
      return {
        text: `${formatNumber(rowCount)} ${rowCount === 1 ? 'group' : 'groups'} of ${plural(table.entity)} are the same in ${what}:\n${shown.join('\n')}`,
        answer: { columns, rows: rows.slice(0, 1000) },
        chart: null,
      }
    },
  }
}

const correlation = (question: string, catalog: Catalog, matches: FindValuesOutput['matches']): Plan | null => {
  const { units } = mentioned(question, catalog, matches)
  const options = units
    .map((u) =>
      u.options.flatMap((o): Expression[] =>
        o.kind === 'column' && isNumeric(o.column) && o.column.role !== 'key'
          ? [columnExpression(o.column)]
          : o.kind === 'concept'
            ? conceptExpressions(o.concept, catalog)
            : [],
      ),
    )
    .filter((list) => list.length > 0)
  const [left = [], right = []] = options
  for (const a of left) {
    for (const b of right) {
      const table = pathUp(a.table, b.table) !== null ? a.table : pathUp(b.table, a.table) !== null ? b.table : null
      if (!table || (a.columns[0] === b.columns[0] && a.columns.length === b.columns.length)) continue
      const scope = openScope(table)
      const write = () => [a.write(scope.name), b.write(scope.name)] as const
      write()
      const [x, y] = write()
      return correlationPlan(
        table.source,
        `SELECT ${x} AS x, ${y} AS y\nFROM ${scope.from()}\nWHERE ${x} IS NOT NULL AND ${y} IS NOT NULL`,
        a.label,
        b.label,
        'rows',
      )
    }
  }
  const [a] = left
  const [b] = right
  if (!a || !b || a.table.source !== b.table.source) return null
  const monthly = (e: Expression) => {
    const date = dateColumnOf(e.table, catalog, 'month')
    if (date?.role !== 'date') return null
    const scope = openScope(e.table)
    const period = () => scope.dialect.period('month', scope.name(date))
    const value = () => `${e.additive ? 'SUM' : 'AVG'}(${e.write(scope.name)})`
    // Once to make the joins, once more to write names that know of them.
    period()
    value()
    return `SELECT ${period()} AS period, ${value()} AS v\nFROM ${scope.from()}\nGROUP BY ${period()}`
  }
  const one = monthly(a)
  const two = monthly(b)
  if (!one || !two) return null
  return correlationPlan(
    a.table.source,
    `SELECT one.v AS x, two.v AS y\nFROM (${one}) one\nJOIN (${two}) two ON two.period = one.period`,
    `monthly ${a.label}`,
    `monthly ${b.label}`,
    'months',
  )
}

const correlationPlan = (source: string, pairs: string, a: string, b: string, things: string): Plan => ({
  ...base(
    source,
    `WITH pairs AS (\n${pairs}\n)\nSELECT (AVG(1.0 * x * y) - AVG(1.0 * x) * AVG(1.0 * y)) / NULLIF(SQRT(AVG(1.0 * x * x) - AVG(1.0 * x) * AVG(1.0 * x)) * SQRT(AVG(1.0 * y * y) - AVG(1.0 * y) * AVG(1.0 * y)), 0) AS correlation, COUNT(*) AS number_of_pairs\nFROM pairs`,
    `correlation of ${a} and ${b}`,
  ),
  present: ({ rows }) => {
    const r = asNumber(rows[0]?.[0])
    if (r === null) return null
    const size = Math.abs(r)
    const strength = size >= 0.7 ? 'strong' : size >= 0.4 ? 'moderate' : size >= 0.2 ? 'weak' : 'very weak'
    return {
      text: `The correlation of ${a} and ${b} over ${formatCell(rows[0]?.[1])} ${things} is **${formatNumber(Math.round(r * 1000) / 1000)}**: ${strength}${size >= 0.2 ? (r > 0 ? ', they rise together' : ', one falls as the other rises') : ''}. That alone does not say that one causes the other.`,
      answer: { columns: ['correlation'], rows: [[cleanCell(r)]] },
      chart: null,
    }
  },
})
