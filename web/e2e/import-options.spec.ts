import { expect, inspect, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url })

const messy = `Export of the shop
region,amount,paid
North,1.234,2024-01-05
South,unknown,2024-01-06
West,2.500,soon
Total,3.734,
`

test('a file is imported again with another header row, footer, decimal mark and type, after a preview', async ({
  page,
  service,
}) => {
  const { faults } = watch(page, service)
  await setUp(page, service)
  const upload = await page.request.post(`${service.url}/api/data-sources/upload`, {
    multipart: { file: { name: 'messy.csv', mimeType: 'text/csv', buffer: Buffer.from(messy) } },
  })
  const { id } = await upload.json()
  await page.goto(`${service.url}/data/${id}`)
  await page.getByRole('tab', { name: 'Import report' }).click()
  await page.getByRole('button', { name: 'Change import options' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('4 rows · 3 columns')).toBeVisible()
  await dialog.getByRole('spinbutton', { name: 'Footer rows' }).fill('1')
  await expect(dialog.getByText('3 rows · 3 columns')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Decimal comma (1.234,5)' }).click()
  await dialog.getByRole('combobox', { name: 'Type of amount' }).click()
  await page.getByRole('option', { name: 'number', exact: true }).click()
  await expect(dialog.getByRole('cell', { name: '1234', exact: true })).toBeVisible()
  await expect(dialog.getByText('amount: 1 × “unknown” read as no value')).toBeVisible()
  await inspect(page, 'import-options')

  await dialog.getByRole('spinbutton', { name: 'Header row' }).fill('40')
  await expect(dialog.getByText(/row 40 cannot be the headings/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import again' })).toBeDisabled()
  await dialog.getByRole('spinbutton', { name: 'Header row' }).fill('')
  await dialog.getByRole('combobox', { name: 'Type of amount' }).click()
  await page.getByRole('option', { name: 'number', exact: true }).click()
  await expect(dialog.getByRole('cell', { name: '2500', exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Import again' }).click()
  await expect(page.getByText('The file was imported again')).toBeVisible()
  await expect(page.getByText('chosen by hand')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Change import options' }).click()
  await expect(dialog.getByRole('spinbutton', { name: 'Footer rows' })).toHaveValue('1')
  await inspect(page, 'import-options-phone')
  expect(faults).toEqual([])
})
