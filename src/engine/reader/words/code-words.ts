import type { Token } from './words.ts'

/** "PM2.5", "100m", "10B", "A+": letters and figures, or a mark and its sign, that are one word where the data writes them so. */
const code = /^(?=.*\p{L})(?=.*\d)[\p{L}\d]+$|^\p{L}{1,2}[+-]$/u
/** Times and places in a row are no names: "Q1", "H2", "2nd", "the 90s", "10pm". */
const never = /^(?:[qh][1-4]|fy\d+|\d+(?:st|nd|rd|th|s|am|pm))$/
const amount = /^\d+(?:k|m|bn?|kg|g|mg|km|cm|mm|mi|l|ml|min|h|s|[mgt]b|w|ft|in|lb|oz)$/
const comparing = /^(?:than|over|under|above|below|least|most|exceeding|between|exactly|of|to)$/
const longest = 4
/** "no-show", "non-member", "not started": what a value says of itself, and not what a question denies. */
const denying = /^(?:no|non|not)$/
const deniedKey = ([first, ...more]: readonly Token[]): string | null => {
  const last = more.at(-1)
  if (!first || !last || !denying.test(first.word) || !/^\p{L}{3,}$/u.test(last.word)) return null
  return more.length === 1 || (more.length === 2 && more[0]?.word === '-') ? `no:${last.stem}` : null
}
/** Of a value that says nothing else. */
export const isDeniedValue = (tokens: readonly Token[]): boolean => deniedKey(tokens) !== null

const keyOf = (tokens: readonly Token[]): string =>
  tokens.map(({ word }, i) => (i === tokens.length - 1 ? word : word.replace('-', '')).replace(/\./g, '')).join('')

const isAdjacent = (a: Token | undefined, b: Token | undefined): boolean => a !== undefined && b?.start === a.end

/** Tokens of which those that stand together are one where `isCode` knows them. */
export const withCodes = (tokens: readonly Token[], isCode: (key: string) => boolean): Token[] => {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const length = lengthAt(tokens, at, isCode)
    const [first, last] = [tokens[at] as Token, tokens[at + length - 1] as Token]
    const run = tokens.slice(at, at + length)
    const key = deniedKey(run) ?? keyOf(run)
    out.push(
      length === 1
        ? first
        : {
            ...first,
            raw: joined(run, ({ raw }) => raw),
            word: joined(run, ({ word }) => word),
            stem: key,
            end: last.end,
          },
    )
    at += length - 1
  }
  return out
}

const joined = (run: readonly Token[], of: (token: Token) => string): string =>
  run.map((token, i) => (i === 0 || isAdjacent(run[i - 1], token) ? of(token) : ` ${of(token)}`)).join('')

const lengthAt = (tokens: readonly Token[], at: number, isCode: (key: string) => boolean): number => {
  if (isAdjacent(tokens[at - 1], tokens[at])) return 1
  for (let length = longest; length > 1; length--) {
    const run = tokens.slice(at, at + length)
    if (run.length < length) continue
    const denied = deniedKey(run)
    if (denied !== null && isCode(denied)) return length
    if (run.some((each, i) => i > 0 && !isAdjacent(run[i - 1], each))) continue
    const next = tokens[at + length]
    if (isAdjacent(run.at(-1), next) && /[\p{L}\p{N}]/u.test(next?.word ?? '')) continue
    const key = keyOf(run)
    // "more than 100m"
    const isAmount = amount.test(key) && comparing.test(tokens[at - 1]?.word ?? '')
    if (code.test(key) && !never.test(key) && !isAmount && isCode(key)) return length
  }
  return 1
}
