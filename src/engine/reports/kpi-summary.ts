import type { DocumentNode } from '../documents/documents.contract.ts'
import { joined, named, numberOf, said, share } from './numbers-in-words.ts'
import { heading, paragraph } from './report-content.ts'
import type { ReportContext, ReportTemplate } from './report-context.ts'
import { findSubject, type Subject } from './subject.ts'

export const nothingToReport = [paragraph('The sources of this space hold nothing that could be measured yet.')]

/** Rows within the period that the report is asked for. */
export function periodOf(
  subject: Subject,
  { options }: Pick<ReportContext, 'options'>,
): { where: string; params: Record<string, string> } {
  const { date } = subject
  const conditions: string[] = []
  const params: Record<string, string> = {}
  if (date && options.from) {
    conditions.push(`${date.sql} >= :from_day`)
    params.from_day = options.from
  }
  if (date && options.to) {
    // The whole of the last day, also where days have a time.
    conditions.push(`${subject.dialect.period('day', date.sql)} <= :to_day`)
    params.to_day = options.to
  }
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', params }
}

export const kpiSummary: ReportTemplate = {
  id: 'kpi-summary',
  name: 'KPI summary',
  description: 'The totals, how they went over time, and what they are made of.',
  async make(context) {
    const subject = findSubject(context.sources, context.today, context.options.measure)
    if (!subject) return nothingToReport
    const { source, from, measures, dimensions, dialect, date } = subject
    const { where, params } = periodOf(subject, context)
    const columns = measures.map((measure) => `${measure.sql} AS ${dialect.quote(measure.name)}`).join(',\n  ')
    const main = measures[0]!
    const nodes: DocumentNode[] = []

    await context.progress(0.1, 'Adding up')
    const totals = await context.run('Totals', source, `SELECT ${columns}\nFROM ${from}\n${where}`.trim(), params)
    const row = totals.result.rows[0] ?? {}
    nodes.push(
      heading(2, 'At a glance'),
      paragraph(
        await context.prose(
          'At a glance',
          `${joined(measures.map(({ label, name }) => `${label}: ${said(numberOf(row[name]))}`))}.`,
          [totals.result],
        ),
      ),
      {
        type: 'grid',
        columns: Math.min(4, measures.length),
        children: measures.map(({ label, name }) => ({
          type: 'metric',
          query: totals.name,
          title: label,
          value: name,
        })),
      },
    )

    if (date) {
      await context.progress(0.3, 'Looking at time')
      const month = dialect.period('month', date.sql)
      const trend = await context.run(
        `${main.label} by month`,
        source,
        `SELECT ${month} AS period,\n  ${columns}\nFROM ${from}\n${where}\nGROUP BY ${month}\nHAVING ${month} IS NOT NULL\nORDER BY 1`,
        params,
      )
      const points = trend.result.rows.flatMap((each) => {
        const value = numberOf(each[main.name])
        return value === null ? [] : [{ period: named(each.period), value }]
      })
      if (points.length > 1) {
        const best = points.reduce((a, b) => (b.value > a.value ? b : a))
        const least = points.reduce((a, b) => (b.value < a.value ? b : a))
        const text = `${main.label} runs from ${points[0]!.period} to ${points.at(-1)!.period}. The best month was ${best.period} with ${said(best.value)}, the weakest ${least.period} with ${said(least.value)}.`
        nodes.push(heading(2, 'Over time'), paragraph(await context.prose('Over time', text, [trend.result])), {
          type: 'chart',
          query: trend.name,
          chart: { type: 'line', x: 'period', y: main.name, title: `${main.label} by month` },
        })
      }
    }

    for (const [index, dimension] of dimensions.slice(0, 3).entries()) {
      await context.progress(0.4 + 0.15 * index, `Splitting by ${dimension.label.toLowerCase()}`)
      const name = dialect.quote(dimension.name)
      const split = await context.run(
        `By ${dimension.label.toLowerCase()}`,
        source,
        `SELECT ${dimension.sql} AS ${name},\n  ${columns}\nFROM ${from}\n${where}\nGROUP BY ${dimension.sql}\nORDER BY ${dialect.quote(main.name)} DESC\nLIMIT 20`,
        params,
      )
      const first = split.result.rows[0]
      const total = numberOf(row[main.name])
      const top = numberOf(first?.[main.name])
      if (!first || top === null) continue
      const part =
        total === null || (!main.sql.startsWith('SUM') && !main.counts) ? '' : `, ${share(top, total)} of all`
      nodes.push(
        heading(2, `By ${dimension.label.toLowerCase()}`),
        paragraph(
          await context.prose(
            `By ${dimension.label.toLowerCase()}`,
            `${named(first[dimension.name])} comes first with ${said(top)}${part}. There are ${said(split.result.rows.length)} values of ${dimension.label.toLowerCase()} shown.`,
            [split.result, totals.result],
          ),
        ),
        { type: 'chart', query: split.name, chart: { type: 'bar', x: dimension.name, y: main.name, horizontal: true } },
        { type: 'table', query: split.name },
      )
    }
    return nodes
  },
}
