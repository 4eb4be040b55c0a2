import type { DocumentNode } from '../documents/documents.contract.ts'
import type { Condition } from '../question/index.ts'
import type { Cell } from '../sandbox/query.ts'
import { nothingToReport } from './kpi-summary.ts'
import { joined, named, numberOf, numbersIn } from './numbers-in-words.ts'
import { heading, listing, paragraph } from './report-content.ts'
import type { ReportContext, ReportTemplate } from './report-context.ts'
import { findSubject, type Subject } from './subject.ts'
import type { SubjectDimension } from './subject-dimensions.ts'
import type { SubjectMeasure } from './subject-measures.ts'
import { inSentence } from './subject-words.ts'

type Dated = Subject & { time: NonNullable<Subject['time']> }
type Periods = { now: string; before: string; yearAgo: string }

const monthsBack = (month: string, n: number): string => {
  const [year, m] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, m! - 1 - n, 1)).toISOString().slice(0, 7)
}
const during = ({ time }: Dated, month: string): Condition => {
  const [year, m] = month.split('-').map(Number) as [number, number]
  return { during: time.of, period: { year, month: m } }
}
const byMonth = ({ time }: Dated) => ({ of: time.of, grain: 'month' as const, label: 'Month' })

/** The month asked for, or the last whole one that the data has. */
async function periodsOf(context: ReportContext, subject: Dated): Promise<Periods | null> {
  const of = (now: string) => ({ now, before: monthsBack(now, 1), yearAgo: monthsBack(now, 12) })
  if (context.options.to) return of(context.options.to.slice(0, 7))
  const { result } = await context.ask('Last day of the data', {
    measures: [{ fn: 'max', of: { at: 'day', of: subject.time.of }, rows: subject.dataset, label: 'Last day' }],
    by: [],
  })
  const last = result.rows[0]?.[result.columns[0]!]
  if (typeof last !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(last)) return null
  const month = last.slice(0, 7)
  const lastOfMonth = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
    .toISOString()
    .slice(0, 10)
  // A month that is not over yet would always look worse than the one before.
  return of(last.slice(0, 10) >= lastOfMonth ? month : monthsBack(month, 1))
}

const noDates = [paragraph('The sources of this space have no date by which periods could be told apart.')]

/** What is compared and between when, or what to say where nothing can be. */
async function findComparable(
  context: ReportContext,
): Promise<{ subject: Dated; periods: Periods } | { instead: DocumentNode[] }> {
  const subject = findSubject(context.catalog, context.options.measure)
  if (!subject) return { instead: nothingToReport }
  if (!subject.time?.isDate) return { instead: noDates }
  const dated = { ...subject, time: subject.time }
  const periods = await periodsOf(context, dated)
  return periods ? { subject: dated, periods } : { instead: noDates }
}

type Compared = { now: number | null; before: number | null; label: string; than: string }

function comparison({ catalog }: ReportContext, { now, before, label, than }: Compared): string | null {
  if (now === null || before === null) return null
  const { said, change } = numbersIn(catalog)
  const by = change(now, before)
  if (now === before) return `${label} stayed at ${said(now)}`
  return `${label} ${now > before ? 'rose' : 'fell'} from ${said(before)} to ${said(now)}${by ? ` (${by})` : ''} against ${than}`
}

