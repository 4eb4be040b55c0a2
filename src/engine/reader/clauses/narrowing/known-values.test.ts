import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Field } from '../../../question/catalog.ts'
import { describe as sentenceOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

/** What stands in a column and what does not, in whatever words; yes and no by any of their words; what a share is of. */

const some = (...values: string[]): Partial<Field> => profiled(90, ...values)
const lacking = (nulls: number): Partial<Field> => ({ profile: { ...profiled(90).profile!, nulls, min: 2 } })

const sheep: Catalog = {
  ...peopleCatalog,
  relationships: [],
  datasets: [
    datasetOf(
      'shearings',
      'shearing',
      [
        fieldOf('tag', 'text', 'id', some()),
        fieldOf('breed', 'text', 'category', some('Texel', 'Merino')),
        fieldOf('fleece weight', 'real', 'measure', { ...lacking(8), aggregation: 'avg' }),
        fieldOf('buyer', 'text', 'category', { ...some('Mill', 'Fair'), ...lacking(12) }),
        fieldOf('DQ', 'boolean', 'flag', some()),
        fieldOf('receipt kept', 'boolean', 'flag', some()),
      ],
      { primaryKey: ['tag'], timeField: null },
    ),
  ],
}

const saidOf = (ask: string): string => {
  const [first] = read(ask, sheep)
  return first ? sentenceOf(first.question, sheep) : 'nothing'
}
const sameAs = (asks: string[], like: string) => {
  for (const ask of asks) assert.equal(saidOf(ask), saidOf(like), ask)
}

test('nothing stands in a column, however it is said', () => {
  assert.match(saidOf('how many shearings have no fleece weight recorded'), /fleece weight/)
  sameAs(
    [
      'how many shearings have no fleece weight entered',
      "how many shearings don't have a fleece weight noted",
      "for how many shearings wasn't the fleece weight written down",
      'in how many shearings was the fleece weight left blank',
      'how many shearings never got a fleece weight',
      'how many shearings lack a fleece weight',
    ],
    'how many shearings have no fleece weight recorded',
  )
})

test('of two columns neither, or one of them', () => {
  assert.match(saidOf('how many shearings have neither a buyer nor a fleece weight'), /buyer.*fleece weight/)
  assert.match(saidOf('how many shearings lack at least one of buyer or fleece weight'), / or /)
})

test('letters in a heading are said whole', () => {
  for (const ask of ['disqualifications per breed', 'number of disqualified shearings per breed'])
    assert.match(saidOf(ask), /shearings.*breed.*DQ is yes|shearings where DQ is yes by breed/, ask)
})

test('a share is of what is said to be the whole, wherever that stands', () => {
  assert.match(
    saidOf('of the shearings with a buyer, what percentage were disqualified'),
    /DQ is yes.* \/ .*buyer is known/,
  )
  assert.match(
    saidOf('what percentage of shearings were Texel? ignore the disqualified ones'),
    /where breed is Texel, where not \(DQ is yes\)/,
  )
})
