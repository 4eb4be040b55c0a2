import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import type { Catalog, Metric } from './catalog.ts'
import { check, compile, createReach, edit, parseQuestion, QuestionFault, reachedBy } from './index.ts'
import type { Condition, Expression, Question } from './question.contract.ts'
import { fieldOf, of, shopCatalog } from './shop.fixture.ts'

const count: Question = { measures: [{ count: 'customers' }], by: [] }
const conditions = (n: number): Condition => ({
  any: Array.from({ length: n }, (_, i) => ({
    compare: '=',
    left: of('customers', 'region'),
    right: { value: `r${i}` },
  })),
})
const assertThrows = (act: () => unknown): QuestionFault => {
  try {
    act()
  } catch (error) {
    if (error instanceof QuestionFault) return error
  }
  return assert.fail('it was taken')
}
const tooMuch = /comes to more than 2500 parts/
const refusal = (question: Question, catalog: Catalog = shopCatalog()) => {
  const checked = check(question, catalog)
  return checked.ok ? 'none' : checked.faults.map(({ message }) => message).join('\n')
}

test('a list of five thousand values is asked, each value bound once', () => {
  const values = Array.from({ length: 5_000 }, (_, i) => `v${i}`)
  const { params } = compile({ ...count, where: { in: of('customers', 'region'), values } }, shopCatalog())
  assert.deepEqual([Object.keys(params).length, params.region, params.region_5000], [5_000, 'v0', 'v4999'])
})

test('an integer past 2^53 is compared digit for digit, alone and in a list', () => {
  const id = of('customers', 'id')
  const [long, other] = ['9007199254740993', '-9007199254740993.0000000000000001']
  const sqlOf = (where: Condition) => compile({ ...count, where }, shopCatalog()).sql
  assert.match(sqlOf({ compare: '=', left: id, right: { value: long } }), /= 9007199254740993\b/)
  assert.match(sqlOf({ in: id, values: [long, other, 3] }), /IN \(9007199254740993, \(-9007199254740993\.0+1\), 3\)/)
  assert.match(
    refusal({ ...count, where: { compare: '=', left: id, right: { value: `${long}; --` } } }),
    /is not a number/,
  )
})

test('columns that want one name are counted on, past names that others have', () => {
  const labels = ['a', 'A', 'a 2', 'a']
  const fields = labels.map((label) => ({ of: of('customers', 'region'), label }))
  const { columns } = compile({ measures: [], by: [], dataset: 'customers', fields }, shopCatalog())
  assert.deepEqual(
    columns.map(({ name }) => name),
    ['a', 'A_2', 'a_2_2', 'a_3'],
  )
})

test('what comes to too many parts is refused: by its conditions, its comparisons, or long values', () => {
  assert.equal(refusal({ ...count, where: conditions(100) }), 'none')
  const compared = Array.from({ length: 20 }, (_, i) => ({ label: `part ${i}`, where: conditions(20) }))
  assert.match(refusal({ ...count, measures: Array(30).fill(count.measures[0]), compare: compared }), tooMuch)
  const long: Condition = { text: 'contains', of: of('customers', 'region'), value: 'x'.repeat(10_000) }
  const filtered = {
    ...count,
    measures: Array.from({ length: 30 }, () => ({ count: 'customers', where: { all: Array(10).fill(long) } })),
  }
  assert.match(refusal(filtered), tooMuch)
})

test('long texts that are looked for count for more, and rows are looked through by the beginning of one', () => {
  const looked = (times: number, value: string, text: 'contains' | 'starts' | 'ends' | 'like' = 'contains') => ({
    ...count,
    where: { all: Array.from({ length: times }, () => ({ text, of: of('customers', 'region'), value }) as Condition) },
  })
  assert.match(refusal(looked(80, '%_'.repeat(5_000), 'like')), tooMuch)
  assert.equal(refusal(looked(80, 'a hundred letters or so '.repeat(4))), 'none')
  const database = new DatabaseSync(':memory:')
  const like = database.prepare("select ? like ? escape '\\' as found")
  for (const value of ['Né'.repeat(4_000), `${'n'.repeat(199)}\\%é`, `${'\\\\'.repeat(99)}n\\_é%`, 'Ä'.repeat(201)])
    for (const text of ['contains', 'starts', 'ends', 'like'] as const) {
      const pattern = Object.values(compile(looked(1, value, text), shopCatalog()).params).at(-1) as string
      assert.ok(pattern.length < 500, `${text}: ${pattern.length} characters`)
      const row = text === 'like' ? value.replace(/\\([\\%_])/g, '$1') : value
      assert.equal(like.get(row, pattern)?.found, 1, `${text} ${value.slice(-10)}`)
    }
  database.close()
})

test('metrics that are made of metrics, each twice, are refused before they are written out', () => {
  const metric = (name: string, expression: Metric['expression']): Metric => ({
    name,
    label: name,
    description: null,
    synonyms: [],
    format: null,
    expression,
    where: null,
  })
  const twice = (name: string): Metric['expression'] => {
    const one = { measure: { metric: name } }
    return { op: '+', left: one, right: one }
  }
  const metrics = [metric('m0', { measure: { count: 'orders' } })]
  for (let i = 1; i <= 60; i++) metrics.push(metric(`m${i}`, twice(`m${i - 1}`)))
  const catalog = { ...shopCatalog(), metrics }
  assert.equal(refusal({ measures: [{ metric: 'm5' }], by: [] }, catalog), 'none')
  assert.match(refusal({ measures: [{ metric: 'm60' }], by: [] }, catalog), tooMuch)
  assert.deepEqual(createReach(catalog).homesOf({ metric: 'm60' }), ['orders'])
})

