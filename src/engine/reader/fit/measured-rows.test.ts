import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Catalog } from '../../question/catalog.ts'
import { titleOf } from '../../question/index.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { read } from '../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../reader.fixture.ts'

describe('rows that are amounts of each group at each time', () => {
  const harvest = datasetOf('harvest', 'harvest', [
    fieldOf('region', 'text', 'place', profiled(40, 'North', 'South')),
    fieldOf('crop', 'text', 'category', profiled(40, 'Rye', 'Oats', 'Hay', 'Hops')),
    fieldOf(
      'season',
      'date',
      'time',
      profiled(40, '2018-01-01', '2019-01-01', '2020-01-01', '2021-01-01', '2022-01-01'),
    ),
    fieldOf('tonnes', 'real', 'measure', { aggregation: 'sum' }),
  ])
  const catalog: Catalog = { ...peopleCatalog, datasets: [{ ...harvest, timeField: 'season' }] }
  const told = (text: string) => titleOf(read(text, catalog)[0]!.question, catalog)

  test('are added up where nobody asks how many they are', () => {
    assert.equal(told('harvest of rye by region'), 'Total tonnes by region, where crop is Rye')
  })

  test('are counted where they are spoken of', () => {
    assert.match(told('number of rows by region'), /^Number of/)
  })
})
