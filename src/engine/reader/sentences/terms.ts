/**
 * Terms that a question, or the team's instructions, define: "ASP = total sales amount / number of sales". Where the term stands in the
 * question its meaning is read instead; what says only how to calculate, not what, is left out.
 */
export type Plain = {
  text: string
  /** Where a place of that text stands in the words as they were said. */
  placeOf(at: number): number
  /** How many figures are asked for by a term that was defined: "what are the AOV and the ARPU". */
  figures: number
}

type Piece = { text: string; from: number; to: number }
type Replaced = Pick<Plain, 'text' | 'placeOf'>

/** Longer is no question, whatever its words stand for. */
const maxText = 5_000

const definition =
  /(?:^|[.;?!]\s+|\bnote that\s+|\bwhere\s+)(?:the\s+)?"?([A-Z][A-Za-z0-9]{1,14}|[a-z]{3,20})"?\s*(?:\(([^)]{3,80})\))?\s*(?:=|is defined as|refers to|stands for)\s*([^.;=]+(?:\.\d+[^.;=]*)?)/gim

/** How something is to be calculated or shown, which every answer here does anyway. */
const asides: RegExp[] = [
  /,?\s*\b(?:based on|by)\s+(?:doing\s+)?(?:a\s+)?(?:left |inner |right )?join(?:ing)?\b[^.?!]*/gi,
  /,?\s*\brounded to [^,.?!;]*?(?:decimals?|places|points|digits)\b(?: (?:places|points))?/gi,
  /\s*\(\s*match(?:ed|ing)? with wildcards[^)]*\)/gi,
  /,?\s*\bcase[- ]insensitive(?:ly)?\b/gi,
  /\s*\bas an integer\b/gi,
  /\(s\)/g,
  /,?\s*\b(?:and|with) (?:their|its) (?:respective |corresponding )?counts?\b(?=\s*[.?!]|\s*$)/gi,
  /(?<!\b(?:number|numbers|count|share|percentage|proportion|total|amount|list))\s+of (?:the |all )?(?:individuals|people|persons|participants|subjects|observations|records|samples|entries) in (?:the |this )?(?:data ?set|data|table|file|sample)\b/gi,
  /,?\s*\bfor (?:my|our) (?:presentation|report|meeting|slides?|deck|boss)\b,?/gi,
  /\s*\(\s*max(?:imum)?\s*[-–]\s*min(?:imum)?\s*\)/gi,
  // "cancelled or not", "(cancelled ones included)": of all
  /,\s*(?:whether )?\p{L}+(?:ed|ing|en) or not\b(?=\s*[.?!)]|\s*$)/giu,
  /\s*\(\s*(?:the )?\p{L}+ (?:ones |rows )?(?:are )?(?:included|too|as well)\s*\)/giu,
  /\bif (?:yes|so|any)\b,?/gi,
  /\binterpret the [^.?!]*/gi,
  /\b(?:implement|perform) (?:this|it|them)?[^.?!]*\busing python[^.?!]*/gi,
  /\brepresent each \w+ as [^.?!]*/gi,
  /\s*\([^()]*\bcan be (?:\w+ )?(?:earlier|later) than\b[^()]*\)/gi,
]

