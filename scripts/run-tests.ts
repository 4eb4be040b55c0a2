import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** `node --test` over everything, then the browser. Paths given on the command line narrow it to those. */
const root = path.dirname(import.meta.dirname)
const asked = process.argv.slice(2)
const folders = ['src', 'web', 'test', 'acceptance', 'evals', 'scripts', 'bench']
const files =
  asked.length > 0
    ? asked.filter((file) => file.endsWith('.test.ts'))
    : globSync(
        folders.map((folder) => `${folder}/**/*.test.ts`),
        { cwd: root },
      ).sort()

function run(args: string[], env: Record<string, string> = {}): boolean {
  // Stripping types and compiling is most of a short test's time: done once, by whoever comes first.
  const cache = { NODE_COMPILE_CACHE: path.join(tmpdir(), 'tallyroom-test-cache') }
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...cache, ...process.env, ...env },
  })
  return status === 0
}

const failed: string[] = []

/** Runs test files; gives back those in which something failed. */
function runNodeTests(tests: string[], concurrency: number): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-tests-'))
  const list = path.join(folder, 'failed')
  const passed = run(
    [
      '--test',
      '--test-reporter=./scripts/failures-reporter.ts',
      `--test-concurrency=${concurrency}`,
      '--test-timeout=600000',
      ...tests,
    ],
    { TEST_FAILED_FILES: list },
  )
  const failedFiles = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : []
  rmSync(folder, { recursive: true })
  return passed || failedFiles.length > 0 ? failedFiles : tests
}

if (files.length > 0) {
  // Three at once: much of a test is waiting for a process to start or a disk to sync.
  let failedFiles = runNodeTests(files, 3)
  // On a machine that is busy with other things a test may starve. In CI a failed file gets one more try, alone, and is named either way.
  if (process.env.CI && failedFiles.length > 0 && failedFiles.length <= 5) {
    process.stderr.write(`\nonce more, alone: ${failedFiles.join(', ')}\n`)
    const again = runNodeTests(failedFiles, 1)
    for (const file of failedFiles.filter((name) => !again.includes(name)))
      process.stderr.write(`unstable: ${file} failed, then passed alone\n`)
    failedFiles = again
  }
  if (failedFiles.length > 0) failed.push('node tests')
}
const browserTests = asked.length > 0 ? asked.filter((file) => file.endsWith('.spec.ts')) : ['']
if (browserTests.length > 0 && existsSync(path.join(root, 'playwright.config.ts'))) {
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  if (!run([cli, 'test', ...browserTests.filter(Boolean)])) failed.push('browser tests')
}
if (failed.length > 0) {
  process.stderr.write(`failed: ${failed.join(', ')}\n`)
  process.exit(1)
}
