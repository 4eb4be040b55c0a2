import type { Period } from '../../../question/question.contract.ts'
import type { Chart, Edge, NamedField, PartConstruction } from '../../chart.ts'
import { during, isTime, isTimeLike, namedFields, timeFields } from '../../fields.ts'
import { identifierWords } from '../../words/words.ts'
import { fieldBefore } from './comparators.ts'

/** "launched after 2023" is not in 2023. */
const outside = /^(?:after|beyond|before|since|until|till|from|to|than|not)$/

/** Times that are said before a period: "ordered on in 2024", "joined in 2023", "started in the past 6 months". */
export const timesBefore = (chart: Chart, at: number): (NamedField & { start: number; score: number })[] => [
  ...fieldBefore(chart, at).filter((f) => isTimeLike(f.field)),
  ...wordsOn(chart, at),
  ...[at - 2, at - 1].flatMap((from) =>
    chart
      .of(from, 'field')
      .filter((f) => isTimeLike(f.field) && (f.end === at || (f.end === at - 1 && !outside.test(chart.word(f.end))))),
  ),
]

/** "follow-ups due in the next month": more of its name stands behind, or that it comes. */
const wordsOn = (chart: Chart, at: number): (NamedField & { start: number; score: number })[] => {
  const due = chart.word(at - 1) === 'due' ? at - 1 : at
  return [due - 3, due - 2, due - 1].flatMap((from) =>
    chart
      .of(from, 'field')
      .filter((f) => isTime(f.field) && f.end <= due && (due < at || f.end < due))
      .filter((f) =>
        chart.tokens
          .slice(f.end, due)
          .every(
            ({ word }) => word === '-' || identifierWords(f.field.label).some((w) => w === word || `${w}s` === word),
          ),
      )
      .map((f) => ({ ...f, score: Math.max(0.9, f.score) })),
  )
}

/** What is to come is of the only time that reaches beyond today: "in the next 30 days". */
const comingTimes = (chart: Chart, period: Period): NamedField[] => {
  const { today, datasets } = chart.catalog
  if (!('from' in period) || period.from !== today) return []
  const times = datasets.filter(({ hidden }) => !hidden).flatMap((dataset) => namedFields(dataset))
  const coming = times.filter(({ field }) => isTime(field) && String(field.profile?.max ?? '').slice(0, 10) > today)
  return coming.length === 1 ? coming : []
}

/** "born after 2000": the words of the period are sure, however loosely the field was named. */
const withPeriod = ({ start, score }: { start: number; score: number }, at: number, end: number): number =>
  Math.max(score, (score * (at - start) + 0.9 * (end - at)) / (end - start))

/** A period on the field that is said beside it, or on the time of the rows. */
export const timeCondition: PartConstruction = {
  name: 'a period as a condition',
  examples: ['orders in 2024', 'signed up since March 2025', 'the past 30 days'],
  match(chart, at) {
    const out: Edge[] = []
    for (const p of chart.of(at, 'period')) {
      const put = (named: NamedField, start: number, score: number, loose: boolean) => {
        const cond = during(named, p.period)
        if (cond)
          out.push({
            start,
            end: p.end,
            score,
            rule: timeCondition.name,
            kind: 'condition',
            cond,
            on: named.dataset,
            loose,
            field: named,
          })
      }
      const due = chart.word(at - 1) === 'due' ? at - 1 : at
      const coming = comingTimes(chart, p.period)
      for (const named of coming) put(named, due, 0.9, false)
      for (const f of timesBefore(chart, at)) put(f, f.start, withPeriod(f, at, p.end), false)
      if (coming.length > 0) continue
      if (chart.catalog.datasets.length > 1)
        out.push({
          start: at,
          end: p.end,
          score: 0.9,
          rule: timeCondition.name,
          kind: 'floating',
          make: (named) => during(named, p.period),
        })
      else
        for (const dataset of chart.catalog.datasets)
          for (const [i, named] of timeFields(dataset).slice(0, 3).entries()) put(named, at, 0.8 - 0.15 * i, i > 0)
    }
    return out
  },
}