const season = '(?:spring|summer|autumn|fall|winter)'
const vague = `(?:(?:the )?(?:last|this|past|previous|next) (?:${season}|year|month|quarter|week|christmas|easter)|(?:from )?${season}(?: (?:to|vs\\.?|versus|and|or) ${season})?)`
const dated =
  /\b(?:(?:19|20)\d\d|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i
const meaning = '(?:i mean|i\\.e\\.?|that is|meaning),?\\s*'

/** "last spring (March to May 2024)", "last year, I mean 2023": what explains a time stands for it, where it names a date. */
const explained = new RegExp(
  `\\b${vague}\\s*(?:\\(\\s*(?:${meaning})?([^()?!.;]*)\\)|,?\\s*${meaning}([^()?!.;]*)(?=[?!.;]|$))`,
  'giu',
)

const known = /^(?:it|this|that|which|what|there|value|number|return|who|date|level|alpha|threshold)$/i

/** What a definition means, without the notes behind it. */
const meaningOf = (text: string): string =>
  text
    .replace(/,\s*(?:which|where|with|inclusive of today)\b.*$/is, '')
    .replace(/\bfor each\b.*$/is, '')
    .replace(/\((?![^()]*[-+*/])[^()]*\)/g, ' ')
    .replace(/_/g, ' ')
    .trim()

const termsIn = (text: string): { name: string; meaning: string; from: number; to: number }[] =>
  [...text.matchAll(definition)].flatMap((found) => {
    const [whole, name = '', , said = ''] = found
    const meaning = meaningOf(said)
    if (known.test(name) || meaning === '' || /^(?:\d|true|false)/i.test(meaning)) return []
    const lead = /^[.;?!]\s+/.exec(whole)?.[0].length ?? 0
    return [{ name, meaning, from: (found.index ?? 0) + lead, to: (found.index ?? 0) + whole.length }]
  })

const joined = (pieces: Piece[]): Replaced => ({
  text: pieces.map((p) => p.text).join(''),
  placeOf(at) {
    let start = 0
    for (const { text, from, to } of pieces) {
      if (at <= start + text.length) return text.length === to - from ? from + at - start : at === start ? from : to
      start += text.length
    }
    return pieces.at(-1)?.to ?? at
  },
})

/** The text with some stretches replaced. */
const replaced = (text: string, changes: { from: number; to: number; by: string }[]): Replaced => {
  const pieces: Piece[] = []
  let last = 0
  for (const { from, to, by } of changes.toSorted((a, b) => a.from - b.from)) {
    if (from < last) continue
    pieces.push({ text: text.slice(last, from), from: last, to: from }, { text: by, from, to })
    last = to
  }
  pieces.push({ text: text.slice(last), from: last, to: text.length })
  return joined(pieces)
}

/** White space that says nothing as one space, or as the end of a line: no pattern looks for it in a stretch without end. */
const folded = (text: string): Replaced =>
  replaced(
    text,
    [...text.matchAll(/\s{2,}/g)].map(({ 0: space, index }) => ({
      from: index,
      to: index + space.length,
      by: space.includes('\n') ? '\n' : ' ',
    })),
  )

/** The question in words that need no definition; null where that is more than a question. */
export const plainly = (said: string, instructions = ''): Plain | null => {
  const { text, placeOf } = folded(said)
  const own = termsIn(text)
  const terms = new Map<string, { name: string; meaning: string; isShort: boolean }>()
  for (const { name, meaning } of [...own, ...termsIn(folded(instructions).text)])
    if (!terms.has(name.toLowerCase()))
      terms.set(name.toLowerCase(), { name, meaning, isShort: /[A-Z].*[A-Z]/.test(name) })
  const changes = own.map(({ from, to }) => ({ from, to, by: '' }))
  for (const aside of asides)
    for (const found of text.matchAll(aside))
      changes.push({ from: found.index, to: found.index + found[0].length, by: '' })
  for (const found of text.matchAll(explained)) {
    const by = (found[1] ?? found[2] ?? '').trimEnd()
    if (dated.test(by)) changes.push({ from: found.index, to: found.index + found[0].length, by })
  }
  const figures = new Set<string>()
  let length = text.length
  for (const { 0: word, index } of text.matchAll(/\w+/g)) {
    const term = terms.get(word.toLowerCase())
    if (!term || (term.isShort && term.name !== word)) continue
    length += term.meaning.length - word.length
    if (length > maxText) return null
    changes.push({ from: index, to: index + word.length, by: term.meaning })
    if (term.isShort) figures.add(word)
  }
  const plain = replaced(text, changes)
  return { text: plain.text, placeOf: (at) => placeOf(plain.placeOf(at)), figures: figures.size }
}
