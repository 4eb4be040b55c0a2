import { lowerMonthNames as months } from '../../month-names.ts'

/** What a text says that can be checked: its numbers, its dates, and the names it puts in quotes. */
export type NumberClaim = {
  kind: 'number'
  text: string
  start: number
  end: number
  /** As written, before the scale: 1.2 of "1.2 million". */
  value: number
  /** Digits as written, for whole numbers that a float cannot hold. */
  digits: string
  /** 1,000,000 of "1.2 million"; 1 when there is none. */
  scale: number
  /** Half of this much either way is what rounding may have taken. */
  unit: number
  significant: number
  percent: boolean
}
export type DateClaim = {
  kind: 'date'
  text: string
  start: number
  end: number /** `2024`, `2024-03`, `2024-03-09` or `2024-Q3`. */
  iso: string
}
export type NameClaim = { kind: 'name'; text: string; start: number; end: number; name: string }
export type Claim = NumberClaim | DateClaim | NameClaim

const monthWord = `(?:${months.map((month) => `${month}|${month.slice(0, 3)}\\.?`).join('|')}|sept\\.?)`
const monthNumber = (word: string) => {
  const index = months.findIndex((month) => month.startsWith(word.toLowerCase().slice(0, 3)))
  return String(index + 1).padStart(2, '0')
}
const two = (text: string) => text.padStart(2, '0')

type DatePattern = { pattern: RegExp; iso(match: RegExpExecArray): string }
const year = '((?:1[5-9]|20|21)\\d\\d)'
/** A date stands in one line: the cents at the end of one are no day of the month that begins the next. */
const gap = '[^\\S\\n]+'
const datePatterns: DatePattern[] = [
  { pattern: new RegExp(`\\b${year}-(\\d\\d)-(\\d\\d)\\b`, 'g'), iso: (m) => `${m[1]}-${m[2]}-${m[3]}` },
  { pattern: new RegExp(`\\b${year}-(0[1-9]|1[0-2])\\b(?!-)`, 'g'), iso: (m) => `${m[1]}-${m[2]}` },
  { pattern: new RegExp(`\\b${year}-?\\s?Q([1-4])\\b`, 'gi'), iso: (m) => `${m[1]}-Q${m[2]}` },
  { pattern: new RegExp(`\\bQ([1-4])(?:${gap}of)?(?:[^\\S\\n]|-)+${year}\\b`, 'gi'), iso: (m) => `${m[2]}-Q${m[1]}` },
  {
    pattern: new RegExp(`(?<!\\d[.,])\\b(\\d{1,2})(?:st|nd|rd|th)?${gap}(${monthWord})${gap}${year}\\b`, 'gi'),
    iso: (m) => `${m[3]}-${monthNumber(m[2]!)}-${two(m[1]!)}`,
  },
  {
    pattern: new RegExp(`\\b(${monthWord})${gap}(\\d{1,2})(?:st|nd|rd|th)?,?${gap}${year}\\b`, 'gi'),
    iso: (m) => `${m[3]}-${monthNumber(m[1]!)}-${two(m[2]!)}`,
  },
  {
    pattern: new RegExp(`\\b(${monthWord})${gap}(?:of${gap})?${year}\\b`, 'gi'),
    iso: (m) => `${m[2]}-${monthNumber(m[1]!)}`,
  },
  // A bare year: not part of a longer number, not followed by a unit that makes it an amount.
  { pattern: new RegExp(`(?<![\\d.,$€£¥/-])\\b${year}\\b(?![\\d%/]|[.,]\\d|-\\d)`, 'g'), iso: (m) => m[1]! },
]

const scaleWords: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  t: 1e12,
  tn: 1e12,
  trillion: 1e12,
}
const inEnglish = "\\d{1,3}(?:[,\\u00a0\\u202f\\u2009’'](?=\\d{3}(?!\\d))\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?"
const beforeNumber = '(?<![\\p{L}\\p{N}_#])([-−–+]?)\\s?(?:[$€£¥]|USD |EUR |GBP )?'
const afterNumber =
  "(?:\\s?(%|percent\\b|per cent\\b)|(k|m|mn|b|bn|t|tn)\\b(?![\\p{L}'’])|\\s?(thousand|million|billion|trillion)\\b|(?:st|nd|rd|th)\\b)?(?![\\p{L}_]|\\.\\d)"

type Marks = { group: string; decimal: string }
type Habit = { marks: Marks; pattern: RegExp }
const habits = new Map<string, Habit>()

/**
 * How numbers are written somewhere: with which marks between their digits. What does not fit them is read as English: models and the
 * data itself keep to no habit.
 */