test('where every dataset leads to every other, a way is found or has to be named, and nothing walks all of them', () => {
  const shop = shopCatalog()
  const [first] = shop.datasets
  assert.ok(first)
  const datasets = Array.from({ length: 30 }, (_, i) => ({ ...first, name: `d${i}`, primaryKey: ['id'] }))
  const relationships = datasets.flatMap(({ name: from }) =>
    datasets.flatMap(({ name: to }) =>
      from === to ? [] : [{ name: `${from}_${to}`, from, to, fromFields: ['id'], toFields: ['id'], synonyms: [] }],
    ),
  )
  const dense = { ...shop, datasets, relationships, metrics: [] }
  const asked = (to: string): Question => ({ measures: [{ count: 'd0' }], by: [{ of: of(to, 'name') }] })
  assert.equal(refusal(asked('d29'), dense), 'none', 'a key of its own is what is meant')
  const indirect = { ...dense, relationships: relationships.filter(({ name }) => name !== 'd0_d29') }
  assert.match(refusal(asked('d29'), indirect), /more than one way/)
})

test('a question of more values than any has is not read, whether it comes so or is changed to it', () => {
  const values = Array.from({ length: 5_000 }, (_, i) => i)
  const listed: Condition = { in: of('customers', 'region'), values }
  assert.throws(() => parseQuestion({ ...count, where: { all: [listed, listed] } }), QuestionFault)
  const edited = edit({ ...count, where: listed }, { add: 'where', value: listed }, shopCatalog())
  assert.ok(!edited.ok)
  assert.match(edited.faults[0]?.message ?? '', /at most 10000 values/)
})

test('of thousands of faults the first are told, and no question with faults is taken after them', () => {
  const within = (part: unknown) => ({ call: 'concat', args: Array.from({ length: 20 }, () => part) })
  const bad = { measures: [{ fn: 'sum', of: within(within(within({}))) }], by: [] }
  const { faults } = assertThrows(() => parseQuestion(bad))
  assert.ok(faults.length > 0 && faults.length <= 20)
  assert.throws(() => parseQuestion({ measures: [{ fn: 'sum', of: {} }], by: [] }), QuestionFault)
})

test('a change leaves the question that it was made of as it was', () => {
  const question: Question = { ...count, where: { all: [conditions(2), conditions(3)] }, limit: 5 }
  const before = structuredClone(question)
  const edited = edit(
    question,
    [{ drop: 'where.all[0].any[1]' }, { add: 'measures', value: { count: 'customers' } }],
    shopCatalog(),
  )
  assert.ok(edited.ok, JSON.stringify(edited))
  assert.equal(edited.question.measures.length, 2)
  assert.deepEqual(question, before)
})

test('values without rows are refused with the reason where every one with every other are too many', () => {
  const catalog = shopCatalog()
  const profile = {
    rows: 1e4,
    nulls: 0,
    distinct: 1e4,
    min: 1,
    max: 1e4,
    mean: null,
    top: [],
    histogram: [],
    sampled: false,
  }
  const datasets = catalog.datasets.map((one) => ({
    ...one,
    fields: one.fields.map((field) => (field.name === 'id' ? { ...field, profile } : field)),
  }))
  const by = (...names: string[]) => names.map((name) => ({ of: of(name, 'id'), empty: true }))
  const asked = (dimensions: Question['by']) =>
    refusal({ measures: [{ count: 'returns' }], by: dimensions }, { ...catalog, datasets })
  assert.match(asked(by('returns', 'lines', 'orders')), /10000 times 10000 times 10000 groups, more than 10000000/)
  assert.equal(asked(by('returns')), 'none')
  assert.equal(asked([...by('returns'), { of: of('orders', 'id') }]), 'none')
})

test('a chain of computed fields is checked in the order of its length, and a circle in it is told', () => {
  const catalog = shopCatalog()
  const plus = (field: string): Expression => ({ op: '+', left: of('customers', field), right: { value: 1 } })
  const chained = (n: number, first: string): Catalog => ({
    ...catalog,
    datasets: catalog.datasets.map((one) => {
      if (one.name !== 'customers') return one
      const made = Array.from({ length: n }, (_, i) =>
        fieldOf(`c${i}`, 'integer', 'measure', { column: null, expression: plus(i === 0 ? first : `c${i - 1}`) }),
      )
      return { ...one, fields: [...one.fields, ...made] }
    }),
  })
  const last = (n: number): Question => ({
    measures: [],
    by: [],
    dataset: 'customers',
    fields: [{ of: of('customers', `c${n - 1}`) }],
  })
  assert.equal(refusal(last(600), chained(600, 'id')), 'none')
  assert.match(refusal(last(3), chained(3, 'c2')), /is computed from itself/)
})

test('what a question reaches of a catalog is enough to ask it, and no more', () => {
  const catalog = shopCatalog()
  for (const question of [
    { measures: [{ count: 'lines' }], by: [] },
    { measures: [{ count: 'lines' }], by: [{ of: of('orders', 'status') }] },
  ] as Question[]) {
    const reached = reachedBy(question, catalog)
    assert.equal(JSON.stringify(compile(question, reached)), JSON.stringify(compile(question, catalog)))
    assert.ok(JSON.stringify(reached).length < JSON.stringify(catalog).length / 2)
  }
})
