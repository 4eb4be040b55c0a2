import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { type Jobs, TryAgain } from '../../platform/jobs/jobs.ts'
import { nextRun } from '../../platform/jobs/schedule.ts'
import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/secrets.ts'
import {
  type Deliveries,
  type DeliveryPayload,
  packPayload,
  type Target,
  type TellPerson,
  withoutPath,
} from '../deliveries/index.ts'
import { writtenLocale } from '../users/index.ts'
import type { Threshold, Trigger } from './automations.contract.ts'
import { type AutomationRow, type AutomationStore, createAutomationStore, type RunRow } from './automations.store.ts'
import { beginRun, draftRun, runJob } from './begin-run.ts'
import { crossing, isBeyond } from './check-threshold.ts'
import { asFault, Fault } from './fault.ts'

export type AutomationDeps = {
  database: Database
  jobs: Jobs
  clock: Clock
  log: Log
  secrets: Secrets
  deliveries: Deliveries
  isMember(teamId: string, userId: string): Promise<boolean>
  runAction(
    store: AutomationStore,
    job: { automation: AutomationRow; run: RunRow; signal: AbortSignal },
  ): Promise<DeliveryPayload>
  readValue(automation: AutomationRow, threshold: Threshold, signal?: AbortSignal): Promise<number | null>
  tellPerson: TellPerson
}

const checkJob = 'check-automation'
const minute = 60_000
const tickMs = 1_000
/** Waits between the attempts of one run. */
const waits = [10_000, minute, 5 * minute]
const failedChecks = 3
const runsKeptDays = 180
/** A little later is not worth a word; longer means that nobody was there. */
const lateMs = 2 * minute

export const targetsPurpose = (id: string): string => `automation:${id}`

export type Automations = ReturnType<typeof createAutomations>

