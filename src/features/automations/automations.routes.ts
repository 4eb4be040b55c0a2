import { z } from 'zod'
import { builtinTemplates } from '../../engine/reports/index.ts'
import { QueryError, type Sandbox } from '../../engine/sandbox/index.ts'
import { type Clock, isoNow, madeAt } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { stored } from '../../platform/database/stored.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { parseExactJson } from '../../platform/exact-json.ts'
import { pageFields, pageQuery } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import { scheduleFault } from '../../platform/jobs/schedule.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { mapInTurns } from '../../platform/workers/in-turns.ts'
import {
  type AppRoute,
  assertMay,
  may,
  type Principal,
  type Action as Right,
  tagged,
  teamRoute,
} from '../access/index.ts'
import type { AgentStore } from '../agents/index.ts'
import type { DashboardStore } from '../dashboards/index.ts'
import {
  checkTargets,
  type Deliveries,
  deliveryErrors,
  shownTargets,
  type Target,
  type TargetDeps,
  withoutPath,
  withoutPaths,
  withSecrets,
} from '../deliveries/index.ts'
import type { ReportStore } from '../reports/index.ts'
import { type LinkStore, requireSpace, type SpaceStore, spaceErrors } from '../spaces/index.ts'
import { lockTeam } from '../teams/index.ts'
import {
  type Action,
  type Automation,
  automation,
  automationChange,
  automationInput,
  automationRun,
  runWithDeliveries,
  type Threshold,
  type Trigger,
} from './automations.contract.ts'
import { automationErrors as errors } from './automations.errors.ts'
import type { AutomationRow, RunRow } from './automations.store.ts'
import { type Automations, targetsPurpose } from './automations.ts'
import { isBeyond, readValue, type ThresholdDeps } from './check-threshold.ts'
import { Fault } from './fault.ts'

export type AutomationRouteDeps = TargetDeps &
  ThresholdDeps & {
    database: Database
    automations: Automations
    deliveries: Deliveries
    secrets: Secrets
    clock: Clock
    spaces: SpaceStore
    agents: AgentStore
    links: LinkStore
    dashboards: DashboardStore
    reports: ReportStore
    sandbox: Sandbox
    isMember(teamId: string, userId: string): Promise<boolean>
  }

const maxAutomations = 200
type Place = { teamId: string; ownerId: string; spaceId: string }

