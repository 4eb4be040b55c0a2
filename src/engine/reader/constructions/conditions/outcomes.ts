import type { Field } from '../../../question/catalog.ts'
import type { Chart, Edge, NamedField, PartConstruction } from '../../chart.ts'
import { amountOf, isAmount, namedFields } from '../../fields.ts'
import { identifierStems, identifierWords } from '../../words/words.ts'

/** Results that are written by their first letter ("W 23-16"), by a word ("Won") or as a score alone ("2-2"), by how far it is ahead. */
const outcomes: [words: RegExp, letters: string[], ahead: -1 | 0 | 1][] = [
  [
    /^(?:win|wins|won|winning|victory|victories|beat|defeated)$/,
    ['w', 'won', 'win', 'winner', 'victory', 'awarded'],
    1,
  ],
  [/^(?:loss|losses|lose|loses|lost|losing|defeat|defeats)$/, ['l', 'lost', 'loss', 'defeat', 'runner'], -1],
  [/^(?:draw|draws|drew|drawn|tie|ties|tied)$/, ['d', 't', 'draw', 'drawn', 'tie', 'tied'], 0],
]

/** 1 of "3-1", 0 of "2-2 (aet)"; null of what is no score. */
const aheadIn = (text: string): number | null => {
  const [, own, other] = /^\s*(\d{1,3})\s*[-\u2012-\u2015]\s*(\d{1,3})(?![\d/.:-])/.exec(text) ?? []
  return own === undefined || other === undefined ? null : Math.sign(Number(own) - Number(other))
}

const firstWord = (text: string) => /^[a-z]+/.exec(text.toLowerCase().trim())?.[0] ?? ''

const says = (text: string, letters: string[]): boolean =>
  identifierWords(text).some((word) => word.length > 2 && letters.includes(word))

/** "Closed Won" beside "Closed Lost" and stages that have no end yet. */
const tellsEnds = (texts: readonly string[]): boolean =>
  texts.length <= 20 && outcomes.every(([, letters, ahead]) => ahead === 0 || texts.some((text) => says(text, letters)))

/** All the values of a column that has few. */
const textsSeen = ({ profile }: Field): string[] =>
  (profile?.distinct ?? 0) <= (profile?.top.length ?? 0)
    ? (profile?.top ?? []).flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
    : []

/** The columns that tell results, each with those of one outcome. */
const columns = (chart: Chart, [, own, ahead]: (typeof outcomes)[number]): { named: NamedField; values: string[] }[] =>
  chart.catalog.datasets.flatMap((d) =>
    namedFields(d).flatMap((named) => {
      const texts = chart.names.texts.get(named.field) ?? textsSeen(named.field)
      if (texts.length === 0) return []
      const most = (isSo: (text: string) => boolean) => texts.filter(isSo).length / texts.length >= 0.7
      if (most((t) => outcomes.some(([, letters]) => letters.includes(firstWord(t)))))
        return [{ named, values: texts.filter((t) => own.includes(firstWord(t))) }]
      if (tellsEnds(texts)) return [{ named, values: texts.filter((t) => says(t, own)) }]
      return most((t) => aheadIn(t) !== null) ? [{ named, values: texts.filter((t) => aheadIn(t) === ahead) }] : []
    }),
  )

/** Scores of both sides in columns of their own: home goals and away goals. */
export const scoresOfSides = (chart: Chart): { home: NamedField; away: NamedField }[] =>
  chart.catalog.datasets.flatMap((dataset) => {
    const amounts = namedFields(dataset).filter(({ field }) => isAmount(field))
    return amounts.flatMap((home) => {
      const stems = identifierStems(home.field.label)
      const others = stems.map((own) => (own === 'home' ? 'away' : own)).join(' ')
      const away = amounts.find(({ field }) => identifierStems(field.label).join(' ') === others)
      return stems.includes('home') && away && stems.some((own) => /^(?:goal|score|point|run)$/.test(own))
        ? [{ home, away }]
        : []
    })
  })

const drawn = /^(?:draw|draws|drew|drawn|tie|ties|tied)$/
const wonBy = ['won by the', 'win by the', 'wins by the', 'won by']

/** "ended in a draw", "won by the home side", "away wins": one score held against the other. */
const bySides = (chart: Chart, at: number): Edge[] => {
  const won = wonBy.map((words) => chart.phrase(at, words)).find((n) => n > 0) ?? 0
  const side = /^(?:home|away)$/.test(chart.word(at + won)) ? chart.word(at + won) : null
  const isThing = /^(?:side|team|club|sides|teams)$/.test(chart.word(at + won + 1))
  const after = at + won + (isThing ? 2 : 1)
  const winning = /^(?:win|wins|won|victory|victories)$/
  const isDrawn = drawn.test(chart.word(at))
  const isWon = side !== null && (won > 0 || winning.test(chart.word(after)))
  if (!isDrawn && !isWon) return []
  return scoresOfSides(chart).map(({ home, away }) => ({
    start: at,
    end: isDrawn ? at + 1 : won > 0 ? after : after + 1,
    score: 0.9,
    rule: outcome.name,
    kind: 'condition',
    cond: { compare: isDrawn ? '=' : side === 'home' ? '>' : '<', left: amountOf(home), right: amountOf(away) },
    on: home.dataset,
    loose: false,
    field: home,
  }))
}

const gains: [words: string[], compare: '<' | '>'][] = [
  [['made a loss', 'make a loss', 'made losses', 'made a net loss', 'lost money', 'losing money', 'unprofitable'], '<'],
  [['made a profit', 'make a profit', 'made money', 'were profitable', 'are profitable', 'profitable'], '>'],
]

/** "companies that made a loss", where a column tells the profit. */
const gainOrLoss = (chart: Chart, at: number): Edge[] =>
  gains.flatMap(([said, compare]) => {
    const length = Math.max(0, ...said.map((words) => chart.phrase(at, words)))
    const profits = chart.catalog.datasets
      .flatMap(namedFields)
      .filter(({ field }) => isAmount(field) && /^(?:net )?profit$/.test(identifierStems(field.label).join(' ')))
    if (length === 0 || profits.length !== 1) return []
    return profits.map((named) => ({
      start: at,
      end: at + length,
      score: 0.95,
      rule: outcome.name,
      kind: 'condition',
      cond: { compare, left: amountOf(named), right: { value: 0 } },
      on: named.dataset,
      loose: false,
      field: named,
    }))
  })

export const outcome: PartConstruction = {
  name: 'won, lost or drawn',
  examples: [
    'how many games did they win',
    'how many ties were there',
    'share of games won by the home side',
    'how many companies made a loss',
  ],
  match(chart, at) {
    const known = outcomes.find(([words]) => words.test(chart.word(at)))
    const held = [...bySides(chart, at), ...gainOrLoss(chart, at)]
    if (!known || held.length > 0) return held
    return columns(chart, known).flatMap(({ named, values }): Edge[] => {
      if (values.length === 0) return []
      return [
        {
          start: at,
          end: at + 1,
          score: 0.8,
          rule: outcome.name,
          kind: 'value',
          how: 'synonym',
          dataset: named.dataset,
          field: named.field,
          ref: named.ref,
          values,
          negated: false,
        },
      ]
    })
  },
}
