import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderedRows } from './data-table-order.ts'
import {
  compareValues,
  delimitedText,
  filterTest,
  fullText,
  markdownText,
  shownText,
  tableColumns,
} from './data-table-values.ts'

const rows = [
  { id: 1, name: 'Ann "A", B', total: 1234.5, note: null },
  { id: 2, name: 'Bo|b\nx', total: 7, note: 'x' },
]
const columns = tableColumns(['id', 'name', 'total', 'note'], rows, 'en')

test('numbers stand right and text left, by type or by what the rows hold', () => {
  assert.deepEqual(
    columns.map((c) => c.align),
    ['right', 'left', 'right', 'left'],
  )
  assert.equal(tableColumns([{ name: 'n', type: 'decimal' }], [{ n: '1.50' }], 'en')[0]!.align, 'right')
})

test('numbers keep all their digits; years and ids are not grouped', () => {
  assert.equal(
    shownText('12345678901234567890.123', { align: 'right', name: 'sum', decimals: 0 }, 'en'),
    '12,345,678,901,234,567,890.123',
  )
  for (const name of ['year', 'order_id', 'customerId', 'Order_No', 'zip'])
    assert.equal(shownText(2024, { align: 'right', name, decimals: 0 }, 'en'), '2024', name)
  for (const name of ['paid', 'piano', 'amount'])
    assert.equal(shownText(2024, { align: 'right', name, decimals: 0 }, 'en'), '2,024', name)
  assert.equal(shownText(10042, { align: 'right', name: 'customer_id', decimals: 0 }, 'en'), '10042')
})

test('numbers of one column show the same number of decimals', () => {
  const total = columns[2]!
  assert.equal(shownText(7, total, 'en'), '7.0')
  assert.equal(shownText(1234.5, total, 'en'), '1,234.5')
})

test('what a division leaves is cut where it is shown, alike in the whole column, and nothing else is', () => {
  const of = (...values: unknown[]) => {
    const [column] = tableColumns(
      [{ name: 'mean', type: 'real' }],
      values.map((mean) => ({ mean })),
      'en',
    )
    return values.map((value) => [shownText(value, column!, 'en'), fullText(value, column!, 'en')])
  }
  assert.deepEqual(of(29.6991176471, 24), [
    ['29.70', '29.6991176471'],
    ['24.00', '24.00'],
  ])
  assert.deepEqual(of('3.1415926535897932'), [['3.142', '3.1415926535897932']])
  assert.deepEqual(of(0.00012345678901234), [['0.0001235', '0.00012345678901234']])
  assert.deepEqual(of(40.712776), [['40.712776', '40.712776']])
})

test('CSV quotes what needs it, and leaves nulls empty', () => {
  assert.equal(delimitedText(columns, rows, ','), 'id,name,total,note\r\n1,"Ann ""A"", B",1234.5,\r\n2,"Bo|b\nx",7,x')
})

test('Markdown escapes what would break a row', () => {
  assert.equal(markdownText(columns, rows).split('\n')[3], '| 2 | Bo\\|b x | 7 | x |')
})

test('a filter contains, compares, and finds the empty', () => {
  assert.equal(filterTest('ANN', 'left')!('Hannah'), true)
  assert.equal(filterTest('> 9', 'right')!('10'), true)
  assert.equal(filterTest('>= 2024-02-01', 'left')!('2024-01-31'), false)
  assert.equal(filterTest('=', 'left')!(null), true)
  assert.equal(filterTest('!=', 'left')!(null), false)
  assert.equal(filterTest('!= a', 'left')!(null), true)
  assert.equal(filterTest('  ', 'left'), null)
})

test('text sorts as people count, numbers in text columns of numbers by size', () => {
  assert.deepEqual(
    ['a10', 'a2', 'B1'].toSorted((a, b) => compareValues(a, b, 'left')),
    ['a2', 'a10', 'B1'],
  )
  assert.ok(compareValues('9', '10', 'right') < 0)
})

test('rows are filtered and sorted together, with the empty last in both directions', () => {
  const data = [
    { n: 3, k: 'b' },
    { n: null, k: 'a10' },
    { n: 1, k: 'a2' },
    { n: 20, k: null },
  ]
  const cols = tableColumns(['n', 'k'], data, 'en')
  const ids = (...args: [{ id: string; desc: boolean }[], { id: string; value: string }[]?, string?]) =>
    orderedRows(data, cols, args[0], args[1] ?? [], args[2] ?? '').map((row) => row.n)
  assert.deepEqual(ids([{ id: 'n', desc: false }]), [1, 3, 20, null])
  assert.deepEqual(ids([{ id: 'n', desc: true }]), [20, 3, 1, null])
  assert.deepEqual(ids([{ id: 'k', desc: false }]), [1, null, 3, 20])
  assert.deepEqual(ids([{ id: 'k', desc: true }]), [3, null, 1, 20])
  assert.deepEqual(ids([], [{ id: 'n', value: '> 2' }]), [3, 20])
  assert.deepEqual(ids([], [], 'A'), [null, 1])
  assert.equal(orderedRows(data, cols, [], [], ''), data)
})

test('whole numbers past 2^53 are shown, sorted, found and copied with every digit', () => {
  const rows = [
    { n: 9007199254740993n, o: { id: 9007199254740993n } },
    { n: 9007199254740992n, o: null },
    { n: 3, o: null },
  ]
  const [n, o] = tableColumns(['n', 'o'], rows, 'en')
  assert.equal(n!.align, 'right')
  assert.equal(fullText(9007199254740993n, n!, 'en'), '9,007,199,254,740,993')
  assert.equal(delimitedText([n!, o!], rows.slice(0, 1), ',', false), '9007199254740993,"{""id"":9007199254740993}"')
  assert.deepEqual(
    rows.filter(({ n: value }) => filterTest('= 9007199254740993', 'right')!(value)),
    [rows[0]],
  )
  assert.deepEqual(
    rows.filter(({ n: value }) => filterTest('> 9007199254740992', 'right')!(value)),
    [rows[0]],
  )
  assert.ok(compareValues(9007199254740993n, 9007199254740992n, 'right') > 0)
  assert.ok(compareValues(3, 9007199254740992n, 'right') < 0)
})
