import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import fc from 'fast-check'
import { shopBench } from '../../../../evals/shop-bench.ts'
import { ask, openWorkbench } from '../../../../evals/workbench.ts'

const shop = shopBench()
const numbersIn = (text: string) => text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []

const small = (sql: string) => {
  const database = new DatabaseSync(':memory:')
  database.exec(sql)
  return openWorkbench(database, '2026-01-15')
}

test('whatever is asked, the analyst ends, and its SQL runs', () => {
  const words =
    'how many which what total average revenue sales orders customers products by per country month year 2024 Germany Berlin top 5 most least price returns reason and or not than between share of growth the in for never more with without marketing spend channel Search " ? 100 first last compare next after before missing duplicate'.split(
      ' ',
    )
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 10 }), (chosen) => {
      const outcome = ask(shop, chosen.join(' '))
      assert.ok(outcome.text.length > 0)
      assert.deepEqual(outcome.errors, [])
    }),
    { numRuns: 300, seed: 7 },
  )
})

test('any text at all is met with an answer or a refusal, never an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      assert.ok(ask(shop, text).text.length > 0)
    }),
    { numRuns: 60, seed: 11 },
  )
})

test('a name that is not in the data is not silently left out', () => {
  const outcome = ask(shop, 'total revenue from Atlantis')
  assert.ok(outcome.answer === null || /Atlantis/.test(outcome.text))
})

test('a number that has no place in the plan refuses the question', () => {
  const outcome = ask(shop, 'How many orders weigh 17 kilograms?')
  assert.equal(outcome.answer, null)
})

test('a period without rows is said to be empty, without a number for it', () => {
  const outcome = ask(shop, 'top 3 customers by revenue in 2031')
  assert.equal(outcome.answer, null)
  assert.deepEqual(
    numbersIn(outcome.text).filter((n) => !/^(?:2031|3),?$/.test(n)),
    [],
  )
})

test('values with quotes, and tables with odd names, are written safely', () => {
  const bench = small(`CREATE TABLE "odd ""table; --" ("the name" TEXT, "group" TEXT, "order" INTEGER);
    INSERT INTO "odd ""table; --" VALUES ('O''Brien', 'A', 3), ('Smith', 'B', 4)`)
  const outcome = ask(bench, "What is the order of O'Brien?")
  assert.deepEqual(outcome.answer?.rows, [[3]])
})

test('rows before and after, first and last, and between two rows', () => {
  const bench = small(`CREATE TABLE stations (position INTEGER, station TEXT, opened INTEGER, riders TEXT);
    INSERT INTO stations VALUES (1, 'North Gate', 1901, '12,400'), (2, 'Market', 1911, '30,250'), (3, 'Harbour', 1925, '8,900'), (4, 'Museum', 1950, '15,000')`)
  const expected = {
    'which station comes after market?': 'Harbour',
    'what station is listed before Museum?': 'Harbour',
    'what is the first station?': 'North Gate',
    'which station has the most riders?': 'Market',
    'what is the difference in riders between Market and Harbour?': 21_350,
    'which has more riders, Harbour or Museum?': 'Museum',
    'how many stations have more than 10,000 riders?': 3,
  }
  const answers = Object.entries(expected).map(([question, cell]) => ({ cell, ...ask(bench, question) }))
  const given = answers.filter(({ answer }) => answer !== null)
  for (const { answer, cell, text } of given) assert.equal(answer?.rows[0]?.[0], cell, text)
  assert.ok(given.length >= 5)
})

test('without any table the analyst says what is missing', () => {
  const outcome = ask(small('SELECT 1'), 'How many customers?')
  assert.equal(outcome.answer, null)
  assert.match(outcome.text, /no data in this space/)
})
