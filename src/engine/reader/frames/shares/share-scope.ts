import type { Edge, EdgeOf, Parts } from '../../chart.ts'
import { flag } from '../../constructions/conditions/flag.ts'
import { leavingOut } from '../../knowledge/said/leaving-out.ts'

/** How a share's words hang together: what it is of, and what of that is so. */

/** `aside`: "ignore the late ones", of neither the whole nor the part. */
type Place = 'aside' | 'before' | 'head' | 'phrase' | 'clause' | 'among' | 'predicate'
type Placed = { edge: Edge; place: Place; lead: string }

export type ShareScope = {
  /** What the share is of: holds for both. */
  whole: Edge[]
  /** What is so of the part alone. */
  part: Edge[]
  /** Whether the part is told by a verb: "are late", "who smoke". */
  isTold: boolean
  /** Where the verb stands that tells of the part. */
  verbAt: number | null
}

const verbs =
  /^(?:is|can|could|will|would|are|was|were|has|have|had|came|come|comes|did|do|does|took|take|takes|used|use|uses|chose|choose|bought|buy|got|get|gets|went|go|made|make|paid|pay|ended|gave|give|need|needed|want|wanted|prefer|preferred|said|reported|contain|contains|include|includes|arrived|left|lost|won|scored|cost|costs|fell|live|lives)$/
export const isVerb = (word: string): boolean => verbs.test(word)

const relatives = /^(?:who|that|which|whose|where)$/
const joints =
  /^(?:with|without|in|from|of|at|on|over|under|above|below|for|and|or|nor|,|by|between|more|less|before|after|since|until|during|within|to|aged|about|inside|outside|near|not|no|than|fewer|older|younger|costing|having|whose|neither)$/
const articles = /^(?:of|the|all|our|these|those|a|an|any)$/
const listing = /^(?:and|or|nor|but|,|&|not|the|a|an|in|at|from|with|either|both|neither|no|of)$/
const listed = /^(?:and|or|nor|,|&)$/
const places = /^(?:in|at|within|inside|among|across)$/

/** What narrows the rows, in the order in which it was said. */
export const narrowing = (parts: Parts): Edge[] =>
  [...parts.of('value'), ...parts.of('condition'), ...parts.of('floating')].sort((a, b) => a.start - b.start)

/** A time by itself, which no deed is said of: "in 2024". */
export const isBareTime = ({ chart }: Parts, edge: Edge): boolean =>
  edge.kind === 'floating' ||
  (edge.kind === 'condition' && chart.of(edge.start, 'period').some(({ end }) => end === edge.end))

/** "late", "female": one of two states, of which rows are the one or the other. */
export const isOfTwo = (edge: Edge): boolean => {
  const field = edge.kind === 'value' ? edge.field : edge.kind === 'condition' ? edge.field?.field : undefined
  return field !== undefined && (field.type === 'boolean' || field.profile?.distinct === 2)
}

/** Which words say that a share is asked for; "in percent" alone says only how it is told. */
export const shareOperator = (parts: Parts): EdgeOf<'operator'> | undefined => {
  const all = parts.of('operator').filter(({ op }) => op === 'share' || op === 'ratio')
  return all.find(({ start }) => parts.chart.word(start) !== 'in') ?? all[0]
}

const firstWord = ({ chart }: Parts, edge: Edge): string =>
  chart.word(articles.test(chart.word(edge.start)) ? edge.start + 1 : edge.start)

/** The word before, articles aside. */
const leadOf = ({ chart }: Parts, start: number): string => {
  let at = start - 1
  while (/^(?:the|all|our|these|those|a|an|any|its|their)$/.test(chart.word(at))) at--
  return chart.word(at)
}

const isDeed = (parts: Parts, edge: Edge): boolean =>
  edge.rule === flag.name ||
  isOfTwo(edge) ||
  verbs.test(firstWord(parts, edge)) ||
  /(?:[^e]ed|en)$/.test(firstWord(parts, edge))

/** "of those where the year is known", "among patients": of these alone. */
const opensAmong = ({ chart }: Parts, at: number): boolean =>
  /^(?:among|amongst)$/.test(chart.word(at)) ||
  (/^(?:of|from)$/.test(chart.word(at)) && /^(?:those|these|ones)$/.test(chart.word(at + 1))) ||
  chart.phrase(at, 'out of') > 0

class Walk {
  state: Place = 'head'
  /** Whether the clause has its verb, and something that narrows. */
  hasVerb = false
  isFull = false
  verbAt: number | null = null

  to(state: Place, at: number): void {
    if (state === 'predicate' && this.state !== 'predicate') this.verbAt = at
    if (state !== this.state) this.hasVerb = this.isFull = false
    this.state = state
  }

  /** What a word by itself opens. */
  word(word: string, at: number): void {
    if (this.state === 'among' || this.state === 'predicate') return
    if (relatives.test(word)) this.to('clause', at)
    else if (verbs.test(word)) {
      if (this.state !== 'clause' || this.isFull) this.to('predicate', at)
      this.hasVerb = true
    } else if (this.state === 'head' && joints.test(word) && !articles.test(word) && !listed.test(word))
      this.to('phrase', at)
  }
}

/** Whether an edge stands in a row with the one before: "Search or Social". */
const isListed = ({ chart }: Parts, before: Edge | undefined, edge: Edge): boolean => {
  const between = before ? chart.tokens.slice(before.end, edge.start).map(({ word }) => word) : []
  return between.some((word) => listed.test(word)) && between.every((word) => listing.test(word))
}

