import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { call, setUp, startService } from '../acceptance/harness.ts'

/** Makes the pictures of the README again: `node scripts/screenshots.ts`. */
const folder = path.join(path.dirname(import.meta.dirname), 'docs', 'images')
mkdirSync(folder, { recursive: true })
const service = await startService()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  const owner = await setUp(service)
  const { body } = await call(service, 'POST', '/samples', { key: owner.key })
  const spaceId: string = body.space.id
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    colorScheme: 'light',
  })
  await context.addCookies(
    owner.cookie
      .split('; ')
      .map((pair) => ({ name: pair.split('=')[0]!, value: pair.slice(pair.indexOf('=') + 1), url: service.url })),
  )
  const page = await context.newPage()
  const shoot = async (name: string) => {
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1500)
    await page.screenshot({ path: path.join(folder, `${name}.png`) })
  }

  await page.goto(`${service.url}/spaces/${spaceId}`)
  const composer = page.getByRole('textbox').last()
  await composer.fill('What is the revenue by category in 2024?')
  await composer.press('Enter')
  await page.locator('canvas').first().waitFor({ timeout: 90_000 })
  await shoot('answer')

  await page.goto(`${service.url}/data/${body.dataSources[0].id}`)
  await shoot('data-source')

  const question = {
    message: { id: 'dashboard', role: 'user', parts: [{ type: 'text', text: 'Make a dashboard of sales' }] },
  }
  const chat = await call(service, 'POST', `/spaces/${spaceId}/chats`, { key: owner.key, json: {} })
  await call(service, 'POST', `/spaces/${spaceId}/chats/${chat.body.id}/messages`, { key: owner.key, json: question })
  const dashboards = await call(service, 'GET', `/spaces/${spaceId}/dashboards`, { key: owner.key })
  await page.goto(`${service.url}/dashboards/${dashboards.body[0].id}`)
  await shoot('dashboard')
} finally {
  await browser.close()
  await service.stop()
}
