import assert from 'node:assert/strict'
import { test } from 'node:test'
import { titleOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

const homes = {
  ...peopleCatalog,
  datasets: [
    datasetOf(
      'homes',
      'home',
      [
        fieldOf('id', 'integer', 'id', profiled(200)),
        fieldOf('town', 'text', 'category', profiled(200, 'Kiel', 'Bonn')),
        fieldOf('furnished', 'boolean', 'flag', profiled(200)),
        fieldOf('rent', 'real', 'measure', { ...profiled(200), aggregation: 'avg' }),
        fieldOf('stars', 'integer', 'measure', profiled(200)),
        fieldOf('guests 2023', 'integer', 'measure', profiled(200)),
        fieldOf('guests 2024', 'integer', 'measure', profiled(200)),
      ],
      { primaryKey: ['id'] },
    ),
  ],
}

const says = (words: string): string => {
  const [reading] = read(words, homes)
  return reading ? titleOf(reading.question, homes) : ''
}

for (const [words, title] of [
  [
    'are furnished homes more expensive than unfurnished ones',
    /^Whether \(average rent where furnished is “?yes”?\) is more than \(average rent where furnished is “?no”?\)/,
  ],
  ['do furnished homes get more stars', /average stars where furnished is “?yes”?.* more than .*“?no”?/],
  [
    'do homes in Kiel have fewer stars than the rest',
    /average stars where town is Kiel.* less than .*not \(town is Kiel/,
  ],
  ['how much more expensive is a furnished home than one without', /\) - \(average rent where furnished is “?no”?/],
  ['how many times more expensive are homes in Kiel than in Bonn', /average rent where town is Kiel\) \/ \(average/],
  [
    'how much cheaper are homes in Kiel than in Bonn',
    /^\(average rent where town is Bonn\) - \(average rent where town is Kiel/,
  ],
  ['are there more homes in Kiel than in Bonn', /number of homes where town is Kiel.* more than/],
  ['were there more guests in 2024 than in 2023', /total guests 2024 is more than total guests 2023/],
] as const)
  test(`"${words}" holds one side against the other`, () => assert.match(says(words), title))
