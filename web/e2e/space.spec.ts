import type { Page } from '@playwright/test'
import { expect, inspect, owner, setUp, test, watch, writeInto } from './app.ts'

test.use({ file: import.meta.url })
test.describe.configure({ mode: 'serial' })

let space = ''
const slow = { timeout: 90_000 }
const answered = (page: Page) => expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible(slow)

async function signIn(page: Page, url: string): Promise<void> {
  await page.request.post(`${url}/api/auth/sign-in/email`, {
    data: { email: owner.email, password: owner.password },
    headers: { origin: url },
  })
}
async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question)
  await page.keyboard.press('Enter')
}

test('a question is answered; its chart is changed by hand and stays so, its SQL is edited and run again', async ({
  page,
  service,
}) => {
  await setUp(page, service)
  const made = await page.request.post(`${service.url}/api/samples`)
  space = `${service.url}/spaces/${(await made.json()).space.id}`
  const { faults } = watch(page, service)
  await page.goto(space)
  await page.getByRole('button', { name: 'What is the total revenue by month?' }).click()
  await answered(page)
  const chart = page.getByRole('figure', { name: /^Total revenue by month/ })
  await expect(chart.locator('canvas')).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(chart.locator('canvas')).toBeVisible()
  for (const screenOnly of [page.getByRole('textbox', { name: 'Your question' }), page.getByRole('navigation')])
    await expect(screenOnly.first()).toBeHidden()
  await expect(page.getByRole('button', { name: 'Answer again' })).toBeHidden()
  await page.emulateMedia({ media: null })

  await chart.getByRole('button', { name: 'Chart type: Line' }).click()
  await page.getByRole('menuitem', { name: 'Bars', exact: true }).click()
  await expect(chart.getByRole('button', { name: 'Chart type: Bars' })).toBeVisible()
  await chart.getByRole('button', { name: 'Change the chart' }).click()
  await expect(page.getByRole('dialog', { name: 'Change the chart' }).getByText('Measures')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Chart type: Bars' })).toBeVisible(slow)

  await page.getByRole('button', { name: 'SQL', exact: true }).click()
  await page.getByRole('button', { name: 'Edit and run' }).click()
  const editor = page.getByRole('textbox', { name: 'SQL' })
  await writeInto(editor, 'select category, count(*) as items from products group by category order by items desc')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByText('Edited by you: not what the answer used')).toBeVisible(slow)
  // What the chart was called and how it was drawn belongs to the answer's own query.
  await expect(chart).toBeHidden()
  await page.getByRole('button', { name: 'Chart type: Bars' }).click()
  await page.getByRole('menuitem', { name: 'Pie', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Chart type: Pie' })).toBeVisible()
  await inspect(page, 'chat-sql-edited')
  await page.getByRole('button', { name: /^Table/ }).click()
  await expect(page.getByRole('grid').getByRole('columnheader', { name: /items/ })).toBeVisible()
  await page.getByRole('button', { name: 'SQL', exact: true }).click()
  await page.getByRole('button', { name: 'Edit and run' }).click()
  await writeInto(editor, 'select * from nowhere')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('alert').getByText('data-sources/query-failed')).toBeVisible(slow)
  await page.getByRole('button', { name: 'Reset to the answer' }).click()
  await expect(page.getByRole('button', { name: /^Table\s*36 rows/ })).toBeVisible()
  await expect(chart.getByRole('button', { name: 'Chart type: Bars' })).toBeVisible()

  await page.getByRole('button', { name: /^Table/ }).click()
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Excel (XLSX)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
  // The statement that fails is answered with 400, which browsers write to the console.
  expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([])
})

test('each figure tells where it came from, and shows its table', async ({ page, service }) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  await page.goto(space)
  await page.getByRole('link', { name: 'What is the total revenue by month?' }).click()
  await answered(page)
  await page.getByRole('button', { name: '41,266.4' }).click()
  const where = page.getByRole('dialog', { name: 'Where the figures come from' })
  await expect(where.getByText('total_revenue, row 30')).toBeVisible()
  await inspect(page, 'chat-figure')
  await where.getByRole('button', { name: 'Show the table' }).click()
  await expect(page.getByRole('grid', { name: 'total revenue by month' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '5 figures found in the result' }).click()
  await expect(page.getByText('Every figure of the text is looked up')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'What the model saw' }).click()
  await expect(page.getByText('Nothing left this service')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /ran \d quer/i }).click()
  await expect(page.getByRole('list', { name: 'Steps' }).getByText('Asked the data').first()).toBeVisible()
  await inspect(page, 'chat-steps')
  expect(faults).toEqual([])
})

