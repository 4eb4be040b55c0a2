import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chartWith } from './chart-with.ts'

test('what is changed of how a chart looks is kept with the question, and what is cleared goes', () => {
  const spec = { type: 'bar', x: 'city', y: 'n', xLabel: 'City' } as const
  const titled = chartWith({}, spec, { ...spec, title: 'Sales', goal: 10 })
  assert.deepEqual(titled, { kind: 'bar', options: { title: 'Sales', goal: 10 } })
  const shown = { ...spec, title: 'Sales', goal: 10 }
  const { title: _, ...untitled } = shown
  assert.deepEqual(chartWith({ chart: titled }, shown, { ...untitled, colors: ['#112233'] }), {
    kind: 'bar',
    options: { goal: 10, colors: ['#112233'] },
  })
})
