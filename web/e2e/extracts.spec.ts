import pg from 'pg'
import { call } from '../../acceptance/harness.ts'
import { makePostgresDatabase } from '../../test/databases.ts'
import { expect, inspect, needsPostgres, signedIn, test, watch, writeInto } from './app.ts'

test.use({ file: import.meta.url, env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })

const owner = signedIn()

test('a copy of a table is kept, scheduled, refreshed and deleted, and an answer says that it comes from it', async ({
  page,
  service,
}) => {
  await needsPostgres()
  const { url, drop } = await makePostgresDatabase()
  try {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('CREATE TABLE visits AS SELECT i AS id, i % 4 AS step FROM generate_series(1, 500) AS i')
    await client.end()
    const { hostname, port, pathname } = new URL(url)
    const json = {
      name: 'Site',
      type: 'POSTGRES',
      host: hostname,
      port: Number(port),
      database: pathname.slice(1),
      username: 'postgres',
      allowWritableRole: true,
    }
    const { id } = (await call(service, 'POST', '/data-sources', { key: owner.key, json })).body
    const space = (await call(service, 'POST', '/spaces', { key: owner.key, json: { name: 'Site' } })).body.id
    await call(service, 'POST', `/spaces/${space}/data-sources`, { key: owner.key, json: { dataSourceId: id } })
    const { faults } = watch(page, service)
    await page.goto(`${service.url}/data/${id}?view=extracts`)
    await expect(page.getByText('No copies yet')).toBeVisible()
    await page.getByRole('button', { name: 'Keep a copy of visits' }).click()
    await expect(page.getByText('Ready', { exact: true })).toBeVisible()
    await expect(page.getByText('500 rows', { exact: false }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Change: visits' }).click()
    await page.getByLabel('Refreshed').click()
    await page.getByRole('option', { name: 'On a schedule' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText(/4:00/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Refresh: visits' }).click()
    await expect(page.getByText('Ready', { exact: true })).toBeVisible()
    await inspect(page, 'data-extracts')
    const q = JSON.stringify({ measures: [{ count: 'visits' }], by: [] })
    await page.goto(`${service.url}/explore?space=${space}&q=${encodeURIComponent(q)}`)
    await expect(page.getByText('From a copy of', { exact: false })).toBeVisible()
    await page.goto(`${service.url}/data/${id}?view=extracts`)
    await page.getByRole('button', { name: 'Delete the copy: visits' }).click()
    await expect(page.getByText('No copies yet')).toBeVisible()

    await page.getByRole('button', { name: 'Keep a result' }).click()
    await page.getByRole('textbox', { name: 'Name (required)' }).fill('Steps')
    const editor = page.getByRole('textbox', { name: 'SQL' })
    await writeInto(editor, 'delete from visits')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await writeInto(editor, 'select step, count(*) as times from visits group by step')
    await inspect(page, 'data-extracts-result-form')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Ready', { exact: true })).toBeVisible()
    await inspect(page, 'data-extracts-results')
    await page.getByRole('link', { name: 'Steps' }).click()
    await expect(page.getByRole('heading', { name: 'Steps' }).first()).toBeVisible()
    await page.getByRole('tab', { name: 'Copies' }).click()
    await expect(page.getByText('This data source is what a statement gave', { exact: false })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Copies' }).getByRole('link', { name: 'Steps' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Change: Steps' }).click()
    await page.getByLabel('What is read').click()
    await page.getByRole('option', { name: 'What is new by step' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await inspect(page, 'data-kept-result')
    expect(faults).toEqual([])
  } finally {
    await drop()
  }
})
