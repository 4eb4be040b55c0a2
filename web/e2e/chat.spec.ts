import net from 'node:net'
import type { Page } from '@playwright/test'
import { type Service, startService } from '../../acceptance/harness.ts'
import { manyWords } from '../../acceptance/streams.ts'
import type { Turn } from '../../test/servers/model-script.ts'
import { startOpenAI } from '../../test/servers/openai.ts'
import { expect, inspect, owner, setUp, test, watch } from './app.ts'

// A microphone that beeps, and nobody who has to allow it.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    }),
})
test.describe.configure({ mode: 'serial' })

const slow = { timeout: 90_000 }
const query = (sql: string): Turn => ({
  calls: [{ name: 'run_sql', input: { source: 'sqlite', sql, purpose: 'a look' } }],
})

let turns: Turn[] = []
let service: Service
let model: Awaited<ReturnType<typeof startOpenAI>>
let space = ''

test.beforeAll(async () => {
  model = await startOpenAI(({ path }) =>
    path.endsWith('/audio/transcriptions')
      ? { text: ['how many orders are there'] }
      : (turns.shift() ?? { text: ['Done.'] }),
  )
  service = await startService({
    env: {
      TALLYROOM_ALLOW_PRIVATE_NETWORKS: 'true',
      TALLYROOM_MODEL_URL: model.url,
      TALLYROOM_MODEL_NAMES: 'scripted',
      TALLYROOM_TRANSCRIPTION_MODELS: 'listener',
      TALLYROOM_DEFAULT_MODEL: 'openai-compatible/scripted',
    },
  })
})
test.afterAll(async () => {
  await service?.stop()
  await model?.close()
})

test.beforeEach(async ({ page }) => {
  if (space === '') {
    await setUp(page, service)
    const made = await page.request.post(`${service.url}/api/samples`)
    space = `${service.url}/spaces/${(await made.json()).space.id}`
  } else
    await page.request.post(`${service.url}/api/auth/sign-in/email`, {
      data: { email: owner.email, password: owner.password },
      headers: { origin: service.url },
    })
})

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question)
  await page.keyboard.press('Enter')
}
const answered = (page: Page) => expect(page.getByRole('button', { name: 'Answer again' })).toBeVisible(slow)
const answer = (page: Page) => page.getByRole('article', { name: 'Analyst' }).last()

test('an answer goes on after a reload in the middle of it, and is kept once', async ({ page }) => {
  const { faults } = watch(page, service)
  turns = [
    { ...query('select count(*) as orders from orders'), text: ['Let me count. '] },
    { text: [...manyWords(60), 'the end'], pauseMs: 400 },
  ]
  await page.goto(space)
  await ask(page, 'Tell me a long story')
  await expect(answer(page).getByText(/wordf/)).toBeVisible(slow)
  await page.reload()
  await expect(answer(page).getByText(/wordi/)).toBeVisible(slow)
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await expect(answer(page).getByText(/wordfj the end/)).toBeVisible(slow)
  await answered(page)
  await expect(page.getByRole('article', { name: 'Analyst' })).toHaveCount(1)
  expect((await answer(page).textContent())!.match(/wordh /g)).toHaveLength(1)
  expect(faults).toEqual([])
})

/** A wire to the service that can be cut. The browser's own offline mode leaves this computer's addresses alone. */
async function startWire(to: URL) {
  const sockets = new Set<net.Socket>()
  let whole = true
  const server = net.createServer((near) => {
    if (!whole) return near.destroy()
    const far = net.connect(Number(to.port), to.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => sockets.delete(one))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, to.hostname, resolve))
  return {
    url: `http://${to.hostname}:${(server.address() as net.AddressInfo).port}`,
    cut: () => {
      whole = false
      for (const socket of sockets) socket.destroy()
    },
    fix: () => {
      whole = true
    },
    close: () => server.close(),
  }
}

test('a chat that is reloaded at the moment its answer ends shows the answer', async ({ page }) => {
  turns = [{ text: ['It is all there.'] }]
  await page.goto(space)
  await ask(page, 'Is it there?')
  await answered(page)
  // What the page would read just before the end: the question alone, and an answer under way that is gone a moment later.
  await page.route(
    /\/api\/spaces\/[^/]+\/chats\/[^/]+$/,
    async (route) => {
      const response = await route.fetch()
      const chat = await response.json()
      await route.fulfill({
        response,
        json: { ...chat, activeStreamId: 'stream', messages: chat.messages.slice(0, -1) },
      })
    },
    { times: 1 },
  )
  await page.reload()
  await expect(answer(page)).toContainText('It is all there.', slow)
  await expect(page.getByText('This question has no answer.')).toBeHidden()
})

