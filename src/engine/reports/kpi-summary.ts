import type { DocumentNode } from '../documents/documents.contract.ts'
import type { Condition } from '../question/index.ts'
import type { Cell } from '../sandbox/query.ts'
import { joined, named, numberOf, numbersIn } from './numbers-in-words.ts'
import { heading, paragraph } from './report-content.ts'
import type { KeptResult, ReportContext, ReportTemplate } from './report-context.ts'
import { findSubject, grainWord, periodInWords, type Subject, type SubjectTime, trendBy } from './subject.ts'
import { measuresFor, type SubjectDimension } from './subject-dimensions.ts'
import { inSentence } from './subject-words.ts'

export const nothingToReport = [paragraph('The sources of this space hold nothing that could be measured yet.')]
const maxGroups = 20

/** Rows within the period that the report is asked for. */
function periodOf({ time }: Subject, { options: { from, to } }: ReportContext): { where?: Condition } {
  if (!time?.isDate || (!from && !to)) return {}
  return { where: { during: time.of, period: { from: from ?? null, to: to ?? null } } }
}

export const kpiSummary: ReportTemplate = {
  id: 'kpi-summary',
  name: 'KPI summary',
  description: 'The totals, how they went over time, and what they are made of.',
  async make(context) {
    const subject = findSubject(context.catalog, context.options.measure)
    if (!subject) return nothingToReport
    const { measures, dimensions, time } = subject
    const where = periodOf(subject, context)
    const { said } = numbersIn(context.catalog)
    await context.progress(0.1, 'Adding up')
    const totals = await context.ask('Totals', { measures: measures.map(({ measure }) => measure), by: [], ...where })
    const row = totals.result.rows[0] ?? {}
    const values = measures.map(({ label }, i) => ({ label, name: totals.result.columns[i]! }))
    const nodes: DocumentNode[] = [
      heading(2, 'At a glance'),
      paragraph(
        await context.prose(
          'At a glance',
          `${joined(values.map(({ label, name }) => `${label}: ${said(numberOf(row[name]))}`))}.`,
          [totals.result],
        ),
      ),
      {
        type: 'grid',
        columns: Math.min(4, values.length),
        children: values.map(({ label, name }) => ({ type: 'metric', query: totals.name, title: label, value: name })),
      },
    ]
    if (time) nodes.push(...(await overTime(context, subject, time, where)))
    for (const [index, dimension] of dimensions.slice(0, 3).entries()) {
      await context.progress(0.4 + 0.15 * index, `Splitting by ${inSentence(dimension.label)}`)
      nodes.push(...(await splitBy(context, subject, dimension, { totals, row, where })))
    }
    return nodes
  },
}

async function overTime(
  context: ReportContext,
  { measures }: Subject,
  time: SubjectTime,
  { where }: { where?: Condition },
): Promise<DocumentNode[]> {
  await context.progress(0.3, 'Looking at time')
  const main = measures[0]!
  const title = `${main.label} by ${grainWord(time)}`
  const there: Condition = { not: { missing: time.of } }
  const trend = await context.ask(title, {
    measures: measures.map(({ measure }) => measure),
    by: [trendBy(time)],
    where: where ? { all: [there, where] } : there,
  })
  const [period, value] = trend.result.columns as [string, string]
  const points = trend.result.rows.flatMap((each) => {
    const number = numberOf(each[value])
    return number === null ? [] : [{ period: periodInWords(each[period], time), value: number }]
  })
  if (points.length < 2) return []
  const { said } = numbersIn(context.catalog)
  const best = points.reduce((a, b) => (b.value > a.value ? b : a))
  const least = points.reduce((a, b) => (b.value < a.value ? b : a))
  const text = `${main.label} runs from ${points[0]!.period} to ${points.at(-1)!.period}. It was highest in ${best.period} with ${said(best.value)} and lowest in ${least.period} with ${said(least.value)}.`
  return [
    heading(2, 'Over time'),
    paragraph(await context.prose('Over time', text, [trend.result])),
    { type: 'chart', query: trend.name, chart: { type: 'line', x: period, y: value, title } },
  ]
}

type Whole = { totals: KeptResult; row: Record<string, Cell>; where: { where?: Condition } }

async function splitBy(
  context: ReportContext,
  { measures }: Subject,
  dimension: SubjectDimension,
  { totals, row, where }: Whole,
): Promise<DocumentNode[]> {
  const told = measuresFor(dimension, measures)
  const main = told[0]!
  const title = `By ${inSentence(dimension.label)}`
  const split = await context.ask(title, {
    measures: told.map(({ measure }) => measure),
    by: [{ of: dimension.of, label: dimension.label }],
    order: [{ column: { measure: 0 }, descending: true }],
    limit: maxGroups,
    ...where,
  })
  const [group, value] = split.result.columns as [string, string]
  const first = split.result.rows[0]
  const top = numberOf(first?.[value])
  if (!first || top === null) return []
  const { said, share } = numbersIn(context.catalog)
  const total = numberOf(row[totals.result.columns[measures.indexOf(main)]!])
  const part = total === null || !main.adds ? '' : `, ${share(top, total)} of all`
  const text = `${named(first[group])} comes first with ${said(top)}${part}. There are ${said(split.result.rows.length)} values of ${inSentence(dimension.label)} shown.`
  return [
    heading(2, title),
    paragraph(await context.prose(title, text, [split.result, totals.result])),
    { type: 'chart', query: split.name, chart: { type: 'bar', x: group, y: value, horizontal: true } },
    { type: 'table', query: split.name },
  ]
}
