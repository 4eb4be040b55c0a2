import type { Page } from '@playwright/test'
import { expect, inspect, owner, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url })
test.describe.configure({ mode: 'serial' })

const slow = { timeout: 90_000 }
let spaceId = ''
let dashboardUrl = ''

async function signIn(page: Page, url: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/auth/sign-in/email`, {
    data: { email: owner.email, password: owner.password },
    headers: { origin: url },
  })
  expect(answer.ok()).toBe(true)
}

const markup = `# Orders of the shop

All that was **ordered**, by where and when.

{% select name="channel" label="Channel" options="channels" all=true /%}
{% daterange name="period" label="Period" /%}
{% number name="least" label="Lines at least" min=0 max=20 default=0 /%}

\`\`\`sql channels
select distinct channel from orders order by channel
\`\`\`

\`\`\`sql totals
select count(*) as orders, round(sum(shipping_cost), 2) as shipping, count(distinct customer_id) as customers
from orders where 1 = 1
[[ and channel = {{channel}} ]] [[ and ordered_on >= {{period.from}} ]] [[ and ordered_on <= {{period.to}} ]]
\`\`\`

\`\`\`sql months
select substr(ordered_on, 1, 7) as month, count(*) as orders from orders where 1 = 1
[[ and channel = {{channel}} ]] [[ and ordered_on >= {{period.from}} ]] [[ and ordered_on <= {{period.to}} ]]
group by 1 having count(*) >= {{least}} order by 1
\`\`\`

\`\`\`sql statuses
select status, count(*) as orders, round(sum(shipping_cost), 2) as shipping from orders where 1 = 1
[[ and channel = {{channel}} ]] group by 1 order by 2 desc
\`\`\`

{% grid columns=3 %}
{% metric query="totals" value="orders" title="Orders" /%}
{% metric query="totals" value="shipping" title="Shipping" format="EUR" /%}
{% metric query="months" value="orders" spark="orders" title="Last month" /%}
{% /grid %}

{% chart query="months" type="line" x="month" y="orders" title="Orders by month" /%}

{% grid columns=2 %}
{% chart query="statuses" type="bar" x="status" y="orders" title="Orders by status" /%}
{% table query="statuses" title="Statuses" totals=["orders", "shipping"] formats={shipping: "EUR"} /%}
{% /grid %}
`

/** What anybody might write to make a page do something. */
const active = [
  '<script>window.hacked = 1</script>',
  '<img src=x onerror="window.hacked = 1">',
  '[press](javascript:window.hacked=1)',
  '<svg onload="window.hacked = 1"></svg>',
]

test('a dashboard is written with a preview beside it, and its mistakes are shown at their lines', async ({
  page,
  service,
}) => {
  await setUp(page, service)
  const made = await page.request.post(`${service.url}/api/samples`)
  spaceId = (await made.json()).space.id
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/dashboards`)
  await expect(page.getByText('No dashboards yet')).toBeVisible()
  await inspect(page, 'dashboards-empty')
  await page.getByRole('button', { name: 'New dashboard' }).click()
  await page.getByRole('combobox', { name: 'Start from' }).click()
  await page.getByRole('option', { name: /An empty page/ }).click()
  await page.getByLabel('Title').fill('Orders of the shop')
  await inspect(page, 'dashboard-new')
  await page.getByRole('button', { name: 'Create dashboard' }).click()
  await page.getByRole('tab', { name: 'Text' }).click()
  const editor = page.getByRole('textbox', { name: 'Text of the dashboard' })
  await expect(editor).toBeVisible(slow)

  await editor.fill('{% chart query="nothing" type="bar" /%}\n\n```sql orders\nselect wrong_column from orders\n```\n')
  await expect(page.getByRole('button', { name: /Line 1.*there is no query named nothing/ })).toBeVisible(slow)
  await expect(page.getByRole('button', { name: /Line 4.*wrong_column/ })).toBeVisible(slow)
  await expect(page.locator('.cm-lint-marker-error').first()).toBeVisible()
  await inspect(page, 'dashboard-editor-problems')

  await editor.fill(markup)
  await expect(page.getByText('No problems')).toBeVisible(slow)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Orders by month')).toBeVisible(slow)
  await expect(preview.locator('canvas').first()).toBeVisible(slow)
  await inspect(page, 'dashboard-editor')

  await page.getByRole('button', { name: 'Insert' }).click()
  await page.getByRole('menuitem', { name: 'Heading' }).click()
  await expect(preview.getByRole('heading', { name: 'Heading' })).toBeVisible(slow)
  await page.getByRole('tab', { name: 'Arrange' }).click()
  // By the mouse to the top, by the keyboard one down. A drag needs more than one move to be one.
  const parts = page.getByRole('tabpanel').getByRole('group')
  const period = page.getByRole('group', { name: 'Period Period' })
  const [from, to] = [(await period.boundingBox())!, (await parts.first().boundingBox())!]
  await page.mouse.move(from.x + 100, from.y + 15)
  await page.mouse.down()
  await page.mouse.move(to.x + 100, to.y + 25, { steps: 5 })
  await page.mouse.move(to.x + 100, to.y + 15, { steps: 3 })
  await page.mouse.up()
  await expect(parts.first()).toHaveAccessibleName('Period Period')
  await period.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(parts.nth(1)).toHaveAccessibleName('Period Period')
  // What is shown is pale while the preview of the new order is on its way, which begins a moment later.
  await page.waitForTimeout(1_000)
  await expect(page.locator('[aria-busy=true], .opacity-60, button:disabled[aria-haspopup]')).toHaveCount(0, slow)
  await inspect(page, 'dashboard-arrange')
  await page.getByRole('tab', { name: 'Write' }).click()
  await editor.fill(markup)
  await expect(page.getByText('No problems')).toBeVisible(slow)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible(slow)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('figure').filter({ hasText: 'Orders by month' })).toBeVisible(slow)
  dashboardUrl = page.url()
  expect(faults).toEqual([])
})

test('filters are in the address, so that a view can be sent and comes back after a reload', async ({
  page,
  service,
}) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  await page.goto(dashboardUrl)
  await expect(page.getByTitle('3,684')).toBeVisible(slow)
  await inspect(page, 'dashboard')
  await page.getByRole('button', { name: 'Channel: All' }).click()
  await page.getByRole('option').nth(1).click()
  await expect(page).toHaveURL(/[?&]channel=/)
  await expect(page.getByTitle('3,684')).toBeHidden(slow)
  await page.getByRole('button', { name: 'Period: Any time' }).click()
  await page.getByLabel('From', { exact: true }).fill('2024-01-01')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/period=/)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, slow)
  const filtered = await page.locator('.text-28').first().textContent()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Period: Since/ })).toBeVisible(slow)
  await expect(page.locator('.text-28').first()).toHaveText(filtered!, slow)
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(page.getByTitle('3,684')).toBeVisible(slow)
  expect(new URL(page.url()).search).toBe('')
  await page.goto(`${dashboardUrl}?channel=nowhere&least=99&other=1`)
  await expect(page.getByRole('alert').first()).toContainText('channel')
  expect(faults).toEqual([])
})

test('a dashboard is saved as a picture, shows where its numbers come from, and earlier versions come back', async ({
  page,
  service,
}) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  await page.goto(dashboardUrl)
  await expect(page.locator('canvas')).toHaveCount(2, slow)
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Save as picture (PNG)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('orders-of-the-shop.png')
  await file.saveAs('screenshots/dashboard-picture.png')
  await page.keyboard.press('f')
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.textContent ?? ''), slow)
    .toContain('Orders by month')
  await page.evaluate(() => document.exitFullscreen())

  // The clock of the page, not ours: half a minute passes at once.
  await page.clock.install()
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Every 30 seconds' }).click()
  await expect(page).toHaveURL(/refresh-every=30/)
  await page.reload()
  await expect(page.locator('canvas')).toHaveCount(2, slow)
  const asked = page.waitForRequest((request) => request.url().endsWith('/query'), slow)
  await page.clock.fastForward(31_000)
  await asked
  await page.clock.resume()
  await page.getByRole('button', { name: 'Where does this come from?' }).last().click()
  await expect(page.getByRole('dialog')).toContainText('from orders')
  await page.keyboard.press('Escape')

  const id = dashboardUrl.split('/').at(-1)
  await page.request.patch(`${service.url}/api/dashboards/${id}`, { data: { markup: '# Empty now\n' } })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Empty now' })).toBeVisible(slow)
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Version history' }).click()
  await expect(page.getByText('Version 3')).toBeVisible(slow)
  await inspect(page, 'dashboard-versions')
  await page.getByRole('listitem').filter({ hasText: 'Version 2' }).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('figure').filter({ hasText: 'Orders by month' })).toBeVisible(slow)
  expect(faults).toEqual([])
})

test('of two who edit at once the second is told, and nothing of either is lost', async ({ page, service }) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  await page.goto(`${dashboardUrl}/edit`)
  await page.getByRole('tab', { name: 'Text' }).click()
  const editor = page.getByRole('textbox', { name: 'Text of the dashboard' })
  await expect(editor).toContainText('Orders of the shop', slow)
  const id = dashboardUrl.split('/').at(-1)
  const theirs = await page.request.patch(`${service.url}/api/dashboards/${id}`, { data: { markup: '# Theirs\n' } })
  expect(theirs.ok()).toBe(true)
  const mine = `${markup}\n\nMine.\n`
  await editor.fill(mine)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else saved a newer version' })
  await expect(dialog).toBeVisible(slow)
  await inspect(page, 'dashboard-conflict')
  await dialog.getByRole('button', { name: 'View theirs' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 5' })).toBeVisible(slow)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible(slow)
  const saved = await (await page.request.get(`${service.url}/api/dashboards/${id}`)).json()
  expect([saved.version, saved.markup]).toEqual([6, mine])
  const before = await (await page.request.get(`${service.url}/api/dashboards/${id}/versions/5`)).json()
  expect(before.markup).toBe('# Theirs\n')
  expect(faults).toEqual([])
})

test('an answer is put on a dashboard, and made a report of', async ({ page, service }) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  const chat = await (await page.request.post(`${service.url}/api/spaces/${spaceId}/chats`, { data: {} })).json()
  const text = 'How many orders are there by channel?'
  await page.request.post(`${service.url}/api/spaces/${spaceId}/chats/${chat.id}/messages`, {
    data: { message: { id: 'q1', role: 'user', parts: [{ type: 'text', text }] } },
  })
  await page.goto(`${service.url}/spaces/${spaceId}/chats/${chat.id}`)
  await page.getByRole('button', { name: 'Put on dashboard' }).click(slow)
  await page.getByRole('combobox', { name: 'Dashboard' }).click()
  await page.getByRole('option', { name: 'A new dashboard' }).click()
  await page.getByLabel('Title').first().fill('Channels')
  await inspect(page, 'put-on-dashboard')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Added to “Channels”')).toBeVisible(slow)
  await page.getByRole('button', { name: 'Make report' }).click()
  await expect(page.getByRole('combobox', { name: 'What kind of report' })).toContainText('This answer alone')
  await inspect(page, 'report-of-answer-new')
  await page.getByRole('dialog').getByRole('button', { name: 'Make report' }).click()
  await expect(page.getByRole('heading', { name: text, level: 1 })).toBeVisible(slow)
  await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled(slow)
  await expect(page.getByRole('grid')).toContainText('Marketplace', slow)
  await inspect(page, 'report-of-answer')
  await page.goto(`${service.url}/dashboards`)
  await page.getByRole('link', { name: 'Channels' }).click()
  await expect(page.locator('canvas').first()).toBeVisible(slow)
  await expect(page.getByText('Draft', { exact: true })).toBeHidden()
  expect(faults).toEqual([])
})

test('text that would be active elsewhere is only text here', async ({ page, service }) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  const said = active.slice(0, 2).join(' ')
  const document = `# ${active[0]}

Some ${active[1]} text, ${active[3]}, ${active[2]} and <b>bold</b>.

{% select name="choice" label="${said.replaceAll('"', "'")}" options=["<b>one</b>", "two"] /%}

\`\`\`sql rows
select '<img src=x onerror="window.hacked=1">' as "<script>window.hacked=1</script>", {{choice}} as chosen
\`\`\`

{% chart query="rows" type="bar" title="<img src=x onerror='window.hacked=1'>" /%}

{% table query="rows" title="<svg onload='window.hacked=1'>" /%}

{% metric query="rows" title="<img src=x onerror='window.hacked=1'>" /%}
`
  const made = await page.request.post(`${service.url}/api/spaces/${spaceId}/dashboards`, {
    data: { title: `${active[0]}${active[1]}`, markup: document },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = await made.json()
  const share = await page.request.post(`${service.url}/api/dashboards/${id}/shares`, { data: {} })
  const addresses = [`${service.url}/dashboards`, `${service.url}/dashboards/${id}`, (await share.json()).url]
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByText('<script>window.hacked = 1</script>').first()).toBeVisible(slow)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(
      await page.locator('main img[src="x"], main script, main svg[onload], main b, a[href^=javascript]').count(),
    ).toBe(0)
  }
  await page.goto(`${service.url}/dashboards/${id}/edit`)
  await expect(page.getByRole('grid')).toBeVisible(slow)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await page.getByRole('tab', { name: 'Text' }).click()
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('grid')).toBeVisible(slow)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(faults).toEqual([])
})

