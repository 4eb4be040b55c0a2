import { addMember } from '../../acceptance/harness.ts'
import { useModel as letSpaceUse, makeChat, openStream, question, sales } from '../../acceptance/streams.ts'
import { startOpenAI } from '../../test/servers/openai.ts'
import { expect, inspect, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url, env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })

test('what was asked is counted by day, person and model; budgets show how much of them is used', async ({
  page,
  browser,
  service,
}) => {
  const server = await startOpenAI(() => ({ text: ['Fine.'], usage: { input: 40_000, output: 2500 } }))
  try {
    const { key } = await setUp(page, service)
    const { faults } = watch(page, service)
    await page.goto(`${service.url}/settings/usage`)
    await expect(page.getByText('No questions in this period').first()).toBeVisible()
    await expect(page.getByText('No budgets')).toBeVisible()
    await inspect(page, 'usage-empty')

    const { chat, spaceId } = await makeChat(service, key, 'Sales', sales)
    await letSpaceUse(service, key, spaceId, 'openai', 'gpt-x', server.url)
    const stream = await openStream(service, key, 'POST', `${chat}/messages`, question('q1', 'How is it going?'))
    await stream.whole()

    await page.reload()
    await expect(page.locator('canvas')).toBeVisible()
    await expect(page.getByRole('table', { name: 'People' })).toContainText('Ann Larsen')
    await page.getByRole('tab', { name: 'Models' }).click()
    await expect(page.getByRole('table', { name: 'Models' })).toContainText('gpt-x')

    for (const [scope, tokens] of [
      ['The whole team', '50000'],
      ['A person', '1000'],
    ] as const) {
      await page.getByRole('button', { name: 'Set a budget' }).click()
      await page.getByLabel('For', { exact: true }).click()
      await page.getByRole('option', { name: scope }).click()
      await page.getByLabel('Tokens', { exact: true }).fill(tokens)
      await page.getByRole('button', { name: 'Set budget', exact: true }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await expect(page.getByText('Nearly used up')).toBeVisible()
    await expect(page.getByText('Used up', { exact: true })).toBeVisible()
    await page.getByRole('heading', { name: 'Budgets', exact: true }).scrollIntoViewIfNeeded()
    await inspect(page, 'usage-budgets')
    await page.getByRole('button', { name: 'Remove: Each person' }).click()
    await expect(page.getByText('Used up', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Used up', { exact: true })).toBeVisible()
    await page.getByRole('heading', { name: 'Over time' }).scrollIntoViewIfNeeded()
    await inspect(page, 'usage')
    expect(faults).toEqual([])

    const viewer = await addMember(service, { key }, 'viewer', 'Vic Viewer')
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
    const phone = await context.newPage()
    await phone.goto(`${service.url}/sign-in?next=%2Fsettings%2Fusage`)
    await phone.getByLabel('E-mail address').fill(viewer.email)
    await phone.getByRole('textbox', { name: 'Password' }).fill(viewer.password)
    await phone.getByRole('button', { name: 'Sign in' }).click()
    await expect(phone.getByText('Each person')).toBeVisible()
    await expect(phone.getByRole('button', { name: /Set a budget|Remove:|Change:/ })).toHaveCount(0)
    await inspect(phone, 'usage-phone-dark')
    await context.close()
  } finally {
    await server.close()
  }
})
