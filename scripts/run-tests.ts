import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from 'node:test'
import { report } from './failures-reporter.ts'

/** Everything that `node --test` would run, and the browser. Paths given on the command line narrow it to those. */
const root = path.dirname(import.meta.dirname)
const asked = process.argv.slice(2)
const folders = ['src', 'web', 'test', 'acceptance', 'evals', 'scripts', 'bench']
/** What takes longest begins first: at the end no core is left alone with it. */
const longest = [
  'acceptance/main-thread/main-thread.test.ts',
  'acceptance/start.test.ts',
  'acceptance/package.test.ts',
  'acceptance/backup.test.ts',
  'test/fault/migration-kill.test.ts',
  'test/fault/kill.test.ts',
  'acceptance/isolation/isolation.test.ts',
  'src/engine/sources/canary-fuzz.test.ts',
  'src/platform/database/database.test.ts',
]
const files =
  asked.length > 0
    ? asked.filter((file) => file.endsWith('.test.ts'))
    : globSync(
        folders.map((folder) => `${folder}/**/*.test.ts`),
        { cwd: root },
      ).sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))

function placeOf(file: string): number {
  const at = longest.indexOf(file)
  return at === -1 ? longest.length : at
}

// Stripping types and compiling is most of a short test's time: done once, by whoever comes first.
process.env.NODE_COMPILE_CACHE ??= path.join(tmpdir(), 'tallyroom-test-cache')

/** Runs test files; gives back those in which something failed. */
async function runNodeTests(tests: string[], concurrency: number): Promise<string[]> {
  const failedFiles = new Set<string>()
  const events = run({ files: tests.map((file) => path.resolve(root, file)), cwd: root, concurrency, timeout: 600_000 })
  for await (const text of report(events, failedFiles)) process.stdout.write(text)
  return [...failedFiles]
}

/** Whether all node tests passed. */
async function testInNode(): Promise<boolean> {
  if (files.length === 0) return true
  // More at once than there are cores: much of a test is waiting for a process to start or a disk to sync.
  const failed = await runNodeTests(files, 3)
  // On a machine that is busy with other things a test may starve. In CI a failed file gets one more try, alone, and is named either way.
  if (!process.env.CI || failed.length === 0 || failed.length > 5) return failed.length === 0
  await browserTests
  process.stderr.write(`\nonce more, alone: ${failed.join(', ')}\n`)
  const again = await runNodeTests(failed, 1)
  for (const file of failed.filter((name) => !again.includes(name)))
    process.stderr.write(`unstable: ${file} failed, then passed alone\n`)
  return again.length === 0
}

type BrowserTests = { passed: boolean; printed: string }

/** Beside the node tests, for both wait much; what it prints is kept until they are done. */
async function testInBrowser(): Promise<BrowserTests> {
  const specs = asked.filter((file) => file.endsWith('.spec.ts'))
  if ((asked.length > 0 && specs.length === 0) || !existsSync(path.join(root, 'playwright.config.ts')))
    return { passed: true, printed: '' }
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const output = files.length > 0 ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, [cli, 'test', ...specs], { cwd: root, stdio: ['ignore', output, output] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      printed += chunk
    })
  const passed = await new Promise<boolean>((resolve) => child.once('close', (code) => resolve(code === 0)))
  return { passed, printed }
}

const browserTests = testInBrowser()
const passedInNode = await testInNode()
const { passed: passedInBrowser, printed } = await browserTests
process.stdout.write(printed)
const failed = [...(passedInNode ? [] : ['node tests']), ...(passedInBrowser ? [] : ['browser tests'])]
if (failed.length > 0) process.stderr.write(`failed: ${failed.join(', ')}\n`)
process.exit(failed.length === 0 ? 0 : 1)
