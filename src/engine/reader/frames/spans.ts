import type { Expression } from '../../question/question.contract.ts'
import type { Candidate, FrameConstruction, NamedField } from '../chart.ts'
import { candidate, conditionsOn, listing, orderBy, orderFields, present } from '../compose.ts'
import { amountOf, and, fieldOf, isAmount, isTime, isTimeLike, isYear, namedFields } from '../fields.ts'
import { rowBases } from './shared.ts'

/** "how long was he mayor", "how many years between opening and closing": from one time of a row to another. */
export const durations: FrameConstruction = {
  name: 'how long',
  examples: [
    'how long did the station operate',
    'how many years between start and end',
    'how long has Anna been a customer',
  ],
  apply(parts) {
    const asked = parts.of('ask').some((a) => a.what === 'long') || parts.of('operator').some((o) => o.op === 'elapsed')
    if (!asked) return []
    const out: Candidate[] = []
    for (const base of rowBases(parts)) {
      const where = conditionsOn(parts, base)
      if (where === null) continue
      const times = namedFields(base).filter((n) => isTimeLike(n.field))
      for (const from of times)
        for (const to of times) {
          if (from === to || isTime(from.field) !== isTime(to.field) || from.field.name === to.field.name) continue
          if (base.fields.indexOf(from.field) > base.fields.indexOf(to.field)) continue
          const of = isTime(from.field)
            ? { call: 'elapsed_years' as const, args: [fieldOf(from), fieldOf(to)] }
            : { op: '-' as const, left: fieldOf(to), right: fieldOf(from) }
          const question = { measures: [], by: [], dataset: base.name, fields: [{ of }], ...(where ? { where } : {}) }
          out.push(candidate(durations.name, parts, question, ['between fields'], null))
        }
      for (const time of where ? times.filter((t) => isTime(t.field)).slice(0, 2) : []) {
        const of: Expression = { call: 'elapsed_days', args: [fieldOf(time), { call: 'today', args: [] }] }
        const fields = [{ of: fieldOf(time) }, { of, label: 'days' }]
        const question = { measures: [], by: [], dataset: base.name, fields, ...(where ? { where } : {}) }
        out.push(candidate(durations.name, parts, question, ['until today'], null))
      }
      for (const n of times.filter((t) => isYear(t.field)).slice(0, 2)) {
        const of = amountOf(n)
        out.push(
          candidate(
            durations.name,
            parts,
            {
              measures: [{ op: '-', left: { fn: 'max', of }, right: { fn: 'min', of } }],
              by: [],
              ...(where ? { where } : {}),
            },
            ['between rows'],
            null,
          ),
        )
      }
    }
    return out
  },
}

/** "how many points did the top 3 finishers earn". */
export const sumOfTop: FrameConstruction = {
  name: 'figure of the top rows',
  examples: ['total price of the 3 dearest products'],
  apply(parts) {
    const out: Candidate[] = []
    for (const sup of parts.of('superlative')) {
      if (sup.n === null || sup.n < 2) continue
      for (const base of rowBases(parts)) {
        const where = conditionsOn(parts, base)
        if (where === null) continue
        const amounts: NamedField[] = [...parts.of('measure').flatMap((m) => m.fields), ...parts.of('field')].filter(
          (n) => isAmount(n.field),
        )
        for (const named of amounts.slice(0, 2))
          for (const { named: by } of [...orderFields(parts, base, sup, null).slice(0, 3), { named }])
            for (const fn of ['sum', 'avg'] as const) {
              const rows = listing(base, [], and([...(where ? [where] : []), present(by)]), {
                fields: [{ of: amountOf(named) }],
                order: [orderBy(by, sup.descending)],
                limit: sup.n,
              })
              out.push(
                candidate(sumOfTop.name, parts, { measures: [{ fn, over: rows }], by: [] }, [fn], {
                  ...named,
                  said: 0.8,
                  edge: null,
                }),
              )
            }
      }
    }
    return out
  },
}
