import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { EngineName } from '../../connection.ts'
import { openShops } from '../../sources/shops.fixture.ts'
import type { Catalog, Field } from '../catalog.ts'
import type { Question } from '../question.contract.ts'
import { compile } from './compile.ts'
import { readValue } from './read-value.ts'

const shops = await openShops()
after(() => shops.close())

const field = (name: string, more: Partial<Field>): Field => ({
  name,
  label: name,
  description: null,
  synonyms: [],
  role: 'time',
  type: 'datetime',
  hidden: false,
  aggregation: null,
  format: null,
  valueLabels: [],
  column: name,
  expression: null,
  profile: null,
  ...more,
})
const catalog = (dialect: EngineName): Catalog => ({
  datasets: [
    {
      name: 'customers',
      label: 'customers',
      description: null,
      synonyms: [],
      hidden: false,
      thing: null,
      source: 'shop',
      dialect,
      table: { schema: null, name: 'customers' },
      rows: 40,
      primaryKey: ['id'],
      uniqueKeys: [],
      timeField: 'signed_up',
      nameFields: [],
      ordered: false,
      fields: [field('id', { role: 'id', type: 'integer' }), field('signed_up', {})],
    },
  ],
  relationships: [],
  metrics: [],
  timeZone: 'UTC',
  fiscalYearStart: 1,
  today: '2024-01-01',
})
const of = { field: { dataset: 'customers', field: 'signed_up' } }
const listed: Question = { measures: [], by: [], dataset: 'customers', fields: [{ of }], limit: 2 }
const hourly: Question = { measures: [{ count: 'customers' }], by: [{ of, grain: 'hour' }], limit: 1 }
const latest: Question = { measures: [{ fn: 'max', of }], by: [] }

test('a moment in the answer of a question has one form on every engine', async () => {
  for (const target of shops.targets()) {
    const ask = async (question: Question) => {
      const { sql, params, columns } = compile(question, catalog(target.kind.toLowerCase() as EngineName))
      const rows = await shops.rows(target, sql, params)
      return rows.map((row) => columns.map(({ name, type }) => readValue(row[name] ?? null, type)))
    }
    assert.deepEqual(await ask(listed), [['2023-01-01T00:30:00'], ['2023-01-10T01:30:00']], target.kind)
    assert.deepEqual(await ask(hourly), [['2023-01-01T00:00:00', 1]], target.kind)
    assert.deepEqual(await ask(latest), [['2023-12-18T15:30:00']], target.kind)
  }
})

test('what a file has in place of a moment stays as it is', () => {
  for (const [value, expected] of [
    ['2024-02-29', '2024-02-29T00:00:00'],
    ['2024-02-29 23:59:59.250', '2024-02-29T23:59:59.25'],
    ['2024-02-29T23:59', '2024-02-29T23:59:00'],
    ['0123456789', '0123456789'],
    ['unknown', 'unknown'],
    [null, null],
  ])
    assert.equal(readValue(value, 'datetime'), expected)
})