export function automationRoutes(deps: AutomationRouteDeps): AppRoute[] {
  const { database, automations, deliveries, secrets, clock, spaces } = deps
  const { store } = automations
  const read = { may: 'automations:read' as const }
  const write = { may: 'automations:write' as const }
  const saving = [
    errors.invalidSchedule,
    errors.invalidCondition,
    errors.unknownPart,
    deliveryErrors.mailMissing,
    deliveryErrors.teamChatMissing,
    deliveryErrors.refusedAddress,
  ]

  async function find(teamId: string, id: string): Promise<AutomationRow> {
    return findOrThrow(store.find(teamId, id), errors.notFound)
  }
  const targetsOf = (row: AutomationRow): Target[] =>
    JSON.parse(secrets.decrypt(row.sealedTargets, targetsPurpose(row.id)))
  const shown = (row: AutomationRow, lastRun: RunRow | undefined, made?: Set<string>): Automation => {
    const trigger: Trigger = JSON.parse(row.trigger)
    return {
      ...row,
      enabled: row.enabled === 1,
      action: parseExactJson(row.action) as Action,
      trigger,
      deliveries: shownTargets(targetsOf(row), made),
      nextRunAt: trigger.kind === 'schedule' && row.enabled === 1 ? row.nextAt : null,
      lastRun: lastRun ?? null,
    }
  }
  const seesAddresses = (caller: Principal) => may(caller, 'automations:write')
  async function shownAll(caller: Principal, rows: AutomationRow[]) {
    const runs = await store.lastRuns(
      caller.teamId,
      rows.map(({ id }) => id),
    )
    return mapInTurns(rows, (row) => {
      const all = shown(row, runs.get(row.id))
      return seesAddresses(caller) ? all : { ...all, deliveries: withoutPaths(all.deliveries) }
    })
  }

  /** What a trigger begins with: its hour, and where its condition stands now. */
  async function begin(place: Place, trigger: Trigger, enabled: boolean) {
    const nextAt = enabled ? automations.nextOf(trigger) : null
    const fresh = { nextAt, checkFailures: 0, problem: null }
    if (trigger.kind === 'file-replaced') return { ...fresh, ...unknown, dataSourceId: trigger.dataSourceId }
    if (trigger.kind === 'schedule') return { ...fresh, ...unknown, dataSourceId: null }
    const value = await valueNow(deps, place, trigger)
    return {
      ...fresh,
      dataSourceId: null,
      lastValue: value,
      lastCheckedAt: isoNow(clock),
      holds: value === null ? null : Number(isBeyond(trigger, value)),
    }
  }

  return tagged('Automations', [
    teamRoute('GET', '/automations', {
      ...read,
      summary: 'Lists the automations of the team, newest first',
      query: pageQuery,
      answer: z.array(automation),
      async handle({ caller, query, page }) {
        const rows = await store.list(caller.teamId, query)
        return shownAll(caller, page(rows))
      },
    }),
    teamRoute('GET', '/spaces/:id/automations', {
      ...read,
      summary: 'Lists the automations of a space, newest first',
      query: pageQuery,
      answer: z.array(automation),
      errors: [spaceErrors.notFound],
      async handle({ caller, params: { id }, query, page }) {
        await requireSpace(spaces, caller.teamId, id)
        const rows = await store.list(caller.teamId, { ...query, spaceId: id })
        return shownAll(caller, page(rows))
      },
    }),
    teamRoute('POST', '/spaces/:id/automations', {
      ...write,
      summary: 'Makes an automation: what is run, when, and where it is sent',
      description:
        'A webhook without a secret gets one, shown in this answer alone. A condition is looked at once while it is saved: it runs when it is crossed after that.',
      body: automationInput,
      status: 201,
      answer: automation,
      errors: [spaceErrors.notFound, errors.tooMany, ...saving],
      async handle({ caller, params: { id: spaceId }, body }) {
        const { teamId, userId } = caller
        await requireSpace(spaces, teamId, spaceId)
        const place = { teamId, ownerId: userId, spaceId }
        assertMayRun(caller, body)
        await checkAction(deps, place, body.action)
        await checkTrigger(deps, place, body.trigger)
        await checkTargets(deps, teamId, body.deliveries)
        const id = newId()
        const { deliveries: given, ...fields } = body
        const { targets, made } = withSecrets(given)
        const row: AutomationRow = {
          id,
          ...place,
          ...stored(fields),
          sealedTargets: secrets.encrypt(JSON.stringify(targets), targetsPurpose(id)),
          ...(await begin(place, body.trigger, body.enabled)),
          ...madeAt(isoNow(clock)),
        }
        await database.transaction(async (queries) => {
          await lockTeam(queries, teamId)
          if ((await store.count(teamId, queries)) >= maxAutomations) throw errors.tooMany()
          await store.insert(row, queries)
        })
        return shown(row, undefined, made)
      },
    }),
    teamRoute('GET', '/automations/:id', {
      ...read,
      summary: 'Gets an automation',
      answer: automation,
      errors: [errors.notFound],
      async handle({ caller, params: { id } }) {
        return (await shownAll(caller, [await find(caller.teamId, id)]))[0]!
      },
    }),
    teamRoute('PATCH', '/automations/:id', {
      ...write,
      summary: 'Changes an automation, pauses it or lets it go on',
      description:
        'What is under way goes on. An automation whose owner has left the team is taken over by whoever changes it.',
      body: automationChange,
      answer: automation,
      errors: [errors.notFound, ...saving],
      async handle({ caller, params: { id }, body }) {
        const { teamId } = caller
        const before = await find(teamId, id)
        const place = { teamId, ownerId: before.ownerId, spaceId: before.spaceId }
        const trigger = body.trigger ?? (JSON.parse(before.trigger) as Trigger)
        assertMayRun(caller, { action: body.action ?? (parseExactJson(before.action) as Action), trigger })
        const enabled = body.enabled ?? before.enabled === 1
        if (body.action) await checkAction(deps, place, body.action)
        if (body.trigger || body.enabled) await checkTrigger(deps, place, trigger)
        if (body.deliveries) await checkTargets(deps, teamId, body.deliveries)
        const { targets, made } = withSecrets(body.deliveries ?? [], targetsOf(before))
        const anew = body.trigger !== undefined || (body.enabled !== undefined && enabled !== (before.enabled === 1))
        const gone = !(await deps.isMember(teamId, before.ownerId))
        const { deliveries: given, ...fields } = body
        const update = store.update(teamId, id, {
          ...stored({ ...fields, enabled }),
          ...(given && { sealedTargets: secrets.encrypt(JSON.stringify(targets), targetsPurpose(id)) }),
          ...(anew && (enabled ? await begin(place, trigger, true) : paused(trigger))),
          ...(gone && { ownerId: caller.userId }),
          updatedAt: isoNow(clock),
        })
        return shown(await findOrThrow(update, errors.notFound), (await store.lastRuns(teamId, [id])).get(id), made)
      },
    }),
    teamRoute('DELETE', '/automations/:id', {
      ...write,
      summary: 'Deletes an automation with its history; the chats and reports that it made stay',
      answer: { kind: 'empty' },
      errors: [errors.notFound],
      async handle({ caller, params: { id } }) {
        await findOrThrow(store.remove(caller.teamId, id), errors.notFound)
      },
    }),
    teamRoute('POST', '/automations/:id/run', {
      ...write,
      summary: 'Runs an automation now, also one that is paused; answers the run that is under way when there is one',
      status: 202,
      answer: automationRun,
      errors: [errors.notFound],
      async handle({ caller, params: { id } }) {
        return findOrThrow(automations.runNow(await find(caller.teamId, id)), errors.notFound)
      },
    }),
    teamRoute('GET', '/automations/:id/runs', {
      ...read,
      summary: 'Lists how an automation went, newest first',
      query: z.strictObject(pageFields),
      answer: z.array(runWithDeliveries),
      errors: [errors.notFound],
      async handle({ caller, params: { id }, query, page }) {
        const { teamId } = caller
        await find(teamId, id)
        const rows = page(await store.runs(teamId, id, query))
        const all = await deliveries.store.ofRuns(
          teamId,
          rows.map((run) => run.id),
        )
        const sent = seesAddresses(caller) ? all : all.map(withoutPath)
        return rows.map((run) => ({
          ...run,
          deliveries: sent.filter(({ automationRunId }) => automationRunId === run.id),
        }))
      },
    }),
  ])
}

