import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/open.ts'
import { newId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { AutomationRow, AutomationStore, RunRow } from './automations.store.ts'

export const runJob = 'run-automation'

export const draftRun = (
  { id, teamId }: Pick<AutomationRow, 'id' | 'teamId'>,
  cause: RunRow['cause'],
  reason: string | null,
  now: string,
): RunRow => ({
  id: newId(),
  teamId,
  automationId: id,
  cause,
  reason,
  status: 'queued',
  attempts: 0,
  error: null,
  mend: null,
  chatId: null,
  reportId: null,
  nextAttemptAt: null,
  startedAt: null,
  finishedAt: null,
  createdAt: now,
})

/** Writes down that an automation is to run, in the transaction of what caused it. Null: it is under way already. */
export async function beginRun(
  { store, jobs, clock }: { store: AutomationStore; jobs: Jobs; clock: Clock },
  automation: Pick<AutomationRow, 'id' | 'teamId'>,
  cause: RunRow['cause'],
  reason: string | null,
  queries: Queries,
): Promise<RunRow | null> {
  const run = draftRun(automation, cause, reason, isoNow(clock))
  if (!(await store.insertRun(run, queries))) return null
  await jobs.enqueue(runJob, { teamId: run.teamId, runId: run.id }, { key: run.id }, queries)
  return run
}
