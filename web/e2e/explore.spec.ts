import type { Locator, Page } from '@playwright/test'
import { shopCsv } from '../../acceptance/shop.ts'
import { expect, inspect, owner, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url })
test.describe.configure({ mode: 'serial' })

async function signIn(page: Page, url: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/auth/sign-in/email`, {
    data: { email: owner.email, password: owner.password },
    headers: { origin: url },
  })
  expect(answer.ok()).toBe(true)
}

const chip = (page: Page, text: string) => page.getByRole('button', { name: `Change ${text}`, exact: true })
const choose = (page: Page, name: string | RegExp) => page.getByRole('option', { name, exact: true }).click()
const add = (page: Page, part: string) =>
  page.getByRole('group', { name: 'Question' }).getByRole('button', { name: part, exact: true }).click()

let spaceId = ''

test.beforeEach(async ({ page, service }) => {
  if (spaceId !== '') await signIn(page, service.url)
})

test('a person without a space is told where to begin; with one, what there is to explore', async ({
  page,
  service,
}) => {
  const { faults } = watch(page, service)
  await setUp(page, service)
  await page.goto(`${service.url}/explore`)
  await expect(page.getByText('There is no space yet')).toBeVisible()
  await inspect(page, 'explore-no-space')
  const post = async (path: string, data: unknown) =>
    (await page.request.post(`${service.url}/api${path}`, { data: data as object })).json()
  const upload = await page.request.post(`${service.url}/api/data-sources/upload`, {
    multipart: { file: { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(shopCsv) } },
  })
  expect(upload.status()).toBe(201)
  spaceId = (await post('/spaces', { name: 'Shop' })).id
  await post(`/spaces/${spaceId}/data-sources`, { dataSourceId: (await upload.json()).id })
  await page.reload()
  await expect(page.getByRole('button', { name: /orders/i })).toBeVisible()
  await inspect(page, 'explore-start')
  expect(faults).toEqual([])
})

test('how a chart looks is set in Explore, stays with the address, and is undone', async ({ page, service }) => {
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/explore`)
  await page.getByRole('button', { name: /orders/i }).click()
  await add(page, 'Group by')
  await choose(page, 'region')
  const chart = page.locator('figure')
  await expect(chart.locator('canvas')).toBeVisible()
  await chart.getByRole('button', { name: 'Change the chart' }).click()
  const options = page.getByRole('dialog', { name: 'Change the chart' })
  await options.getByLabel('Title').fill('Orders of the shop')
  await options.getByLabel('Title').press('Enter')
  await expect(chart.getByText('Orders of the shop')).toBeVisible()
  await options.getByLabel('Goal').fill('3')
  await options.getByLabel('Goal').press('Enter')
  await inspect(page, 'explore-options')
  await expect(options.getByLabel('Name of the vertical axis')).toHaveValue('number of orders')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(chart.getByText('Orders of the shop')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await chart.getByRole('button', { name: 'Change the chart' }).click()
  await expect(options.getByLabel('Goal')).toHaveValue('3')
  await inspect(page, 'explore-options-phone')
  await options.getByLabel('Title').fill('')
  await options.getByLabel('Title').press('Enter')
  await expect(chart.getByText('Orders of the shop')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Control+z')
  await expect(chart.getByText('Orders of the shop')).toBeVisible()
  expect(faults).toEqual([])
})

