import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalog } from '../../question/catalog.ts'
import type { Question } from '../../question/question.contract.ts'
import { read } from '../read.ts'
import { peopleCatalog } from '../reader.fixture.ts'
import { withoutTotal as withoutTotalRow } from './total-rows.ts'

const named = (...names: string[]): Catalog => ({
  ...peopleCatalog,
  datasets: peopleCatalog.datasets.map((dataset) => ({
    ...dataset,
    nameFields: ['last_name'],
    fields: dataset.fields.flatMap((field) => {
      if (field.name === 'first_name') return []
      if (field.name !== 'last_name' || !field.profile) return field
      const top = names.map((value) => ({ value, count: 1 }))
      return { ...field, profile: { ...field.profile, rows: names.length, distinct: names.length, top } }
    }),
  })),
})
const withoutTotal = {
  not: { compare: '=', left: { field: { dataset: 'members', field: 'last_name' } }, right: { value: 'Total' } },
}

test('the row that adds up the others is left out, unless it is spoken of', () => {
  const catalog = named('Lovelace', 'Turing', 'Hopper', 'Total')
  const [sum] = read('total fee', catalog)
  assert.deepEqual(sum?.question.where, withoutTotal)
  const [most] = read('who has the highest fee', catalog)
  assert.ok(JSON.stringify(most?.question.where).includes(JSON.stringify(withoutTotal)))
})

test('without such a row nothing is left out', () => {
  const [sum] = read('total fee', named('Lovelace', 'Turing', 'Hopper'))
  assert.equal(sum?.question.where, undefined)
})

test('a question that cannot be asked stays as it is', () => {
  const catalog = named('Lovelace', 'Turing', 'Hopper')
  const question: Question = { measures: [{ count: 'nothing' }], by: [] }
  assert.deepEqual(withoutTotalRow(question, catalog), question)
})

test('where the rows are at hand none that adds up is overlooked, also beside a field of that name', () => {
  const catalog = named('Lovelace', 'Turing', 'Hopper')
  const [members] = catalog.datasets
  const fields = members!.fields.map((field) => (field.name === 'fee' ? { ...field, name: 'Total' } : field))
  const sheet: Catalog = { ...catalog, datasets: [{ ...members!, fields }] }
  const rows = ['Turing', 'Total (2 members)'].map((name) =>
    fields.map((field) => (field.name === 'last_name' ? name : 1)),
  )
  const sum: Question = { measures: [{ fn: 'sum', of: { field: { dataset: 'members', field: 'Total' } } }], by: [] }
  const { where } = withoutTotalRow(sum, sheet, [{ dataset: 'members', rows }])
  assert.deepEqual(where, {
    not: {
      compare: '=',
      left: { field: { dataset: 'members', field: 'last_name' } },
      right: { value: 'Total (2 members)' },
    },
  })
  const called = rows.map((row) => row.map((cell) => (cell === 'Total (2 members)' ? 'Total' : cell)))
  assert.ok(withoutTotalRow(sum, sheet, [{ dataset: 'members', rows: called }]).where)
})

test('a company that is called Total adds nobody up', () => {
  const catalog = named('Shell', 'Total', 'Eni')
  const { name, fields } = catalog.datasets[0]!
  const row = (who: string, fee: number) =>
    fields.map((field) => (field.name === 'last_name' ? who : field.name === 'fee' ? fee : null))
  const question: Question = { measures: [{ count: name }], by: [] }
  const tableOf = (total: number) => [{ dataset: name, rows: [row('Shell', 9), row('Total', total), row('Eni', 3)] }]
  assert.equal(withoutTotalRow(question, catalog, tableOf(5)).where, undefined)
  assert.notEqual(withoutTotalRow(question, catalog, tableOf(12)).where, undefined)
})
