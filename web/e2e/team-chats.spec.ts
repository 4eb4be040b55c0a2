import { call } from '../../acceptance/harness.ts'
import { googleEvent, makeServiceKey, startGoogleChat } from '../../test/servers/google-chat.ts'
import { startSlack } from '../../test/servers/slack.ts'
import { expect, inspect, setUp, test, watch } from './app.ts'

const account = makeServiceKey('bot@shop-123.iam.gserviceaccount.com')
let slack: Awaited<ReturnType<typeof startSlack>>
let google: Awaited<ReturnType<typeof startGoogleChat>>

test.use({
  file: import.meta.url,
  env: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      slack = await startSlack({ 'xoxb-shop': { id: 'T01SHOP', name: 'Shop', channels: ['#general'] } })
      google = await startGoogleChat(account, ['spaces/AAA'])
      await use({ ...google.env, TALLYROOM_SLACK_API_URL: slack.apiUrl })
      await Promise.all([slack.close(), google.close()])
    },
    { scope: 'worker' },
  ],
})

test('Slack and Google Chat are set up by the steps of their pages, tried out, switched off and disconnected', async ({
  page,
  browser,
  service,
}) => {
  const { key } = await setUp(page, service)
  const { faults } = watch(page, service)
  await call(service, 'POST', '/spaces', { key, json: { name: 'Sales' } })
  await page.goto(`${service.url}/settings/slack`)
  await expect(page.getByText('No workspace is connected')).toBeVisible()
  await expect(page.getByText(`request_url: ${service.url}/api/team-chat-b/events`)).toBeVisible()
  await expect(page.getByText(/is an address of this computer/)).toBeVisible()
  await inspect(page, 'slack-empty')

  await page.getByRole('button', { name: 'Connect workspace' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the workspace').fill('Acme')
  await dialog.getByLabel('Id of the workspace').fill('T01SHOP')
  await dialog.getByLabel('Space it talks to').click()
  await page.getByRole('option', { name: 'Sales' }).click()
  await dialog.getByRole('textbox', { name: 'Bot token' }).fill('xoxb-wrong')
  await dialog.getByRole('textbox', { name: 'Signing secret' }).fill('secret')
  await inspect(page, 'slack-connect')
  await dialog.getByRole('button', { name: 'Connect workspace' }).click()
  await expect(page.getByText('Talks to Sales · T01SHOP')).toBeVisible()

  const more = page.getByRole('button', { name: 'More actions: Acme' })
  const tryOut = async (channel: string) => {
    await more.click()
    await page.getByRole('menuitem', { name: 'Send test message' }).click()
    await dialog.getByLabel('Channel').fill(channel)
    await dialog.getByRole('button', { name: 'Send' }).click()
  }
  await tryOut('#general')
  await expect(dialog.getByText(/does not accept the bot token/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert')).toHaveText(/does not accept the bot token/)
  await page.getByRole('heading', { name: 'Workspaces' }).click()
  await inspect(page, 'slack-fault')
  await more.click()
  await page.getByRole('menuitem', { name: 'Change tokens' }).click()
  await dialog.getByRole('textbox', { name: 'Bot token' }).fill('xoxb-shop')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await tryOut('#general')
  await expect(dialog.getByText('The message was posted to #general in Shop.')).toBeVisible()
  expect(slack.messages).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  const answering = page.getByRole('switch', { name: 'Answer in Acme' })
  await answering.click()
  await expect(page.getByText('Off: questions there are not answered.')).toBeVisible()
  await page.reload()
  await expect(answering).not.toBeChecked()
  await answering.click()
  await expect(page.getByText('No activity yet')).toBeVisible()
  await more.click()
  await page.getByRole('menuitem', { name: 'Disconnect' }).click()
  await expect(page.getByText('No workspace is connected')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(answering).toBeChecked()

  await page.getByRole('link', { name: 'Google Chat' }).click()
  await expect(page.getByText('Key missing')).toBeVisible()
  await page.getByRole('button', { name: 'Store key' }).click()
  await dialog.getByLabel('Key file of the service account').fill('{"type": "user"}')
  await dialog.getByRole('button', { name: 'Store key' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/"type" must be "service_account"/)
  await dialog.getByLabel('Key file of the service account').fill(JSON.stringify(account.file))
  await dialog.getByRole('button', { name: 'Store key' }).click()
  await expect(dialog.getByText(/TALLYROOM_GOOGLE_CHAT_KEY/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Connect a space' }).click()
  await dialog.getByLabel('Space it talks to').click()
  await page.getByRole('option', { name: 'Sales' }).click()
  await dialog.getByRole('button', { name: 'Make code' }).click()
  const words = await page.getByLabel('Say this in the Google Chat space').inputValue()
  await inspect(page, 'google-chat-code')
  const said = await call(service, 'POST', '/team-chat-a/events', {
    json: googleEvent('spaces/AAA', words.replace('@Tallyroom ', '')),
    headers: { authorization: `Bearer ${await google.token(`${service.url}/api/team-chat-a/events`)}` },
  })
  expect(said.body.text).toMatch(/^Connected/)
  // The page sees by itself that the code was said.
  await expect(page.getByText('Connected', { exact: true })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'More actions: Sales' }).click()
  await page.getByRole('menuitem', { name: 'Send test message' }).click()
  await expect(page.getByText('The message was posted to Sales.')).toBeVisible()
  expect(google.messages).toHaveLength(1)
  await page.getByRole('heading', { name: 'Connected spaces' }).click()
  await inspect(page, 'google-chat')
  expect(faults).toEqual([])

  const state = await page.context().storageState()
  const phones = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const, storageState: state }
  const context = await browser.newContext(phones)
  const phone = await context.newPage()
  for (const name of ['slack', 'google-chat']) {
    await phone.goto(`${service.url}/settings/${name}`)
    await expect(phone.getByText('Talks to Sales')).toBeVisible()
    await inspect(phone, `${name}-phone-dark`)
  }
  await context.close()
})
