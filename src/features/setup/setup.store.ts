import type { Queries } from '../../platform/database/open.ts'
import { changesAny } from '../../platform/database/statements.ts'

type InstallationTable = {
  id: number
  createdAt: string
  /** The team of the first run: its administrators run the service. */
  teamId: string | null
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    installations: InstallationTable
  }
}

export async function isSetUp(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('installations').select('id').executeTakeFirst()) !== undefined
}

/** True for exactly one caller, whoever else tries at the same time. */
export async function claimInstallation(queries: Queries, now: string): Promise<boolean> {
  return queries
    .insertInto('installations')
    .values({ id: 1, createdAt: now, teamId: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .$call(changesAny)
}

export async function setInstallationTeam(queries: Queries, teamId: string): Promise<void> {
  await queries.updateTable('installations').set({ teamId }).execute()
}

export async function installationTeam(queries: Queries): Promise<string | null> {
  return (await queries.selectFrom('installations').select('teamId').executeTakeFirst())?.teamId ?? null
}