/** How many words set something aside here. */
const leftOutAt = (chart: Parts['chart'], at: number): number =>
  leavingOut.map((words) => chart.phrase(at, words)).find((length) => length > 0) ?? 0

/** "leaving out those who left", told by the part itself or by the words right before it. */
const isSetAside = ({ chart }: Parts, { start, end }: Edge): boolean => {
  let at = start
  while (articles.test(chart.word(at - 1)) || relatives.test(chart.word(at - 1)) || chart.word(at - 1) === 'ones') at--
  return (
    [1, 2, 3].some((back) => leftOutAt(chart, at - back) === back) || (end > start + 1 && leftOutAt(chart, start) > 0)
  )
}

/** The place of each thing that narrows, told by the words between. */
const placesOf = (parts: Parts, share: Edge): { placed: Placed[]; walk: Walk } => {
  const { chart } = parts
  const narrow = narrowing(parts)
  const things = parts.of('entity')
  const walk = new Walk()
  const placed: Placed[] = narrow
    .filter(({ end, start }) => start < share.start && end <= share.start)
    .map((edge) => ({ edge, place: 'before', lead: leadOf(parts, edge.start) }))
  let hasThing = false
  for (let at = share.end; at < chart.tokens.length; ) {
    if (placed.length > 0 && opensAmong(parts, at)) walk.to('among', at)
    const edge = narrow.find(({ start }) => start === at)
    if (!edge) {
      walk.word(chart.word(at), at)
      hasThing ||= things.some(({ end }) => end === at + 1)
      at++
      continue
    }
    const before = placed.at(-1)
    const lead = leadOf(parts, at)
    if (isSetAside(parts, edge)) {
      placed.push({ edge, place: 'aside', lead })
      at = edge.end
      continue
    }
    if (before && before.edge.start >= share.end && isListed(parts, before.edge, edge)) {
      placed.push({ edge, place: before.place, lead })
      at = edge.end
      continue
    }
    walk.word(firstWord(parts, edge), at)
    const isJoined = [lead, firstWord(parts, edge)].some((word) => joints.test(word))
    const isBare = !isJoined && (walk.state === 'head' || walk.state === 'phrase' || walk.isFull)
    const follows = hasThing || walk.state !== 'head'
    if (isBare && follows && !isBareTime(parts, edge)) {
      // "apartments built before 1950 have": what they are; "people over 60 smoke": what is so of them
      const isWhich = walk.state === 'head' && /[^e]ed$/.test(firstWord(parts, edge))
      if (walk.state === 'clause') {
        if (isDeed(parts, edge)) walk.to('predicate', at)
      } else if (isWhich) walk.to('clause', at)
      else if (walk.state !== 'among') walk.to('predicate', at)
    }
    placed.push({ edge, place: walk.state, lead })
    if (!isBareTime(parts, edge)) walk.isFull = true
    at = edge.end
  }
  return { placed, walk }
}

/** "cancelled in Germany": of what is there, so much was cancelled. */
const isWhere = (parts: Parts, [first]: Placed[], { edge, lead }: Placed): boolean =>
  first !== undefined &&
  first.edge !== edge &&
  !joints.test(first.lead) &&
  isDeed(parts, first.edge) &&
  (places.test(lead) || places.test(firstWord(parts, edge)))

/** "late orders in the North": how many are late of those in the North; "heated rooms with a bath": of the heated. */
const isStateThere = (parts: Parts, head: Placed[], phrase: Placed[]): boolean =>
  head.every(({ edge }) => isOfTwo(edge)) &&
  phrase.every(({ edge, lead }) => !isOfTwo(edge) && (places.test(lead) || places.test(firstWord(parts, edge))))

/** What is said of the whole and what of the part alone. */
export const scopeOf = (parts: Parts): ShareScope => {
  const { chart } = parts
  const share = shareOperator(parts)
  const all = narrowing(parts)
  if (!share) return { whole: [], part: all, isTold: false, verbAt: null }
  const { placed, walk } = placesOf(parts, share)
  const timed = placed.filter(({ edge }) => isBareTime(parts, edge))
  const others = placed.filter((each) => !timed.includes(each))
  const of = (...of: Place[]) => others.filter(({ place }) => of.includes(place))
  const [predicate, among, clause, head, phrase] = [
    of('predicate'),
    of('among'),
    of('clause'),
    of('head'),
    of('phrase'),
  ]
  const beside = others.filter(({ edge, place }) => place === 'before' && edge.end === share.start)
  const before = of('before').filter((each) => !beside.includes(each))
  const said = (): Placed[] => {
    if (predicate.length > 0) return predicate.filter((each) => !isWhere(parts, predicate, each))
    if (among.length > 0) return [...head, ...phrase, ...clause, ...beside]
    if (clause.length > 0) return clause
    if (head.length > 0 && phrase.length > 0) return isStateThere(parts, head, phrase) ? head : phrase
    if (head.length + phrase.length > 0) return [...head, ...phrase]
    return beside.length > 0 ? beside : before
  }
  const part = said().map(({ edge }) => edge)
  const kept = part.length > 0 ? part : all
  const whole = all.filter((edge) => !kept.includes(edge))
  const isTold = chart.tokens.some(
    ({ word }, at) => verbs.test(word) && at >= share.end && kept.some(({ end }) => at < end),
  )
  return { whole, part: kept, isTold: isTold || predicate.length + clause.length > 0, verbAt: walk.verbAt }
}
