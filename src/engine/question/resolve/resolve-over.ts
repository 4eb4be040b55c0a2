import { refuse, within } from '../fault.ts'
import { type Facts, isNumber, type PlanDimension, type PlanOver, type Term } from '../plan.ts'
import type { Over, Question } from '../question.contract.ts'
import { fit, literal, typeInWords } from '../types.ts'

const RUNNING: readonly Over['kind'][] = ['change', 'growth', 'running', 'moving', 'difference']
const ADDS_UP: readonly Over['kind'][] = ['share', 'cumulative_share', 'running']
/** What may be asked between two measures of a row. */
export const HELD_AGAINST: readonly Over['kind'][] = ['change', 'growth', 'share']
const KEEPS_TYPE: readonly Over['kind'][] = ['change', 'difference', 'running']

export function planOver(
  over: Over,
  question: Question,
  dimensions: PlanDimension[],
  measures: Term[],
  facts: Facts,
  path: string,
): PlanOver {
  const term = checkOver(over, dimensions, measures, facts, path)
  if (over.from !== undefined) checkFrom(over, term, measures[over.from], path)
  const time = dimensions.findIndex(({ step }, i) => step !== null && !over.within?.includes(i))
  const running = RUNNING.includes(over.kind)
  const along = over.along ?? (over.kind !== 'rank' && over.kind !== 'share' && time !== -1 ? time : null)
  if (over.kind === 'difference' && (over.to === undefined || along === null))
    refuse(path, 'A difference needs `along` (a group) and `to` (the value of it that others are held against).')
  if (over.along !== undefined && over.within?.includes(over.along))
    refuse(within(path, 'within'), 'Within one value of a group nothing runs along it. Leave it out of `within`.')
  const others = dimensions.flatMap((_, i) => (i === along ? [] : [i]))
  const inside = over.within ?? (running && along !== null ? others : [])
  const ordered = question.order?.find(({ column }) => 'measure' in column && column.measure === over.measure)
  const to =
    over.to === undefined || along === null
      ? undefined
      : fit(literal(over.to), dimensions[along]?.type ?? 'text', within(path, 'to'))
  return {
    kind: over.kind,
    measure: over.measure,
    along,
    within: inside,
    n: over.n ?? (over.kind === 'moving' ? 3 : 1),
    ...(to?.kind === 'literal' ? { to: to.value } : {}),
    descending: ordered?.descending ?? true,
    ...(over.from === undefined ? {} : { from: over.from }),
    emptyIsZero: adds(term, facts),
    type: over.kind === 'rank' ? 'integer' : KEEPS_TYPE.includes(over.kind) ? term.type : 'real',
  }
}

/** The measure that it is computed over, once that is a number, its groups are there and its parts add up where they must. */
function checkOver(over: Over, dimensions: PlanDimension[], measures: Term[], facts: Facts, path: string): Term {
  const term = measures[over.measure] ?? refuse(within(path, 'measure'), `There is no measure ${over.measure}.`)
  if (!isNumber(term.type))
    refuse(
      within(path, 'measure'),
      `${typeInWords(term.type)} has no ${over.kind.replaceAll('_', ' ')}; a number is needed.`,
    )
  for (const [index, part] of [
    ...(over.within ?? []).map((one) => [one, 'within'] as const),
    ...(over.along === undefined ? [] : [[over.along, 'along'] as const]),
  ])
    if (dimensions[index] === undefined) refuse(within(path, part), `There is no group ${index}.`)
  if (ADDS_UP.includes(over.kind) && !adds(term, facts))
    refuse(
      path,
      `The parts do not add up to the whole: only totals and counts have ${over.kind === 'running' ? 'a running total' : 'shares'}, not averages or numbers of different values.`,
    )
  return term
}

function checkFrom(over: Over, term: Term, against: Term | undefined, path: string): void {
  const at = within(path, 'from')
  if (!HELD_AGAINST.includes(over.kind)) refuse(at, `${over.kind} is not held against a measure.`)
  if (against === undefined) refuse(at, `There is no measure ${over.from}.`)
  else if (against.type !== term.type) refuse(at, 'Only measures of the same type are held against each other.')
}

/** Whether the values of groups add up to the value of all rows. */
function adds(term: Term, facts: Facts): boolean {
  if (term.kind === 'aggregate') {
    const fn = facts[term.fact]?.aggregates[term.index]?.fn
    return fn === 'sum' || fn === 'count'
  }
  if (term.kind !== 'arithmetic') return false
  const constant = (one: Term) => one.kind === 'literal'
  if (term.op === '+' || term.op === '-') return adds(term.left, facts) && adds(term.right, facts)
  if (term.op === '*')
    return (adds(term.left, facts) && constant(term.right)) || (constant(term.left) && adds(term.right, facts))
  return adds(term.left, facts) && constant(term.right)
}
