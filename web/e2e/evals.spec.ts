import type { Page } from '@playwright/test'
import { expect, inspect, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url })

const slow = { timeout: 90_000 }
const questions = ['What is the total revenue by month?', 'How many orders are there?', 'Total revenue by category']

async function verify(page: Page, space: string, question: string): Promise<void> {
  await page.goto(space)
  await page.getByRole('textbox', { name: 'Your question' }).fill(question)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Mark as verified' }).click(slow)
  await expect(page.getByRole('button', { name: 'Remove verification' })).toBeVisible()
}

test('verified questions are asked again, side by side with other instructions, and the evaluation is found again', async ({
  page,
  service,
}) => {
  await setUp(page, service)
  const made = await page.request.post(`${service.url}/api/samples`)
  const space = `${service.url}/spaces/${(await made.json()).space.id}`
  const { faults } = watch(page, service)
  await page.goto(`${space}/evals`)
  await expect(page.getByText('No verified answers yet')).toBeVisible()
  for (const question of questions) await verify(page, space, question)

  await page.getByRole('button', { name: /^Space / }).click()
  await page.getByRole('menuitem', { name: 'Evaluations' }).click()
  await page.getByRole('button', { name: 'Evaluate' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/3 verified questions will be asked/)).toBeVisible()
  await dialog.getByLabel('Compare with').click()
  await page.getByRole('option', { name: 'Other instructions' }).click()
  await dialog.getByLabel('Other instructions').fill('Be brief.')
  await inspect(page, 'evals-start')
  await dialog.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('Done', { exact: true })).toBeVisible(slow)
  const rows = page.getByRole('table', { name: 'Summary' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('3 · 100%')
  const first = page.getByRole('button', { name: new RegExp(`^${questions[1]!.replace('?', '\\?')}`) })
  await first.click()
  await expect(page.getByRole('table', { name: 'Verified query, now' })).toBeVisible()
  await inspect(page, 'eval')
  await page.setViewportSize({ width: 390, height: 844 })
  await inspect(page, 'eval-phone')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'eval-phone-dark')
  await page.setViewportSize({ width: 1280, height: 800 })
  await inspect(page, 'eval-dark')
  await page.getByRole('link', { name: 'All evaluations' }).click()
  await expect(page.getByText('3 of 3').first()).toBeVisible()
  await inspect(page, 'evals-dark')
  await page.setViewportSize({ width: 390, height: 844 })
  await inspect(page, 'evals-phone-dark')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
  await inspect(page, 'evals')
  await page.getByRole('link', { name: /^Open the evaluation of/ }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No evaluations yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  expect(faults).toEqual([])
})
