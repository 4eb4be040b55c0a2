import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import type { Catalog, Field } from '../question/catalog.ts'
import { compile, describe as sentenceOf } from '../question/index.ts'
import type { Condition } from '../question/question.contract.ts'
import { fieldOf } from '../question/shop.fixture.ts'
import { decide } from './doubt.ts'
import { read } from './read.ts'
import { datasetOf, peopleCatalog, profiled } from './reader.fixture.ts'

/** Of which two at a time are one double. */
const near = ['9007199254740992', '9007199254740993', '9007199254740994', '9007199254740995'] as const
const spread = (min: string | number, max: string | number): Partial<Field> => ({
  profile: { ...profiled(4).profile!, distinct: 4, min, max },
})
const catalogOf = (...datasets: Catalog['datasets']): Catalog => ({ ...peopleCatalog, datasets })

const ships = catalogOf(
  datasetOf('ships', 'ship', [
    fieldOf('ship_no', 'integer', 'id', spread(near[0], near[3])),
    fieldOf('captain', 'text', 'name', profiled(4, 'Ada', 'Bob', 'Cleo', 'Zoe')),
    fieldOf('weight', 'real', 'measure', spread(1, 8)),
    fieldOf('rate', 'decimal', 'measure', spread('0.1', '0.9')),
  ]),
)
/** What became of a CSV: text, for its long integers. */
const orders = catalogOf(
  datasetOf('orders', 'order', [
    fieldOf('order_id', 'text', 'id', profiled(4, ...near)),
    fieldOf('total', 'real', 'measure', spread(1, 8)),
  ]),
)
const shipNo = { field: { dataset: 'ships', field: 'ship_no' } }
const rate = { field: { dataset: 'ships', field: 'rate' } }
const orderId = { field: { dataset: 'orders', field: 'order_id' } }
const is = (left: Extract<Condition, { compare: unknown }>['left'], value: string, compare = '='): Condition =>
  ({ compare, left, right: { value } }) as Condition

test('a number that no double holds is compared digit for digit', () => {
  const asked: [words: string, catalog: Catalog, where: Condition][] = [
    ['total weight where ship no is 9007199254740993', ships, is(shipNo, near[1])],
    ['total weight where ship no is 9,007,199,254,740,993', ships, is(shipNo, near[1])],
    ['who has ship no 9007199254740993', ships, is(shipNo, near[1])],
    ['who has ship no over 9007199254740993', ships, is(shipNo, near[1], '>')],
    ['how many ships over 9007199254740993', ships, is(shipNo, near[1], '>')],
    [
      'how many ships have a ship no between 9007199254740993 and 9007199254740994',
      ships,
      { all: [is(shipNo, near[1], '>='), is(shipNo, near[2], '<=')] },
    ],
    ['ship no 9007199254740993 or 9007199254740994', ships, { any: [is(shipNo, near[1]), is(shipNo, near[2])] }],
    ['total weight where rate is 0.1234567890123456789', ships, is(rate, '0.1234567890123456789')],
    ['sum of total where order id is 9007199254740993', orders, is(orderId, near[1])],
    ['sum of total where order id is 42', orders, is(orderId, '42')],
  ]
  for (const [words, catalog, where] of asked) assert.deepEqual(read(words, catalog)[0]?.question.where, where, words)
})

test('no reading rounds such a number, nor makes one of a text of so many digits', () => {
  const said = [near[1], '0.1234567890123456789']
  for (const number of said)
    for (const catalog of [ships, orders])
      for (const words of [
        `who has ${number}`,
        `total weight over ${number}`,
        `sum of total where order id is ${number}`,
        `how many orders with order id over ${number}`,
        `the top ${number} ships by weight`,
        `highest order id`,
        `weight times ${number}`,
        `captains with weight between 1 and ${number}`,
      ])
        for (const { question } of read(words, catalog)) {
          const told = JSON.stringify(question)
          assert.doesNotMatch(told, /:9007199254740\d|0\.12345678901234\d+(?!\d*")|"number"/, `${words}: ${told}`)
        }
})

test('what cannot be kept exact gives no figure', () => {
  for (const [words, catalog] of [
    ['total weight where weight is 0.1234567890123456789', ships],
    ['how many orders with order id over 9007199254740993', orders],
    ['the highest order id', orders],
  ] as const)
    assert.equal(decide(read(words, catalog)), 'ask', words)
})

test('its own sentence is read again as it was meant', () => {
  const [first] = read('total weight where ship no is 9007199254740993', ships)
  const sentence = sentenceOf(first!.question, ships)
  const [again] = read(sentence, ships)
  assert.deepEqual(again?.question, first?.question, sentence)
  assert.doesNotMatch(JSON.stringify(read(sentence.replace(/[“”]/g, ''), ships)), /:9007199254740\d/)
})

test('the database finds the one row that was meant', () => {
  const database = new DatabaseSync(':memory:')
  database.exec(`create table ships (ship_no integer, captain text, weight real, rate numeric);
    create table orders (order_id text, total real);
    ${near.map((no, i) => `insert into ships values (${no}, 'Ada', ${2 ** i}, 0.5); insert into orders values ('${no}', ${2 ** i});`).join('\n')}`)
  const figure = (words: string, catalog: Catalog) => {
    const { sql, params } = compile(read(words, catalog)[0]!.question, catalog)
    return Object.values(database.prepare(sql).get((params ?? {}) as Record<string, string>) ?? {})
  }
  assert.deepEqual(figure('total weight where ship no is 9007199254740993', ships), [2])
  assert.deepEqual(figure('how many ships over 9007199254740993', ships), [2])
  assert.deepEqual(figure('sum of total where order id is 9007199254740993', orders), [2])
  database.close()
})
