import assert from 'node:assert/strict'
import { test } from 'node:test'
import { kindOf, toTime } from '../formats/cell-values.ts'
import { numberText } from '../formats/number-text.ts'
import type { ChartData, ChartSpec } from './chart.contract.ts'
import { chartTypes } from './chart.contract.ts'
import { lightChartTheme as theme } from './chart-colours.ts'
import { chartOption } from './chart-option.ts'
import { binned } from './kinds/distribution.ts'
import { metricOf, metricViewOf } from './metric.ts'

type Loose = Record<string, unknown>
const option = (spec: ChartSpec, data: ChartData) => chartOption(spec, data, theme) as Record<string, Loose & Loose[]>
const table = (...rows: Loose[]): ChartData => ({ columns: Object.keys(rows[0] ?? {}), rows })
const months = table(
  { month: '2024-03', revenue: 30 },
  { month: '2024-01', revenue: 10 },
  { month: '2024-02', revenue: null },
)

test('a column of dates, months, quarters or years makes a time axis, in order, whatever the chart', () => {
  const columns: unknown[][] = [
    ['2024-03-01', '2024-01-01', '2024-02-01'],
    ['2024-03', '2024-01', '2024-02'],
    ['2024-Q3', '2024-Q1', '2024-Q2'],
    ['2024-03-01 10:00:00', '2024-01-01T10:00:00Z', '2024-02-01T10:00:00+02:00'],
  ]
  for (const type of ['line', 'area', 'bar', 'stacked', 'scatter'] as const)
    for (const days of columns) {
      const drawn = option({ type, x: 'day', y: 'n' }, table(...days.map((day, n) => ({ day, n }))))
      assert.equal(drawn.xAxis!.type, 'time', `${type} ${days[0]}`)
      const xs = (drawn.series![0]!.data as [number, number][]).map((point) => point[0])
      assert.deepEqual(
        xs,
        xs.toSorted((a, b) => a - b),
      )
    }
  assert.equal(
    option({ type: 'bar', x: 'year', y: 'n' }, table({ year: 2020, n: 1 }, { year: 2021, n: 2 })).xAxis!.type,
    'time',
  )
})

test('times without a zone are taken as UTC', () => {
  assert.equal(toTime('2024-05-06 07:08:09'), Date.UTC(2024, 4, 6, 7, 8, 9))
  assert.equal(toTime('2024-05-06T07:08:09+02'), Date.UTC(2024, 4, 6, 5, 8, 9))
  assert.equal(toTime('2024-13-06'), null)
  assert.equal(toTime('06/05/2024'), null)
})

test('one value that is no number makes the column a category, so that nothing is left out', () => {
  assert.equal(kindOf([1, 2, null]), 'number')
  assert.equal(kindOf(['12.50', '9007199254740993']), 'number')
  assert.equal(kindOf([1, 2, 'n/a']), 'category')
  assert.equal(kindOf([null, '']), 'category')
  assert.equal(kindOf(['2024-01-01', 'unknown']), 'category')
})

test('bars and areas start at zero; a line may leave it out only where it would flatten the movement', () => {
  const high = table({ name: 'a', n: 980 }, { name: 'b', n: 1000 })
  assert.equal(option({ type: 'bar', x: 'name', y: 'n' }, high).yAxis!.scale, false)
  assert.equal(option({ type: 'area', x: 'name', y: 'n' }, high).yAxis!.scale, false)
  assert.equal(option({ type: 'line', x: 'name', y: 'n' }, high).yAxis!.scale, true)
  assert.equal(
    option({ type: 'line', x: 'name', y: 'n' }, table({ name: 'a', n: 1 }, { name: 'b', n: 1000 })).yAxis!.scale,
    false,
  )
})

test('a null is a gap in a line, and a point without neighbours is still seen', () => {
  const series = option({ type: 'line', x: 'month', y: 'revenue' }, months).series![0]!
  assert.deepEqual(
    (series.data as [number, number | null][]).map((p) => p[1]),
    [10, null, 30],
  )
  assert.equal(series.showSymbol, true)
  assert.equal(series.connectNulls, false)
})

