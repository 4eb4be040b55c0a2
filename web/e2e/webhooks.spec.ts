import { startHookServer } from '../../test/servers/hook.ts'
import { expect, inspect, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url, env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
const slow = { timeout: 60_000 }

test('a webhook is made with a secret shown once, tried, and what failed is sent again from its log', async ({
  page,
  service,
}) => {
  const hook = await startHookServer()
  await setUp(page, service)
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/settings/webhooks`)
  await expect(page.getByText('No webhooks yet')).toBeVisible(slow)
  await inspect(page, 'webhooks-empty')
  await page.getByRole('button', { name: 'New webhook' }).click()
  const dialog = page.getByRole('dialog')
  // The button stands below the form and submits it all the same: what is missing is said, and Enter saves.
  await dialog.getByRole('button', { name: 'Save webhook' }).click()
  await expect(dialog.getByText('Fill this in')).toBeVisible()
  await dialog.getByLabel('Address').fill('https://user:secret@example.com/')
  await dialog.getByRole('button', { name: 'Save webhook' }).click()
  await expect(dialog.getByRole('alert')).toContainText('url', slow)
  await dialog.getByLabel('Address').fill(`${hook.url}/events`)
  await dialog.getByLabel('What it is for').fill('Our billing')
  await dialog.getByLabel(/a share is used/).uncheck()
  await inspect(page, 'webhook-form')
  await dialog.getByLabel('What it is for').press('Enter')
  await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/, slow)
  await page.getByRole('button', { name: 'Done' }).click()

  hook.answer = (_hit, response) => void response.writeHead(500).end('out of order')
  const row = page.getByRole('row', { name: /Our billing/ })
  await row.getByRole('button', { name: /More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Send a test' }).click()
  await expect(page.getByText('The test did not arrive')).toBeVisible(slow)
  hook.answer = (_hit, response) => void response.end('taken')
  await row.getByRole('button', { name: `${hook.url}/events`, exact: true }).click()
  const log = page.getByRole('list', { name: /^Deliveries to/ })
  await expect(log).toContainText('answered 500', slow)
  await log.getByRole('button', { name: /webhook\.test Failed/ }).click()
  await expect(log).toContainText('out of order')
  await inspect(page, 'webhook-log')
  await log.getByRole('button', { name: /Send again/ }).click()
  await expect(log).toContainText('Arrived', slow)
  expect(new Set(hook.hits.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: /More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Make a new secret' }).click()
  await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/, slow)
  await page.getByRole('button', { name: 'Done' }).click()
  await row.getByRole('switch').click()
  await expect(row).toContainText('Off', slow)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await inspect(page, 'webhooks-phone-dark')
  expect(faults).toEqual([])
  hook.close()
})
