import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { ChartData, ChartSpec } from '../chart.contract.ts'
import { contrast, lightChartTheme as theme } from '../chart-colours.ts'
import { chartOption } from '../chart-option.ts'
import { markedRow } from '../marked-row.ts'
import { type Topology, worldFromTopology } from '../world-map.ts'
import { heightOfBars } from './xy.ts'

type Loose = Record<string, unknown>
const option = (spec: ChartSpec, data: ChartData) => chartOption(spec, data, theme) as Record<string, Loose & Loose[]>
const table = (...rows: Loose[]): ChartData => ({ columns: Object.keys(rows[0] ?? {}), rows })
const valuesOf = (series: Loose) => (series.data as { value: number }[]).map(({ value }) => value)

test('a combination has bars on the left axis and its last measure as a line on the right, with its own unit', () => {
  const data: ChartData = {
    ...table({ month: '2024-01', revenue: 1000, rate: 0.2 }, { month: '2024-02', revenue: 2000, rate: 0.3 }),
    fields: { rate: { label: 'Return rate', format: { kind: 'percent', scale: 1 } } },
  }
  const drawn = option({ type: 'combo', x: 'month', y: ['revenue', 'rate'] }, data)
  assert.deepEqual(
    drawn.series!.map(({ type, name, yAxisIndex }) => [type, name, yAxisIndex]),
    [
      ['bar', 'revenue', undefined],
      ['line', 'Return rate', 1],
    ],
  )
  const right = (drawn.yAxis as unknown as { axisLabel: { formatter: (value: number) => string } }[])[1]!
  assert.equal(right.axisLabel.formatter(0.25), '25%')
  const one = option({ type: 'combo', x: 'month', y: 'revenue' }, data)
  assert.deepEqual(
    one.series!.map(({ type }) => type),
    ['bar'],
  )
})

test('a waterfall piles each part on the one before, below zero as well, and ends with the whole', () => {
  const drawn = option(
    { type: 'waterfall', x: 'part', y: 'n' },
    table({ part: 'a', n: 5 }, { part: 'b', n: -8 }, { part: 'c', n: 1 }),
  )
  const [base, plus, minus] = drawn.series!.map(valuesOf)
  assert.deepEqual(base, [0, 0, -2, 0])
  assert.deepEqual(plus, [5, 5, 0, 0])
  assert.deepEqual(minus, [0, -3, -1, -2])
  assert.deepEqual(drawn.xAxis!.data, ['a', 'b', 'c', 'Total'])
})

test('a gauge shows its number, a scale past its goal, and the goal', () => {
  const [value, goal] = option({ type: 'gauge', y: 'n', goal: 100 }, table({ n: 42 })).series as Loose[]
  assert.deepEqual([value!.min, value!.max], [0, 120])
  assert.equal((goal!.data as Loose[])[0]!.value, 100)
  assert.equal((value!.data as Loose[])[0]!.name, 'n · Goal 100')
})

test('without a goal a gauge has a scale only where there is an end: of parts the whole, else what somebody set', () => {
  const scale = (spec: Partial<ChartSpec>, n: number, fields?: ChartData['fields']) => {
    const [drawn] = option({ type: 'gauge', y: 'n', ...spec }, { ...table({ n }), ...(fields && { fields }) }).series!
    return (drawn!.progress as Loose).show ? drawn!.max : null
  }
  assert.equal(scale({}, 42), null)
  assert.equal(scale({ yMax: 50 }, 42), 50)
  assert.equal(scale({ format: { style: 'percent' } }, 0.4), 1)
  assert.equal(scale({}, 40, { n: { format: { kind: 'percent', scale: 100 } } }), 100)
  assert.equal(scale({}, 1.4, { n: { format: { kind: 'percent' } } }), null)
})

test('of several rows a gauge shows what the question says of all of them, else their sum where they add up', () => {
  const gauge: ChartSpec = { type: 'gauge', x: 'part', y: 'n' }
  const rows = table({ part: 'a', n: 5 }, { part: 'b', n: 8 })
  const shown = (spec: ChartSpec, data: ChartData) => {
    const [drawn] = option(spec, data).series ?? []
    return drawn ? (drawn.data as Loose[])[0] : null
  }
  assert.deepEqual(shown(gauge, rows), { value: 13, name: 'n · Total of 2 rows' })
  const told = { ...rows, wholes: [{ by: [], rows: [{ n: 6.5 }] }] }
  assert.deepEqual(shown(gauge, told), { value: 6.5, name: 'n' })
  const rates = table({ part: 'a', 'average price': 5 }, { part: 'b', 'average price': 8 })
  assert.equal(shown({ type: 'gauge' }, rates), null)
})

