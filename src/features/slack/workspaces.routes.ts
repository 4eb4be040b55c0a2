import { z } from 'zod'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { page, pageQuery } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type AppRoute, teamRoute } from '../access/index.ts'
import { by, record } from '../audit-log/index.ts'
import { type SpaceStore, spaceErrors } from '../spaces/index.ts'
import {
  teamChatWorkspace,
  testInput,
  testOutcome,
  workspaceChange,
  workspaceChanged,
  workspaceInput,
  workspaceState,
} from './slack.contract.ts'
import { slackErrors, workspaceNotFound } from './slack.errors.ts'
import { createSlackClient, type SlackSettings, slackFault } from './slack-client.ts'
import { sealedFor } from './tokens.ts'
import type { WorkspaceRow, WorkspaceStore } from './workspaces.store.ts'

export type WorkspaceRouteDeps = {
  database: Database
  workspaces: WorkspaceStore
  spaces: SpaceStore
  secrets: Secrets
  clock: Clock
  settings: SlackSettings
}

const shown = (row: WorkspaceRow) => ({ ...row, enabled: row.enabled === 1 })

export function workspaceRoutes(deps: WorkspaceRouteDeps): AppRoute[] {
  const { database, workspaces, spaces, secrets, clock, settings } = deps
  const tag = 'Team chats'
  const params = z.strictObject({ id: z.string() })
  const sealed = (fields: { botToken?: string | undefined; signingSecret?: string | undefined }) => ({
    ...(fields.botToken !== undefined && { botToken: secrets.encrypt(fields.botToken, sealedFor.botToken) }),
    ...(fields.signingSecret !== undefined && {
      signingSecret: secrets.encrypt(fields.signingSecret, sealedFor.signingSecret),
    }),
  })

  return [
    teamRoute('GET', '/team-chat-b/workspaces', {
      aliases: ['/slack/workspaces'],
      summary: 'Lists the Slack workspaces of the team, newest first, and how each goes',
      tag,
      may: 'integrations:read',
      query: pageQuery,
      answer: z.array(workspaceState),
      async handle({ caller, query, request, reply }) {
        const rows = await workspaces.list(caller.teamId, query)
        return page(request, reply, rows, query.limit, (row) => row.id).map(shown)
      },
    }),
    teamRoute('POST', '/team-chat-b/workspaces', {
      aliases: ['/slack/workspaces'],
      summary: 'Connects a Slack workspace with a space',
      tag,
      may: 'integrations:write',
      body: workspaceInput,
      status: 201,
      answer: teamChatWorkspace,
      errors: [spaceErrors.notFound, slackErrors.taken],
      async handle({ caller, body, request }) {
        const { botToken, signingSecret, ...fields } = body
        await findOrThrow(spaces.find(caller.teamId, fields.spaceId), spaceErrors.notFound)
        const now = isoNow(clock)
        const row: WorkspaceRow = {
          ...fields,
          botToken: secrets.encrypt(botToken, sealedFor.botToken),
          signingSecret: secrets.encrypt(signingSecret, sealedFor.signingSecret),
          id: newId(),
          teamId: caller.teamId,
          enabled: 1,
          lastEventAt: null,
          lastError: null,
          createdByUserId: caller.userId,
          createdAt: now,
          updatedAt: now,
        }
        await database.transaction(async (queries) => {
          await workspaces.insert(row, queries)
          const detail = { kind: 'slack', ...fields }
          await record(queries, { ...by(caller, request), action: 'team-chat.created', targetId: row.id, detail }, now)
        })
        return shown(row)
      },
    }),
    teamRoute('PATCH', '/team-chat-b/workspaces/:id', {
      aliases: ['/slack/workspaces/:id'],
      summary: 'Changes the tokens of a Slack workspace, or enables or disables it',
      tag,
      may: 'integrations:write',
      params,
      body: workspaceChange,
      answer: workspaceChanged,
      errors: [slackErrors.notFound],
      async handle({ caller, params: { id }, body, request }) {
        const now = isoNow(clock)
        const change = {
          ...sealed(body),
          ...(body.enabled !== undefined && { enabled: body.enabled ? 1 : 0 }),
          updatedAt: now,
        }
        const row = await database.transaction(async (queries) => {
          const changed = await workspaces.update(caller.teamId, id, change, queries)
          if (!changed) throw workspaceNotFound(id)
          // Which fields, and of what is no secret also the value.
          const detail = { kind: 'slack', fields: Object.keys(body), enabled: changed.enabled === 1 }
          await record(queries, { ...by(caller, request), action: 'team-chat.updated', targetId: id, detail }, now)
          return changed
        })
        return { success: true, workspace: shown(row) }
      },
    }),
    teamRoute('DELETE', '/team-chat-b/workspaces/:id', {
      aliases: ['/slack/workspaces/:id'],
      summary: 'Disconnects a Slack workspace; its chats stay',
      tag,
      may: 'integrations:write',
      params,
      answer: { kind: 'empty' },
      errors: [slackErrors.notFound],
      async handle({ caller, params: { id }, request }) {
        await database.transaction(async (queries) => {
          const row = await workspaces.find(caller.teamId, id, queries)
          if (!row || !(await workspaces.remove(caller.teamId, id, queries))) throw workspaceNotFound(id)
          const detail = { kind: 'slack', workspaceId: row.workspaceId, workspaceName: row.workspaceName }
          const entry = { ...by(caller, request), action: 'team-chat.deleted', targetId: id, detail } as const
          await record(queries, entry, isoNow(clock))
        })
      },
    }),
    teamRoute('POST', '/team-chat-b/workspaces/:id/test', {
      aliases: ['/slack/workspaces/:id/test'],
      summary: 'Checks the bot token and posts a test message into a channel',
      tag,
      may: 'integrations:write',
      params,
      body: testInput,
      answer: testOutcome,
      errors: [slackErrors.notFound],
      async handle({ caller, params: { id }, body }) {
        const row = await workspaces.find(caller.teamId, id)
        if (!row) throw workspaceNotFound(id)
        const slack = createSlackClient(settings, secrets.decrypt(row.botToken, sealedFor.botToken))
        const outcome = await tryOut(slack, row, body.channel)
        await workspaces.note(id, { lastError: outcome.success ? null : outcome.message })
        return outcome
      },
    }),
  ]
}

async function tryOut(slack: ReturnType<typeof createSlackClient>, row: WorkspaceRow, channel: string) {
  try {
    const self = await slack.whoAmI()
    if (self.workspaceId !== row.workspaceId)
      return {
        success: false,
        message: `The bot token is of the workspace ${self.workspaceName} (${self.workspaceId}), not of ${row.workspaceId}.`,
      }
    await slack.send(channel, {
      markdown: 'This is a test message from Tallyroom. Mention me with a question, and I will answer in a thread.',
    })
    return { success: true, message: `The message was posted to ${channel} in ${self.workspaceName}.` }
  } catch (error) {
    return { success: false, message: slackFault(error).slice(0, 500) }
  }
}
