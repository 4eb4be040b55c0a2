import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertGrowsEvenly } from '../../../../test/growth.ts'
import { atOnce } from '../../../platform/workers/in-turns.ts'
import type { Cell } from '../tool-contract.ts'
import { type AuditInput, createAuditor } from './audit-answer.ts'
import { claimsOf } from './claims.ts'

const result = (columns: string[], rows: Cell[][], resultId = 'r1') => ({
  resultId,
  columns,
  rows,
  rowCount: rows.length,
  truncated: false,
})
const sales = result(
  ['region', 'month', 'amount', 'share'],
  [
    ['North', '2024-01', 1234.56, 0.4171],
    ['South', '2024-02', 987.1, 0.3335],
    ['West', '2024-03', 738.2, 0.2494],
  ],
)
const auditAnswer = ({ text, ...known }: AuditInput) => atOnce(createAuditor(known))(text)
const judge = (text: string, stated: string[] = [], results = [sales]) =>
  auditAnswer({ text, results, stated }).claims.map(
    ({ text, status, how }) => `${text}: ${status}${how ? ` ${how}` : ''}`,
  )

test('a number that stands in a cell is verified with the cell it came from', () => {
  const { claims } = auditAnswer({ text: 'North sold 1,234.56.', results: [sales], stated: [] })
  assert.deepEqual(claims, [
    {
      kind: 'number',
      text: '1,234.56',
      start: 11,
      end: 19,
      status: 'verified',
      how: 'exact',
      cells: [{ resultId: 'r1', row: 0, column: 'amount', value: 1234.56 }],
    },
  ])
})

test('rounded, scaled and percent forms of a cell are verified', () => {
  assert.deepEqual(judge('North sold $1,235, that is 1.23k or 1.2 thousand; 41.7% of all, 25 % for West.'), [
    '$1,235: verified rounded',
    '1.23k: verified scaled',
    '1.2 thousand: verified scaled',
    '41.7%: verified percentage',
    '25 %: verified percentage',
  ])
})

test('sums, means, differences, ratios and changes of cells are verified', () => {
  assert.deepEqual(
    judge(
      'In all 2,959.86, on average 986.62. North is 247.46 ahead of South, 1.67 times West; West is 40.2% below North.',
    ),
    [
      '2,959.86: verified sum',
      '986.62: verified mean',
      '247.46: verified difference',
      '1.67: verified ratio',
      '40.2%: verified change',
    ],
  )
})

test('a rounded figure beside a name is that of its row', () => {
  const shares = result(
    ['country', 'share'],
    [
      ['Austria', 16],
      ['Germany', 18.78453],
      ['Spain', 23.809524],
    ],
  )
  assert.deepEqual(
    judge('Austria with 19; Germany with 19; Spain: 23.8%, Austria ahead of Germany with 18.8', [], [shares]),
    ['19: unverified', '19: verified rounded', '23.8%: verified rounded', '18.8: verified rounded'],
  )
  assert.deepEqual(judge('The next one has 19, and the first 23.81.', [], [shares]), [
    '19: verified rounded',
    '23.81: verified rounded',
  ])
})

test('a number that is nowhere is not verified', () => {
  assert.deepEqual(judge('North sold 1,300 and made 77.7% more than 4,321.'), [
    '1,300: unverified',
    '77.7%: unverified',
    '4,321: unverified',
  ])
})

test('a wrong digit is not verified', () => {
  assert.deepEqual(judge('North sold 1,234.57.'), ['1,234.57: unverified'])
})

test('a number of the question is stated, not verified', () => {
  assert.deepEqual(judge('The top 7 are above 500.', ['top 7 with amount above 500']), ['7: stated', '500: stated'])
})

test('the number of rows is verified as a count, unless rows were left out', () => {
  assert.deepEqual(judge('There are 3 regions.'), ['3: verified count'])
  assert.deepEqual(judge('There are 3 regions.', [], [{ ...sales, truncated: true }]), ['3: unverified'])
})

