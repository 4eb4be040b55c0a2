import { addMember } from '../../acceptance/harness.ts'
import type { ModelServer, Turn } from '../../test/servers/model-script.ts'
import { startOpenAI } from '../../test/servers/openai.ts'
import { expect, inspect, owner, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url, env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })

let server: ModelServer
let turn: Turn = {}
test.beforeAll(async () => {
  server = await startOpenAI(() => turn)
})
test.afterAll(() => server.close())

test('a model is tested before it is added, tested again, removed and brought back; members only look', async ({
  page,
  browser,
  service,
}) => {
  const { key } = await setUp(page, service)
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/settings/models`)
  await expect(page.getByText('Built-in analyst', { exact: true })).toBeVisible()
  await expect(page.getByText('Default', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add model' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Provider').click()
  await page.getByRole('option', { name: /OpenAI-compatible/ }).click()
  await dialog.getByLabel('Model (required)').fill('llama')
  await dialog.getByLabel('Address (required)').fill('http://127.0.0.1:9/v1')
  await dialog.getByRole('button', { name: 'Test' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await inspect(page, 'model-refused')
  turn = { error: { status: 401, body: { error: { message: 'no such key' } } } }
  await dialog.getByLabel('Address (required)').fill(server.url)
  await dialog.getByLabel('API key', { exact: true }).fill('wrong')
  await dialog.getByRole('button', { name: 'Test' }).click()
  await expect(dialog.getByText('wrong-key')).toBeVisible()
  turn = { calls: [{ name: 'report', input: { word: 'ready' } }] }
  await dialog.getByRole('button', { name: 'Test' }).click()
  await expect(dialog.getByText(/Works, answered in/)).toBeVisible()
  await dialog.getByLabel('In', { exact: true }).fill('2')
  await dialog.getByLabel('Out', { exact: true }).fill('10')
  await dialog.getByRole('button', { name: 'Add model' }).click()
  await expect(page.getByText('llama is added')).toBeVisible()
  await page.getByRole('button', { name: 'Test llama' }).click()
  await expect(page.getByText(/Works, answered in/)).toBeVisible()
  await inspect(page, 'settings-models')
  await page.getByRole('button', { name: 'Remove: llama' }).click()
  await expect(page.getByRole('button', { name: 'Test llama' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Test llama' })).toBeVisible()
  expect(faults).toEqual([])

  const member = await addMember(service, { key }, 'member', 'Mia Member')
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  const phone = await context.newPage()
  await phone.goto(`${service.url}/sign-in?next=%2Fsettings%2Fmodels`)
  await phone.getByLabel('E-mail address').fill(member.email)
  await phone.getByRole('textbox', { name: 'Password' }).fill(member.password)
  await phone.getByRole('button', { name: 'Sign in' }).click()
  await expect(phone.getByText('llama').first()).toBeVisible()
  await expect(phone.getByRole('button', { name: /Test|Add model|Remove/ })).toHaveCount(0)
  await inspect(phone, 'settings-models-phone-dark')
  await context.close()
})

test('what a provider offers is chosen from a list; on a phone, in the dark, and when the models cannot be had', async ({
  page,
  service,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${service.url}/sign-in?next=%2Fsettings%2Fmodels`)
  await page.getByLabel('E-mail address').fill(owner.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Add model' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill(server.url)
  await dialog.getByLabel('API key (required)', { exact: true }).fill('k')
  turn = { error: { status: 401, body: { error: { message: 'no such key' } } } }
  await dialog.getByRole('button', { name: 'List models of this provider' }).click()
  await expect(dialog.getByText(/refused the key/)).toBeVisible()
  await inspect(page, 'model-not-listed-phone-dark')
  turn = { json: { data: [{ id: 'gpt-6-sol' }, { id: 'llama-4', max_model_len: 32_768 }, { id: 'whisper-1' }] } }
  await dialog.getByRole('button', { name: 'List models of this provider' }).click()
  await dialog.getByLabel('Models of this provider').click()
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.getByRole('option', { name: /llama-4/ }).click()
  await expect(dialog.getByLabel('Model (required)')).toHaveValue('llama-4')
  await expect(dialog.getByLabel('Context length')).toHaveValue('32768')
  await dialog.getByLabel('Effort').click()
  await page.getByRole('option', { name: 'Low' }).click()
  await inspect(page, 'model-offered-phone-dark')
  await dialog.getByRole('button', { name: 'Add model' }).click()
  await expect(page.getByText(/32.?8?K tokens · low effort/i)).toBeVisible()
  await inspect(page, 'models-phone-dark')
  await page.route('**/api/models', (route) => route.fulfill({ status: 503, json: { error: { message: 'down' } } }))
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 60_000 })
  await inspect(page, 'models-lost-phone-dark')
})