test('periods that stand for names read as periods, and a mark leads to the row with its day', () => {
  const data: ChartData = {
    ...table({ kind: 'x', day: '1996-01-01', n: 1 }, { kind: 'x', day: '1997-01-01', n: 2 }),
    fields: { day: { grain: 'year' } },
  }
  const heatmap: ChartSpec = { type: 'heatmap', x: 'day', series: 'kind', y: 'n' }
  assert.deepEqual(option(heatmap, data).xAxis!.data, ['1996', '1997'])
  assert.equal(markedRow(heatmap, data, { value: ['1997', 'x', 2] }, 'en')?.row, data.rows[1])
  const split = option({ type: 'bar', x: 'kind', series: 'day', y: 'n' }, data)
  assert.deepEqual(
    split.series!.map(({ name }) => name),
    ['1996', '1997'],
  )
})

test('bars at a few numbers stand beside each other in the order of the numbers, upright or lying', () => {
  const data = table({ n: 10, count: 1 }, { n: 0, count: 32 }, { n: 2, count: 11 })
  const upright = option({ type: 'bar', x: 'n', y: 'count' }, data)
  assert.deepEqual([upright.xAxis!.type, upright.xAxis!.data], ['category', ['0', '2', '10']])
  const lying = option({ type: 'bar', x: 'n', y: 'count', horizontal: true }, data)
  assert.deepEqual([lying.yAxis!.type, lying.xAxis!.type], ['category', 'value'])
  assert.equal(markedRow({ type: 'bar', x: 'n', y: 'count' }, data, { value: ['2', 11] }, 'en')?.row, data.rows[2])
})

test('names that do not fit below a narrow chart are turned, and none is left out', () => {
  const data = table(...Array.from({ length: 8 }, (_, i) => ({ part: `part ${i}`, n: i })))
  const media = option({ type: 'bar', x: 'part', y: 'n' }, data).media as unknown as {
    query: { maxWidth?: number; minWidth?: number }
    option: { xAxis?: { axisLabel: Loose } }
  }[]
  const [wide, narrow] = media.filter((one) => one.option.xAxis)
  assert.ok(narrow!.query.maxWidth! > 330 && narrow!.query.maxWidth! < 500)
  assert.equal(wide!.query.minWidth, narrow!.query.maxWidth)
  assert.deepEqual([narrow!.option.xAxis!.axisLabel.interval, narrow!.option.xAxis!.axisLabel.rotate], [0, 45])
  assert.equal(option({ type: 'bar', x: 'part', y: 'n', horizontal: true }, data).media, undefined)
})

test('a line that would come to one place twice is a line for each of what tells them apart', () => {
  const data = table(
    { month: '2024-01-01', part: 'a', n: 1 },
    { month: '2024-01-01', part: 'b', n: 2 },
    { month: '2024-02-01', part: 'a', n: 3 },
  )
  const names = (given: ChartData) => option({ type: 'line', y: 'n' }, given).series!.map(({ name }) => name)
  assert.deepEqual(names(data), ['a', 'b'])
  assert.deepEqual(names({ ...data, rows: data.rows.slice(1) }), ['n'])
})

test('lying bars have no name beside their names, and as much room as they need', () => {
  const data = table(...Array.from({ length: 40 }, (_, i) => ({ city: `a rather long name ${i}`, n: i })))
  const drawn = option({ type: 'bar', x: 'city', y: 'n', xLabel: 'City' }, data)
  assert.equal(drawn.yAxis!.type, 'category')
  assert.equal(drawn.yAxis!.name, undefined)
  assert.ok(Number(heightOfBars({ type: 'bar', x: 'city', y: 'n' }, data, 'en')) > 700)
  assert.equal(heightOfBars({ type: 'line', x: 'city', y: 'n' }, data, 'en'), null)
  // By the names that are drawn, not by the numbers that they stand for.
  const months = table(...Array.from({ length: 12 }, (_, i) => ({ month: i + 1, n: i })))
  const fields = { month: { grain: 'month_of_year', isNamed: true } }
  assert.equal(heightOfBars({ type: 'bar', x: 'month', y: 'n' }, months, 'en'), null)
  assert.notEqual(heightOfBars({ type: 'bar', x: 'month', y: 'n' }, { ...months, fields }, 'en'), null)
})

