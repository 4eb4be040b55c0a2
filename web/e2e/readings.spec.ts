import type { Page } from '@playwright/test'
import { expect, inspect, owner, setUp, test, watch, writeInto } from './app.ts'

test.use({ file: import.meta.url })
test.describe.configure({ mode: 'serial' })

const slow = { timeout: 90_000 }
const answered = (page: Page) => expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible(slow)
const ask = async (page: Page, question: string) => {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question)
  await page.keyboard.press('Enter')
}

const signIn = (page: Page, url: string) =>
  page.request.post(`${url}/api/auth/sign-in/email`, {
    data: { email: owner.email, password: owner.password },
    headers: { origin: url },
  })

test('an answer shows how it was understood; a changed part changes the answer, a reload keeps it, Ctrl+Z takes it back', async ({
  page,
  service,
}) => {
  await setUp(page, service)
  const made = await page.request.post(`${service.url}/api/samples`)
  const space = `${service.url}/spaces/${(await made.json()).space.id}`
  const { faults } = watch(page, service)
  await page.goto(space)
  await ask(page, 'How many orders are there by channel?')
  await answered(page)
  const reading = page.getByRole('region', { name: 'Understood as' })
  await expect(reading.getByText(/^\d\d% sure$/)).toBeVisible()
  await expect(reading.getByRole('button', { name: 'Change number of orders' })).toBeVisible()
  await expect(page.getByText(/figures found in the result/)).toBeVisible()
  await expect(page.getByRole('figure')).toBeVisible()
  await inspect(page, 'chat-reading')
  await page.emulateMedia({ colorScheme: 'dark' })
  await inspect(page, 'chat-reading-dark')
  await page.emulateMedia({ colorScheme: 'light' })

  await reading.getByRole('button', { name: 'Change by channel' }).click()
  await page.getByRole('combobox').fill('status')
  await page
    .getByRole('option', { name: /status/i })
    .first()
    .click()
  await expect(reading.getByRole('button', { name: 'Change by status' })).toBeVisible(slow)
  await expect(page.getByText(/^Number of orders by status/).first()).toBeVisible()
  await expect(reading.getByText('changed by you')).toBeVisible()
  await reading.getByRole('button', { name: 'Change by status' }).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(reading.getByText(/^\d\d% sure$/)).toBeVisible(slow)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(reading.getByText('changed by you')).toBeVisible(slow)
  await page.reload()
  await expect(reading.getByRole('button', { name: 'Change by status' })).toBeVisible(slow)

  await reading.getByRole('button', { name: 'Remove by status' }).click()
  await expect(reading.getByRole('button', { name: 'Change by status' })).toBeHidden(slow)
  await expect(page.getByText(/^The number of orders is/).first()).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(reading.getByRole('button', { name: 'Change by status' })).toBeVisible(slow)
  expect(faults).toEqual([])
})

test('what a click made of an answer is taken back by Undo beside its chips: step by step, by keyboard, and after a reload', async ({
  page,
  service,
}) => {
  await signIn(page, service.url)
  const [space] = await (await page.request.get(`${service.url}/api/spaces`)).json()
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/spaces/${space.id}`)
  await ask(page, 'How many orders are there by status?')
  await answered(page)
  const reading = page.getByRole('region', { name: 'Understood as' })
  const undo = reading.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeHidden()
  const drawn = page.locator('figure [role=img]')
  const seeRows = async () => {
    const box = (await drawn.boundingBox())!
    await drawn.click({ position: { x: box.width * 0.52, y: box.height / 2 } })
    await page.getByRole('option', { name: 'See these rows' }).click()
    await expect(drawn).toBeHidden(slow)
  }
  await seeRows()
  await expect(reading.getByRole('status')).toHaveText(/^Answer changed\. .*of each order.* Undo takes it back\.$/)
  await inspect(page, 'chat-undo')
  // From where the click left the focus.
  await page.keyboard.press('ControlOrMeta+z')
  await expect(drawn).toBeVisible(slow)
  await expect(reading.getByText(/^\d\d% sure$/)).toBeVisible()
  await expect(undo).toBeHidden()

  await seeRows()
  const narrowed = reading.getByRole('button', { name: /^Remove (only|status)/ })
  await narrowed.click()
  await expect(narrowed).toBeHidden(slow)
  await undo.press('Enter')
  await expect(narrowed).toBeVisible(slow)
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(drawn).toBeVisible(slow)
  await expect(undo).toBeHidden()
  await expect(reading.getByRole('group')).toBeFocused()
  await expect(reading.getByRole('status')).toHaveText(/^Answer changed\. .*by status\.$/)

  await seeRows()
  await page.reload()
  await undo.click(slow)
  await expect(drawn).toBeVisible(slow)
  await expect(reading.getByText(/^\d\d% sure$/)).toBeVisible()
  await expect(undo).toBeHidden()
  expect(faults).toEqual([])
})

test('a cell and a mark of an answer lead on in the chat; Ctrl+Z takes it back', async ({ page, service }) => {
  await signIn(page, service.url)
  const [space] = await (await page.request.get(`${service.url}/api/spaces`)).json()
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/spaces/${space.id}`)
  await ask(page, 'How many orders are there by status?')
  await answered(page)
  const reading = page.getByRole('region', { name: 'Understood as' })
  await page.getByRole('button', { name: /^Table/ }).click()
  await page.getByRole('gridcell').nth(1).click()
  await expect(page.getByRole('option', { name: 'Only this' })).toBeVisible()
  await inspect(page, 'chat-mark')
  await page.getByRole('option', { name: 'Only this' }).click()
  await expect(reading.getByRole('button', { name: /^Change only|^Change status/ })).toBeVisible(slow)
  await reading
    .getByRole('button', { name: /^Change/ })
    .first()
    .focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(reading.getByRole('button', { name: /^Change only|^Change status/ })).toBeHidden(slow)
  const drawn = page.locator('figure [role=img]')
  const box = (await drawn.boundingBox())!
  await drawn.click({ position: { x: box.width * 0.52, y: box.height / 2 } })
  await page.getByRole('option', { name: 'See these rows' }).click()
  await expect(page.getByText(/of each order/).first()).toBeAttached(slow)
  expect(faults).toEqual([])
})

