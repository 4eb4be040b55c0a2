import type { Grain } from '../../reader/words/dates.ts'
import { wordTable } from '../../reader/words/words.ts'
import type { Table } from './catalog.ts'
import { type Chosen, type Draft, dimOf, isColumn, isMeasure, isTable, isValue } from './draft.ts'
import type { TimeGrain } from './query.ts'

const timeWords = wordTable<Grain>({
  month: 'month',
  year: 'year',
  quarter: 'quarter',
  week: 'week',
  day: 'day',
  date: 'day',
  months: 'month',
  years: 'year',
  weeks: 'week',
  quarters: 'quarter',
  days: 'day',
})

const timeWord = (words: string): TimeGrain | null => {
  if (/^(?:weekday|day of (?:the )?week)/.test(words)) return 'weekday'
  const [first = ''] = words.split(' ')
  return timeWords.get(first) ?? null
}

const takeWordsAt = (draft: Draft, at: number) => {
  for (const unit of draft.units) if (unit.start <= at && at < unit.end) draft.used.add(unit)
}

/** What the result is divided by: columns and entities go to the draft's dimensions, times are returned. */
export const findGroups = (draft: Draft): TimeGrain[] => {
  const times: TimeGrain[] = []
  for (const group of draft.groups) {
    let at = group.end
    if (group.grain) {
      if (!times.includes(group.grain)) times.push(group.grain)
      draft.divided.add(group)
      if (draft.word(at) !== 'and' && draft.word(at) !== ',') continue
      at++
    }
    for (let n = 0; n < 3; n++) {
      const weekday = timeWord(draft.phrase(at, at + 4))
      if (weekday) {
        if (!times.includes(weekday)) times.push(weekday)
        draft.divided.add(group)
        takeWordsAt(draft, at)
        break
      }
      const unit = draft.unitAt(at, n === 0 ? 1 : 0)
      // "cost per click": one measure for each of another
      if (n === 0 && unit && isMeasure(unit) && draft.word(group.start) === 'per' && !draft.rank) {
        draft.per = unit
        draft.used.add(unit)
        draft.divided.add(group)
        break
      }
      const dim = unit && (!isMeasure(unit) || draft.word(group.start) !== 'by') ? dimOf(unit) : null
      if (unit) draft.divided.add(group)
      if (!unit || !dim) break
      draft.used.add(unit)
      draft.query.dims.push(dim)
      const next = draft.word(unit.end)
      if (next !== 'and' && next !== ',') break
      at = unit.end + 1
    }
  }
  return times
}

const personTables =
  /customer|client|employee|person|people|user|member|artist|player|driver|staff|student|patient|supplier|author|singer/
export const isPersonTable = ({ entity }: Table): boolean => personTables.test(entity)

export type Target = { unit: Chosen | null; time: TimeGrain | null }

/** The thing that is asked for: after "which", after "top 5", before "with the most". */
export const findTarget = (draft: Draft): Target => {
  const { rank, tokens, asks } = draft
  const which = tokens.findIndex((t) => t.word === 'which' || t.word === 'what' || t.word === 'whose')
  let unit: Chosen | undefined
  let time: TimeGrain | null = null
  if (which >= 0) {
    const after = draft.word(which + 1)
    const grain = timeWord(draft.phrase(which + 1, which + 5))
    if (grain && (rank || asks.growth || draft.operation('change'))) {
      time = grain
      takeWordsAt(draft, which + 1)
    } else if (after === 'of') unit = draft.unitAt(which + 2, 2, (u) => !isValue(u) && !isMeasure(u))
    else if (
      !/^(?:is|was|are|were|'s|did|does|do|share|percentage|percent|about)$/.test(after) &&
      tokens[which]?.word !== 'whose'
    )
      unit = draft.unitAt(
        which + 1,
        2,
        (u) => !isValue(u) && u.option.kind !== 'concept' && (!isMeasure(u) || (!rank && !asks.share)),
      )
  }
  if (!unit && !time && rank) {
    const near = draft.unitAt(rank.end, 1, (u) => !isValue(u))
    const grain = timeWord(draft.phrase(rank.end, rank.end + 4))
    if (grain) {
      time = grain
      takeWordsAt(draft, rank.end)
    } else if (near && !isMeasure(near)) {
      // "who placed the most orders": orders are counted, somebody is asked for
      if (!(asks.person && isTable(near) && rank.adjective === null && !isPersonTable(near.option.table))) unit = near
    } else if (near) {
      // "highest revenue country", "top 5 revenue products"
      const beside = draft.unitAt(near.end, 0, (u) => isTable(u) || (isColumn(u) && !isMeasure(u)))
      if (beside) unit = beside
    }
    if (!unit && !time) {
      const before = draft.free(
        (u) =>
          u.end <= rank.start &&
          (isTable(u) || (isColumn(u) && !isMeasure(u))) &&
          !/\b(?:of|for|in)\b/.test(draft.phrase(u.start - 2, u.start)),
      )
      if (before && /\b(?:with|has|have|had|that|who|made|did|the)\b/.test(draft.phrase(before.end, rank.start)))
        unit = before
    }
  }
  if (!unit && !rank && (asks.list || /^(?:all|every)\b/.test(draft.text)))
    unit = draft.unitAt(0, 6, (u) => isTable(u) || (isColumn(u) && !isMeasure(u)))
  const [lead] = draft.units
  if (
    !unit &&
    !time &&
    !rank &&
    lead &&
    (isTable(lead) ||
      (isColumn(lead) &&
        lead.option.column.role !== 'date' &&
        lead.option.column.role !== 'flag' &&
        !isMeasure(lead) &&
        draft.comparisons.length > 0)) &&
    !draft.used.has(lead) &&
    lead.start <= 1 &&
    /^(?:with|who|that|without|whose|which|nobody|from|having|costing|in)$/.test(draft.word(lead.end)) &&
    draft.query.dims.length === 0
  )
    unit = lead
  if (unit) draft.used.add(unit)
  return { unit: unit ?? null, time }
}
