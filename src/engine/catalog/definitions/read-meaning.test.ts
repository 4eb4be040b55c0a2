import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildCatalog, buildSpace, type CatalogSource } from '../build-catalog.ts'
import { numbers, rowsOf, schemaOf, settings, tableOf } from '../catalog.fixture.ts'
import { answerSuggestion, type OssieDocument } from '../index.ts'
import { modelsOf } from '../ossie/document.ts'
import { readDocument } from '../ossie/read-document.ts'
import { standSource, standSpace } from '../standing.ts'
import { readMeaning, type SaidMeaning } from './read-meaning.ts'

const orders = tableOf(
  'orders',
  ['order_id', 'gross', 'net', 'status'],
  rowsOf(
    numbers(200, (n) => n + 1),
    numbers(200, (n) => (n % 90) * 1.5),
    numbers(200, (n) => (n % 90) * 1.2),
    numbers(200, (n) => (n % 9 ? 'paid' : 'cancelled')),
  ),
)
const customers = tableOf(
  'customers',
  ['id', 'name'],
  rowsOf(
    numbers(40, (n) => n + 1),
    numbers(40, (n) => `Person ${n}`),
  ),
)
const revenue = `version: 0.2.0.dev0
semantic_model:
  - name: shop
    datasets:
      - { name: orders, source: orders }
    metrics:
      - name: revenue
        expression: { dialects: [{ dialect: ANSI_SQL, expression: "SUM(orders.gross)" }] }
        ai_context: { synonyms: [sales] }
`
const sourceOf = (definitions: OssieDocument | null = null): CatalogSource => ({
  id: 'shop',
  dialect: 'sqlite',
  schema: schemaOf(orders, customers),
  isFile: true,
  definitions,
})
const defined = () => sourceOf(readDocument(revenue).document)
const read = (said: SaidMeaning, source = sourceOf()) => readMeaning(said, buildCatalog([source], settings), 'said')
const value = (said: SaidMeaning, source?: CatalogSource) => {
  const found = read(said, source)
  assert.ok(found.ok, JSON.stringify(found))
  return { ...found.suggestion, sentence: found.sentence }
}

test('a word for something that has a name is a synonym of it', () => {
  const ofDataset = value({ word: 'members', means: 'customers' })
  assert.deepEqual(
    [ofDataset.attribute, ofDataset.dataset, ofDataset.field, ofDataset.value],
    ['synonym', 'customers', null, 'members'],
  )
  assert.equal(ofDataset.sentence, 'Another word for customers.')
  const ofField = value({ word: 'takings', means: 'orders.net' })
  assert.deepEqual([ofField.attribute, ofField.field, ofField.value], ['synonym', 'net', 'takings'])
  const ofMetric = value({ word: 'turnover', means: 'revenue' }, defined())
  assert.deepEqual([ofMetric.attribute, ofMetric.value], ['metric', { name: 'revenue', synonym: 'turnover' }])
})

test('anything else is a metric, told in words; of one that there is, what changes', () => {
  const made = value({ word: 'Net revenue', means: 'SUM(orders.net)', where: "orders.status <> 'cancelled'" })
  assert.deepEqual(made.value, {
    name: 'net_revenue',
    label: 'Net revenue',
    expression: 'SUM(orders.net)',
    where: "orders.status <> 'cancelled'",
  })
  assert.equal(made.sentence, 'Total net, where status is not cancelled.')
  assert.deepEqual(value({ word: 'sales', means: 'SUM(orders.net)' }, defined()).value, {
    name: 'revenue',
    expression: 'SUM(orders.net)',
  })
  const filtered = value({ word: 'revenue', means: 'revenue', where: "orders.status <> 'cancelled'" }, defined())
  assert.deepEqual(filtered.value, { name: 'revenue', where: "orders.status <> 'cancelled'" })
  assert.equal(filtered.sentence, 'Total gross, where status is not cancelled. Until now: Total gross.')
})

test('what cannot be read against the catalog is refused with the reason', () => {
  const refusal = (said: SaidMeaning, source?: CatalogSource) => {
    const found = read(said, source)
    assert.ok(!found.ok)
    return found.error
  }
  assert.match(refusal({ word: 'profit', means: 'SUM(orders.profit)' }), /^means: there is no field "orders.profit"/)
  assert.match(refusal({ word: 'profit', means: 'select 1' }), /^means: /)
  assert.match(
    refusal({ word: 'profit', means: 'SUM(orders.net)', where: 'orders.no = 1' }),
    /^where: there is no field/,
  )
  assert.match(refusal({ word: 'orders', means: 'orders' }), /is known as "orders" already/)
  assert.match(refusal({ word: 'revenue', means: 'orders.net' }, defined()), /"revenue" is what revenue is called/)
  assert.match(refusal({ word: '?!', means: 'SUM(orders.net)' }), /cannot be the name of a metric/)
  assert.match(refusal({ word: 'revenue', means: 'revenue * 2' }, defined()), /there is no metric "revenue"/)
})

test('accepted, it stands in the definitions and means that from then on', async () => {
  const source = (await standSource({ source: sourceOf(), name: 'shop' })).shown
  const word = value({ word: 'members', means: 'customers' })
  const field = value({ word: 'takings', means: 'orders.net' })
  const both = answerSuggestion(answerSuggestion(source, word, true), field, true)
  const { datasets } = buildCatalog([sourceOf(both)], settings)
  assert.deepEqual(datasets.find(({ name }) => name === 'customers')?.synonyms, ['members'])
  assert.deepEqual(datasets.flatMap(({ fields }) => fields).find(({ name }) => name === 'net')?.synonyms, ['takings'])
  const space = (await standSpace({ sources: [sourceOf()], settings, name: 'space' })).shown
  const metric = value({ word: 'Net revenue', means: 'SUM(orders.net)', where: "orders.status <> 'cancelled'" })
  const { catalog, faults } = buildSpace([sourceOf()], {
    ...settings,
    definitions: answerSuggestion(space, metric, true),
  })
  assert.deepEqual(faults, [])
  const [kept] = catalog.metrics
  assert.deepEqual([kept?.name, kept?.label, kept?.where !== null], ['net_revenue', 'Net revenue', true])
  const changed = answerSuggestion(
    (await standSource({ source: defined(), name: 'shop' })).shown,
    value({ word: 'sales', means: 'SUM(orders.net)' }, defined()),
    true,
  )
  const [only, ...others] = modelsOf(changed).flatMap(({ model }) => model.metrics ?? [])
  assert.deepEqual(
    [only?.expression.dialects[0]?.expression, only?.ai_context, others.length],
    ['SUM(orders.net)', { synonyms: ['sales'] }, 0],
  )
})
