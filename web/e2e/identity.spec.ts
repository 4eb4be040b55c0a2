import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, inspect, owner, test, watch } from './app.ts'

/** The code that an authenticator app shows now (RFC 6238). */
function appCode(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const mac = createHmac('sha1', key).update(counter).digest()
  return String((mac.readUInt32BE(mac[19]! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

async function signIn(page: Page, url: string, email: string, password: string): Promise<void> {
  await page.goto(`${url}/sign-in`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test.use({ file: import.meta.url })
test.describe.configure({ mode: 'serial' })

let backupCodes: string[] = []
let resetLink = ''

test('the first person creates the team and is asked for data', async ({ page, service }) => {
  const { faults } = watch(page, service)
  await page.goto(service.url)
  await expect(page).toHaveURL(/\/setup$/)
  await inspect(page, 'setup')
  // What is wrong stands below its field, and the first such field has the focus.
  await page.getByRole('button', { name: 'Create the team' }).click()
  await expect(page.getByText('Fill this in')).toHaveCount(4)
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.getByLabel('Your name').fill(owner.name)
  await expect(page.getByText('Fill this in')).toHaveCount(3)
  await page.getByLabel('E-mail address').fill('ann')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is not an e-mail address')).toBeVisible()
  await inspect(page, 'setup-refused')
  await page.getByLabel('E-mail address').fill(owner.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password)
  await page.getByLabel('Name of your team').fill(owner.teamName)
  await page.getByRole('button', { name: 'Create the team' }).click()
  await expect(page.getByRole('heading', { name: 'What would you like to look at first?' })).toBeVisible()
  await inspect(page, 'welcome')
  await page.goto(`${service.url}/setup`)
  await expect(page).toHaveURL(`${service.url}/`)
  expect(faults).toEqual([])
})

test('a wrong password is refused with its code, the right one leads back to the page that was asked for', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/settings/people`)
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await inspect(page, 'sign-in')
  await page.getByLabel('E-mail address').fill(owner.email)
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('auth/sign-in-refused')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/settings\/people$/)
})

test('a link that says where to go after signing in cannot lead to another site', async ({ page, service }) => {
  await page.goto(`${service.url}/sign-in?next=${encodeURIComponent('//example.org/')}`)
  await page.getByLabel('E-mail address').fill(owner.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Welcome, Ann')).toBeVisible()
  expect(new URL(page.url()).origin).toBe(service.url)
})

test('a key is shown once, works, stops at once when deleted, and works again when that is undone', async ({
  page,
  service,
}) => {
  await signIn(page, service.url, owner.email, owner.password)
  await expect(page.getByText('Welcome, Ann')).toBeVisible()
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/settings/api-keys`)
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByLabel('Name').fill('Script')
  await page.getByLabel('Limit the rate').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
  const key = await page.getByLabel('Key', { exact: true }).inputValue()
  const status = async () => (await fetch(`${service.url}/api/me`, { headers: { 'x-api-key': key } })).status
  expect(await status()).toBe(200)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('100 per 1 min')).toBeVisible()
  await inspect(page, 'settings-api-keys')
  await page.getByLabel('More actions: Script').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('Script deleted')).toBeVisible()
  expect(await status()).toBe(401)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone')).toBeVisible()
  expect(await status()).toBe(200)
  expect(faults).toEqual([])
})

test('a person is invited by a link, joins on a phone, and gets another role', async ({ page, browser, service }) => {
  await signIn(page, service.url, owner.email, owner.password)
  await expect(page.getByText('Welcome, Ann')).toBeVisible()
  await page.goto(`${service.url}/settings/people`)
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByLabel('E-mail address').fill('bo@acme.example')
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByLabel('Invitation link').inputValue()
  await page.getByRole('button', { name: 'Done' }).click()

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  const phone = await context.newPage()
  const { faults } = watch(phone, service)
  await phone.goto(link)
  await expect(phone.getByText('Join Acme')).toBeVisible()
  await inspect(phone, 'invitation-phone-dark')
  await phone.getByLabel('Your name').fill('Bo Okoye')
  await phone.getByRole('textbox', { name: 'Password' }).fill('another horse battery')
  await phone.getByRole('button', { name: 'Join the team' }).click()
  await expect(phone.getByText('Welcome, Bo')).toBeVisible()
  await inspect(phone, 'start-phone-dark')
  await phone.goto(`${service.url}/settings/people`)
  await expect(phone.getByRole('button', { name: 'Invite' })).toHaveCount(0)
  await inspect(phone, 'settings-people-phone-dark')
  expect(faults).toEqual([])
  await phone.goto(link)
  await expect(phone.getByText('This invitation cannot be used')).toBeVisible()
  await context.close()

  await page.reload()
  await page.getByLabel('Role: Bo Okoye').click()
  await page.getByRole('option', { name: /Viewer/ }).click()
  await expect(page.getByText('Bo Okoye is now Viewer')).toBeVisible()
  await page.getByLabel('More actions: Bo Okoye').click()
  await page.getByRole('menuitem', { name: 'Create a password reset link' }).click()
  resetLink = await page.getByLabel('Password link').inputValue()
  await page.keyboard.press('Escape')
  await inspect(page, 'settings-people')
})

test("an administrator's link sets a new password, once", async ({ page, service }) => {
  await page.goto(resetLink)
  await inspect(page, 'reset-password')
  await page.getByRole('textbox', { name: 'New password' }).fill('third horse battery')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await signIn(page, service.url, 'bo@acme.example', 'third horse battery')
  await expect(page.getByText('Welcome, Bo')).toBeVisible()
  await page.goto(resetLink)
  await page.getByRole('textbox', { name: 'New password' }).fill('fourth horse battery')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('auth/reset-not-found')).toBeVisible()
})

test('the second step is turned on with an app, and a backup code opens the door once', async ({ page, service }) => {
  await signIn(page, service.url, owner.email, owner.password)
  await expect(page.getByText('Welcome, Ann')).toBeVisible()
  await page.goto(`${service.url}/settings/profile`)
  await inspect(page, 'settings-profile')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Current password' }).fill(owner.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = (await page.getByRole('dialog').locator('pre').textContent())!.trim()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Code' }).fill(appCode(secret))
  await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click()
  await expect(page.getByText('Save your backup codes')).toBeVisible()
  backupCodes = (await page.getByRole('dialog').locator('pre').textContent())!.trim().split('\n')
  await page.getByRole('button', { name: 'I have saved them' }).click()

  await page.getByLabel(/^Account/).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await signIn(page, service.url, owner.email, owner.password)
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible()
  await page.getByRole('button', { name: 'Use a backup code' }).click()
  await page.getByLabel('Backup code').fill(backupCodes[0]!)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Welcome, Ann')).toBeVisible()
})