/** What runs by itself: looks whose hour has come, runs it on one instance, and keeps how it went. */
export function createAutomations(deps: AutomationDeps) {
  const { database, jobs, clock, log, secrets, deliveries } = deps
  const store = createAutomationStore(database)
  const begun = { store, jobs, clock }
  let timer: NodeJS.Timeout | undefined
  let ticking: Promise<void> | null = null
  let prunedAt = 0

  const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()

  /** When it is due, or to be looked at, next; null: never by the clock. */
  function nextOf(trigger: Trigger): string | null {
    if (trigger.kind === 'schedule') return nextRun(trigger.cron, trigger.timezone, clock.now())?.toISOString() ?? null
    return trigger.kind === 'threshold' ? later(trigger.everyMinutes * minute) : null
  }

  /** Whatever was missed is one run: the next hour is counted from now. */
  async function take(row: AutomationRow): Promise<void> {
    const trigger: Trigger = JSON.parse(row.trigger)
    await database.transaction(async (queries) => {
      if (!(await store.take(row, nextOf(trigger), queries))) return
      if (trigger.kind !== 'schedule')
        return jobs.enqueue(checkJob, { teamId: row.teamId, id: row.id }, { key: row.id }, queries)
      const late = clock.now().getTime() - Date.parse(row.nextAt!) > lateMs
      const reason = late ? 'It was due while the service was not running.' : null
      await beginRun(begun, row, 'schedule', reason, queries)
    })
  }

  async function tick(): Promise<void> {
    const due = await store.due(isoNow(clock))
    for (const row of due) await take(row)
    if (due.length > 0) jobs.wake()
    if (clock.now().getTime() - prunedAt < 60 * minute) return
    prunedAt = clock.now().getTime()
    await deliveries.prune()
    await store.pruneRuns(later(-runsKeptDays * 24 * 60 * minute))
  }

  async function notifyOwner(
    { teamId, ownerId, name, id }: AutomationRow,
    error: string,
    mend: string,
    queries: Queries,
  ) {
    await deps.tellPerson(queries, {
      teamId,
      userId: ownerId,
      title: `Automation failed: ${name}`,
      text: `${error} ${mend}`.trim(),
      path: `/automations/${id}`,
    })
  }

  /** In one transaction: it has failed, and its owner is told. */
  async function fail(automation: AutomationRow, run: RunRow, { message, mend }: Fault, queries: Queries) {
    const ended = { status: 'failed' as const, nextAttemptAt: null, finishedAt: isoNow(clock), attempts: run.attempts }
    await store.updateRun(run.teamId, run.id, { ...ended, error: message, mend }, queries)
    await notifyOwner(automation, message, mend, queries)
  }

  async function execute({ automation, run }: { automation: AutomationRow; run: RunRow }, signal: AbortSignal) {
    const { teamId } = automation
    const targets: Target[] = JSON.parse(secrets.decrypt(automation.sealedTargets, targetsPurpose(automation.id)))
    await store.updateRun(teamId, run.id, {
      status: 'running',
      nextAttemptAt: null,
      startedAt: run.startedAt ?? isoNow(clock),
    })
    if (!(await deps.isMember(teamId, automation.ownerId)))
      throw new Fault('Its owner is no longer in the team.', 'Whoever changes it takes it over.')
    const payload = await deps.runAction(store, { automation, run, signal })
    const told = run.reason ? { ...payload, markdown: `${run.reason}\n\n${payload.markdown}` } : payload
    const content = await packPayload(told, automation.ownerId)
    await database.transaction(async (queries) => {
      const { attachment } = automation
      const sent = await deliveries.dispatch({ teamId, targets, content, attachment, automationRunId: run.id }, queries)
      const done = sent.length === 0
      await store.updateRun(
        teamId,
        run.id,
        {
          status: done ? 'done' : 'delivering',
          error: null,
          mend: null,
          attempts: run.attempts + 1,
          finishedAt: done ? isoNow(clock) : null,
        },
        queries,
      )
    })
    jobs.wake()
  }

  async function find({ teamId, runId }: { teamId: string; runId: string }) {
    const run = await store.findRun(teamId, runId)
    if (!run || !['queued', 'running', 'retrying'].includes(run.status)) return null
    const automation = await store.find(teamId, run.automationId)
    return automation ? { automation, run } : null
  }

  jobs.define<{ teamId: string; runId: string }>(runJob, {
    atOnce: 4,
    async run(payload, signal) {
      const found = await find(payload)
      if (!found) return
      const { automation, run } = found
      try {
        await execute(found, signal)
      } catch (error) {
        signal.throwIfAborted()
        const fault = asFault(error)
        if (!(error instanceof Fault)) log.warn({ err: error, automation: automation.id }, 'an automation failed')
        const wait = waits[run.attempts]
        const attempts = run.attempts + 1
        if (fault.lasting || wait === undefined) {
          await database.transaction((queries) => fail(automation, { ...run, attempts }, fault, queries))
          jobs.wake()
          return
        }
        await store.updateRun(run.teamId, run.id, {
          status: 'retrying',
          attempts,
          error: fault.message,
          mend: fault.mend,
          nextAttemptAt: later(wait),
        })
        throw new TryAgain(wait, fault.message)
      }
    },
    async failed(payload, error) {
      log.error({ err: error, run: payload.runId }, 'an automation was given up')
      const found = await find(payload)
      if (found) await database.transaction((queries) => fail(found.automation, found.run, asFault(error), queries))
    },
  })

  jobs.define<{ teamId: string; id: string }>(checkJob, {
    atOnce: 4,
    attempts: 1,
    async run({ teamId, id }, signal) {
      const row = await store.find(teamId, id)
      const trigger: Trigger | undefined = row && JSON.parse(row.trigger)
      if (!row || row.enabled === 0 || trigger?.kind !== 'threshold') return
      let value: number | null
      try {
        value = await deps.readValue(row, trigger, signal)
      } catch (error) {
        signal.throwIfAborted()
        return countFailure(row, asFault(error))
      }
      const looked = { lastValue: value, lastCheckedAt: isoNow(clock), checkFailures: 0 }
      if (value === null) return void (await store.update(teamId, id, looked))
      const holds = Number(isBeyond(trigger, value))
      const reason = crossing(trigger, value, await writtenLocale(database.queries, teamId, null))
      await database.transaction(async (queries) => {
        // Whoever turns it over is the one who runs it.
        const turned = await store.turn(row, { ...looked, holds }, queries)
        if (turned && holds === 1 && row.holds === 0) await beginRun(begun, row, 'threshold', reason, queries)
      })
      jobs.wake()
    },
  })

  /** A condition that cannot be looked at is told once, not at every look. */
  async function countFailure(row: AutomationRow, fault: Fault): Promise<void> {
    const checkFailures = row.checkFailures + 1
    await database.transaction(async (queries) => {
      await store.update(row.teamId, row.id, { checkFailures, lastCheckedAt: isoNow(clock) }, queries)
      if (checkFailures !== failedChecks) return
      const now = isoNow(clock)
      const error = `The condition could not be looked at: ${fault.message}`
      const run = { ...draftRun(row, 'threshold', null, now), status: 'failed' as const, finishedAt: now }
      await store.insertRun({ ...run, error, mend: fault.mend }, queries)
      await notifyOwner(row, error, fault.mend, queries)
    })
    jobs.wake()
  }

  deliveries.own('automation', {
    async attempted({ teamId, automationRunId, status }, _fault, queries) {
      if (status === 'pending') return
      // First of all, so that those who end at the same moment come here one after the other.
      const run = await store.updateRun(teamId, automationRunId!, { nextAttemptAt: null }, queries)
      if (run?.status !== 'delivering') return
      const all = await deliveries.store.ofRuns(teamId, [run.id], queries)
      if (all.some((each) => each.status === 'pending')) return
      const failed = all.filter((each) => each.status === 'failed')
      if (failed.length === 0) {
        await store.updateRun(teamId, run.id, { status: 'done', finishedAt: isoNow(clock) }, queries)
        return
      }
      const automation = await store.find(teamId, run.automationId, queries)
      if (!automation) return
      const first = withoutPath(failed[0]!)
      const error =
        all.length === 1
          ? `It could not be delivered to ${first.recipient}: ${first.error}`
          : `${failed.length} of ${all.length} deliveries failed, the first to ${first.recipient}: ${first.error}`
      await fail(automation, run, new Fault(error, 'Look whether the recipient is right, then run it again.'), queries)
    },
  })

  return {
    store,
    nextOf,
    tick,
    /** By hand; answers the run that is under way when there is one. */
    async runNow(automation: AutomationRow): Promise<RunRow | undefined> {
      const run = await database.transaction((queries) => beginRun(begun, automation, 'manual', null, queries))
      jobs.wake()
      return run ?? store.activeRun(automation.teamId, automation.id)
    },
    /** In the transaction that replaces the file. */
    async fileReplaced(queries: Queries, source: { teamId: string; id: string; name: string }): Promise<void> {
      for (const row of await store.ofSource(source.teamId, source.id, queries))
        await beginRun(begun, row, 'file-replaced', `The file of ${source.name} was replaced or added to.`, queries)
    },
    /** In the transaction that deletes the source. */
    async sourceDeleted(queries: Queries, source: { teamId: string; id: string; name: string }, now: string) {
      const problem = `The data source ${source.name} was deleted: choose another.`
      for (const { id } of await store.ofSource(source.teamId, source.id, queries))
        await store.update(source.teamId, id, { enabled: 0, nextAt: null, problem, updatedAt: now }, queries)
    },
    start(): void {
      timer = setInterval(() => {
        ticking ??= tick()
          .catch((error) => log.warn({ err: error }, 'could not look which automations are due'))
          .finally(() => {
            ticking = null
          })
      }, tickMs).unref()
    },
    async close(): Promise<void> {
      clearInterval(timer)
      await ticking
    },
  }
}
