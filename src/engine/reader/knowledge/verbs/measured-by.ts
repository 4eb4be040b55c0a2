import { stem } from '../../words/words.ts'

/**
 * What a verb or an adjective asks the amount of: "weigh" of a weight, "how steep" of a gradient. Columns are told by the words of their headings, the
 * likeliest first; `|` parts those that are meant only where none before it is there.
 */

export type MeasuredBy = { tiers: readonly ReadonlySet<string>[]; fn: 'avg' | 'sum' | null }

const entries = (fn: MeasuredBy['fn'], lines: readonly string[]): [string, MeasuredBy][] =>
  lines.flatMap((line) => {
    const [said = '', columns = ''] = line.split(': ')
    const tiers = columns.split(' | ').map((words) => new Set(words.split(' ').map(stem)))
    return said.split(' ').map((word): [string, MeasuredBy] => [word, { tiers, fn }])
  })

const pleased =
  'satisfaction happiness csat nps rating score stars star enjoyment approval likes feedback review | grade mark evaluation'
const attending =
  'attendance crowd spectators audience turnout footfall | visitors visits guests attendees participants customers passengers riders people persons pax headcount'

/** "how tall", "how satisfied": of each of them, on average. */
const adjectives = new Map(
  entries('avg', [
    'tall high low: height stature elevation altitude',
    'heavy light: weight mass | tonnage load',
    'far: distance | km miles kilometres mileage range',
    'deep shallow: depth',
    'wide broad narrow: width breadth',
    'thick thin: thickness girth diameter circumference | pages',
    'big large small sizeable: size area | capacity population volume headcount | length girth',
    'roomy spacious: area size sqm',
    'old young aged: age',
    'fast quick slow: speed velocity pace',
    'warm hot cold cool chilly mild: temperature temp',
    'windy breezy stormy: wind gust',
    'rainy wet: rain rainfall precipitation',
    'dry: moisture humidity | rain rainfall precipitation',
    'humid damp moist: humidity moisture',
    'sunny: sunshine sun',
    'cloudy overcast: cloud clouds',
    'snowy: snow snowfall',
    'expensive dear costly cheap pricey: price cost fare fee rent charge rate | amount total bill',
    'loud noisy quiet: noise loudness decibel db sound volume',
    'bright dark dim: brightness lux light luminosity',
    'strong weak: strength magnitude force intensity | abv alcohol power wind',
    'powerful: power horsepower hp kw wattage',
    `satisfied happy content pleased unhappy dissatisfied good bad great well positive negative impressed popular fond: ${pleased}`,
    `busy crowded full packed: occupancy ${attending}`,
    'steep hilly: gradient slope incline | climb elevation ascent',
    'sweet sugary: sugar sweetness brix',
    'salty saline: salt sodium salinity',
    'acidic sour: ph acidity',
    'hard soft: hardness',
    'difficult challenging tricky: difficulty',
    'fatty: fat',
    'efficient economical thrifty frugal: efficiency mpg economy mileage consumption cop',
    'late delayed overdue unpunctual: delay lateness late overdue',
    'experienced senior: experience tenure seniority',
    'rich wealthy affluent poor: income wealth gdp worth',
    'dense crammed: density',
    'polluted dirty clean smoggy: pollution aqi pm25 pm10 no2 particulate turbidity',
    'cloudy murky turbid: turbidity',
    'stressed stressful: stress',
    'tired sleepy: fatigue sleepiness tiredness',
    'productive: output production productivity yield',
    'healthy fit: health fitness',
    'ill sick: sick sickness absence illness',
    'engaged motivated: engagement motivation',
    'confident: confidence',
    'likely probable: probability likelihood chance',
    'risky: risk',
    'profitable: profit margin',
  ]),
)

