import { shopCsv } from '../../acceptance/shop.ts'
import { expect, inspect, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url })

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
  const space = (await post('/spaces', { name: 'Shop' })).id
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
