import type { Chart, Edge, NamedField } from '../../chart.ts'
import { fieldOf, namedFields } from '../../fields.ts'
import { identifierWords, stem } from '../../words/words.ts'
import { yesAndNo } from './yes-and-no.ts'

const permitted = /^(?:allowed|accepted|permitted|welcome|friendly|ok|possible)$/
const behind = /^(?:friendly|allowed|welcome|permitted|accepted|ok|okay)$/
const before = /^(?:bring|bringing|take|taking|keep|keeping|allow|allows|allowing|accept|accepts|permit|permits|with)$/
const whose = /^(?:my|our|your|their|his|her|the|a|an|some)$/

/** The flags that say what may be, each with the words of what it says so: "dogs" and "trails" of "dogs allowed on trails". */
const flagsIn = (chart: Chart): { named: NamedField; things: string[] }[] =>
  chart.catalog.datasets.flatMap((dataset) =>
    namedFields(dataset).flatMap((named) => {
      const words = identifierWords(named.field.label)
      if (!yesAndNo(named.field) || !words.some((word) => permitted.test(word))) return []
      const things = words.filter((word) => !permitted.test(word) && word.length > 2).map(stem)
      return [{ named, things }]
    }),
  )

/** "pet friendly", "bring my dog on the trails": what a flag says is allowed, in other words. */
export const permittedThings = (chart: Chart, at: number, rule: string): Edge[] => {
  const isBefore = before.test(chart.word(at))
  const thing = isBefore ? (whose.test(chart.word(at + 1)) ? at + 2 : at + 1) : at
  const own = chart.tokens[thing]?.stem ?? ''
  if (own.length < 3) return []
  return flagsIn(chart).flatMap(({ named, things }): Edge[] => {
    if (things[0] !== own) return []
    let end = thing + 1
    if (chart.word(end) === '-') end++
    if (!isBefore && !behind.test(chart.word(end))) return []
    if (!isBefore) end++
    // "on the trails"
    for (let next = end; next < end + 3 && next < chart.tokens.length; next++)
      if (things.includes(chart.tokens[next]?.stem ?? '')) end = next + 1
    const written = yesAndNo(named.field)
    const isNot = /^(?:not|don't|doesn't|no|can't|cannot|isn't|aren't)$/.test(chart.word(at - 1))
    const value = isNot ? written?.no : written?.yes
    if (value === undefined) return []
    const cond = { compare: '=' as const, left: fieldOf(named), right: { value } }
    const span = { start: isNot ? at - 1 : at, end, score: 0.95, rule }
    return [{ ...span, kind: 'condition', cond, on: named.dataset, loose: false, field: named }]
  })
}
