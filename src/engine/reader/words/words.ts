/** Words: how a question and a column's name are cut into comparable pieces. */
export type Token = {
  /** As written. */
  raw: string
  /** Folded: lower case, no accents, plain quotes and dashes. */
  word: string
  stem: string
  start: number
  end: number
  capital: boolean
  /** Inside quotes; a quoted run is one token group with the same number. */
  quote: number
}

export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019\u201b\u2032\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/ß/g, 'ss')
    .replace(/ø/gi, 'o')
    .replace(/ł/gi, 'l')
    .toLowerCase()

/** A table that is asked by words of a person: a Map, because a plain object knows words such as "constructor". */
export const wordTable = <T>(entries: Record<string, T>): ReadonlyMap<string, T> => new Map(Object.entries(entries))

const irregular = wordTable<string>({
  ids: 'id',
  people: 'person',
  persons: 'person',
  children: 'child',
  women: 'woman',
  men: 'man',
  won: 'win',
  winning: 'win',
  winner: 'win',
  winners: 'win',
  lost: 'lose',
  losses: 'loss',
  losing: 'lose',
  sold: 'sell',
  bought: 'buy',
  spent: 'spend',
  built: 'build',
  held: 'hold',
  died: 'die',
  dying: 'die',
  deaths: 'death',
  born: 'birth',
  births: 'birth',
  drank: 'drink',
  drunk: 'drink',
  made: 'make',
  ran: 'run',
  took: 'take',
  taken: 'take',
  cities: 'city',
  countries: 'country',
  companies: 'company',
  series: 'series',
  species: 'species',
  news: 'news',
  sales: 'sale',
  data: 'data',
  status: 'status',
  address: 'address',
  class: 'class',
  genre: 'genre',
  genres: 'genre',
  cancelled: 'cancel',
  canceled: 'cancel',
  attendance: 'attend',
  attendances: 'attend',
  attended: 'attend',
  fewest: 'few',
  killed: 'kill',
  killings: 'kill',
  lives: 'live',
  wives: 'wife',
  selves: 'self',
  mens: 'man',
  womens: 'woman',
  childrens: 'child',
  peoples: 'person',
  taxis: 'taxi',
  skis: 'ski',
  kiwis: 'kiwi',
  safaris: 'safari',
  bikinis: 'bikini',
  emojis: 'emoji',
})

/** Most words on -ies have lost a -y; these only gained an -s. */
const onIe = /^(?:mov|cook|calor|zomb|self|rook|hood|brown|smooth|prair|talk|ind|pix|bird)ies$/

/** A light stemmer: plurals and the commonest verb endings, no more, so that different words stay different. */
export const stem = (word: string): string => {
  const known = irregular.get(word)
  if (known) return known
  // "I'd like" is no id
  const who = /^(i|we|you|he|she|they|it)'(?:d|ll|ve|re|m)$/.exec(word)?.[1]
  if (who) return who
  let w = word.replace(/'s$/, '').replace(/'/g, '')
  const bare = w === word ? undefined : irregular.get(w)
  if (bare) return bare
  if (w.length > 4 && w.endsWith('ies') && !onIe.test(w)) return `${w.slice(0, -3)}y`
  if (w.length > 4 && /(?:ss|x|ch|sh)es$/.test(w)) return w.slice(0, -2)
  if (w.length > 3 && w.endsWith('s') && !/(?:ss|us|is)$/.test(w)) w = w.slice(0, -1)
  if (w.length > 5 && w.endsWith('ing')) {
    const base = w.slice(0, -3)
    return /([bdgmnprt])\1$/.test(base) ? base.slice(0, -1) : base.replace(/e$/, '')
  }
  if (w.length > 4 && w.endsWith('ed')) {
    const base = w.slice(0, -2)
    return /([bdgmnprt])\1$/.test(base) ? base.slice(0, -1) : base.replace(/e$/, '')
  }
  if (w.length > 4 && w.endsWith('e') && !w.endsWith('ee')) return w.slice(0, -1)
  return w
}

const pattern =
  /\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|[\p{L}\p{M}]+(?:['’][\p{L}]+)*(?:\.(?=\p{L}\.)\p{L})*|[^\s\p{L}\p{N}]/gu

/** 'Fare', `Fare`: a quote that opens before a word and closes behind one, not an apostrophe. */
const isSingleQuote = (text: string, at: number, raw: string, inside: boolean): boolean => {
  if (!/^['‘’`]$/.test(raw)) return false
  const [before = ' ', after = ' '] = [text[at - 1], text[at + 1]]
  if (inside) return /[\s\p{P}]/u.test(after) && /\S/.test(before)
  return (
    /[\s([{,]/.test(before) &&
    /[^\s\p{P}]|[.@]/u.test(after) &&
    /['’`](?:[\s\p{P}]|$)/u.test(text.slice(at + 1, at + 80))
  )
}

export const tokenise = (text: string): Token[] => {
  const tokens: Token[] = []
  let quote = 0
  let quotes = 0
  for (const match of text.matchAll(pattern)) {
    const raw = match[0]
    const start = match.index
    if (/^["“”]$/.test(raw) || isSingleQuote(text, start, raw, quote > 0)) {
      quote = quote ? 0 : ++quotes
      continue
    }
    const word = fold(raw)
    tokens.push({ raw, word, stem: stem(word), start, end: start + raw.length, capital: /^\p{Lu}/u.test(raw), quote })
  }
  return tokens
}

/** `GuestNight`, `guest_night`, `Guest Night (UTC)` -> guest, night ... */
export const identifierWords = (name: string): string[] =>
  fold(
    name
      .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
      // "PM2.5" is one word
      .replace(/(?<=(?<!\p{L})\p{L}{1,3}\d+)[._](?=\d{1,2}(?![\p{L}\d]))/gu, '')
      .replace(/[_\-./\\]+/g, ' '),
  )
    .split(/[^\p{L}\p{N}$%#]+/u)
    .filter(Boolean)

export const identifierStems = (name: string): string[] => identifierWords(name).map(stem)

const stop =
  'a an the of in on at to from for with by and or is are was were be been being do does did has have had having it its this that these those there their they them we us our i me my you your he she his her as than then so such if when while which what who whom whose where why how vs versus can could would should will shall may might must please show give tell list display find get see let just also only each every all any some per between into over under about out up down not no made make many much more most less least total number amount value values count'.split(
    ' ',
  )
export const stopWords: ReadonlySet<string> = new Set(stop)
export const isContentWord = (token: Token): boolean => !stopWords.has(token.word) && /[\p{L}\p{N}]/u.test(token.word)
