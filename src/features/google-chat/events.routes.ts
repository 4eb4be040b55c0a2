import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { isUniqueViolation } from '../../platform/database/unique.ts'
import { sha256 } from '../../platform/ids.ts'
import { type AppRoute, publicRoute, tagged } from '../access/index.ts'
import { record } from '../audit-log/index.ts'
import type { Conversations } from '../team-chats/index.ts'
import type { createTokenCheck } from './check-token.ts'
import { type GoogleEvent, googleEvent, googleReply } from './google-chat.contract.ts'
import { googleChatErrors } from './google-chat.errors.ts'
import type { GoogleChatStore } from './google-chat.store.ts'
import type { GooglePlace } from './google-messenger.ts'

export type GoogleEventDeps = {
  database: Database
  store: GoogleChatStore
  clock: Clock
  checkToken: ReturnType<typeof createTokenCheck>
  conversations: Pick<Conversations, 'receive'>
}

const maxCharacters = 20_000
const notConnected =
  'This space is not connected with Tallyroom yet. An administrator makes a code in the settings, under Google Chat; then mention me here with *connect* and the code.'

export function googleEventRoutes(deps: GoogleEventDeps): AppRoute[] {
  const { store, clock, checkToken, conversations } = deps
  return tagged('Team chats', [
    publicRoute('POST', '/team-chat-a/events', {
      aliases: ['/google-chat/events'],
      summary: "Takes Google Chat's events",
      description:
        "Called by Google Chat. The bearer token must be signed by Google for this service's audience. A message that is delivered again is not asked again. The answer is made afterwards and posted into the thread.",
      addsData: true,
      guard: (request) => checkToken(request.headers.authorization),
      body: googleEvent,
      answer: googleReply,
      errors: [googleChatErrors.badToken, googleChatErrors.keysUnavailable],
      async handle({ body: { type, message, space = message?.space } }) {
        if (!space) return {}
        const link = await store.byGoogleSpace(space.name)
        if (type === 'REMOVED_FROM_SPACE') {
          if (link) await store.note(link.id, { lastError: 'The app was removed from the Google Chat space.' })
          return {}
        }
        if (type !== 'MESSAGE' && type !== 'ADDED_TO_SPACE') return {}
        const text = (message?.argumentText ?? message?.text ?? '').trim()
        const code = /^connect\s+([\w-]{8,40})$/i.exec(text)?.[1]
        if (code !== undefined) return { text: await connect(deps, space, code) }
        if (!link) return { text: notConnected }
        // A disabled connection is silent.
        if (!link.enabled) return {}
        await store.note(link.id, { lastEventAt: isoNow(clock) })
        const { sender } = message ?? {}
        // Who adds the app by mentioning it has asked already.
        if (!message || !sender || sender.type === 'BOT') return {}
        const place: GooglePlace = { space: space.name, thread: message.thread?.name ?? null }
        await conversations.receive({
          kind: 'google-chat',
          teamId: link.teamId,
          linkId: link.id,
          messageKey: message.name,
          threadKey: place.thread,
          sender: sender.name,
          text: text.slice(0, maxCharacters),
          place,
        })
        return {}
      },
    }),
  ])
}

/** Only who is in the Google Chat space can say the code there, so that nobody connects a space of others. */
async function connect(
  { database, store, clock }: GoogleEventDeps,
  space: NonNullable<GoogleEvent['space']>,
  code: string,
): Promise<string> {
  const now = isoNow(clock)
  try {
    const link = await database.transaction(async (queries) => {
      const claimed = { googleSpace: space.name, displayName: space.displayName || null, now }
      const row = await store.claim(sha256(code.toUpperCase()), claimed, queries)
      if (row) {
        const entry = { teamId: row.teamId, userId: null, via: 'google-chat', ipAddress: null } as const
        const detail = { googleSpace: space.name }
        await record(queries, { ...entry, action: 'team-chat.linked', targetId: row.id, detail }, now)
      }
      return row
    })
    return link
      ? 'Connected. Mention me with a question, and I will answer in the thread.'
      : 'This code is not known, was used, or is too old. Make a new one in the settings of Tallyroom, under Google Chat.'
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return 'This space is connected already. Remove that connection in the settings of Tallyroom first.'
  }
}
