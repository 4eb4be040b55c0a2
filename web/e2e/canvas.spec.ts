import type { Locator, Page } from '@playwright/test'
import { expect, inspect, owner, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url })
test.describe.configure({ mode: 'serial' })

const slow = { timeout: 90_000 }
let spaceId = ''
let id = ''

const field = (name: string) => ({ of: { field: { dataset: 'orders', field: name } } })
const ask = (name: string, question: object) => `\`\`\`question ${name}\n${JSON.stringify(question)}\n\`\`\``
const count = [{ count: 'orders' }]

const markup = `# Orders

<!-- who may change this: the team -->

${ask('total', { measures: count, by: [] })}

${ask('by_channel', { measures: count, by: [field('channel')] })}

${ask('by_month', { measures: count, by: [{ ...field('ordered_on'), grain: 'month' }] })}

\`\`\`sql statuses
select status, count(*) as orders from orders group by 1 order by 2 desc
\`\`\`

{% grid columns=2 %}
{% metric query="total" title="Orders" /%}
{% metric query="total" title="Orders again" /%}
{% /grid %}

## By what

{% chart query="by_channel" type="bar" x="channel" y="number_of_orders" title="By channel" /%}

{% chart query="by_month" type="line" x="ordered_on_month" y="number_of_orders" title="By month" /%}

{% table query="statuses" title="Statuses" /%}
`