test('an answer is pinned, noted, commented, verified and found again; the same question gets the verified answer', async ({
  page,
  service,
}) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  await page.goto(space)
  await page.getByRole('link', { name: 'What is the total revenue by month?' }).click()
  await answered(page)
  await page.getByRole('button', { name: 'Pin', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Unpin' })).toBeVisible()
  await page.getByRole('button', { name: 'Private note' }).click()
  await page.getByLabel('Note, only for you').fill('Ask Bo about June')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('button', { name: 'Private note: Ask Bo about June' })).toBeVisible()
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await page.getByRole('textbox', { name: 'Comment, for the team' }).fill('June is the summer sale.')
  await page.getByRole('textbox', { name: 'Comment, for the team' }).press('Control+Enter')
  await expect(page.getByRole('article', { name: owner.name }).getByText('June is the summer sale.')).toBeVisible()
  // Another answer takes the place of this one; what people wrote stays.
  await page.getByRole('button', { name: 'Answer again' }).click()
  await expect(page.getByRole('button', { name: 'Answer again' })).toBeHidden(slow)
  await answered(page)
  await expect(page.getByRole('button', { name: 'Private note: Ask Bo about June' })).toBeVisible()
  await expect(page.getByRole('article', { name: owner.name }).getByText('June is the summer sale.')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as verified' }).click()
  await expect(page.getByRole('button', { name: 'Remove verification' })).toBeVisible()
  await inspect(page, 'chat-annotated')

  await page.getByRole('link', { name: 'Pins and notes' }).click()
  await expect(page.getByText('Ask Bo about June')).toBeVisible()
  await inspect(page, 'pins')
  await page.getByRole('main').getByRole('link', { name: 'What is the total revenue by month?' }).last().click()
  await expect(page).toHaveURL(/\/chats\/[^#]+#/)
  await answered(page)

  await page.getByRole('link', { name: 'New chat' }).click()
  await ask(page, 'What is the total revenue by month?')
  await expect(page.getByText('Verified answer')).toBeVisible(slow)
  await expect(page.getByRole('figure').locator('canvas')).toBeVisible(slow)
  expect(faults).toEqual([])
})

test('a question that cannot be read offers others, and a click asks one', async ({ page, service }) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  await page.goto(space)
  await ask(page, 'Why is the sky purple on gloomy Tuesdays?')
  await expect(page.getByText('Shall I answer one of these instead?')).toBeVisible(slow)
  await answered(page)
  // What is offered says nothing that could be checked.
  await expect(page.getByText(/figures/)).toHaveCount(0)
  await inspect(page, 'chat-not-read')
  await page
    .getByRole('article', { name: 'Analyst' })
    .getByRole('button', { name: 'Top 5 products by revenue' })
    .click()
  await expect(page.getByRole('figure', { name: /revenue/i }).locator('canvas')).toBeVisible(slow)
  expect(faults).toEqual([])
})

test('the last question is edited, answered again, and branched into a new chat', async ({ page, service }) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  await page.goto(space)
  await ask(page, 'How many products are there?')
  await answered(page)
  await page.getByRole('article', { name: 'You' }).hover()
  await page.getByRole('button', { name: 'Edit the question' }).click()
  await page.getByRole('textbox', { name: 'Your question' }).first().fill('How many customers are there?')
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(page.getByRole('article', { name: 'You' })).toHaveText('How many customers are there?')
  await expect(page.getByRole('article', { name: 'Analyst' }).getByText('602').first()).toBeVisible(slow)
  await answered(page)
  await page.getByRole('button', { name: 'Answer again' }).click()
  await answered(page)
  await expect(page.getByRole('article', { name: 'Analyst' })).toHaveCount(1)
  const before = page.url()
  await page.getByRole('button', { name: 'Branch from here' }).click()
  await expect(page.getByText('New chat started from here')).toBeVisible()
  await expect(page).not.toHaveURL(before)
  await expect(page.getByRole('article', { name: 'You' })).toHaveText('How many customers are there?')
  expect(faults).toEqual([])
})

test('chats are searched, renamed, pinned, archived, and deleted with a way back', async ({ page, service }) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  await page.goto(space)
  const list = page.getByRole('navigation', { name: 'Sample shop' })
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('products many')
  await expect(list.locator('a[data-chat]')).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('')
  const menu = (title: string) => list.getByRole('button', { name: `More actions: ${title}` }).first()
  const first = list.locator('a[data-chat]').first()
  const title = (await first.textContent())!
  await first.hover()
  await menu(title).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByLabel('Title').fill('The count')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('link', { name: 'The count' })).toBeVisible()
  await list.getByRole('link', { name: 'The count' }).hover()
  await menu('The count').click()
  await page.getByRole('menuitem', { name: 'Pin', exact: true }).click()
  await expect(list.getByRole('heading', { name: 'Pinned' })).toBeVisible()
  await list.getByRole('link', { name: 'The count' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(list.locator('a[data-chat]').nth(1)).toBeFocused()
  await list.getByRole('link', { name: 'The count' }).hover()
  await menu('The count').click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(list.getByRole('link', { name: 'The count' })).toHaveCount(0)
  await list.getByRole('button', { name: 'Archived (1)' }).click()
  await list.getByRole('link', { name: 'The count' }).hover()
  await menu('The count').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(list.getByRole('link', { name: 'The count' })).toHaveCount(0)
  await page.getByRole('listitem').filter({ hasText: 'Chat deleted' }).getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('link', { name: 'The count' })).toBeVisible()
  expect(faults).toEqual([])
})

