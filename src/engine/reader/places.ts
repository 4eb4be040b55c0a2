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
for (const pair of states.split(',')) {
  const at = pair.indexOf(' ')
  add(pair.slice(at + 1), pair.slice(0, at))
}

/** Other spellings (folded) under which a place that a person named may stand in a cell. */
export const placeAliases = (folded: string): string[] => aliases.get(folded) ?? []
