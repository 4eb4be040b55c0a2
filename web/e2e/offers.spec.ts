import { makeChat, useModel } from '../../acceptance/streams.ts'
import type { ModelServer, Turn } from '../../test/servers/model-script.ts'
import { startOpenAI } from '../../test/servers/openai.ts'
import { expect, inspect, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url, env: { TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true' } })

let server: ModelServer
let turns: Turn[] = []
test.beforeAll(async () => {
  server = await startOpenAI(() => turns.shift() ?? { text: ['So it is.'] })
})
test.afterAll(() => server.close())

const csv = 'order_id,gross,net,status\n1,119,100,paid\n2,238,200,paid\n3,59.5,50,cancelled\n'
const offer = (word: string, means: string) => ({ calls: [{ name: 'offer_definition', input: { word, means } }] })

test('what a person says that a word means is kept by a click, seen in the definitions and taken back there; or not kept', async ({
  page,
  service,
}) => {
  const { key } = await setUp(page, service)
  const { spaceId, chat } = await makeChat(service, key, 'Offers', csv)
  await useModel(service, key, spaceId, 'openai', 'm', server.url)
  const { faults } = watch(page, service)
  const ask = async (question: string) => {
    await page.getByRole('textbox', { name: 'Your question' }).fill(question)
    await page.keyboard.press('Enter')
  }
  await page.goto(service.url + chat)
  const box = page.getByRole('region', { name: 'Keep what a word means' })

  turns = [offer('turnover', 'SUM(sales.gross)'), { text: ['By gross, then.'] }]
  await ask('turnover is gross')
  await box.getByRole('button', { name: 'Dismiss' }).click()
  await expect(box).toBeHidden()

  turns = [offer('revenue', 'SUM(sales.net)'), { text: ['By net, then.'] }]
  await ask('revenue is net, not gross')
  await expect(box.getByText('revenue: Total net.')).toBeVisible()
  await inspect(page, 'chat-offer')
  await box.getByRole('button', { name: 'Keep for the team' }).click()
  await expect(box.getByText('Kept for the team.')).toBeVisible()
  await page.reload()
  await expect(box).toHaveCount(1)
  await box.getByRole('link', { name: 'See definitions' }).click()

  await page.getByRole('tab', { name: 'Metrics' }).click()
  await expect(page.getByRole('textbox', { name: 'Expression' })).toHaveValue('SUM(sales.net)')
  await page.getByRole('button', { name: /Remove.*revenue/ }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('No metrics yet')).toBeVisible()

  await page.goto(service.url + chat)
  await box.getByRole('button', { name: 'Keep for the team' }).click()
  await expect(box.getByText('Kept for the team.')).toBeVisible()
  expect(faults).toEqual([])
})
