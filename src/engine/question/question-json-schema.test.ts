import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import type { Question } from './question.contract.ts'
import { questionComponents, questionDefinitions } from './question-json-schema.ts'
import { of } from './shop.fixture.ts'

const schema = { $ref: '#/$defs/question', $defs: questionDefinitions() }

test('every part of a question is told, none is left open', () => {
  const open: string[] = []
  const walk = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value) && Object.keys(value).length === 0) open.push(path)
    for (const [key, inner] of Object.entries(value)) walk(inner, `${path}/${key}`)
  }
  walk(schema, '#')
  assert.deepEqual(open, [])
  const text = JSON.stringify(schema)
  for (const [, name] of text.matchAll(/"#\/\$defs\/(\w+)"/g)) assert.ok(schema.$defs[name as string], name)
  // About four characters make a token: a tool that costs more than the tables would not be worth it.
  assert.ok(text.length < 12_000, `${text.length} characters`)
})

test('the schema takes nested questions and refuses what is none', () => {
  const parsed = z.fromJSONSchema(schema as never)
  const nested: Question = {
    measures: [{ fn: 'avg', over: { measures: [{ count: 'orders' }], by: [{ of: of('orders', 'customer_id') }] } }],
    by: [],
    where: {
      all: [
        { related: 'lines', some: true, where: { compare: '>', left: of('lines', 'quantity'), right: { value: 2 } } },
        { during: of('orders', 'day'), period: { last: 12, unit: 'month' } },
      ],
    },
  }
  assert.equal(parsed.safeParse(nested).success, true)
  for (const wrong of [
    { measures: [{ sum: 'amount' }], by: [] },
    { measures: [{ fn: 'total', of: of('orders', 'id') }], by: [] },
    { measures: [{ count: 'orders' }], by: ['status'] },
    { measures: [{ count: 'orders' }], by: [], where: { left: of('orders', 'id'), equals: 1 } },
  ])
    assert.equal(parsed.safeParse(wrong).success, false, JSON.stringify(wrong))
})

test('as components of a document every part refers to one that is there', () => {
  const components = questionComponents()
  assert.ok(components.Question)
  const text = JSON.stringify(components)
  assert.doesNotMatch(text, /\$defs/)
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) assert.ok(components[name as string], name)
})
