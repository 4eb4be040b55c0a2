import { stem } from '../words/words.ts'

/**
 * Words for what stands at an end of an order, with the direction and the kind of thing that is measured. `of`: words that a column of it is
 * called by; behind a bar those that are meant where nothing is called by the words before: the dearest has the highest price, or else total.
 * `turned`: what it is the other end of.
 */
type Superlative = {
  descending: boolean
  of?: string
  time?: boolean
  order?: boolean
  turned?: string
  /** So many times, and by no amount. */
  often?: true
  /** So many times, where no column is called so. */
  orOften?: true
}

const high = (of: string): Superlative => ({ descending: true, of })
const low = (of: string): Superlative => ({ descending: false, of })
const plain = (descending: boolean): Superlative => ({ descending })
const often = (descending: boolean): Superlative => ({ descending, often: true })
/** The same for each of some words. */
const each = (words: string, said: Superlative): Record<string, Superlative> =>
  Object.fromEntries(words.split(' ').map((word) => [word, said]))

const size = 'area population size capacity attendance total number amount|value gross worth bill number|money number'
const length =
  'expectancy length duration distance time years term span runtime millisecond seconds minutes|hours days weeks nights|km miles mileage kilometres|pages words'
/** Of what something costs. */
export const price =
  'price cost charge fee fare rent budget|postage premium toll tariff tuition rate|total gross bill amount value worth|paid spend spent expense expenditure payment|money'
const worth = 'worth value|valuation appraisal estimate|replacement insured|price|money'
const salary = 'salary wage pay earning income compensation|rate|money'
const crowd =
  'passengers traffic attendance|vehicles flights trains trips|visitors visits guests customers patrons footfall ridership riders boardings crowd patients covers audience spectators participants|calls bookings reservations tickets orders arrivals departures|number'
const liking =
  'popularity votes views downloads plays streams visitors borrowed sold likes followers|attendance listens reads subscribers visits bookings orders participants enrolled enrolment enrollment signups|number'
const pace = 'time lap duration|minutes seconds'
const speed = 'speed velocity'

export const superlatives: ReadonlyMap<string, Superlative> = new Map(
  Object.entries({
    ...each('most highest greatest maximum max top best', plain(true)),
    ...each('least lowest fewest minimum min worst bottom', plain(false)),
    ...each('largest', high(size)),
    biggest: high(`${size} margin`),
    ...each('hugest', high(size)),
    ...each('smallest tiniest', low(size)),
    ...each('roomiest', high('area size space sqm|rooms seats capacity')),
    longest: high(length),
    ...each('lengthiest', high(length)),
    shortest: low(`${length.replace('runtime', 'height runtime')}`),
    ...each('briefest', low(length)),
    tallest: high('height elevation altitude|floors storeys stories feet'),
    deepest: high('depth'),
    shallowest: low('depth'),
    ...each('widest broadest', high('width breadth')),
    narrowest: low('width breadth'),
    ...each('heaviest weightiest', high('weight mass|load tonnage')),
    lightest: low('weight mass|load tonnage'),
    ...each('thickest stoutest', high('thickness diameter girth circumference')),
    ...each('thinnest slimmest', low('thickness diameter girth circumference')),
    steepest: high('gradient slope incline steepness grade angle'),
    fattest: high('fat'),
    leanest: low('fat'),
    ...each('fastest quickest speediest swiftest', { ...low(pace), turned: speed }),
    slowest: { ...high(pace), turned: speed },
    ...each('farthest furthest', high('distance result mark|km miles mileage kilometres|range')),
    ...each('closest nearest', low('distance margin')),
    remotest: high('distance'),
    cheapest: low(price),
    ...each('expensive dearest costly costliest priciest', high(price)),
    ...each('strongest', high('strength power magnitude intensity|wind alcohol alc abv force')),
    weakest: low('strength power magnitude intensity|wind alcohol alc abv force'),
    powerful: high('power horsepower|output wattage torque'),
    ...each('efficient economical', high('mileage economy efficiency')),
    ...each('thirstiest', high('consumption litres liters fuel')),
    ...each('richest wealthiest', high('wealth income worth gdp')),
    poorest: low('wealth income worth gdp'),
    ...each('hottest warmest mildest', high('temperature temp')),
    ...each('coldest coolest chilliest', low('temperature temp')),
    ...each('wettest rainiest', high('rain rainfall precipitation|humidity moisture')),
    driest: low('rain rainfall precipitation|humidity moisture'),
    sunniest: high('sun sunshine'),
    snowiest: high('snow snowfall'),
    ...each('windiest', high('wind gust')),
    ...each('loudest noisiest', high('noise loudness decibel db volume sound')),
    brightest: high('brightness lux luminosity light'),
    ...each('darkest dimmest', low('brightness lux luminosity light')),
    murkiest: high('turbidity'),
    ...each('youngest', { descending: false, of: 'age birth born', time: true }),
    ...each('oldest eldest', { descending: true, of: 'age birth born', time: true }),
    ...each('newest latest recent recently', { descending: true, time: true, order: true }),
    earliest: { descending: false, time: true, order: true },
    first: { descending: false, order: true },
    ...each('last final', { descending: true, order: true }),
    ...each('populous populated', high('population')),
    busiest: { ...high(crowd), orOften: true },
    fullest: high(`occupancy load ${crowd}`),
    emptiest: low(`occupancy load ${crowd}`),
    quietest: { ...low(crowd), orOften: true },
    roughest: high('roughness wave waves swell wind gust'),
    calmest: low('roughness wave waves swell wind gust'),
    popular: { ...high(liking), orOften: true },
    valuable: high(worth),
    profitable: high('profit margin|revenue takings income earnings sales'),
    successful: plain(true),
    commonest: often(true),
    ...each('rarest scarcest', often(false)),
    happiest: high('happiness|satisfaction csat|rating stars score'),
    ...each('unhappiest angriest', low('happiness|satisfaction csat|rating stars score')),
    ...each('dense densest', high('density')),
    sparsest: low('density'),
    ...each('common frequent frequently often mostly mainly predominantly', often(true)),
    deadliest: high('deaths killed fatalities casualties|victims toll'),
    sweetest: high('sugar'),
    ...each('saltiest', high('salt sodium')),
    spiciest: high('scoville spiciness heat'),
    ...each('hilliest', high('climb ascent elevation')),
    northernmost: high('latitude lat'),
    southernmost: low('latitude lat'),
    easternmost: high('longitude lon lng'),
    westernmost: low('longitude lon lng'),
  } satisfies Record<string, Superlative>),
)

