import { appendFileSync, existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import type { Known } from '../../src/engine/reader/read.ts'
import { firstSight } from './first-sight.ts'
import { everydayKinds, expectedRows, isRight, ownSets, spareSets, strangerSets } from './own.ts'

/**
 * Asks sets of questions, and keeps what is known of each first reading and whether it is right, for `train-sureness.ts` to learn from: once, at
 * first sight, before anything is mended for them. `node evals/reader/record-facts.ts SET ...`, a name as in `own.ts` or a folder; `--blind` runs no candidates.
 */
const openSets = async (name: string) => {
  if (name === 'own') return ownSets()
  if (name === 'spare') return spareSets()
  if (isAbsolute(name)) return strangerSets(name)
  const known = everydayKinds.find(([kind]) => kind === name)
  if (!known) throw new Error(`there is no set ${name}`)
  return known[1]()
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

for (const name of process.argv.slice(2).filter((arg) => !arg.startsWith('--'))) {
  const kind = `${name.replace(/.*[/]/, '')}${process.argv.includes('--blind') ? ', blind' : ''}`
  for (const set of await openSets(name))
    for (const q of set.questions) {
      const expected = expectedRows(set, q)
      if (typeof q.ask !== 'string' || expected === null) continue
      const told: Known[] = []
      const [first] = set.bench.read(q.ask, { watch: (known) => told.push(known) })
      const [known] = told.slice(-1)
      if (!first || !known) continue
      const { facts, learned, cap } = known
      if (!existsSync(firstSight)) appendFileSync(firstSight, `set,right,learned,cap,${[...facts.keys()].join()}\n`)
      const right = isRight(set, expected, first.question) ? 1 : 0
      appendFileSync(firstSight, `"${kind}",${[right, ...[learned, cap, ...facts.values()].map(rounded)].join()}\n`)
    }
}
