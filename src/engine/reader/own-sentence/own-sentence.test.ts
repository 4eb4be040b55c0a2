import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog } from '../../question/catalog.ts'
import { randomCatalog } from '../../question/differential/random-catalog.fixture.ts'
import { createQuestions } from '../../question/differential/random-question.fixture.ts'
import { check, describe as sentenceOf } from '../../question/index.ts'
import { namesOf } from '../../question/names.ts'
import type { Measure, Question } from '../../question/question.contract.ts'
import { isClearWay, onlyHomeOf } from '../../question/sentence/field-words.ts'
import { of, shopCatalog } from '../../question/shop.fixture.ts'
import { createRandom, type Random } from '../../random.fixture.ts'
import { read } from '../read.ts'
import { readOwnSentence } from './read-own-sentence.ts'

/** SENTENCE_QUESTIONS=5000 SENTENCE_SEED=7 reads more, and others. */
const COUNT = Number(process.env.SENTENCE_QUESTIONS ?? 300)
const SEED = Number(process.env.SENTENCE_SEED ?? 20_261_116)

type Part = Record<string, unknown>
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of ways to write the same question, one. */
function settled(part: Part, catalog: Catalog, home: string | null): Part {
  if (Array.isArray(part.via) && isClearWay(part.via, namesOf(catalog), home)) delete part.via
  if (part.fn !== 'percentile') delete part.p
  if (part.n === 1 && part.kind !== 'moving') delete part.n
  if (part.offset === 0) delete part.offset
  for (const key of ['all', 'any']) if (Array.isArray(part[key]) && part[key].length === 1) return part[key][0] as Part
  const values = Array.isArray(part.values) ? part.values.filter((one) => one !== null) : part.values
  if ('in' in part) part.values = values
  if ('in' in part && Array.isArray(values) && values.length === 1)
    return { compare: '=', left: part.in, right: { value: values[0] } }
  if (isPart(part.period) && part.period.from === null && part.period.to === null)
    return { not: { missing: part.during } }
  if (part.from === '2024-01-01' && part.to === '2024-12-31') return { year: 2024 }
  if (isPart(part.column) && isPart(part.column.of)) part.column = { of: part.column.of }
  return part
}
function plainly(value: unknown, catalog: Catalog, outside: string | null = null): unknown {
  if (Array.isArray(value)) return value.map((one) => plainly(one, catalog, outside))
  if (!isPart(value)) return value
  const home = Array.isArray(value.measures) ? onlyHomeOf(value as Question) : ((value.related as string) ?? outside)
  const one = value.not
  const [only, ...others] = isPart(one) && Array.isArray(one.values) ? one.values.filter((each) => each !== null) : []
  if (isPart(one) && only !== undefined && others.length === 0)
    return plainly({ compare: '<>', left: one.in, right: { value: only } }, catalog, home)
  const part = settled(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainly(inner, catalog, home)])),
    catalog,
    // Which way leads to related rows is said from where one stands.
    outside,
  )
  // A column that is listed is the same by its place and by what it holds.
  const fields = Array.isArray(part.fields) ? part.fields.map((field) => JSON.stringify((field as Part).of)) : []
  if (Array.isArray(part.order))
    for (const order of part.order as { column: Part }[]) {
      const at = fields.indexOf(JSON.stringify(order.column.of))
      if (order.column.of !== undefined && at >= 0) order.column = { field: at }
    }
  return part
}

const LABELS = [
  'total revenue',
  'number of t1',
  'a, b and c',
  'said “so” as “he” did',
  '”',
  '',
  '12',
  'Umsatz (€) first',
]

/** With names that somebody may give to parts of it. */
function named(question: Question, random: Random): Question {
  const some = <Item extends object>(items: Item[]) =>
    items.map((item) => (random.chance(0.3) ? { ...item, label: random.pick(LABELS) } : item))
  return {
    ...question,
    measures: some(question.measures),
    by: some(question.by),
    ...(question.fields && { fields: some(question.fields) }),
    ...(question.over && { over: some(question.over) }),
  }
}

function assertReadBack(question: Question, catalog: Catalog, told: string): void {
  const sentence = sentenceOf(question, catalog)
  const again = readOwnSentence(sentence, catalog)
  assert.ok(again, `${told}: not read: ${sentence}\n${JSON.stringify(question)}`)
  assert.deepEqual(plainly(again, catalog), plainly(question, catalog), `${told}: ${sentence}`)
}

test(`a question is read again from its own sentence (${COUNT} random questions, seed ${SEED})`, () => {
  let asked = 0
  for (let n = 0; asked < COUNT; n++) {
    const random = createRandom(SEED + n)
    const { catalog } = randomCatalog(random)
    const next = createQuestions(catalog, random)
    for (let i = 0; i < 20 && asked < COUNT; i++) {
      const plain = next()
      const question = random.chance(0.4) ? named(plain, random) : plain
      if (!check(question, catalog).ok) continue
      asked++
      assertReadBack(question, catalog, `seed ${SEED + n}`)
    }
  }
  console.log(`# ${asked} questions read again from their sentences; seed ${SEED}`)
})

