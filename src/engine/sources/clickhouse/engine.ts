import type { RemoteEngine } from '../engine.ts'
import { remoteProgram } from '../remote/program.ts'
import { dialect } from './dialect.ts'
import { lexis } from './tokens.ts'

export const clickhouse: RemoteEngine = {
  program: remoteProgram,
  dialect,
  lexis,
  loadDriver: async () => (await import('./driver.ts')).driver,
}
