import * as xlsx from '@e965/xlsx'
import { addMember } from '../../acceptance/harness.ts'
import { expect, inspect, signedIn, test, watch, writeInto } from './app.ts'

test.use({ file: import.meta.url })
test.describe.configure({ mode: 'serial' })

const owner = signedIn()
let source = ''
let space = ''

/** A shop as one workbook: orders, their lines, customers and products. */
function workbook(): Buffer {
  const many = (count: number, row: (n: number) => unknown[]) => Array.from({ length: count }, (_, n) => row(n))
  const sheets: Record<string, unknown[][]> = {
    customers: [
      ['id', 'name', 'city'],
      ...many(30, (n) => [n + 1, `Person ${n + 1}`, ['Oslo', 'Bonn', 'Nice'][n % 3]]),
    ],
    products: [['id', 'title', 'price'], ...many(12, (n) => [n + 1, `Lamp ${n + 1}`, 9.5 + n])],
    orders: [
      ['id', 'customer_id', 'day', 'status'],
      ...many(80, (n) => [
        n + 1,
        (n % 29) + 1,
        `2025-${String((n % 12) + 1).padStart(2, '0')}-10`,
        n % 8 === 0 ? 'cancelled' : 'paid',
      ]),
    ],
    lines: [
      ['id', 'order_id', 'product_id', 'quantity', 'amount'],
      ...many(200, (n) => [n + 1, (n % 80) + 1, (n % 12) + 1, (n % 3) + 1, 10 + (n % 7)]),
    ],
  }
  const book = xlsx.utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), name)
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx' })
}

test.beforeAll(async ({ browser, service }) => {
  const page = await browser.newPage()
  const headers = { 'x-api-key': owner.key }
  const file = { name: 'shop.xlsx', mimeType: 'application/octet-stream', buffer: workbook() }
  const uploaded = await page.request.post(`${service.url}/api/data-sources/upload`, {
    headers,
    multipart: { file, name: 'Shop' },
  })
  source = (await uploaded.json()).id
  const made = await page.request.post(`${service.url}/api/spaces`, { headers, data: { name: 'Sales' } })
  space = (await made.json()).id
  await page.request.post(`${service.url}/api/spaces/${space}/data-sources`, {
    headers,
    data: { dataSourceId: source },
  })
  await page.close()
})