test('flows that lead back are drawn with their sides apart, and of many names the smallest become one', () => {
  const forth = option(
    { type: 'sankey', x: 'from', series: 'to', y: 'n' },
    table({ from: 'a', to: 'b', n: 1 }, { from: 'b', to: 'c', n: 2 }),
  )
  assert.deepEqual(
    (forth.series![0]!.data as Loose[]).map(({ name }) => name),
    ['a', 'b', 'c'],
  )
  const back = option(
    { type: 'sankey', x: 'from', series: 'to', y: 'n' },
    table({ from: 'a', to: 'b', n: 1 }, { from: 'b', to: 'a', n: 2 }),
  )
  assert.equal((back.series![0]!.data as Loose[]).length, 4)
  const many = Array.from({ length: 80 }, (_, i) => ({ from: `f${i}`, to: `t${i}`, n: i + 1 }))
  const drawn = option({ type: 'sankey', x: 'from', series: 'to', y: 'n' }, table(...many))
  const total = (drawn.series![0]!.links as { value: number }[]).reduce((sum, { value }) => sum + value, 0)
  assert.equal(total, (80 * 81) / 2)
  assert.ok((drawn.series![0]!.data as Loose[]).length <= 24)
})

test('names stand in their own order unless another is asked for', () => {
  const data = table({ day: 'Tue', n: 1 }, { day: 'Sun', n: 5 }, { day: 'Mon', n: 3 })
  const order = (sort?: ChartSpec['sort']) =>
    option({ type: 'bar', x: 'day', y: 'n', ...(sort && { sort }) }, data).xAxis!.data
  assert.deepEqual(order(), ['Mon', 'Tue', 'Sun'])
  assert.deepEqual(order('rows'), ['Tue', 'Sun', 'Mon'])
  assert.deepEqual(order('highest'), ['Sun', 'Mon', 'Tue'])
  assert.deepEqual(order('name'), ['Mon', 'Sun', 'Tue'])
})

test('more than twelve series are folded; of averages, which have no sum, the largest are drawn', () => {
  const rows = (measure: string) =>
    table(...Array.from({ length: 40 }, (_, i) => ({ x: i % 2 ? 'a' : 'b', who: `p${i % 20}`, [measure]: i })))
  const names = (measure: string) =>
    option({ type: 'line', x: 'x', y: measure, series: 'who' }, rows(measure)).series!.map(({ name }) => name)
  assert.equal(names('amount').length, 12)
  assert.equal(names('amount').at(-1), 'Other')
  assert.equal(names('average amount').includes('Other'), false)
})

test('a goal and annotations are marked on the axes, colours are those that were chosen', () => {
  const drawn = option(
    { type: 'line', x: 'month', y: 'n', goal: 5, annotations: [{ at: '2024-02', text: 'Sale' }], colors: ['#123456'] },
    table({ month: '2024-01', n: 1 }, { month: '2024-02', n: 2 }),
  )
  const marks = (drawn.series![0]!.markLine as { data: Loose[] }).data
  assert.deepEqual([marks[0]!.yAxis, marks[1]!.xAxis], [5, Date.UTC(2024, 1, 1)])
  assert.deepEqual(drawn.color, ['#123456'])
})

test('lines of goals and notes lie behind what is written on the marks, and the goal is named where no value is', () => {
  const rows = table({ shop: 'North', n: 10 }, { shop: 'South', n: 9 })
  for (const type of ['bar', 'line'] as const) {
    const asked = { type, x: 'shop', y: 'n', labels: true } as const
    const drawn = option({ ...asked, goal: 10 }, rows)
    const [series] = drawn.series as Loose[]
    const lines = series!.markLine as { z: number; data: { z2: number; label: Loose }[] }
    assert.equal(lines.z, type === 'line' ? 3 : 2)
    assert.equal(lines.data[0]!.z2, 2)
    assert.equal(lines.data[0]!.label.position, 'end')
    assert.ok((drawn.grid as unknown as { right: number }).right > 60, 'room for its words')
    assert.equal((series!.label as Loose).textBorderColor, theme.background)
    const plain = (option(asked, rows).series as Loose[])[0]!
    assert.equal((plain.label as Loose).textBorderColor, undefined)
  }
})

