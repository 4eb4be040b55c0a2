import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { instantOf } from '../../calendar.ts'
import type { Catalog } from '../catalog.ts'
import { createEvaluator, type Data } from '../evaluate/evaluate.ts'
import type { Condition, Question } from '../question.contract.ts'
import { datasetOf, fieldOf, of } from '../shop.fixture.ts'
import { compile } from '../sql/compile.ts'
import { openEngines, readRows } from './engines.fixture.ts'

/** Clocks in Berlin went from 02:00 to 03:00 on 2024-03-31 (01:00 UTC) and from 03:00 back to 02:00 on 2024-10-27 (01:00 UTC). */
const INSTANTS = [
  '2024-03-30 22:59:59',
  '2024-03-30 23:00:00',
  '2024-03-31 00:59:59',
  '2024-03-31 01:00:00',
  '2024-03-31 21:59:59',
  '2024-03-31 22:00:00',
  '2024-10-26 21:59:59',
  '2024-10-26 22:00:00',
  '2024-10-27 00:30:00',
  '2024-10-27 01:30:00',
  '2024-10-27 22:59:59',
  '2024-10-27 23:00:00',
]
const data: Data = { events: INSTANTS.map((at, i) => ({ id: i + 1, at, naive: at })) }
const at = of('events', 'at')
const naive = of('events', 'naive')
const catalogIn = (timeZone: string, more: Partial<Catalog> = {}): Catalog => ({
  datasets: [
    datasetOf(
      'events',
      [
        fieldOf('id', 'integer', 'id'),
        fieldOf('at', 'datetime', 'time', { instant: true }),
        fieldOf('naive', 'datetime', 'time'),
      ],
      { primaryKey: ['id'], timeField: 'at' },
    ),
  ],
  relationships: [],
  metrics: [],
  timeZone,
  fiscalYearStart: 1,
  today: '2024-10-27',
  ...more,
})
const counted = (where: Condition): Question => ({ measures: [{ count: 'events' }], by: [], where })
const engines = await openEngines()
after(async () => {
  for (const engine of engines) await engine.close()
})

async function agree(question: Question, catalog: Catalog, expected: unknown[][]): Promise<void> {
  assert.deepEqual(createEvaluator(catalog, data)(question).rows, expected, 'the evaluator')
  for (const engine of engines) {
    const compiled = compile(question, catalog, { dialect: engine.dialect })
    assert.deepEqual(readRows(await engine.run(compiled), compiled), expected, `${engine.dialect}: ${compiled.sql}`)
  }
}

test('days, hours and periods follow the clocks of the team over both changes', async () => {
  const berlin = catalogIn('Europe/Berlin')
  for (const engine of engines) await engine.load(berlin, data)
  const by = (of_: typeof at, grain: 'day' | 'hour_of_day' | 'month'): Question => ({
    measures: [{ count: 'events' }],
    by: [{ of: of_, grain }],
  })
  await agree(by(at, 'day'), berlin, [
    ['2024-03-30', 1],
    ['2024-03-31', 4],
    ['2024-04-01', 1],
    ['2024-10-26', 1],
    ['2024-10-27', 4],
    ['2024-10-28', 1],
  ])
  await agree(by(at, 'hour_of_day'), berlin, [
    [0, 4],
    [1, 1],
    [2, 2],
    [3, 1],
    [23, 4],
  ])
  await agree(by(at, 'day'), catalogIn('America/New_York'), [
    ['2024-03-30', 4],
    ['2024-03-31', 2],
    ['2024-10-26', 4],
    ['2024-10-27', 2],
  ])
  // What was written without a zone stays as it was written, whatever the team's clocks show.
  for (const catalog of [berlin, catalogIn('America/New_York')])
    await agree(by(naive, 'day'), catalog, [
      ['2024-03-30', 2],
      ['2024-03-31', 4],
      ['2024-10-26', 2],
      ['2024-10-27', 4],
    ])
})

test('a day of 23 hours and one of 25 are whole days; an hour that comes twice is told twice', async () => {
  const berlin = catalogIn('Europe/Berlin')
  for (const engine of engines) await engine.load(berlin, data)
  const during = (period: Extract<Condition, { during: unknown }>['period']) => counted({ during: at, period })
  await agree(during({ year: 2024, month: 3, day: 31 }), berlin, [[4]])
  await agree(during({ current: 'day' }), berlin, [[4]])
  await agree(during({ last: 1, unit: 'day' }), berlin, [[4]])
  await agree(during({ from: '2024-10-27 02:30:00', to: '2024-10-27 02:30:00' }), berlin, [[2]])
  const from = (text: string) => counted({ compare: '>=', left: at, right: { value: text } })
  await agree(from('2024-10-27 02:15:00'), berlin, [[4]])
  await agree(from('2024-10-27 02:45:00'), berlin, [[2]])
  await agree(from('2024-03-31 02:30:00'), berlin, [[9]])
})

test('a moment is an instant unless clocks show it twice or never', () => {
  const inBerlin = (text: string) => instantOf(text, 'Europe/Berlin')
  assert.deepEqual(
    [
      '2024-01-01 00:00:00',
      '2024-07-01 00:00:00.5',
      '2024-03-31 02:30:00',
      '2024-10-27 02:30:00',
      '2024-10-27 03:00:00',
      '2024-10-27',
    ].map(inBerlin),
    ['2023-12-31 23:00:00', '2024-06-30 22:00:00.5', null, null, '2024-10-27 02:00:00', null],
  )
  assert.equal(instantOf('2024-01-01 00:00:00', 'UTC'), '2024-01-01 00:00:00')
})

test('a fiscal year begins in the month of the space, by the clocks of the team', async () => {
  const catalog = catalogIn('Europe/Berlin', { fiscalYearStart: 4 })
  for (const engine of engines) await engine.load(catalog, data)
  await agree({ measures: [{ count: 'events' }], by: [{ of: at, grain: 'fiscal_year' }] }, catalog, [
    ['2023-04-01', 5],
    ['2024-04-01', 7],
  ])
})

test('an instant is compared as it is kept, so that an index of it is of use', () => {
  const { sql } = compile(counted({ during: at, period: { year: 2024 } }), catalogIn('Europe/Berlin'), {
    dialect: 'postgres',
  })
  assert.match(sql, /"at" >= TIMESTAMPTZ '2023-12-31 23:00:00\+00'/)
  assert.doesNotMatch(sql, /AT TIME ZONE/)
})