async function signIn(page: Page, url: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/auth/sign-in/email`, {
    data: { email: owner.email, password: owner.password },
    headers: { origin: url },
  })
  expect(answer.ok()).toBe(true)
}

const tile = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const box = async (locator: Locator) => (await locator.boundingBox())!

async function drag(page: Page, from: Locator, by: { x: number; y: number }): Promise<void> {
  const { x, y, width, height } = await box(from)
  const [left, top] = [x + width / 2, y + height / 2]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left + by.x / 2, top + by.y / 2, { steps: 8 })
  await page.mouse.move(left + by.x, top + by.y, { steps: 8 })
  await page.mouse.up()
}

test('tiles are dragged, resized and moved by keys; each step is undone, and the text keeps what the canvas does not show', async ({
  page,
  service,
}) => {
  await setUp(page, service)
  spaceId = (await (await page.request.post(`${service.url}/api/samples`)).json()).space.id
  const made = await page.request.post(`${service.url}/api/spaces/${spaceId}/dashboards`, {
    data: { title: 'Orders', markup },
  })
  expect(made.status(), await made.text()).toBe(201)
  ;({ id } = await made.json())
  const { faults } = watch(page, service)
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(`${service.url}/dashboards/${id}/edit`)
  const channel = tile(page, 'By channel')
  await expect(channel.locator('canvas')).toBeVisible(slow)
  await expect(page.getByRole('grid')).toBeVisible(slow)
  await inspect(page, 'canvas')

  const before = await box(channel)
  await channel.hover()
  await drag(page, channel.locator('.react-resizable-handle-e'), { x: -before.width / 2, y: 0 })
  await expect.poll(async () => (await box(channel)).width).toBeLessThan(before.width * 0.6)
  const month = tile(page, 'By month')
  await month.hover()
  await drag(page, month.locator('.react-resizable-handle-e'), { x: -before.width / 2, y: 0 })
  await expect.poll(async () => (await box(month)).width).toBeLessThan(before.width * 0.6)
  await month.hover()
  const [from, to] = [await box(month), await box(channel)]
  await drag(page, month.locator('.canvas-handle'), { x: before.width / 2, y: to.y - from.y })
  await expect.poll(async () => Math.abs((await box(month)).y - (await box(channel)).y)).toBeLessThan(4)
  await inspect(page, 'canvas-dragged')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await box(month)).y).toBeGreaterThan((await box(channel)).y + 100)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(async () => Math.abs((await box(month)).y - (await box(channel)).y)).toBeLessThan(4)

  const total = tile(page, 'Orders again')
  const stood = await box(total)
  await total.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(async () => (await box(total)).width).toBeLessThan(stood.width - 20)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await box(total)).x).toBeGreaterThan(stood.x + 20)
  await page.keyboard.press('Delete')
  await expect(total).toBeHidden()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(total).toBeVisible()

  await page.getByRole('tab', { name: 'Text' }).click()
  const text = page.getByRole('textbox', { name: 'Text of the dashboard' })
  await expect(text).toContainText('<!-- who may change this: the team -->')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible(slow)
  const saved = (await (await page.request.get(`${service.url}/api/dashboards/${id}`)).json()).markup
  expect(saved.replace(/ at=\[[^\]]*\]/g, '').replace('{% note %}\n## By what\n{% /note %}', '## By what')).toBe(markup)
  expect(faults).toEqual([])
})

test('a tile is made from the catalog, its question, chart, title and text are changed, and it is copied', async ({
  page,
  service,
}) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  await page.request.post(`${service.url}/api/spaces/${spaceId}/dashboards`, {
    data: { title: 'Another', markup: '# Another\n' },
  })
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(`${service.url}/dashboards/${id}/edit`)
  await page.getByRole('button', { name: 'Add', exact: true }).click(slow)
  await page.getByRole('menuitem', { name: /Chart, table or number/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Customers/i })
    .first()
    .click(slow)
  const settings = page.getByRole('complementary', { name: 'Settings of the tile' })
  await expect(settings.getByRole('group', { name: 'Question' })).toBeVisible(slow)
  await expect(settings.getByRole('textbox', { name: 'Title' })).toHaveValue('Customers')
  await settings.getByRole('textbox', { name: 'Title' }).fill('Our customers')
  await expect(page.getByRole('grid').filter({ visible: true }).last()).toBeVisible(slow)
  await expect(tile(page, 'Our customers')).toBeVisible()
  await settings.getByRole('textbox', { name: 'Link' }).fill('javascript:alert(1)')
  await expect(settings.getByText('A link begins with')).toBeVisible()
  await settings.getByRole('textbox', { name: 'Link' }).fill('/dashboards')
  await inspect(page, 'canvas-inspector')

  await tile(page, 'By channel').focus()
  await expect(settings.getByRole('button', { name: /by channel/i }).first()).toBeVisible(slow)
  const measures = settings.getByRole('group', { name: 'Measures' }).getByRole('checkbox')
  await expect(measures).toHaveCount(1)
  // As the chart itself calls it, not as the column of the statement is called.
  await expect(settings.getByRole('checkbox', { name: 'number of orders' })).toBeVisible()
  await settings.getByRole('button', { name: 'Add to the question' }).click()
  await page.getByRole('option', { name: /limit/i }).first().click()
  await page.keyboard.press('Escape')
  await settings.getByRole('combobox', { name: 'Show as' }).click()
  await page.getByRole('option', { name: 'Table' }).click()
  await expect(tile(page, 'By channel').getByRole('grid')).toBeVisible(slow)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tile(page, 'By channel').locator('canvas')).toBeVisible(slow)
  await settings.getByRole('button', { name: 'Duplicate' }).click()
  await expect(tile(page, 'By channel')).toHaveCount(2)
  await tile(page, 'By channel').last().focus()
  await settings.getByRole('button', { name: 'Copy to another dashboard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Copied to “Another”')).toBeVisible(slow)

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Section' }).click()
  await settings.getByLabel('Text (Markdown)').fill('## The end')
  await expect(tile(page, 'The end').getByRole('heading', { name: 'The end' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible(slow)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/\/dashboards\/[^/]+$/)
  await expect(settings).toBeHidden(slow)
  await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible(slow)
  await inspect(page, 'canvas-read')
  expect(faults).toEqual([])
})

test('numbers of one question are changed one by one, and each shows the measure that is chosen for it', async ({
  page,
  service,
}) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  const suggested = await page.request.post(`${service.url}/api/spaces/${spaceId}/dashboards/suggest`, {
    data: { about: 'revenue' },
  })
  expect(suggested.status(), await suggested.text()).toBe(201)
  await page.goto(`${service.url}/dashboards/${(await suggested.json()).id}/edit`)
  const settings = page.getByRole('complementary', { name: 'Settings of the tile' })
  const numbers = page.locator('[data-tile^="view-totals"]')
  await expect(numbers.first().locator('.text-28')).toHaveText(/\d/, slow)
  const before = await numbers.allInnerTexts()
  expect(before.length).toBeGreaterThan(2)
  await numbers.first().focus()
  await settings
    .getByRole('button', { name: /^Remove / })
    .last()
    .click(slow)
  await expect(settings.getByRole('group', { name: 'Question' }).getByRole('button', { name: /^Remove / })).toHaveCount(
    before.length - 1,
    slow,
  )
  await expect.poll(() => numbers.allInnerTexts()).toEqual(before)

  await settings.getByRole('combobox', { name: 'Measure' }).click()
  const second = page.getByRole('option').nth(1)
  const name = (await second.textContent()) ?? ''
  await second.click()
  await expect(tile(page, name)).toHaveCount(2, slow)
  expect((await numbers.allInnerTexts())[0]).toBe(before[1])
  await inspect(page, 'canvas-numbers')
  expect(faults).toEqual([])
})

test('a table that holds as many rows as its question asks for says that there may be more', async ({
  page,
  service,
}) => {
  await signIn(page, service.url)
  const tables = [2, 500].map((limit) =>
    [
      ask(`first_${limit}`, { measures: count, by: [field('channel')], limit }),
      `{% table query="first_${limit}" title="Channels, ${limit}" /%}`,
    ].join('\n\n'),
  )
  const made = await page.request.post(`${service.url}/api/spaces/${spaceId}/dashboards`, {
    data: { title: 'Some channels', markup: tables.join('\n\n') },
  })
  expect(made.status(), await made.text()).toBe(201)
  await page.goto(`${service.url}/dashboards/${(await made.json()).id}`)
  await expect(page.getByText('first 2 rows')).toBeVisible(slow)
  await expect(page.getByText(/^\d rows$/)).toBeVisible()
})

test('a filter is added by a form that shows what it narrows', async ({ page, service }) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/dashboards/${id}/edit`)
  await page.getByRole('button', { name: 'Add', exact: true }).click(slow)
  await page.getByRole('menuitem', { name: /Filter/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox', { name: 'Field' })).toBeFocused(slow)
  await dialog.getByRole('combobox', { name: 'Field' }).click()
  await page
    .getByRole('option', { name: /^channel/i })
    .first()
    .click()
  await expect(dialog.getByText(/Filters \d of \d tiles/)).toBeVisible()
  await inspect(page, 'canvas-filter')
  await dialog.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('button', { name: 'Channel: All' }).click(slow)
  await page.getByRole('option', { name: 'Marketplace' }).click()
  await expect(tile(page, 'Orders').getByText('3.7K')).toBeHidden(slow)
  await page.getByRole('button', { name: 'Settings of the filter Channel' }).click()
  await inspect(page, 'canvas-filter-settings')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible(slow)
  expect(faults).toEqual([])
})

test('on a phone tiles stand below each other, and in the dark all is readable', async ({ page, service }) => {
  await signIn(page, service.url)
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto(`${service.url}/dashboards/${id}/edit`)
  await expect(tile(page, 'By channel').first().locator('canvas')).toBeVisible(slow)
  await inspect(page, 'canvas-phone')
  await page.goto(`${service.url}/dashboards/${id}`)
  await expect(page.locator('canvas').first()).toBeVisible(slow)
  await inspect(page, 'canvas-read-phone')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(`${service.url}/dashboards/${id}/edit`)
  await expect(tile(page, 'By channel').first().locator('canvas')).toBeVisible(slow)
  await tile(page, 'By channel').first().focus()
  await inspect(page, 'canvas-dark')
})
