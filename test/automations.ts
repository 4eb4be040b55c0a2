import { createEngineWorkers } from '../src/engine/workers/index.ts'
import { type AutomationRow, createAutomationStore } from '../src/features/automations/automations.store.ts'
import { createAutomations, targetsPurpose } from '../src/features/automations/automations.ts'
import type { DeliveryPayload, Target } from '../src/features/deliveries/index.ts'
import { createDeliveries } from '../src/features/deliveries/index.ts'
import { createWebhooks } from '../src/features/webhooks/index.ts'
import type { Clock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/database/open.ts'
import { newId } from '../src/platform/ids.ts'
import { createJobs } from '../src/platform/jobs/jobs.ts'
import { createLog } from '../src/platform/log.ts'
import { createNetworkGuard } from '../src/platform/network/network.ts'
import { createSecrets } from '../src/platform/secrets.ts'

const secrets = createSecrets('a secret for tests of automations')
const log = createLog('silent', false)

export const payload: DeliveryPayload = {
  title: 'Numbers',
  markdown: 'There are **12** orders.',
  table: null,
  chart: null,
  link: { path: '/', label: 'Open' },
  document: null,
  about: {},
}
export type Notice = { userId: string; title: string; text: string }
export type InstanceOptions = {
  runAction?(): Promise<DeliveryPayload>
  readValue?(): Promise<number | null>
  notices?: Notice[]
  allowPrivate?: boolean
}

const workers = createEngineWorkers()

/** One instance of what runs by itself, on a database that others may share. */
export function makeInstance(database: Database, clock: Clock, options: InstanceOptions = {}) {
  const jobs = createJobs({ database, clock, log })
  const guard = createNetworkGuard({ allowPrivate: options.allowPrivate ?? true })
  const tellPerson = async (_queries: unknown, { userId, title, text }: Notice) => {
    options.notices?.push({ userId, title, text })
  }
  const parts = { database, jobs, clock, log, secrets, guard, tellPerson }
  const deliveries = createDeliveries({
    ...parts,
    workers,
    mailer: { isSetUp: () => false, deliver: async () => {} },
    teamChats: { connected: async () => false, send: async () => {} },
    address: () => 'http://tallyroom.test',
    version: '0',
  })
  const webhooks = createWebhooks({ ...parts, deliveries })
  const automations = createAutomations({
    ...parts,
    deliveries,
    isMember: async () => true,
    runAction: options.runAction ?? (async () => payload),
    readValue: options.readValue ?? (async () => null),
  })
  return {
    jobs,
    deliveries,
    webhooks,
    automations,
    async close() {
      await automations.close()
      await jobs.close()
      guard.close()
    },
  }
}

export async function insertAutomation(
  database: Database,
  place: { teamId: string; spaceId: string },
  fields: Partial<AutomationRow> & { targets?: Target[] } = {},
): Promise<AutomationRow> {
  const { targets = [], ...rest } = fields
  const id = newId()
  const now = '2026-01-01T00:00:00.000Z'
  const row: AutomationRow = {
    id,
    ...place,
    ownerId: 'owner',
    name: 'Test',
    enabled: 1,
    action: JSON.stringify({ kind: 'prompt', prompt: 'x' }),
    trigger: JSON.stringify({ kind: 'schedule', cron: '0 * * * *', timezone: 'UTC' }),
    sealedTargets: secrets.encrypt(JSON.stringify(targets), targetsPurpose(id)),
    attachment: null,
    dataSourceId: null,
    nextAt: null,
    holds: null,
    lastValue: null,
    lastCheckedAt: null,
    checkFailures: 0,
    problem: null,
    createdAt: now,
    updatedAt: now,
    ...rest,
  }
  await createAutomationStore(database).insert(row)
  return row
}
