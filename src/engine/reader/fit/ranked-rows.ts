import { isPlural } from '../../nouns.ts'
import type { Field } from '../../question/catalog.ts'
import type { Question } from '../../question/question.contract.ts'
import type { Candidate, Chart, EdgeOf } from '../chart.ts'
import { rowsNoun } from '../constructions/naming/row-nouns.ts'
import { mostDone } from '../constructions/ranking/most-done.ts'
import { mainAt } from '../constructions/superlatives.ts'
import { defaultFunction, fieldOf, isNumber, isPlaced, isTimeLike, namedFields } from '../fields.ts'
import { tellsPeople } from '../knowledge/people.ts'
import { countsThings } from '../knowledge/per-unit.ts'
import { degrees, superlatives } from '../knowledge/superlatives.ts'
import { identifierWords, stem } from '../words/words.ts'
import { fieldIn } from './group-fields.ts'

/** Readings of what stands first that take a figure of groups for one of the rows. */

const endsOf = /^(?:max|min)$/

/** "my highest reading and when was it", told as the highest of every moment: that of one row each is no highest. */
export const tellsEachRowsHighest = ({ question }: Candidate, chart: Chart): boolean => {
  const { measures, by, limit, having, over, limitWithin } = question
  const isEnd = measures.length > 0 && measures.every((m) => 'fn' in m && endsOf.test(m.fn))
  if (!isEnd || limit !== undefined || limitWithin || having || over) return false
  return by.some(({ of, grain, bins }) => {
    const field = grain || bins ? undefined : fieldIn(chart, of)
    return field !== undefined && isTimeLike(field) && isUnique(field.profile)
  })
}

const isUnique = (profile: { distinct: number; rows: number } | null): boolean =>
  profile !== null && profile.rows > 12 && profile.distinct >= 0.95 * profile.rows

const superlativeIn = ({ edges }: Candidate): EdgeOf<'superlative'> | undefined =>
  edges.find((edge): edge is EdgeOf<'superlative'> => edge.kind === 'superlative')

/** "the dearest red wine": one of the rows, and not what all that are called so cost on average. */
export const averagesWhatIsOne = (candidate: Candidate, chart: Chart): boolean => {
  const { question } = candidate
  const [measure, ...others] = question.measures
  const [group, ...more] = question.by
  const highest = superlativeIn(candidate)
  if (!measure || others.length > 0 || !group || more.length > 0 || question.limit === undefined || !highest)
    return false
  if (!('fn' in measure) || !('of' in measure) || !/^(?:avg|max|min)$/.test(measure.fn) || highest.n !== null)
    return false
  if (highest.field || highest.hints.length === 0 || chart.tokens.some(({ word }) => averages.test(word))) return false
  const named = 'field' in group.of ? group.of.field : null
  const dataset = chart.catalog.datasets.find(({ name }) => name === named?.dataset)
  const isName = dataset?.nameFields.includes(named?.field ?? '') === true
  // said right behind, or as one of few words between
  const noun = candidate.edges.find((edge) => edge.kind === 'field' && edge.field.name === named?.field)
  return isName && noun !== undefined && noun.start >= highest.end && noun.start - highest.end <= 2
}
const averages = /^(?:average|averages|avg|mean|median|typically|usually|total|overall|altogether)$/

const marks = /^(?:score|scores|rating|ratings|grade|stars)$/

/** "the best wine", of wines that have a score: not the one that brought in the most, of which nobody spoke. */
export const takesMoneyForBest = (candidate: Candidate, chart: Chart): boolean => {
  const { question } = candidate
  const best = superlativeIn(candidate)
  if (!best || !/^(?:best|worst)$/.test(best.word) || best.field) return false
  if (best.measure && !('count' in best.measure)) return false
  if (/^(?:sell|sold|earn)/.test(chart.word(best.end)) || isFigureSaid(candidate, best, chart)) return false
  const [only, ...others] = chart.catalog.datasets.filter(({ hidden }) => !hidden)
  if (!only || others.length > 0) return false
  const given = namedFields(only).filter(
    ({ field }) =>
      isPlaced(field) || (isNumber(field) && identifierWords(field.label).some((word) => marks.test(word))),
  )
  const ordering = JSON.stringify(orderOf(question))
  return given.length > 0 && !given.some((named) => ordering.includes(JSON.stringify(fieldOf(named))))
}

/** "the best average fee", "best by revenue"; what is only told beside is no figure of it. */
const isFigureSaid = ({ edges }: Candidate, best: EdgeOf<'superlative'>, chart: Chart): boolean =>
  edges.some(
    (edge) =>
      edge.kind === 'measure' &&
      (Math.abs(edge.start - best.end) <= 1 || /^(?:by|in|on|for|of|terms)$/.test(chart.word(edge.start - 1))),
  )

/** "the 5 jobs with the highest charge", of rows that are jobs: no five kinds of job. */
export const ranksKindsForRows = ({ question, edges }: Candidate, chart: Chart): boolean => {
  const [measure] = question.measures
  if (!measure || 'count' in measure || question.limit === undefined || question.by.length !== 1) return false
  const group = JSON.stringify(question.by[0]?.of)
  return edges.some(
    (edge) => edge.kind === 'field' && group === JSON.stringify(fieldOf(edge)) && rowsNoun(chart, edge) === 'rows',
  )
}

