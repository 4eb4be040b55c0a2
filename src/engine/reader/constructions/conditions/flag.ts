import type { Field } from '../../../question/catalog.ts'
import type { Condition, Scalar } from '../../../question/question.contract.ts'
import type { Chart, Edge, EdgeOf, PartConstruction } from '../../chart.ts'
import { fieldOf } from '../../fields.ts'
import { plainWords } from '../../knowledge/plain-words.ts'
import { identifierStems } from '../../words/words.ts'
import { lateAt } from './late.ts'

/** The words say the flag itself, not only the thing that has it. */
const saysFlag = (chart: Chart, { start, end, field }: EdgeOf<'field'>): boolean => {
  const own = new Set([field.label, ...field.synonyms, field.column ?? ''].flatMap(identifierStems))
  return chart.tokens.slice(start, end).some((t) => own.has(t.stem) && !plainWords.has(t.word))
}

const pairs: [no: string, yes: string][] = [
  ['0', '1'],
  ['n', 'y'],
  ['no', 'yes'],
  ['false', 'true'],
  ['f', 't'],
]

const known = new WeakMap<Field, { yes: Scalar; no: Scalar } | null>()
/** What a field of yes or no writes for them: booleans, 0 and 1, "no" and "yes". */
export const yesAndNo = (field: Field): { yes: Scalar; no: Scalar } | null => {
  if (field.type === 'boolean') return { yes: true, no: false }
  let found = known.get(field)
  if (found === undefined) {
    const values = (field.profile?.top ?? []).map(({ value }) => value)
    const pair =
      (field.profile?.distinct ?? 0) === 2 && field.role !== 'id'
        ? pairs.find((p) => p.every((word) => values.some((v) => String(v).toLowerCase() === word)))
        : undefined
    const written = (word: string | undefined) => values.find((v) => String(v).toLowerCase() === word) ?? null
    found = pair ? { no: written(pair[0]), yes: written(pair[1]) } : null
    known.set(field, found)
  }
  return found
}

/** "active customers": a yes-or-no field said as an adjective, or "is active". */
export const flag: PartConstruction = {
  name: 'a yes-or-no field',
  examples: [
    'active merchants',
    'customers who are not active',
    'candies with and without chocolate',
    'orders that were shipped late',
  ],
  match(chart, at) {
    const out: Edge[] = lateAt(chart, at).map(({ start, end, cond, named }) => ({
      start,
      end,
      score: 0.95,
      rule: flag.name,
      kind: 'condition',
      cond,
      on: named.dataset,
      loose: false,
      field: named,
    }))
    const parted = chart.phrase(at, 'with and without') || chart.phrase(at, 'with or without')
    if (parted > 0)
      for (const f of chart.of(at + parted, 'field'))
        if (yesAndNo(f.field))
          out.push({
            start: at,
            end: f.end,
            score: f.score,
            rule: flag.name,
            kind: 'dimension',
            by: [{ dim: { of: fieldOf(f) }, field: f }],
          })
    for (const f of chart.of(at, 'field')) {
      const written = f.score < 0.45 || !saysFlag(chart, f) ? null : yesAndNo(f.field)
      if (!written) continue
      const without = /^(?:not|non|longer|no|without)$/.test(chart.word(at - 1))
      const start = without || /^(?:with|has|have|contain|contains|containing)$/.test(chart.word(at - 1)) ? at - 1 : at
      const cond: Condition = { compare: '=', left: fieldOf(f), right: { value: without ? written.no : written.yes } }
      out.push(edgeOf(f, start, cond))
      if (start < at && !without) out.push(edgeOf(f, at, cond))
    }
    return out
  },
}

const edgeOf = (f: EdgeOf<'field'>, start: number, cond: Condition): Edge => ({
  start,
  end: f.end,
  score: f.field.type === 'boolean' ? Math.max(0.8, f.score) : f.score,
  rule: flag.name,
  kind: 'condition',
  cond,
  on: f.dataset,
  loose: false,
  field: f,
})
