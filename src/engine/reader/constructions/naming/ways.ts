import type { Catalog, Dataset, Relationship } from '../../../question/catalog.ts'
import type { Chart } from '../../chart.ts'
import { writtenOut } from '../../knowledge/abbreviations.ts'
import { wordsOfEnd } from '../../knowledge/ways.ts'
import { identifierStems } from '../../words/words.ts'

/** One of several ways in which rows belong to another table: flights to the airport they left, and to that where they landed. */
export type Way = {
  name: string
  from: string
  to: Dataset
  /** Stems that tell it from the others: "dest", "destination". */
  roles: ReadonlySet<string>
  /** Words that speak of it wherever they stand, and those that do right before what it is. */
  said: ReadonlySet<string>
  bare: ReadonlySet<string>
}

const known = new WeakMap<Catalog, Way[][]>()

/** Tables that rows of another belong to in more than one way, with these ways. */
export const severalWays = (catalog: Catalog): Way[][] => {
  let found = known.get(catalog)
  if (!found) {
    const pairs = Map.groupBy(catalog.relationships, ({ from, to }) => JSON.stringify([from, to]))
    found = [...pairs.values()].filter((all) => all.length > 1).flatMap((all) => waysIn(catalog, all) ?? [])
    known.set(catalog, found)
  }
  return found
}

const waysIn = (catalog: Catalog, all: Relationship[]): Way[][] => {
  const to = catalog.datasets.find(({ name }) => name === all[0]?.to)
  if (!to) return []
  const stems = all.map(({ fromFields }) => fromFields.flatMap((field) => identifierStems(field)))
  const own = stems.map((each, i) => each.filter((s) => stems.some((other, at) => at !== i && !other.includes(s))))
  return [
    all.map(({ name, from }, i): Way => {
      const roles = [...(own[i] ?? []), ...writtenOut(own[i] ?? []).flat()]
      const { said = none, bare = none } = wordsOfEnd(roles) ?? {}
      return { name, from, to, roles: new Set(roles), said, bare }
    }),
  ]
}
const none: ReadonlySet<string> = new Set()

const one = (ways: readonly Way[]): Way | null => (ways.length === 1 ? (ways[0] ?? null) : null)

/** Whether the word at a place tells a way by itself. */
export const speaksOf = (chart: Chart, at: number, { roles, said }: Way): boolean =>
  roles.has(chart.tokens[at]?.stem ?? '') || said.has(chart.word(at))

const passed = /^(?:the|a|an|any|all|some|in|of|at|on|that|those|other)$/

/** The way that is said right before a place: "flights to airports in Texas". */
export const wayBefore = (chart: Chart, start: number, ways: readonly Way[]): Way | null => {
  for (let at = start - 1; at >= Math.max(0, start - 5); at--) {
    const found = one(ways.filter((way) => speaksOf(chart, at, way) || way.bare.has(chart.word(at))))
    if (found) return found
    if (!passed.test(chart.word(at)) && !chart.of(at, 'entity').some(({ dataset }) => dataset === ways[0]?.to)) break
  }
  return null
}

const isStranded = (chart: Chart, at: number): boolean => /^[?.!,;]?$/.test(chart.word(at + 1))

/** The only way that is said anywhere: "airports that no flight went to". */
export const wayAnywhere = (chart: Chart, ways: readonly Way[]): Way | null =>
  one(
    ways.filter((way) =>
      chart.tokens.some(
        ({ word }, at) =>
          speaksOf(chart, at, way) ||
          (way.bare.has(word) &&
            (isStranded(chart, at) ||
              [1, 2].some((n) => wayBefore(chart, at + n, [way]) && isOfIt(chart, at + n, way)))),
      ),
    ),
  )

/** A thing, or a value, of what a way leads to. */
const isOfIt = (chart: Chart, at: number, { to }: Way): boolean =>
  chart.of(at, 'entity').some(({ dataset }) => dataset === to) ||
  chart.of(at, 'value').some(({ dataset, how }) => dataset === to && how === 'exact')