function habitOf(locale: string): Habit {
  const known = habits.get(locale)
  if (known) return known
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12_345_678.9)
  const mark = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  const marks = { group: mark('group'), decimal: mark('decimal') }
  const digits = `\\d{1,3}(?:[${marks.group || ' '}]\\d{2,3})+(?:[${marks.decimal}]\\d+)?|\\d+(?:[${marks.decimal}]\\d+)?`
  const there = /^en(-US)?$/.test(locale) ? '(?!)()' : `(${digits})(?![.,]?\\d)`
  const habit = { marks, pattern: new RegExp(`${beforeNumber}(?:${there}|(${inEnglish}))${afterNumber}`, 'giu') }
  habits.set(locale, habit)
  return habit
}
/** Its digits with a point before the decimals. */
const plainDigits = (local: string | undefined, english: string, { group, decimal }: Marks): string =>
  local === undefined
    ? english.replace(/[^\d.]/g, '')
    : (group === '' ? local : local.replaceAll(group, '')).replace(decimal, '.')
const roughly =
  /(?:about|around|roughly|approximately|nearly|almost|over|more than|less than|under|some|circa|~|≈)\s*(?:[$€£¥])?$/i

const quotes = /"([^"\n]{1,200})"|“([^“”\n]{1,200})”|«([^«»\n]{1,200})»|‘([^‘’\n]{2,200})’/gu

/** Words that say nothing of the data by themselves. */
export const plainWords = /^(?:yes|no|true|false|none|all|total|other)$/i

/** Code is how an answer was made, not what it says; list numbers only count the lines, and a dash before one is no minus. */
function blank(text: string): string {
  const spaces = (match: string) => ' '.repeat(match.length)
  return text
    .replace(/```[\s\S]*?(?:```|$)/g, spaces)
    .replace(/`[^`\n]*`/g, spaces)
    .replace(/\]\((?:[^)\]\n]|\](?!\())*\)/g, spaces)
    .replace(/^[^\S\r\n\u2028\u2029]*\d{1,3}[.)](?=\s)/gm, spaces)
    .replace(/^[^\S\r\n\u2028\u2029]*[-*+](?=\s)/gm, spaces)
}

export function claimsOf(source: string, locale = 'en'): Claim[] {
  let text = blank(source)
  const claims: Claim[] = []
  /** What is taken for one thing is not read as another. */
  const take = (pattern: RegExp, claimOf: (match: RegExpExecArray) => Claim | null) => {
    let [rest, from] = ['', 0]
    for (const match of text.matchAll(pattern)) {
      const claim = claimOf(match)
      if (!claim) continue
      claims.push(claim)
      rest += text.slice(from, claim.start) + ' '.repeat(claim.end - claim.start)
      from = claim.end
    }
    text = rest + text.slice(from)
  }
  const place = (match: RegExpExecArray) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  })

  take(quotes, (match) => {
    const name = (match[1] ?? match[2] ?? match[3] ?? match[4])!.trim()
    if (!/\p{L}/u.test(name) || plainWords.test(name)) return null
    return { kind: 'name', ...place(match), name: name.replace(/[.,;:!?]$/, '') }
  })
  for (const { pattern, iso } of datePatterns)
    take(pattern, (match) => ({ kind: 'date', ...place(match), iso: iso(match) }))

  const { marks, pattern: numbers } = habitOf(locale)
  for (const match of text.matchAll(numbers)) {
    const [whole, sign, local, english = '', percent, suffix, word] = match
    const plain = plainDigits(local, english, marks)
    const [integer = '', fraction = ''] = plain.split('.')
    const scale = scaleWords[(suffix ?? word ?? '').toLowerCase()] ?? 1
    const start = match.index + (whole.length - whole.trimStart().length)
    // A dash between two numbers is a range, not a sign.
    const isRange =
      sign !== '' && sign !== undefined && /\d\s*$/.test(text.slice(Math.max(0, match.index - 20), match.index))
    const negative = !isRange && sign !== '' && sign !== '+' && sign !== undefined && sign !== '–'
    let unit = scale * 10 ** -fraction.length
    const zeros = /(?<!0)0+$/.exec(integer)?.[0].length ?? 0
    const bare = integer.replace(/^0+/, '')
    if (
      fraction === '' &&
      zeros > 0 &&
      bare.length - zeros >= 2 &&
      roughly.test(text.slice(Math.max(0, start - 20), start))
    )
      unit = scale * 10 ** zeros
    claims.push({
      kind: 'number',
      text: whole.trim(),
      start,
      end: match.index + whole.length,
      value: (negative ? -1 : 1) * Number(plain),
      digits: (negative ? '-' : '') + plain,
      scale,
      unit,
      significant: (bare + fraction).replace(bare === '' ? /^0+/ : /^$/, '').length,
      percent: percent !== undefined,
    })
  }
  return claims.sort((a, b) => a.start - b.start)
}
