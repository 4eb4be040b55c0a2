import type { Page } from '@playwright/test'
import pg from 'pg'
import { startService } from '../../acceptance/harness.ts'
import { expect, inspect, needsPostgres, owner, test, watch } from './app.ts'

test.use({ file: import.meta.url })
test.describe.configure({ mode: 'serial' })

async function fillOwner(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill(owner.name)
  await page.getByLabel('E-mail address').fill(owner.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password)
  await page.getByLabel('Name of your team').fill(owner.teamName)
}

test('from a fresh start to a first charted answer: three clicks and one sentence', async ({ page, service }) => {
  const { faults } = watch(page, service)
  let clicks = 0
  const click = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).click()
    clicks++
  }
  await page.goto(service.url)
  await fillOwner(page)
  await click('Create the team')
  await click(/^Load sample data/)
  await expect(page.getByRole('heading', { name: 'What would you like to know?' })).toBeVisible({ timeout: 90_000 })
  await expect(page.getByRole('button', { name: 'What is the total revenue by month?' })).toBeVisible()
  await inspect(page, 'space-new-chat')
  // The field has the focus already: the sentence is typed without a click.
  await page.getByRole('textbox', { name: 'Your question' }).pressSequentially('What is the total revenue by month?')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/chats\//)
  await expect(page.getByRole('figure', { name: /^Total revenue by month/ }).locator('canvas')).toBeVisible({
    timeout: 90_000,
  })
  await expect(page.getByText(/figures? found in the result/)).toBeVisible()
  expect(clicks).toBeLessThanOrEqual(4)
  await inspect(page, 'chat-first-answer')
  expect(faults).toEqual([])
})

test('a browser with a session and nothing else asks who is there once, before the app does', async ({
  page,
  service,
}) => {
  await page.request.post(`${service.url}/api/auth/sign-in/email`, {
    data: { email: owner.email, password: owner.password },
    headers: { origin: service.url },
  })
  const { faults } = watch(page, service)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // Whatever is asked while the app itself is held back, it did not ask.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const me = page.waitForResponse(/\/api\/me$/)
  const opened = page.goto(service.url)
  expect((await me).status()).toBe(200)
  release()
  await opened
  await expect(page.getByText('Welcome, Ann')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/api/setup')
  for (const path of ['/api/me', '/api/spaces'])
    expect(
      asked.filter((each) => each === path),
      path,
    ).toHaveLength(1)
  expect(faults).toEqual([])
})

test('a file dropped on the start page becomes a space of its own, with questions about it', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/sign-in`)
  await page.getByLabel('E-mail address').fill(owner.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Welcome, Ann')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sample shop' })).toBeVisible()
  const { faults } = watch(page, service)
  await inspect(page, 'start-with-spaces')
  const rows = Array.from(
    { length: 60 },
    (_, i) => `2024-${String((i % 12) + 1).padStart(2, '0')}-01,${['North', 'South'][i % 2]},${100 + i}`,
  )
  await page.locator('input[type=file]').setInputFiles({
    name: 'Regions.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`day,region,amount\n${rows.join('\n')}\n`),
  })
  await expect(page).toHaveURL(/\/spaces\/[^/]+$/, { timeout: 90_000 })
  await expect(page.getByRole('heading', { name: 'Regions' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Data of this space' }).getByText('Regions')).toBeVisible()
  const suggestion = page.getByRole('region', { name: 'Try one of these questions' }).getByRole('button').first()
  await suggestion.click()
  await expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible({ timeout: 90_000 })
  expect(faults).toEqual([])
})

test('several files dropped at once become one space; one that cannot be read holds up no other', async ({
  page,
  service,
}) => {
  await page.request.post(`${service.url}/api/auth/sign-in/email`, {
    data: { email: owner.email, password: owner.password },
    headers: { origin: service.url },
  })
  await page.goto(service.url)
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const input = page.locator('input[type=file]')
  await input.setInputFiles([
    file('Broken.xlsx', 'PK\u0003\u0004 no workbook'),
    file('Torn.xlsx', 'PK\u0003\u0004 none either'),
  ])
  for (const name of ['Broken.xlsx', 'Torn.xlsx'])
    await expect(page.getByRole('alert').filter({ hasText: name })).toBeVisible({ timeout: 90_000 })
  await input.setInputFiles([
    file('Visits.csv', 'day,visits\n2024-01-01,5\n2024-01-02,7\n'),
    file('Broken.xlsx', 'PK\u0003\u0004 no workbook'),
    file('Prices.csv', 'item,price\nTea,3\nCake,4\n'),
  ])
  await expect(page).toHaveURL(/\/spaces\/[^/]+$/, { timeout: 90_000 })
  const data = page.getByRole('list', { name: 'Data of this space' })
  for (const name of ['Visits', 'Prices']) await expect(data.getByText(name)).toBeVisible()
  await expect(page.getByText(/^Broken\.xlsx: /)).toBeVisible()
})

test('a database connected in the first run is asked about at once', async ({ page }) => {
  await needsPostgres()
  const database = `first_run_${process.pid}`
  const server = { host: '127.0.0.1', user: 'postgres', password: process.env.PGPASSWORD ?? '' }
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${database}`)
  const service = await startService({ env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
  try {
    const inside = new pg.Client({ ...server, database })
    await inside.connect()
    await inside.query('create table orders (id int primary key, region text not null, amount int not null)')
    await inside.query(
      "insert into orders select i, case when i % 2 = 0 then 'North' else 'South' end, i from generate_series(1, 60) i",
    )
    await inside.end()
    const { faults } = watch(page, service)
    await page.goto(service.url)
    await fillOwner(page)
    await page.getByRole('button', { name: 'Create the team' }).click()
    await inspect(page, 'welcome')
    await page.getByRole('button', { name: /^Connect a database/ }).click()
    await page.getByLabel('Host (required)').fill('127.0.0.1')
    await page.getByLabel('Database (required)').fill('no_such_database')
    await page.getByLabel('User', { exact: true }).fill('postgres')
    await page.getByRole('button', { name: 'Test and connect' }).click()
    await expect(page.getByRole('alert')).toContainText('no_such_database')
    await page.getByLabel('Database (required)').fill(database)
    await page.getByRole('button', { name: 'Test again' }).click()
    await page.getByLabel('Use this account anyway').check()
    await page.getByRole('button', { name: 'Test again' }).click()
    await expect(page).toHaveURL(/\/spaces\/[^/]+$/, { timeout: 90_000 })
    await expect(page.getByRole('list', { name: 'Data of this space' }).getByText(database)).toBeVisible()
    await page.getByRole('textbox', { name: 'Your question' }).fill('What is the total amount by region?')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article', { name: 'Analyst' }).getByText('930').first()).toBeVisible({
      timeout: 90_000,
    })
    expect(faults).toEqual([])
  } finally {
    await service.stop()
    await admin.query(`drop database ${database} with (force)`)
    await admin.end()
  }
})
