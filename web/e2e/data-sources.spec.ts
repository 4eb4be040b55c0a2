import * as xlsx from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { addMember } from '../../acceptance/harness.ts'
import { expect, inspect, signedIn, test, watch } from './app.ts'

test.use({ file: import.meta.url })
test.describe.configure({ mode: 'serial' })

const owner = signedIn()

/** A sheet as people make them: a title over merged cells, an empty row, dates in three spellings, a total at the end. */
function messyWorkbook(): Buffer {
  const sheet = xlsx.utils.aoa_to_sheet([
    ['Branch report, first quarter', null, null, null],
    ['made by hand', null, null, null],
    [],
    ['Branch', 'Opened on', 'Turnover', 'Share'],
    ['Aarhus', '2024-01-05', '1,204.50 €', '12 %'],
    ['Bonn', '06/02/2024', '980.00 €', '9.5 %'],
    ['Cádiz', '2024-03-17', '2,310.25 €', '22 %'],
    ['Dundee', null, '55.00 €', '1 %'],
    ['Évora', '2024-03-30', '711.10 €', '7 %'],
  ])
  sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 3 } }]
  const book = xlsx.utils.book_new(sheet, 'Quarter 1')
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([['code'], ['x']]), 'Notes')
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx' })
}

const preamble = 'Exported by Cashbox 4\nAll amounts in EUR\n\n'
const orders = (rows: number, extra = '') =>
  `${preamble}Order No;Day;Amount;Customer${extra && ';Region'}\n${Array.from(
    { length: rows },
    (_, i) =>
      `${1000 + i};${String((i % 28) + 1).padStart(2, '0')}.03.2024;${(i * 7) % 90},${(i * 3) % 10}0;${['Ann', 'Bo', 'Cy'][i % 3]}${extra}`,
  ).join('\n')}\n`

