import net from 'node:net'
import AxeBuilder from '@axe-core/playwright'
import { test as base, type Cookie, expect, type Locator, type Page } from '@playwright/test'
import { type Service, startService } from '../../acceptance/harness.ts'

export { expect }

/** Answers that a page expects and handles; browsers write them to the console all the same. */
const expectedAnswers = /status of (400|401|403|404|409|422)/

type Fixtures = { file: string; env: Record<string, string>; service: Service }

/** One service for each spec file, with its own empty folder: begin a file with `test.use({ file: import.meta.url })`. */
export const test = base.extend<object, Fixtures>({
  file: ['', { scope: 'worker', option: true }],
  /** Settings of the service. */
  env: [{}, { scope: 'worker', option: true }],
  service: [
    async ({ file, env }, use) => {
      if (file === '') throw new Error('the spec file does not say which it is: test.use({ file: import.meta.url })')
      const service = await startService({ env })
      await use(service)
      await service.stop()
    },
    { scope: 'worker' },
  ],
})

/** Skips the test where no PostgreSQL answers, unless all services must be there. */
export async function needsPostgres(): Promise<void> {
  const answers = await new Promise<boolean>((resolve) => {
    const socket = net.connect(5432, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.setTimeout(2000, () => resolve(false))
    socket.on('close', () => resolve(false))
    socket.on('connect', () => socket.end())
  })
  test.skip(!answers && process.env.REQUIRE_SERVICES !== '1', 'no PostgreSQL at 127.0.0.1:5432')
}

export type Watch = { faults: string[] }

/** Collects what no page may do: errors in the console, exceptions, requests to another host, broken security rules. */
export function watch(page: Page, service: Service): Watch {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedAnswers.test(message.text())) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${service.url}/`) && !/^(data|blob):/.test(url)) faults.push(`another host: ${url}`)
  })
  return { faults }
}

export const owner = {
  name: 'Ann Larsen',
  email: 'ann@acme.example',
  password: 'correct horse battery',
  teamName: 'Acme',
}

/** The first run over the interface, for specs that are about something else. The browser of `page` is signed in. */
export async function setUp(page: Page, service: Service): Promise<{ key: string }> {
  const answer = await page.request.post(`${service.url}/api/setup`, { data: owner })
  expect(answer.status()).toBe(201)
  return { key: (await answer.json()).apiKey.key }
}

/** Sets up once for all tests of a file, whose browsers are signed in. */
export function signedIn(): { key: string } {
  let cookies: Cookie[] = []
  const made = { key: '' }
  test.beforeAll(async ({ browser, service }) => {
    const page = await browser.newPage()
    made.key = (await setUp(page, service)).key
    cookies = await page.context().cookies()
    await page.close()
  })
  test.beforeEach(({ context }) => context.addCookies(cookies))
  return made
}

/** Puts a text in the place of an editor's: `fill` writes before the editor knows what is selected. */
export async function writeInto(editor: Locator, text: string): Promise<void> {
  await editor.press('ControlOrMeta+a')
  await editor.page().keyboard.insertText(text)
}

/** Nothing of the page is still on its way: no font, no skeleton but those that the gallery shows. */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document.querySelector('span.animate-shimmer.rounded-sm:not([data-sample] *)') === null,
  )

/** Lets axe look at the page; with SCREENSHOTS=1 it is also written to the ignored folder of screenshots. */
export async function inspect(page: Page, name: string): Promise<void> {
  await settled(page)
  if (process.env.SCREENSHOTS === '1') await page.screenshot({ path: `screenshots/${name}.png` })
  // Only what is wrong is gathered, in the page itself: the list of all that is right takes several times as long.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
