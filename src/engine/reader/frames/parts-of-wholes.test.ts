import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Dataset, Field } from '../../question/catalog.ts'
import { describe as sentenceOf } from '../../question/index.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { read } from '../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../reader.fixture.ts'

/** Which part of the rows is meant, and of which whole: over tables made here. */

const some = (...values: string[]): Partial<Field> => profiled(90, ...values)
const gaps = (...values: string[]): Partial<Field> => {
  const { profile } = some(...values)
  return { profile: { ...profile!, nulls: 12 } }
}
const amount = (more: Partial<Field> = some()): Partial<Field> => ({ ...more, aggregation: 'sum' })

const table = (name: string, one: string, fields: Field[], more: Partial<Dataset> = {}): Dataset =>
  datasetOf(name, one, fields, { primaryKey: [], ...more })
const only = (...datasets: Dataset[]): Catalog => ({ ...peopleCatalog, datasets, relationships: [] })

const parcels = only(
  table('parcels', 'parcel', [
    fieldOf('parcel no', 'text', 'id', some()),
    fieldOf('depot', 'text', 'category', some('North', 'South')),
    fieldOf('size', 'text', 'category', some('Small', 'Large', 'Bulky')),
    fieldOf('state', 'text', 'category', some('Good', 'Dented', 'Crushed')),
    fieldOf('grade', 'text', 'category', some('A', 'B', 'C')),
    fieldOf('shipped', 'date', 'time', some()),
    fieldOf('promised', 'date', 'time', some()),
    fieldOf('delivered', 'date', 'time', gaps()),
    fieldOf('last checked', 'date', 'time', gaps()),
    fieldOf('insured', 'boolean', 'category', some()),
    fieldOf('sealed', 'boolean', 'category', some()),
    fieldOf('scans', 'integer', 'measure', amount()),
    fieldOf('scans first week', 'integer', 'measure', amount()),
    fieldOf('handed to', 'text', 'category', gaps('Ada', 'Alan')),
    fieldOf('weight', 'real', 'measure', amount(gaps())),
    fieldOf('fee', 'real', 'measure', { ...some(), aggregation: 'avg' }),
  ]),
)

const races = only(
  table('races', 'race', [
    fieldOf('sailor', 'text', 'name', some('Ada', 'Alan', 'Grace')),
    fieldOf('course', 'text', 'category', some('Long Bay', 'Short Bay')),
    fieldOf('position', 'integer', 'measure', { ...some(), aggregation: 'avg' }),
    fieldOf('ending', 'text', 'category', some('Finished Won', 'Finished Lost', 'Under way')),
  ]),
)

const crew = only(
  table(
    'crew',
    'member',
    [
      fieldOf('name', 'text', 'name', some('Ada', 'Alan')),
      fieldOf('team', 'text', 'category', some('Deck', 'Galley')),
      fieldOf('started on', 'date', 'time', some()),
      fieldOf('left on', 'date', 'time', gaps()),
      fieldOf('pay', 'real', 'measure', { ...some(), aggregation: 'avg' }),
    ],
    { nameFields: ['name'] },
  ),
)

const says = (catalog: Catalog, text: string): string => {
  const [first] = read(text, catalog)
  assert.ok(first, `nothing is read: ${text}`)
  return sentenceOf(first.question, catalog)
}

for (const [catalog, words, title] of [
  // of the whole that stands at the head
  [
    parcels,
    'what percentage of the bulky parcels are sealed',
    /size is bulky and sealed is yes\)\) \/ \(number of parcels where size is bulky\)/,
  ],
  [
    parcels,
    'share of large parcels in dented state or crushed',
    /state is dented or (?:state is )?crushed\)+ \/ \(number of parcels where size is large\)/,
  ],
  [
    parcels,
    'percentage of delivered parcels that came late, per depot',
    /delivered is after promised\)\) \/ \(number of parcels where delivered is known\)\) \* 100 by depot/,
  ],
  [
    races,
    'of the finished races, what percent did each sailor win',
    /finished won.*\/ \(number of races where ending is finished won or finished lost\)\) \* 100 by sailor/,
  ],
  [parcels, 'what percentage of parcels in each depot got an A', /^percentage of parcels where grade is a by depot/],
  [races, 'what share of races were top 10 finishes', /^percentage of races where position is at most 10/],
  [
    parcels,
    'what share of all scans came in the first week, by depot',
    /\(total scans first week \/ total scans\) \* 100 by depot/,
  ],
  // left out
  [parcels, 'number of parcels by depot, not counting insured parcels', /by depot, where not \(insured is yes\)/],
  [parcels, 'number of parcels by depot (ignore parcels without a weight)', /by depot, where weight is known/],
  [
    parcels,
    'how many parcels are neither insured nor sealed',
    /where not \(insured is yes\) and not \(sealed is yes\)/,
  ],
  // missing
  [parcels, 'for how many parcels do we not have any weight', /where weight is missing/],
  [parcels, 'how many parcels are not handed to anyone', /where handed to is missing/],
  [crew, 'average pay of current members', /where left on is missing/],
  [
    crew,
    'average pay of people currently in Deck',
    /team is deck and left on is missing|left on is missing and team is deck/,
  ],
  [crew, 'number of members by team, only those who have not left', /by team, where left on is missing/],
  [
    parcels,
    'parcels that were never checked or last checked before May 2024',
    /last checked is missing or last checked is/,
  ],
  [
    parcels,
    'number of parcels and total scans by depot, most scans first, leave out parcels with no weight',
    /^number of parcels and total scans by depot, where weight is known, ordered by total scans \(highest first\)/,
  ],
  // known
  [parcels, 'how many parcels whose weight is known', /where weight is known/],
  [parcels, 'how many parcels did not give a weight', /where weight is missing/],
  [parcels, 'number of parcels by depot, for parcels whose weight is known', /by depot, where weight is known/],
  [
    parcels,
    'Average fee by depot. Skip parcels where the weight or the delivered date is blank.',
    /^average fee by depot, where not \(weight is missing or delivered is missing\)/,
  ],
  [
    parcels,
    'Of the parcels with a known weight, what percentage are insured?',
    /^percentage of parcels where insured is yes, where weight is known/,
  ],
  // groups of so many
  [
    parcels,
    'average fee by depot, only depots with at least 5 parcels',
    /^average fee and number of parcels by depot, only where number of parcels is at least 5/,
  ],
  // a count and its part
  [
    parcels,
    'how many parcels are there per depot and what percentage of them are insured',
    /^number of parcels and percentage of parcels where insured is yes by depot/,
  ],
  [parcels, 'percent insured by depot', /^percentage of parcels where insured is yes by depot/],
  [
    parcels,
    'what percentage of parcels are insured and what percentage are dented',
    /^percentage of parcels where insured is yes and percentage of parcels where state is dented/,
  ],
  // never
  [races, 'who has sailed Long Bay but never Short Bay', /by sailor, only where .*more than 0, only where .* is 0/],
  // beside the others
  [parcels, 'average fee of sealed parcels compared to open ones', /^average fee by sealed/],
  [parcels, 'did large parcels have more scans than bulky parcels', /large.*more than.*bulky/],
] as [Catalog, string, RegExp][])
  test(`"${words}" is of the rows that are meant`, () => assert.match(says(catalog, words).toLowerCase(), title))