test('a table is listed, grouped, filtered and charted by its chips, and back and forward walk the steps', async ({
  page,
  service,
}) => {
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/explore`)
  const [undo, redo] = ['Undo', 'Redo'].map((name) => page.getByRole('button', { name })) as [Locator, Locator]
  await expect(undo).toBeDisabled()
  await expect(redo).toBeDisabled()
  await page.getByRole('button', { name: /orders/i }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(undo).toBeEnabled()
  await expect(chip(page, '5 columns')).toBeVisible()
  await inspect(page, 'explore-rows')

  await add(page, 'Group by')
  await choose(page, 'region')
  await expect(page.locator('figure [role=img] canvas')).toBeVisible()
  await expect(chip(page, 'by region')).toBeVisible()
  await chip(page, 'number of orders').click()
  await choose(page, 'Total amount')
  await expect(page.getByText('Total amount by region.')).toBeVisible()
  await inspect(page, 'explore-bars')

  await add(page, 'Filter')
  await choose(page, 'region')
  await choose(page, 'North')
  await choose(page, 'South')
  await inspect(page, 'explore-values')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Total amount by region, where region is North or South.')).toBeVisible()
  // The heading, two regions and their total.
  await expect(page.getByRole('row')).toHaveCount(4)

  await chip(page, 'by region').click()
  await choose(page, 'day')
  await chip(page, 'by month of day').click()
  // What is set now is where one begins.
  await expect(page.getByRole('option', { selected: true })).toHaveText('Month')
  await choose(page, 'Quarter')
  await expect(chip(page, 'by quarter of day')).toBeVisible()
  await expect(page.locator('figure [role=img] canvas')).toBeVisible()
  await inspect(page, 'explore-line')

  await expect(redo).toBeDisabled()
  await page.goBack()
  await expect(chip(page, 'by month of day')).toBeVisible()
  await expect(redo).toBeEnabled()
  await page.goForward()
  await expect(chip(page, 'by quarter of day')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(chip(page, 'by month of day')).toBeVisible()
  await page.reload()
  await expect(chip(page, 'by month of day')).toBeVisible()

  await page.getByRole('button', { name: 'Remove by month of day' }).click()
  await expect(page.getByText('Total amount, where region is North or South.')).toBeVisible()
  await inspect(page, 'explore-number')
  expect(faults).toEqual([])
})

test('what cannot be asked says why and leaves all as it was; the statement can be gone on from by hand', async ({
  page,
  service,
}) => {
  const { faults } = watch(page, service)
  const q = { measures: [{ fn: 'avg', of: { field: { dataset: 'orders', field: 'amount' } } }], by: [] }
  await page.goto(`${service.url}/explore?space=${spaceId}&q=${encodeURIComponent(JSON.stringify(q))}`)
  await add(page, 'Group by')
  await choose(page, 'region')
  await add(page, 'Calculation, sort, limit')
  await choose(page, 'Calculation')
  await choose(page, 'Share of the total')
  await expect(page.getByRole('alert')).toContainText('The parts do not add up to the whole')
  await expect(chip(page, 'by region')).toBeVisible()
  await inspect(page, 'explore-refused')
  await page.getByRole('button', { name: 'Edit as SQL' }).click()
  await expect(page.getByText('This is SQL now.')).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
  await inspect(page, 'explore-sql')
  await page.getByRole('button', { name: 'Back to the question' }).click()
  await expect(chip(page, 'by region')).toBeVisible()
  await page.goto(`${service.url}/explore?space=nowhere`)
  await expect(page.getByText('This space no longer exists')).toBeVisible()
  await page.goto(
    `${service.url}/explore?space=${spaceId}&q=${encodeURIComponent('{"measures":[{"count":"x"}],"by":[]}')}`,
  )
  await expect(page.getByRole('alert')).toContainText('There is no dataset "x"')
  expect(faults).toEqual([])
})

test('by keyboard alone', async ({ page, service }) => {
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/explore`)
  await expect(page.getByRole('button', { name: /orders/i })).toBeVisible()
  const group = page.getByRole('group', { name: 'Question' })
  await group.getByRole('button', { name: 'Measure' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('total am')
  await page.keyboard.press('Enter')
  await expect(chip(page, 'total amount')).toBeVisible()
  await chip(page, 'total amount').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.type('region')
  await page.keyboard.press('Enter')
  await expect(chip(page, 'by region')).toBeVisible()
  await chip(page, 'by region').focus()
  await page.keyboard.press('Delete')
  await expect(page.getByText('Total amount.', { exact: true })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(chip(page, 'by region')).toBeVisible()
  expect(faults).toEqual([])
})

test('a cell leads on, by click and by keyboard: what changed, its rows, the period before', async ({
  page,
  service,
}) => {
  const { faults } = watch(page, service)
  const q = {
    measures: [{ fn: 'sum', of: { field: { dataset: 'orders', field: 'amount' } } }],
    by: [{ of: { field: { dataset: 'orders', field: 'day' } }, grain: 'month' }],
  }
  await page.goto(`${service.url}/explore?space=${spaceId}&q=${encodeURIComponent(JSON.stringify(q))}`)
  await expect(page.getByRole('gridcell', { name: 'Jan 2023' })).toBeVisible()
  await page.getByRole('gridcell').nth(3).click()
  await expect(page.getByRole('option', { name: 'See these rows' })).toBeVisible()
  await inspect(page, 'explore-mark')
  await choose(page, 'What changed')
  const changes = page.getByRole('table', { name: 'By region' }).getByRole('row')
  await expect(changes.filter({ hasText: /^Sum/ })).toBeVisible()
  // One number of decimals for each column.
  for (const row of await changes.all()) await expect(row).toHaveText(/[+−]?\d+\.\d(−?\d+\.\d%)$/)
  await inspect(page, 'explore-changed')
  await page.getByRole('grid').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.type('rows')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/of each order, where day is in /)).toBeVisible()
  await page.goBack()
  await page.getByRole('gridcell').nth(3).click()
  await choose(page, 'Compare with the period before')
  await expect(chip(page, 'compare January 2023')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'change in percent' })).toBeVisible()
  await page.goBack()
  await page.locator('figure').getByRole('button').first().click()
  await page.getByRole('menuitem', { name: /alert/i }).click()
  await expect(page.getByText('E-mail cannot be sent yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set one up' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`${service.url}/`)
  await expect(page.getByLabel('Space to ask in')).toHaveValue(spaceId)
  expect(faults).toEqual([])
})

