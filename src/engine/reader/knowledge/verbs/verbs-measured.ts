import { stem } from '../../words/words.ts'
import { price } from '../superlatives.ts'

/**
 * What is measured of those who do something, in every form of the verb; behind a bar what is meant where no column is called by the words
 * before: who sold the most has the most that was sold, or else the most units.
 */
const given =
  'paid spent spend spending fare price cost amount bill fee charge rent expense payment|total gross value|money'
const taken =
  'gross revenue sales income earnings profit turnover takings proceeds receipts winnings prize|amount value total charged|money'

const lines: readonly (readonly [string, string])[] = [
  [given, 'pay pays paid spend spends spent fork forked shell shelled splash splashed'],
  [
    'paid payment received|charge charged bill billed invoice invoiced revenue income takings|amount total gross|fee fare price rent|money',
    'pay_us pays_us paid_us paying_us pay_me pays_me paid_me paying_me',
  ],
  [price, 'cost costs'],
  [
    'charge charged fee bill billed invoice invoiced|amount total price value|money',
    'charge charges charged bill bills billed invoice invoices invoiced',
  ],
  [
    taken,
    'make makes made earn earns earned gross grosses grossed net nets netted bring brings brought take takes took generate generates generated pull pulls pulled rake rakes raked turn turned fetch fetches fetched',
  ],
  ['raised|donation amount gift|money', 'raise raises raised collect collects collected'],
  ['sold sales|quantity qty copies units|revenue takings|money', 'sell sells sold shift shifts shifted'],
  ['owed owing owe outstanding balance debt arrears|due unpaid|amount money', 'owe owes owed owing'],
  [
    'donation donated given gift contribution|amount money',
    'donate donates donated give gives gave contribute contributes contributed',
  ],
  ['weight mass', 'weigh weighs weighed'],
  [
    'yield production output produced harvest picked|litres liters kilos kg weight',
    'produce produces produced yield yields yielded grow grows grew pick picks picked harvest harvests harvested',
  ],
  [
    'usage consumption used use consumed',
    'use uses used consume consumes consumed burn burns burned burnt guzzle guzzles',
  ],
  ['goals points score runs tries', 'score scores scored'],
  ['wait waiting', 'wait waits waited'],
  ['delay delays late', 'delay delays delayed'],
  [
    'distance km miles mileage kilometres',
    'drive drives drove travel travels travelled traveled ride rides rode fly flies flew sail sails sailed walk walks walked run runs ran cycle cycles cycled hike hikes hiked',
  ],
  [
    'hours minutes',
    'work works worked log logs logged clock clocks clocked train trains trained volunteer volunteers volunteered',
  ],
  ['attendance visitors audience crowd spectators', 'draw draws drew attract attracts attracted'],
  [
    'load tonnes tons tonnage weight cargo passengers',
    'carry carries carried haul hauls hauled transport transports transported',
  ],
  ['ascents climbs climbed', 'climb climbs climbed'],
  ['pages', 'read reads'],
  ['emissions co2 pollution', 'emit emits emitted pollute pollutes polluted'],
  ['waste wasted wastage', 'waste wastes wasted'],
  ['saving savings saved', 'save saves saved'],
  ['refund refunded', 'refund refunds refunded'],
  ['downloads', 'download downloads downloaded'],
  ['views viewers', 'view views viewed watch watches watched'],
  ['streams', 'stream streams streamed'],
  ['visits visitors', 'visit visits visited'],
  ['capacity seats', 'hold holds held seat seats'],
  ['height', 'tower towers'],
  ['length', 'stretch stretches'],
  ['duration length runtime', 'last lasts lasted'],
  ['lost loss losses', 'lose loses lost'],
  ['sleep slept', 'sleep sleeps slept'],
  ['tip tips', 'tip tips tipped'],
  ['growth grown', 'expand expands expanded'],
]

const measured: ReadonlyMap<string, string> = new Map(
  lines.flatMap(([nouns, verbs]) => verbs.split(' ').map((verb) => [verb, nouns] as const)),
)

/** What is measured of those who do it, as the words of a superlative have it; null of a verb that says nothing so. */
/** What others pay us is no cost of ours: the word behind the verb may say which. */
export const measuredBy = (verb: string, next = ''): string | null =>
  measured.get(`${verb}_${next}`) ?? measured.get(verb) ?? null

/** Verbs that other things are said with too, so that "most" alone behind them may be the most of those: "made the most goals". */
const often =
  /^(?:ma(?:ke|kes|de)|ta(?:ke|kes)|took|br(?:ing|ings|ought)|giv\p{L}*|gave|us(?:e|es|ed)|turn(?:s|ed)?|run(?:s)?|ran|hold(?:s)?|held|draw(?:s)?|drew|grow(?:s)?|grew|pull(?:s|ed)?)$/u
export const isSaidOfMuch = (verb: string): boolean => often.test(verb)

const participles: ReadonlyMap<string, string> = new Map(
  ['visited', 'viewed', 'watched', 'downloaded', 'streamed', 'climbed', 'wasted', 'delayed'].map((verb) => [
    stem(verb),
    measured.get(verb) ?? '',
  ]),
)

/** "most visited": what there is most of. */
export const measuredOf = (participle: string): string | null => participles.get(stem(participle)) ?? null
