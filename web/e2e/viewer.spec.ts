import { addMember, call } from '../../acceptance/harness.ts'
import { expect, inspect, setUp, test, watch } from './app.ts'

test.use({ file: import.meta.url })

const slow = { timeout: 90_000 }

test('a viewer is shown what the team has, and no control that they have no right to', async ({
  page,
  browser,
  service,
}) => {
  test.setTimeout(600_000)
  const { key } = await setUp(page, service)
  const made = async (address: string, json?: object) => {
    const answer = await call(service, 'POST', address, { key, ...(json && { json }) })
    expect(answer.status, answer.text).toBeLessThan(300)
    return answer.body
  }
  const { id: space } = (await made('/samples')).space
  const { id: board } = await made(`/spaces/${space}/dashboards`, { title: 'Board', markup: '# Hello' })
  await made(`/spaces/${space}/chats`, { id: 'of-ann' })
  const message = { id: 'q1', role: 'user', parts: [{ type: 'text', text: 'How many orders are there?' }] }
  await made(`/spaces/${space}/chats/of-ann/messages`, { message })
  await made(`/spaces/${space}/automations`, {
    name: 'Every year',
    action: { kind: 'prompt', prompt: 'How many orders are there?' },
    trigger: { kind: 'schedule', cron: '0 0 1 1 *', timezone: 'UTC' },
  })

  /** Where, what is there for everyone, and what only those see who may change something. */
  const places: [string, string, string[]][] = [
    ['/spaces', 'Sample shop', ['New space', 'Load sample data', 'More actions: Sample shop']],
    [`/spaces/${space}/chats/of-ann`, 'How many orders', ['Edit the question', 'Answer again', 'Mark as verified']],
    ['/dashboards', 'Board', ['New dashboard']],
    [`/dashboards/${board}`, 'Hello', ['Edit', 'Share']],
    ['/reports', 'Reports', ['New report']],
    ['/automations', 'Every year', ['New automation']],
    [`/spaces/${space}/share`, 'Share', ['New link']],
    ['/settings/people', 'Ann Larsen', ['Invite']],
    ['/settings/api-keys', 'API keys', ['Create key']],
    ['/settings/webhooks', 'Webhooks', ['New webhook']],
  ]
  const viewer = await addMember(service, { key }, 'viewer', 'Vic Viewer')
  const context = await browser.newContext({ extraHTTPHeaders: { cookie: viewer.cookie } })
  const other = await context.newPage()
  const { faults } = watch(other, service)
  for (const [address, shown, controls] of places) {
    await page.goto(`${service.url}${address}`)
    await other.goto(`${service.url}${address}`)
    for (const one of [page, other]) await expect(one.getByText(shown).first()).toBeVisible(slow)
    for (const name of controls) {
      const find = { name, exact: true }
      await expect(page.getByRole('button', find).first(), `${name} at ${address}`).toBeAttached(slow)
      await expect(other.getByRole('button', find), `${name} at ${address}, for a viewer`).toHaveCount(0)
    }
  }
  await other.goto(`${service.url}/dashboards/${board}`)
  await inspect(other, 'dashboard-viewer')
  expect(faults).toEqual([])
  await context.close()
})
