import type { Dataset } from '../../../question/catalog.ts'
import type { Question } from '../../../question/question.contract.ts'
import type { Candidate, Chart, EdgeOf, FrameConstruction, NamedField, Parts } from '../../chart.ts'
import type { Target } from '../../compose.ts'
import { candidate, conditionsOn, listing, orderBy, targetsOf } from '../../compose.ts'
import { nameDimensions } from '../../constructions/groups.ts'
import { reach } from '../../fields.ts'
import { doers, rowBases } from '../shared.ts'

const wishes = /^(?:list|show|which|what|who|whose|name|give|find|tell|display|return)$/
const polite = /^(?:please|can|could|would|will|you|i|i'd|like|to|want|need|me|us|see|just|kindly|,)$/

/** "please list", "can you show me". */
const asksForRows = ({ tokens }: Chart): boolean =>
  wishes.test(tokens.find(({ word }) => !polite.test(word))?.word ?? '')
const deeds = /^(?:bought|buy|buys|ordered|purchased|sold|sell|sells)$/

const saidFields = (parts: Parts, base: Dataset): Target[] => {
  const up = reach(parts.chart.catalog, base.name)
  const all = parts.of('field')
  return all
    .filter((f, i) => up.has(f.dataset.name) && all.findIndex((o) => o.field === f.field) === i)
    .map((f) => ({ dataset: f.dataset, field: f.field, ref: f.ref, said: f.score, edge: f }))
}

/** The things are said, or people are asked for whose names stand in several columns: "who never paid", "all goalkeepers". */
const isNamed = (parts: Parts, base: Dataset): boolean =>
  parts.of('entity').some((e) => e.dataset === base) ||
  (base.nameFields.length > 1 &&
    parts.of('entity').length === 0 &&
    ((parts.of('ask')[0]?.what === 'who' && parts.of('condition').some((c) => 'related' in c.cond)) ||
      (parts.of('value').some((v) => v.dataset === base && v.how !== 'part') &&
        parts.of('value').every((v) => !base.nameFields.includes(v.field.name)))))

/** "list the rooms with floor and price": the rooms by their names, and these of each. */
const isWith = ({ chart, of }: Parts, base: Dataset): boolean =>
  of('entity').some((e) => e.dataset === base && (chart.word(e.end) === 'with' || isOpening(chart, of('field'), e))) ||
  chart.tokens.some((_, at) => isNumberListed(chart, at))

const withNames = (parts: Parts, base: Dataset, said: Target[], names: NamedField[] = []): NamedField[] =>
  said.length === 0 || !isWith(parts, base) || said.some((s) => names.some((n) => n.field === s.field))
    ? said
    : [...names, ...said]

/** "players over 30 and the name of their team": the things stand first, and what else is told of them behind. */
const isOpening = (chart: Chart, fields: EdgeOf<'field'>[], { start }: EdgeOf<'entity'>): boolean =>
  fields.length > 0 &&
  chart.tokens
    .slice(0, start)
    .every(({ word }) => wishes.test(word) || polite.test(word) || /^(?:the|all)$/.test(word)) &&
  fields.every(({ start: at }) => {
    const before = /^(?:the|their|its)$/.test(chart.word(at - 1)) ? at - 2 : at - 1
    return /^(?:and|with|plus|,)$/.test(chart.word(before))
  })

/** "list the claims with who made them": it is asked beside. */
export const asksWhoToo = ({ of }: Parts): boolean => of('ask').some(({ what }, i) => what === 'who' && i > 0)

const withPeople = (parts: Parts, base: Dataset, said: Target[], names: NamedField[] = []): NamedField[] | null => {
  const people = asksWhoToo(parts) ? doers(parts, base) : []
  const told = [...new Map([...names, ...said, ...people].map((named) => [named.field, named])).values()]
  return people.length > 0 && told.length > 1 ? told : null
}

/** "- number, customer and date": the number that each has. */
const isNumberListed = (chart: Chart, at: number): boolean =>
  /^(?:number|no|id)$/.test(chart.word(at)) &&
  /^(?:,|-|:|with|and)$/.test(chart.word(at - 1)) &&
  /^(?:,|and)$/.test(chart.word(at + 1))

/** "names and areas of the lakes in Michigan", "which country did Kim come from". */
export const listRows: FrameConstruction = {
  name: 'list',
  examples: [
    'names and areas of the lakes in Michigan',
    'products that cost more than 100',
    'list the products with category and price',
  ],
  apply(parts) {
    // "which customers bought tents": what was done is no figure
    const figures = parts.of('measure').filter((m) => !deeds.test(parts.chart.word(m.start)))
    if (figures.length > 0 || parts.of('superlative').length > 0) return []
    const out: Candidate[] = []
    for (const base of rowBases(parts)) {
      const where = conditionsOn(parts, base)
      if (where === null) continue
      const said = saidFields(parts, base)
      const distinct = parts.of('operator').some((o) => o.op === 'distinct')
      const order = parts.of('order')[0]
      const more: Partial<Question> = {
        ...(distinct ? { distinct } : {}),
        ...(order?.field ? { order: [orderBy(order.field, order.descending)] } : {}),
      }
      const names = isNamed(parts, base) ? nameDimensions(base)?.fields : undefined
      const told = withPeople(parts, base, said, names) ?? withNames(parts, base, said, names)
      if (told.length > 1)
        out.push(candidate(listRows.name, parts, listing(base, told, where, more), ['many'], said[0] ?? null))
      // "orders with free shipping": how many there are; what has no name is not listed where nobody asks for a list
      if (names && said.length === 0 && where && !asksForRows(parts.chart)) {
        out.push(
          candidate(listRows.name, parts, { measures: [{ count: base.name }], by: [], where }, ['how many'], null),
        )
        if (base.nameFields.length === 0) continue
      }
      if (names && said.length === 0)
        out.push(candidate(listRows.name, parts, listing(base, names, where, more), ['named things'], null))
      for (const target of targetsOf(parts, base)) {
        if (!where && target.said < 0.5 && parts.of('entity').length === 0) continue
        out.push(
          candidate(listRows.name, parts, listing(base, [target], where, more), [where ? 'where' : 'all'], target),
        )
        if (!(where && 'not' in where))
          out.push(
            candidate(
              listRows.name,
              parts,
              listing(base, [target], where, { ...more, distinct: true }),
              ['where', 'distinct'],
              target,
            ),
          )
      }
    }
    return out
  },
}
