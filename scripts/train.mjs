import { spawnSync } from 'node:child_process'
import { install, node, root, withOwnNode } from './prepare.mjs'

// `npm run train` learns the reader's weights from the corpora beside the repository and writes them; `-- --further` learns on from those
// that are there, `-- --doubt` learns only how sure a choice of one table is, and `-- --dry` only prints the figures.
install()
const given = process.argv.slice(2)
const stages = given.includes('--doubt')
  ? [['train-doubt']]
  : given.includes('--further')
    ? [['train-further'], ['train-doubt']]
    : // of which the order was learned
      [['train'], ['train-doubt', '--known', '6000', '--asked', '0']]
for (const [script, ...own] of stages) {
  const { status } = spawnSync(node, [`evals/reader/${script}.ts`, ...given, ...own], {
    cwd: root,
    stdio: 'inherit',
    env: withOwnNode(process.env),
  })
  if (status !== 0) process.exit(status ?? 1)
}
