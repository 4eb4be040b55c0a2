import type { EventType } from './webhooks.contract.ts'

/** What is told of what happened: that it did and where it is, never what it says. */
export type WebhookEvent = {
  teamId: string
  type: EventType
  /** Looked up only when somebody wants to be told. */
  data: Record<string, unknown> | (() => Promise<Record<string, unknown>>)
  /** What happens again under one key is told once. */
  key?: string
}

type EndedRun = {
  teamId: string
  id: string
  status: string
  error: string | null
  chatId: string
  startedAt: string | null
}
type ChatPlace = { spaceId: string; automationId: string | null; shareLinkId: string | null }

export const runFinished = (run: EndedRun, findChat: () => Promise<ChatPlace | undefined>): WebhookEvent => ({
  teamId: run.teamId,
  type: 'run.finished',
  async data() {
    const place = await findChat()
    return {
      runId: run.id,
      status: run.status,
      error: run.error,
      chatId: run.chatId,
      spaceId: place?.spaceId ?? null,
      automationId: place?.automationId ?? null,
      shareLinkId: place?.shareLinkId ?? null,
      startedAt: run.startedAt,
    }
  },
})

type FailedSource = { teamId: string; id: string; name: string; type: string; lastError: string | null }
export const sourceFailed = ({ teamId, id, name, type, lastError }: FailedSource): WebhookEvent => ({
  teamId,
  type: 'source.failed',
  data: { dataSourceId: id, name, type, error: lastError },
})

type ReadyReport = { teamId: string; id: string; title: string; spaceId: string; createdByUserId: string }
export const reportReady = ({ teamId, id, title, spaceId, createdByUserId }: ReadyReport): WebhookEvent => ({
  teamId,
  type: 'report.ready',
  data: { reportId: id, title, spaceId, createdByUserId },
})

// Every reload opens a link again: it is told once an hour.
const hourly = (id: string, now: string) => `opened ${id} ${now.slice(0, 13)}`

type DashboardShare = { teamId: string; id: string; dashboardId: string; access: string }
export const dashboardOpened = (
  { teamId, id, dashboardId, access }: DashboardShare,
  title: string,
  now: string,
): WebhookEvent => ({
  teamId,
  type: 'share.used',
  data: { kind: 'dashboard', shareId: id, dashboardId, title, access, how: 'opened' },
  key: hourly(id, now),
})

type SpaceLink = { teamId: string; id: string; name: string; spaceId: string }
/** `chatId`: the chat that a visitor has begun; null when the link was only opened. */
export const linkUsed = (
  { teamId, id, name, spaceId }: SpaceLink,
  chatId: string | null,
  now: string,
): WebhookEvent => ({
  teamId,
  type: 'share.used',
  data: { kind: 'space', shareLinkId: id, name, spaceId, chatId, how: chatId === null ? 'opened' : 'asked' },
  key: chatId === null ? hourly(id, now) : `asked ${chatId}`,
})
