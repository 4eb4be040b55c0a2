import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** The system's Chromium: nothing is downloaded. */
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const there = existsSync(chromium)
if (!there) {
  const line = `no Chromium at ${chromium}: install Debian's package chromium, or set CHROMIUM_PATH`
  if (process.env.REQUIRE_SERVICES === '1') throw new Error(line)
  process.stderr.write(`skipped: browser tests (${line})\n`)
}

export default defineConfig({
  testDir: 'web/e2e',
  testMatch: there ? '**/*.spec.ts' : '**/no-browser',
  outputDir: 'test-results',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  forbidOnly: process.env.CI !== undefined,
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 30_000,
    launchOptions: { executablePath: chromium, args: ['--no-sandbox'] },
    screenshot: 'only-on-failure',
  },
})
