import type { AggregateOptions, DatabaseSync, SQLInputValue } from 'node:sqlite'
import { dateFunctions } from './date-functions.ts'
import { statistics } from './statistics.ts'

type Value = SQLInputValue
export type ScalarFunction = (...args: Value[]) => Value

const text = (value: Value | undefined): string =>
  value instanceof Uint8Array || ArrayBuffer.isView(value)
    ? Buffer.from(value as Uint8Array).toString('utf8')
    : String(value)

/** Most functions of SQL answer null for a null argument. */
export const strict =
  (f: ScalarFunction): ScalarFunction =>
  (...args) =>
    args.includes(null) ? null : f(...args)

const patterns = new Map<string, RegExp>()
function pattern(source: Value | undefined, flags = ''): RegExp {
  const key = `${flags}/${text(source)}`
  let found = patterns.get(key)
  if (!found) {
    // PCRE's leading (?i) is what people write; JavaScript takes flags apart.
    const inline = /^\(\?([ims]+)\)/.exec(text(source))
    const body = inline ? text(source).slice(inline[0].length) : text(source)
    const all = [...new Set(`u${flags}${inline?.[1] ?? ''}`)].filter((flag) => 'gimsu'.includes(flag)).join('')
    try {
      found = new RegExp(body, all)
    } catch {
      found = new RegExp(body, all.replace('u', ''))
    }
    if (patterns.size > 200) patterns.clear()
    patterns.set(key, found)
  }
  found.lastIndex = 0
  return found
}

const matches: ScalarFunction = (value, source, flags) =>
  pattern(source, flags === undefined ? '' : text(flags)).test(text(value)) ? 1 : 0

const pad = (side: 'padStart' | 'padEnd'): ScalarFunction =>
  strict((value, length, fill) => {
    const width = Math.min(Number(length), 1_000_000)
    return [...text(value)]
      .slice(0, width)
      .join('')
      [side](width, fill === undefined ? ' ' : text(fill))
  })

const extreme =
  (better: (a: Value, b: Value) => boolean): ScalarFunction =>
  (...args) =>
    args.reduce<Value>(
      (best, value) => (value === null ? best : best === null || better(value, best) ? value : best),
      null,
    )

const less = (a: Value, b: Value) =>
  typeof a === typeof b ? (a as number) < (b as number) : typeof a === 'number' || typeof a === 'bigint'

const scalars: Record<string, ScalarFunction> = {
  regexp: strict((source, value) => matches(value, source)),
  regexp_like: strict(matches),
  regexp_matches: strict(matches),
  regexp_replace: strict((value, source, replacement, flags) =>
    text(value).replace(
      pattern(source, flags === undefined ? 'g' : text(flags)),
      text(replacement).replace(/\\(\d)/g, '$$$1'),
    ),
  ),
  regexp_extract: strict(
    (value, source, group) => pattern(source).exec(text(value))?.[group === undefined ? 0 : Number(group)] ?? null,
  ),
  regexp_substr: strict((value, source) => pattern(source).exec(text(value))?.[0] ?? null),
  regexp_count: strict((value, source) => text(value).match(pattern(source, 'g'))?.length ?? 0),
  // SQLite's own know ASCII only.
  upper: strict((value) => text(value).toUpperCase()),
  lower: strict((value) => text(value).toLowerCase()),
  initcap: strict((value) =>
    text(value)
      .toLowerCase()
      .replace(/(^|[^\p{L}\p{N}'’])(\p{L})/gu, (_all, before, letter) => before + letter.toUpperCase()),
  ),
  split_part: strict((value, separator, index) => {
    const parts = text(separator) === '' ? [text(value)] : text(value).split(text(separator))
    return parts.at(Number(index) > 0 ? Number(index) - 1 : Number(index)) ?? ''
  }),
  left: strict((value, count) => [...text(value)].slice(0, Number(count)).join('')),
  right: strict((value, count) => (Number(count) === 0 ? '' : [...text(value)].slice(-Number(count)).join(''))),
  lpad: pad('padStart'),
  rpad: pad('padEnd'),
  reverse: strict((value) => [...text(value)].reverse().join('')),
  repeat: strict((value, count) => {
    const times = Math.max(0, Math.trunc(Number(count)))
    if (text(value).length * times > 10_000_000) throw new Error('string or blob too big')
    return text(value).repeat(times)
  }),
  strpos: strict(
    (value, part) =>
      [...text(value).slice(0, Math.max(0, text(value).indexOf(text(part))))].length +
      (text(value).includes(text(part)) ? 1 : 0),
  ),
  starts_with: strict((value, part) => (text(value).startsWith(text(part)) ? 1 : 0)),
  ends_with: strict((value, part) => (text(value).endsWith(text(part)) ? 1 : 0)),
  contains: strict((value, part) => (text(value).includes(text(part)) ? 1 : 0)),
  unaccent: strict((value) => text(value).normalize('NFD').replace(/\p{M}/gu, '')),
  levenshtein: strict((a, b) => levenshtein(text(a), text(b))),
  greatest: extreme((a, b) => less(b, a)),
  least: extreme(less),
  nvl: (a, b) => a ?? b ?? null,
  cbrt: strict((value) => Math.cbrt(Number(value))),
  square: strict((value) => Number(value) ** 2),
  safe_divide: strict((a, b) => (Number(b) === 0 ? null : Number(a) / Number(b))),
  width_bucket: strict((value, low, high, count) => {
    const n = Math.floor(((Number(value) - Number(low)) / (Number(high) - Number(low))) * Number(count)) + 1
    return Math.max(0, Math.min(Number(count) + 1, n))
  }),
}

function levenshtein(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (next[j - 1] as number) + 1,
        (row[j] as number) + 1,
        (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[b.length] as number
}

/** What analysts expect of a database and SQLite does not have. All deterministic. */
export function registerFunctions(db: DatabaseSync): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [name, f] of Object.entries({ ...scalars, ...dateFunctions })) {
    db.function(name, { deterministic: true, varargs: true }, f)
    names.add(name)
  }
  for (const [name, aggregate] of Object.entries(statistics)) {
    // The published type allows only SQL values as state; SQLite never sees it.
    db.aggregate(name, aggregate as unknown as AggregateOptions)
    names.add(name)
  }
  return names
}
