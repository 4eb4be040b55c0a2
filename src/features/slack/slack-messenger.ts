import { escapeSlackText, formatSlackUser } from '@chat-adapter/slack/format'
import type { Secrets } from '../../platform/secrets.ts'
import type { Messenger, QuestionRow } from '../team-chats/index.ts'
import { createSlackClient, isPassingFault, type SlackSettings, slackCode, slackFault } from './slack-client.ts'
import { sealedFor } from './tokens.ts'
import type { WorkspaceStore } from './workspaces.store.ts'

/** Where a question was asked. A slash command has no thread yet, and an address for a word to its sender. */
export type SlackPlace = { channel: string; threadTs: string | null; responseUrl?: string }

type Deps = { workspaces: WorkspaceStore; secrets: Secrets; settings: SlackSettings }

export function createSlackMessenger({ workspaces, secrets, settings }: Deps): Messenger {
  return {
    async open(question: QuestionRow) {
      const workspace = await workspaces.find(question.teamId, question.linkId)
      if (!workspace?.enabled) return undefined
      const slack = createSlackClient(settings, secrets.decrypt(workspace.botToken, sealedFor.botToken))
      let place: SlackPlace = JSON.parse(question.place)

      /** The thread of a slash command hangs on a message that repeats the question, as commands themselves are not shown. */
      async function beginThread(): Promise<string> {
        const asked = `${formatSlackUser(question.sender)} asks: ${escapeSlackText(question.text.slice(0, 2_900))}`
        try {
          return (await slack.post(place.channel, { text: asked })).ts
        } catch (error) {
          const refused = ['not_in_channel', 'channel_not_found', 'is_archived'].includes(slackCode(error) ?? '')
          if (refused && place.responseUrl)
            await slack.whisper(place.responseUrl, 'I cannot answer here: invite me to this channel first.')
          throw error
        }
      }

      return {
        spaceId: workspace.spaceId,
        connectedBy: workspace.createdByUserId,
        async think(text) {
          const threadTs = place.threadTs ?? (await beginThread())
          place = { ...place, threadTs }
          const { ts } = await slack.post(place.channel, { text }, threadTs)
          return { replyKey: ts, threadKey: `${place.channel}:${threadTs}`, place }
        },
        async answer(replyKey, message) {
          const { channel, threadTs } = place
          await slack.replace({ channel, ts: replyKey }, message)
          await slack.attach({ channel, ts: threadTs ?? replyKey }, message)
        },
      }
    },
    isPassing: isPassingFault,
    report: ({ linkId }, error) =>
      workspaces.note(linkId, { lastError: error === null ? null : slackFault(error).slice(0, 500) }),
  }
}
