import type { Dataset } from '../../../question/catalog.ts'
import type { Condition, Question } from '../../../question/question.contract.ts'
import type { Candidate, EdgeOf, FrameConstruction, Parts } from '../../chart.ts'
import {
  candidate,
  conditionsOn,
  directionFor,
  listing,
  orderBy,
  orderFields,
  present,
  targetsOf,
} from '../../compose.ts'
import { nameDimensions } from '../../constructions/groups.ts'
import { and, fieldOf } from '../../fields.ts'
import { dimensionsFor, doers, limitOf, rowBases } from '../shared.ts'
import { asksWhoToo } from './list-rows.ts'

/** "the tallest building in Canada", "top 3 products by price", "the second most wins". */
export const topRows: FrameConstruction = {
  name: 'top rows',
  examples: ['the tallest building in Canada', 'the 3 cheapest products'],
  apply(parts) {
    const out: Candidate[] = []
    for (const sup of parts.of('superlative')) {
      if (sup.measure) continue
      for (const base of rowBases(parts)) {
        const where = conditionsOn(parts, base)
        if (where === null) continue
        const whole = wholeRows(parts, base, sup, where)
        out.push(...whole)
        if (whole.length > 0 && asksWhoToo(parts) && doers(parts, base).length > 0) continue
        for (const target of targetsOf(parts, base, 6))
          for (const { named, said } of orderFields(parts, base, sup, target)) {
            const descending = directionFor(sup, named)
            const order = [orderBy(named, descending, sup.per)]
            const groups = dimensionsFor(parts, base)
            const tags = [`order:${said >= 0.5 ? 'said' : said > 0.1 ? 'hint' : 'guess'}`, descending ? 'desc' : 'asc']
            const known = and([...(where ? [where] : []), present(named), ...(sup.per ? [present(sup.per)] : [])])
            if (groups && groups.fields.length > 0) {
              const fields = [...groups.fields, target]
              const by = groups.fields.map((_, i) => i)
              const each = { order, limitWithin: { n: sup.n ?? 1, by } }
              out.push(candidate(topRows.name, parts, listing(base, fields, known, each), [...tags, 'of each'], target))
              continue
            }
            out.push(
              candidate(topRows.name, parts, listing(base, [target], known, { order, ...limitOf(sup) }), tags, target),
            )
          }
      }
    }
    return out
  },
}

type Order = NonNullable<Question['order']>[number]

/** "the 5 most recent orders", "who was the youngest": the things by their names, with what they are ordered by. */
const wholeRows = (
  parts: Parts,
  base: Dataset,
  sup: EdgeOf<'superlative'>,
  where: Condition | undefined,
): Candidate[] => {
  const named = nameDimensions(base)
  const whose = asksWhoToo(parts) ? doers(parts, base) : []
  const names = named && {
    fields: [...named.fields, ...whose.filter(({ field }) => !named.fields.some((f) => f.field === field))],
    names: [...named.names, ...whose.map((_, i) => named.fields.length + i)],
  }
  const said = parts.of('entity').some((e) => e.dataset === base) || parts.of('ask').some((a) => a.what === 'who')
  if (!names || !said || parts.of('dimension').length > 0 || parts.of('field').length > 0) return []
  return orderFields(parts, base, sup, null)
    .slice(0, 3)
    .map(({ named, said: sure }) => {
      const known = and([...(where ? [where] : []), present(named), ...(sup.per ? [present(sup.per)] : [])])
      const order: [Order] = [orderBy(named, directionFor(sup, named), sup.per)]
      const fields = [...names.fields, ...(names.fields.some((f) => f.field === named.field) ? [] : [named])]
      const shown = names.names.map((field) => ({ field }))
      const question: Question = { ...listing(base, fields, known, { order, ...limitOf(sup) }) }
      // "the dearest per square metre": with what it is ordered by
      const [{ column: by }] = order
      if (sup.per && 'of' in by) question.fields = [...names.fields.map((f) => ({ of: fieldOf(f) })), by]
      if ((sup.n ?? 1) === 1) question.asked = shown
      const [first] = names.names.flatMap((i) => names.fields[i] ?? [])
      return candidate(
        topRows.name,
        parts,
        question,
        [`order:${sure >= 0.5 ? 'said' : 'hint'}`, 'whole'],
        first ? { ...first, said: 0.5, edge: null } : null,
      )
    })
}
