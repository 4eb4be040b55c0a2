import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionFence } from '../../../../src/engine/documents/write-markup.ts'
import type { Answered, SpaceCatalog } from '../../questions/questions.queries.ts'
import { attributesOf } from './canvas-edits.ts'
import { readCanvas } from './canvas-items.ts'
import { questionOf } from './filtered-tiles.ts'
import { titleOf, withAnswer } from './tile-of-answer.ts'

const count = { count: 'orders', label: 'Orders' }
const total = { fn: 'sum' as const, of: { field: { dataset: 'orders', field: 'amount' } }, label: 'Total amount' }
const region = { of: { field: { dataset: 'orders', field: 'region' } } }
const columnOf = { Orders: { name: 'Orders', label: 'Orders' }, Total: { name: 'Total_amount', label: 'Total amount' } }

/** As the service answers: what is not looked at here is left out. */
const answered = (
  question: Partial<Answered['question']>,
  columns: { name: string; label: string }[],
  chart: unknown = null,
) =>
  ({
    question: { measures: [], by: [], ...question },
    columns: columns.map((column, i) => ({ ...column, ref: { measure: i } })),
    chart,
  }) as unknown as Answered
const both = answered({ measures: [count, total] }, [columnOf.Orders, columnOf.Total])
const onlyTotal = answered({ measures: [total] }, [columnOf.Total], { type: 'metric', y: 'Total_amount' })
const catalog = { datasets: [{ name: 'orders', label: 'shop orders' }], metrics: [] } as unknown as SpaceCatalog

const markup = `${questionFence('totals', both.question)}

{% grid columns=2 %}
{% metric query="totals" title="Orders" value="Orders" /%}
{% metric query="totals" title="Total amount" value="Total_amount" /%}
{% /grid %}
`
const tiles = (text: string) => {
  const canvas = readCanvas(text)
  return canvas.items.map((item) => ({ ...attributesOf(item.part), measures: questionOf(canvas, item)?.measures }))
}

test('what one of two tiles of a question asks is changed for that tile alone, and it goes on showing its measure', () => {
  const canvas = readCanvas(markup)
  const changed = withAnswer(canvas, canvas.items[1]!, { before: both, after: onlyTotal, catalog })
  assert.deepEqual(tiles(changed), [
    { query: 'totals', title: 'Orders', value: 'Orders', measures: [count, total] },
    { query: 'totals_2', title: 'Total amount', value: 'Total_amount', measures: [total] },
  ])
  const again = readCanvas(changed)
  const back = withAnswer(again, again.items[1]!, { before: onlyTotal, after: both, catalog })
  assert.deepEqual(tiles(back)[1], {
    query: 'totals_2',
    title: 'Total amount',
    value: 'Total_amount',
    measures: [count, total],
  })
  assert.equal(readCanvas(back).queries.length, 2)
})

test('a number whose measure goes shows another and is called by it, but for a title that somebody wrote', () => {
  const canvas = readCanvas(markup)
  const shown = (text: string) => tiles(text)[0]
  const change = { before: both, after: onlyTotal, catalog }
  assert.deepEqual(shown(withAnswer(canvas, canvas.items[0]!, change)), {
    query: 'totals_2',
    title: 'Total amount',
    value: 'Total_amount',
    measures: [total],
  })
  const named = readCanvas(markup.replace('title="Orders"', 'title="How many"'))
  assert.equal(attributesOf(readCanvas(withAnswer(named, named.items[0]!, change)).items[0]!.part).title, 'How many')
})

test('a tile of rows is called as their table is, however many columns it has', () => {
  const rows = answered({ dataset: 'orders', fields: [region, { of: total.of }] }, [
    { name: 'region', label: 'region' },
    { name: 'amount', label: 'amount' },
  ])
  assert.equal(titleOf(rows, catalog), 'Shop orders')
})
