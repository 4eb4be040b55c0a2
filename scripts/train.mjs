import { spawnSync } from 'node:child_process'
import { install, node, root, withOwnNode } from './prepare.mjs'

// `npm run train` learns the reader's weights from the corpora beside the repository and writes them; `-- --further` learns on from those
// that are there, and `-- --dry` only prints the figures.
install()
const script = process.argv.includes('--further') ? 'train-further' : 'train'
const { status } = spawnSync(node, [`evals/reader/${script}.ts`, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: withOwnNode(process.env),
})
process.exit(status ?? 1)