test('so are questions of the shop, with two ways, labels of values and words that need quotes', () => {
  const catalog = shopCatalog()
  const status = catalog.datasets[1]?.fields.find(({ name }) => name === 'status')
  assert.ok(status)
  status.valueLabels = [
    { value: 'paid', label: 'paid in full' },
    { value: 'sent', label: 'open' },
  ]
  const questions: Question[] = [
    { measures: [{ metric: 'revenue' }], by: [{ of: of('customers', 'region', ['order_customer']) }] },
    { measures: [{ metric: 'revenue' }], by: [{ of: of('customers', 'region', ['order_payer']) }] },
    {
      measures: [{ count: 'orders' }, { fn: 'sum', of: of('returns', 'pieces') }],
      by: [{ of: of('orders', 'day'), grain: 'fiscal_year' }],
      where: { in: of('orders', 'status'), values: ['paid', 'Bed and Breakfast', 'yes', 'name'] },
      over: [{ kind: 'share', measure: 1 }],
      order: [{ column: { over: 0 }, descending: true }],
      limit: 1,
    },
    {
      measures: [],
      by: [],
      dataset: 'products',
      fields: [{ of: of('products', 'name') }],
      where: {
        compare: '>',
        left: of('products', 'list_price'),
        right: { question: { measures: [{ fn: 'avg', of: of('products', 'list_price') }], by: [] } },
      },
    },
    {
      measures: [{ fn: 'avg', over: { measures: [{ metric: 'revenue' }], by: [{ of: of('orders', 'id') }] } }],
      by: [],
    },
    {
      measures: [{ op: '/', left: { count: 'orders', where: { missing: of('orders', 'day') } }, right: { value: 3 } }],
      by: [
        { of: of('orders', 'day'), grain: 'year_number' },
        { of: of('orders', 'shipping'), bins: { width: 5 } },
      ],
      where: { during: of('orders', 'day'), period: { last: 12, unit: 'month' } },
    },
    {
      measures: [{ count: 'orders' }, { fn: 'sum', of: of('lines', 'price'), label: 'paid “in” full' }],
      by: [{ of: of('orders', 'shipping') }, { of: of('orders', 'status') }],
      where: { text: 'contains', of: of('orders', 'status'), value: 'he said “no”' },
      compare: [
        { label: 'said', where: { in: of('orders', 'status'), values: ['”', 'paid', '““'] } },
        { label: 'not said', where: { missing: of('orders', 'status') } },
      ],
      over: [
        { kind: 'difference', measure: 3, along: 1, to: '-7.5', label: 'against it' },
        { kind: 'share', measure: 1, from: 0 },
        { kind: 'growth', measure: 0, from: 1, label: 'grown' },
      ],
      order: [{ column: { over: 0 }, descending: false }],
    },
    {
      measures: [{ count: 'lines' }, { count: 'returns' }],
      by: [{ of: of('customers', 'region', ['line_order', 'order_payer']) }],
    },
  ]
  for (const value of ['open', 'sent'])
    questions.push({
      measures: [{ count: 'orders' }],
      by: [],
      where: { compare: '=', left: of('orders', 'status'), right: { value } },
    })
  for (const part of ['month_of_year', 'weekday', 'quarter_of_year'] as const)
    for (const compare of ['=', '>'] as const)
      questions.push({
        measures: [{ count: 'orders' }],
        by: [],
        where: { compare, left: { at: part, of: of('orders', 'day') }, right: { value: 3 } },
      })
  const paid = { in: of('orders', 'status'), values: ['paid', 'sent'] }
  for (const whole of [{ count: 'orders' }, { metric: 'revenue' }] satisfies Measure[]) {
    const share: Measure = { op: '/', left: { ...whole, where: paid }, right: whole }
    const percentage: Measure = { op: '*', left: share, right: { value: 100 } }
    const other: Measure = { op: '/', left: { ...whole, where: paid }, right: { count: 'lines' } }
    for (const measures of [[share], [percentage, share], [other], [{ ...percentage, where: paid }]])
      questions.push({ measures, by: [{ of: of('orders', 'day'), grain: 'month' }], where: paid })
  }
  const best: Question = {
    measures: [{ fn: 'sum', of: of('lines', 'price') }],
    by: [{ of: of('orders', 'status') }],
    order: [{ column: { measure: 0 }, descending: true }],
    limit: 2,
    asked: [{ by: 0 }],
  }
  questions.push({
    measures: [{ count: 'orders' }],
    by: [],
    where: { in: of('orders', 'status'), values: { question: best } },
  })
  for (const question of questions) {
    assert.deepEqual(check(question, catalog).ok, true, JSON.stringify(check(question, catalog)))
    assertReadBack(question, catalog, 'shop')
  }
})

test('the reader takes such a sentence at its word, and reads any other text as before', () => {
  const catalog = shopCatalog()
  const question: Question = {
    measures: [{ count: 'orders' }],
    by: [{ of: of('orders', 'status') }],
    where: { during: of('orders', 'day'), period: { year: 2025 } },
  }
  const [reading, ...others] = read(sentenceOf(question, catalog), catalog)
  assert.deepEqual([reading?.question, others.length], [question, 0])
  assert.ok((reading?.probability ?? 0) > 0.98)
  for (const text of ['Number of orders by status', 'How many orders are there.', '', '.', `${'the '.repeat(900)}.`])
    assert.equal(readOwnSentence(text, catalog), null, text.slice(0, 40))
})
