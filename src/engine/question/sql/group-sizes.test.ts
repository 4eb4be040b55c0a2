import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QuestionFault } from '../fault.ts'
import type { Question } from '../question.contract.ts'
import { of, shopCatalog } from '../shop.fixture.ts'
import { compile } from './compile.ts'

const sized = (question: Partial<Question>) =>
  compile({ measures: [], by: [], ...question }, shopCatalog(), { sizes: true })

test('each group tells how many rows it stands on, each filter and dataset of its measures apart', () => {
  const paid = { compare: '=' as const, left: of('orders', 'status'), right: { value: 'paid' } }
  const { sql, sizes, columns } = sized({
    measures: [{ count: 'orders' }, { count: 'orders', where: paid }, { count: 'lines' }],
    by: [{ of: of('orders', 'status') }],
  })
  assert.equal(sizes.length, 3)
  assert.equal(columns.length, 4)
  for (const name of sizes) assert.ok(sql.includes(name))
})

test('what could tell of a single row is refused', () => {
  const [dataset, field] = ['lines', 'quantity']
  const refusals: [Partial<Question>, RegExp][] = [
    [{ dataset, fields: [{ of: of(dataset, field) }] }, /lists rows/],
    [{ measures: [{ fn: 'max', of: of(dataset, field) }] }, /single row/],
    [
      {
        measures: [{ count: dataset }],
        by: [{ of: of('orders', 'status') }],
        over: [{ kind: 'share', measure: 0 }],
      },
      /compares groups/,
    ],
    [
      {
        measures: [
          { op: '/', left: { count: dataset }, right: { question: { measures: [{ count: dataset }], by: [] } } },
        ],
      },
      /inside a question/,
    ],
    [
      {
        measures: [
          {
            fn: 'sum',
            of: {
              case: [
                { when: { compare: '=', left: of(dataset, field), right: { value: 1 } }, result: of(dataset, field) },
              ],
              else: null,
            },
          },
        ],
      },
      /chooses rows/,
    ],
  ]
  for (const [question, why] of refusals)
    assert.throws(
      () => sized(question),
      (error) => error instanceof QuestionFault && why.test(error.message),
      JSON.stringify(question),
    )
})