test('an answer goes on when the network was lost in the middle of it; a question that cannot be sent says so', async ({
  page,
}) => {
  const wire = await startWire(new URL(service.url))
  turns = [
    { text: [...manyWords(60), 'the end'], pauseMs: 400 },
    { text: [...manyWords(60), 'the other end'], pauseMs: 300 },
    { text: ['Sent after all.'] },
  ]
  await page.goto(space.replace(service.url, wire.url))
  await ask(page, 'Tell me a longer story')
  await expect(answer(page).getByText(/wordf/)).toBeVisible(slow)
  wire.cut()
  await page.waitForTimeout(2_000)
  wire.fix()
  await expect(answer(page).getByText(/wordfj the end/)).toBeVisible(slow)
  await answered(page)
  expect((await answer(page).textContent())!.match(/wordh /g)).toHaveLength(1)

  // Away until it is all over: the whole answer is there, and nothing is asked twice.
  await ask(page, 'And another')
  await expect(answer(page).getByText(/wordf/)).toBeVisible(slow)
  wire.cut()
  await expect(page.getByRole('alert').getByText('The service cannot be reached')).toBeVisible(slow)
  await page.waitForTimeout(7_000)
  wire.fix()
  await expect(answer(page).getByText(/wordfj the other end/)).toBeVisible(slow)
  await answered(page)
  await expect(page.getByRole('alert')).toHaveCount(0)

  wire.cut()
  await ask(page, 'Are you there?')
  await expect(page.getByRole('alert').getByText('The service cannot be reached')).toBeVisible(slow)
  await inspect(page, 'chat-offline')
  wire.fix()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(answer(page).getByText('Sent after all.')).toBeVisible(slow)
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(3)
  wire.close()
})

test('a long query shows its time and is cancelled; what was said stays, and the chat goes on', async ({ page }) => {
  const { faults } = watch(page, service)
  turns = [
    {
      ...query(
        'with recursive n(i) as (select 1 union all select i + 1 from n where i < 4000000000) select count(*) as c from n',
      ),
      text: ['I will count to four billion. '],
    },
  ]
  await page.goto(space)
  await ask(page, 'Count very far')
  await expect(page.getByText('Running SQL · a look')).toBeVisible(slow)
  await expect(page.getByText(/^[1-9]\d*\.\d s$/)).toBeVisible(slow)
  await inspect(page, 'chat-running')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText('Stopped. The answer so far is kept.')).toBeVisible(slow)
  await expect(answer(page).getByText('I will count to four billion.')).toBeVisible()
  turns = [{ text: ['Here is more.'] }]
  await ask(page, 'Go on')
  await expect(answer(page).getByText('Here is more.')).toBeVisible(slow)
  await answered(page)
  expect(faults).toEqual([])
})

test('the stop button ends an answer while it is written; what is sent before that waits in the field, which says so', async ({
  page,
}) => {
  turns = [{ text: manyWords(400), pauseMs: 60 }]
  await page.goto(space)
  await ask(page, 'Talk without end')
  await expect(answer(page).getByText(/wordd/)).toBeVisible(slow)
  const field = page.getByRole('textbox', { name: 'Your question' })
  await expect(field).toBeFocused()
  await page.keyboard.type('And then?')
  const held = page.getByText('Not sent yet: wait for the answer to end, or stop it')
  await expect(held).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(held).toBeVisible()
  await expect(field).toHaveValue('And then?')
  await inspect(page, 'chat-writing')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText('Stopped. The answer so far is kept.')).toBeVisible(slow)
  await expect(held).toBeHidden()
})

test('a figure that no result holds is marked, and what the model saw is told', async ({ page }) => {
  const { faults } = watch(page, service)
  turns = [
    query('select category, count(*) as items from products group by category order by items desc'),
    // Said again both times that the model was told that no result has it.
    { text: ['There are 7 categories, and revenue was 987,654 last year.'] },
    { text: ['There are 7 categories, and revenue was 987,654 last year.'] },
    { text: ['There are 7 categories, and revenue was 987,654 last year.'] },
  ]
  await page.goto(space)
  await ask(page, 'How many categories are there?')
  await answered(page)
  await expect(page.getByText('1 of 2 figures not found in the result')).toBeVisible()
  await page.getByRole('button', { name: '987,654' }).click()
  await expect(page.getByText('Not found in any result of this answer. Check it before you use it.')).toBeVisible()
  await inspect(page, 'chat-unverified')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'What the model saw' }).click()
  await expect(page.getByText('7 of 7 rows')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid', { name: 'a look' })).toBeVisible()
  expect(faults).toEqual([])
})

test('a model that refuses is told with a way on, and trying again answers', async ({ page }) => {
  turns = [{ error: { status: 401, body: { error: { message: 'bad key' } } } }, { text: ['Now it works.'] }]
  await page.goto(space)
  await ask(page, 'Will this work?')
  await expect(page.getByRole('alert')).toBeVisible(slow)
  await inspect(page, 'chat-failed')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(answer(page).getByText('Now it works.')).toBeVisible(slow)
  await answered(page)
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1)
})

test('the analyst asks back, and a click answers it', async ({ page }) => {
  turns = [
    { calls: [{ name: 'ask_person', input: { question: 'Which year?', options: ['2024', '2025'] } }] },
    { text: ['For 2025, then.'] },
  ]
  await page.goto(space)
  await ask(page, 'What was sold?')
  await page.getByRole('button', { name: '2025' }).click()
  await expect(answer(page).getByText('For 2025, then.')).toBeVisible(slow)
})

test('speech becomes a question where a model listens', async ({ page, context }) => {
  await context.grantPermissions(['microphone'], { origin: service.url })
  await page.goto(space)
  await expect(page.getByRole('button', { name: 'Speak' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Analyst' }).click()
  await page.getByLabel('Voice').click()
  await page.getByRole('option', { name: /listener/ }).click()
  await page.getByRole('button', { name: 'Speak' }).click()
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible()
  await page.waitForTimeout(1_000)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('how many orders are there', slow)
})