test('shortcuts are made, ordered and called with a slash; tables and columns are named with an at sign', async ({
  page,
  service,
}) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  await page.goto(space)
  await page.getByRole('tab', { name: 'Shortcuts' }).click()
  for (const [name, prefix, prompt] of [
    ['Top', '/top', 'Top {count} products by revenue'],
    ['Orders', '/orders', 'How many orders are there?'],
  ] as const) {
    await page.getByRole('button', { name: 'Add shortcut' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Call it with').fill(prefix)
    await dialog.getByLabel('Question').fill(prompt)
    if (name === 'Top') await inspect(page, 'shortcut-dialog')
    await dialog.getByRole('button', { name: 'Save shortcut' }).click()
    await expect(page.getByRole('button', { name: `More actions: ${name}` })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Move Orders up' }).click()
  const names = page.getByRole('list', { name: 'Of the space' }).getByRole('listitem')
  await expect(names.first()).toContainText('/orders')

  const field = page.getByRole('textbox', { name: 'Your question' })
  await field.click()
  await field.pressSequentially('@')
  await expect(page.getByText('Tables and columns')).toBeInViewport({ ratio: 1 })
  await field.fill('')
  await field.pressSequentially('/t')
  await expect(page.getByRole('option', { name: /\/top/ })).toBeVisible()
  await inspect(page, 'composer-shortcuts')
  await page.keyboard.press('Enter')
  await field.pressSequentially('3')
  await page.keyboard.press('Enter')
  await answered(page)
  await expect(page.getByText('Shortcut Top')).toBeVisible()
  await expect(field).toBeFocused()
  await field.blur()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await field.pressSequentially('average of @unit')
  await expect(page.getByRole('option', { name: /unit_price/ })).toBeVisible(slow)
  await page.getByRole('option', { name: /unit_price/ }).click()
  await expect(field).toHaveValue('average of unit_price ')
  expect(faults).toEqual([])
})

test('a pasted file is attached, and a dropped one; what the analyst is told and what a model may see are changed; it is detached and comes back', async ({
  page,
  service,
}) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  await page.goto(space)
  await page.getByRole('textbox', { name: 'Your question' }).evaluate((field) => {
    const data = new DataTransfer()
    data.items.add(new File(['city,visitors\nOslo,12\nBergen,9\n'], 'Visits.csv', { type: 'text/csv' }))
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('Visits is attached: ask about it')).toBeVisible(slow)
  const side = page.getByRole('complementary', { name: 'Data and analyst' })
  // The same by dropping one on the chat, which says first what will become of it.
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['city,tickets\nOslo,3\n'], 'Tickets.csv', { type: 'text/csv' }))
    return data
  })
  const field = page.getByRole('textbox', { name: 'Your question' })
  await field.dispatchEvent('dragenter', { dataTransfer: dropped })
  await expect(page.getByText('Drop to attach')).toBeVisible()
  await field.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText('Tickets is attached: ask about it')).toBeVisible(slow)
  await side.getByRole('tab', { name: 'Data' }).click()
  await side.getByRole('button', { name: 'Visits', exact: true }).click()
  await side.getByLabel('What the analyst is told about it').fill('Visitors per city, counted in May.')
  await side.getByRole('button', { name: 'Save' }).click()
  await expect(side.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await side.getByLabel('What an external model can see').click()
  await page.getByRole('option', { name: /Names only/ }).click()
  await expect(side.getByRole('button', { name: 'Visits Names only' })).toBeVisible()
  await inspect(page, 'space-sources')
  await side.getByRole('button', { name: 'More actions: Visits' }).click()
  await page.getByRole('menuitem', { name: 'Detach' }).click()
  await expect(page.getByText('Visits is detached from this space')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await side.getByRole('button', { name: /^Visits/ }).click()
  await expect(side.getByLabel('What the analyst is told about it')).toHaveValue('Visitors per city, counted in May.')
  await side.getByRole('tab', { name: 'Analyst' }).click()
  await side.getByLabel('Instructions').fill('Answer in one sentence.')
  await side.getByRole('button', { name: 'Save' }).click()
  await expect(side.getByText('Not saved yet')).toHaveCount(0)
  await inspect(page, 'space-analyst')
  expect(faults).toEqual([])
})

