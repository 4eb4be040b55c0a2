import { createHash } from 'node:crypto'
import { addMember, call } from '../../acceptance/harness.ts'
import { askTool, connectMcp } from '../../acceptance/mcp-client.ts'
import { makeShop } from '../../acceptance/shop.ts'
import { expect, inspect, owner, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url })

const verifier = 'v'.repeat(43)
const challenge = createHash('sha256').update(verifier).digest('base64url')

test('a program is connected with a key, or allowed in the browser and thrown out again', async ({
  page,
  browser,
  service,
}) => {
  const { key } = await setUp(page, service)
  await makeShop(service, { key })
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/settings/mcp`)
  await expect(page.getByLabel('Address')).toHaveValue(`${service.url}/mcp`)
  await expect(page.getByText('No program is connected')).toBeVisible()
  await expect(page.getByText(`claude mcp add --transport http tallyroom ${service.url}/mcp`)).toBeVisible()
  await inspect(page, 'mcp')

  // With a key that is made for it, and that works.
  await page.getByRole('tab', { name: 'VS Code' }).click()
  await page.getByLabel('How it signs in').click()
  await page.getByRole('option', { name: 'With an API key' }).click()
  await expect(page.getByText('YOUR_API_KEY')).toBeVisible()
  await page.getByRole('button', { name: 'Make a key for it' }).click()
  await expect(page.getByText('Copy it now: it is not shown again.')).toBeVisible()
  const pasted = JSON.parse((await page.locator('pre').textContent()) ?? '')
  const client = await connectMcp(service, pasted.servers.tallyroom.headers)
  expect((await askTool(client, 'list_spaces')).data.spaces).toHaveLength(1)
  await client.close()
  await inspect(page, 'mcp-key')
  await page.getByRole('tab', { name: 'Cursor' }).click()
  await expect(page.getByText('YOUR_API_KEY'), 'a key is for one program').toBeVisible()

  // In the browser: signed out first, so that it comes back here after signing in.
  const registered = await page.request.post(`${service.url}/oauth/register`, {
    data: { client_name: 'Reading room', redirect_uris: [`${service.url}/settings/profile`] },
  })
  const { client_id } = await registered.json()
  const authorize = new URL(`${service.url}/oauth/authorize`)
  const asked = { response_type: 'code', client_id, code_challenge: challenge, code_challenge_method: 'S256' }
  // A number too long for a number must come back as it was.
  const state = '12345678901234567890'
  for (const [name, value] of Object.entries({ ...asked, state })) authorize.searchParams.set(name, value)
  const person = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await person.goto(authorize.href)
  await person.getByLabel('E-mail').fill(owner.email)
  await person.getByRole('textbox', { name: 'Password' }).fill(owner.password)
  await person.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(person.getByRole('heading', { name: 'Allow Reading room?' })).toBeVisible()
  await expect(person.getByText('Ask the analyst, which makes chats')).toBeVisible()
  await inspect(person, 'mcp-consent-phone')
  await person.getByRole('button', { name: 'Do not allow' }).click()
  await person.waitForURL(/error=access_denied/)
  await person.goto(authorize.href)
  const returning = person.waitForRequest(/settings\/profile\?code=/)
  await person.getByRole('button', { name: 'Allow', exact: true }).click()
  expect(new URL((await returning).url()).searchParams.get('state')).toBe(state)
  const code = new URL((await returning).url()).searchParams.get('code')!
  const tokens = await page.request.post(`${service.url}/oauth/token`, {
    form: { grant_type: 'authorization_code', client_id, code, code_verifier: verifier },
  })
  expect(tokens.status()).toBe(200)
  await person.context().close()

  // Broken requests say so, here and not to the program.
  await page.goto(`${service.url}/oauth/authorize?client_id=nobody`)
  await expect(page.getByText('not known here')).toBeVisible()
  await page.goto(`${service.url}/oauth/consent?request=nonsense`)
  await expect(page.getByText('This request cannot be read')).toBeVisible()

  const { access_token } = await tokens.json()
  const connected = await connectMcp(service, { authorization: `Bearer ${access_token}` })
  await page.goto(`${service.url}/settings/mcp`)
  await expect(page.getByRole('table', { name: 'Connected programs' })).toContainText('Reading room')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('heading', { name: 'Connected programs' }).scrollIntoViewIfNeeded()
  await inspect(page, 'mcp-connected-dark')
  await page.getByRole('button', { name: 'Disconnect: Reading room' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByText('No program is connected')).toBeVisible()
  await expect(connected.listTools()).rejects.toThrow()

  // A viewer makes no keys, and is told what to do instead.
  const viewer = await addMember(service, { key }, 'viewer', 'Vic Viewer')
  const theirs = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const [name, value] = viewer.cookie.split('=') as [string, string]
  await theirs.context().addCookies([{ name, value, url: service.url }])
  await theirs.goto(`${service.url}/settings/mcp`)
  await theirs.getByLabel('How it signs in').click()
  await theirs.getByRole('option', { name: 'With an API key' }).click()
  await expect(theirs.getByText('Viewers make no keys')).toBeVisible()
  await inspect(theirs, 'mcp-phone')
  expect((await call(service, 'GET', '/mcp/clients', { key })).body).toEqual([])
  expect(faults).toEqual([])
})
