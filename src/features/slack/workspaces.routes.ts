import { z } from 'zod'
import { type Clock, isoNow, madeAt } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { outcome } from '../../platform/fields.contract.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import { requireSpace, type SpaceStore, spaceErrors } from '../spaces/index.ts'
import { linkChanges } from '../team-chats/index.ts'
import {
  teamChatWorkspace,
  testInput,
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
  const links = linkChanges({ kind: 'slack', database, clock, store: workspaces, notFound: workspaceNotFound })
  const sealed = (fields: { botToken?: string | undefined; signingSecret?: string | undefined }) => ({
    ...(fields.botToken !== undefined && { botToken: secrets.encrypt(fields.botToken, sealedFor.botToken) }),
    ...(fields.signingSecret !== undefined && {
      signingSecret: secrets.encrypt(fields.signingSecret, sealedFor.signingSecret),
    }),
  })

  return tagged('Team chats', [
    teamRoute('GET', '/team-chat-b/workspaces', {
      aliases: ['/slack/workspaces'],
      summary: 'Lists the Slack workspaces of the team, newest first, and how each goes',
      may: 'integrations:read',
      query: pageQuery,
      answer: z.array(workspaceState),
      async handle({ caller, query, page }) {
        const rows = await workspaces.list(caller.teamId, query)
        return page(rows).map(shown)
      },
    }),
    teamRoute('POST', '/team-chat-b/workspaces', {
      aliases: ['/slack/workspaces'],
      summary: 'Connects a Slack workspace with a space',
      may: 'integrations:write',
      body: workspaceInput,
      status: 201,
      answer: teamChatWorkspace,
      errors: [spaceErrors.notFound, slackErrors.taken],
      async handle({ caller, body, request }) {
        const { botToken, signingSecret, ...fields } = body
        await requireSpace(spaces, caller.teamId, fields.spaceId)
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
          ...madeAt(isoNow(clock)),
        }
        await links.insert({ caller, request }, row, fields)
        return shown(row)
      },
    }),
    teamRoute('PATCH', '/team-chat-b/workspaces/:id', {
      aliases: ['/slack/workspaces/:id'],
      summary: 'Changes the tokens of a Slack workspace, or enables or disables it',
      may: 'integrations:write',
      body: workspaceChange,
      answer: workspaceChanged,
      errors: [slackErrors.notFound],
      async handle({ caller, params: { id }, body, request }) {
        const change = { ...sealed(body), ...(body.enabled !== undefined && { enabled: body.enabled ? 1 : 0 }) }
        // Which fields, and of what is no secret also the value.
        const row = await links.update({ caller, request }, id, change, ({ enabled }) => ({
          fields: Object.keys(body),
          enabled: enabled === 1,
        }))
        return { success: true, workspace: shown(row) }
      },
    }),
    teamRoute('DELETE', '/team-chat-b/workspaces/:id', {
      aliases: ['/slack/workspaces/:id'],
      summary: 'Disconnects a Slack workspace; its chats stay',
      may: 'integrations:write',
      answer: { kind: 'empty' },
      errors: [slackErrors.notFound],
      async handle({ caller, params: { id }, request }) {
        await links.remove({ caller, request }, id, ({ workspaceId, workspaceName }) => ({
          workspaceId,
          workspaceName,
        }))
      },
    }),
    teamRoute('POST', '/team-chat-b/workspaces/:id/test', {
      aliases: ['/slack/workspaces/:id/test'],
      summary: 'Checks the bot token and posts a test message into a channel',
      may: 'integrations:write',
      body: testInput,
      answer: outcome,
      errors: [slackErrors.notFound],
      async handle({ caller, params: { id }, body }) {
        const row = await findOrThrow(workspaces.find(caller.teamId, id), () => workspaceNotFound(id))
        const slack = createSlackClient(settings, secrets.decrypt(row.botToken, sealedFor.botToken))
        const tried = await tryOut(slack, row, body.channel)
        await workspaces.note(id, { lastError: tried.success ? null : tried.message })
        return tried
      },
    }),
  ])
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
