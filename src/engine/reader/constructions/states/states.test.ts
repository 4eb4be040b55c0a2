import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../../question/catalog.ts'
import { describe as sentenceOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { decide } from '../../doubt.ts'
import { read } from '../../read.ts'
import { peopleCatalog, profiled } from '../../reader.fixture.ts'

/** Words for what became of things and who they are, over a table of people whose rows have no name. */

const flagOf = (name: string): Field => fieldOf(name, 'boolean', 'flag', profiled(90, 'true', 'false'))

const voyage: Catalog = {
  ...peopleCatalog,
  datasets: [
    {
      ...peopleCatalog.datasets[0]!,
      name: 'voyage',
      label: 'voyage',
      thing: null,
      table: { schema: null, name: 'voyage' },
      nameFields: ['name'],
      timeField: null,
      primaryKey: [],
      rows: 90,
      fields: [
        fieldOf('name', 'text', 'name', { profile: { ...profiled(90).profile!, distinct: 90 } }),
        flagOf('survived'),
        flagOf('smoker'),
        fieldOf('sex', 'text', 'category', profiled(90, 'male', 'female')),
        fieldOf('age', 'real', 'measure', { ...profiled(90), aggregation: 'avg' }),
        fieldOf('passengerClass', 'text', 'category', profiled(90, '1st', '2nd', '3rd')),
      ],
    },
  ],
}

const says = (text: string): string => {
  const [first] = read(text, voyage)
  assert.ok(first, `nothing is read: ${text}`)
  return sentenceOf(first.question, voyage)
}

test('what became of them is said by opposites, doers and what is not so', () => {
  for (const words of ['how many died', 'how many deaths were there', 'how many passengers did not survive'])
    assert.equal(says(words), 'Number of rows of voyage, where survived is no.', words)
  assert.equal(says('how many survivors were there'), 'Number of rows of voyage, where survived is yes.')
  assert.equal(says('how many non-smokers are there'), 'Number of rows of voyage, where smoker is no.')
  assert.equal(says('survivors by sex'), 'Number of rows of voyage where survived is yes by sex.')
})

test('both sides stand beside each other', () => {
  const both = 'Average age by survived, where survived is yes or no.'
  assert.equal(says('average age of survivors vs non-survivors'), both)
  assert.equal(
    says('what share of women survived compared to men'),
    'Percentage of rows of voyage where survived is yes by sex, where sex is female or male.',
  )
})

test('an ordinal is a value and no amount', () => {
  assert.equal(says('how many were in first class'), 'Number of rows of voyage, where passengerClass is 1st.')
  assert.equal(says('how many passengers survived'), 'Number of rows of voyage, where survived is yes.')
})

test('children are of an age that must be said', () => {
  assert.equal(says('how many children under 10 were on board'), 'Number of rows of voyage, where age is less than 10.')
  assert.equal(decide(read('how many children survived', voyage)), 'ask')
})
