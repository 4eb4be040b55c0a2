import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog, Dataset, Field } from '../../question/catalog.ts'
import { describe as sentenceOf } from '../../question/index.ts'
import { fieldOf } from '../../question/shop.fixture.ts'
import { buildChart } from '../build-chart.ts'
import { candidatesFor } from '../candidates.ts'
import { nameIndex } from '../names.ts'
import { read } from '../read.ts'
import { datasetOf, peopleCatalog, profiled, shopCatalog } from '../reader.fixture.ts'
import { sentencesIn } from './sentence.ts'

const someOf = (nulls: number, field: Partial<Field> = profiled(90)): Partial<Field> => ({
  ...field,
  profile: { ...field.profile!, nulls },
})
const between = (min: string, max: string, nulls = 0): Partial<Field> => ({
  profile: { ...profiled(90).profile!, min, max, nulls },
})

const of = (...datasets: Dataset[]): Catalog => ({ ...peopleCatalog, datasets })

const repairs = of(
  datasetOf(
    'repairs',
    'repair',
    [
      fieldOf('reference', 'text', 'id', profiled(90)),
      fieldOf('brought on', 'date', 'time', between('2024-01-02', '2024-11-30')),
      fieldOf('repaired on', 'date', 'time', between('2024-01-05', '2024-12-20', 12)),
      fieldOf('workshop', 'text', 'category', profiled(90, 'North', 'South', 'East')),
      fieldOf('kind', 'text', 'category', profiled(90, 'Bicycle', 'Scooter')),
      fieldOf('cost', 'real', 'measure', { ...someOf(4), aggregation: 'sum' }),
      fieldOf('marks', 'integer', 'measure', { ...someOf(30), aggregation: 'avg' }),
      fieldOf('guarantee', 'boolean', 'flag', profiled(90)),
    ],
    { timeField: 'brought on', primaryKey: ['reference'] },
  ),
)

const says = (catalog: Catalog, text: string): string => {
  const [first] = read(text, catalog)
  assert.ok(first, `nothing is read: ${text}`)
  assert.deepEqual(first.unused, [], text)
  return sentenceOf(first.question, catalog)
}

const asks = (catalog: Catalog, text: string) => {
  const [first] = read(text, catalog)
  assert.ok(first, `nothing is read: ${text}`)
  return first.question
}

test('each figure of a sentence has its own conditions', () => {
  const question = asks(repairs, 'for each workshop: number of repairs and how many of them have a guarantee')
  assert.deepEqual(question.by, [{ of: { field: { dataset: 'repairs', field: 'workshop' } } }])
  assert.equal(question.where, undefined)
  assert.equal(question.measures.length, 2)
  assert.equal(question.measures[0]?.where, undefined)
  assert.match(JSON.stringify(question.measures[1]?.where), /guarantee/)
})

test('what is asked of the same amount is not said twice', () => {
  const { measures, by } = asks(repairs, "what's the median cost, and what's the highest?")
  assert.deepEqual(
    measures.map((m) => ('fn' in m ? m.fn : null)),
    ['median', 'max'],
  )
  assert.deepEqual(by, [])
})

test('only groups that come to something are told, and what is counted are the rows that have it', () => {
  const question = asks(repairs, 'average marks per workshop, but only workshops with at least 10 marks')
  assert.equal(question.having?.length, 1)
  assert.equal(question.having?.[0]?.value, 10)
  assert.equal(question.where, undefined)
  assert.match(JSON.stringify(question.measures[1]), /"count":"repairs","where":\{"not":\{"missing"/)
})

test('how long it takes is told by the only two times there are, wherever the words stand', () => {
  const elapsed =
    /"elapsed_days","args":\[\{"field":\{"dataset":"repairs","field":"brought on"\}\},\{"field":\{"dataset":"repairs","field":"repaired on"/
  for (const text of [
    'how many days does it take on average until a bicycle is repaired',
    'On average how long do people in North wait before getting it back?',
  ])
    assert.match(JSON.stringify(asks(repairs, text).measures), elapsed, text)
})

test('what not every row has says of which rows it is spoken', () => {
  const question = asks(repairs, 'what percentage of the repairs has been marked so far')
  assert.match(JSON.stringify(question.measures), /"not":\{"missing":\{"field":\{"dataset":"repairs","field":"marks"/)
})

test('what is said of the rows of a share narrows both of its sides, and what is said last its part alone', () => {
  const [measure] = asks(repairs, 'what percentage of the repairs in North have a guarantee').measures
  const parts = JSON.stringify(measure)
  assert.equal(parts.match(/"North"/g)?.length, 2)
  assert.equal(parts.match(/guarantee/g)?.length, 1)
})

test('two values of a column have a row each, and are never added up', () => {
  const question = asks(repairs, 'average cost for bicycles and scooters')
  assert.deepEqual(question.by, [{ of: { field: { dataset: 'repairs', field: 'kind' } } }])
})

test('groups are counted by what each of them must come to', () => {
  const [first] = read('how many customers have at least 5 orders', shopCatalog)
  assert.match(JSON.stringify(first?.question), /"value":5/)
  assert.match(says(repairs, 'which workshops had more than 20 bicycles'), /workshop/)
})

test('a period that stands beside a condition is of what is measured', () => {
  const { candidates } = candidatesFor('number of orders in France in 2025', shopCatalog, [], [])
  for (const { question } of candidates.filter(({ tags }) => tags.includes('clauses')))
    assert.doesNotMatch(JSON.stringify(question), /signed_up_on/)
})

test('a few of the ways to cut a text into clauses are kept, which are many times more with each clause', () => {
  const text = `average cost of repairs${' with cost over 5 in North or South'.repeat(2)}`
  const { length } = sentencesIn(buildChart(text, repairs, nameIndex(repairs, [], [])))
  assert.ok(length > 0 && length < 50, `${length} ways`)
})
