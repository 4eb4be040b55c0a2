import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Clock, isoNow, madeAt } from '../../platform/clock.ts'
import { stored } from '../../platform/database/stored.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import { newId } from '../../platform/ids.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import type { AgentStore } from '../agents/index.ts'
import { makeShareToken } from '../sharing/index.ts'
import type { ShortcutStore, SpaceShortcut } from '../shortcuts/index.ts'
import { hashPassword } from '../sign-in/index.ts'
import { type LinkStore, requireSpace, type SpaceStore, spaceErrors } from '../spaces/index.ts'
import type { UsageStore } from '../usage/index.ts'
import { listOf } from './ask-as-visitor.ts'
import {
  type ShareLink,
  type ShareLinkChange,
  shareLink,
  shareLinkChange,
  shareLinkInput,
} from './share-links.contract.ts'
import { shareErrors } from './share-links.errors.ts'
import type { ShareLinkRow, ShareLinkStore } from './share-links.store.ts'

const purpose = 'share-link'

export type ShareLinkRouteDeps = {
  shareLinks: ShareLinkStore
  spaces: SpaceStore
  agents: AgentStore
  links: LinkStore
  spaceShortcuts: ShortcutStore<SpaceShortcut>
  usage: UsageStore
  secrets: Secrets
  clock: Clock
  baseUrl(request: FastifyRequest): string
}

export function shareLinkRoutes(deps: ShareLinkRouteDeps): AppRoute[] {
  const { shareLinks, spaces, agents, links, spaceShortcuts, usage, secrets, clock, baseUrl } = deps

  async function checkParts(teamId: string, spaceId: string, change: ShareLinkChange): Promise<void> {
    const { agentId, dataSourceIds, shortcutIds } = change
    if (agentId != null && (await agents.find(teamId, agentId))?.spaceId !== spaceId)
      throw shareErrors.unknownPart('agentId: the space has no such agent')
    if (dataSourceIds) {
      const attached = new Set((await links.attached(teamId, spaceId)).map((link) => link.dataSourceId))
      const unknown = dataSourceIds.find((id) => !attached.has(id))
      if (unknown !== undefined) throw shareErrors.unknownPart(`dataSourceIds: ${unknown} is not attached to the space`)
    }
    if (shortcutIds) {
      const known = new Set((await spaceShortcuts.callable(teamId, spaceId, null)).map(({ id }) => id))
      const unknown = shortcutIds.find((id) => !known.has(id))
      if (unknown !== undefined) throw shareErrors.unknownPart(`shortcutIds: ${unknown} is no shortcut of the space`)
    }
  }
  async function columnsOf(teamId: string, { password, ...fields }: ShareLinkChange): Promise<Partial<ShareLinkRow>> {
    return {
      ...stored(fields),
      ...(password !== undefined && { passwordHash: password === null ? null : await hashPassword(password, teamId) }),
    }
  }
  async function shown(row: ShareLinkRow, request: FastifyRequest): Promise<ShareLink> {
    const token = secrets.decrypt(row.sealedToken, purpose)
    const [spent, messagesToday] = await Promise.all([
      usage.used(row.teamId, 'share-link', row.id, '0000'),
      shareLinks.messagesOn(row.id, isoNow(clock).slice(0, 10)),
    ])
    return {
      ...row,
      token,
      url: `${baseUrl(request)}/share/${token}`,
      hasPassword: row.passwordHash !== null,
      dataSourceIds: listOf(row.dataSourceIds),
      shortcutIds: listOf(row.shortcutIds),
      allowedOrigins: JSON.parse(row.allowedOrigins),
      used: { messagesToday, ...spent },
    }
  }

  return tagged('Share links', [
    teamRoute('GET', '/spaces/:id/share-links', {
      summary: 'Lists the share links of a space, newest first',
      may: 'share-links:read',
      query: pageQuery,
      answer: z.array(shareLink),
      errors: [spaceErrors.notFound],
      async handle({ caller, params: { id }, query, request, page }) {
        await requireSpace(spaces, caller.teamId, id)
        const rows = page(await shareLinks.list(caller.teamId, id, query))
        return Promise.all(rows.map((row) => shown(row, request)))
      },
    }),
    teamRoute('POST', '/spaces/:id/share-links', {
      summary: 'Makes a link under which visitors chat with the agent of a space',
      may: 'share-links:write',
      body: shareLinkInput,
      status: 201,
      answer: shareLink,
      errors: [spaceErrors.notFound, shareErrors.unknownPart],
      async handle({ caller, params: { id }, body, request }) {
        await requireSpace(spaces, caller.teamId, id)
        await checkParts(caller.teamId, id, body)
        const { tokenHash, sealedToken } = makeShareToken(secrets, purpose)
        const row = {
          ...(await columnsOf(caller.teamId, body)),
          id: newId(),
          teamId: caller.teamId,
          spaceId: id,
          tokenHash,
          sealedToken,
          createdByUserId: caller.userId,
          ...madeAt(isoNow(clock)),
        } as ShareLinkRow
        await shareLinks.insert(row)
        return shown(row, request)
      },
    }),
    teamRoute('PATCH', '/share-links/:id', {
      summary: 'Changes what a share link shows and allows',
      may: 'share-links:write',
      body: shareLinkChange,
      answer: shareLink,
      errors: [shareErrors.linkNotFound, shareErrors.unknownPart],
      async handle({ caller, params: { id }, body, request }) {
        const before = await findOrThrow(shareLinks.find(caller.teamId, id), shareErrors.linkNotFound)
        await checkParts(caller.teamId, before.spaceId, body)
        const change = { ...(await columnsOf(caller.teamId, body)), updatedAt: isoNow(clock) }
        return shown(await findOrThrow(shareLinks.update(caller.teamId, id, change), shareErrors.linkNotFound), request)
      },
    }),
    teamRoute('DELETE', '/share-links/:id', {
      summary: 'Takes a share link back: it then leads nowhere; the chats of its visitors stay in the space',
      may: 'share-links:write',
      answer: { kind: 'empty' },
      errors: [shareErrors.linkNotFound],
      async handle({ caller, params: { id } }) {
        await findOrThrow(shareLinks.remove(caller.teamId, id), shareErrors.linkNotFound)
      },
    }),
  ])
}