/** What the best selling has the most of. */
export const whatSells = 'sold sales|quantity qty copies units|revenue takings'

/** What only "most" and "least" make stand first: "overdue loans" are many. */
export const degrees: ReadonlyMap<string, Superlative> = new Map(
  Object.entries({
    spacious: high('area size space sqm|rooms seats capacity'),
    ...each('pricey pricy', high(price)),
    ...each('inexpensive affordable', low(price)),
    affluent: high('wealth income worth gdp'),
    humid: high('humidity'),
    acidic: low('ph'),
    alkaline: high('ph'),
    turbid: high('turbidity'),
    crowded: high(crowd),
    ...each('precious prized', high(worth)),
    ...each('lucrative', high('profit margin revenue takings income earnings|value sales money')),
    ...each('generous', high('generosity|donation donated given amount gift tip tips raised')),
    sparse: low('density'),
    commonly: often(true),
    lethal: high('deaths killed fatalities casualties|victims toll'),
    severe: high('severity'),
    ...each('destructive damaging', high('damage damages loss losses')),
    punctual: low('delay late lateness'),
    unpunctual: high('delay late lateness'),
    delayed: high('delay'),
    ...each('satisfied content', high('satisfaction csat happiness|rating stars score')),
    ...each('dissatisfied unsatisfied', low('satisfaction csat happiness|rating stars score')),
    usual: often(true),
    rare: often(false),
    overdue: high('overdue'),
    indebted: high('debt'),
    ...each('nutritious filling', high('calories energy kcal')),
    hilly: high('climb ascent elevation'),
  } satisfies Record<string, Superlative>),
)

const unwelcome = new Set(
  `delay delays lateness loss losses debt debts crime crimes death deaths fatality fatalities mortality injury injuries accident accidents error errors
  defect defects fault faults failure failures complaint complaints pollution emission emissions unemployment poverty inflation corruption absence absences
  waste downtime churn wait waiting wastage spoilage shrinkage turnaround backlog overrun queue lag latency absenteeism overtime breakage reject rejects
  penalty penalties incident incidents fine fines arrears`
    .split(/\s+/)
    .map(stem),
)

/** Of what nobody wants: the worst is the most of it, and the best the least. */
export const isUnwelcome = (stems: readonly string[]): boolean => stems.some((own) => unwelcome.has(own))

