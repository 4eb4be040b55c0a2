import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog } from '../../../question/catalog.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { buildChart } from '../../build-chart.ts'
import { nameIndex } from '../../names.ts'
import { datasetOf, shopCatalog } from '../../reader.fixture.ts'
import { arithmetic } from '../arithmetic.ts'
import { ratios } from '../ratios.ts'
import { superlatives } from '../superlatives.ts'
import { products } from './products.ts'

const catalog: Catalog = {
  ...shopCatalog,
  relationships: [],
  datasets: [
    datasetOf('jobs', 'job', [
      fieldOf('person', 'text', 'name'),
      fieldOf('hours', 'real', 'measure'),
      fieldOf('hourly_rate', 'integer', 'measure', { aggregation: 'avg', format: { kind: 'currency', unit: 'EUR' } }),
      fieldOf('pages', 'integer', 'measure'),
      fieldOf('words_typed', 'integer', 'measure'),
    ]),
  ],
}
const made = (text: string, rule: string) => {
  const chart = buildChart(text, catalog, nameIndex(catalog, [], []))
  return chart.tokens.flatMap((_, at) => chart.at(at).filter((edge) => edge.rule === rule))
}

test('so much for each of what is counted, for so many of them, and for a euro', () => {
  const figure = (text: string) => JSON.stringify(made(text, ratios.name))
  assert.match(figure('pages per 100 words'), /"field":"pages".*"field":"words_typed".*"value":100/)
  assert.match(figure('pages per euro'), /"field":"pages".*"field":"hourly_rate"/)
  assert.match(figure('pages to hours ratio in percent'), /"field":"pages".*"field":"hours".*"value":100/)
})

test('the most of one for each of another', () => {
  const per = made('who has the most pages per euro', superlatives.name).flatMap((e) =>
    e.kind === 'superlative' && e.per ? [`${e.field?.field.name} ${e.per.field.name}`] : [],
  )
  assert.deepEqual([...new Set(per)], ['pages hourly_rate'])
})

test('a rate times how many, of each row; not the rates added up', () => {
  const figure = (text: string) => JSON.stringify(made(text, products.name))
  assert.match(figure('value of the hours by person'), /"op":"\*".*"hours".*"hourly_rate"/)
  assert.equal(figure('average hourly rate by person'), '[]')
})

test('a formula in brackets says what the words before it mean', () => {
  const figure = JSON.stringify(made('income in euros (hours times hourly rate)', arithmetic.name))
  assert.match(figure, /"fn":"sum","of":\{"op":"\*".*"label":"income in euros"/)
})
