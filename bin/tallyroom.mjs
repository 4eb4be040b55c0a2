#!/usr/bin/env node
// Runs on whatever Node the machine has: finds one that is new enough and hands over.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode, missingNode, refuseNode } from './own-node.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
// A checkout has the sources, which Node runs as they are; a package has what was built of them.
const source = path.join(root, 'src', 'cli', 'main.ts')
const entry = existsSync(source) ? source : path.join(root, 'dist', 'server', 'cli', 'main.js')

const node = findNode()
if (node === null) {
  process.stderr.write(`tallyroom: ${missingNode}\n`)
  process.exit(1)
}

// As scripts/start.mjs does.
const child = spawn(node, ['--max-semi-space-size=8', entry, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...(entry === source && { NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'tallyroom') }),
    ...process.env,
  },
})
child.on('error', (error) => refuseNode(node, error))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
