import type { Page } from '@playwright/test'
import { shopCsv } from '../../acceptance/shop.ts'
import { expect, inspect, owner, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url })
test.describe.configure({ mode: 'serial' })

const slow = { timeout: 90_000 }
let spaceId = ''
let sourceId = ''

test.beforeEach(async ({ page, service }) => {
  if (spaceId === '') {
    await setUp(page, service)
    const post = async (path: string, data: object) =>
      (await page.request.post(`${service.url}/api${path}`, { data, ...slow })).json()
    const upload = await page.request.post(`${service.url}/api/data-sources/upload`, {
      multipart: { file: { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(shopCsv) } },
      ...slow,
    })
    sourceId = (await upload.json()).id
    spaceId = (await post('/spaces', { name: 'orders' })).id
    await post(`/spaces/${spaceId}/data-sources`, { dataSourceId: sourceId })
  } else {
    await page.request.post(`${service.url}/api/auth/sign-in/email`, {
      data: { email: owner.email, password: owner.password },
      headers: { origin: service.url },
      ...slow,
    })
  }
})

const chip = (page: Page, text: string) => page.getByRole('button', { name: `Change ${text}`, exact: true })
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

test('asked in words, two parts changed, saved, and put on a dashboard', async ({ page, service }) => {
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/spaces/${spaceId}`)
  await page.getByRole('textbox', { name: 'Your question' }).fill('What is the total amount by region?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible(slow)
  // The chips are drawn anew when the answer is whole.
  await expect(async () => {
    await chip(page, 'by region').click()
    await expect(page.getByRole('combobox')).toBeVisible({ timeout: 3_000 })
  }).toPass(slow)
  await page.getByRole('combobox').fill('day')
  await page.getByRole('option', { name: /^day/i }).first().click()
  await expect(chip(page, 'by region')).toBeHidden(slow)
  await page.getByRole('button', { name: 'Change total amount' }).click()
  await page.getByRole('combobox').fill('average')
  await page
    .getByRole('option', { name: /average/i })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Change total amount' })).toBeHidden(slow)
  await page.locator('figure').getByRole('button', { name: 'More actions' }).click()
  await menuItem(page, 'Save question').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Average order')
  await page.getByRole('textbox', { name: 'Folder' }).fill('Sales')
  await inspect(page, 'saved-dialog')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Question “Average order” saved')).toBeVisible()

  await page.goto(`${service.url}/explore?space=${spaceId}`)
  const saved = page.getByRole('region', { name: 'Saved questions' })
  await saved.getByRole('button', { name: /^Average order/ }).click()
  await expect(page.getByRole('grid')).toBeVisible(slow)
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await menuItem(page, 'Put on dashboard').click()
  await page.getByRole('textbox', { name: /^Title \(required/ }).fill('Sales')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(
    page.getByRole('heading', { name: 'Average order' }).or(page.getByText('Average order')).first(),
  ).toBeVisible(slow)

  await page.goto(`${service.url}/explore?space=${spaceId}`)
  await expect(saved.getByText(/ago|now|second/)).toBeVisible()
  await saved.getByRole('button', { name: 'Edit Average order' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Mean order')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(saved.getByRole('button', { name: /^Mean order/ })).toBeVisible()
  await inspect(page, 'saved-list')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await inspect(page, 'saved-list-phone-dark')
  expect(faults).toEqual([])
})
