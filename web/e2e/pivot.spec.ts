import { shopCsv } from '../../acceptance/shop.ts'
import { expect, inspect, owner, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url })
test.describe.configure({ mode: 'serial' })

let space = ''

/** Two of headings, four regions, two of which have returns, and the totals. */
const lines = 2 + 2 * 3 + 2 * 2 + 1
const slow = { timeout: 20_000 }
const of = (field: string) => ({ field: { dataset: 'orders', field } })
const question = {
  measures: [
    { fn: 'sum', of: of('amount') },
    { fn: 'avg', of: of('amount') },
  ],
  by: [{ of: of('region') }, { of: of('returned') }, { of: of('day'), grain: 'year' }],
}
const amounts = shopCsv
  .split('\n')
  .slice(1)
  .map((line) => ({ day: line.split(',')[1]!, amount: Number(line.split(',')[3]) }))
const sum = amounts.reduce((all, { amount }) => all + amount, 0)
const shown = (value: number, decimals: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

test('a pivot table folds, sorts and is walked by keys; its totals are those of the whole; on a dashboard, dark and on a phone', async ({
  page,
  service,
}) => {
  const { faults } = watch(page, service)
  await setUp(page, service)
  const post = async (path: string, data: object) =>
    (await page.request.post(`${service.url}/api${path}`, { data })).json()
  const upload = await page.request.post(`${service.url}/api/data-sources/upload`, {
    multipart: { file: { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(shopCsv) } },
  })
  space = (await post('/spaces', { name: 'Shop' })).id
  await post(`/spaces/${space}/data-sources`, { dataSourceId: (await upload.json()).id })

  await test.step('in Explore', async () => {
    const q = encodeURIComponent(JSON.stringify({ ...question, chart: { kind: 'pivot' } }))
    await page.goto(`${service.url}/explore?space=${space}&q=${q}`)
    const pivot = page.getByRole('treegrid')
    await expect(pivot).toHaveAttribute('aria-busy', 'false', slow)
    await expect(pivot.getByRole('columnheader', { name: '2023' })).toBeVisible()
    const total = pivot.getByRole('row').last()
    await expect(total).toContainText(shown(sum, 1))
    // The average of all, not the sum of averages.
    await expect(total).toContainText(shown(sum / amounts.length, 2).slice(0, -1))
    await expect(pivot.getByRole('row')).toHaveCount(lines)
    await inspect(page, 'pivot-explore')

    await pivot.getByRole('rowheader', { name: 'North' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(pivot.getByRole('row', { name: /^North/ })).toHaveAttribute('aria-expanded', 'false')
    await expect(pivot.getByRole('row')).toHaveCount(lines - 2)
    await page.keyboard.press('ArrowRight')
    await expect(pivot.getByRole('row')).toHaveCount(lines)
    await pivot.getByRole('button', { name: 'Collapse all groups' }).click()
    await expect(pivot.getByRole('row')).toHaveCount(2 + 4 + 1)
    await pivot.getByRole('rowheader').first().focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(pivot.locator('th[aria-sort=descending]')).toHaveCount(1)
    await inspect(page, 'pivot-folded')
    await page.getByRole('button', { name: 'Download' }).click()
    await expect(page.getByRole('menuitem', { name: 'Picture (PNG)' })).toBeVisible()
    await inspect(page, 'menu-open')
    await page.keyboard.press('Escape')
    await pivot.getByRole('button', { name: 'Expand all groups' }).click()
    await pivot.getByRole('row').nth(3).getByRole('gridcell').first().click()
    await expect(
      page.getByRole('menu').or(page.getByRole('dialog')).or(page.getByRole('listbox')).first(),
    ).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('on a dashboard', async () => {
    const checked = await post(`/spaces/${space}/questions/check`, { question })
    const [region, returned, year, amount, mean] = checked.columns.map(({ name }: { name: string }) => name)
    const markup = [
      '# Sales',
      `\`\`\`question sales\n${JSON.stringify(question)}\n\`\`\``,
      `\`\`\`question top\n${JSON.stringify({ ...question, by: question.by.slice(0, 1), order: [{ column: { measure: 0 }, descending: true }], limit: 2 })}\n\`\`\``,
      `{% chart query="sales" type="pivot" title="Sales" rows=["${region}", "${returned}"] columns=["${year}"] y=["${amount}", "${mean}"] height=420 rules=[{column: "${amount}", is: "above", value: 500, tone: "good"}] /%}`,
      '{% table query="top" title="Best regions" totals=true /%}',
    ].join('\n\n')
    const made = await post(`/spaces/${space}/dashboards`, { title: 'Sales', markup })
    await page.goto(`${service.url}/dashboards/${made.id}`)
    const pivot = page.getByRole('treegrid', { name: 'Sales' })
    await expect(pivot).toHaveAttribute('aria-busy', 'false', slow)
    await expect(pivot.getByRole('row').last()).toContainText(shown(sum, 1))
    const table = page.getByRole('grid', { name: 'Best regions' })
    await expect(table).toContainText(/total amount/i)
    await expect(table.getByRole('row').last()).toContainText(shown(Math.floor(sum), 0))
    await inspect(page, 'pivot-dashboard')
    await page.emulateMedia({ colorScheme: 'dark' })
    await inspect(page, 'pivot-dashboard-dark')
    await page.setViewportSize({ width: 390, height: 844 })
    await inspect(page, 'pivot-phone-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await inspect(page, 'pivot-phone')
    const file = await page.request.get(`${service.url}/api/dashboards/${made.id}/export?format=md`)
    expect(await file.text()).toContain(shown(sum, 1))
  })
  expect(faults).toEqual([])
})

test('combinations, waterfalls, gauges and flows are drawn, with goals and notes', async ({ page, service }) => {
  const { faults } = watch(page, service)
  await page.request.post(`${service.url}/api/auth/sign-in/email`, {
    data: { email: owner.email, password: owner.password },
    headers: { origin: service.url },
  })
  const markup = [
    "```sql months\nselect substr(day, 1, 7) as month, sum(amount) as revenue, avg(returned = 'yes') as return_rate from orders group by 1 order by 1\n```",
    "```sql parts\nselect region, sum(amount) * (case when region in ('East', 'West') then -1 else 1 end) as balance from orders group by 1 order by 2 desc\n```",
    '```sql whole\nselect sum(amount) as revenue from orders\n```',
    '```sql flows\nselect region, substr(day, 1, 4) as year_name, count(*) as orders from orders group by 1, 2\n```',
    '{% grid columns=2 %}',
    '{% chart query="months" type="combo" title="Revenue and returns" x="month" y=["revenue", "return_rate"] goal=300 /%}',
    '{% chart query="parts" type="waterfall" title="Balance" x="region" y="balance" /%}',
    '{% chart query="whole" type="gauge" title="Revenue" y="revenue" goal=7000 /%}',
    '{% chart query="flows" type="sankey" title="Flows" x="region" series="year_name" y="orders" /%}',
    '{% chart query="months" type="line" title="Returns" x="month" y="return_rate" format="percent" annotations=[{at: "2023-06", text: "Sale"}] /%}',
    '{% /grid %}',
  ].join('\n\n')
  const made = await page.request.post(`${service.url}/api/spaces/${space}/dashboards`, {
    data: { title: 'Kinds', markup },
  })
  expect(made.status(), await made.text()).toBe(201)
  await page.setViewportSize({ width: 1280, height: 1200 })
  await page.goto(`${service.url}/dashboards/${(await made.json()).id}`)
  await expect(page.locator('figure canvas')).toHaveCount(5, slow)
  await inspect(page, 'kinds')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'kinds-dark')
  await page.setViewportSize({ width: 390, height: 1700 })
  await inspect(page, 'kinds-phone-dark')
  expect(faults).toEqual([])
})
