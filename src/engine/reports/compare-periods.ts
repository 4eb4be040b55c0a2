import type { DocumentNode } from '../documents/documents.contract.ts'
import type { Cell } from '../sandbox/query.ts'
import { nothingToReport } from './kpi-summary.ts'
import { change, joined, named, numberOf, said, share } from './numbers-in-words.ts'
import { heading, listing, paragraph } from './report-content.ts'
import type { ReportContext, ReportTemplate } from './report-context.ts'
import { findSubject, type Subject } from './subject.ts'

type Dated = Subject & { date: NonNullable<Subject['date']> }
type Periods = { now: string; before: string; yearAgo: string }

const monthsBack = (month: string, n: number): string => {
  const [year, m] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, m! - 1 - n, 1)).toISOString().slice(0, 7)
}

/** The month asked for, or the last whole one that the data has. */
async function periodsOf(context: ReportContext, subject: Dated): Promise<Periods | null> {
  if (context.options.to) {
    const now = context.options.to.slice(0, 7)
    return { now, before: monthsBack(now, 1), yearAgo: monthsBack(now, 12) }
  }
  const day = subject.dialect.period('day', subject.date.sql)
  const { result } = await context.run(
    'Last day of the data',
    subject.source,
    `SELECT MAX(${day}) AS last_day FROM ${subject.from}`,
  )
  const last = result.rows[0]?.last_day
  if (typeof last !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(last)) return null
  const month = last.slice(0, 7)
  const lastOfMonth = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
    .toISOString()
    .slice(0, 10)
  // A month that is not over yet would always look worse than the one before.
  const now = last.slice(0, 10) >= lastOfMonth ? month : monthsBack(month, 1)
  return { now, before: monthsBack(now, 1), yearAgo: monthsBack(now, 12) }
}

const noDates = [paragraph('The sources of this space have no date by which periods could be told apart.')]

/** What is compared and between when, or what to say where nothing can be. */
async function findComparable(
  context: ReportContext,
): Promise<{ subject: Dated; periods: Periods } | { instead: DocumentNode[] }> {
  const subject = findSubject(context.sources, context.today, context.options.measure)
  if (!subject) return { instead: nothingToReport }
  if (!subject.date) return { instead: noDates }
  const dated = { ...subject, date: subject.date }
  const periods = await periodsOf(context, dated)
  return periods ? { subject: dated, periods } : { instead: noDates }
}

const comparison = (now: number | null, before: number | null, label: string, than: string): string | null => {
  if (now === null || before === null) return null
  const by = change(now, before)
  if (now === before) return `${label} stayed at ${said(now)}`
  return `${label} ${now > before ? 'rose' : 'fell'} from ${said(before)} to ${said(now)}${by ? ` (${by})` : ''} against ${than}`
}

async function totals(context: ReportContext, subject: Dated, { now, before, yearAgo }: Periods) {
  const { dialect, measures, from, source, date } = subject
  const month = dialect.period('month', date.sql)
  const columns = measures.map((each) => `${each.sql} AS ${dialect.quote(each.name)}`).join(',\n  ')
  const { result } = await context.run(
    'Totals of the periods',
    source,
    `SELECT ${month} AS period,\n  ${columns}\nFROM ${from}\nWHERE ${month} IN (:now, :before, :year_ago)\nGROUP BY ${month}\nORDER BY 1`,
    { now, before, year_ago: yearAgo },
  )
  const of = (period: string): Record<string, Cell> => result.rows.find((row) => row.period === period) ?? {}
  return { result, now: of(now), before: of(before), yearAgo: of(yearAgo) }
}

