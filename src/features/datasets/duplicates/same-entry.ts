export type SamenessRule = {
  /** Fields that are compared; null = all. */
  keys: string[] | null
  ignoreCase: boolean
  ignoreAccents: boolean
  trim: boolean
  /** Values of a field that count as one. */
  same: { field: string; values: string[] }[]
}

/** Up, then down: letters that only fold one way (final sigma, sharp s) fold the same. */
export const withoutCase = (text: string): string => text.toUpperCase().toLowerCase()
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

/** By field: the value that stands for each of those that count as one. */
function mergedValues(same: SamenessRule['same']): Map<string, Map<string, string>> {
  const merged = new Map<string, Map<string, string>>()
  for (const { field, values } of same) {
    const known = merged.get(field) ?? new Map<string, string>()
    for (const value of values) known.set(value, values[0]!)
    merged.set(field, known)
  }
  return merged
}

/** Whole numbers as their digits, as a BigInt is written: 1e21 is the integer of that many zeros. */
function numberText(value: number): string {
  if (Math.abs(value) < 1e21) return String(Object.is(value, -0) ? 0 : value)
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  return `${whole}${fraction.padEnd(Number(exponent), '0')}`
}

/**
 * A text for each entry such that two entries are the same by the rule exactly when their texts are.
 * Values are compared as values: the order of fields does not matter, 1 is 1.0, and a field that is missing
 * is one that is null, as in a table; text is never the same as a number.
 */
export function samenessOf({
  keys,
  ignoreCase,
  ignoreAccents,
  trim,
  same,
}: SamenessRule): (data: Record<string, unknown>) => string {
  const textOf = (value: string): string => {
    const trimmed = trim ? value.trim() : value
    const plain = ignoreAccents ? withoutAccents(trimmed) : trimmed
    return JSON.stringify(ignoreCase ? withoutCase(plain) : plain)
  }
  const merged = mergedValues(same)
  const write = (value: unknown): string => {
    if (typeof value === 'string') return textOf(value)
    if (typeof value === 'number') return numberText(value)
    if (typeof value !== 'object' || value === null) return String(value)
    if (Array.isArray(value)) return `[${value.map(write).join()}]`
    const fields = value as Record<string, unknown>
    return `{${Object.keys(fields)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${write(fields[key])}`)
      .join()}}`
  }
  const writeField = (key: string, value: unknown): string =>
    write(typeof value === 'string' ? (merged.get(key)?.get(value) ?? value) : value)
  if (keys) {
    const chosen = [...new Set(keys)]
    return (data) => {
      let text = ''
      for (const key of chosen) text += `${Object.hasOwn(data, key) ? writeField(key, data[key]) : 'null'},`
      return text
    }
  }
  // Most entries of a dataset have the same fields in the same order: how those are sorted is found out once.
  let lastKeys: string[] = []
  let sorted: { key: string; prefix: string }[] = []
  return (data) => {
    const names = Object.keys(data)
    if (names.length !== lastKeys.length || names.some((name, i) => name !== lastKeys[i])) {
      lastKeys = names
      sorted = names.toSorted().map((key) => ({ key, prefix: `${JSON.stringify(key)}:` }))
    }
    let text = ''
    for (const { key, prefix } of sorted) {
      const value = data[key]
      if (value !== null) text += `${prefix}${writeField(key, value)},`
    }
    return text
  }
}
