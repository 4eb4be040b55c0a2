import { unescapeSlackText } from '@chat-adapter/slack/format'
import { parseSlackWebhookBody, type SlackWebhookPayload, verifySlackSignature } from '@chat-adapter/slack/webhook'
import type { FastifyRequest } from 'fastify'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { parseJson } from '../../platform/http/body.ts'
import { httpErrors } from '../../platform/http/http.errors.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type AppRoute, publicRoute, tagged } from '../access/index.ts'
import type { Conversations } from '../team-chats/index.ts'
import { slackErrors } from './slack.errors.ts'
import type { SlackPlace } from './slack-messenger.ts'
import { sealedFor } from './tokens.ts'
import type { WorkspaceRow, WorkspaceStore } from './workspaces.store.ts'

export type SlackEventDeps = {
  workspaces: WorkspaceStore
  secrets: Secrets
  clock: Clock
  conversations: Pick<Conversations, 'receive'>
}

type Asked = { messageKey: string; threadKey: string | null; sender: string; text: string; place: SlackPlace }

const maxCharacters = 20_000
/** Of a message, as Slack sends it. */
const maxWritten = 40_000
const jsonType = 'application/json'
const formType = 'application/x-www-form-urlencoded'
/** Slack's forms have some fifteen fields, and its longest messages, with each letter escaped, less than half a megabyte. */
const limits = { formCharacters: 128 * 1024, formFields: 100, jsonCharacters: 512 * 1024 }
const goodForSeconds = 300
/** Messages that a person wrote; the other subtypes tell of edits, joins and the like. */
const writtenByPeople = new Set([undefined, 'file_share', 'thread_broadcast'])

export function slackEventRoutes(deps: SlackEventDeps): AppRoute[] {
  const { workspaces, clock, conversations } = deps
  return tagged('Team chats', [
    publicRoute('POST', '/team-chat-b/events', {
      aliases: ['/slack/events'],
      summary: "Takes Slack's events and slash commands",
      description:
        'Called by Slack. The signature over the body as it came is checked with the signing secret of the workspace; it is good for five minutes. A message that is delivered again is not asked again. The answer is made afterwards and posted into the thread.',
      addsData: true,
      bytesOf: [jsonType, formType],
      answer: { kind: 'raw', contentType: 'application/json', description: 'Empty, or the challenge that was asked' },
      errors: [slackErrors.badSignature, httpErrors.payloadTooLarge],
      async handle({ request, reply }) {
        const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : ''
        const workspace = await signerOf(deps, body, request)
        const payload = await payloadIn(body, request)
        if (payload.kind === 'url_verification') return reply.send({ challenge: payload.challenge })
        // A disabled workspace is silent: Slack is told that all is well, and nobody is answered.
        if (!workspace.enabled) return reply.send()
        await workspaces.note(workspace.id, { lastEventAt: isoNow(clock) })
        const asked = askedIn(payload)
        if (payload.kind === 'slash_command' && asked?.text === '')
          return reply.send({ response_type: 'ephemeral', text: `Write a question behind ${payload.command}.` })
        if (asked) {
          const { teamId, id: linkId } = workspace
          await conversations.receive({ ...asked, kind: 'slack', teamId, linkId })
        }
        return reply.send()
      },
    }),
  ])
}

/** The workspace whose secret signed this. Who is not known and who signs wrongly get the same answer. */
async function signerOf(
  { workspaces, secrets, clock }: SlackEventDeps,
  body: string,
  request: FastifyRequest,
): Promise<WorkspaceRow> {
  // Nobody is looked up for a request that cannot be good.
  if (!isFresh(request.headers['x-slack-request-timestamp'], clock)) throw slackErrors.badSignature()
  const named = workspacesNamedIn(body, request.headers['content-type'] ?? '')
  for (const workspace of (await Promise.all(named.map(workspaces.signers))).flat()) {
    const signingSecret = secrets.decrypt(workspace.signingSecret, sealedFor.signingSecret)
    try {
      await verifySlackSignature(body, request.headers, {
        signingSecret,
        maxSkewSeconds: goodForSeconds,
        now: () => clock.now().getTime(),
      })
      return workspace
    } catch {
      // Another team may have connected the same workspace with an app of its own.
    }
  }
  throw slackErrors.badSignature()
}

