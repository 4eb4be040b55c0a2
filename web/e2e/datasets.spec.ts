import { addMember, call } from '../../acceptance/harness.ts'
import { expect, inspect, signedIn, test, watch } from './app.ts'

test.use({ file: import.meta.url })
test.describe.configure({ mode: 'serial' })

const owner = signedIn()
let address = ''

const customers = [
  'name,city,orders',
  'Ann Larsen,Aarhus,4',
  'Bo Okoye,Bonn,2',
  'ann larsen ,Aarhus,4',
  'Cy Young,Cork,9',
  'Bo Okoye,Bonn,2',
].join('\n')

test('a dataset is made with its space and filled from a file', async ({ page, service }) => {
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/datasets`)
  await expect(page.getByText('No datasets yet')).toBeVisible()
  await inspect(page, 'datasets-empty')
  await page.getByRole('button', { name: 'New dataset' }).click()
  await page.getByLabel('Name (required)', { exact: true }).fill('Customers')
  await expect(page.getByLabel('Name of its space')).toBeVisible()
  await page.getByRole('button', { name: 'Create dataset' }).click()
  await expect(page.getByText('No entries yet')).toBeVisible()
  address = page.url()
  await inspect(page, 'dataset-empty')
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByRole('tab', { name: 'From a file' }).click()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(customers) })
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText('5 entries are added')).toBeVisible()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '6')
  await inspect(page, 'dataset')
  expect(faults).toEqual([])
})

test('cells are changed by keyboard alone, wrong ones are refused, and every change can be taken back', async ({
  page,
  service,
}) => {
  const { faults } = watch(page, service)
  await page.goto(address)
  const grid = page.getByRole('grid')
  await grid.getByRole('gridcell', { name: 'Bonn' }).first().click()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'city' }).fill('Berlin')
  await inspect(page, 'dataset-editing')
  await page.keyboard.press('Enter')
  await expect(page.getByText('city is changed')).toBeVisible()
  // What is said covers no menu that is opened meanwhile.
  await page.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click({ trial: true })
  await page.keyboard.press('Escape')
  await grid.getByRole('gridcell', { name: 'Berlin' }).click()
  await page.keyboard.press('ArrowDown')
  await expect(grid.getByRole('gridcell', { name: 'Berlin' })).toBeVisible()
  // The cell below is selected now; typing begins, Tab saves and goes on to the number.
  await page.keyboard.type('Odense')
  await page.keyboard.press('Tab')
  await expect(grid.getByRole('gridcell', { name: 'Odense' })).toBeVisible()
  await page.keyboard.type('many')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/orders holds numbers/)).toBeVisible()
  const entries = async () =>
    (await call(service, 'GET', `/datasets/${address.split('/').at(-1)}/entries`, { key: owner.key })).body.map(
      ({ data }: { data: { city: string; orders: number } }) => `${data.city} ${data.orders}`,
    )
  expect(await entries()).toEqual(['Aarhus 4', 'Berlin 2', 'Odense 4', 'Cork 9', 'Bonn 2'])
  await page.keyboard.press('Control+z')
  await expect(grid.getByRole('gridcell', { name: 'Odense' })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(grid.getByRole('gridcell', { name: 'Berlin' })).toHaveCount(0)
  await expect.poll(entries).toEqual(['Aarhus 4', 'Bonn 2', 'Aarhus 4', 'Cork 9', 'Bonn 2'])
  expect(faults).toEqual([])
})

test('an entry is added with a new field, and deleted with the chance to undo', async ({ page }) => {
  await page.goto(address)
  await page.getByRole('button', { name: 'Add entry' }).click()
  await page.getByLabel('name', { exact: true }).fill('Di Lampedusa')
  await page.getByLabel('Name of a new field').fill('since')
  await page.getByRole('button', { name: 'Add field' }).click()
  await page.getByLabel('since').fill('2021')
  await inspect(page, 'dataset-entry')
  await page.getByRole('dialog').getByRole('button', { name: 'Add entry' }).click()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '7')
  await page.getByRole('gridcell', { name: 'Di Lampedusa' }).click()
  await page.getByRole('button', { name: 'Delete 1' }).click()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '6')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '7')
})

test('duplicates are looked at first, then removed', async ({ page, service }) => {
  const { faults } = watch(page, service)
  await page.goto(address)
  await page.getByRole('button', { name: 'De-duplicate' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Remove 1' })).toBeVisible()
  await dialog.getByLabel('Ignore upper and lower case').click()
  await dialog.getByLabel('Ignore spaces around text').click()
  await expect(dialog.getByRole('button', { name: 'Remove 2' })).toBeVisible()
  await expect(dialog.getByText('2 groups of duplicates')).toBeVisible()
  await expect(dialog.getByText('remove', { exact: true })).toHaveCount(2)
  await inspect(page, 'dataset-deduplicate')
  const count = async () =>
    (await call(service, 'GET', `/datasets/${address.split('/').at(-1)}/entries`, { key: owner.key })).body.length
  expect(await count()).toBe(6)
  await dialog.getByRole('button', { name: 'Remove 2' }).click()
  await expect(page.getByText('2 duplicates removed, 4 kept')).toBeVisible()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '5')
  expect(await count()).toBe(4)
  expect(faults).toEqual([])
})

test('values that look alike are offered, merged after a preview, and brought back', async ({ page, service }) => {
  const { faults } = watch(page, service)
  const spaces = await call(service, 'GET', '/spaces', { key: owner.key })
  const json = { name: 'Shops', spaceId: spaces.body[0].id }
  const { id } = (await call(service, 'POST', '/datasets', { key: owner.key, json })).body
  const cities = ['Aarhus', 'aarhus ', 'Aahrus', 'Évora', 'Evora', 'Bonn', 'Porto', 'Porto']
  const entries = cities.map((city, i) => ({ city, shop: i }))
  await call(service, 'POST', `/datasets/${id}/entries`, { key: owner.key, json: { entries } })
  await page.goto(`${service.url}/datasets/${id}`)
  await page.getByRole('button', { name: 'De-duplicate' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('shop', { exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Remove 1' })).toBeVisible()
  const aarhus = dialog.getByRole('checkbox', { name: /Aahrus/ })
  await aarhus.focus()
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Remove 3' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Tick all' }).click()
  await expect(dialog.getByRole('button', { name: 'Remove 4' })).toBeVisible()
  await expect(dialog.getByText('3 groups of duplicates')).toBeVisible()
  await inspect(page, 'dataset-similar')
  await page.setViewportSize({ width: 390, height: 844 })
  await inspect(page, 'dataset-similar-phone')
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByRole('button', { name: 'Remove 4' }).click()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '5')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '9')
  expect(faults).toEqual([])
})

test('rows of a query are previewed and imported, SQL runs on the entries, and all is exported', async ({
  page,
  service,
}) => {
  const { faults } = watch(page, service)
  const body = new FormData()
  body.append('file', new Blob(['name,city,orders\nEve,Essen,1\nFay,Faro,3\n']), 'more.csv')
  await call(service, 'POST', '/data-sources/upload', { key: owner.key, body })
  await page.goto(address)
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Data source').click()
  await page.getByRole('option', { name: /more/ }).click()
  await expect(dialog.locator('.cm-content')).toContainText('from more')
  await dialog.getByRole('button', { name: 'Run' }).click()
  await expect(dialog.getByRole('gridcell', { name: 'Essen' })).toBeVisible()
  await inspect(page, 'dataset-import')
  await dialog.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText('2 entries are added')).toBeVisible()
  await page.getByRole('tab', { name: 'SQL' }).click()
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(page.getByRole('grid', { name: 'Result' })).toHaveAttribute('aria-rowcount', '7')
  await page.getByLabel('More actions: Customers').click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'CSV' }).click()])
  expect(file.suggestedFilename()).toBe('Customers.csv')
  await page.goto(`${service.url}/datasets`)
  await expect(page.getByRole('row', { name: /Customers/ })).toContainText('6')
  await inspect(page, 'datasets')
  expect(faults).toEqual([])
})

test('a viewer reads the entries on a phone and can change none', async ({ browser, service }) => {
  const viewer = await addMember(service, owner, 'viewer', 'Vic Viewer')
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  const page = await context.newPage()
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/sign-in?next=${encodeURIComponent(new URL(address).pathname)}`)
  await page.getByLabel('E-mail address').fill(viewer.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(viewer.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const cell = page.getByRole('gridcell', { name: 'Cork' })
  await cell.dblclick()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'city' })).toHaveCount(0)
  for (const name of ['Import', 'Add entry', 'De-duplicate', 'Delete 1'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await inspect(page, 'dataset-phone-dark')
  await page.goto(`${service.url}/datasets`)
  await expect(page.getByText('Customers')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New dataset' })).toHaveCount(0)
  await inspect(page, 'datasets-phone-dark')
  expect(faults).toEqual([])
  await context.close()
})
