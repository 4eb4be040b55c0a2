import { openPostgres, openSqlite } from '../../src/platform/database/open.ts'
import { makeInstance, payload } from '../automations.ts'

/** An instance that says where it is and is killed by its parent: in the middle of a run, or of sending what it made. */
const [engine, where, stage] = process.argv.slice(2) as ['sqlite' | 'postgres', string, 'run' | 'delivery']
const database = engine === 'sqlite' ? openSqlite(where) : await openPostgres(where, 4)
const instance = makeInstance(
  database,
  { now: () => new Date() },
  {
    async runAction() {
      if (stage === 'delivery') return payload
      process.stdout.write('claimed\n')
      return new Promise(() => {})
    },
  },
)
await instance.jobs.start({ alone: false })
instance.automations.start()
// Its timers alone keep no process up.
setInterval(() => {}, 60_000)