const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel('Upload files', { exact: true }).setInputFiles(files)
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a messy workbook and a CSV with a preamble are uploaded at once, and the report says how they were read', async ({
  page,
  service,
}) => {
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/data`)
  await expect(page.getByText('No data yet')).toBeVisible()
  await inspect(page, 'data-empty')
  const workbook = { name: 'branches.xlsx', mimeType: 'application/octet-stream', buffer: messyWorkbook() }
  await choose(page, [workbook, csv('orders.csv', orders(300)), csv('broken.xlsx', 'PK\u0003\u0004 not a workbook')])
  const lines = { name: 'visits.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from('{"page":"/","n":3}\n') }
  await choose(page, [lines])
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByRole('link', { name: 'Open: branches.xlsx' })).toBeVisible()
  await expect(uploads.getByRole('link', { name: 'Open: orders.csv' })).toBeVisible()
  await expect(uploads.getByText('data-sources/unreadable-file')).toBeVisible()
  await expect(uploads.getByRole('link', { name: 'Open: visits.jsonl' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Data' }).getByRole('row')).toHaveCount(4)
  await inspect(page, 'data-uploads')
  // Left and found again.
  await page.getByRole('link', { name: 'Datasets' }).click()
  await page.getByRole('link', { name: 'Data', exact: true }).click()
  await expect(uploads.getByRole('link', { name: 'Open: orders.csv' })).toBeVisible()
  const branches = uploads.getByRole('listitem').filter({ hasText: 'branches.xlsx' })
  await branches.getByRole('link', { name: 'Import report' }).click()
  const first = page.getByRole('region', { name: 'Quarter 1' })
  await expect(first.getByText('Headings from row 4')).toBeVisible()
  await expect(first.getByRole('row', { name: /Turnover/ })).toBeVisible()
  await inspect(page, 'data-report')
  expect(faults).toEqual([])
})

test('rows are sorted, filtered, counted and paged over the whole table, by keyboard and on a phone', async ({
  page,
  service,
}) => {
  const { faults } = watch(page, service)
  const cities = ['Köln', 'Bonn', 'Aarhus', 'Porto']
  const lines = Array.from({ length: 2500 }, (_, i) => `${i + 1},${cities[i % 4]},${(i * 37) % 5000}`)
  const file = csv('visits.csv', `Visit,City,Amount\n${lines.join('\n')}\n`)
  const made = await page.request.post(`${service.url}/api/data-sources/upload`, { multipart: { file } })
  await page.goto(`${service.url}/data/${(await made.json()).id}?view=rows`)
  const grid = page.getByRole('grid', { name: 'visits' })
  await expect(grid).toHaveAttribute('aria-rowcount', '1001')
  await expect(page.getByText('1–1,000 of 2,500 rows')).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages).toContainText('Page 1 of 3')
  await inspect(page, 'data-rows-paged')
  // The highest of all stands far behind what was loaded.
  const amount = page.getByRole('columnheader', { name: /Amount/ })
  await amount.getByRole('button', { name: 'Amount', exact: true }).click()
  await amount.getByRole('button', { name: 'Amount', exact: true }).click()
  await expect(grid.getByRole('gridcell').nth(2)).toHaveText('4,999')
  await page.keyboard.press('n')
  await expect(pages).toContainText('Page 2 of 3')
  await expect(page.getByText('1,001–2,000 of 2,500 rows')).toBeVisible()
  await pages.getByRole('button', { name: 'Last page' }).click()
  await expect(grid).toHaveAttribute('aria-rowcount', '501')
  await page.keyboard.press('p')
  await expect(pages).toContainText('Page 2 of 3')
  await page.getByRole('searchbox', { name: 'Filter rows' }).fill('köln')
  await expect(page.getByText('625 of 2,500 rows')).toBeVisible()
  await expect(grid).toHaveAttribute('aria-rowcount', '626')
  await expect(pages).toBeHidden()
  await amount.getByRole('button', { name: 'Column Amount' }).click()
  const filter = page.getByRole('textbox', { name: 'Filter Amount' })
  await filter.fill('> dear')
  await expect(page.getByText('"dear" is not a number.')).toBeVisible()
  await filter.fill('> 99999')
  await expect(page.getByText('No row matches', { exact: true })).toBeVisible()
  await inspect(page, 'data-rows-none')
  await filter.fill('> 4900')
  await filter.press('Enter')
  await expect(page.getByText(/^1\d of 2,500 rows$/)).toBeVisible()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/\.csv$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Ask about it' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'its header fits').toBeLessThanOrEqual(390)
  await page.reload()
  await expect(pages).toBeVisible()
  await inspect(page, 'data-rows-phone')
  expect(faults).toEqual([])
})

test('columns are drawn, rows are shown, and SQL runs, explains, draws a chart, stops and exports', async ({
  page,
  service,
}) => {
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/data`)
  await page
    .getByRole('link', { name: /orders/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'orders', level: 2 }).last()).toBeVisible()
  await expect(page.getByRole('img', { name: 'Distribution' }).first()).toBeVisible()
  await inspect(page, 'data-columns')
  await page.getByRole('tab', { name: 'Rows' }).click()
  await expect(page.getByRole('grid', { name: 'orders' })).toHaveAttribute('aria-rowcount', '301')
  await inspect(page, 'data-rows')
  await page.getByRole('tab', { name: 'SQL' }).click()
  const editor = page.locator('.cm-content')
  const write = async (sql: string) => {
    await editor.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(sql)
  }
  await write('select customer, sum(amount) as total from orders group by 1 order by 2 desc')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('grid', { name: 'Result' })).toHaveAttribute('aria-rowcount', '4')
  await expect(page.getByRole('status').filter({ hasText: '3 rows in' })).toContainText('on SQLite')
  await inspect(page, 'data-sql')
  await page.getByRole('tab', { name: 'Chart' }).click()
  await expect(page.locator('canvas')).toBeVisible()
  await inspect(page, 'data-sql-chart')
  for (const [entry, ending] of [
    ['CSV', 'csv'],
    ['Excel (XLSX)', 'xlsx'],
    ['Parquet', 'parquet'],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).first().click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: entry }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`))
  }
  await page.getByRole('button', { name: 'Explain' }).click()
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText(/scan/i)
  await write('select nothing from orders')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('data-sources/query-failed')).toBeVisible()
  await write(
    'with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000000000) select max(i) from n',
  )
  await page.keyboard.press('Control+Enter')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped')).toBeVisible()
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('menuitem', { name: /select customer/ }).click()
  await expect(editor).toContainText('group by 1')
  expect(faults).toEqual([])
})

test('a file is replaced, the page says what changed, and the old file can be put back', async ({ page, service }) => {
  await page.goto(`${service.url}/data`)
  await page
    .getByRole('link', { name: /orders/ })
    .first()
    .click()
  await page.getByLabel('More actions: orders').click()
  await page.getByRole('menuitem', { name: 'Replace the file' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(csv('orders-2.csv', orders(120, ';North')))
  await expect(page.getByRole('dialog', { name: 'The file is replaced' })).toBeVisible()
  await expect(dialog.getByText('300 rows, now 120')).toBeVisible()
  await expect(dialog.getByText('region')).toBeVisible()
  await inspect(page, 'data-replaced')
  await dialog.getByRole('button', { name: 'Restore the old file' }).click()
  await expect(page.getByText('Old file restored')).toBeVisible()
  await page.getByRole('tab', { name: 'Rows' }).click()
  await expect(page.getByRole('grid', { name: 'orders' })).toHaveAttribute('aria-rowcount', '301')
})

test('rows are added from a file, and one that does not fit is refused with the reason', async ({ page, service }) => {
  await page.goto(`${service.url}/data`)
  await page.getByLabel('More actions: orders').click()
  await page.getByRole('menuitem', { name: 'Add rows from a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add rows to orders' })
  await dialog.locator('input[type=file]').setInputFiles(csv('town.csv', 'town\nBonn\n'))
  await expect(dialog.getByText(/its columns are not those of orders/)).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles(csv('april.csv', orders(20)))
  const done = page.getByRole('dialog', { name: 'The rows are added' })
  await expect(done.getByText('20 rows added')).toBeVisible()
  await expect(done.getByText('320 in total')).toBeVisible()
  await inspect(page, 'data-appended')
})

test('a source is renamed and deleted, and both can be undone; the original file is downloaded', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/data`)
  await page.getByLabel('More actions: branches').click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download the original file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('branches.xlsx')
  await page.getByLabel('More actions: branches').click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name (required)' }).fill('Branches 2024')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: /Branches 2024/ })).toBeVisible()
  await page.getByLabel('More actions: Branches 2024').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: /Branches 2024/ })).toHaveCount(0)
  await page
    .locator('[data-sonner-toast]')
    .filter({ hasText: 'Branches 2024 is deleted' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page.getByRole('link', { name: /Branches 2024/ })).toBeVisible()
})

test('a viewer looks and asks, and is offered nothing that changes; on a phone, in the dark', async ({
  browser,
  service,
}) => {
  const viewer = await addMember(service, owner, 'viewer', 'Vic Viewer')
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  const page = await context.newPage()
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/sign-in?next=%2Fdata`)
  await page.getByLabel('E-mail address').fill(viewer.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(viewer.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('link', { name: /orders/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add data' })).toHaveCount(0)
  await inspect(page, 'data-phone-dark')
  await page.getByLabel('More actions: orders').click()
  await expect(page.getByRole('menuitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /orders/ }).click()
  await expect(page.getByRole('img', { name: 'Distribution' }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await inspect(page, 'data-columns-phone-dark')
  await page.getByRole('tab', { name: 'SQL' }).click()
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(page.getByRole('grid', { name: 'Result' })).toBeVisible()
  await inspect(page, 'data-sql-phone-dark')
  expect(faults).toEqual([])
  await context.close()
})
