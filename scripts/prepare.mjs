// Runs on whatever Node the machine has (20 or later), before anything is installed: plain JavaScript, nothing imported from packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findNode, missingNode } from '../bin/own-node.mjs'

export const root = path.dirname(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname))
const modules = path.join(root, 'node_modules')
/** The Node to run everything with; there may be none before the packages are installed. */
export let node = findNode()

const fail = (message) => {
  process.stderr.write(`tallyroom: ${message}\n`)
  process.exit(1)
}

function run(command, args, what) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: withOwnNode(process.env),
  })
  if (status !== 0) fail(`${what} failed${error ? ` (${error.message})` : ''}; see above`)
}

/** Our own Node before the system's, also for what npm runs. */
export const withOwnNode = (env) => ({
  ...env,
  PATH: `${path.join(modules, '.bin')}${path.delimiter}${env.PATH ?? ''}`,
})

const digest = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

/** Installs what the lock file names, unless that very lock file was installed before. */
export function install() {
  const stamp = path.join(modules, '.tallyroom-installed')
  const wanted = digest(readFileSync(path.join(root, 'package-lock.json')), process.platform, process.arch)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && node !== null) return
  process.stderr.write('Installing packages (once) ...\n')
  // Not `npm ci`: it refuses a lock file that lacks binaries of other platforms. With --no-save the lock file is read and never written.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], 'npm install')
  node = findNode()
  if (node === null) fail(missingNode)
  writeFileSync(stamp, wanted)
}

function filesBelow(folder, found = []) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = folder + path.sep + entry.name
    if (entry.isDirectory()) filesBelow(full, found)
    else found.push(full)
  }
  return found
}
const sourceFiles = () => {
  found ??= filesBelow(path.join(root, 'src'))
  return found
}
let found

/** Runs `command` when any of `sources` is another file than at the last time. */
function buildOnce(folder, sources, what, command) {
  const stamp = path.join(root, 'dist', folder, '.built')
  const states = [...sources, path.join(root, 'package-lock.json')].sort().map((file) => {
    const { size, mtimeMs } = statSync(file)
    return `${file.slice(root.length + 1)} ${size} ${mtimeMs}\n`
  })
  const state = digest(states.join(''))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  process.stderr.write(`Building ${what} ...\n`)
  run(node, command, `the build of ${what}`)
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, state)
}

/** The web app, in dist/web. */
export function buildWeb() {
  if (!existsSync(path.join(root, 'web'))) return
  const shared = sourceFiles().filter(
    (file) =>
      file.endsWith('.contract.ts') ||
      file.includes('charts') ||
      file.includes('formats') ||
      file.includes(path.join('src', 'client')),
  )
  const sources = [...filesBelow(path.join(root, 'web')), ...shared, path.join(root, 'vite.config.ts')]
  const vite = path.join(modules, 'vite', 'bin', 'vite.js')
  buildOnce('web', sources, 'the web app', [vite, 'build', '--logLevel', 'warn'])
}

/** The service in few files, in dist/server: it starts in half of the time that its sources take. */
export function buildServer() {
  const program = path.join(root, 'scripts', 'build-server.mjs')
  const sources = sourceFiles().filter((file) => !/\.(test|cases|fixture)\.ts$/.test(file))
  buildOnce('server', [...sources, program], 'the service', [program])
}

/** The browser tests use the system's Chromium. Where packages may be installed it is; where not, the tests say what is missing. */
export function installChromium() {
  if (
    process.env.CHROMIUM_PATH ||
    ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].some((file) => existsSync(file)) ||
    process.getuid?.() !== 0 ||
    !existsSync('/usr/bin/apt-get')
  )
    return
  process.stderr.write('Installing Chromium for the browser tests (once) ...\n')
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  // Without a window it takes less of the processor; where a distribution has none, the whole one.
  const { status } = apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
  if (status !== 0) apt('install', '-y', '--no-install-recommends', 'chromium')
}
