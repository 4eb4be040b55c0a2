import type { Page } from '@playwright/test'
import { expect, inspect, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url })
test.describe.configure({ mode: 'serial' })

const slow = { timeout: 90_000 }
const ask = (name: string, question: object) => `\`\`\`question ${name}\n${JSON.stringify(question)}\n\`\`\``
const by = (field: string) => [{ of: { field: { dataset: 'orders', field } } }]
const count = [{ count: 'orders' }]
const markup = `${ask('total', { measures: count, by: [] })}

${ask('by_channel', { measures: count, by: by('channel') })}

${ask('by_status', { measures: count, by: by('status') })}

{% metric query="total" title="Orders" at=[0, 0, 4, 14] /%}
{% table query="by_status" title="Statuses" at=[4, 0, 8, 30] /%}
{% chart query="by_channel" type="bar" x="channel" y="number_of_orders" title="Channels" at=[0, 30, 12, 40] /%}
`
let url = ''

/** The middle of the first bar of six. */
async function clickFirstBar(page: Page): Promise<void> {
  const picture = page.locator('canvas').first()
  const { width, height } = (await picture.boundingBox())!
  await picture.click({ position: { x: 40 + (width - 64) / 12, y: height - 70 } })
}

/** Whether the first chart of the page is drawn in it. */
const hasColour = (page: Page, [red, green, blue]: [number, number, number]) =>
  page
    .locator('canvas')
    .first()
    .evaluate(
      (canvas: HTMLCanvasElement, wanted) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
        for (let i = 0; i < data.length; i += 4)
          if (wanted.every((part, at) => data[i + at] === part) && data[i + 3] === 255) return true
        return false
      },
      [red, green, blue],
    )

/** Where a control stands for the field, the click sets it, and the clicked tile keeps its marks. */
async function clickWithControl(page: Page, service: string, spaceId: string): Promise<void> {
  const control =
    '{% select name="channel" label="Channel" field="orders.channel" options=["Email", "Search"] all=true /%}'
  const months = ask('by_month', { measures: count, by: [{ ...by('ordered_on')[0], grain: 'month' }] })
  const tiles = `${months}\n\n${markup.replace('"by_status" title', '"by_channel" title')}`
  const made = await page.request.post(`${service}/api/spaces/${spaceId}/dashboards`, {
    data: {
      title: 'Controls',
      markup: `${control}\n\n${tiles}{% table query="by_month" title="Months" at=[0, 70, 12, 40] /%}\n`,
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  await page.goto(`${service}/dashboards/${(await made.json()).id}`)
  await page.getByRole('gridcell', { name: 'Email' }).click(slow)
  await expect(page.getByTitle('817', { exact: true })).toBeVisible(slow)
  await expect(page.getByRole('button', { name: 'Reset filters' })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: 'Search' })).toBeVisible()
  await inspect(page, 'cross-filter-control')
  await page.getByRole('gridcell', { name: 'Jan 2023' }).click()
  await expect(page.getByRole('button', { name: 'Stop filtering by ordered on (month): Jan 2023' })).toBeVisible(slow)
}

test('a click on a mark filters the other tiles, and one more takes it back', async ({ page, service }) => {
  await setUp(page, service)
  const spaceId = (await (await page.request.post(`${service.url}/api/samples`)).json()).space.id
  const made = await page.request.post(`${service.url}/api/spaces/${spaceId}/dashboards`, {
    data: { title: 'Clicks', markup },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = await made.json()
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/dashboards/${id}`)
  await expect(page.getByTitle('3,684')).toBeVisible(slow)
  await expect(page.locator('canvas')).toBeVisible(slow)
  await clickFirstBar(page)
  const clicked = page.getByRole('group', { name: 'Clicked' })
  await expect(clicked.getByRole('button', { name: 'Stop filtering by channel: Email' })).toBeVisible(slow)
  await expect(page.getByTitle('817', { exact: true })).toBeVisible(slow)
  await inspect(page, 'cross-filter')
  await page.getByRole('gridcell', { name: 'Cancelled' }).click()
  await expect(clicked.getByRole('button')).toHaveCount(3)
  await clicked.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByTitle('3,684')).toBeVisible(slow)

  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Status' }).click()
  await dialog.getByRole('combobox', { name: 'Colours' }).click()
  await page.getByRole('option', { name: 'Dark' }).click()
  await dialog.getByLabel('Accent colour').fill('#e0115f')
  await dialog.getByLabel('Allowed sites for embedding').fill('https://intranet.example.org')
  await inspect(page, 'share-look')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByLabel('Embed code')).toHaveValue(/<iframe src=".*\/embed\/dashboards\//, slow)
  const [share] = await (await page.request.get(`${service.url}/api/dashboards/${id}/shares`)).json()
  expect(share.crossFilters).toEqual(['orders.channel'])
  ;({ url } = share)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await clickWithControl(page, service.url, spaceId)
  expect(faults).toEqual([])
})

test('a visitor clicks within what the share offers, on a page that looks as its author wants', async ({
  page,
  service,
}) => {
  const { faults } = watch(page, service)
  const answer = await page.goto(url)
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await expect(page.getByTitle('3,684')).toBeVisible(slow)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('canvas')).toBeVisible(slow)
  expect(await hasColour(page, [0xe0, 0x11, 0x5f]), 'bars in the accent colour').toBe(true)
  await page.getByRole('gridcell', { name: 'Cancelled' }).click()
  await expect(page.getByRole('group', { name: 'Clicked' })).toBeHidden()
  await clickFirstBar(page)
  await expect(page.getByTitle('817', { exact: true })).toBeVisible(slow)
  await inspect(page, 'cross-filter-shared')
  const embedded = await page.goto(url.replace('/share/dashboards/', '/embed/dashboards/'))
  expect(embedded?.headers()['content-security-policy']).toContain('frame-ancestors https://intranet.example.org')
  expect(embedded?.headers()['x-frame-options']).toBeUndefined()
  await expect(page.getByTitle('3,684')).toBeVisible(slow)
  await page.setViewportSize({ width: 390, height: 780 })
  await expect(page.locator('canvas')).toBeVisible(slow)
  await inspect(page, 'embedded-phone')
  expect(faults).toEqual([])
})