/** "best paid", "lowest rated", "top scorer": by what, where the word before says which end. */
export const qualities: ReadonlyMap<string, string> = new Map([
  ...['paid', 'earner', 'earners', 'earning'].map((word) => [word, salary] as const),
  ...['rated', 'reviewed', 'liked', 'loved', 'ranked', 'marked', 'graded'].map(
    (word) => [word, 'rating score star review|satisfaction csat mark grade points'] as const,
  ),
  ...['scoring', 'scorer', 'scorers'].map((word) => [word, 'score point goal|runs tries'] as const),
  ['priced', price],
  ...['performing', 'performer', 'performers'].map((word) => [word, 'performance score|rating result'] as const),
  ...['spender', 'spenders', 'spending'].map(
    (word) => [word, 'spent spend spending|total amount price cost money'] as const,
  ),
  ...['donor', 'donors', 'giver', 'givers', 'contributor', 'contributors'].map(
    (word) => [word, 'donation donated given gift contribution|amount money'] as const,
  ),
  ...['fundraiser', 'fundraisers'].map((word) => [word, 'raised|amount money'] as const),
  ...['grossing'].map((word) => [word, 'gross|revenue takings sales'] as const),
  ...['selling', 'seller', 'sellers'].map((word) => [word, whatSells] as const),
  ...['yielding', 'producing', 'producer', 'producers'].map(
    (word) => [word, 'yield production output produced|harvest'] as const,
  ),
  ...['polluter', 'polluters', 'emitter', 'emitters'].map((word) => [word, 'emissions pollution co2'] as const),
  ...['attended'].map((word) => [word, 'attendance|visitors audience spectators'] as const),
])

export type Compared = { more: boolean; of?: string; time?: boolean }

/** Adjectives that say by what is compared: "taller than", "cheaper than". `descending` is the direction of "more so". */
export const comparatives: ReadonlyMap<string, Compared> = new Map(
  Object.entries({
    more: { more: true },
    greater: { more: true },
    higher: { more: true },
    larger: { more: true, of: 'area population size capacity attendance total number amount' },
    bigger: { more: true, of: 'area population size capacity attendance total number amount' },
    better: { more: true },
    over: { more: true },
    above: { more: true },
    exceeding: { more: true },
    less: { more: false },
    fewer: { more: false },
    lower: { more: false },
    worse: { more: false },
    smaller: { more: false, of: 'area population size capacity attendance total number amount' },
    under: { more: false },
    below: { more: false },
    longer: { more: true, of: 'length duration distance time years term runtime' },
    shorter: { more: false, of: 'length duration distance time height years runtime' },
    taller: { more: true, of: 'height elevation floors stories feet' },
    deeper: { more: true, of: 'depth' },
    shallower: { more: false, of: 'depth' },
    wider: { more: true, of: 'width' },
    narrower: { more: false, of: 'width' },
    thicker: { more: true, of: 'thickness diameter girth' },
    thinner: { more: false, of: 'thickness diameter girth' },
    hotter: { more: true, of: 'temperature temp' },
    warmer: { more: true, of: 'temperature temp' },
    colder: { more: false, of: 'temperature temp' },
    cooler: { more: false, of: 'temperature temp' },
    stronger: { more: true, of: 'strength power magnitude intensity wind' },
    weaker: { more: false, of: 'strength power magnitude intensity wind' },
    richer: { more: true, of: 'wealth income worth gdp' },
    poorer: { more: false, of: 'wealth income worth gdp' },
    nearer: { more: false, of: 'distance' },
    heavier: { more: true, of: 'weight mass' },
    lighter: { more: false, of: 'weight mass' },
    faster: { more: false, of: 'time lap duration' },
    quicker: { more: false, of: 'time lap duration' },
    slower: { more: true, of: 'time lap duration' },
    cheaper: { more: false, of: 'price cost charge fee fare rent' },
    dearer: { more: true, of: 'price cost charge fee fare rent' },
    pricier: { more: true, of: 'price cost charge fee fare rent' },
    older: { more: true, of: 'age', time: true },
    younger: { more: false, of: 'age', time: true },
    later: { more: true, time: true },
    newer: { more: true, time: true },
    earlier: { more: false, time: true },
    sooner: { more: false, time: true },
    farther: { more: true, of: 'distance' },
    further: { more: true, of: 'distance' },
    closer: { more: false, of: 'distance' },
  }),
)
