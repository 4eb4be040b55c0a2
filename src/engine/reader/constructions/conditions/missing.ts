import type { Condition } from '../../../question/question.contract.ts'
import type { Edge, PartConstruction } from '../../chart.ts'
import { fieldOf, isNumber } from '../../fields.ts'
import { skip } from './comparators.ts'

const absent = /^(?:no|without|missing|empty|lacking|null|unknown|blank)$/

/** "without an email", "no age recorded", "with a phone number". */
export const missing: PartConstruction = {
  name: 'what is missing',
  examples: ['customers without an email', 'how many rows have no age'],
  match(chart, at) {
    const out: Edge[] = []
    const word = chart.word(at)
    const isAbsent = absent.test(word)
    const isThere = /^(?:with|having|has|have|known|recorded)$/.test(word)
    if (isAbsent || isThere) {
      const to = skip(chart, at + 1, /^(?:a|an|the|any|values?|in|for|data|known|recorded)$/)
      for (const f of chart.of(to, 'field')) {
        let end = f.end
        while (/^(?:recorded|given|listed|value|values|available|column|field|data)$/.test(chart.word(end))) end++
        const cond: Condition = { missing: fieldOf(f) }
        out.push({
          start: at,
          end,
          score: f.score * (isThere ? 0.6 : 0.9),
          rule: missing.name,
          kind: 'condition',
          cond: isAbsent ? cond : { not: cond },
          on: f.dataset,
          loose: isThere,
          field: f,
        })
        if (isNumber(f.field) && isAbsent) {
          const zero: Condition = { compare: '=', left: fieldOf(f), right: { value: 0 } }
          out.push({
            start: at,
            end,
            score: f.score * 0.8,
            rule: missing.name,
            kind: 'condition',
            cond: zero,
            on: f.dataset,
            loose: false,
            field: f,
          })
        }
      }
    }
    for (const f of chart.of(at, 'field')) {
      const end = skip(chart, f.end, /^(?:is|are|was|were|values?)$/)
      if (/^(?:missing|empty|null|blank|unknown)$/.test(chart.word(end)))
        out.push({
          start: at,
          end: end + 1,
          score: f.score,
          rule: missing.name,
          kind: 'condition',
          cond: { missing: fieldOf(f) },
          on: f.dataset,
          loose: false,
          field: f,
        })
    }
    return out
  },
}