test('a column splits the measure into series; a few are named beside their lines, many in a legend', () => {
  const rows = ['north', 'south'].flatMap((region) => [1, 2].map((n) => ({ day: `2024-01-0${n}`, region, n })))
  const few = option({ type: 'line', x: 'day', y: 'n', series: 'region' }, table(...rows))
  assert.deepEqual(
    few.series!.map((s) => s.name),
    ['north', 'south'],
  )
  assert.equal(few.legend!.show, false)
  assert.equal((few.series![0]!.endLabel as Loose).show, true)
  const many = option(
    { type: 'line', x: 'day', y: ['a', 'b', 'c', 'd', 'e'] },
    table({ day: '2024-01-01', a: 1, b: 1, c: 1, d: 1, e: 1 }),
  )
  assert.equal(many.legend!.show, true)
})

test('stacks have a value at every place, so that they are piled on the right one', () => {
  const drawn = option(
    { type: 'stacked', x: 'day', y: 'n', series: 'who' },
    table({ day: '2024-01-01', who: 'a', n: 1 }, { day: '2024-01-02', who: 'b', n: 2 }),
  )
  assert.deepEqual(
    drawn.series!.map((s) => (s.data as number[][]).map((p) => p[1])),
    [
      [1, 0],
      [0, 2],
    ],
  )
})

test('more than twelve piles are folded: the smallest are one, and the height stays', () => {
  const rows = Array.from({ length: 15 }, (_, n) => ({ day: '2024-01-01', who: `w${n}`, n: n + 1 }))
  const { series } = option({ type: 'stacked', x: 'day', y: 'n', series: 'who' }, table(...rows))
  assert.equal(series!.length, 12)
  assert.equal(series!.at(-1)!.name, 'Other')
  const heights = series!.map((s) => (s.data as number[][])[0]![1]!)
  assert.deepEqual([heights.at(-1), heights.reduce((a, b) => a + b)], [1 + 2 + 3 + 4, 120])
})

test('bars at one place are added up instead of hiding each other', () => {
  const drawn = option({ type: 'bar', x: 'k', y: 'n' }, table({ k: 'a', n: 1 }, { k: 'a', n: 2 }, { k: 'b', n: '4.5' }))
  assert.deepEqual(drawn.series![0]!.data, [
    ['a', 3],
    ['b', 4.5],
  ])
})

test('bars with long names lie down, first row on top, unless the spec says otherwise', () => {
  const rows = table(...Array.from({ length: 8 }, (_, n) => ({ product: `A rather long product name ${n}`, n })))
  const lying = option({ type: 'bar', x: 'product', y: 'n' }, rows)
  assert.equal(lying.yAxis!.type, 'category')
  assert.equal(lying.yAxis!.inverse, true)
  assert.equal(option({ type: 'bar', x: 'product', y: 'n', horizontal: false }, rows).xAxis!.type, 'category')
})

test('bars lie down where two names beside each other find no room, and stand where all do', () => {
  const drawn = (...names: string[]) => option({ type: 'bar' }, table(...names.map((name, n) => ({ name, n })))).xAxis!
  assert.equal(
    drawn('Germany', 'France', 'United Kingdom', 'Spain', 'Netherlands', 'Italy', 'Austria', 'Sweden').type,
    'value',
  )
  assert.equal(drawn('Clothing', 'Bags', 'Tents', 'Sleeping', 'Kitchen', 'Lighting', 'Gear').type, 'category')
})

test('what is written behind the longest bar has room', () => {
  const { grid } = option({ type: 'bar', horizontal: true }, table({ name: 'a', n: 249_200 }, { name: 'b', n: -12 }))
  assert.ok(Number(grid!.right) >= '249.2K'.length * 7, String(grid!.right))
})

test('a pie gathers what its colours cannot tell apart, keeps the whole, and refuses negative parts', () => {
  const rows = table(...Array.from({ length: 12 }, (_, n) => ({ k: `k${n}`, n: n + 1 })))
  const slices = option({ type: 'pie', x: 'k', y: 'n' }, rows).series![0]!.data as { name: string; value: number }[]
  assert.equal(slices.length, 8)
  assert.equal(slices.at(-1)!.name, 'Other')
  assert.equal(
    slices.reduce((sum, s) => sum + s.value, 0),
    78,
  )
  assert.ok(option({ type: 'pie', x: 'k', y: 'n' }, table({ k: 'a', n: -1 }, { k: 'b', n: 2 })).graphic)
})

test('a funnel keeps its steps in the order of the rows', () => {
  const drawn = option(
    { type: 'funnel', x: 's', y: 'n' },
    table({ s: 'seen', n: 5 }, { s: 'tried', n: 9 }, { s: 'bought', n: 1 }),
  )
  assert.deepEqual(
    (drawn.series![0]!.data as Loose[]).map((d) => d.name),
    ['seen', 'tried', 'bought'],
  )
})

