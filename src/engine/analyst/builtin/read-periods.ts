import { type Period, periodAt } from '../../reader/words/dates.ts'
import type { Token } from '../../reader/words/words.ts'

/** Times in a question, turned into half-open periods. `end` is exclusive. */
export type PeriodPart = { start: number; end: number; period: Period; negated: boolean }

const joinPeriods = (a: Period, b: Period): Period => ({
  from: a.from,
  to: b.to,
  label: `${a.label} to ${b.label}`,
  grain: a.grain,
})

const comparesNumber = (tokens: Token[], at: number) => {
  const before = tokens
    .slice(Math.max(0, at - 2), at)
    .map((t) => t.word)
    .join(' ')
  return /(?:more than|less than|fewer than|greater than|at least|at most|over|above|under|below|exceeding|top|than)$/.test(
    before,
  )
}

/** A month that took the year of another part leaves two parts that say the same; here each is named once. */
export const periodsSaid = (parts: PeriodPart[]): PeriodPart[] =>
  parts.filter((p, n) => !parts.some((o, m) => m < n && o.period.from !== null && o.period.label === p.period.label))

export const readPeriods = (tokens: Token[], today: string): PeriodPart[] => {
  const parts: PeriodPart[] = []
  for (let at = 0; at < tokens.length; at++) {
    const found = periodAt(tokens, at, today)
    if (!found) continue
    // "more than 2000" is a number, "after 2000" is a year
    if (
      found.period.grain === 'year' &&
      /^\d{4}$/.test(tokens[at]?.word ?? '') &&
      comparesNumber(tokens, at) &&
      !/than$/.test(tokens[at - 1]?.word ?? '')
    )
      continue
    if (found.period.grain === 'year' && comparesNumber(tokens, at)) continue
    let { start, end, period } = found
    const link = tokens[end]?.word
    const opener = tokens[start - 1]?.word
    if (
      (link === 'and' && opener === 'between') ||
      link === 'to' ||
      link === 'until' ||
      link === 'through' ||
      link === '-'
    ) {
      const other = periodAt(tokens, end + 1, today)
      if (other) {
        // "from January to March 2024": the first borrows the year of the second
        let first = period
        if (first.month !== undefined && other.period.from && other.period.grain === 'month') {
          const year = other.period.from.slice(0, 4)
          first = {
            from: `${year}-${String(first.month).padStart(2, '0')}-01`,
            to: null,
            label: first.label,
            grain: 'month',
          }
        }
        if (first.from && other.period.to && first.from < other.period.to) {
          period = joinPeriods(first, other.period)
          end = other.end
        }
      }
    }
    let negated = false
    const word = tokens[start - 1]?.word
    if (word === 'before' || (word === 'to' && tokens[start - 2]?.word === 'prior')) {
      period = { from: null, to: period.from, label: `before ${period.label}`, grain: period.grain }
      start -= word === 'before' ? 1 : 2
    } else if (word === 'after') {
      period = { from: period.to, to: null, label: `after ${period.label}`, grain: period.grain }
      start--
    } else if (word === 'since' || (word === 'from' && tokens[end]?.word === 'on')) {
      period = { from: period.from, to: null, label: `since ${period.label}`, grain: period.grain }
      start--
    } else if (word === 'until' || word === 'till' || word === 'through') {
      period = { from: null, to: period.to, label: `until ${period.label}`, grain: period.grain }
      start--
    } else if (word === 'not' && tokens[start - 2]?.word !== 'or') {
      negated = true
    } else if (word === 'in' && tokens[start - 2]?.word === 'not') negated = true
    parts.push({ start, end, period, negated })
    at = end - 1
  }
  // "July 2024 and August 2024" stay two; a month without a year borrows a lone year that stands elsewhere
  const year = parts.find((p) => p.period.grain === 'year' && p.period.from !== null && p.period.to !== null)
  for (const part of parts) {
    if (part.period.month !== undefined && part.period.from === null && year && part.period.grain === 'month') {
      const y = year.period.label
      const m = part.period.month
      part.period = {
        from: `${y}-${String(m).padStart(2, '0')}-01`,
        to: m === 12 ? `${Number(y) + 1}-01-01` : `${y}-${String(m + 1).padStart(2, '0')}-01`,
        label: `${part.period.label} ${y}`,
        grain: 'month',
      }
      year.period = { ...part.period }
    }
  }
  // "Q3 and Q4 2025", "June and July 2025": the year is said once, for all of them
  const dated = parts.findLast((p) => p.period.from !== null && p.period.to !== null && !p.period.implied)
  if (dated?.period.from && (dated.period.grain === 'quarter' || dated.period.grain === 'month')) {
    const y = Number(dated.period.from.slice(0, 4))
    for (const part of parts) {
      const { period } = part
      if (period.implied && period.from && period.to && dated.period.grain === 'quarter') {
        const by = y - Number(period.from.slice(0, 4))
        const move = (date: string) => `${Number(date.slice(0, 4)) + by}${date.slice(4)}`
        part.period = {
          ...period,
          from: move(period.from),
          to: move(period.to),
          label: period.label.replace(/\d{4}$/, String(y)),
          implied: false,
        }
      } else if (period.month !== undefined && period.from === null && period.grain === 'month') {
        const m = period.month
        part.period = {
          from: `${y}-${String(m).padStart(2, '0')}-01`,
          to: m === 12 ? `${y + 1}-01-01` : `${y}-${String(m + 1).padStart(2, '0')}-01`,
          label: `${period.label} ${y}`,
          grain: 'month',
        }
      }
    }
  }
  return parts
}