test('spaces are made, switched by the palette, renamed, and deleted with a way back', async ({ page, service }) => {
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/spaces`)
  await inspect(page, 'spaces')
  await page.getByRole('button', { name: 'New space' }).click()
  await page.getByLabel('Name').fill('Warehouse')
  await page.getByRole('button', { name: 'Create space' }).click()
  await expect(page.getByRole('heading', { name: 'This space has no data yet' })).toBeVisible()
  await inspect(page, 'space-empty')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Search chats, tables, columns, dashboards, commands').fill('sample')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sample shop' })).toBeVisible()
  // Whatever has a name is found by it.
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Search chats, tables, columns, dashboards, commands').fill('visits')
  await expect(page.getByRole('option', { name: /^Visits/ }).first()).toBeVisible()
  await page.getByPlaceholder('Search chats, tables, columns, dashboards, commands').fill('budgets')
  await inspect(page, 'palette')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings\/usage$/)
  await page.goBack()
  await page.getByRole('button', { name: 'Space Sample shop' }).click()
  await page.getByRole('menuitem', { name: 'Warehouse' }).click()
  await page.getByRole('button', { name: 'Space Warehouse' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByLabel('Name').fill('Stock')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Space Stock' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/spaces$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Stock' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Stock' })).toBeVisible()
  expect(faults).toEqual([])
})

test('on a dark phone the chats and the data are sheets, and an answer fits the screen', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await signIn(page, service.url)
  const { faults } = watch(page, service)
  await page.goto(space)
  await expect(page.getByRole('button', { name: 'Top 5 products by revenue' })).toBeVisible(slow)
  await inspect(page, 'space-phone-dark')
  await page.getByRole('button', { name: 'Top 5 products by revenue' }).click()
  await answered(page)
  await expect(page.locator('canvas').first()).toBeVisible()
  await inspect(page, 'chat-phone-dark')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Open the list' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Top 5 products by revenue' })).toBeVisible()
  await inspect(page, 'sessions-phone-dark')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show data and analyst' }).click()
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Data' })).toBeVisible()
  await inspect(page, 'side-phone-dark')
  expect(faults).toEqual([])
  await context.close()
})
