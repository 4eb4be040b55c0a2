import { z } from 'zod'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { newToken, sha256 } from '../../platform/ids.ts'
import { type AppRoute, publicRoute, tagged } from '../access/index.ts'
import { contentDisposition } from '../data-sources/index.ts'
import { teamChatErrors } from './team-chats.errors.ts'
import type { TeamChatStore } from './team-chats.store.ts'

type Deps = { store: TeamChatStore; clock: Clock; address(): string }

const keptMs = 90 * 86_400_000

/** Keeps a file under an address that nobody can guess, for chats that show files by their address alone. */
export const createFileAddresses =
  ({ store, clock, address }: Deps) =>
  async (
    teamId: string,
    { name, contentType, body }: { name: string; contentType: string; body: Uint8Array },
  ): Promise<string> => {
    const token = newToken()
    await store.insertFile({
      tokenHash: sha256(token),
      teamId,
      name,
      contentType,
      body: Buffer.from(body).toString('base64'),
      expiresAt: new Date(clock.now().getTime() + keptMs).toISOString(),
    })
    return `${address()}/api/team-chat-files/${token}`
  }

export function fileRoutes({ store, clock }: Pick<Deps, 'store' | 'clock'>): AppRoute[] {
  return tagged('Team chats', [
    publicRoute('GET', '/team-chat-files/:token', {
      summary: 'Gets a chart or file that was shown in a team chat, by its address alone',
      params: z.strictObject({ token: z.string().max(200) }),
      answer: { kind: 'raw', contentType: '*/*', description: 'The file' },
      errors: [teamChatErrors.fileNotFound],
      async handle({ params, reply }) {
        const file = await findOrThrow(store.file(sha256(params.token), isoNow(clock)), teamChatErrors.fileNotFound)
        const picture = file.contentType === 'image/png'
        return reply
          .type(file.contentType)
          .header('content-disposition', picture ? 'inline' : contentDisposition(file.name))
          .header('content-security-policy', "default-src 'none'; sandbox")
          .send(Buffer.from(file.body, 'base64'))
      },
    }),
  ])
}
