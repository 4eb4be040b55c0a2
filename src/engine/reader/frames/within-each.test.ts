import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog } from '../../question/catalog.ts'
import { titleOf } from '../../question/index.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { candidatesFor } from '../candidates.ts'
import { datasetOf, peopleCatalog, profiled } from '../reader.fixture.ts'

const catalog: Catalog = {
  ...peopleCatalog,
  datasets: [
    datasetOf(
      'animals',
      'animal',
      [
        fieldOf('name', 'text', 'name', profiled(300)),
        fieldOf('kind', 'text', 'category', profiled(300, 'cat', 'dog')),
        fieldOf('town', 'text', 'category', profiled(300, 'Kiel', 'Bonn')),
        fieldOf('age', 'integer', 'measure', { aggregation: 'avg' }),
        fieldOf('has chip', 'boolean', 'flag', profiled(300, 'true', 'false')),
        fieldOf('weight', 'real', 'measure', { aggregation: 'avg' }),
      ],
      { nameFields: ['name'] },
    ),
  ],
}

const titles = (words: string) =>
  candidatesFor(words, catalog, [], []).candidates.map(({ question }) => titleOf(question, catalog))
const gives = (words: string, title: string) => {
  const all = titles(words)
  assert.ok(all.includes(title), [title, ...all].join('\n'))
}
const neverGives = (words: string, title: RegExp) => {
  const all = titles(words)
  assert.ok(all.length > 0 && !all.some((each) => title.test(each)), all.join('\n'))
}

test('the first of each group is told with the columns that are named', () => {
  gives(
    'Who is the oldest animal of each kind? Show kind, name and age.',
    'Kind, name and age of each animal, where age is known, ordered by age (highest first), the first 1 of each kind',
  )
  gives(
    'which town has the most animals for each kind? kind, town, number',
    'Number of animals by town and kind, ordered by number of animals (highest first), the first 1 of each kind',
  )
})

test('one of each is not one of them all', () => {
  neverGives('which town has the highest weight for each kind', /the first 1$/)
})

test('a number is grouped by parts of a width, or by the bounds that are told', () => {
  gives('number of animals by weight band of 5 (0-4, 5-9 and so on)', 'Number of animals by weight in steps of 5')
  gives('how many animals fall in each 10-year age group', 'Number of animals by age in steps of 10')
  gives('average weight by age in decades: 10s, 20s, ...', 'Average weight by age in steps of 10')
  gives(
    'Group the animals by age: under 5, 5 to 9, and 10 or older. What is the average weight in each group?',
    'Average weight by age group',
  )
})

test('those that are so stand beside the rest, and no other condition does', () => {
  gives('average weight of animals with a chip and of those without', 'Average weight by has chip')
  gives('average weight of animals with an age of 10 or more compared with that of the rest', 'Average weight by age')
})
