import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { UIMessage } from 'ai'
import type { Cell } from '../tool-contract.ts'
import { judgeAnswer, matches, type VerifiedResult } from './index.ts'

type Part = UIMessage['parts'][number]
const message = (...parts: unknown[]): UIMessage => ({ id: 'a', role: 'assistant', parts: parts as Part[] })
const ran = (columns: string[], rows: Cell[][]) => ({
  type: 'tool-run_sql',
  state: 'output-available',
  toolCallId: 'c',
  input: {},
  output: { ok: true, resultId: 'r1', source: 'sqlite', sql: 'select 1', columns, rows },
})
const answer = (columns: string[], rows: Cell[][]) => ({ type: 'data-answer', data: { columns, rows } })
const claim = (status: string, value: Cell) => ({
  type: 'data-audit',
  data: { claims: [{ status, cells: [{ value }] }] },
})
const verified = (columns: string[], rows: Cell[][], more: Partial<VerifiedResult> = {}): VerifiedResult => ({
  question: 'What is the amount by region?',
  now: { columns, rows },
  before: { columns, rows },
  answer: null,
  ...more,
})
const regions = verified(
  ['region', 'amount'],
  [
    ['North', 250],
    ['South', 100],
  ],
)
const judge = (told: UIMessage, expected = regions) => {
  const { outcome, detail } = judgeAnswer(told, expected)
  return [outcome, detail]
}

describe('judging an answer against a verified one', () => {
  test('rows count in any order, unless the question asks for one; rows with the same figures may change places', () => {
    const turned = answer(
      ['region', 'amount'],
      [
        ['South', 100],
        ['North', 250],
      ],
    )
    assert.deepEqual(judge(message(turned)), ['right', null])
    const sorted = { ...regions, question: 'Amount by region, sorted from highest to lowest' }
    assert.deepEqual(judge(message(turned), sorted), ['wrong', 'other values'])
    const tie: Cell[][] = [
      ['A', 5],
      ['B', 5],
      ['C', 1],
    ]
    const swapped = [tie[1]!, tie[0]!, tie[2]!]
    assert.equal(matches(tie, swapped, { ordered: true }), true)
    assert.equal(matches(tie, [tie[0]!, tie[2]!, tie[1]!], { ordered: true }), false)
  })

  test('a number may be rounded to the decimals that it is told with, and no further', () => {
    const mean = verified(['mean'], [[12.3456]])
    for (const [value, outcome] of [
      [12.35, 'right'],
      ['12.3', 'right'],
      [12, 'wrong'],
      [12.36, 'wrong'],
    ] as const)
      assert.equal(judge(message(answer(['mean'], [[value]])), mean)[0], outcome, String(value))
    assert.equal(judge(message(answer(['n'], [[1235]])), verified(['n'], [[1234.6]]))[0], 'right')
    assert.equal(matches([[12.3456]], [[12.35]]), false, 'only where it is allowed')
  })

  test('what was said to be the answer is enough, also when the data has changed since', () => {
    const kept = { columns: ['region'], rows: [['North'], ['South']] }
    const changed = verified(
      ['region', 'amount'],
      [
        ['North', 9],
        ['West', 8],
      ],
      { before: regions.now, answer: kept },
    )
    assert.deepEqual(judge(message(answer(['area'], [['West'], ['North']])), changed), ['right', null])
    assert.deepEqual(judge(message(answer(['area'], [['South'], ['North']])), changed), ['wrong', 'other values'])
    assert.deepEqual(judge(message(answer(['area'], [['North']])), changed), ['wrong', '1 row instead of 2 rows'])
  })

  test('without cells, the last result or a figure in the text is what was given', () => {
    assert.deepEqual(judge(message(ran(['region', 'n'], regions.now.rows))), ['right', null])
    const total = verified(['total'], [[350]])
    assert.deepEqual(judge(message(ran(['region', 'amount'], regions.now.rows), claim('verified', 350)), total), [
      'right',
      null,
    ])
    assert.deepEqual(judge(message(ran(['region', 'amount'], regions.now.rows), claim('verified', 250)), total), [
      'wrong',
      '2 rows instead of 1 row',
    ])
    assert.deepEqual(judge(message(claim('unverified', 7)), total), ['wrong', 'figures without a result'])
  })

  test('no figures, or something asked back, is a refusal; an empty result can be right', () => {
    assert.deepEqual(judge(message({ type: 'text', text: 'The data cannot tell.' })), ['refused', null])
    const asks = { type: 'data-question', data: { question: 'Net or gross?', options: [] } }
    assert.deepEqual(judge(message(ran(['x'], [[1]]), asks)), ['refused', 'Net or gross?'])
    assert.deepEqual(judge(message(answer(['region'], [])), verified(['region'], [])), ['right', null])
  })
})