/** "how much does it weigh", "how far did we drive". */
const verbs = new Map([
  ...entries('avg', [
    'weigh weighs weighed weighing: weight mass',
    `rate rates rated like likes liked enjoy enjoys enjoyed score scores scored think thinks thought: ${pleased}`,
  ]),
  ...entries(null, [
    'use uses used consume consumes consumed consuming: consumption usage used consumed use | electricity energy power fuel water gas kwh litres',
    'burn burns burned burnt: calories kcal burned burnt | consumption fuel',
    'produce produces produced generate generates generated make makes made manufacture manufactured output turn: production output produced generated made manufactured | yield units quantity',
    'harvest harvests harvested pick picks picked grow grows grew grown gather gathered yield yields yielded reap reaped crop cropped: yield harvest harvested crop picked production | weight kg',
    'catch catches caught land landed: catch caught landed',
    'drive drives drove driven travel travels travelled traveled ride rides rode ridden run runs ran walk walks walked cycle cycles cycled swim swims swam swum fly flies flew flown hike hiked hikes sail sailed row rowed cover covers covered go goes went: distance | km miles kilometres mileage metres',
    'climb climbs climbed ascend ascended: climb ascent elevation gain vertical altitude',
    'sleep sleeps slept: sleep slept asleep',
    'work works worked log logs logged: hours hrs labour worked logged | minutes mins days',
    'rain rains rained: rain rainfall precipitation',
    'snow snows snowed: snow snowfall',
    'scrap scraps scrapped waste wastes wasted discard discards discarded bin binned bins: scrap scrapped waste wasted discarded rejects spoiled unsold',
    `attend attends attended come came watch watches watched visit visits visited attract attracts attracted draw draws drew: ${attending}`,
    'see sees saw seen spot spots spotted count counts counted observe observed find found record recorded: seen count counted spotted observed sightings individuals number | views impressions reach',
    'sell sells sold shift shifted: sold units quantity qty',
    'read reads: pages',
    'print prints printed copy copied: pages copies sheets prints',
    'drink drinks drank drunk: litres ml cups glasses units',
    'save saves saved: saving savings saved',
    'claim claims claimed: claimed claim',
    'carry carries carried hold holds held fit fits seat seats: capacity load payload seats passengers',
    'tip tips tipped: tip gratuity',
    'lend lends lent borrow borrows borrowed: loan principal amount',
    'invest invests invested: investment invested stake amount',
    'recycle recycles recycled: recycled recycling',
    'emit emits emitted: emissions co2 emitted',
    'wait waits waited: wait waiting queue',
    'download downloads downloaded stream streamed: downloads plays streams',
  ]),
])

/** Verbs of two words. */
const particles = new Map(
  entries(null, [
    'throw_away threw_away thrown_away throws_away throwing_away: waste wasted scrap discarded unsold',
    `turn_up turned_up turns_up show_up showed_up turn_out turned_out: ${attending}`,
    'go_through went_through get_through: consumption usage used consumed',
    'use_up used_up: consumption usage used consumed',
    'get_out got_out: yield harvest production output',
    'stand_still stood_still: downtime standstill idle',
    'ran_through run_through flowed_through: litres volume flow consumption usage',
  ]),
)

/** "output", "upkeep": what a noun is the amount of, where no column is called so. */
const nouns = new Map(
  entries(null, [
    'output production throughput: production output produced generated made manufactured | yield units',
    'consumption usage use: consumption usage used consumed',
    'upkeep servicing: maintenance upkeep service servicing repair repairs',
    'damage damages: damage',
    `turnout footfall attendance: ${attending}`,
    'distance mileage: distance | km miles kilometres mileage',
    'ascent climbing elevation: climb ascent elevation gain',
    'fuel petrol: fuel diesel petrol litres',
    'power electricity energy: kwh mwh energy electricity power',
    'water: water litres',
    'reach views: impressions views reach',
    'spending expenditure expenses outgoings costs: spent spend spending expense expenses expenditure outlay cost costs',
    'catch: catch caught',
    'rating ratings satisfaction score: satisfaction csat nps rating score stars grade mark',
    'downtime standstill: downtime idle standstill',
    'wastage: waste wasted scrap discarded',
    'headcount manpower: staff crew headcount employees operators guides',
    'effort workload: hours hrs labour minutes',
    'payout payouts: paid payout',
    'footprint emissions: emissions co2',
  ]),
)

export const nounMeasures = (word: string): MeasuredBy | null => nouns.get(word) ?? null
export const adjectiveMeasures = (word: string): MeasuredBy | null => adjectives.get(word) ?? null
/** The verb that begins with these two words, and how many of them it has. */
export const verbMeasures = (word: string, next: string): { by: MeasuredBy; words: number } | null => {
  const two = particles.get(`${word}_${next}`)
  if (two) return { by: two, words: 2 }
  const one = verbs.get(word)
  return one ? { by: one, words: 1 } : null
}
