import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRandom } from '../random.fixture.ts'
import type { Catalog } from './catalog.ts'
import { randomCatalog } from './differential/random-catalog.fixture.ts'
import { createQuestions } from './differential/random-question.fixture.ts'
import { createEvaluator, type Data } from './evaluate/evaluate.ts'
import { compileTest, rowLeaf, type World } from './evaluate/terms.ts'
import { normal } from './evaluate/values.ts'
import { QuestionFault } from './fault.ts'
import type { Question } from './question.contract.ts'
import { of, shopCatalog } from './shop.fixture.ts'
import { compile } from './sql/compile.ts'

const catalog = shopCatalog('postgres')

/** The condition that a copy of a dataset's rows for the question would have; null: all are copied. */
function copied(question: Question, dataset: string): string | null {
  const only = compile(question, catalog).matters(dataset)
  const [key] = catalog.datasets.find(({ name }) => name === dataset)!.fields
  const rows = { measures: [], by: [], dataset, fields: [{ of: of(dataset, key!.name) }] }
  const { sql } = compile(rows, catalog, { only, written: true })
  return only && sql.replace(/\s+/g, ' ').replace(/^.* WHERE (.*) ORDER BY .*$/, '$1')
}

const is = (dataset: string, field: string, value: string | number, via?: string[]) =>
  ({ compare: '=', left: of(dataset, field, via), right: { value } }) as const
const isNorth = is('customers', 'region', 'North', ['order_customer'])

test('equal values, ranges, lists and periods are asked of the rows that are counted', () => {
  const where = {
    all: [
      { in: of('orders', 'status'), values: ['open', 'paid'] },
      { during: of('orders', 'day'), period: { year: 2024, month: 3 } },
      { text: 'contains', of: of('orders', 'status'), value: 'p' } as const,
    ],
  }
  assert.equal(
    copied({ measures: [{ count: 'orders' }], by: [], where }, 'orders'),
    `"orders"."status" IN ('open', 'paid') AND "orders"."day" >= DATE '2024-03-01' AND "orders"."day" < DATE '2024-04-01'`,
  )
})

test('a test of rows that others lead to is asked of them, and not of those that lead there', () => {
  const question = { measures: [{ count: 'orders' }], by: [], where: isNorth }
  assert.equal(copied(question, 'customers'), `"customers"."region" = 'North'`)
  assert.equal(copied(question, 'orders'), null)
})

test('rows that are needed twice are those of the one or of the other, and all when one needs all', () => {
  const either = {
    measures: [
      { count: 'orders' },
      { question: { measures: [{ count: 'orders' }], by: [], where: is('orders', 'status', 'paid') } },
    ],
    by: [],
    where: is('orders', 'status', 'open'),
  }
  assert.equal(copied(either, 'orders'), `("orders"."status" = 'open' OR "orders"."status" = 'paid')`)
  const all = { ...either, measures: [{ question: { measures: [{ count: 'orders' }], by: [] } }, { count: 'orders' }] }
  assert.equal(copied(all, 'orders'), null)
  const ofEach = ['open', 'paid'].map((status) => ({ count: 'orders', where: is('orders', 'status', status) }))
  const alone = { measures: ofEach, by: [] }
  assert.equal(copied(alone, 'orders'), `("orders"."status" = 'open' OR "orders"."status" = 'paid')`)
  assert.equal(copied({ ...alone, by: [{ of: of('orders', 'status') }] }, 'orders'), null, 'each group is told')
})

test('what holds without a value, or of another row, keeps no row away', () => {
  const count = { measures: [{ count: 'orders' }], by: [] }
  for (const where of [
    { missing: of('orders', 'status') },
    { not: is('orders', 'status', 'open') },
    { compare: '<>', left: of('orders', 'status'), right: { value: 'open' } } as const,
    { any: [is('orders', 'status', 'open'), isNorth] },
    { related: 'lines', some: true, where: null },
  ])
    assert.equal(copied({ ...count, where }, 'orders'), null, JSON.stringify(where))
})

/** Only the rows that matter to a question. */
function narrowed(question: Question, of: Catalog, data: Data): Data {
  const { matters } = compile(question, of)
  return Object.fromEntries(
    of.datasets.map(({ name, fields }) => {
      const test = matters(name)
      // Simple tests look at nothing but their row.
      const judge = test && compileTest(test, {} as World, rowLeaf({} as World))
      const read = (row: Record<string, unknown>) =>
        Object.fromEntries(
          fields.flatMap(({ column, type }) => (column === null ? [] : [[column, normal(row[column], type)]])),
        )
      return [name, (data[name] ?? []).filter((row) => !judge || judge(read(row)) === true)]
    }),
  )
}

test('random questions of the rows that matter alone have the same answer as of all', () => {
  let [asked, fewer] = [0, 0]
  for (let seed = 1; asked < 2_000; seed++) {
    const random = createRandom(seed)
    const { catalog: made, data } = randomCatalog(random)
    const catalog = { ...made, datasets: made.datasets.map((dataset) => ({ ...dataset, ordered: false })) }
    const next = createQuestions(catalog, random)
    for (let i = 0; i < 40; i++) {
      const question = next()
      try {
        const all = createEvaluator(catalog, data)(question).rows
        const some = narrowed(question, catalog, data)
        assert.deepEqual(
          createEvaluator(catalog, some)(question).rows,
          all,
          `seed ${seed}: ${JSON.stringify(question)}`,
        )
        asked++
        if (JSON.stringify(some) !== JSON.stringify(data)) fewer++
      } catch (error) {
        if (!(error instanceof QuestionFault)) throw error
      }
    }
  }
  assert.ok(fewer > 100, `only ${fewer} of ${asked} questions were of fewer rows`)
})
