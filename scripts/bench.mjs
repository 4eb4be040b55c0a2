import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { buildServer, buildWeb, install, node, root, withOwnNode } from './prepare.mjs'

// `npm run bench` runs every benchmark; `npm run bench -- http query` those two.
install()
buildWeb()
buildServer()
const asked = process.argv.slice(2)
const folders = readdirSync(path.join(root, 'bench'), { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && (asked.length === 0 || asked.includes(entry.name)),
)
let status = 0
for (const { name } of folders) {
  process.stdout.write(`\n== ${name}\n`)
  const run = spawnSync(node, [path.join('bench', name, `${name}.bench.ts`)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...withOwnNode(process.env), TALLYROOM_TEST_BUILT: 'true' },
  })
  if (run.status !== 0) status = 1
}
process.exit(status)
