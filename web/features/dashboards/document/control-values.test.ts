import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readControlValues } from './control-values.ts'
import type { Control } from './documents.ts'

const controls: Control[] = [
  {
    kind: 'select',
    name: 'year',
    label: 'Year',
    all: true,
    options: [
      { value: 2023, label: '2023' },
      { value: 2024, label: '2024' },
    ],
  },
  { kind: 'multiselect', name: 'only', label: 'Only', options: [{ value: 'North', label: 'North' }] },
  { kind: 'daterange', name: 'period', label: 'Period' },
  { kind: 'number', name: 'least', label: 'Least', min: 0, max: 10 },
  { kind: 'text', name: 'word', label: 'Word', maxLength: 5 },
  { kind: 'toggle', name: 'kept', label: 'Kept', default: false },
]

test('an address gives the values that its controls allow, in the types of the options', () => {
  const search = { year: '2024', only: 'North', period: { from: '2024-01-01' }, least: '3', word: 12, kept: 'true' }
  assert.deepEqual(readControlValues(controls, search), {
    year: 2024,
    only: ['North'],
    period: { from: '2024-01-01' },
    least: 3,
    word: '12',
    kept: true,
  })
})

test('an address that says what no control allows shows the defaults', () => {
  const search = {
    year: 1999,
    only: ['Mars'],
    period: { from: '2024-02-01', to: '2024-01-01' },
    least: 11,
    word: {},
    kept: 'perhaps',
    other: 1,
    __proto__: { year: 2024 },
  }
  assert.deepEqual(readControlValues(controls, search), {})
})