const needs: Record<Action['kind'], Right[]> = {
  prompt: ['chats:write'],
  dashboard: ['dashboards:read'],
  report: ['reports:write', 'data-sources:read'],
}
/** It sends on what it reads: whoever says what and where could read that themselves. */
function assertMayRun(caller: Principal, { action, trigger }: { action: Action; trigger: Trigger }): void {
  for (const right of needs[action.kind]) assertMay(caller, right)
  if (trigger.kind === 'threshold') assertMay(caller, 'data-sources:read')
}

const unknown = { lastValue: null, lastCheckedAt: null, holds: null }
const paused = (trigger: Trigger) => ({
  nextAt: null,
  dataSourceId: trigger.kind === 'file-replaced' ? trigger.dataSourceId : null,
})

async function checkTrigger({ links, clock }: AutomationRouteDeps, place: Place, trigger: Trigger): Promise<void> {
  if (trigger.kind === 'schedule') {
    const fault = scheduleFault(trigger.cron, trigger.timezone, clock.now())
    if (fault) throw errors.invalidSchedule(fault)
  }
  if (trigger.kind === 'file-replaced' && !(await links.ofSource(place.teamId, place.spaceId, trigger.dataSourceId)))
    throw errors.unknownPart('the data source is not attached to the space')
}

async function checkAction(deps: AutomationRouteDeps, { teamId, spaceId }: Place, action: Action): Promise<void> {
  if (action.kind === 'dashboard') {
    if ((await deps.dashboards.find(teamId, action.dashboardId))?.spaceId !== spaceId)
      throw errors.unknownPart('the dashboard is not of this space')
  } else if (action.kind === 'prompt') {
    if (action.agentId != null && (await deps.agents.find(teamId, action.agentId))?.spaceId !== spaceId)
      throw errors.unknownPart('the agent is not of this space')
  } else {
    const builtIn = builtinTemplates.some(({ id }) => id === action.templateId)
    if (!builtIn && !(await deps.reports.templateHead(teamId, action.templateId)))
      throw errors.unknownPart('there is no such template')
    const attached = new Set((await deps.links.attached(teamId, spaceId)).map(({ dataSourceId }) => dataSourceId))
    if (action.sources?.some((id) => !attached.has(id)))
      throw errors.unknownPart('a data source is not attached to the space')
  }
}

async function valueNow(deps: ThresholdDeps, place: Place, threshold: Threshold): Promise<number | null> {
  try {
    return await readValue(deps, place, threshold)
  } catch (error) {
    if (error instanceof QueryError || error instanceof Fault) throw errors.invalidCondition(error.message)
    throw error
  }
}