test('dates are looked up at the precision they are said with', () => {
  assert.deepEqual(
    judge('From January 2024 to 2024-03, in Q1 2024 and in 2024; not in April 2024 nor on 3 March 2023.', [
      'since 2023',
    ]),
    [
      'January 2024: verified exact',
      '2024-03: verified exact',
      'Q1 2024: verified date',
      '2024: verified date',
      'April 2024: unverified',
      '3 March 2023: unverified',
    ],
  )
})

test('the cents at the end of a line are no day of the month that begins the next', () => {
  const months = result(
    ['month', 'spent'],
    [
      ['2025-03-01', 1814.17],
      ['2025-04-01', 1716.2],
    ],
  )
  assert.deepEqual(judge('Spent:\n\n- Mar 2025: €1,814.17\n- Apr 2025: €1,716.20', [], [months]), [
    'Mar 2025: verified date',
    '€1,814.17: verified exact',
    'Apr 2025: verified date',
    '€1,716.20: verified exact',
  ])
})

test('names in quotes are looked up in cells; a name of the question is stated', () => {
  assert.deepEqual(
    judge('“North” leads, "Atlantis" does not, "Total Revenue" is the measure.', ['total revenue by region']),
    ['“North”: verified exact', '"Atlantis": unverified', '"Total Revenue": stated'],
  )
})

test('list numbers, code and links are not claims', () => {
  assert.deepEqual(claimsOf('1. North\n2. South\n`select 42`\n```sql\nselect 43\n```\n[x](http://a/44)'), [])
})

test('a whole number past 2^53 is compared by its digits', () => {
  const big = result(['id'], [['90071992547409931']])
  assert.deepEqual(judge('It is 90071992547409931.', [], [big]), ['90071992547409931: verified exact'])
})

test('about 12,000 is verified by 11,987; plain 12,000 is not', () => {
  const one = result(['n'], [[11987], [3]])
  assert.deepEqual(judge('about 12,000', [], [one]), ['12,000: verified rounded'])
  assert.deepEqual(judge('exactly 12,000', [], [one]), ['12,000: unverified'])
})

test('random numbers are hardly ever verified by accident, however many cells there are to combine', () => {
  let seed = 7
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed / 2147483648
  }
  const rows = Array.from({ length: 50 }, (_, i) => [
    `name ${i}`,
    Math.round(random() * 5000),
    Math.round(random() * 90) / 100,
  ])
  const table = result(['name', 'amount', 'rate'], rows)
  let verified = 0
  for (let i = 0; i < 300; i++) {
    const shape = i % 3
    const number =
      shape === 0
        ? `${Math.round(random() * 5000)}`
        : shape === 1
          ? `${(random() * 100).toFixed(0)}%`
          : (random() * 5000).toFixed(1)
    verified += auditAnswer({ text: `It is ${number} here.`, results: [table], stated: [] }).verified
  }
  assert.ok(verified <= 15, `${verified} of 300 random numbers were called verified`)
})

test('what was not found is marked, however many figures stand before it', () => {
  const rows = Array.from({ length: 250 }, (_, i) => [i * 7 + 10_000])
  const said = Array.from({ length: 3_000 }, (_, i) => `${(i % 250) * 7 + 10_000}.`).join(' ')
  const audit = auditAnswer({ text: `${said} And 77,777 as well.`, results: [result(['n'], rows)], stated: [] })
  assert.deepEqual([audit.verified, audit.unverified], [3_000, 1])
  assert.equal(audit.claims.at(-1)?.text, '77,777')
  assert.equal(audit.claims.length, 2_000)
})

test('a large result is searched in bounded time', () => {
  const rows = Array.from({ length: 10_000 }, (_, i) => [i, i * 1.5, i * i, `n${i}`])
  const table = result(['a', 'b', 'c', 'd'], rows as Cell[][])
  const text = Array.from({ length: 100 }, (_, i) => `value ${i * 31.7}`).join(', ')
  const audit = auditAnswer({ text, results: [table], stated: [] })
  assert.equal(audit.claims.length, 100)
})

