import { type EngineWorkers, renderChartPng } from '../../engine/workers/index.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database, Queries } from '../../platform/database/open.ts'
import { ServiceError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { type Jobs, TryAgain } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Mailer } from '../../platform/mail.ts'
import type { NetworkGuard } from '../../platform/network/network.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { readJson, writeJson } from '../../platform/workers/json-in-turns.ts'
import type { TeamChats } from '../team-chats/index.ts'
import { writtenLocale } from '../users/index.ts'
import { recipientOf } from './check-targets.ts'
import type { Attachment, Target } from './deliveries.contract.ts'
import { createDeliveryStore, type DeliveryRow } from './deliveries.store.ts'
import { type AttachedFile, type DeliveryPayload, fileOf } from './delivery-payload.ts'
import { SendFault } from './send-fault.ts'
import { mailOf, sendMail } from './send-mail.ts'
import { type Endpoint, sendWebhook } from './send-webhook.ts'

export type DeliveryDeps = {
  database: Database
  jobs: Jobs
  clock: Clock
  log: Log
  secrets: Secrets
  guard: NetworkGuard
  workers: EngineWorkers
  mailer: Pick<Mailer, 'isSetUp' | 'deliver'>
  teamChats: TeamChats
  /** Where people open the service. */
  address(): string
  version: string
}

/** What those whose deliveries these are want to know. */
export type DeliveryOwner = {
  /** Where an event goes now; null: nowhere any more. */
  endpointOf?(delivery: DeliveryRow): Promise<Endpoint | null>
  /** After each try, in its transaction. */
  attempted?(delivery: DeliveryRow, fault: SendFault | null, queries: Queries): Promise<void>
}
type OwnerName = 'automation' | 'report' | 'webhook'

/** Tells a person of the team something by mail, where there is any. */
export type TellPerson = (
  queries: Queries,
  notice: { teamId: string; userId: string; title: string; text: string; path: string },
) => Promise<void>

const deliveryJob = 'deliver'
const second = 1_000
const minute = 60 * second
const hour = 60 * minute
/** Waits between the tries. An event is not in a hurry; what a person waits for is told as failed the same day. */
const waits = {
  event: [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour],
  other: [10 * second, minute, 5 * minute, 30 * minute, 2 * hour],
}
const keptDays = 30
const maxAttachedBytes = 20 * 1024 * 1024

export type Deliveries = ReturnType<typeof createDeliveries>

