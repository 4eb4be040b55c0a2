import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import type { Service } from '../../acceptance/harness.ts'
import { expect, inspect, owner, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url })
test.describe.configure({ mode: 'serial' })

const slow = { timeout: 90_000 }
let spaceId = ''
let dashboardId = ''
let sharedUrl = ''
let chatUrl = ''

const markup = `{% select name="channel" label="Channel" options="channels" all=true /%}
{% select name="status" label="Status" options=["Delivered", "Cancelled", "Open"] all=true /%}

\`\`\`sql channels
select distinct channel from orders order by channel
\`\`\`

\`\`\`sql totals
select count(*) as orders from orders where 1 = 1
[[ and channel = {{channel}} ]] [[ and status = {{status}} ]]
\`\`\`

\`\`\`sql months
select substr(ordered_on, 1, 7) as month, count(*) as orders from orders where 1 = 1
[[ and channel = {{channel}} ]] [[ and status = {{status}} ]] group by 1 order by 1
\`\`\`

{% metric query="totals" title="Orders" /%}

{% chart query="months" type="line" x="month" y="orders" title="Orders by month" /%}
`

async function signIn(page: Page, url: string): Promise<void> {
  await page.request.post(`${url}/api/auth/sign-in/email`, {
    data: { email: owner.email, password: owner.password },
    headers: { origin: url },
  })
}

/** Somebody who has a link and nothing else. */
async function visit(browser: Browser, service: Service, url: string) {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Berlin' })
  const page = await context.newPage()
  const { faults } = watch(page, service)
  await page.goto(url)
  return { page, faults, leave: () => context.close() }
}

test('a dashboard is shared with a locked filter, and the dialog shows what a visitor sees', async ({
  page,
  service,
}) => {
  await setUp(page, service)
  const sample = await page.request.post(`${service.url}/api/samples`)
  spaceId = (await sample.json()).space.id
  const made = await page.request.post(`${service.url}/api/spaces/${spaceId}/dashboards`, {
    data: { title: 'Orders', markup },
  })
  expect(made.status(), await made.text()).toBe(201)
  dashboardId = (await made.json()).id
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/dashboards/${dashboardId}?channel=web`)
  await page.getByRole('button', { name: 'Share' }).click()
  const preview = page.getByRole('region', { name: 'What a visitor sees' })
  await expect(preview.getByRole('button', { name: 'Status: All' })).toBeVisible(slow)
  await expect(preview.locator('canvas')).toBeVisible(slow)
  await page.getByLabel('Lock Status').click()
  await expect(page.getByText('Choose the value to lock')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create link' })).toBeDisabled()
  await page.getByRole('button', { name: 'Status: All' }).first().click()
  await page.getByRole('option', { name: 'Cancelled' }).click()
  await expect(preview.getByRole('button', { name: /^Status/ })).toBeHidden()
  await page.getByRole('textbox', { name: 'Password' }).fill('open sesame')
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = page.getByLabel('Anyone with the link')
  await expect(link).toBeVisible(slow)
  sharedUrl = await link.inputValue()
  await inspect(page, 'share-dialog')
  expect(faults).toEqual([])
})

test('a visitor opens it with the password, filters it, and cannot change what is locked', async ({
  browser,
  service,
}) => {
  const { page, faults, leave } = await visit(browser, service, sharedUrl)
  await expect(page.getByRole('heading', { name: 'This page needs a password' })).toBeVisible(slow)
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByText('Check the spelling, or ask the person who sent you the link.')).toBeVisible(slow)
  await expect(page.getByText('wrong-password')).toHaveCount(0)
  await expect(page.getByText(/role does not allow/)).toHaveCount(0)
  await inspect(page, 'shared-password')
  await page.getByRole('textbox', { name: 'Password' }).fill('open sesame')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible(slow)
  await expect(page.locator('canvas')).toBeVisible(slow)
  await inspect(page, 'shared-dashboard')
  await expect(page.getByRole('button', { name: /^Status/ })).toHaveCount(0)
  const all = Number((await page.locator('.text-28').getAttribute('title'))!.replace(/\D/g, ''))
  expect(all).toBeGreaterThan(0)
  expect(all).toBeLessThan(3684)

  await page.getByRole('button', { name: 'Channel: All' }).click()
  await page.getByRole('option').nth(1).click()
  await expect(page).toHaveURL(/channel=/)
  await expect(page.locator('.text-28')).not.toHaveAttribute('title', String(all), slow)
  // Neither by the address nor by the interface itself.
  await page.goto(`${sharedUrl}?status=Delivered`)
  await expect(page.locator('.text-28')).toHaveAttribute('title', String(all), slow)
  const token = sharedUrl.split('/').at(-1)
  const forced = await page.request.post(`${service.url}/api/share/dashboards/${token}/query`, {
    data: { sql: /sql totals\n([\s\S]*?)\n```/.exec(markup)![1], params: { status: 'Delivered' } },
  })
  expect(forced.status()).toBe(400)
  expect(faults).toEqual([])
  await leave()
})

