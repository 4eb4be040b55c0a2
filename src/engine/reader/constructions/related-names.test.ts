import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../question/catalog.ts'
import { describe as sentenceOf } from '../../question/index.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { decide } from '../doubt.ts'
import { read } from '../read.ts'
import { peopleCatalog, profiled } from '../reader.fixture.ts'

/** Words that the data does not have, and what they have to do with in general English. */

const tableOf = (label: string, one: string, fields: Field[], nameFields: string[] = []): Catalog => {
  const thing = { one, many: label }
  const plain = {
    name: label,
    label,
    thing,
    table: { schema: null, name: label },
    nameFields,
    timeField: null,
    primaryKey: [],
  }
  return { ...peopleCatalog, datasets: [{ ...peopleCatalog.datasets[0]!, ...plain, fields }] }
}

const amount = (label: string, rows: number) =>
  fieldOf(label, 'real', 'measure', { ...profiled(rows), aggregation: 'avg' })

const lands = tableOf(
  'lands',
  'land',
  [
    fieldOf('name', 'text', 'name', profiled(4, 'Norway', 'Peru', 'Chad', 'Laos')),
    amount('happiness score', 4),
    amount('generosity', 4),
    amount('literacy', 4),
  ],
  ['name'],
)

const members = tableOf(
  'members',
  'member',
  [
    fieldOf('name', 'text', 'name', profiled(90, 'Ada', 'Alan')),
    fieldOf('state', 'text', 'place', profiled(90, 'CA', 'NY', 'TX', 'WA')),
    fieldOf('children', 'integer', 'measure', { ...profiled(90), aggregation: 'sum' }),
    fieldOf('shipping cost', 'real', 'measure', { ...profiled(90), aggregation: 'sum' }),
  ],
  ['name'],
)

const films = tableOf('films', 'film', [
  fieldOf('title', 'text', 'name', profiled(90, 'One', 'Two')),
  fieldOf('country', 'text', 'place', profiled(90, 'US', 'JP', 'FR', 'CA')),
  fieldOf('EU_Sales', 'real', 'measure', { ...profiled(90), aggregation: 'sum' }),
  fieldOf('JP_Sales', 'real', 'measure', { ...profiled(90), aggregation: 'sum' }),
])

const says = (catalog: Catalog, text: string): string => {
  const [first] = read(text, catalog)
  assert.ok(first, `nothing is read: ${text}`)
  return sentenceOf(first.question, catalog)
}

test('a column is found by a word that has to do with its name', () => {
  assert.equal(
    says(members, 'average number of offspring by state'),
    says(members, 'average number of children by state'),
  )
})

test('such a word is used, and leaves other readings beside the answer', () => {
  const readings = read('average number of offspring by state', members)
  assert.deepEqual(readings[0]?.unused, [])
  assert.equal(decide(readings), 'answer with others')
})

test('a word that a name has beside its own head is no word for it', () => {
  assert.equal(
    read('average delivery time', members).some(({ question }) => JSON.stringify(question).includes('shipping')),
    false,
  )
})

test('superlatives and comparatives find what there is more or less of', () => {
  for (const [asked, plain] of [
    ['which land is the happiest?', 'which land has the highest happiness score?'],
    ['which land is the unhappiest?', 'which land has the lowest happiness score?'],
    ['which land is the most generous?', 'which land has the highest generosity?'],
    ['the 2 happiest lands', 'the 2 lands with the highest happiness score'],
  ] as const) {
    const [order] = read(asked, lands)[0]?.question.order ?? []
    const [expected] = read(plain, lands)[0]?.question.order ?? []
    assert.ok(order, asked)
    assert.deepEqual(order, expected, asked)
  }
  assert.match(says(lands, 'is Norway happier than Peru?'), /happiness score/)
})

test('nothing is the happiest of what has no happiness', () => {
  assert.notEqual(decide(read('which member is the happiest?', members)), 'answer')
})

test('a place is found by its code, where the column holds such codes', () => {
  assert.match(says(members, 'how many members are in California'), /, where state is CA\.$/)
  assert.match(says(members, 'how many members are in New York'), /, where state is NY\.$/)
  assert.equal(says(films, 'how many films are from Japan'), 'Number of films, where country is JP.')
  assert.equal(says(films, 'how many Japanese films'), 'Number of films, where country is JP.')
  // CA is Canada here
  assert.equal(says(films, 'how many films are from Canada'), 'Number of films, where country is CA.')
  assert.doesNotMatch(says(films, 'how many films are from California'), /CA/)
})

test('a place is found in a heading that writes its code', () => {
  assert.equal(says(films, 'total European sales'), 'Total EU Sales.')
})

test('the worst of what nobody wants is the most of it', () => {
  const lines = tableOf('lines', 'line', [
    fieldOf('operator', 'text', 'category', profiled(90, 'North', 'South')),
    amount('delay', 90),
    amount('rating', 90),
  ])
  const order = (text: string) => read(text, lines)[0]?.question.order?.[0]
  assert.deepEqual(
    order('which operator has the worst average delay'),
    order('which operator has the highest average delay'),
  )
  assert.deepEqual(
    order('which operator has the best average delay'),
    order('which operator has the lowest average delay'),
  )
  assert.deepEqual(
    order('which operator has the worst average rating'),
    order('which operator has the lowest average rating'),
  )
})
