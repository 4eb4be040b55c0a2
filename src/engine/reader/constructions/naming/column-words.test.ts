import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../../question/catalog.ts'
import { describe as sentenceOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

/** How words find columns that are not called so. */

const amount = (name: string, min: number, max: number, more: Partial<Field> = {}): Field => {
  const { profile } = profiled(90)
  return fieldOf(name, 'real', 'measure', { profile: { ...profile!, min, max }, ...more })
}

const tableOf = (name: string, one: string, fields: Field[]): Catalog => ({
  ...peopleCatalog,
  datasets: [datasetOf(name, one, fields)],
})

const birds = tableOf('birds', 'bird', [
  fieldOf('kind', 'text', 'category', profiled(90, 'Gull', 'Heron')),
  amount('wing_length_mm', 100, 300),
  amount('beak_length_mm', 20, 60),
  amount('beak_depth_mm', 5, 20),
  amount('body_mass_g', 300, 2500),
])

const vans = tableOf('vans', 'van', [
  fieldOf('maker', 'text', 'category', profiled(90, 'Aros', 'Belt')),
  amount('cty', 8, 30),
  amount('hwy', 12, 40),
  amount('displ', 1, 7),
  amount('hp', 60, 300),
  amount('yrs.in.use', 1, 12),
])

const says = (catalog: Catalog, text: string): string => {
  const [first] = read(text, catalog)
  assert.ok(first, `nothing is read: ${text}`)
  return sentenceOf(first.question, catalog)
}

test('a weight is a mass, and what is said in kilos is kept in grams', () => {
  assert.equal(says(birds, 'average weight by kind'), 'Average body mass g by kind.')
  assert.equal(says(birds, 'average weight in kg by kind'), 'Average body mass g / 1000 by kind.')
  assert.equal(
    says(birds, 'how many birds weigh more than 2 kg'),
    'Number of birds, where body mass g is more than 2000.',
  )
})

test('what is said in a unit is never held against another kind of it', () => {
  for (const [text, field] of [
    ['how many birds are heavier than 1 kg', 'body mass g'],
    ['how many birds have wings longer than 20 cm', 'wing length mm'],
  ] as const)
    assert.ok(says(birds, text).includes(field), says(birds, text))
  assert.ok((read('average beak depth in litres', birds)[0]?.probability ?? 0) <= 0.5)
})

test('the longest of what has several lengths is that beside which it stands', () => {
  assert.equal(
    says(birds, 'which kind has the longest wings on average'),
    'Average wing length mm by kind, ordered by average wing length mm (highest first), the first one.',
  )
})

test('a word that two names share is said once', () => {
  assert.equal(
    says(birds, 'mean beak length and depth for each kind'),
    'Average beak length mm and average beak depth mm by kind.',
  )
  assert.equal(says(vans, 'average city and highway mileage by maker'), 'Average cty and average hwy by maker.')
})

test('headings that are cut short are found by the words that they stand for', () => {
  assert.equal(says(vans, 'average highway mileage by maker'), 'Average hwy by maker.')
  assert.equal(says(vans, 'average city mpg by maker'), 'Average cty by maker.')
  assert.equal(says(vans, 'average displacement by maker'), 'Average displ by maker.')
  assert.equal(says(vans, 'average horsepower'), 'Average hp.')
  assert.equal(says(vans, 'average years in use by maker'), 'Average yrs.in.use by maker.')
})

test('of two mileages neither is chosen', () => {
  assert.ok((read('average mileage by maker', vans)[0]?.probability ?? 0) <= 0.5)
})

const regions = tableOf('regions', 'region', [
  fieldOf('county', 'text', 'category', profiled(90, 'Avon', 'Kent')),
  fieldOf('outcome', 'text', 'category', profiled(90, 'pos', 'neg')),
  fieldOf('support', 'text', 'category', profiled(90, 'Yes', 'No', 'No line')),
  amount('burglary', 1, 20),
  amount('wage19', 10, 30),
  amount('wage20', 10, 30),
  amount('fatalities', 0, 40),
  amount('profit', -5, 40),
])

test('a rate, a year and a number that stand beside a name belong to it', () => {
  assert.equal(says(regions, 'average burglary rate by county'), 'Average burglary by county.')
  assert.equal(says(regions, 'average wage in 2019 by county'), 'Average wage19 by county.')
  assert.equal(says(regions, 'average 2020 wage by county'), 'Average wage20 by county.')
})

test('what is written short, as a deed or as a loss is found by the words for it', () => {
  assert.equal(says(regions, 'how many regions are positive'), 'Number of regions, where outcome is pos.')
  assert.equal(says(regions, 'how many regions have no support'), 'Number of regions, where support is No.')
  assert.equal(says(regions, 'how many people died in Kent'), 'Total fatalities, where county is Kent.')
  assert.equal(says(regions, 'how many regions made a loss'), 'Number of regions, where profit is less than 0.')
  assert.equal(
    says(regions, 'how many regions in the east (county Kent) are there'),
    'Number of regions, where county is Kent.',
  )
})