test('a link for the team asks for a sign-in and comes back to the dashboard', async ({ page, browser, service }) => {
  await signIn(page, service.url)
  const made = await page.request.post(`${service.url}/api/dashboards/${dashboardId}/shares`, {
    data: { access: 'team' },
  })
  const { url } = await made.json()
  const visitor = await visit(browser, service, url)
  await expect(visitor.page.getByRole('heading', { name: 'For members of the team' })).toBeVisible(slow)
  await inspect(visitor.page, 'shared-for-the-team')
  await visitor.page.getByRole('link', { name: 'Sign in' }).click()
  await visitor.page.getByLabel('E-mail address').fill(owner.email)
  await visitor.page.getByRole('textbox', { name: 'Password' }).fill(owner.password)
  await visitor.page.getByRole('button', { name: 'Sign in' }).click()
  await expect(visitor.page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible(slow)
  expect(visitor.faults).toEqual([])
  await visitor.leave()
})

test('a revoked link leads nowhere at once, comes back when undone, and looks like one that never was', async ({
  page,
  browser,
  service,
}) => {
  await signIn(page, service.url)
  await page.goto(`${service.url}/dashboards/${dashboardId}`)
  await page.getByRole('button', { name: 'Share' }).click()
  const links = page.getByRole('region', { name: 'Links' })
  const card = links.getByRole('listitem').filter({ hasText: 'Password' })
  await card.getByRole('button', { name: 'Revoke' }).click()
  await expect(card).toBeHidden(slow)
  // Under the pointer it stays for as long as the visitor takes.
  await page.getByRole('button', { name: 'Undo' }).hover()
  const visitor = await visit(browser, service, sharedUrl)
  await expect(visitor.page.getByRole('heading', { name: 'This link does not work' })).toBeVisible(slow)
  await inspect(visitor.page, 'shared-gone')
  const gone = await visitor.page.locator('main').textContent()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible(slow)
  await visitor.page.reload()
  await expect(visitor.page.getByRole('heading', { name: 'This page needs a password' })).toBeVisible(slow)
  await visitor.page.goto(`${service.url}/share/dashboards/${'a'.repeat(43)}`)
  await expect(visitor.page.getByRole('heading', { name: 'This link does not work' })).toBeVisible(slow)
  expect(await visitor.page.locator('main').textContent()).toBe(gone)
  expect(visitor.faults).toEqual([])
  await visitor.leave()
})

test('a link to the agent of a space is made with its limits', async ({ page, service }) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/spaces/${spaceId}/share`)
  await expect(page.getByText('No links yet')).toBeVisible(slow)
  await page.getByRole('button', { name: 'New link' }).click()
  await page.getByLabel('Name').fill('Questions about our shop')
  await page.getByLabel('Questions per day, all visitors').fill('100')
  await page.getByLabel('Sites that may show the chat').fill('not a site')
  await expect(page.getByText(/is not the address of a site/)).toBeVisible()
  await page.getByLabel('Sites that may show the chat').fill('http://127.0.0.1:1')
  await inspect(page, 'share-link-dialog')
  await page.getByRole('button', { name: 'Save link' }).click()
  await expect(page.getByRole('heading', { name: 'The link works' })).toBeVisible(slow)
  chatUrl = await page.getByLabel('Link', { exact: true }).inputValue()
  expect(await page.getByLabel('Embed on your site').inputValue()).toContain('/embed.js')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('0 of 100 questions today')).toBeVisible(slow)
  await inspect(page, 'share-links')
  expect(faults).toEqual([])
})

test("a visitor's chat survives a reload, and its owner reads it", async ({ page, browser, service }) => {
  const visitor = await visit(browser, service, chatUrl)
  await expect(visitor.page.getByRole('heading', { name: 'Questions about our shop' }).first()).toBeVisible(slow)
  await inspect(visitor.page, 'visitor-chat-empty')
  await visitor.page.getByRole('textbox', { name: 'Ask a question' }).fill('How many orders are there by channel?')
  await visitor.page.keyboard.press('Enter')
  const answer = visitor.page.getByRole('article', { name: 'Answer' })
  await expect(answer).toBeVisible(slow)
  // In the middle of the answer, or after it: either way it is there again.
  await visitor.page.reload()
  await expect(visitor.page.getByText('How many orders are there by channel?')).toBeVisible(slow)
  await expect(answer).toContainText('Marketplace', slow)
  await expect(visitor.page.getByRole('button', { name: 'Send' })).toBeVisible(slow)
  await visitor.page.reload()
  await expect(answer).toContainText('Marketplace', slow)
  await inspect(visitor.page, 'visitor-chat')
  await visitor.page.getByRole('button', { name: 'New conversation' }).click()
  await expect(visitor.page.getByText('How many orders are there by channel?')).toBeHidden()
  await visitor.page.getByRole('button', { name: 'Earlier conversations' }).click()
  await visitor.page.getByRole('menuitem').first().click()
  await expect(answer).toContainText('Marketplace', slow)
  expect(visitor.faults).toEqual([])

  const stranger = await visit(browser, service, chatUrl)
  await expect(stranger.page.getByRole('heading', { name: 'Questions about our shop' }).first()).toBeVisible(slow)
  await expect(stranger.page.getByText('How many orders are there by channel?')).toHaveCount(0)
  await stranger.leave()
  await visitor.leave()

  await signIn(page, service.url)
  await page.goto(`${service.url}/spaces/${spaceId}/share`)
  await expect(page.getByText('1 of 100 questions today')).toBeVisible(slow)
  await page.getByRole('button', { name: 'More actions: Questions about our shop' }).click()
  await page.getByRole('menuitem', { name: 'Conversations of visitors' }).click()
  await page.getByRole('dialog').getByRole('link').first().click()
  await expect(page.getByText('How many orders are there by channel?').first()).toBeVisible(slow)
})

test('the chat can be put on the sites that its link names, and on no other', async ({ page, browser, service }) => {
  const token = chatUrl.split('/').at(-1)
  const host = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(
      `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><script src="${service.url}/embed.js" data-link="${token}" defer></script></html>`,
    )
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const site = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  try {
    const refused = await page.request.get(`${service.url}/embed/${token}`)
    expect(refused.headers()['content-security-policy']).toContain('frame-ancestors http://127.0.0.1:1;')
    const never = await page.request.get(`${service.url}/embed/${'b'.repeat(43)}`)
    expect(never.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(never.headers()['x-frame-options']).toBe('DENY')

    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto(site)
    await other.getByRole('button', { name: 'Ask a question' }).click()
    await expect(other.frameLocator('iframe').getByRole('heading')).toHaveCount(0)

    await signIn(page, service.url)
    const links = await (await page.request.get(`${service.url}/api/spaces/${spaceId}/share-links`)).json()
    await page.request.patch(`${service.url}/api/share-links/${links[0].id}`, { data: { allowedOrigins: [site] } })
    await other.reload()
    await other.getByRole('button', { name: 'Ask a question' }).click()
    const frame = other.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: 'Questions about our shop' }).first()).toBeVisible(slow)
    await frame.getByRole('textbox', { name: 'Ask a question' }).fill('How many customers are there?')
    await frame.getByRole('button', { name: 'Send' }).click()
    await expect(frame.getByRole('article', { name: 'Answer' })).toContainText('602', slow)
    await other.screenshot({ path: 'screenshots/embed.png' })
    await frame.getByRole('button', { name: 'Close' }).click()
    await expect(other.locator('iframe')).toBeHidden()
    await context.close()
  } finally {
    host.close()
  }
})