test('a dashboard is made of a sentence or a table, and opens', async ({ page, service }) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/dashboards`)
  await page.getByRole('button', { name: 'New dashboard' }).click()
  await page.getByLabel('What should it be about?').fill('revenue')
  await page.getByRole('button', { name: 'Create dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboards\/[0-9a-f-]{36}/)
  await expect(page.locator('canvas').first()).toBeVisible(slow)
  await inspect(page, 'dashboard-made-of-a-sentence')
  await page.goto(`${service.url}/dashboards`)
  await page.getByRole('button', { name: 'New dashboard' }).click()
  await page.getByRole('combobox', { name: 'Start from' }).click()
  await page.getByRole('option', { name: /A table/ }).click()
  await page.getByRole('combobox', { name: 'Table' }).click()
  await page.getByRole('option', { name: /^customers/i }).click()
  await inspect(page, 'dashboard-new-table')
  await page.getByRole('button', { name: 'Create dashboard' }).click()
  await expect(page.locator('canvas').first()).toBeVisible(slow)
  await inspect(page, 'dashboard-made-of-a-table')
  expect(faults).toEqual([])
})

test('a deleted dashboard comes back when that is undone', async ({ page, service }) => {
  await signIn(page, service.url)
  await page.goto(`${service.url}/dashboards`)
  await page.getByRole('button', { name: 'More actions: Orders of the shop' }).click()
  await page.getByRole('menuitem', { name: 'Delete dashboard' }).click()
  await expect(page.getByRole('link', { name: 'Orders of the shop' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Orders of the shop' })).toBeVisible()
  await inspect(page, 'dashboards')
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto(dashboardUrl)
  await expect(page.locator('canvas').first()).toBeVisible(slow)
  await inspect(page, 'dashboard-phone')
})

test('on paper a table has all of its columns, however wide it is', async ({ page, service }) => {
  await signIn(page, service.url)
  const { spaceId } = await (
    await page.request.get(`${service.url}/api/dashboards/${dashboardUrl.split('/').at(-1)}`)
  ).json()
  const columns = Array.from({ length: 16 }, (_, i) => `${i} as a_rather_long_column_${i}`)
  const sql = `select status, ${columns.join(', ')}, 'the end' as last from orders group by 1 order by 1`
  const view = '{% table query="wide" title="Wide" at=[0, 0, 6, 20] /%}'
  const made = await page.request.post(`${service.url}/api/spaces/${spaceId}/dashboards`, {
    data: { title: 'Wide', markup: `\`\`\`sql wide\n${sql}\n\`\`\`\n\n${view}\n` },
  })
  expect(made.status(), await made.text()).toBe(201)
  await page.goto(`${service.url}/dashboards/${(await made.json()).id}`)
  await expect(page.getByRole('grid')).toBeVisible(slow)
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const last = page.getByRole('columnheader', { name: 'last', exact: true })
  await expect(last).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'status' }).last()).toBeVisible()
  const { x, width } = (await last.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(718)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718)
  await page.emulateMedia({ media: null })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('grid')).toBeVisible()
})
