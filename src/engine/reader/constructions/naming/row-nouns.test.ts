import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Dataset, Field } from '../../../question/catalog.ts'
import { titleOf } from '../../../question/index.ts'
import { fieldOf } from '../../../question/shop.fixture.ts'
import { decide } from '../../doubt.ts'
import { read } from '../../read.ts'
import { datasetOf, peopleCatalog, profiled } from '../../reader.fixture.ts'

/** Nouns that are what the rows are and the name of a column too, and nouns of which there is so much and not so many. */

const over = (name: string, one: string, fields: Field[], more: Partial<Dataset> = {}): Catalog => ({
  ...peopleCatalog,
  datasets: [datasetOf(name, one, fields, { label: name.replaceAll('_', ' '), primaryKey: [], ...more })],
})
const apart = (distinct: number, nulls = 0): Partial<Field> => ({
  profile: { ...profiled(90).profile!, distinct, nulls },
})

const tools = (key: string) =>
  over(
    'workshop_tools',
    'tool',
    [
      fieldOf(key, 'text', 'id', apart(90)),
      fieldOf('tool', 'text', 'category', profiled(90, 'Hammer', 'Saw', 'Drill')),
      fieldOf('shelf', 'text', 'category', profiled(90, 'Upper', 'Lower')),
      fieldOf('owner', 'text', 'category', { profile: { ...profiled(90, 'Kim', 'Lee').profile!, nulls: 20 } }),
      fieldOf('electric', 'boolean', 'flag', profiled(90)),
    ],
    { primaryKey: [key] },
  )

const landings = over(
  'harbour_log',
  'landing',
  [
    fieldOf('log_id', 'integer', 'id', apart(90)),
    fieldOf('landing', 'datetime', 'time', apart(88)),
    fieldOf('skipper', 'text', 'category', profiled(90, 'Kim', 'Lee')),
  ],
  { primaryKey: ['log_id'], timeField: 'landing' },
)

const yields = (...amounts: Field[]) =>
  over(
    'bee_honey',
    'row',
    [
      fieldOf('hive', 'text', 'category', profiled(90, 'North', 'South')),
      fieldOf('week start', 'date', 'time', profiled(90, '2025-01-06', '2025-01-13', '2025-01-20')),
      ...amounts,
    ],
    { timeField: 'week start' },
  )
const summed = (name: string, more: Partial<Field> = {}) =>
  fieldOf(name, 'real', 'measure', { ...apart(80), aggregation: 'sum', ...more })

const told = (text: string, catalog: Catalog): string => titleOf(read(text, catalog)[0]!.question, catalog)

test('rows are counted where the table is one of such things, whatever a column says that they are', () => {
  const catalog = tools('inventory_no')
  assert.equal(told('how many tools are there per shelf?', catalog), 'Number of workshop_tools by shelf')
  assert.equal(
    told('how many tools are electric and how many are not?', catalog),
    'Number of workshop_tools by electric',
  )
  assert.equal(told('number of tools on the upper shelf', catalog), 'Number of workshop_tools, where shelf is Upper')
  assert.match(told('which shelf has the most tools', catalog), /^Number of workshop_tools by shelf, ordered/)
  assert.match(told('how many different tools are there', catalog), /^Number of different tools/)
})

test('what is not known is missing, and not the opposite of its opposite', () => {
  assert.equal(
    told('for how many tools do we not know the owner?', tools('tool_id')),
    'Number of workshop_tools, where owner is missing',
  )
})

test('of rows whose key is that of another thing nobody can be sure', () => {
  const catalog = tools('rental_id')
  assert.equal(decide(read('how many tools are there per shelf?', catalog)), 'ask')
  assert.match(told('how many different tools are there', catalog), /^Number of different tools/)
})

test('what the rows are called by the moment of each is counted', () => {
  for (const [words, grain] of [
    ['At which hour of the day do we have the most landings?', 'hour of day'],
    ['in which month did we have the fewest landings?', 'month'],
    ['on which weekday are there the most landings', 'weekday'],
  ] as const)
    assert.match(told(words, landings), new RegExp(`^Number of harbour_log by ${grain} of landing, ordered`), words)
})

test('the most of what cannot be counted is the only amount that there is', () => {
  const catalog = yields(summed('kilos'), fieldOf('water pct', 'real', 'measure', { aggregation: 'avg' }))
  assert.match(told('in which month did we get the most honey?', catalog), /^Total kilos by month of week start/)
  assert.match(told('which hive had the least honey?', catalog), /^Total kilos by hive/)
  assert.doesNotMatch(told('in which month did we see the most bees?', catalog), /kilos/)
})

test('and unsure where there are several amounts, or one of money', () => {
  for (const catalog of [
    yields(summed('kilos'), summed('jars')),
    yields(summed('cost', { format: { kind: 'currency' } })),
  ])
    assert.equal(decide(read('in which month did we get the most honey?', catalog)), 'ask')
})