test('fields are edited as rows, the YAML follows, and a fault is marked in its place', async ({ page, service }) => {
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/data/${source}`)
  await page.getByRole('button', { name: 'Definitions' }).click()
  await expect(page.getByRole('heading', { name: 'Definitions of Shop' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Table' }).click()
  await page.getByRole('option', { name: 'lines' }).click()
  await expect(page.getByRole('combobox', { name: 'Role of order_id' })).toHaveText('Id')
  await expect(page.getByRole('combobox', { name: 'Aggregation of amount' })).toHaveText('Sum')
  await inspect(page, 'definitions-tables')
  await page.getByRole('textbox', { name: 'Label of amount' }).fill('Revenue')
  await page.getByRole('button', { name: 'More about amount' }).click()
  await page.getByRole('textbox', { name: 'Other names' }).last().fill('turnover, sales')
  await page.getByRole('combobox', { name: 'Format' }).click()
  await page.getByRole('option', { name: 'Currency' }).click()
  await page.getByRole('textbox', { name: 'Unit' }).fill('EUR')
  await page.getByRole('button', { name: 'Add a value' }).click()
  await page.getByRole('textbox', { name: 'Label', exact: true }).fill('nothing')
  await page.getByRole('button', { name: 'Show YAML' }).click()
  await page.getByRole('combobox', { name: 'Table' }).click()
  await page.getByRole('option', { name: 'customers' }).click()
  await page.getByRole('textbox', { name: 'Label of city' }).fill('Town')
  // Of a long text the editor draws what is in sight.
  const yaml = page.getByRole('textbox', { name: 'YAML' })
  await expect(yaml).toContainText('label: Town')
  await inspect(page, 'definitions-yaml')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Definitions saved')).toBeVisible()
  // What is wrong in the text is named, and nothing can be saved until it is right.
  await yaml.getByText('label: Town').click()
  await page.keyboard.press('End')
  await page.keyboard.insertText('\n            lable: oops')
  await expect(page.getByRole('alert')).toContainText('line')
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(page.locator('.cm-lintRange-error').first()).toBeVisible()
  await inspect(page, 'definitions-fault')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByRole('alert')).toBeHidden()
  expect(faults).toEqual([])
})

test('relationships are drawn, a metric shows its value while it is written, history its differences', async ({
  page,
  service,
}) => {
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/data/${source}/definitions`)
  await page.getByRole('tab', { name: 'Relationships' }).click()
  await expect(page.getByRole('img', { name: /Diagram of the relationships.*lines → orders/ })).toBeVisible()
  await inspect(page, 'definitions-relationships')
  await page.getByRole('tab', { name: 'Metrics' }).click()
  await page.getByRole('button', { name: 'Add a metric' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('revenue')
  await page.getByRole('textbox', { name: 'Expression' }).fill('SUM(lines.amount)')
  await expect(page.getByText('2,594', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: 'Only rows where' }).fill("orders.status <> 'cancelled'")
  await page.getByRole('button', { name: 'Show SQL' }).click()
  await expect(page.getByText('<> ', { exact: false }).last()).toBeVisible()
  await inspect(page, 'definitions-metrics')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Definitions saved')).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('Version 2')).toBeVisible()
  await expect(page.getByText('+ ', { exact: false }).filter({ hasText: 'name: revenue' })).toBeVisible()
  await inspect(page, 'definitions-history')
  expect(faults).toEqual([])
})

test('a field is computed from others, in the page; a fault is told where it was written', async ({
  page,
  service,
}) => {
  const { faults } = watch(page, service)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${service.url}/data/${source}/definitions`)
  await page.getByRole('combobox', { name: 'Table' }).click()
  await page.getByRole('option', { name: 'lines' }).click()
  const more = page.getByRole('button', { name: 'More about amount' })
  await more.click()
  const details = page.getByRole('textbox', { name: 'Other names' }).last()
  for (const part of [more, details]) {
    const { x, width } = (await part.boundingBox())!
    expect(x, 'not beyond the left').toBeGreaterThanOrEqual(0)
    expect(x + width, 'not beyond the right').toBeLessThanOrEqual(390)
  }
  await inspect(page, 'definitions-field-phone')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Add a computed field' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('each')
  const expression = page.getByRole('textbox', { name: 'Expression' })
  await expression.fill('amount / nothing')
  await expect(expression).toHaveAccessibleDescription(/nothing/)
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expression.fill('amount / quantity')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Definitions saved')).toBeVisible()
  await expect(page.getByText('Computed: amount / quantity')).toBeVisible()
  await inspect(page, 'definitions-computed')
  await page.getByRole('tab', { name: 'Metrics' }).click()
  await page.getByRole('button', { name: 'Add a metric' }).click()
  const metric = page.getByRole('textbox', { name: 'Expression' }).last()
  await metric.fill('AVG(lines.each)')
  await expect(page.getByText('Current value')).toHaveCount(2)
  await metric.fill('SUM(lines.gone)')
  await expect(metric).toHaveAccessibleDescription(/lines.gone/)
  await expect(page.getByText('Current value')).toHaveCount(1)
  await inspect(page, 'definitions-metric-fault')
  expect(faults).toEqual([])
})

test('a text that cannot be read is not written over by the rows', async ({ page, service }) => {
  await page.goto(`${service.url}/data/${source}/definitions`)
  const label = page.getByRole('textbox', { name: 'Label of city' })
  const yaml = page.getByRole('textbox', { name: 'YAML' })
  await page.getByRole('button', { name: 'Show YAML' }).click()
  await writeInto(yaml, 'half: [written')
  await expect(label).toBeDisabled()
  await expect(page.getByRole('alert')).toContainText('when the YAML can be read')
  await inspect(page, 'definitions-unread')
  await expect(yaml).toHaveText('half: [written')
  await yaml.press('ControlOrMeta+z')
  await expect(label).toBeEnabled()
  await page.getByRole('button', { name: 'Hide YAML' }).click()
})

test('of many suggestions the best ten are shown, then all; they tell their evidence and are accepted or dismissed', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/data/${source}/definitions`)
  await page.getByRole('tab', { name: /Suggestions/ }).click()
  const customers = page.getByRole('region', { name: 'customers' })
  await expect(customers.getByText('30 values, all different', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(10)
  await inspect(page, 'definitions-suggestions')
  await page.getByRole('button', { name: /^Show all \d+ suggestions$/ }).click()
  expect(await page.getByRole('tabpanel').getByRole('listitem').count()).toBeGreaterThan(12)
  const before = await customers.getByRole('listitem').count()
  await customers
    .getByRole('button', { name: /^Accept: / })
    .first()
    .click()
  await expect(customers.getByRole('listitem')).toHaveCount(before - 1)
  await customers
    .getByRole('button', { name: /^Dismiss: / })
    .first()
    .click()
  await expect(customers.getByRole('listitem')).toHaveCount(before - 2)
})

test('a space adds its own, in the dark and on a phone; viewers only read', async ({ page, service, browser }) => {
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/spaces/${space}/definitions`)
  await expect(page.getByRole('link', { name: 'Definitions of Shop' })).toBeVisible()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('combobox', { name: 'The fiscal year begins in' }).click()
  await page.getByRole('option', { name: 'April' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Definitions saved')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${service.url}/data/${source}/definitions`)
  await expect(page.getByRole('textbox', { name: 'Label of city' })).toBeVisible()
  await inspect(page, 'definitions-dark')
  await page.getByRole('tab', { name: 'Relationships' }).click()
  await inspect(page, 'definitions-relationships-dark')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: 'Tables' }).click()
  await inspect(page, 'definitions-phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('tab', { name: 'YAML' }).click()
  await expect(page.getByRole('textbox', { name: 'YAML' })).toBeVisible()
  const viewer = await addMember(service, owner, 'viewer', 'Vera')
  const context = await browser.newContext({ extraHTTPHeaders: { cookie: viewer.cookie } })
  const reading = await context.newPage()
  await reading.goto(`${service.url}/data/${source}/definitions`)
  await expect(reading.getByRole('textbox', { name: 'Label of city' })).toBeDisabled()
  await expect(reading.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await context.close()
  expect(faults).toEqual([])
})

test('after a lost connection a newer version is shown to be there, and not saved over unseen', async ({
  page,
  context,
  service,
}) => {
  await page.clock.install()
  const towns = { name: 'towns.csv', mimeType: 'text/csv', buffer: Buffer.from('id,city\n1,Oslo\n2,Bonn\n3,Nice\n') }
  const uploaded = await page.request.post(`${service.url}/api/data-sources/upload`, {
    headers: { 'x-api-key': owner.key },
    multipart: { file: towns },
  })
  const { id } = await uploaded.json()
  const address = `${service.url}/api/data-sources/${id}/definitions`
  const headers = { 'x-api-key': owner.key, accept: 'application/yaml' }
  const yaml = async () => (await fetch(address, { headers })).text()
  await page.goto(`${service.url}/data/${id}/definitions`)
  const label = page.getByRole('textbox', { name: 'Label of city' })
  await expect(label).toBeVisible()
  await label.fill('Mine')
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await context.setOffline(true)
  const theirs = (await yaml()).replace('label: city', 'label: Theirs')
  const saved = await fetch(address, {
    method: 'PUT',
    body: theirs,
    headers: { ...headers, 'content-type': 'application/yaml', 'if-match': '*' },
  })
  expect(saved.status).toBe(200)
  await page.clock.fastForward(60_000)
  const again = page.waitForResponse((answer) => answer.url() === address && answer.request().method() === 'GET')
  await context.setOffline(false)
  await again
  await expect(label).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else saved these definitions' })
  await expect(dialog).toBeVisible()
  expect(await yaml()).toContain('label: Theirs')
  await dialog.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText('Definitions saved')).toBeVisible()
  expect(await yaml()).toContain('label: Mine')
  // What was saved is the ground for what comes next.
  await label.fill('Mine again')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(yaml).toContain('label: Mine again')
})
