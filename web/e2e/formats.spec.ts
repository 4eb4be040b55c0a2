import { shopCsv } from '../../acceptance/shop.ts'
import { expect, inspect, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url, locale: 'en-US' })

test('an administrator chooses how the team writes numbers and money; a person chooses for themselves', async ({
  page,
  browser,
  service,
}) => {
  const { faults } = watch(page, service)
  await setUp(page, service)
  const api = `${service.url}/api`
  const post = async (path: string, data: object) => (await page.request.post(`${api}${path}`, { data })).json()
  const upload = await page.request.post(`${api}/data-sources/upload`, {
    multipart: { file: { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(shopCsv) } },
  })
  const source = (await upload.json()).id
  const address = `${api}/data-sources/${source}/definitions`
  const document = await (await page.request.get(address)).json()
  const amount = document.semantic_model[0].datasets[0].fields.find(({ name }: { name: string }) => name === 'amount')
  amount.custom_extensions = [
    { vendor_name: 'TALLYROOM', data: JSON.stringify({ role: 'measure', format: { kind: 'currency' } }) },
  ]
  expect((await page.request.put(address, { data: document, headers: { 'if-match': '*' } })).status()).toBe(200)
  const spaceId = (await post('/spaces', { name: 'Shop' })).id
  await post(`/spaces/${spaceId}/data-sources`, { dataSourceId: source })
  const markup = `\`\`\`question total
{"measures": [{"fn": "sum", "of": {"field": {"dataset": "orders", "field": "amount"}}}], "by": [{"of": {"field": {"dataset": "orders", "field": "region"}}}]}
\`\`\`

{% chart query="total" type="bar" /%}
{% table query="total" /%}
`
  const dashboard = await post(`/spaces/${spaceId}/dashboards`, { title: 'Sales', markup })
  const shared = `${service.url}/dashboards/${dashboard.id}`

  await page.goto(shared)
  await expect(
    page
      .getByRole('gridcell')
      .filter({ hasText: /^\d,\d{3}\.\d0$/ })
      .first(),
  ).toBeVisible()

  await page.goto(`${service.url}/settings/team`)
  await page.getByLabel('Number and date format').fill('de-DE')
  await expect(page.getByText('1.234.567,89 · 31.12.2026')).toBeVisible()
  await page.getByLabel('Currency').fill('eur')
  await inspect(page, 'formats-team')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()

  await page.goto(shared)
  const german = page.getByRole('gridcell').filter({ hasText: /^\d\.\d{3},\d0\s€$/ })
  await expect(german.first()).toBeVisible()
  await inspect(page, 'formats-dashboard-german')

  const share = await post(`/dashboards/${dashboard.id}/shares`, { access: 'public' })
  const visitor = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await visitor.goto(`${service.url}/share/dashboards/${share.token}`)
  await expect(
    visitor
      .getByRole('gridcell')
      .filter({ hasText: /^\d\.\d{3},\d0\s€$/ })
      .first(),
  ).toBeVisible()
  await visitor.close()

  await page.goto(`${service.url}/settings/profile`)
  await page.getByLabel('Number and date format').fill('en-GB')
  await page.getByRole('button', { name: 'Save format' }).click()
  await expect(page.getByText('Format saved')).toBeVisible()
  await inspect(page, 'formats-profile')
  await page.goto(shared)
  await expect(
    page
      .getByRole('gridcell')
      .filter({ hasText: /^€\d,\d{3}\.\d0$/ })
      .first(),
  ).toBeVisible()
  await inspect(page, 'formats-dashboard-british')
  expect(faults).toEqual([])
})
