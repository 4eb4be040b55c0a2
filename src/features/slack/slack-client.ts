import {
  callSlackApi,
  postSlackMessage,
  SlackApiError,
  sendSlackResponseUrl,
  updateSlackMessage,
  uploadSlackFiles,
} from '@chat-adapter/slack/api'
import type { TeamChatMessage } from '../team-chats/index.ts'
import { slackBlocks } from './slack-blocks.ts'

export type SlackSettings = { apiUrl: string }
export type Posted = { channel: string; ts: string }

const timeoutMs = 20_000
/** The address is the operator's, never a user's, so that it does not pass the network guard. */
const withDeadline: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) })

/** Speaks to one workspace: the token is an argument of each call, and nothing is kept. */
export function createSlackClient({ apiUrl }: SlackSettings, token: string) {
  const options = { token, apiUrl, fetch: withDeadline }
  const quiet = { unfurlLinks: false, unfurlMedia: false }

  async function post(channel: string, said: { text: string; blocks?: unknown[] }, threadTs?: string): Promise<Posted> {
    const posted = await postSlackMessage({
      ...options,
      ...quiet,
      ...said,
      channel,
      ...(threadTs !== undefined && { threadTs }),
    })
    return { channel: posted.channel ?? channel, ts: posted.id }
  }

  /** What cannot stand in a message: the chart as a picture, and a file. */
  async function attach({ channel, ts }: Posted, { chart, file }: TeamChatMessage): Promise<void> {
    const files = [
      ...(chart ? [{ data: chart.png, filename: 'chart.png', title: chart.alt, altText: chart.alt }] : []),
      ...(file ? [{ data: file.body, filename: file.name, title: file.name }] : []),
    ]
    if (files.length > 0) await uploadSlackFiles(files, { ...options, channelId: channel, threadTs: ts })
  }

  return {
    post,
    attach,
    /** The message, and in its thread what cannot stand in it. Once it is posted it is sent: trying again would post it twice. */
    async send(channel: string, message: TeamChatMessage): Promise<void> {
      const posted = await post(channel, slackBlocks(message))
      try {
        await attach(posted, message)
      } catch (error) {
        await post(
          posted.channel,
          { text: `What belongs to this could not be attached. ${slackFault(error)}` },
          posted.ts,
        )
      }
    },
    async replace({ channel, ts }: Posted, message: TeamChatMessage): Promise<void> {
      await updateSlackMessage({ ...options, ...slackBlocks(message), channel, ts })
    },
    /** Which workspace the token is of. */
    async whoAmI(): Promise<{ workspaceId: string; workspaceName: string }> {
      const answer = await callSlackApi('auth.test', {}, options)
      if (!answer.ok) throw new SlackApiError(String(answer.error), { method: 'auth.test', response: answer })
      return { workspaceId: String(answer.team_id), workspaceName: String(answer.team) }
    },
    /** To the one who gave the command, and nobody else. An address that is not Slack's is not called. */
    async whisper(responseUrl: string, text: string): Promise<void> {
      const { origin } = new URL(responseUrl)
      if (origin !== 'https://hooks.slack.com' && origin !== new URL(apiUrl).origin) return
      await sendSlackResponseUrl(responseUrl, { text, responseType: 'ephemeral' }, { fetch: withDeadline })
    },
  }
}

/** What Slack answered, as its code (`not_in_channel`); null when it did not answer at all. */
export const slackCode = (error: unknown): string | null =>
  error instanceof SlackApiError ? (error.response?.error ?? `HTTP ${error.status ?? 'error'}`) : null

/** Codes after which the same call may succeed. */
const passing = new Set(['ratelimited', 'rate_limited', 'internal_error', 'fatal_error', 'service_unavailable'])

export function isPassingFault(error: unknown): boolean {
  if (!(error instanceof SlackApiError)) return true
  if (error.status !== undefined && (error.status === 429 || error.status >= 500)) return true
  return passing.has(error.response?.error ?? '')
}

const words: Record<string, string> = {
  not_in_channel: 'The app is not in the channel: invite it there first.',
  channel_not_found: 'Slack knows no such channel, or the app is not in it: invite it there first.',
  is_archived: 'The channel is archived.',
  invalid_auth: 'Slack does not accept the bot token: copy it again from the app.',
  not_authed: 'Slack does not accept the bot token: copy it again from the app.',
  account_inactive: 'The app has been removed from the workspace: install it again.',
  token_revoked: 'The bot token has been revoked: install the app again and copy the new one.',
  token_expired: 'The bot token has expired: install the app again and copy the new one.',
  missing_scope: 'The app lacks a permission: compare its scopes with the set-up steps and install it again.',
}

export function slackFault(error: unknown): string {
  const code = slackCode(error)
  if (code === null) return `Slack could not be reached: ${error instanceof Error ? error.message : String(error)}`
  return words[code] ?? `Slack answered: ${code}`
}
