import { ServiceError } from '../../platform/errors.ts'
import type { Messenger, QuestionRow, TeamChatMessage } from '../team-chats/index.ts'
import { type FileLinks, googleMessage } from './google-cards.ts'
import type { GoogleChatStore } from './google-chat.store.ts'
import { type createGoogleClients, googleFault, isPassingFault } from './google-client.ts'
import type { KeyOf } from './keys.ts'

export type GooglePlace = { space: string; thread: string | null }

export type KeepFile = (
  teamId: string,
  file: { name: string; contentType: string; body: Uint8Array },
) => Promise<string>

type Deps = {
  store: GoogleChatStore
  keyOf: KeyOf
  clientOf: ReturnType<typeof createGoogleClients>
  keepFile: KeepFile
}

/** Google takes no files from apps, so that they are shown by an address of ours. */
export async function withFiles(keepFile: KeepFile, teamId: string, message: TeamChatMessage) {
  const { chart, file } = message
  const links: FileLinks = {
    ...(chart && { chart: await keepFile(teamId, { name: 'chart.png', contentType: 'image/png', body: chart.png }) }),
    ...(file && { file: await keepFile(teamId, file) }),
  }
  return googleMessage(message, links)
}

export function createGoogleMessenger({ store, keyOf, clientOf, keepFile }: Deps): Messenger {
  return {
    async open(question: QuestionRow) {
      const { teamId } = question
      const link = await store.find(teamId, question.linkId)
      if (!link?.enabled || link.googleSpace === null) return undefined
      const google = clientOf(await keyOf(teamId))
      const { space, thread }: GooglePlace = JSON.parse(question.place)
      return {
        spaceId: link.spaceId,
        connectedBy: link.createdByUserId,
        async think(text) {
          const reply = await google.create(space, { text }, { requestId: question.id, thread: thread ?? undefined })
          return { replyKey: reply.name, threadKey: thread ?? reply.thread ?? question.messageKey }
        },
        async answer(replyKey, message) {
          await google.replace(replyKey, await withFiles(keepFile, teamId, message))
        },
      }
    },
    isPassing: (error) => !(error instanceof ServiceError) && isPassingFault(error),
    report: ({ linkId }, error) =>
      store.note(linkId, { lastError: error === null ? null : faultOf(error).slice(0, 500) }),
  }
}

const faultOf = (error: unknown): string =>
  error instanceof ServiceError ? `${error.message}: ${error.detail}` : googleFault(error)
