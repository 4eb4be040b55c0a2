import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildServer, buildWeb, install, node, root, withOwnNode } from './prepare.mjs'

// Node does not strip types under node_modules, so a package holds JavaScript: dist/server, beside the web app in dist/web.
install()
buildWeb()
buildServer()
const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc')
const { status } = spawnSync(node, [compiler, '-p', 'tsconfig.client.json'], {
  cwd: root,
  stdio: 'inherit',
  env: withOwnNode(process.env),
})
if (status !== 0) process.exit(1)
// The compiler does not rewrite the names of imported files in declarations.
const client = path.join(root, 'dist', 'server', 'client')
for (const name of readdirSync(client).filter((each) => each.endsWith('.d.ts'))) {
  const file = path.join(client, name)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/( from '\.\/\w+)\.ts'/g, "$1.js'"))
}
