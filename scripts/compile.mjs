import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { buildWeb, install, node, root, withOwnNode } from './prepare.mjs'

// Node does not strip types under node_modules, so a package holds JavaScript: dist/server, beside the web app in dist/web.
install()
buildWeb()
rmSync(path.join(root, 'dist', 'server'), { recursive: true, force: true })
const { status } = spawnSync(
  node,
  [path.join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', 'tsconfig.build.json'],
  { cwd: root, stdio: 'inherit', env: withOwnNode(process.env) },
)
if (status !== 0) process.exit(1)