/** "what do we spend most on", where it is known what was spent: not so many times. */
export const countsForDone = ({ question, edges }: Candidate, chart: Chart): boolean => {
  const [measure] = question.measures
  if (!measure || !('count' in measure) || question.limit === undefined) return false
  return edges.some(
    (edge) =>
      edge.kind === 'superlative' &&
      !edge.field &&
      !edge.measure &&
      [1, 2, 3, 4].some((back) =>
        chart.of(edge.start - back, 'superlative').some(({ rule, end }) => rule === mostDone.name && end >= edge.end),
      ),
  )
}

/** "what do we spend most on": on no person, of whom nobody spoke. */
export const tellsPeopleForWhat = ({ question, edges }: Candidate, chart: Chart): boolean => {
  const [group, ...others] = question.by
  if (chart.word(0) !== 'what' || !group || others.length > 0 || question.limit === undefined) return false
  const field = fieldIn(chart, group.of)
  const isSaid = edges.some((edge) => edge.kind === 'field' && edge.field === field)
  return field !== undefined && !isSaid && (tellsPeople(field) || /^(?:who|whom|whose)$/i.test(field.label))
}

/** "with most bridges in poor condition": so many bridges, and no figure of their condition. */
export const ranksAnotherForMost = ({ question, edges }: Candidate, chart: Chart): boolean => {
  const [measure] = question.measures
  if (!measure || 'count' in measure || question.limit === undefined) return false
  return edges.some(
    (edge) =>
      edge.kind === 'superlative' &&
      /^(?:most|fewest)$/.test(edge.word) &&
      !edge.field &&
      !edge.measure &&
      chart.of(edge.end, 'entity').some(({ how, end }) => how === 'exact' && end === edge.end + 1) &&
      isPlural(chart.word(edge.end)),
  )
}

const isCalledBy = ({ label }: Field, own: string): boolean => identifierWords(label).some((word) => stem(word) === own)

/** "on which day did the most trucks arrive", of what is called after them: so many of them, and no other figure of an arrival. */
export const ranksAFigureForMany = ({ question }: Candidate, chart: Chart): boolean => {
  const [measure] = question.measures
  const isOther = measure !== undefined && 'fn' in measure && /^(?:avg|max|min)$/.test(measure.fn)
  if (!isOther || question.limit === undefined || chart.tokens.some(({ word }) => averages.test(word))) return false
  return chart.tokens.some(
    ({ word }, at) =>
      /^(?:most|fewest)$/.test(word) &&
      isPlural(chart.word(at + 1)) &&
      !chart.of(at + 1, 'field').some(({ field }) => isCalledBy(field, chart.tokens[at + 1]?.stem ?? '')) &&
      chart.catalog.datasets.some(({ label }) =>
        identifierWords(label).some((own) => stem(own) === chart.tokens[at + 1]?.stem),
      ),
  )
}

/** "the most usual reason for a delay": what there is most of, and not where the delay is longest. */
export const ranksAmountForOften = ({ question, edges }: Candidate, chart: Chart): boolean => {
  const [measure] = question.measures
  const isCount = measure !== undefined && ('count' in measure || ('fn' in measure && measure.fn === 'distinct'))
  if (isCount || question.limit === undefined) return false
  return edges.some(
    (edge) =>
      edge.kind === 'superlative' &&
      !edge.field &&
      (chart.phrase(edge.end - 3, 'of the time') > 0 ||
        mainAt(chart, edge.start) !== undefined ||
        chart.tokens
          .slice(edge.start, edge.end)
          .some(({ word }) => (superlatives.get(word) ?? degrees.get(word))?.often)),
  )
}

const periods = /^(?:day|date|night|evening|morning|afternoon|weekend|week|month|quarter|year|season)$/

/** "which day had the most passengers", of several trips a day: what each day came to, and not the fullest trip. */
export const ranksRowsForPeriods = (candidate: Candidate, chart: Chart): boolean => {
  const { measures, fields = [], order = [], limit } = candidate.question
  if (measures.length > 0 || fields.length === 0 || order.length === 0 || limit === undefined) return false
  const asked = chart.tokens.findIndex(({ word }) => /^(?:which|what)$/.test(word))
  const noun = /^(?:single|one|individual)$/.test(chart.word(asked + 1)) ? asked + 2 : asked + 1
  const highest = superlativeIn(candidate)
  if (asked < 0 || asked > 1 || !periods.test(chart.word(noun)) || !highest) return false
  if (!/^(?:most|fewest|least)$/.test(highest.word)) return false
  return chart.catalog.datasets.some(({ name, fields: all, timeField }) => {
    const time = all.find((field) => field.name === timeField)?.profile
    const isOrdered = all.some(
      (field) =>
        (defaultFunction(field) === 'sum' || countsThings(field)) &&
        JSON.stringify(order).includes(JSON.stringify({ dataset: name, field: field.name })),
    )
    return isOrdered && time != null && time.distinct < mostlyOneEach * time.rows
  })
}
const mostlyOneEach = 0.95

const orderOf = ({ order = [], measures }: Question): unknown =>
  order.map(({ column }) => ('measure' in column ? measures[column.measure] : column))