/** Everything that leaves by itself: a row until it has arrived or was given up, tried by one instance at a time. */
export function createDeliveries(deps: DeliveryDeps) {
  const { database, jobs, clock, log, secrets, mailer } = deps
  const store = createDeliveryStore(database)
  const owners: Partial<Record<OwnerName, DeliveryOwner>> = {}
  // Several recipients of one thing get one and the same file.
  const files = new Map<string, Promise<AttachedFile | null>>()

  const ownerOf = (row: DeliveryRow): DeliveryOwner | undefined =>
    row.webhookId !== null
      ? owners.webhook
      : row.automationRunId !== null
        ? owners.automation
        : row.reportId !== null
          ? owners.report
          : undefined

  function attachedFile(row: DeliveryRow, payload: DeliveryPayload, locale: string): Promise<AttachedFile | null> {
    if (!row.attachment) return Promise.resolve(null)
    const key = `${row.contentId} ${row.attachment}`
    let made = files.get(key)
    if (!made) {
      made = fileOf(deps.workers, { teamId: row.teamId, locale }, payload, row.attachment)
      files.set(key, made)
      made.catch(() => files.delete(key))
      setTimeout(() => files.delete(key), minute).unref()
    }
    return made
  }

  async function send(row: DeliveryRow, signal?: AbortSignal): Promise<{ status: number | null; said: string | null }> {
    const nothing = { status: null, said: null }
    const webhook = { ...deps, userAgent: `Tallyroom/${deps.version}` }
    if (row.webhookId !== null) {
      const endpoint = await owners.webhook?.endpointOf?.(row)
      if (!endpoint) throw new SendFault('The webhook is off.', { lasting: true })
      return sendWebhook(webhook, endpoint, { id: row.id, body: row.payload ?? '{}', signal })
    }
    const target: Target = JSON.parse(secrets.decrypt(row.sealedTarget!, `delivery:${row.id}`))
    const content = row.contentId && (await store.content(row.teamId, row.contentId))
    if (!content) throw new SendFault('What was to be sent is gone.', { lasting: true })
    const payload = await readJson<DeliveryPayload>(content)
    const locale = await writtenLocale(database.queries, row.teamId, null)
    const file = await attachedFile(row, payload, locale)
    if (file && file.body.length > maxAttachedBytes)
      throw new SendFault('The file is larger than 20 MB. Send it without a file, or make it smaller.', {
        lasting: true,
      })
    const link = payload.link && `${deps.address()}${payload.link.path}`
    if (target.kind === 'email') {
      if (!mailer.isSetUp()) throw new SendFault('No mail server is set up.', { lasting: true })
      const mail = await mailOf(deps.workers, { teamId: row.teamId, locale }, payload, link)
      const host = new URL(deps.address()).hostname
      await sendMail(mailer.deliver, target.address, { mail, file, messageId: `${row.id}@${host}` })
      return nothing
    }
    if (target.kind === 'webhook') {
      const data = forPrograms(payload, link, file)
      const body = String(await writeJson({ type: 'delivery', timestamp: row.createdAt, data }))
      return sendWebhook(webhook, { url: target.url, secrets: [target.secret!] }, { id: row.id, body, signal })
    }
    const owner = { teamId: row.teamId, userId: payload.userId }
    const chart =
      payload.chart &&
      (await renderChartPng(deps.workers, owner, { spec: payload.chart.spec, data: payload.chart, locale }))
    await deps.teamChats
      .send(row.teamId, target, {
        title: payload.title,
        markdown: payload.markdown,
        locale,
        ...(payload.table && { table: payload.table }),
        ...(chart && { chart: { png: chart, alt: payload.chart?.spec.title ?? payload.title } }),
        ...(file && { file }),
        ...(link && { link: { url: link, label: payload.link!.label } }),
      })
      .catch((error: Error) => {
        if (!(error instanceof ServiceError)) throw new SendFault(error.message)
        // Not connected any more, or turned off; everything else may be better in a while.
        const lasting = error.status === 404 || error.status === 409
        throw new SendFault(`${error.message}: ${error.detail}`, { lasting })
      })
    return nothing
  }

  /** One try, and what came of it. */
  async function attempt(row: DeliveryRow, signal?: AbortSignal): Promise<DeliveryRow | undefined> {
    const started = performance.now()
    let fault: SendFault | null = null
    let answer: { status: number | null; said: string | null } = { status: null, said: null }
    try {
      answer = await send(row, signal)
    } catch (error) {
      signal?.throwIfAborted()
      if (!(error instanceof SendFault)) throw error
      fault = error
    }
    const at = isoNow(clock)
    const tries = row.attempts + 1
    const wait = (row.webhookId === null ? waits.other : waits.event)[row.attempts]
    const again = fault !== null && !fault.lasting && wait !== undefined
    const next = again ? Math.max(wait, fault?.retryAfterMs ?? 0) : null
    return database.transaction(async (queries) => {
      const after = await store.update(
        row.teamId,
        row.id,
        {
          status: fault === null ? 'delivered' : again ? 'pending' : 'failed',
          attempts: tries,
          responseStatus: fault ? fault.status : answer.status,
          responseText: fault ? fault.said : answer.said,
          durationMs: Math.round(performance.now() - started),
          error: fault?.message ?? null,
          lastAttemptAt: at,
          nextAttemptAt: next === null ? null : new Date(clock.now().getTime() + next).toISOString(),
          deliveredAt: fault === null ? at : null,
        },
        queries,
      )
      if (after) await ownerOf(after)?.attempted?.(after, fault, queries)
      return after
    })
  }

  type Payload = { teamId: string; id: string }
  jobs.define<Payload>(deliveryJob, {
    atOnce: 8,
    async run({ teamId, id }, signal) {
      const row = await store.find(teamId, id)
      if (row?.status !== 'pending') return
      const after = await attempt(row, signal)
      if (after?.status === 'pending' && after.nextAttemptAt)
        throw new TryAgain(Math.max(0, Date.parse(after.nextAttemptAt) - clock.now().getTime()))
    },
    async failed({ teamId, id }, error) {
      log.error({ err: error, delivery: id }, 'a delivery was given up')
      const fault = new SendFault('The delivery failed for a reason of our own; the log says more.')
      await database.transaction(async (queries) => {
        const change = { status: 'failed' as const, error: fault.message, nextAttemptAt: null }
        const after = await store.update(teamId, id, change, queries)
        if (after) await ownerOf(after)?.attempted?.(after, fault, queries)
      })
    },
  })

  const draft = (fields: Pick<DeliveryRow, 'teamId' | 'kind' | 'recipient'> & Partial<DeliveryRow>): DeliveryRow => {
    const now = isoNow(clock)
    return {
      id: newId(),
      sealedTarget: null,
      attachment: null,
      contentId: null,
      automationRunId: null,
      reportId: null,
      webhookId: null,
      event: null,
      payload: null,
      eventKey: null,
      status: 'pending',
      attempts: 0,
      responseStatus: null,
      responseText: null,
      durationMs: null,
      error: null,
      lastAttemptAt: null,
      nextAttemptAt: now,
      deliveredAt: null,
      createdAt: now,
      ...fields,
    }
  }
  const enqueue = (row: DeliveryRow, queries: Queries) =>
    jobs.enqueue(deliveryJob, { teamId: row.teamId, id: row.id }, { key: row.id }, queries)

  return {
    store,
    attempt,
    draft,
    own(name: OwnerName, owner: DeliveryOwner): void {
      owners[name] = owner
    },
    /** In the transaction that makes what is sent; `jobs.wake` after it. */
    async add(row: DeliveryRow, queries: Queries): Promise<boolean> {
      const added = await store.insert(row, queries)
      if (added) await enqueue(row, queries)
      return added
    },
    /** A payload for each of the targets. */
    async dispatch(
      {
        teamId,
        targets,
        content,
        attachment,
        ...of
      }: {
        teamId: string
        targets: Target[]
        /** Of `packPayload`. */
        content: string
        attachment: Attachment | null
        automationRunId?: string
        reportId?: string
      },
      queries: Queries,
    ): Promise<DeliveryRow[]> {
      if (targets.length === 0) return []
      const contentId = newId()
      await store.insertContent({ id: contentId, teamId, content, createdAt: isoNow(clock) }, queries)
      const rows = targets.map((target) => {
        const row = draft({ teamId, kind: target.kind, recipient: recipientOf(target), attachment, contentId, ...of })
        return { ...row, sealedTarget: secrets.encrypt(JSON.stringify(target), `delivery:${row.id}`) }
      })
      for (const row of rows) {
        await store.insert(row, queries)
        await enqueue(row, queries)
      }
      return rows
    },
    /** Sends what has ended anew, with all its tries before it; what still waits is sent now. */
    async again(row: DeliveryRow): Promise<DeliveryRow | undefined> {
      if (row.status === 'pending') {
        await jobs.hasten(deliveryJob, row.id)
        return row
      }
      const after = await database.transaction(async (queries) => {
        const change = { status: 'pending' as const, attempts: 0, error: null, nextAttemptAt: isoNow(clock) }
        const changed = await store.update(row.teamId, row.id, change, queries)
        // A key of its own: the job that ended the last try may not be gone yet.
        if (changed)
          await jobs.enqueue(deliveryJob, { teamId: row.teamId, id: row.id }, { key: `${row.id} ${newId()}` }, queries)
        return changed
      })
      jobs.wake()
      return after
    },
    prune: () => store.prune(new Date(clock.now().getTime() - keptDays * 24 * hour).toISOString()),
  }
}

const forPrograms = (payload: DeliveryPayload, link: string | null, file: AttachedFile | null) => ({
  ...payload.about,
  title: payload.title,
  text: payload.markdown,
  table: payload.table && { columns: payload.table.columns, rows: payload.table.rows },
  link,
  file: file && { name: file.name, contentType: file.contentType, base64: file.body.toString('base64') },
})
