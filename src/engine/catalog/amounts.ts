import type { Field } from '../question/catalog.ts'
import type { ColumnProfile } from '../schema.ts'

/** What weighs less is told only when it is asked for; what weighs less than `mainWeight` does not stand for the whole. */
export const leastWeight = 1
export const mainWeight = 2

/** How surely a field is an amount: money, shares and units are; whole numbers that nothing tells to add up or to average may be codes. */
export function amountWeight({ role, hidden, profile, format, type, aggregation }: Field): number {
  if (role !== 'measure' || hidden) return 0
  if (profile && (profile.distinct < 2 || profile.nulls >= profile.rows * 0.8)) return 0
  if (format?.kind === 'currency') return 4
  if (format?.kind === 'percent' || format?.kind === 'duration') return 3
  if (format?.unit || type === 'real' || type === 'decimal') return mainWeight
  const mayBeCode = aggregation === null || profile === null || isGrade(profile) || isSequence(profile)
  return mayBeCode ? 0.5 : leastWeight
}

const spanOf = ({ min, max }: ColumnProfile) =>
  typeof min === 'number' && typeof max === 'number' ? max - min + 1 : Number.POSITIVE_INFINITY
/** A few whole numbers one after another: a class, a grade, a number of children. */
export const isGrade = (profile: ColumnProfile) => profile.distinct <= 10 && spanOf(profile) <= profile.distinct * 1.5
/** 1 to as many as there are rows: a rank. */
const isSequence = (profile: ColumnProfile) =>
  profile.distinct > 10 && profile.distinct === profile.rows - profile.nulls && spanOf(profile) === profile.distinct
