export type SameRule = { keys: readonly string[] | null; keep: 'first' | 'last'; ignoreCase: boolean; trim: boolean }
export type SameGroup<T> = { rows: T[]; stays: number }

type Data = Record<string, unknown>

/** Groups of two and more that the service would take as the same, to show what would go; it alone counts and removes. */
export function sameGroups<T extends { data: Data }>(entries: readonly T[], rule: SameRule): SameGroup<T>[] {
  const write = (value: unknown): string => {
    if (typeof value === 'string') {
      const trimmed = rule.trim ? value.trim() : value
      return JSON.stringify(rule.ignoreCase ? trimmed.toUpperCase().toLowerCase() : trimmed)
    }
    if (Array.isArray(value)) return `[${value.map(write).join()}]`
    if (typeof value !== 'object' || value === null) return String(value === 0 ? 0 : value)
    return `{${Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`)
      .join()}}`
  }
  const sameness = ({ data }: T): string =>
    rule.keys
      ? rule.keys.map((key) => (Object.hasOwn(data, key) ? write(data[key]) : 'null')).join()
      : write(Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null)))
  const groups = new Map<string, T[]>()
  for (const entry of entries) {
    const key = sameness(entry)
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return [...groups.values()]
    .filter((rows) => rows.length > 1)
    .map((rows) => ({ rows, stays: rule.keep === 'first' ? 0 : rows.length - 1 }))
}
