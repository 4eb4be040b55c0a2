import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { fieldOf } from '../../fields.ts'
import { plainWords } from '../../knowledge/plain-words.ts'
import { identifierStems } from '../../words/words.ts'

/** The words say the flag itself, not only the thing that has it. */
const saysFlag = (chart: Chart, { start, end, field }: EdgeOf<'field'>): boolean => {
  const own = new Set([field.label, ...field.synonyms, field.column ?? ''].flatMap(identifierStems))
  return chart.tokens.slice(start, end).some((t) => own.has(t.stem) && !plainWords.has(t.word))
}

/** "active customers": a yes-or-no field said as an adjective, or "is active". */
export const flag: PartConstruction = {
  name: 'a yes-or-no field',
  examples: ['active merchants', 'customers who are not active'],
  match(chart, at) {
    const out: Edge[] = []
    for (const f of chart.of(at, 'field')) {
      if (f.field.type !== 'boolean' || f.score < 0.45 || !saysFlag(chart, f)) continue
      const negated = /^(?:not|non|longer)$/.test(chart.word(at - 1))
      const cond: Condition = { compare: '=', left: fieldOf(f), right: { value: !negated } }
      out.push({
        start: negated ? (chart.word(at - 1) === 'longer' ? at - 2 : at - 1) : at,
        end: f.end,
        score: Math.max(0.8, f.score),
        rule: flag.name,
        kind: 'condition',
        cond,
        on: f.dataset,
        loose: false,
        field: f,
      })
    }
    return out
  },
}
