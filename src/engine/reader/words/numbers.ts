import { rounds } from '../../../platform/exact-json.ts'
import { type Token, wordTable } from './words.ts'

const units = wordTable<number>({
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
  once: 1,
  twice: 2,
})
/** As powers of ten. */
const scales = wordTable<number>({
  hundred: 2,
  thousand: 3,
  k: 3,
  million: 6,
  m: 6,
  mio: 6,
  billion: 9,
  bn: 9,
  trillion: 12,
})
const ordinals = wordTable<number>({
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
})

export type NumberSpan = { value: number; start: number; end: number; words: boolean }

/** A number digit for digit. `raw`: as it was written, where that was in figures alone. */
type DigitsSpan = { digits: string; raw: string | null; start: number; end: number; words: boolean }

/** The number that begins at a token, however many digits it has: `9007199254740993`, `2.5 million`. `end` is exclusive. */
export const digitsAt = (tokens: Token[], at: number): DigitsSpan | null => {
  const token = tokens[at]
  if (!token) return null
  let digits: string
  let end = at + 1
  const words = !/^\d/.test(token.word)
  if (words) {
    const unit = units.get(token.word)
    if (unit === undefined) return null
    let value = unit
    const next = tokens[end]
    const small = next ? units.get(next.word) : undefined
    if (unit >= 20 && unit < 100 && small !== undefined && small < 10) {
      value += small
      end++
    } else if (unit >= 20 && unit < 100 && next?.word === '-') {
      const after = tokens[end + 1]
      const tail = after ? units.get(after.word) : undefined
      if (tail !== undefined && tail < 10) {
        value += tail
        end += 2
      }
    }
    digits = String(value)
  } else {
    digits = token.word.replaceAll(',', '')
    const next = tokens[end]
    // "1st", "2nd": an ordinal written with figures is not a quantity
    if (next && next.start === token.end && /^(?:st|nd|rd|th)$/.test(next.word)) return null
  }
  const plain = end
  let zeros = 0
  for (let next = tokens[end]; next; next = tokens[end]) {
    const scale = scales.get(next.word)
    // A lone "m" or "k" counts only when it is glued to its figure.
    if (scale === undefined || (next.word.length === 1 && next.start !== tokens[end - 1]?.end)) break
    zeros += scale
    end++
  }
  const raw = words || end > plain ? null : digits
  return { digits: scaled(digits, zeros), raw, start: at, end, words }
}

/** Times ten so many times, with no digit lost. */
const scaled = (digits: string, zeros: number): string => {
  const [whole = '', fraction = ''] = digits.split('.')
  const all = `${whole}${fraction.slice(0, zeros).padEnd(zeros, '0')}`.replace(/^0+(?=\d)/, '')
  const rest = fraction.slice(zeros)
  return rest === '' ? all : `${all}.${rest}`
}

/** The number that begins at a token: `20,000`, `2.5 million`, `twenty five`, `3k`. None that would have to be rounded. */
export const numberAt = (tokens: Token[], at: number): NumberSpan | null => {
  const found = digitsAt(tokens, at)
  if (!found || rounds(found.digits)) return null
  const { digits, start, end, words } = found
  return { value: Number(digits), start, end, words }
}

/** `third`, `3rd`, `the 12th`. */
export const ordinalAt = (tokens: Token[], at: number): { value: number; end: number } | null => {
  const token = tokens[at]
  if (!token) return null
  const named = ordinals.get(token.word)
  if (named !== undefined) return { value: named, end: at + 1 }
  const next = tokens[at + 1]
  if (/^\d+$/.test(token.word) && next && next.start === token.end && /^(?:st|nd|rd|th)$/.test(next.word))
    return rounds(token.word) ? null : { value: Number(token.word), end: at + 2 }
  return null
}

/** The number a cell holds, when the cell is a number with at most a sign, a currency, a unit or a note around it; none that would have to be rounded. */
export const numberInCell = (text: string): number | null => {
  const clean = text
    .replace(/\[[^\]]*\]|\u00a0|[†‡*]/g, ' ')
    .replace(/[\u2012-\u2015\u2212]/g, '-')
    .trim()
  const match =
    /^(?:[#~<>≈]|c\.|ca\.)?\s*(?:US|A|C|NZ|HK)?\s*[$€£¥₹]?\s*([+-]?)\s*[$€£¥₹]?\s*(\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)\s*(.*)$/su.exec(
      clean,
    )
  if (!match) return null
  const rest = (match[3] ?? '').trim()
  // "2-1", "3:45", "12/5" and "2001-02" are scores, times and ranges, not numbers
  if (/^[-:/]\s*\d/.test(rest)) return null
  const scale = /^(thousand|million|billion|trillion|bn|mn|k|m)\b/i.exec(rest)
  const word = scale?.[1]?.toLowerCase()
  const factor =
    word === undefined
      ? 1
      : word === 'k' || word === 'thousand'
        ? 1e3
        : word === 'm' || word === 'mn' || word === 'million'
          ? 1e6
          : word === 'trillion'
            ? 1e12
            : 1e9
  // "5 m" is as often metres as millions
  const digits = (match[2] ?? '').replaceAll(',', '')
  if (rounds(digits)) return null
  const value = Number(digits) * (word === 'm' || word === 'k' ? 1 : factor)
  return match[1] === '-' ? -value : value
}
