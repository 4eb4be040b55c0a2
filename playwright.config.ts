import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** The system's Chromium: nothing is downloaded. Without a window to keep it takes a quarter less of the processor. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const chromium = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path)) ?? '/usr/bin/chromium'
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
  // Files beside each other, the tests of a file one after the other.
  workers: 2,
  // On a machine that is busy with other things a test may starve; one that needs its second try is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  forbidOnly: process.env.CI !== undefined,
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    launchOptions: { executablePath: chromium, args: ['--no-sandbox'] },
    // Nothing is looked at while it still fades in.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
})
