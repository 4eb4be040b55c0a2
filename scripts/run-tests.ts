import { spawn } from 'node:child_process'
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'
import { run } from 'node:test'
import type { TestEvent } from 'node:test/reporters'
import { type Failed, report } from './failures-reporter.ts'

/** Everything that `node --test` would run, and the browser. Paths given on the command line narrow it to those. */
const root = path.dirname(import.meta.dirname)
const asked = process.argv.slice(2)
const folders = ['src', 'web', 'test', 'acceptance', 'evals', 'scripts', 'bench']
/** What measures how long something is held up is measured alone: beside others it measures those, and asks again what they held up. */
const alone = ['acceptance/main-thread/main-thread.test.ts']
/** What takes longest begins first: at the end no core is left alone with it. */
const longest = [
  'acceptance/start.test.ts',
  'acceptance/package.test.ts',
  'src/engine/question/differential/differential.test.ts',
  'acceptance/isolation/isolation.test.ts',
  'acceptance/definition-races.test.ts',
  'acceptance/extracts.test.ts',
  'test/fault/kill.test.ts',
  'acceptance/fuzz/fuzz.test.ts',
  'src/engine/sources/columnar/differential.test.ts',
  'src/engine/sources/canary-fuzz.test.ts',
  'acceptance/backup.test.ts',
  'src/engine/analyst/builtin/analyse.test.ts',
  'src/platform/database/database.test.ts',
]
/** For one test, and for silence of all of them. */
const testMs = 600_000
const silenceMs = 900_000
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

/**
 * A folder in memory, where there is room for one from which programs may be started: tests write much and sync each write, and
 * what a sync is good for no test can see. Whoever names a TMPDIR has it used.
 */
function folderInMemory(): string | null {
  const memory = '/dev/shm'
  if (process.env.TMPDIR || !/^\S+ \/dev\/shm tmpfs (?!\S*noexec)/m.test(textOf('/proc/mounts'))) return null
  const { bavail, bsize } = statfsSync(memory)
  if (Math.min(bavail * bsize, freemem()) < 12 * 1024 ** 3) return null
  const folder = mkdtempSync(path.join(memory, 'tallyroom-tests-'))
  // Some tests run programs as another user.
  chmodSync(folder, 0o1777)
  return folder
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

// Stripping types and compiling is most of a short test's time: done once, by whoever comes first.
process.env.NODE_COMPILE_CACHE ??= path.join(tmpdir(), 'tallyroom-test-cache')
const inMemory = folderInMemory()
if (inMemory) {
  process.env.TMPDIR = inMemory
  // Also when somebody ends the tests: what is left behind there would keep its memory.
  process.on('exit', () => rmSync(inMemory, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
}

async function runNodeTests(tests: string[], concurrency: number): Promise<Failed> {
  const failed: Failed = { files: new Set(), texts: [] }
  if (tests.length === 0) return failed
  const files = tests.map((file) => path.resolve(root, file))
  const events = run({ files, cwd: root, concurrency, timeout: testMs })
  for await (const text of report(whileHeard(events), failed)) process.stdout.write(text)
  return failed
}

/** A test that is over its time is given up, but what it left behind can keep its file's process alive for ever: the run ends then. */
async function* whileHeard(events: AsyncIterable<TestEvent>): AsyncGenerator<TestEvent> {
  const underWay = new Set<string>()
  const silence = setTimeout(() => {
    process.stderr.write(`nothing was heard for ${silenceMs / 60_000} minutes of: ${[...underWay].join(', ')}\n`)
    process.exit(1)
  }, silenceMs)
  for await (const event of events) {
    silence.refresh()
    const { file } = event.data as { file?: string }
    if (file && event.type === 'test:dequeue') underWay.add(path.relative(root, file))
    if (file && event.type === 'test:summary') underWay.delete(path.relative(root, file))
    yield event
  }
  clearTimeout(silence)
}

async function testInNode(): Promise<Failed> {
  // More at once than there are cores: much of a test is waiting for a process to start or a disk to sync.
  const beside = await runNodeTests(
    files.filter((file) => !alone.includes(file)),
    4,
  )
  const failed = {
    files: new Set([...measured.files, ...beside.files]),
    texts: [...measured.texts, ...beside.texts],
  }
  // On a machine that is busy with other things a test may starve. In CI a failed file gets one more try, alone, and is named either way.
  const names = [...failed.files]
  if (!process.env.CI || names.length === 0 || names.length > 10) return failed
  await browserTests
  process.stderr.write(`\nonce more, alone: ${names.join(', ')}\n`)
  const again = await runNodeTests(names, 1)
  for (const file of names.filter((name) => !again.files.has(name)))
    process.stderr.write(`unstable: ${file} failed, then passed alone\n`)
  return again
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

const measured = await runNodeTests(
  files.filter((file) => alone.includes(file)),
  1,
)
const browserTests = testInBrowser()
const inNode = await testInNode()
const { passed: passedInBrowser, printed } = await browserTests
process.stdout.write(printed)
// Once more at the end: of a long log often only the end is kept.
if (inNode.texts.length > 0)
  process.stdout.write(`\n${inNode.texts.length} failed:\n${inNode.texts.slice(0, 20).join('\n')}\n`)
const failed = [...inNode.files, ...(passedInBrowser ? [] : ['browser tests'])]
if (failed.length > 0) process.stderr.write(`failed: ${failed.join(', ')}\n`)
process.exit(failed.length === 0 ? 0 : 1)