test('a histogram counts every value once, in bins of a round width', () => {
  const values = Array.from({ length: 500 }, (_, n) => Math.sqrt(n))
  const bins = binned(values)
  assert.equal(
    bins.reduce((sum, bin) => sum + bin.count, 0),
    500,
  )
  assert.ok(bins.length > 5 && bins.length <= 61)
  assert.deepEqual(binned([3, 3]), [{ from: 3, to: 3, count: 2 }])
  assert.deepEqual(
    binned([-0.1, 0.3]).reduce((sum, bin) => sum + bin.count, 0),
    2,
  )
  assert.equal(
    binned([0, ...Array.from({ length: 99 }, () => 5), 1e9]).reduce((sum, b) => sum + b.count, 0),
    101,
  )
})

test('a map takes countries however they are written, and points where there are coordinates', () => {
  const drawn = option(
    { type: 'map', x: 'c', y: 'n' },
    table({ c: 'DE', n: 1 }, { c: 'deu', n: 2 }, { c: 'USA', n: 3 }, { c: 'Atlantis', n: 9 }),
  )
  assert.deepEqual(drawn.series![0]!.data, [
    { name: 'Germany', value: 3 },
    { name: 'United States', value: 3 },
  ])
  const points = option(
    { type: 'map' },
    table({ city: 'Rome', lat: 41.9, lng: 12.5, n: 2 }, { city: '?', lat: 999, lng: 0, n: 1 }),
  )
  assert.deepEqual(points.series![0]!.data, [{ name: 'Rome', value: [12.5, 41.9, 2] }])
})

test('every type says so when there is nothing to draw, and never throws on odd data', () => {
  const odd: ChartData[] = [
    { columns: [], rows: [] },
    { columns: ['a'], rows: [] },
    table({ a: null, b: null }),
    table({ a: 'text', b: 'text' }),
    table({ a: 1 }),
    table({ a: '2024-01-01', b: 5 }),
    table({ a: Number.NaN, b: Number.POSITIVE_INFINITY }, { a: {}, b: [] }),
    table({ __proto__: 1, constructor: 2, a: '<img src=x onerror=alert(1)>', b: 3 }),
  ]
  for (const type of chartTypes)
    for (const data of odd)
      for (const columns of [{}, { x: 'a', y: 'b' }, { x: 'missing', y: ['gone', 'b'], series: 'nowhere' }]) {
        const drawn = chartOption({ type, title: 'T', ...columns }, data, theme)
        if (type === 'metric' || type === 'pivot') assert.equal(drawn, null)
        else assert.ok(drawn !== null && (drawn.graphic !== undefined || drawn.series !== undefined))
      }
  assert.ok(option({ type: 'line', x: 'a', y: 'b' }, { columns: ['a', 'b'], rows: [] }).graphic)
})

test('values reach our own tooltips as text, not as HTML', () => {
  const evil = '<img src=x>'
  const drawn = option(
    { type: 'heatmap', x: 'a', y: 'n', series: 'b' },
    table({ a: evil, b: evil, n: 1 }, { a: 'x', b: 'y', n: 2 }),
  )
  const say = drawn.tooltip!.formatter as unknown as (params: unknown) => string
  assert.ok(!say({ value: [evil, evil, 1] }).includes('<'))
})

test('numbers are short in labels and full on hover', () => {
  const text = numberText(undefined, 'en')
  assert.equal(text.short(1_234_567), '1.2M')
  assert.equal(text.full(1_234_567.891), '1,234,567.891')
  assert.equal(text.short(0.00123), '0.0012')
  assert.equal(text.full('12345678901234567890.12'), '12,345,678,901,234,567,890.12')
  assert.equal(numberText({ style: 'percent' }, 'en').short(0.256), '25.6%')
  assert.equal(numberText({ style: 'currency', currency: 'EUR' }, 'en').full(1234.5), '€1,234.50')
  assert.equal(numberText({ style: 'currency', currency: '???' }, 'en').full(1), '1')
})

