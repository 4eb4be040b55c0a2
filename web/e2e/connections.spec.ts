import { type BigQueryServer, startBigQuery } from '../../test/servers/bigquery.ts'
import { startSnowflake } from '../../test/servers/snowflake.ts'
import { expect, inspect, needsPostgres, signedIn, test, watch } from './app.ts'

test.use({ file: import.meta.url, env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })
test.describe.configure({ mode: 'serial' })

signedIn()

test('a database is connected: a wrong name is told with its fix and leaves nothing behind, the right one opens', async ({
  page,
  service,
}) => {
  await needsPostgres()
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/data`)
  await page.getByRole('button', { name: 'Add data' }).click()
  await page.getByRole('menuitem', { name: 'Connect a database' }).click()
  await expect(page.getByRole('heading', { name: 'Connect a database' })).toBeVisible()
  await inspect(page, 'connect')
  await page.getByLabel('Name', { exact: true }).fill('Warehouse')
  await page.getByLabel('Host (required)').fill('127.0.0.1')
  await page.getByLabel('Database (required)').fill('no_such_database')
  await page.getByLabel('User', { exact: true }).fill('postgres')
  await page.getByRole('button', { name: 'Test and connect' }).click()
  await expect(page.getByRole('alert')).toContainText('no_such_database')
  await inspect(page, 'connect-refused')
  await page.getByLabel('Database (required)').fill('postgres')
  await page.getByRole('button', { name: 'Test again' }).click()
  await expect(page.getByRole('alert')).toContainText('CREATE ROLE tallyroom_reader')
  await inspect(page, 'connect-writable-role')
  await page.getByLabel('Use this account anyway').check()
  await page.getByRole('button', { name: 'Test again' }).click()
  await expect(page.getByText('Warehouse is connected')).toBeVisible()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'SQL' }).click()
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('select 40 + 2 as answer')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('gridcell', { name: '42' })).toBeVisible()
  await page.getByRole('tab', { name: 'Connection' }).click()
  await inspect(page, 'data-connection')

  await page.goto(`${service.url}/data/connect`)
  await page.getByLabel('Host (required)').fill('127.0.0.1')
  await page.getByLabel('Port', { exact: true }).fill('1')
  await page.getByLabel('Database (required)').fill('nowhere')
  await page.getByRole('button', { name: 'Test and connect' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('link', { name: /Warehouse/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /nowhere/ })).toHaveCount(0)
  expect(faults).toEqual([])
})

test('a pasted connection URL fills in the form and is forgotten; a wrong one says what is wrong', async ({
  page,
  context,
  service,
}) => {
  await needsPostgres()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { faults } = watch(page, service)
  await page.goto(`${service.url}/data/connect`)
  const url = page.getByLabel('Connection URL')
  const paste = async (text: string) => {
    await url.fill('')
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await url.press('Control+v')
  }
  await paste('postgres://reader:half/secret@db.example.com/sales')
  await expect(page.getByText('Write @ as %40, / as %2F')).toBeVisible()
  await inspect(page, 'connect-url-wrong')
  await paste('clickhouse://reader:kept%20secret@warehouse.example.com/web?readonly=1')
  await expect(page.getByRole('status').filter({ hasText: 'filled in for ClickHouse' })).toContainText(
    'Not used from the URL: readonly.',
  )
  await expect(page.getByLabel('Host (required)')).toHaveValue('warehouse.example.com')
  await expect(page.getByLabel('Port', { exact: true })).toHaveValue('8443')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('kept secret')
  await expect(url).toHaveValue('')
  await inspect(page, 'connect-url-filled')

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  // Typed, not pasted: read when it is done.
  await url.fill('postgresql://postgres:pass%2Fword@127.0.0.1/postgres')
  await url.press('Enter')
  await expect(page.getByLabel('Database (required)')).toHaveValue('postgres')
  await expect(page.getByLabel('Port', { exact: true })).toHaveValue('5432')
  await page.getByRole('button', { name: 'Test and connect' }).click()
  await expect(page.getByRole('alert')).toContainText('CREATE ROLE tallyroom_reader')
  const carrying = asked.filter((sent) => /pass(%2F|\/)word/i.test(sent))
  expect(carrying.map((sent) => new URL(sent.slice(0, sent.indexOf('{'))).pathname)).toEqual(['/api/data-sources/test'])
  expect(
    await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]),
    ),
  ).not.toContain('secret')
  expect(faults).toEqual([])
})

test('a search export is registered at BigQuery and checked', async ({ page, service }) => {
  const google: BigQueryServer = await startBigQuery()
  try {
    const { faults } = watch(page, service)
    await page.goto(`${service.url}/data/connect`)
    await page.getByText('BigQuery', { exact: true }).click()
    await page.getByLabel('Name', { exact: true }).fill('Search')
    await page.getByLabel('Key of a service account (JSON)').fill(google.key)
    await page.getByLabel('Project').fill('test-project')
    await page.getByRole('button', { name: 'More settings' }).click()
    await page.getByLabel('Address').fill(google.endpoint)
    await inspect(page, 'connect-bigquery')
    await page.getByRole('button', { name: 'Test and connect' }).click()
    await expect(page.getByText('Search is connected')).toBeVisible()
    await page.getByRole('tab', { name: 'Search analytics' }).click()
    await page.getByRole('button', { name: 'Register an export' }).click()
    await page.getByLabel('Site').fill('sc-domain:example.com')
    await page.getByRole('dialog').getByRole('button', { name: 'Register an export' }).click()
    await expect(page.getByText('Waiting', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('just now').first()).toBeVisible()
    await inspect(page, 'data-search-analytics')
    expect(faults).toEqual([])
  } finally {
    await google.close()
  }
})

test('an account of Snowflake is connected by a key; a password is told to be none', async ({ page, service }) => {
  const snowflake = await startSnowflake({
    schema: ['CREATE SCHEMA "WEB"', 'CREATE TABLE "WEB"."VISITS" AS SELECT 1 AS "id"'],
  })
  try {
    const { faults } = watch(page, service)
    await page.goto(`${service.url}/data/connect`)
    const url = page.getByLabel('Connection URL')
    await url.fill('snowflake://reader:guessed@myorg-shop/shop/web?warehouse=SMALL&role=READER')
    await url.press('Enter')
    await expect(page.getByText('filled in for Snowflake')).toBeVisible()
    await expect(page.getByLabel('Account (required)')).toHaveValue('myorg-shop')
    await expect(page.getByLabel('Warehouse')).toHaveValue('SMALL')
    await page.getByRole('button', { name: 'More settings' }).click()
    await page.getByLabel('Address').fill(snowflake.endpoint)
    await page.getByRole('button', { name: 'Test and connect' }).click()
    await expect(page.getByText('takes no password here, only a key or a token')).toBeVisible()
    await page.getByLabel('Private key (PEM) or access token').fill(snowflake.key)
    await page.getByLabel('Passphrase of the key').fill('')
    await inspect(page, 'connect-snowflake')
    await page.getByRole('button', { name: 'Test again' }).click()
    await expect(page.getByText('is connected')).toBeVisible()
    await expect(page.getByText('VISITS').first()).toBeVisible()
    expect(faults).toEqual([])
  } finally {
    await snowflake.close()
  }
})
