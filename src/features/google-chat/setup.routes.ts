import { randomInt } from 'node:crypto'
import { type Clock, isoNow, madeAt } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open.ts'
import { stored } from '../../platform/database/stored.ts'
import { findOrThrow, ServiceError } from '../../platform/errors.ts'
import { outcome } from '../../platform/fields.contract.ts'
import { newId, sha256 } from '../../platform/ids.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type AppRoute, may, type Principal, tagged, teamRoute } from '../access/index.ts'
import { by, record } from '../audit-log/index.ts'
import { requireSpace, type SpaceStore, spaceErrors } from '../spaces/index.ts'
import { linkChanges, type TeamChatMessage } from '../team-chats/index.ts'
import {
  type GoogleChatSpace,
  googleChatSetup,
  googleChatSpace,
  keyInput,
  spaceChange,
  spaceInput,
} from './google-chat.contract.ts'
import { googleChatErrors } from './google-chat.errors.ts'
import type { GoogleChatStore, GoogleSpaceRow } from './google-chat.store.ts'
import { sealedFor } from './keys.ts'
import { checkServiceKey, type ServiceKey } from './service-key.ts'

export type SetupRouteDeps = {
  database: Database
  store: GoogleChatStore
  spaces: SpaceStore
  secrets: Secrets
  clock: Clock
  environmentKey: ServiceKey | null
  eventsUrl(): string
  audience(): string
  /** Throws a ServiceError that says why not. */
  send(teamId: string, googleSpace: string, message: TeamChatMessage): Promise<void>
}