const isFresh = (timestamp: unknown, clock: Clock): boolean =>
  typeof timestamp === 'string' && Math.abs(clock.now().getTime() / 1000 - Number(timestamp)) <= goodForSeconds

/** More than an event of Slack's names: its own, and those of people from elsewhere. */
const mostNamed = 10
/** A challenge is a line. It names no workspace, so that every secret there is would be tried. */
const longestChallenge = 10_000

/**
 * Read before the signature is known to be good, and used for nothing but finding who could have made it. Not parsed: whoever sends it,
 * a body of very many fields takes seconds. Null stands for a body that names none.
 */
function workspacesNamedIn(body: string, contentType: string): (string | null)[] {
  const isJson = contentType.includes('json')
  const ids = new Set<string>()
  for (const [, id] of body.matchAll(isJson ? /"team_id"\s*:\s*"(\w{1,100})"/g : /(?:^|&)team_id=(\w{1,100})(?=&|$)/g))
    if (ids.add(id!).size === mostNamed) break
  const isChallenge = isJson && body.length < longestChallenge && /"type"\s*:\s*"url_verification"/.test(body)
  return isChallenge ? [...ids, null] : [...ids]
}

/** Who knows a secret may send what takes seconds, too. */
async function payloadIn(body: string, { headers }: FastifyRequest): Promise<SlackWebhookPayload> {
  const isForm = headers['content-type']?.trim().toLowerCase().startsWith(formType)
  if (body.length > (isForm ? limits.formCharacters : limits.jsonCharacters)) throw httpErrors.payloadTooLarge()
  if (!isForm) await parseJson(Buffer.from(body), false)
  else if (body.split('&', limits.formFields + 1).length > limits.formFields) throw httpErrors.payloadTooLarge()
  // The type is ours: what reads it takes another look at the one that was sent.
  return parseSlackWebhookBody(body, { headers, contentType: isForm ? formType : jsonType })
}

function askedIn(payload: SlackWebhookPayload): Asked | null {
  if (payload.kind === 'slash_command') {
    const { channelId, triggerId, userId, text, responseUrl } = payload
    if (!triggerId || channelId === '') return null
    return {
      messageKey: `command:${triggerId}`,
      threadKey: null,
      sender: userId,
      text: wordsOf(text),
      place: { channel: channelId, threadTs: null, ...(responseUrl && { responseUrl }) },
    }
  }
  if (payload.kind !== 'app_mention' && payload.kind !== 'direct_message') return null
  const { channelId, ts, threadTs, userId, text, raw } = payload
  // What an app says, we ourselves first of all, is nobody's question.
  if (!userId || raw.bot_id !== undefined || !writtenByPeople.has(raw.subtype as string | undefined)) return null
  if (channelId === '' || ts === '') return null
  return {
    messageKey: `${channelId}:${ts}`,
    threadKey: `${channelId}:${threadTs}`,
    sender: userId,
    text: wordsOf(text),
    place: { channel: channelId, threadTs },
  }
}

/** The question itself: without the mention that called us, links and channels as people read them. */
const wordsOf = (text: string): string =>
  unescapeSlackText(
    text
      .slice(0, maxWritten)
      .replace(/^\s*(<@[A-Z0-9]+(\|[^<>]*)?>[\s,:]*)+/, '')
      .replace(/<(?:https?|mailto):[^<|>]*\|([^<>]*)>/g, '$1')
      .replace(/<(https?:[^<>]*)>/g, '$1')
      .replace(/<#[A-Z0-9]+\|([^<>]*)>/g, '#$1')
      .replace(/<@[A-Z0-9]+\|([^<>]*)>/g, '@$1'),
  )
    .trim()
    .slice(0, maxCharacters)
