import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Dataset } from '../../question/catalog.ts'
import type { Question, Scalar } from '../../question/question.contract.ts'
import { read } from '../read.ts'
import { peopleCatalog, shopCatalog } from '../reader.fixture.ts'
import { rowsWanted, runsOver } from './rows-at-hand.ts'

const sized = (rows: number | null, more: Partial<Dataset> = {}): Catalog => ({
  ...shopCatalog,
  datasets: shopCatalog.datasets.map((dataset) => ({ ...dataset, rows, ...more })),
})
const customers: Question = { measures: [{ count: 'customers' }], by: [] }
const orders: Question = { measures: [{ count: 'orders' }], by: [] }

test('the rows of small tables are wanted, and of no others', () => {
  assert.deepEqual(rowsWanted([customers, orders], sized(100)).sort(), ['customers', 'orders'])
  assert.deepEqual(rowsWanted([customers], sized(5_001)), [])
  assert.deepEqual(rowsWanted([customers], sized(null)), [])
  assert.deepEqual(rowsWanted([customers], sized(100, { dialect: 'bigquery' })), [])
  assert.deepEqual(rowsWanted([customers], sized(100, { isView: true })), [])
})

test('only what looks at rows that are there can be run; the more rows, the fewer readings', () => {
  const few = runsOver(shopCatalog, { customers: [{ id: 1 }, { id: 2 }] })
  assert.deepEqual(few.run(customers), [[2]])
  assert.equal(few.run(orders), null)
  const many = runsOver(shopCatalog, { customers: Array.from({ length: 5_000 }, (_, id) => ({ id })) })
  assert.ok(many.most < few.most)
})

test('a reading that gives nothing is less sure than one that gives something', () => {
  const text = 'how many customers are in Germany'
  const [byWords] = read(text, shopCatalog)
  assert.ok(byWords)
  const best = JSON.stringify(byWords.question)
  const sureWhere = (rows: Scalar[][]) => {
    const run = (question: Question) => (JSON.stringify(question) === best ? rows : [[7]])
    const found = read(text, shopCatalog, { runs: { most: 80, run, tables: [] } })
    return found.find(({ question }) => JSON.stringify(question) === best)?.probability ?? 0
  }
  assert.ok(sureWhere([]) < sureWhere([[3]]))
})

test('readings that give the same figures are told once', () => {
  const same = read('average price by category', shopCatalog, {
    runs: { most: 80, run: () => [['Tents', 7]], tables: [] },
  })
  assert.equal(same.length, 1)
  assert.ok(read('average price by category', shopCatalog).length > 1)
})

test('every value of rows that are at hand is spoken of, also by its name without what stands in brackets', () => {
  const members = ['Ada', 'Alan', 'Grace'].map((first_name) => ({ first_name, club: 'Ukraine (UKR)' }))
  const runs = runsOver(peopleCatalog, { members })
  const [first] = read('how many members are in Ukraine', peopleCatalog, { runs })
  assert.deepEqual(first?.question, {
    measures: [{ count: 'members' }],
    by: [],
    where: {
      compare: '=',
      left: { field: { dataset: 'members', field: 'club' } },
      right: { value: 'Ukraine (UKR)' },
    },
  })
  assert.deepEqual(first?.unused, [])
})

test('a table with many texts is spoken of by those that were looked up', () => {
  const members = Array.from({ length: 2_000 }, (_, at) => ({ first_name: `Ada ${at}`, club: 'Kyiv' }))
  assert.deepEqual(runsOver(peopleCatalog, { members }).tables, [])
  assert.equal(runsOver(peopleCatalog, { members: members.slice(0, 9) }).tables[0]?.rows.length, 9)
})