test('one number stands for all rows, a chart is told as its table reads, and what it lacks is said', async ({
  page,
  service,
}) => {
  const { faults } = watch(page, service)
  const field = (name: string) => ({ field: { dataset: 'orders', field: name } })
  const open = (fn: string, by: object, kind?: string) => {
    const q = { measures: [{ fn, of: field('amount') }], by: [by], ...(kind ? { chart: { kind } } : {}) }
    return page.goto(`${service.url}/explore?space=${spaceId}&q=${encodeURIComponent(JSON.stringify(q))}`)
  }
  const month = { of: field('day'), grain: 'month' }
  const total = page
    .getByRole('row', { name: /^Total/ })
    .getByRole('gridcell')
    .last()
  const picture = page.locator('figure [role=img]')
  for (const fn of ['sum', 'avg']) {
    await open(fn, month, 'metric')
    await expect(total).not.toHaveText('')
    await expect(page.getByRole('main').locator('p.text-28')).toHaveText((await total.textContent()) ?? '')
  }
  await inspect(page, 'explore-one-number')
  // On a dashboard it is the same number: an average of months could not be put together again.
  const average = (await total.textContent()) ?? ''
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Put on dashboard' }).click()
  const dialog = page.getByRole('dialog', { name: 'Put on dashboard' })
  await dialog.getByLabel('Title').first().fill('Numbers')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('main').locator('p.text-28')).toContainText(average)
  await open('avg', month, 'gauge')
  await expect(picture).toHaveAccessibleName(`Gauge. average amount: ${await total.textContent()}.`)
  await open('sum', month)
  await expect(picture).toHaveAccessibleName(/^Line\. total amount by day \(month\)\. Jan 2023: [\d.]+; Feb 2023: /)
  await open('sum', month, 'sankey')
  await expect(picture).toHaveAccessibleName(/needs two groups and a number.*one group here: day \(month\)\.$/)
  await inspect(page, 'explore-lacking')
  await page.goto(`${service.url}/`)
  await page.getByRole('textbox').first().fill('orders by weekday')
  await page.keyboard.press('Enter')
  await expect(picture).toHaveAccessibleName(/Monday: \d+; Tuesday: \d+/)
  expect(faults).toEqual([])
})

test('in the dark, and on a phone', async ({ page, service }) => {
  const { faults } = watch(page, service)
  const q = {
    measures: [{ fn: 'sum', of: { field: { dataset: 'orders', field: 'amount' } } }],
    by: [{ of: { field: { dataset: 'orders', field: 'region' } } }],
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${service.url}/explore?space=${spaceId}&q=${encodeURIComponent(JSON.stringify(q))}`)
  await expect(page.locator('figure [role=img] canvas')).toBeVisible()
  await inspect(page, 'explore-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible()
  await inspect(page, 'explore-phone')
  // What takes room below the rows, as a scrollbar does on some devices, cuts none of them off.
  await page.addStyleTag({ content: '[role=grid] { padding-bottom: 12px }' })
  await expect
    .poll(() => page.getByRole('grid').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBe(0)
  await chip(page, 'by region')
    .tap()
    .catch(() => chip(page, 'by region').click())
  await inspect(page, 'explore-phone-menu')
  expect(faults).toEqual([])
})

test('a tap on a mark opens what can be done with it, and a chart that is drawn becomes one of a rare kind', async ({
  browser,
  service,
}) => {
  const q = {
    measures: [{ fn: 'sum', of: { field: { dataset: 'orders', field: 'amount' } } }],
    by: [
      { of: { field: { dataset: 'orders', field: 'region' } } },
      { of: { field: { dataset: 'orders', field: 'returned' } } },
    ],
  }
  const address = (by: number) =>
    `${service.url}/explore?space=${spaceId}&q=${encodeURIComponent(JSON.stringify({ ...q, by: q.by.slice(0, by) }))}`
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  await page.goto(address(1))
  const canvas = page.locator('figure [role=img] canvas')
  await expect(canvas).toBeVisible()
  const { x, y, width, height } = (await canvas.boundingBox())!
  await expect(async () => {
    await page.touchscreen.tap(x + width * 0.3, y + height * 0.75)
    await expect(page.getByRole('option', { name: 'Only this' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(address(2))
  await expect(canvas).toBeVisible()
  await add(page, 'Chart')
  await choose(page, 'Sankey')
  const isDrawn = () =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      const { data } = element.getContext('2d')!.getImageData(0, 0, element.width, element.height)
      return data.filter((value, at) => at % 4 === 3 && value > 0).length > 1_000
    })
  await expect.poll(isDrawn).toBe(true)
  expect(faults).toEqual([])
  await context.close()
})
