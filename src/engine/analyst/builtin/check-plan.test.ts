import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { shopBench } from '../../../../evals/shop-bench.ts'
import { ask as askBench } from '../../../../evals/workbench.ts'
import { analyseByRules } from './analyse-by-rules.ts'

const shop = shopBench()
const ask = (bench: typeof shop, question: string) => askBench(bench, question, analyseByRules)

test('two periods and a dimension make one row for each of its values, with both periods, difference and growth', () => {
  const { answer, chart } = ask(shop, 'compare revenue of 2023 and 2024 by category')
  assert.deepEqual(answer?.columns, ['category', '2023', '2024', 'difference', 'growth_percent'])
  assert.equal(answer?.rows.length, 7)
  assert.equal(chart, 'bar')
})

test('what has no place in the plan refuses the question, and the refusal names it', () => {
  for (const [question, part] of [
    ['revenue by region', 'region'],
    ['total revenue from Atlantis', 'Atlantis'],
    ['predict revenue for 2025', 'predict'],
    ['what is the average age of our customers?', 'age'],
    ['revenue from new customers in 2025', 'new'],
  ] as const) {
    const outcome = ask(shop, question)
    assert.equal(outcome.answer, null, question)
    assert.match(outcome.text, new RegExp(part), question)
  }
})

test('whatever is combined, an answer holds every dimension, value and period of the question, or does not come', () => {
  const measures = ['revenue', 'number of orders', 'profit', 'average order value', 'units sold']
  const dims = ['', 'by category', 'by country', 'per segment', 'by month', 'for each channel', 'per quarter']
  const values = ['', 'from Germany', 'for Club customers', 'excluding France', 'from Germany and Spain']
  const periods = ['', 'in 2024', 'in 2023 and 2025', 'in summer 2024', 'since July 2025', 'on weekends']
  const marks: [RegExp, RegExp][] = [
    [/by category/, /category/],
    [/by country/, /country/],
    [/per segment/, /segment/],
    [/by month/, /%Y-%m/],
    [/each channel/, /channel/],
    [/per quarter/, /-Q/],
    [/Germany/, /Germany/],
    [/Spain/, /Spain/],
    [/Club/, /Club/],
    [/excluding France/, /(?:<>|NOT IN \()\s*'?France/],
    [/2023/, /2023/],
    [/2024/, /2024/],
    [/2025/, /2025/],
    [/summer/, /2024-06-01/],
    [/weekends/, /%w/],
    [/average/, /\/ NULLIF|AVG/],
    [/profit/, /unit_cost/],
  ]
  const any = (list: string[]) => fc.constantFrom(...list)
  fc.assert(
    fc.property(any(measures), any(dims), any(values), any(periods), (...parts) => {
      const question = parts.filter(Boolean).join(' ')
      const outcome = ask(shop, question)
      assert.deepEqual(outcome.errors, [], question)
      if (outcome.answer === null) return
      const sql = outcome.sql.at(-1) ?? ''
      for (const [said, kept] of marks) if (said.test(question)) assert.match(sql, kept, question)
    }),
    { numRuns: 100, seed: 5 },
  )
})

test('averages are not added up', () => {
  assert.equal(ask(shop, 'cumulative price of products').answer, null)
})

test('a mistyped name is read as the only one near it, and the answer says so', () => {
  const outcome = ask(shop, 'reveneu by contry')
  assert.equal(outcome.answer?.rows.length, 8)
  assert.match(outcome.text, /I read "reveneu" as "revenue"/)
})

test('a list that is cut says that there is more', () => {
  assert.match(ask(shop, 'list all order lines').text, /more than 1,000/)
})
