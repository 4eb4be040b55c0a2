import { spawnSync } from 'node:child_process'
import { buildServer, buildWeb, install, installChromium, node, root, withOwnNode } from './prepare.mjs'

install()
buildWeb()
buildServer()
installChromium()
// `npm test -- path ...` runs those only.
const { status } = spawnSync(node, ['scripts/run-tests.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...withOwnNode(process.env), TALLYROOM_TEST_BUILT: 'true' },
})
process.exit(status ?? 1)
