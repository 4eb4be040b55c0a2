import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
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

function run(args: string[]): boolean {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  return status === 0
}

const failed: string[] = []
const testOptions = [
  '--test',
  '--test-reporter=./scripts/failures-reporter.ts',
  '--test-concurrency=2',
  '--test-timeout=600000',
]
if (files.length > 0 && !run([...testOptions, ...files])) {
  failed.push('node tests')
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
