import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog } from '../../../question/catalog.ts'
import { titleOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { candidatesFor } from '../../candidates.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

const ferries: Catalog = {
  ...peopleCatalog,
  today: '2025-06-15',
  datasets: [
    datasetOf(
      'crossings',
      'crossing',
      [
        fieldOf('crossing no', 'text', 'id', profiled(300)),
        fieldOf('pier', 'text', 'category', profiled(300, 'North', 'South', 'Island')),
        fieldOf('sailed on', 'date', 'time', profiled(300)),
        fieldOf('fare', 'real', 'measure', { ...profiled(300), format: { kind: 'currency' } }),
        fieldOf('wind', 'real', 'measure', { ...profiled(300), aggregation: 'avg' }),
        fieldOf('waves', 'real', 'measure', { ...profiled(300), aggregation: 'avg' }),
        fieldOf('fog', 'real', 'measure', { ...profiled(300), aggregation: 'avg' }),
      ],
      { primaryKey: ['crossing no'], timeField: 'sailed on' },
    ),
  ],
}

const titles = (words: string): string[] =>
  candidatesFor(words, ferries, [], []).candidates.map(({ question }) => titleOf(question, ferries))

const first = (words: string): string => {
  const [reading] = read(words, ferries)
  assert.ok(reading, words)
  return titleOf(reading.question, ferries)
}

test('"did A or B have more" asks which, "did A have more than B" whether', () => {
  for (const words of [
    'did 2023 or 2024 have more fare',
    'did we earn more fare in April or in May',
    'was the wind stronger in North or South',
    'did we take more or less fare in 2024 than in 2023',
  ])
    assert.deepEqual(
      titles(words).filter((title) => title.startsWith('Whether')),
      [],
      words,
    )
  assert.match(first('did we have more fare in 2023 or in 2024'), /^Total fare.*2023.* and total fare.*2024/)
  assert.match(first('did we have more fare in 2024 than in 2023'), /^Whether .*2024.* is more than .*2023/)
})

test('what is compared with another is told less the other, whichever was earlier', () => {
  const less = (one: string, other: string) =>
    new RegExp(`^\\(total fare[^-]*${one}\\) - \\(total fare[^-]*${other}\\)`)
  for (const [words, one, other] of [
    ['how much more or less fare did we take in 2024 compared with 2023', '2024', '2023'],
    ['how much more or less fare did we take in 2023 compared with 2024', '2023', '2024'],
    ['how much more fare did we take in 2023 than in 2024', '2023', '2024'],
    ['how much less fare did we take in 2023 than in 2024', '2024', '2023'],
    ['how much more fare did North take than South', 'North', 'South'],
  ] as const)
    assert.match(first(words), less(one, other), words)
})

test('a change is told in percent of what it is compared with', () => {
  for (const [words, one, other] of [
    ['by how many percent did the fare change in 2023 compared with 2024', '2023', '2024'],
    ['by how many percent did the fare change in 2024 against 2023', '2024', '2023'],
    ['by how many percent did the fare change from 2023 to 2024', '2024', '2023'],
  ] as const)
    assert.match(
      first(words),
      new RegExp(`${one}\\) - \\(total fare[^-]*${other}\\)\\) / \\(total fare[^-]*${other}\\)`),
      words,
    )
})

test('of several columns the missing values are counted for each', () => {
  for (const words of [
    'how many wind, waves and fog readings are missing',
    'how many wind, waves and fog values are missing',
  ])
    assert.match(first(words), /where wind is missing.*where waves is missing.*where fog is missing/, words)
})

test('an average of a list, and a number of what is said apart, are one for each', () => {
  assert.match(first('what is the average fare for North, South and Island crossings'), /^Average fare by pier/)
  assert.match(first('how many crossings go from North, from South and from Island'), /comparing/)
})