const codeMs = 24 * 3_600_000
/** Letters and digits that nobody takes for another. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

const newCode = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  )

export function googleSetupRoutes(deps: SetupRouteDeps): AppRoute[] {
  const { database, store, spaces, secrets, clock, environmentKey } = deps
  const links = linkChanges({
    kind: 'google-chat',
    database,
    clock,
    store,
    notFound: () => googleChatErrors.notFound(),
  })

  function shown(row: GoogleSpaceRow, caller: Principal): GoogleChatSpace {
    const open = row.codeExpiresAt !== null && row.codeExpiresAt > isoNow(clock) && may(caller, 'integrations:write')
    return {
      ...row,
      enabled: row.enabled === 1,
      code: open && row.sealedCode !== null ? secrets.decrypt(row.sealedCode, sealedFor.code) : null,
      codeExpiresAt: open ? row.codeExpiresAt : null,
    }
  }

  return tagged('Team chats', [
    teamRoute('GET', '/team-chat-a/setup', {
      aliases: ['/google-chat/setup'],
      summary: 'Tells how Google Chat is set up: its key, what to enter at Google, and the connected spaces',
      may: 'integrations:read',
      answer: googleChatSetup,
      async handle({ caller }) {
        const [key, rows] = await Promise.all([store.key(caller.teamId), store.list(caller.teamId)])
        return {
          key: key ?? null,
          environmentKey: environmentKey && {
            clientEmail: environmentKey.client_email,
            projectId: environmentKey.project_id,
          },
          ready: environmentKey !== null || key !== undefined,
          eventsUrl: deps.eventsUrl(),
          audience: deps.audience(),
          spaces: rows.map((row) => shown(row, caller)),
        }
      },
    }),
    teamRoute('POST', '/team-chat-a/setup/key', {
      aliases: ['/google-chat/setup/key'],
      summary: "Checks and stores a service account's key for Google Chat",
      may: 'integrations:write',
      body: keyInput,
      answer: outcome,
      async handle({ caller, body, request }) {
        const checked = checkServiceKey(body.key)
        if (!checked.ok) return { success: false, message: `The key cannot be used: ${checked.why}.` }
        const { client_email: clientEmail, project_id: projectId } = checked.key
        const now = isoNow(clock)
        await database.transaction(async (queries) => {
          const row = {
            teamId: caller.teamId,
            clientEmail,
            projectId,
            key: secrets.encrypt(JSON.stringify(checked.key), sealedFor.key),
            createdByUserId: caller.userId,
            createdAt: now,
          }
          await store.putKey(row, queries)
          const detail = { kind: 'google-chat', clientEmail, projectId }
          await record(queries, { ...by(caller, request), action: 'team-chat.key-stored', detail }, now)
        })
        const used =
          environmentKey?.client_email === clientEmail
            ? 'the service runs with a key of this account'
            : environmentKey
              ? `the service runs with the key of ${environmentKey.client_email} until then`
              : 'until then, the stored key is used for this team'
        return {
          success: true,
          message: `The key of ${clientEmail} is valid and was stored. It must be supplied to the service through its environment, as TALLYROOM_GOOGLE_CHAT_KEY; ${used}.`,
        }
      },
    }),
    teamRoute('POST', '/team-chat-a/setup/spaces', {
      aliases: ['/google-chat/setup/spaces'],
      summary: 'Makes a code with which a Google Chat space is connected with a space',
      may: 'integrations:write',
      body: spaceInput,
      status: 201,
      answer: googleChatSpace,
      errors: [spaceErrors.notFound],
      async handle({ caller, body: { spaceId }, request }) {
        await requireSpace(spaces, caller.teamId, spaceId)
        const now = isoNow(clock)
        const code = newCode()
        const row: GoogleSpaceRow = {
          id: newId(),
          teamId: caller.teamId,
          spaceId,
          googleSpace: null,
          displayName: null,
          sealedCode: secrets.encrypt(code, sealedFor.code),
          codeHash: sha256(code),
          codeExpiresAt: new Date(clock.now().getTime() + codeMs).toISOString(),
          enabled: 1,
          lastEventAt: null,
          lastError: null,
          createdByUserId: caller.userId,
          ...madeAt(now),
        }
        await links.insert({ caller, request }, row, { spaceId })
        return shown(row, caller)
      },
    }),
    teamRoute('PATCH', '/team-chat-a/setup/spaces/:id', {
      aliases: ['/google-chat/setup/spaces/:id'],
      summary: 'Enables or disables a connected Google Chat space, or lets it talk to another space',
      may: 'integrations:write',
      body: spaceChange,
      answer: googleChatSpace,
      errors: [googleChatErrors.notFound, spaceErrors.notFound],
      async handle({ caller, params: { id }, body, request }) {
        if (body.spaceId !== undefined && (await store.find(caller.teamId, id)))
          await requireSpace(spaces, caller.teamId, body.spaceId)
        const row = await links.update({ caller, request }, id, stored(body), (changed) => ({
          enabled: changed.enabled === 1,
          spaceId: changed.spaceId,
        }))
        return shown(row, caller)
      },
    }),
    teamRoute('DELETE', '/team-chat-a/setup/spaces/:id', {
      aliases: ['/google-chat/setup/spaces/:id'],
      summary: 'Disconnects a Google Chat space; its chats stay',
      may: 'integrations:write',
      answer: { kind: 'empty' },
      errors: [googleChatErrors.notFound],
      async handle({ caller, params: { id }, request }) {
        await links.remove({ caller, request }, id, ({ googleSpace }) => ({ googleSpace }))
      },
    }),
    teamRoute('POST', '/team-chat-a/setup/spaces/:id/test', {
      aliases: ['/google-chat/setup/spaces/:id/test'],
      summary: 'Posts a test message into a connected Google Chat space',
      may: 'integrations:write',
      answer: outcome,
      errors: [googleChatErrors.notFound],
      async handle({ caller, params: { id } }) {
        const row = await findOrThrow(store.find(caller.teamId, id), googleChatErrors.notFound)
        try {
          if (row.googleSpace === null) throw googleChatErrors.notLinked()
          await deps.send(caller.teamId, row.googleSpace, {
            markdown:
              'This is a test message from Tallyroom. Mention me with a question, and I will answer in the thread.',
          })
          await store.note(id, { lastError: null })
          return { success: true, message: `The message was posted to ${row.displayName ?? row.googleSpace}.` }
        } catch (error) {
          if (!(error instanceof ServiceError)) throw error
          const message = `${error.message}: ${error.detail}`
          if (row.googleSpace !== null) await store.note(id, { lastError: message.slice(0, 500) })
          return { success: false, message }
        }
      },
    }),
  ])
}
