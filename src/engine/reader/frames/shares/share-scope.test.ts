import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../../question/catalog.ts'
import { describe as sentenceOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

/** What a share is of, and growth between two periods: over tables made here. */

const some = (...values: string[]): Partial<Field> => profiled(90, ...values)
const amount = { ...some(), aggregation: 'sum' } as Partial<Field>

const only = (name: string, one: string, fields: Field[]): Catalog => ({
  ...peopleCatalog,
  datasets: [datasetOf(name, one, fields, { primaryKey: [] })],
  relationships: [],
})

const parcels = only('parcels', 'parcel', [
  fieldOf('parcel no', 'text', 'id', some()),
  fieldOf('depot', 'text', 'category', some('North', 'South', 'West')),
  fieldOf('size', 'text', 'category', some('Small', 'Large', 'Bulky')),
  fieldOf('shipped', 'date', 'time', some()),
  fieldOf('insured', 'boolean', 'category', some()),
  fieldOf('sealed', 'boolean', 'category', some()),
  fieldOf('fee', 'real', 'measure', amount),
])

const depots = only('depots', 'depot', [
  fieldOf('depot', 'text', 'name', some('North', 'South', 'West')),
  fieldOf('staff 2022', 'integer', 'measure', amount),
  fieldOf('staff 2023', 'integer', 'measure', amount),
])

const says = (catalog: Catalog, text: string): string => {
  const [first] = read(text, catalog)
  assert.ok(first, `nothing is read: ${text}`)
  return sentenceOf(first.question, catalog).toLowerCase()
}

for (const [catalog, words, title] of [
  [
    parcels,
    'share of sealed parcels among parcels in the North',
    /depot is north.*\/ \(number of parcels where depot is north\)|sealed is yes, where depot is north/,
  ],
  [
    parcels,
    'what percentage of the parcels in the South were insured',
    /\/ \(number of parcels where depot is south\)/,
  ],
  [
    parcels,
    'what percent of the large parcels and what percent of the small parcels are insured',
    /size is large and insured is yes.* \/ .*size is large.* and .*size is small and insured is yes.* \/ .*size is small/,
  ],
  [
    parcels,
    'growth of total fee from 2023 to 2024 in %',
    /^\(\(\(total fee where shipped is in 2024\) - \(total fee where shipped is in 2023\)\) \/ .* \* 100\.$/,
  ],
  [
    parcels,
    'by how many % did the total fee go up from the first half of 2024 to the second half',
    /from 2024-07-01 to 2024-12-31\) - \(total fee where shipped is from 2024-01-01 to 2024-06-30/,
  ],
  [
    parcels,
    'by how many percent did the total fee fall from 2023 to 2024',
    /^\(\(\(total fee where shipped is in 2023\) - \(total fee where shipped is in 2024\)\) \/ \(total fee where shipped is in 2023\)/,
  ],
  [
    parcels,
    'how did the total fee change from March to May, in percent',
    /shipped is in may\) - \(total fee where shipped is in march/,
  ],
  [
    depots,
    'by how many percent did staff grow from 2022 to 2023',
    /^\(\(total staff 2023 - total staff 2022\) \/ total staff 2022\) \* 100/,
  ],
  [depots, 'how many depots lost staff from 2022 to 2023', /where \(staff 2023 - staff 2022\) is less than 0/],
] as [Catalog, string, RegExp][])
  test(`"${words}" is of what was meant`, () => assert.match(says(catalog, words), title))