test('a number inside of a name that stands in a result is part of that name', () => {
  const products = result(['product', 'revenue'], [['Ridge 28 Backpack', 65691.6]])
  assert.deepEqual(judge('Ridge 28 Backpack: 65,691.6, and 28 others.', [], [products]), [
    '28: verified exact',
    '65,691.6: verified exact',
    '28: unverified',
  ])
})

test('a number inside of the name of a table or a column is stated with it', () => {
  const judged = (text: string) =>
    auditAnswer({ text, results: [sales], stated: [], schemaNames: ['alpha_2', 'Beta 30'] }).claims.map(
      ({ text: said, status }) => `${said}: ${status}`,
    )
  assert.deepEqual(judged('Rows of Alpha 2, beta 30 and Gamma 2; 30 of them.'), [
    '2: stated',
    '30: stated',
    '2: unverified',
    '30: unverified',
  ])
})

test('numbers are read as their writer writes them, and as in English where that does not fit', () => {
  const judged = (text: string, locale: string) =>
    auditAnswer({ text, results: [sales], stated: [], locale }).claims.map(({ text, status }) => `${text}: ${status}`)
  assert.deepEqual(judged('Nord: 1.234,56 €, das sind 41,7 %. In English 1,234.56.', 'de-DE'), [
    '1.234,56: verified',
    '41,7 %: verified',
    '1,234.56: verified',
  ])
  assert.deepEqual(judged('Nord : 1\u202f234,56 €, soit 41,7 %', 'fr-FR'), [
    '1\u202f234,56: verified',
    '41,7 %: verified',
  ])
  assert.deepEqual(judged('It is 1.234 or 12,34,567.', 'en-IN'), ['1.234: unverified', '12,34,567: unverified'])
  assert.deepEqual(judged('Es sind 1.235.', 'de-DE'), ['1.235: verified'])
})

test('a group of ages is a name, a dash before a line is no minus, and yes is no name', () => {
  const ages = result(
    ['age group', 'minutes'],
    [
      ['18-29', 237.05],
      ['60+', 260],
    ],
  )
  const text = 'Where it is “yes”:\n- 18-29: 237.05 minutes\n- 60+: 260 minutes\n- 7 more'
  assert.deepEqual(judge(text, [], [ages]), [
    '18: verified exact',
    '29: verified exact',
    '237.05: verified exact',
    '60: verified exact',
    '260: verified exact',
    '7: unverified',
  ])
})

test('gaps, openings and figures that go on for long are read in time that grows with them', async () => {
  for (const one of ['\r', '\u2028', '](', '\u201c', '\u2018', '0'])
    await assertGrowsEvenly((size) => {
      const names = claimsOf(`total ${one.repeat(size)}1`).filter(({ kind }) => kind === 'name')
      assert.deepEqual(names, [], JSON.stringify(one))
    }, 1_000)
})

test('of marks within marks the inner ones count, and a link within a link is none', () => {
  const said = (text: string) => claimsOf(text).map(({ text }) => text)
  assert.deepEqual(said('“North “South” 7'), ['“South”', '7'])
  assert.deepEqual(said('[a](/x/12) 3 [b](/y/[45]) 6'), ['3', '6'])
  assert.deepEqual(said('[a](/x/12](/y/45) 3'), ['12', '3'])
  assert.deepEqual(said('  1. North\r  2) South 8\u2028- 9'), ['8', '9'])
})

test('a long statement is looked through in turns, and what it says is known wherever it stands', () => {
  const long = `select ${'1 + '.repeat(40_000)} 4711`
  const steps = createAuditor({ results: [], stated: [long] })
  let turns = 0
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      assert.deepEqual(
        step.value('It is 4711.').claims.map(({ status }) => status),
        ['stated'],
      )
      break
    }
    turns++
  }
  assert.ok(turns >= 16, String(turns))
})
