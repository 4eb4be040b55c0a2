import type { NamedField } from '../../chart.ts'

const born = /^(?:birth|birthday|dob|born|date of birth)/i

/** Times of which one comes after the other, as far as their ends tell. */
export const inOrder = (times: readonly NamedField[]): { from: NamedField; to: NamedField }[] =>
  times.flatMap((from) =>
    times
      .filter((to) => to !== from && to.field.type === from.field.type && isAfter(to, from))
      .map((to) => ({ from, to })),
  )

const isAfter = ({ field: to }: NamedField, { field: from }: NamedField): boolean => {
  if (!to.profile || !from.profile || born.test(from.label) || born.test(to.label)) return false
  const [first, last] = [String(from.profile.min), String(from.profile.max)]
  // what is not yet over has no end, so that the last ends may be before the last beginnings
  const isOpen = to.profile.nulls > from.profile.nulls
  const isLater = String(to.profile.min) >= first && (isOpen || String(to.profile.max) >= last)
  return (
    isLater &&
    to.profile.nulls >= from.profile.nulls &&
    (isOpen || String(to.profile.max) > last || String(to.profile.min) > first)
  )
}