export const periodComparison: ReportTemplate = {
  id: 'period-comparison',
  name: 'Period against period',
  description: 'The last whole month against the one before and the same month of last year.',
  async make(context) {
    const found = await findComparable(context)
    if ('instead' in found) return found.instead
    const { subject, periods } = found
    await context.progress(0.3, 'Comparing')
    const { result, now, before, yearAgo } = await totals(context, subject, periods)
    const table = context.keep(`${periods.now} against ${periods.before} and ${periods.yearAgo}`, {
      columns: ['measure', periods.now, periods.before, 'change', periods.yearAgo, 'change_in_a_year'],
      types: ['text', 'real', 'real', 'text', 'real', 'text'],
      rows: subject.measures.map(({ label, name }) => {
        const [a, b, c] = [now, before, yearAgo].map((row) => numberOf(row[name])) as [
          number | null,
          number | null,
          number | null,
        ]
        return {
          measure: label,
          [periods.now]: a,
          [periods.before]: b,
          change: a !== null && b !== null ? change(a, b) : null,
          [periods.yearAgo]: c,
          change_in_a_year: a !== null && c !== null ? change(a, c) : null,
        }
      }),
    })
    const sentences = subject.measures
      .flatMap(({ label, name }) => [
        comparison(numberOf(now[name]), numberOf(before[name]), label, periods.before),
        comparison(numberOf(now[name]), numberOf(yearAgo[name]), label, `${periods.yearAgo}, a year earlier`),
      ])
      .filter((text) => text !== null)
    const nodes: DocumentNode[] = [
      heading(2, `${periods.now} against ${periods.before}`),
      paragraph(
        await context.prose(
          'Comparison',
          sentences.length > 0
            ? `${sentences.slice(0, 3).join('. ')}.`
            : `There is nothing in ${periods.before} to compare with.`,
          [result],
        ),
      ),
      { type: 'table', query: table.name },
    ]
    if (sentences.length > 3) nodes.push(listing(sentences.slice(3)))
    const main = subject.measures[0]!
    const month = subject.dialect.period('month', subject.date.sql)
    await context.progress(0.6, 'Drawing the months')
    const trend = await context.run(
      `${main.label} by month`,
      subject.source,
      `SELECT ${month} AS period, ${main.sql} AS ${subject.dialect.quote(main.name)}\nFROM ${subject.from}\nWHERE ${month} BETWEEN :first AND :now\nGROUP BY ${month}\nORDER BY 1`,
      { first: monthsBack(periods.now, 24), now: periods.now },
    )
    nodes.push(heading(2, 'The months before'), {
      type: 'chart',
      query: trend.name,
      chart: { type: 'bar', x: 'period', y: main.name, title: `${main.label} by month` },
    })
    return nodes
  },
}

export const whatChanged: ReportTemplate = {
  id: 'what-changed',
  name: 'What changed and why',
  description: 'Which groups the change of the last whole month came from.',
  async make(context) {
    const found = await findComparable(context)
    if ('instead' in found) return found.instead
    const { subject, periods } = found
    const { result, now, before } = await totals(context, subject, periods)
    // Only what adds up can be taken apart.
    const main = subject.measures.find(({ sql, counts }) => counts || sql.startsWith('SUM'))!
    const [a, b] = [numberOf(now[main.name]) ?? 0, numberOf(before[main.name]) ?? 0]
    const summary = comparison(a, b, main.label, periods.before) ?? `${main.label} is ${said(a)}`
    const nodes: DocumentNode[] = [
      heading(2, 'What changed'),
      paragraph(await context.prose('What changed', `${summary}. The difference is ${said(a - b)}.`, [result])),
    ]
    const { dialect, date } = subject
    const month = dialect.period('month', date.sql)
    for (const [index, dimension] of subject.dimensions.entries()) {
      await context.progress(0.3 + 0.15 * index, `Taking it apart by ${dimension.label.toLowerCase()}`)
      const value = dialect.quote(dimension.name)
      const split = await context.run(
        `By ${dimension.label.toLowerCase()}`,
        subject.source,
        `SELECT ${dimension.sql} AS ${value}, ${month} AS period, ${main.sql} AS ${dialect.quote(main.name)}\nFROM ${subject.from}\nWHERE ${month} IN (:now, :before)\nGROUP BY ${dimension.sql}, ${month}`,
        { now: periods.now, before: periods.before },
      )
      const groups = new Map<string, { now: number; before: number }>()
      for (const row of split.result.rows) {
        const key = named(row[dimension.name])
        const group = groups.get(key) ?? { now: 0, before: 0 }
        groups.set(key, { ...group, [row.period === periods.now ? 'now' : 'before']: numberOf(row[main.name]) ?? 0 })
      }
      const parts = [...groups]
        .map(([key, group]) => ({ key, ...group, difference: group.now - group.before }))
        .toSorted((x, y) => Math.abs(y.difference) - Math.abs(x.difference))
      const same = parts.filter(({ difference }) => Math.sign(difference) === Math.sign(a - b) && difference !== 0)
      const table = context.keep(`Change by ${dimension.label.toLowerCase()}`, {
        columns: [dimension.name, periods.before, periods.now, 'difference'],
        types: ['text', 'real', 'real', 'real'],
        rows: parts.slice(0, 15).map((part) => ({
          [dimension.name]: part.key,
          [periods.before]: part.before,
          [periods.now]: part.now,
          difference: Math.round(part.difference * 1e6) / 1e6,
        })),
      })
      const reasons = same
        .slice(0, 3)
        .map(
          ({ key, difference }) =>
            `${key} (${said(difference)}, ${share(Math.abs(difference), Math.abs(a - b))} of the difference)`,
        )
      const text = reasons.length > 0 ? `Most of it comes from ${joined(reasons)}.` : 'No group moved with the whole.'
      nodes.push(
        heading(2, `By ${dimension.label.toLowerCase()}`),
        paragraph(await context.prose(`By ${dimension.label.toLowerCase()}`, text, [split.result, result])),
        {
          type: 'chart',
          query: table.name,
          chart: { type: 'bar', x: dimension.name, y: 'difference', horizontal: true },
        },
        { type: 'table', query: table.name },
      )
    }
    return nodes
  },
}