test('a metric is the number of all rows: as the question says, else their sum where they add up', () => {
  const spec: ChartSpec = { type: 'metric', y: 'n' }
  const rows = table({ m: '2024-01', n: 100.1 }, { m: '2024-02', n: 125.2 })
  assert.deepEqual(metricOf(spec, rows, 'en'), {
    label: 'n',
    value: '225.3',
    written: '225.3',
    full: '225.3',
    change: null,
    note: 'Total of 2 rows',
  })
  assert.equal(metricOf(spec, { ...rows, truncated: true }, 'en'), null)
  const told = metricOf(spec, { ...rows, wholes: [{ by: [], rows: [{ n: 112.65 }] }] }, 'en')
  assert.deepEqual([told?.value, told?.note], ['112.7', null])
  const highest = table({ m: 'a', highest_price: 3 }, { m: 'b', highest_price: 4 })
  assert.equal(metricOf({ type: 'metric', y: 'highest_price' }, highest, 'en'), null)
  assert.equal(metricOf({ type: 'metric' }, { columns: ['n'], rows: [] }, 'en'), null)
})

test('a metric of a document with a line or a change of its own is the last row of its way', () => {
  const rows = table({ m: '2024-01', n: 100 }, { m: '2024-02', n: 125 })
  const { value, change, note } = metricViewOf({ value: 'n', spark: 'n' }, rows, 'en')!
  assert.deepEqual([value, change, note], ['125', { text: '+25%', up: true }, null])
  assert.equal(metricViewOf({ value: 'n' }, rows, 'en')?.value, '225')
})

test('an axis of years names years alone, and no months between them', () => {
  const drawn = (days: string[]) =>
    option({ type: 'line', x: 'day', y: 'n' }, table(...days.map((day, n) => ({ day, n }))))
  const labels = (days: string[]) => (drawn(days).xAxis!.axisLabel as { formatter: unknown }).formatter
  assert.equal(labels(['2023-01-01', '2024-01-01', '2025-01-01']), '{yyyy}')
  assert.notEqual(labels(['2023-01-01', '2024-01-01', '2024-02-01']), '{yyyy}')
  assert.notEqual(labels(['2024-01-01']), '{yyyy}')
})

test('of many years an axis names round ones', () => {
  const years = Array.from({ length: 45 }, (_, i) => ({ year: 1968 + i, n: i }))
  const { xAxis } = option({ type: 'line', x: 'year', y: 'n' }, table(...years))
  const { customValues } = xAxis!.axisLabel as { customValues: number[] }
  assert.deepEqual(
    customValues.map((time) => new Date(time).getUTCFullYear()),
    [1970, 1975, 1980, 1985, 1990, 1995, 2000, 2005, 2010],
  )
})

test('the first label of a stretch of time says its year, whether or not it begins in January', () => {
  const labels = (days: string[]) => {
    const drawn = option({ type: 'line', x: 'day', y: 'n' }, table(...days.map((day, n) => ({ day, n }))))
    const { formatter, showMinLabel, customValues } = drawn.xAxis!.axisLabel as {
      formatter: (time: number, index: number) => string
      showMinLabel: boolean
      customValues?: number[]
    }
    assert.equal(showMinLabel, true)
    return (customValues ?? days.map((day) => Date.parse(day))).map(formatter)
  }
  assert.deepEqual(labels(['2023-04-01', '2023-05-01']), ['{MMM}\n{yyyy}', '{MMM}'])
  const [first, later] = ['{d} {MMM}\n{yyyy}', '{d} {MMM}']
  assert.deepEqual(labels(['2023-12-29', '2024-01-02']), [first, later, later, first, later])
  assert.deepEqual(labels(['2023-11-03', '2024-03-03']).slice(0, 6), [first, later, later, later, later, first])
  assert.deepEqual(labels(['2023-06-15', '2024-06-15']).slice(0, 8), [
    '{MMM}\n{yyyy}',
    ...Array.from({ length: 5 }, () => '{MMM}'),
    '{MMM}\n{yyyy}',
    '{MMM}',
  ])
})

test('on hover each measure reads in its own way', () => {
  const fields = {
    paid: { format: { kind: 'currency', unit: 'EUR' } },
    part: { format: { kind: 'percent', scale: 1 } },
  } as const
  const rows = { ...table({ m: 'a', paid: 12, part: 0.25 }, { m: 'b', paid: 13, part: 0.5 }), fields }
  const { series } = option({ type: 'bar', x: 'm', y: ['paid', 'part'] }, rows)
  const said = (series as Loose[]).map(({ tooltip }, i) =>
    (tooltip as { valueFormatter(value: unknown): string }).valueFormatter([12, 0.25][i]),
  )
  assert.deepEqual(said, ['€12', '25.0%'])
})
