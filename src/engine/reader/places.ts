import { countryCodes, countryName } from '../charts/country-names.ts'
import { placesOf } from './knowledge/related-words.ts'
import { fold } from './words/words.ts'

/** Adjectives and other names of places, so that "German customers" and "the UK" find the cells that say Germany and United Kingdom. */
const lines = [
  'germany: german germans deutschland',
  'france: french',
  'united kingdom: uk british britain england english',
  'uk: british britain',
  'netherlands: dutch holland',
  'spain: spanish spaniards',
  'italy: italian italians',
  'austria: austrian austrians',
  'sweden: swedish swedes',
  'norway: norwegian norwegians',
  'denmark: danish danes',
  'finland: finnish finns',
  'poland: polish poles',
  'portugal: portuguese',
  'switzerland: swiss',
  'belgium: belgian belgians',
  'ireland: irish',
  'scotland: scottish',
  'wales: welsh',
  'russia: russian russians',
  'ukraine: ukrainian',
  'greece: greek greeks',
  'turkey: turkish turks',
  'usa: american americans america us u.s united states',
  'united states: american americans america us usa u.s',
  'canada: canadian canadians',
  'mexico: mexican mexicans',
  'brazil: brazilian brazilians',
  'argentina: argentinian argentine argentinians',
  'chile: chilean',
  'australia: australian australians',
  'new zealand: kiwi',
  'japan: japanese',
  'china: chinese',
  'india: indian indians',
  'south korea: korean korea',
  'africa: african',
  'europe: european',
  'asia: asian',
  'kenya: kenyan kenyans',
  'ethiopia: ethiopian ethiopians',
  'czech republic: czech czechia',
  'hungary: hungarian hungarians',
  'romania: romanian romanians',
  'cuba: cuban cubans',
  'jamaica: jamaican jamaicans',
  'venezuela: venezuelan',
]

const states =
  'al alabama,ak alaska,az arizona,ar arkansas,ca california,co colorado,ct connecticut,de delaware,fl florida,ga georgia,hi hawaii,id idaho,il illinois,in indiana,ia iowa,ks kansas,ky kentucky,la louisiana,me maine,md maryland,ma massachusetts,mi michigan,mn minnesota,ms mississippi,mo missouri,mt montana,ne nebraska,nv nevada,nh new hampshire,nj new jersey,nm new mexico,ny new york,nc north carolina,nd north dakota,oh ohio,ok oklahoma,or oregon,pa pennsylvania,ri rhode island,sc south carolina,sd south dakota,tn tennessee,tx texas,ut utah,vt vermont,va virginia,wa washington,wv west virginia,wi wisconsin,wy wyoming'

const aliases = new Map<string, string[]>()
const add = (alias: string, place: string) => aliases.set(alias, [...(aliases.get(alias) ?? []), place])
for (const line of lines) {
  const [place = '', names = ''] = line.split(': ')
  for (const name of names.split(' ')) add(name, place)
}
const stateCodes = new Map<string, string>()
for (const pair of `${states},dc district of columbia`.split(',')) {
  const at = pair.indexOf(' ')
  stateCodes.set(pair.slice(at + 1), pair.slice(0, at).toUpperCase())
}
const allStates = new Set(stateCodes.values())
for (const [name, code] of stateCodes) add(name, code.toLowerCase())

/** Other spellings (folded) under which a place that a person named may stand in a cell. */
export const placeAliases = (folded: string): string[] => aliases.get(folded) ?? []

/** Two letters that are a state of the US where a column holds such. */
export const isStateCode = (folded: string): boolean => allStates.has(folded.toUpperCase())

/** A place, by what it is called wherever it is written: countries by their English names, states of the US by two letters. */
export type Place = { kind: 'country' | 'state'; name: string }

const cell = /^[\p{L}][\p{L} .'&-]{1,40}$/u

/** What federations of sports write for countries, where it is not the code of three letters that all others write. */
const sportCodes = new Map(
  'GER DEU,NED NLD,SUI CHE,DEN DNK,GRE GRC,POR PRT,CRO HRV,BUL BGR,RSA ZAF,SLO SVN,LAT LVA,CHI CHL,URU URY,PAR PRY,INA IDN,MAS MYS,PHI PHL,VIE VNM,TPE TWN,IRI IRN,KSA SAU,UAE ARE,ALG DZA,NGR NGA,MGL MNG,CRC CRI,GUA GTM,HON HND,HAI HTI,PUR PRI,ZIM ZWE,ZAM ZMB,TAN TZA,BAH BHS,BAR BRB'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** The places that a cell may mean: CA is Canada in a column of countries, California in one of states. */
export const placesIn = (text: string): Place[] => {
  if (!cell.test(text)) return []
  const isCode = text.length <= 3
  // "in" and "no" are words: codes are written in capitals
  if (isCode && text !== text.toUpperCase()) return []
  const country = countryName(text) ?? countryName(sportCodes.get(text) ?? '')
  const folded = fold(text)
  const state = stateCodes.get(folded) ?? (allStates.has(text) ? text : undefined)
  return [
    ...(country ? [{ kind: 'country' as const, name: country }] : []),
    ...(state ? [{ kind: 'state' as const, name: state }] : []),
  ]
}

/** The places that words (folded) name, or are called after: "california", "texan", "south korean". */
export const placesNamed = (words: string): Place[] =>
  [words, ...placesOf(words), ...placeAliases(words)]
    .filter((each) => each.length > 3 || /^(?:uk|us|usa)$/.test(each))
    .flatMap((each) => placesIn(each.length <= 3 ? each.toUpperCase() : each))

/** Codes (folded) that headings write for a place that a word names: "eu" of Europe, "jp" and "jpn" of what is Japanese. */
export const codesOf = (word: string): string[] => {
  if (/^europe(?:an)?$/.test(word)) return ['eu', 'eur']
  const places = word.length > 3 ? placesNamed(word) : []
  return places
    .flatMap(({ kind, name }) => (kind === 'country' ? countryCodes(name) : [name]))
    .map((code) => code.toLowerCase())
}

/** How a place is written in a column whose cells are codes of so many letters. */
export const codeOf = ({ kind, name }: Place, letters: number): string | undefined =>
  (kind === 'state' ? [name] : countryCodes(name)).find((code) => code.length === letters)