test('on a phone a tap does what a click does, and the page still scrolls over a chart', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await signIn(page, service.url)
  const [space] = await (await page.request.get(`${service.url}/api/spaces`)).json()
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/spaces/${space.id}`)
  await ask(page, 'How many orders are there by status?')
  await answered(page)
  const drawn = page.locator('figure [role=img]')
  await drawn.scrollIntoViewIfNeeded()
  const box = (await drawn.boundingBox())!
  await drawn.tap({ position: { x: box.width * 0.52, y: box.height / 2 } })
  await expect(page.getByRole('option', { name: 'Only this' })).toBeVisible()
  await inspect(page, 'chat-mark-phone')
  await page.getByRole('option', { name: 'Only this' }).tap()
  await expect(page.getByRole('button', { name: /^Change only|^Change status/ })).toBeVisible(slow)
  expect(faults).toEqual([])
  await context.close()
})

test('a question that is not understood gives no figure, but what was understood and readings to choose from', async ({
  page,
  service,
}) => {
  await signIn(page, service.url)
  const [space] = await (await page.request.get(`${service.url}/api/spaces`)).json()
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/spaces/${space.id}`)
  await ask(page, 'purple orders of the wobbly channel in disguise')
  await answered(page)
  await expect(page.getByText('Which of these do you mean?')).toBeVisible()
  const reading = page.getByRole('region', { name: 'Understood as' })
  await expect(reading.getByText('Understood so far')).toBeVisible()
  await expect(reading.getByRole('button', { name: 'wobbly' })).toBeVisible()
  await expect(page.getByText(/figures/)).toHaveCount(0)
  await inspect(page, 'chat-reading-doubt')
  await page.setViewportSize({ width: 390, height: 844 })
  await inspect(page, 'chat-reading-doubt-phone')
  const choice = reading.getByRole('button', { name: /\.$/ }).first()
  const sentence = await choice.textContent()
  await choice.click()
  await expect(reading.getByText(/your choice|changed by you/)).toBeVisible(slow)
  await expect(reading.getByText(sentence ?? '', { exact: true }).first()).toBeAttached()
  await expect(reading.getByRole('button', { name: 'Undo' })).toBeHidden()
  await inspect(page, 'chat-reading-phone')
  expect(faults).toEqual([])
})

test('an answer by a table alone can be shown as a chart: its question, and a statement of one', async ({
  page,
  service,
}) => {
  await signIn(page, service.url)
  const [space] = await (await page.request.get(`${service.url}/api/spaces`)).json()
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/spaces/${space.id}`)
  await ask(page, 'Product and price of each product.')
  await answered(page)
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(0)
  await page.getByRole('button', { name: 'SQL', exact: true }).click()
  await page.getByRole('button', { name: 'Edit and run' }).click()
  await writeInto(
    page.getByRole('textbox', { name: 'SQL' }),
    'select category, count(*) as items from products group by category',
  )
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByText('Edited by you: not what the answer used')).toBeVisible(slow)
  const show = page.getByRole('button', { name: 'Show as chart' })
  await show.click()
  await expect(page.getByRole('figure').locator('canvas')).toBeVisible()
  await expect(show).toBeHidden()
  await page.getByRole('button', { name: 'Reset to the answer' }).click()
  await page.reload()
  await show.click(slow)
  await expect(page.getByRole('region', { name: 'Understood as' }).getByText('changed by you')).toBeVisible(slow)
  await expect(page.getByRole('figure').locator('canvas')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('figure').locator('canvas')).toBeVisible(slow)
  await inspect(page, 'chat-table-as-chart')
  expect(faults).toEqual([])
})
