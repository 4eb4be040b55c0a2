import type { Condition } from '../../../question/question.contract.ts'
import type { Chart, Edge, NamedField, PartConstruction } from '../../chart.ts'
import { amountOf, fieldOf, isAmount, isNumber, isTimeLike, namedFields } from '../../fields.ts'
import { identifierWords } from '../../words/words.ts'
import { fieldBefore, numericTest, skip } from '../conditions/comparators.ts'
import { listsAt } from '../states/known.ts'
import { yesAndNo } from '../states/yes-and-no.ts'

const most = 20

/** "1 or 2", "a 4 or a 5", "1, 2 and 3". */
const numbersAt = (chart: Chart, at: number): { values: number[]; end: number } | null => {
  const values: number[] = []
  let end = at
  for (let next = at; values.length < most; ) {
    const from = skip(chart, next, /^(?:an?|the|of)$/)
    const [number] = chart.of(from, 'number')
    if (!number || !Number.isInteger(number.value)) break
    values.push(number.value)
    end = number.end
    const joint = skip(chart, end, /^(?:,|or|and|\/)$/)
    if (joint === end) break
    next = joint
  }
  return values.length > 1 ? { values, end } : null
}

const isFew = ({ field }: NamedField): boolean =>
  isNumber(field) && field.role !== 'id' && !isTimeLike(field) && (field.profile?.distinct ?? most) < most

const holdsAll = ({ field }: NamedField, values: number[]): boolean =>
  values.every((value) => value >= Number(field.profile?.min) && value <= Number(field.profile?.max))

const rated = /^(?:rated|rate|rates|gave|give|given|scored|score|got|graded|marked|rating|ratings|stars?)$/
const ratings = /^(?:rating|rate|satisfaction|score|grade|stars?|mark|review|feedback|points)$/

/** "gave us a 1 or a 2", "satisfaction 4 or 5": one of several numbers of a field that has few. */
const oneOfSeveral = (chart: Chart, at: number): Edge[] => {
  const found = chart.word(at - 1) === 'between' ? null : numbersAt(chart, at)
  if (!found) return []
  const { values, end } = found
  const put = (named: NamedField, start: number, score: number): Edge => ({
    start,
    end: skip(chart, end, /^(?:stars?|points?)$/),
    score,
    rule: numberLists.name,
    kind: 'condition',
    cond: { in: fieldOf(named), values },
    on: named.dataset,
    loose: false,
    field: named,
  })
  const before = fieldBefore(chart, at).filter((f) => f.score >= 0.6 && isFew(f) && holdsAll(f, values))
  if (before.length > 0) return before.map((f) => put(f, f.start, f.score))
  const verb = [at - 1, at - 2, at - 3].find((from) => rated.test(chart.word(from)))
  if (verb === undefined) return []
  const all = chart.catalog.datasets.flatMap(namedFields).filter((f) => isFew(f) && holdsAll(f, values))
  const told = all.filter(({ field }) => identifierWords(field.label).some((word) => ratings.test(word)))
  return told.length === 1 ? told.map((f) => put(f, verb, 0.9)) : []
}

const opens = /^[(,:]$/

/** "failed both math and science (below 50)", "under 50 in math and in science": each of several fields, or any of them. */
const ofEach = (chart: Chart, at: number): Edge[] => {
  const test = numericTest(chart, at)
  const from = test && /^(?:in|for|on|of)$/.test(chart.word(test.end)) ? skip(chart, test.end + 1, lead) : null
  const behind =
    from === null || !test
      ? []
      : listsAt(chart, from).map(({ fields, joint, end }) => ({ fields, joint, start: at, end, test }))
  const first = skip(chart, at, lead)
  const before = listsAt(chart, first).flatMap(({ fields, joint, end }) => {
    const told = chart.word(end) === '(' ? numericTest(chart, end + 1) : null
    if (!told || told.compare === '=' || chart.word(told.end) !== ')') return []
    return [{ fields, joint, start: begunBy(chart, at), end: told.end + 1, test: told }]
  })
  return [...behind, ...before].flatMap(({ fields, joint, start, end, test: { compare, value, high } }): Edge[] => {
    const [one] = fields
    const isHeld = fields.every(({ field, dataset }) => isAmount(field) && !yesAndNo(field) && dataset === one?.dataset)
    if (!one || !isHeld || high !== null || fields.length < (opens.test(chart.word(end - 1)) ? 1 : 2)) return []
    const conds = fields.map((f): Condition => ({ compare, left: amountOf(f), right: { value } }))
    const cond: Condition = joint === 'or' ? { any: conds } : { all: conds }
    const score = Math.min(...fields.map((f) => f.score))
    return [
      { start, end, score, rule: numberLists.name, kind: 'condition', cond, on: one.dataset, loose: false, field: one },
    ]
  })
}

const lead = /^(?:both|either|the|any|all|of)$/

/** "failed … (below 50)": what the brackets explain is a word that the data does not have. */
const begunBy = (chart: Chart, at: number): number => {
  const isUnknown = /^\p{L}{4,}ed$/u.test(chart.word(at - 1)) && chart.at(at - 1).every(({ score }) => score < 0.9)
  return isUnknown ? at - 1 : at
}

export const numberLists: PartConstruction = {
  name: 'one of several numbers, or a number held against several fields',
  examples: [
    'calls that were rated 1 or 2',
    'how many callers gave us a 4 or a 5',
    'students who failed both math and science (below 50)',
    'students under 50 in math or science',
  ],
  match: (chart, at) => [...oneOfSeveral(chart, at), ...ofEach(chart, at)],
}
