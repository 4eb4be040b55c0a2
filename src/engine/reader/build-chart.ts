import type { Catalog } from '../question/catalog.ts'
import type { Chart, Edge, EdgeOf } from './chart.ts'
import { constructions, terminals } from './constructions/all-constructions.ts'
import { plainWords } from './knowledge/plain-words.ts'
import { alternatives, type NameIndex } from './names.ts'
import { allTogetherAt, isAside } from './words/asides.ts'
import { withCodes } from './words/code-words.ts'
import { asMeant } from './words/mistyped.ts'
import { stem, type Token, tokenise } from './words/words.ts'

const maxAtOnePlace = 160
const none: Edge[] = []

/** "customers in the US": not those in us. */
const isInitials = (chart: Chart, at: number): boolean =>
  /^\p{Lu}{1,3}$/u.test(chart.tokens[at]?.raw ?? '') &&
  (chart.word(at - 1) === 'the' || chart.of(at, 'value').some((v) => v.end === at + 1 && v.how === 'exact'))

const isNamed = (names: NameIndex, stem: string): boolean =>
  names.values.has(stem) || alternatives(names, stem, false).length > 0

/** "the Collies", of a breed Collie: it lost no -y. */
const onlyPlural = (token: Token, names: NameIndex): Token => {
  if (!/\p{L}ies$/u.test(token.word) || names.stems.has(token.stem) || names.values.has(token.stem)) return token
  const own = stem(token.word.slice(0, -1))
  return names.stems.has(own) || names.values.has(own) ? { ...token, stem: own } : token
}

/** "all sites together" groups by no site: what is said of all of them names nothing. */
const dropNames = (chart: Chart, edges: Edge[][], byKind: Map<Edge['kind'], Edge[]>[]): void => {
  for (let at = 0; at < edges.length; at++)
    for (let end = at + allTogetherAt(chart, at); end > at; end--) {
      edges[end - 1] = []
      byKind[end - 1] = new Map()
    }
}

/** Every meaning that any stretch of the words can have, bottom-up: names first, then what is made of them. */
export const buildChart = (text: string, catalog: Catalog, names: NameIndex): Chart => {
  const words = tokenise(text.replace(/^\s*\d{1,2}[.)]\s+/, (mark) => ' '.repeat(mark.length)).replace(/[?!.\s]+$/, ''))
  const tokens: Token[] = withCodes(words, (key) => names.codes.has(key))
    .map((token) => onlyPlural(token, names))
    .map((token) => asMeant(token, ({ word, stem }) => plainWords.has(word) || isNamed(names, stem)))
  const isMixed = /\p{Ll}/u.test(text)
  const edges: Edge[][] = tokens.map(() => [])
  const byKind: Map<Edge['kind'], Edge[]>[] = tokens.map(() => new Map())
  const phrases = new Map<string, string[]>()
  const chart: Chart = {
    tokens,
    catalog,
    names,
    at: (start) => edges[start] ?? [],
    of: <K extends Edge['kind']>(start: number, kind: K) => (byKind[start]?.get(kind) ?? none) as EdgeOf<K>[],
    word: (at) => tokens[at]?.word ?? '',
    isPlain: (at) => (plainWords.has(chart.word(at)) || isAside(chart, at)) && !(isMixed && isInitials(chart, at)),
    phrase: (at, words) => {
      let wanted = phrases.get(words)
      if (!wanted) {
        wanted = words.split(' ')
        phrases.set(words, wanted)
      }
      for (let i = 0; i < wanted.length; i++) if (tokens[at + i]?.word !== wanted[i]) return 0
      return wanted.length
    },
  }
  const add = (made: Edge[]) => {
    for (const edge of made) {
      const list = edges[edge.start]
      if (!list || list.length >= maxAtOnePlace) continue
      list.push(edge)
      const kinds = byKind[edge.start] as Map<Edge['kind'], Edge[]>
      const same = kinds.get(edge.kind)
      if (same) same.push(edge)
      else kinds.set(edge.kind, [edge])
    }
  }
  for (const construction of terminals) for (let at = 0; at < tokens.length; at++) add(construction.match(chart, at))
  dropNames(chart, edges, byKind)
  for (let at = tokens.length - 1; at >= 0; at--)
    for (const construction of constructions) add(construction.match(chart, at))
  return chart
}
