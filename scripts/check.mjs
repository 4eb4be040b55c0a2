import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { install, node, root, withOwnNode } from './prepare.mjs'

install()
const bin = (name, file) => path.join(root, 'node_modules', name, file)
const checks = [
  ['types', [bin('typescript', 'bin/tsc'), '--noEmit', '-p', '.']],
  ...(existsSync(path.join(root, 'web', 'tsconfig.json'))
    ? [['types of the web app', [bin('typescript', 'bin/tsc'), '--noEmit', '-p', 'web']]]
    : []),
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
  // A type that tests alone name is no dead code: it costs nothing where it runs.
  ['dead code without tests', [bin('knip', 'bin/knip.js'), '--production', '--exclude', 'types']],
]
const failed = checks.filter(([name, args]) => {
  const started = Date.now()
  const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit', env: withOwnNode(process.env) })
  process.stderr.write(`${status === 0 ? '✔' : '✖'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`)
  return status !== 0
})
process.exit(failed.length === 0 ? 0 : 1)