async function totals(context: ReportContext, subject: Dated, { now, before, yearAgo }: Periods) {
  const { result } = await context.ask('Totals of the periods', {
    measures: subject.measures.map(({ measure }) => measure),
    by: [byMonth(subject)],
    where: { any: [now, before, yearAgo].map((month) => during(subject, month)) },
  })
  const [period] = result.columns as [string]
  const of = (month: string): Record<string, Cell> =>
    result.rows.find((row) => String(row[period]).startsWith(month)) ?? {}
  const nameOf = (measure: SubjectMeasure) => result.columns[subject.measures.indexOf(measure) + 1]!
  return { result, nameOf, now: of(now), before: of(before), yearAgo: of(yearAgo) }
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
    const compared = await totals(context, subject, periods)
    const { change } = numbersIn(context.catalog)
    const { result, now, before, yearAgo } = compared
    const values = subject.measures.map((measure) => {
      const name = compared.nameOf(measure)
      return { label: measure.label, a: numberOf(now[name]), b: numberOf(before[name]), c: numberOf(yearAgo[name]) }
    })
    const table = context.keep(`${periods.now} against ${periods.before} and ${periods.yearAgo}`, {
      columns: ['measure', periods.now, periods.before, 'change', periods.yearAgo, 'change_in_a_year'],
      types: ['text', 'real', 'real', 'text', 'real', 'text'],
      rows: values.map(({ label, a, b, c }) => ({
        measure: label,
        [periods.now]: a,
        [periods.before]: b,
        change: a !== null && b !== null ? change(a, b) : null,
        [periods.yearAgo]: c,
        change_in_a_year: a !== null && c !== null ? change(a, c) : null,
      })),
    })
    const sentences = values
      .flatMap(({ label, a, b, c }) => [
        comparison(context, { now: a, before: b, label, than: periods.before }),
        comparison(context, { now: a, before: c, label, than: `${periods.yearAgo}, a year earlier` }),
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
    return [...nodes, ...(await monthsBefore(context, subject, periods))]
  },
}

async function monthsBefore(context: ReportContext, subject: Dated, { now }: Periods): Promise<DocumentNode[]> {
  const main = subject.measures[0]!
  const title = `${main.label} by month`
  await context.progress(0.6, 'Drawing the months')
  const period = { from: `${monthsBack(now, 24)}-01`, to: lastDayOf(now) }
  const trend = await context.ask(title, {
    measures: [main.measure],
    by: [byMonth(subject)],
    where: { during: subject.time.of, period },
  })
  const [x, y] = trend.result.columns as [string, string]
  return [heading(2, 'The months before'), { type: 'chart', query: trend.name, chart: { type: 'bar', x, y, title } }]
}

const lastDayOf = (month: string) =>
  new Date(Date.parse(`${monthsBack(month, -1)}-01`) - 86_400_000).toISOString().slice(0, 10)

export const whatChanged: ReportTemplate = {
  id: 'what-changed',
  name: 'What changed and why',
  description: 'Which groups the change of the last whole month came from.',
  async make(context) {
    const found = await findComparable(context)
    if ('instead' in found) return found.instead
    const { subject, periods } = found
    const { result, now, before, nameOf } = await totals(context, subject, periods)
    // Only what adds up can be taken apart.
    const main = subject.measures.find(({ adds }) => adds)!
    const [a, b] = [numberOf(now[nameOf(main)]) ?? 0, numberOf(before[nameOf(main)]) ?? 0]
    const { said, share } = numbersIn(context.catalog)
    const summary =
      comparison(context, { now: a, before: b, label: main.label, than: periods.before }) ??
      `${main.label} is ${said(a)}`
    const nodes: DocumentNode[] = [
      heading(2, 'What changed'),
      paragraph(await context.prose('What changed', `${summary}. The difference is ${said(a - b)}.`, [result])),
    ]
    for (const [index, dimension] of subject.dimensions.entries()) {
      await context.progress(0.3 + 0.15 * index, `Taking it apart by ${inSentence(dimension.label)}`)
      const { parts, split } = await takeApart(context, subject, { dimension, main, periods })
      const same = parts.filter(({ difference }) => Math.sign(difference) === Math.sign(a - b) && difference !== 0)
      const title = `By ${inSentence(dimension.label)}`
      const table = context.keep(`Change by ${inSentence(dimension.label)}`, {
        columns: [dimension.label, periods.before, periods.now, 'difference'],
        types: ['text', 'real', 'real', 'real'],
        rows: parts.slice(0, 15).map((part) => ({
          [dimension.label]: part.key,
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
        heading(2, title),
        paragraph(await context.prose(title, text, [split, result])),
        {
          type: 'chart',
          query: table.name,
          chart: { type: 'bar', x: dimension.label, y: 'difference', horizontal: true },
        },
        { type: 'table', query: table.name },
      )
    }
    return nodes
  },
}

type Taken = { dimension: SubjectDimension; main: SubjectMeasure; periods: Periods }

/** What each group was in both months, those that moved most first. */
async function takeApart(context: ReportContext, subject: Dated, { dimension, main, periods }: Taken) {
  const { result: split } = await context.ask(`By ${inSentence(dimension.label)}`, {
    measures: [main.measure],
    by: [{ of: dimension.of, label: dimension.label }],
    compare: [
      { label: periods.now, where: during(subject, periods.now) },
      { label: periods.before, where: during(subject, periods.before) },
    ],
  })
  const [group, now, before] = split.columns as [string, string, string]
  const parts = split.rows
    .map((row) => {
      const [a, b] = [numberOf(row[now]) ?? 0, numberOf(row[before]) ?? 0]
      return { key: named(row[group]), now: a, before: b, difference: a - b }
    })
    .toSorted((x, y) => Math.abs(y.difference) - Math.abs(x.difference))
  return { parts, split }
}
