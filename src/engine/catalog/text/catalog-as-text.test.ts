import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertGrowsEvenly } from '../../../../test/growth.ts'
import { datasetOf, fieldOf, shopCatalog } from '../../question/shop.fixture.ts'
import { tellCatalog } from './catalog-as-text.ts'

const catalogAsText = (...asked: Parameters<typeof tellCatalog>) => tellCatalog(...asked).text

const shop = shopCatalog()
const decoys = Array.from({ length: 400 }, (_, i) =>
  datasetOf(`archive_${i}`, [fieldOf('id', 'integer', 'id'), fieldOf(`note_${i}`, 'text', 'text')]),
)
const crowded = { ...shop, datasets: [...decoys.slice(0, 200), ...shop.datasets, ...decoys.slice(200)] }

test('all of a small catalog is told: fields, relationships with their direction, metrics', () => {
  const text = catalogAsText(shop)
  assert.match(text, /^Datasets:\n/)
  for (const { name } of shop.datasets) assert.match(text, new RegExp(`^  ${name} `, 'm'))
  assert.match(text, /lines\(order_id\) -> orders\(id\), many to one/)
  assert.match(text, /revenue = SUM\(lines\.amount\) where orders\.status <> 'cancelled'/)
  assert.match(text, /shipping real \[measure; default sum; currency in EUR\]/)
})

test('what was said of a field is told once: its comment, other names, unit, and all of its values where they are few', () => {
  const profile = {
    rows: 900,
    nulls: 3,
    distinct: 3,
    min: 'new',
    max: 'void',
    mean: null,
    top: ['new', 'paid', 'void'].map((value) => ({ value, count: 299 })),
    histogram: [],
    sampled: false,
  }
  const status = { ...fieldOf('status', 'text', 'category'), synonyms: ['state'], description: 'Where it stands.' }
  const many = { ...profile, distinct: 700, top: profile.top.map((one) => ({ ...one, count: 1 })) }
  const told = (fields: Parameters<typeof datasetOf>[1]) =>
    catalogAsText({ ...shop, datasets: [datasetOf('tickets', fields)], relationships: [], metrics: [] })
  const text = told([
    { ...status, profile },
    { ...fieldOf('kind', 'integer', 'category'), valueLabels: [{ value: 1, label: 'complaint' }] },
    { ...fieldOf('person', 'text', 'name'), profile: many },
    { ...fieldOf('weight', 'real', 'measure'), format: { kind: 'number', unit: 'kg' } },
  ])
  const once = (words: string) => assert.equal(text.split(words).length, 2, `${words} in\n${text}`)
  once('status text [category; 3 empty; values "new", "paid", "void"] (also: state): Where it stands.')
  once('1 = complaint')
  once('700 values such as "new", "paid", "void"')
  once('in kg')
  // What was seen in a sample is not all that there is.
  const sampled = told([{ ...status, profile: { ...profile, sampled: true } }])
  assert.match(sampled, /\[category; 3 empty; values such as "new", "paid", "void"\]/)
})

test('within a budget, what is asked about is told, with what it is joined to, and the rest is counted', () => {
  const text = catalogAsText(crowded, { question: 'How many orders did each customer place?', maxTokens: 1_000 })
  assert.ok(text.length < 1_000 * 4 + 2_200, `${text.length} characters`)
  for (const name of ['orders', 'customers', 'lines']) assert.match(text, new RegExp(`^  ${name} `, 'm'), name)
  const [, more] = /and (\d+) more: /.exec(text) ?? []
  assert.ok(Number(more) > 300)
  assert.doesNotMatch(text, /archive_\d+, archive_\d*$/m)
})

test('a metric that is asked for brings the tables that it is made of', () => {
  const text = catalogAsText(crowded, { question: 'what was our revenue', maxTokens: 800 })
  assert.match(text, /^ {2}lines /m)
})

test('a table is found by the verb of what it counts', () => {
  const births = datasetOf('births_by_year', [
    fieldOf('year', 'integer', 'id'),
    fieldOf('births', 'integer', 'measure'),
  ])
  const datasets = [...decoys, births]
  const text = catalogAsText({ ...shop, datasets }, { question: 'how many babies were born?', maxTokens: 500 })
  assert.match(text, /^ {2}births_by_year /m)
})

test('a table too wide for the budget is told with the fields that the question names', () => {
  const wide = datasetOf(
    'surveys',
    Array.from({ length: 600 }, (_, i) => fieldOf(i === 577 ? 'satisfaction' : `answer_${i}`, 'integer', 'measure')),
  )
  const text = catalogAsText({ ...shop, datasets: [wide] }, { question: 'average satisfaction?', maxTokens: 800 })
  assert.match(text, /satisfaction integer/)
  assert.match(text, /also: answer_0, answer_1, .* and \d+ others/)
})

test('only the tables that are asked for', () => {
  const text = catalogAsText(shop, { only: new Set(['orders']) })
  assert.match(text, /^ {2}orders /m)
  assert.doesNotMatch(text, /^ {2}products /m)
})

test('words that nobody uses are held against the names of columns in time that grows with both, and no faster', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const word = (start: string, at: number) =>
    `${start}${letters[at % 26]}${letters[Math.floor(at / 26) % 26]}${letters[Math.floor(at / 676)]}aa`
  const wideOf = (size: number) => {
    const fields = Array.from({ length: size }, (_, at) => fieldOf(word('az', at), 'text', 'text'))
    return { ...shop, datasets: [...shop.datasets, datasetOf('wide', fields)] }
  }
  return assertGrowsEvenly((size) => {
    const question = Array.from({ length: size }, (_, at) => word('aq', at)).join(' ')
    assert.match(catalogAsText(wideOf(size), { question }), /Datasets:/)
  }, 200)
})

test('a word with a typing error brings what it most likely meant', () => {
  assert.match(catalogAsText(crowded, { question: 'How many custommers?', maxTokens: 1_000 }), /^ {2}customers /m)
})
