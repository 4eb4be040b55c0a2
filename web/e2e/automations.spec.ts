import { type Service, startService } from '../../acceptance/harness.ts'
import { type HookServer, startHookServer } from '../../test/servers/hook.ts'
import { type MailServer, startMailServer } from '../../test/servers/smtp.ts'
import { expect, inspect, owner, setUp, test, watch } from './app.ts'

let service: Service
let mail: MailServer
let hook: HookServer

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  ;[mail, hook] = await Promise.all([startMailServer(), startHookServer()])
  service = await startService({ env: { TALLYROOM_SMTP_URL: mail.url, TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
})
test.afterAll(async () => {
  await service?.stop()
  mail?.close()
  hook?.close()
})

const slow = { timeout: 60_000 }

test('an automation is suggested, made, run, looked at, paused, changed, deleted and brought back', async ({
  page,
}) => {
  await setUp(page, service)
  await page.request.post(`${service.url}/api/samples`)
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/automations`)
  await expect(page.getByText('No automations yet')).toBeVisible(slow)
  await expect(page.getByRole('list', { name: 'Suggestions' }).getByRole('button')).toHaveCount(4, slow)
  await inspect(page, 'automations-empty')

  // A suggestion fills the form; the schedule is said in words and shows what comes.
  await page.getByRole('button', { name: /the week in numbers/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toHaveValue(/the week in numbers/)
  await dialog.getByLabel('Name').fill('The week in numbers')
  await expect(dialog.getByLabel('Time zone')).toHaveValue('Europe/Berlin')
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
  await dialog.getByLabel('At', { exact: true }).fill('07:45')
  await expect(dialog.getByRole('listitem').first()).toContainText('07:45')
  await dialog.getByRole('combobox', { name: 'How often' }).click()
  await page.getByRole('option', { name: 'Other (cron)' }).click()
  await expect(dialog.getByLabel('Cron', { exact: true })).toHaveValue('45 7 * * 1')
  await dialog.getByLabel('Cron', { exact: true }).fill('nonsense')
  await expect(dialog.getByText('This is not a schedule.')).toBeVisible()
  await dialog.getByLabel('Cron', { exact: true }).fill('45 7 * * 1')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('menuitem', { name: 'E-mail' }).click()
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('boss@example.com')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('menuitem', { name: 'Webhook' }).click()
  await dialog.getByLabel('Address of the webhook').fill(`${hook.url}/week`)
  await dialog.getByRole('combobox', { name: 'With a file' }).click()
  await page.getByRole('option', { name: 'PDF' }).click()
  await inspect(page, 'automation-form')
  await dialog.getByRole('button', { name: 'Save automation' }).click()
  await expect(page.getByLabel(/^Secret of/)).toHaveValue(/^whsec_/, slow)
  await page.getByRole('button', { name: 'Done' }).click()

  // Run now: done, sent, with a link to what it made.
  await expect(page.getByRole('heading', { name: 'The week in numbers', level: 1 })).toBeVisible(slow)
  await expect(page.getByText('Every Monday at 07:45')).toBeVisible()
  await page.getByRole('button', { name: 'Run now' }).click()
  await expect(page.getByText('arrived')).toHaveCount(2, slow)
  expect(mail.mails.map(({ to }) => to)).toEqual([['boss@example.com']])
  expect(hook.hits.map(({ path }) => path)).toEqual(['/week'])
  await inspect(page, 'automation')
  await page.getByRole('link', { name: 'Open the report' }).click()
  await expect(page.getByRole('heading', { name: /The week in numbers, / })).toBeVisible(slow)

  // The report is sent by hand, too.
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'E-mail' }).fill('reader@example.com')
  await inspect(page, 'report-send')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('The report is on its way')).toBeVisible(slow)
  await expect.poll(() => mail.mails.flatMap(({ to }) => to), slow).toContain('reader@example.com')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('region', { name: 'Sent before' })).toContainText('reader@example.com', slow)
  await expect(page.getByRole('region', { name: 'Sent before' })).toContainText('arrived', slow)
  await page.keyboard.press('Escape')

  await page.goto(`${service.url}/automations`)
  const row = page.getByRole('row', { name: /The week in numbers/ })
  await expect(row).toContainText('Done', slow)
  await inspect(page, 'automations')
  await row.getByRole('switch').click()
  await expect(row).toContainText('Paused', slow)
  await row.getByRole('button', { name: /More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete automation' }).click()
  await expect(page.getByText('No automations yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  expect(faults).toEqual([])
})

test('a condition is refused with its reason, and a failure says what to do; dark and on a phone', async ({ page }) => {
  const signedIn = await page.request.post(`${service.url}/api/auth/sign-in/email`, {
    data: { email: owner.email, password: owner.password },
    headers: { origin: service.url },
  })
  expect(signedIn.ok()).toBe(true)
  const { faults } = watch(page, service)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`${service.url}/automations`)
  await page.getByRole('button', { name: 'New automation' }).click()
  const dialog = page.getByRole('dialog')
  // What is missing is told at its place, also of a choice.
  const save = dialog.getByRole('button', { name: 'Save automation' })
  const missing = dialog.getByText('Fill this in')
  await dialog.getByRole('combobox', { name: 'What' }).click()
  await page.getByRole('option', { name: 'Send a dashboard' }).click()
  await dialog.getByLabel('Name').fill('Few orders')
  await save.click()
  await expect(missing).toHaveCount(1)
  await expect(dialog.getByRole('combobox', { name: 'Dashboard' })).toBeFocused()
  await dialog.getByRole('combobox', { name: 'What' }).click()
  await page.getByRole('option', { name: 'Ask a question' }).click()
  await save.click()
  await expect(missing).toHaveCount(1)
  await dialog.getByLabel('Question').fill('How many orders are there?')
  await expect(missing).toHaveCount(0)
  await dialog.getByRole('combobox', { name: 'When' }).click()
  await page.getByRole('option', { name: 'When a number passes a limit' }).click()
  await dialog.getByLabel('Query').fill('select count(*) from nowhere')
  await dialog.getByLabel('Limit').fill('10')
  await dialog.getByRole('button', { name: 'Save automation' }).click()
  await expect(dialog.getByRole('alert')).toContainText('nowhere', slow)
  await expect(dialog.getByRole('alert')).toBeInViewport()
  await inspect(page, 'automation-condition-dark')
  await dialog.getByLabel('Query').fill('select count(*) from orders')
  await dialog.getByRole('button', { name: 'Save automation' }).click()
  await expect(page.getByText(/^Last value: /)).toBeVisible(slow)

  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Change' }).click()
  await dialog.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('menuitem', { name: 'E-mail' }).click()
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('nobody@example.com')
  await dialog.getByRole('button', { name: 'Save automation' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Run now' }).click()
  await expect(page.getByText(/550 no such mailbox/)).toBeVisible(slow)
  await expect(page.getByText(/Look whether the recipient is right/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the chat' })).toBeVisible()
  await inspect(page, 'automation-failed-dark')
  // The rail says so on every page.
  await page.goto(service.url)
  await expect(page.getByRole('link', { name: 'Automations 1 failed' })).toBeVisible(slow)
  await inspect(page, 'start-failed-dark')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goBack()
  await inspect(page, 'automation-phone')
  await page.getByRole('button', { name: 'More 1 failed' }).click()
  await page.screenshot({ path: 'screenshots/more-phone.png' })
  await page.getByRole('menuitem', { name: 'Automations' }).click()
  await expect(page).toHaveURL(/\/automations$/)
  await expect(page.getByRole('main').getByText('Failed', { exact: true }).first()).toBeVisible(slow)
  await inspect(page, 'automations-phone')
  expect(faults).toEqual([])
})
