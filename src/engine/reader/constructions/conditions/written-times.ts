import type { Condition, Expression, Period } from '../../../question/question.contract.ts'
import type { Chart, Edge, NamedField, PartConstruction } from '../../chart.ts'
import { fieldOf, inMonth, isTime, namedFields } from '../../fields.ts'
import { dateInCell, monthNumber, monthsAt, periodAt } from '../../words/dates.ts'
import { timesBefore } from './time-condition.ts'

/** Times that stand in the rows as words: "June, 2007", "1998-99". The very cells are named, so that the condition can be read. */

const yearIn = (text: string): number | null => {
  const date = dateInCell(text)
  const match = /(?:^|\D)((?:1[4-9]|20)\d\d)(?!\d)/.exec(date && !date.startsWith('--') ? date : text)
  return match ? Number(match[1]) : null
}
const monthIn = (text: string): number | null => {
  const date = dateInCell(text)
  const match = date ? /^(?:\d{4}|-)-(\d\d)/.exec(date) : null
  if (match) return Number(match[1])
  const word = /^(?:\w+day,?\s+)?([A-Za-z]{3,9})\b/.exec(text)?.[1]?.toLowerCase()
  return word ? monthNumber(word) : null
}

/** What a text says of its time, as a day, a month or a year: `2007-06-12`, `2007-06`, `2007`. */
export const timeIn = (text: string): string | null => {
  const date = dateInCell(text)
  if (date && !date.startsWith('--')) return date
  const year = yearIn(text)
  return year === null ? null : String(year)
}

/** "BP-2024-0071" is a number of its own, where a date says when. */
const isNumbered = ({ dataset, field }: NamedField): boolean =>
  field.role === 'id' && dataset.fields.some((each) => isTime(each))

export const writtenTimes = (chart: Chart): { named: NamedField; texts: string[] }[] =>
  chart.catalog.datasets.flatMap((dataset) =>
    namedFields(dataset).flatMap((named) => {
      const texts = isNumbered(named) ? undefined : chart.names.texts.get(named.field)
      if (!texts || texts.length === 0 || texts.length > 400) return []
      const timed = texts.filter(
        (t) => t.length <= 40 && (timeIn(t) !== null || (monthIn(t) !== null && dateInCell(t) !== null)),
      )
      return timed.length / texts.length >= 0.6 ? [{ named, texts }] : []
    }),
  )

const within = (time: string, period: Period): boolean => {
  if (!('from' in period)) return false
  const { from, to } = period
  return (from === null || time >= from.slice(0, time.length)) && (to === null || time <= to.slice(0, time.length))
}

const cells = (named: NamedField, texts: string[], holds: (text: string) => boolean): Condition | null => {
  const found = texts.filter(holds)
  return found.length > 0 && found.length < texts.length ? { in: fieldOf(named), values: found } : null
}

/** "November 6th", "6 November" without a year. */
const dayAt = (chart: Chart, at: number): { month: number; day: number; end: number } | null => {
  const from = /^(?:on|the|of)$/.test(chart.word(at)) ? at + 1 : at
  const span = periodAt(chart.tokens, from, chart.catalog.today)
  const month = span?.period.month
  const day = /(\d+)$/.exec(span?.period.label ?? '')?.[1]
  return span && month && day && span.period.grain === 'day' && span.period.from === null
    ? { month, day: Number(day), end: span.end }
    : null
}

const monthAt = (chart: Chart, at: number): { month: number; end: number } | null => {
  const from = /^(?:in|during|of|the|month)$/.test(chart.word(at)) ? at + 1 : at
  const month = monthNumber(chart.word(from))
  return month !== null && (chart.word(from) !== 'may' || from > at) ? { month, end: from + 1 } : null
}

const inDay = (of: Expression, { month, day }: { month: number; day: number }): Condition => ({
  all: [inMonth(of, month), { compare: '=', left: { at: 'day_of_month', of }, right: { value: day } }],
})

/** A month or a day of no year: of the time that is said before it, else of the time of the rows. */
const unsaidYear = (
  chart: Chart,
  at: number,
  end: number,
  score: number,
  make: (of: Expression) => Condition,
): Edge[] => {
  const rule = periodsInWords.name
  const on = (named: NamedField, start: number, score: number): Edge => ({
    start,
    end,
    score,
    rule,
    kind: 'condition',
    cond: make(fieldOf(named)),
    on: named.dataset,
    loose: false,
    field: named,
  })
  const [only, ...others] = chart.catalog.datasets
  if (only && others.length === 0)
    return namedFields(only)
      .filter((n) => isTime(n.field))
      .slice(0, 2)
      .map((named) => on(named, at, score))
  if (chart.of(at, 'period').some((p) => p.end > end)) return []
  const said = timesBefore(chart, at).filter((f) => isTime(f.field))
  return [
    ...said.map((f) => on(f, f.start, f.score)),
    {
      start: at,
      end,
      score: Math.max(score, 0.9),
      rule,
      kind: 'floating',
      make: (named) => (isTime(named.field) ? make(fieldOf(named)) : null),
    },
  ]
}

export const periodsInWords: PartConstruction = {
  name: 'a period of times that are written as words',
  examples: ['games after 2009', 'releases in April', 'sales from June to August'],
  match(chart, at) {
    const out: Edge[] = []
    const rule = periodsInWords.name
    const put = (cond: Condition | null, named: NamedField, end: number, score: number) => {
      if (cond)
        out.push({
          start: at,
          end,
          score,
          rule,
          kind: 'condition',
          cond,
          on: named.dataset,
          loose: false,
          field: named,
        })
    }
    const periods = chart.of(at, 'period')
    const month = monthAt(chart, at)
    const day = dayAt(chart, at)
    const stretch = monthsAt(chart.tokens, at)
    if (periods.length === 0 && !month && !day && !stretch) return out
    for (const { named, texts } of writtenTimes(chart).slice(0, 3)) {
      for (const p of periods)
        put(
          cells(named, texts, (t) => within(timeIn(t) ?? '~', p.period)),
          named,
          p.end,
          0.85,
        )
      if (month)
        put(
          cells(named, texts, (t) => monthIn(t) === month.month),
          named,
          month.end,
          0.8,
        )
    }
    if (day) out.push(...unsaidYear(chart, at, day.end, 1, (of) => inDay(of, day)))
    if (stretch)
      out.push(
        ...unsaidYear(chart, at, stretch.end, 0.95, (of) => ({
          in: { at: 'month_of_year', of },
          values: stretch.months,
        })),
      )
    if (month) out.push(...unsaidYear(chart, at, month.end, 0.8, (of) => inMonth(of, month.month)))
    return out
  },
}
