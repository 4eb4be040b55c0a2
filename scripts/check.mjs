import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { install, node, root, withOwnNode } from './prepare.mjs'

install()
const bin = (name, file) => path.join(root, 'node_modules', name, file)
// One checker each: several check much of the same again, and the cores have the other checks to do.
const types = (project) => [bin('typescript', 'bin/tsc'), '--noEmit', '--checkers', '1', '-p', project]
const checks = [
  ['types', types('.')],
  ...(existsSync(path.join(root, 'web', 'tsconfig.json')) ? [['types of the web app', types('web')]] : []),
  ['style', [bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings']],
  [
    'imports',
    [
      bin('dependency-cruiser', 'bin/dependency-cruiser.mjs'),
      'src',
      'web',
      'acceptance',
      '--config',
      '.dependency-cruiser.mjs',
    ],
  ],
  ['shape', ['scripts/check-shape.ts']],
  ['dead code', [bin('knip', 'bin/knip.js')]],
  ['dead code without tests', [bin('knip', 'bin/knip.js'), '--production']],
]
/** What a check prints is shown when it has ended, so that those beside each other are told apart. */
async function passes([name, args]) {
  const started = Date.now()
  const child = spawn(node, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: withOwnNode(process.env) })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk
    })
  const status = await new Promise((resolve) => {
    child.once('error', resolve)
    child.once('close', resolve)
  })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  process.stderr.write(`${printed}${status === 0 ? '✔' : '✖'} ${name} (${seconds} s)\n`)
  return status === 0
}

let passed = true
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let check = checks.shift(); check; check = checks.shift()) passed = (await passes(check)) && passed
  }),
)
process.exit(passed ? 0 : 1)