test('teams are made and switched; providers, audit log and client log are there, and all of it passes axe', async ({
  page,
  service,
}) => {
  await signIn(page, service.url, owner.email, owner.password)
  await page.getByRole('button', { name: 'Use a backup code' }).click()
  await page.getByLabel('Backup code').fill(backupCodes[1]!)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Welcome, Ann')).toBeVisible()
  const { faults } = watch(page, service)
  await page.getByLabel('Team: Acme').click()
  await page.getByRole('menuitem', { name: 'New team' }).click()
  await page.getByLabel('Name').fill('Warehouse')
  await page.getByRole('button', { name: 'Create team' }).click()
  await expect(page.getByText('You are now in Warehouse')).toBeVisible()
  await expect(page.getByLabel('Team: Warehouse')).toBeVisible()

  await page.goto(`${service.url}/settings/identity-providers`)
  await page.getByRole('button', { name: 'Add provider' }).click()
  await page.getByLabel('Issuer').fill('https://id.example.com')
  await page.getByLabel('Audience').fill('tallyroom')
  await page.getByLabel('Address of its keys (JWKS)').fill('https://id.example.com/jwks')
  await page.getByRole('dialog').getByRole('button', { name: 'Add provider' }).click()
  await expect(page.getByText('The provider is saved')).toBeVisible()
  await inspect(page, 'settings-identity-providers')
  await page.goto(`${service.url}/settings/audit-log`)
  await expect(page.getByText('Identity provider added')).toBeVisible()
  await inspect(page, 'settings-audit-log')
  expect(faults).toEqual([])

  const reported = page.waitForResponse(
    (response) => response.url().endsWith('/api/logs') && response.request().method() === 'POST',
  )
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a fault made by a test')
    }, 0)
  })
  expect((await reported).status()).toBe(200)
  await page.goto(`${service.url}/settings/client-log`)
  await expect(page.getByText('a fault made by a test').first()).toBeVisible()
  await inspect(page, 'settings-client-log')
})
