import type { Chart, Edge, NamedField, PartConstruction } from '../../chart.ts'
import { during, isTimeLike, timeFields } from '../../fields.ts'
import { fieldBefore } from './comparators.ts'

/** "launched after 2023" is not in 2023. */
const outside = /^(?:after|beyond|before|since|until|till|from|to|than|not)$/

/** Times that are said before a period: "ordered on in 2024", "joined in 2023", "started in the past 6 months". */
export const timesBefore = (chart: Chart, at: number): (NamedField & { start: number; score: number })[] => [
  ...fieldBefore(chart, at).filter((f) => isTimeLike(f.field)),
  ...[at - 2, at - 1].flatMap((from) =>
    chart
      .of(from, 'field')
      .filter((f) => isTimeLike(f.field) && (f.end === at || (f.end === at - 1 && !outside.test(chart.word(f.end))))),
  ),
]

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
      for (const f of timesBefore(chart, at)) put(f, f.start, withPeriod(f, at, p.end), false)
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
