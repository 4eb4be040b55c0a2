#!/usr/bin/env node
// Runs on whatever Node the machine has: finds the Node 24 that came with the package and hands over.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
// A checkout has the sources, which Node runs as they are; a package has what they were compiled to.
const source = path.join(root, 'src', 'cli', 'main.ts')
const entry = existsSync(source) ? source : path.join(root, 'dist', 'server', 'cli', 'main.js')

function ownNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  try {
    const packageFile = createRequire(import.meta.url).resolve('node/package.json')
    const binary = path.join(path.dirname(packageFile), 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    if (existsSync(binary)) return binary
  } catch {
    // Told below.
  }
  process.stderr.write(
    'tallyroom: needs Node 24, and the npm package "node" that brings it is not installed: allow its install script, or use Node 24\n',
  )
  process.exit(1)
}

// As scripts/start.mjs does.
const child = spawn(ownNode(), ['--max-semi-space-size=8', entry, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...(entry === source && { NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'tallyroom') }),
    ...process.env,
  },
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
