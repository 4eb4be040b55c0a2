import { shiftMoment } from '../../calendar.ts'
import type { GroupsPlan, PlanOver } from '../plan.ts'
import type { Scalar } from '../question.contract.ts'
import { finite, inOrder, keyOf } from './values.ts'

type Results = Scalar[][]

const total = (values: Scalar[]) => {
  const present = values.filter((value) => value !== null) as number[]
  return present.length === 0 ? null : present.reduce((sum, one) => sum + one, 0)
}
const minus = (a: Scalar, b: Scalar) => (a === null || b === null ? null : finite((a as number) - (b as number)))
const parted = (a: Scalar, b: Scalar) =>
  a === null || b === null || b === 0 ? null : finite((a as number) / (b as number))

/** What a group is against the others: its share, its change. Over all groups, before any is left out. */
export function overValues(
  over: PlanOver,
  plan: GroupsPlan,
  rows: Results,
  byOrder: (a: Scalar[], b: Scalar[]) => number,
): Scalar[] {
  const at = plan.dimensions.length + over.measure
  const counted = (row: Scalar[], index: number) => row[index] ?? (over.emptyIsZero ? 0 : null)
  const from = (row: Scalar[]) =>
    over.from === undefined ? undefined : counted(row, plan.dimensions.length + over.from)
  const value = (row: Scalar[]) => {
    const against = from(row)
    return against === undefined ? (row[at] ?? null) : minus(counted(row, at), against)
  }
  const parts = new Map<string, Results>()
  for (const row of rows) {
    const key = keyOf(over.within.map((i) => row[i] ?? null))
    const part = parts.get(key)
    if (part) part.push(row)
    else parts.set(key, [row])
  }
  const { along } = over
  const sequence = (a: Scalar[], b: Scalar[]) =>
    (along === null ? 0 : inOrder(a[along] ?? null, b[along] ?? null, false)) || byOrder(a, b)
  const results = new Map<Scalar[], Scalar>()
  for (const part of parts.values()) {
    const ordered = [...part].sort(sequence)
    const whole = total(part.map(value))
    ordered.forEach((row, i) => {
      const before = () => {
        const found = earlier(over, plan, ordered, i, row)
        return found ? value(found) : null
      }
      results.set(row, one(over, row, { value, from: from(row), ordered, i, whole, before }))
    })
  }
  return rows.map((row) => results.get(row) ?? null)
}

type Place = {
  value: (row: Scalar[]) => Scalar
  /** What the value is already the difference to. */
  from: Scalar | undefined
  ordered: Results
  i: number
  whole: number | null
  before: () => Scalar
}

function one(over: PlanOver, row: Scalar[], { value, from, ordered, i, whole, before }: Place): Scalar {
  const own = value(row)
  switch (over.kind) {
    case 'share':
      return parted(own, whole)
    case 'change':
      return from === undefined ? minus(own, before()) : own
    case 'growth':
      return from === undefined ? parted(minus(own, before()), before()) : parted(own, from)
    case 'running':
      return total(ordered.slice(0, i + 1).map(value))
    case 'cumulative_share':
      return parted(total(ordered.slice(0, i + 1).map(value)), whole)
    case 'moving': {
      const recent = ordered
        .slice(Math.max(0, i + 1 - over.n), i + 1)
        .map(value)
        .filter((one) => one !== null)
      return parted(total(recent), recent.length)
    }
    case 'difference': {
      const held = ordered.find((other) => over.along !== null && other[over.along] === over.to)
      return minus(own, held ? value(held) : null)
    }
    case 'rank':
      return own === null
        ? null
        : ordered.filter((other) => value(other) !== null && inOrder(value(other), own, over.descending) < 0).length + 1
  }
}

/** The group so many periods before, by the calendar; where there are no periods, so many rows before. */
function earlier(over: PlanOver, plan: GroupsPlan, ordered: Results, i: number, row: Scalar[]): Scalar[] | undefined {
  const { along, n } = over
  const step = along === null ? null : (plan.dimensions[along]?.step ?? null)
  if (along === null || step === null) return ordered[i - n]
  const now = row[along]
  const then = typeof now === 'string' ? shiftMoment(now, step, -n) : null
  return then === null
    ? undefined
    : ordered.find((other) => other[along] === then && sameOthers(other, row, plan, over))
}

const sameOthers = (a: Scalar[], b: Scalar[], plan: GroupsPlan, over: PlanOver) =>
  plan.dimensions.every((_, i) => i === over.along || a[i] === b[i])
