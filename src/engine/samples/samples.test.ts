import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { read, utils } from '@e965/xlsx'
import { sampleFiles, shopTables } from './index.ts'

const table = (name: string) => {
  const found = shopTables().find((t) => t.name === name)
  assert.ok(found)
  return found
}

test('the sample shop is the same every time it is made', () => {
  const print = () => createHash('sha256').update(JSON.stringify(shopTables())).digest('hex')
  assert.equal(print(), print())
})

test('every order line belongs to an order and a product, and every order to a customer', () => {
  const ids = (name: string, column: number) => new Set(table(name).rows.map((row) => row[column]))
  const orders = ids('orders', 0)
  const products = ids('products', 0)
  const customers = ids('customers', 0)
  for (const row of table('order_lines').rows) assert.ok(orders.has(row[1] ?? null) && products.has(row[2] ?? null))
  for (const row of table('orders').rows) assert.ok(customers.has(row[1] ?? null))
})

test('the headlamp that was out of stock is not sold while it was', () => {
  const dates = new Map(table('orders').rows.map((row) => [row[0], (row[2] as { date: string }).date]))
  const sold = table('order_lines')
    .rows.filter((row) => row[2] === 10)
    .map((row) => dates.get(row[1] ?? null) ?? '')
  assert.equal(sold.filter((date) => date >= '2024-09-20' && date < '2024-11-05').length, 0)
  assert.ok(sold.some((date) => date >= '2024-08-01' && date < '2024-09-20'))
})

test('the workbook holds six sheets whose rows are those of the tables', async () => {
  const [file] = await sampleFiles()
  assert.ok(file)
  assert.ok(file.bytes.length < 1_500_000)
  const book = read(file.bytes)
  assert.deepEqual(
    book.SheetNames,
    shopTables().map((t) => t.name),
  )
  for (const t of shopTables()) {
    const sheet = book.Sheets[t.name]
    assert.ok(sheet)
    assert.equal(utils.sheet_to_json(sheet).length, t.rows.length)
  }
})