test('values in the parts of a stack are readable on the colour of their part', () => {
  const rows = table(...[...'abcdefgh'].map((part, i) => ({ shop: 'North', part, n: i + 1 })))
  const asked = { type: 'stacked', x: 'shop', y: 'n', series: 'part', labels: true } as const
  for (const colors of [undefined, ['#ffe08a', '#123456', '#777777']]) {
    const drawn = option({ ...asked, ...(colors && { colors }) }, rows)
    const palette = drawn.color as unknown as string[]
    assert.equal(drawn.series!.length, 8)
    for (const [i, { label }] of drawn.series!.entries()) {
      const { color, textBorderColor } = label as { color: string; textBorderColor: string }
      assert.equal(textBorderColor, palette[i % palette.length])
      assert.ok(contrast(color, textBorderColor) >= 4.5, `${color} on ${textBorderColor}`)
    }
  }
})

test('a map shows the part of the world that the data is of, and names what it could not place', () => {
  const topology = JSON.parse(
    readFileSync(new URL(import.meta.resolve('world-atlas/countries-110m.json')), 'utf8'),
  ) as Topology
  worldFromTopology(topology)
  const map = (...names: string[]) =>
    option({ type: 'map', x: 'country', y: 'n' }, table(...names.map((country, n) => ({ country, n: n + 1 }))))
  const europe = map('France', 'DE', 'Poland', 'Atlantis', 'Other')
  const [[west, north], [east, south]] = (europe.series![0] as { boundingCoords: number[][] }).boundingCoords as [
    [number, number],
    [number, number],
  ]
  // France without Guiana, and some of what lies around.
  assert.ok(west > -30 && west < -4 && east > 24 && east < 45, `${west} to ${east}`)
  assert.ok(north > 54 && north < 65 && south > 30 && south < 43, `${south} to ${north}`)
  assert.equal((europe.graphic as unknown as { style: { text: string } }).style.text, 'Not on the map: Atlantis, Other')
  const world = map('Brazil', 'Japan', 'Canada')
  assert.equal(world.series![0]!.boundingCoords, undefined)
  assert.equal(world.graphic, undefined)
  const many = map('France', ...Array.from({ length: 7 }, (_, i) => `Place ${i}`))
  assert.match(JSON.stringify(many.graphic), /Place 3 and 3 more/)
  assert.match(JSON.stringify((many.media as unknown as Loose[]).at(-1)), /"minWidth":960.*Place 6"/, 'with room, all')
  const points = option(
    { type: 'map', y: 'n' },
    table({ shop: 'Bonn', lat: 50.7, lon: 7.1, n: 1 }, { shop: 'Lost', lat: null, lon: 7, n: 2 }),
  )
  assert.match(JSON.stringify(points.graphic), /Not on the map: Lost/)
  assert.ok((points.geo as unknown as { boundingCoords: number[][] }).boundingCoords[0]![0]! < 7.1)
})

test('the axes of a histogram are the values, by their own name, and how many rows have them', () => {
  const data: ChartData = {
    ...table({ month: '2024-01', revenue: 10 }, { month: '2024-02', revenue: 20 }, { month: '2024-03', revenue: 25 }),
    fields: { revenue: { label: 'Revenue' } },
  }
  const namesOf = (spec: Partial<ChartSpec>) => {
    const { xAxis, title } = option({ type: 'histogram', ...spec }, data)
    return [xAxis!.name, title!.subtext]
  }
  assert.deepEqual(namesOf({ x: 'month', y: 'revenue', xLabel: 'Month', yLabel: 'Money' }), ['Money', 'Number of rows'])
  assert.deepEqual(namesOf({ x: 'month', y: 'revenue', xLabel: 'Month' }), ['Revenue', 'Number of rows'])
  assert.deepEqual(namesOf({ x: 'revenue', xLabel: 'Money', yLabel: 'Months' }), ['Money', 'Months'])
})

test('the steps of a funnel stand in their own order, as the rows came, or the largest first where that says nothing', () => {
  const steps = (rows: [string, number][], sort?: ChartSpec['sort']) => {
    const data = table(...rows.map(([step, n]) => ({ step, n })))
    const [drawn] = option({ type: 'funnel', x: 'step', y: 'n', ...(sort && { sort }) }, data).series!
    return (drawn!.data as { name: string }[]).map(({ name }) => name).join()
  }
  const alphabetical: [string, number][] = [
    ['Cart', 5],
    ['Paid', 2],
    ['Visit', 9],
  ]
  assert.equal(steps(alphabetical), 'Visit,Cart,Paid')
  assert.equal(steps(alphabetical, 'rows'), 'Cart,Paid,Visit')
  assert.equal(steps([alphabetical[2]!, alphabetical[1]!, alphabetical[0]!]), 'Visit,Paid,Cart')
  assert.equal(
    steps([
      ['high', 1],
      ['low', 2],
      ['medium', 3],
    ]),
    'low,medium,high',
  )
})
