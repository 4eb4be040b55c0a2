import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database, Queries } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import { newId, newToken, sha256 } from '../../platform/ids.ts'
import type { Mailer } from '../../platform/mail.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type AppRoute, assertMayMakeAdmins, optionalRoute, publicRoute, tagged, teamRoute } from '../access/index.ts'
import { by, record } from '../audit-log/index.ts'
import type { SessionCookie } from '../sign-in/index.ts'
import { findMembership, findTeam, lockTeam } from '../teams/index.ts'
import { findUserByEmail, userErrors } from '../users/index.ts'
import { type AcceptDeps, acceptInvitation } from './accept-invitation.ts'
import {
  acceptance,
  accepted,
  invitation,
  invitationPreview,
  newInvitation,
  openInvitation,
} from './invitations.contract.ts'
import { invitationErrors } from './invitations.errors.ts'
import {
  deleteInvitation,
  deleteOpenInvitations,
  findOpenInvitation,
  type InvitationRow,
  insertInvitation,
  listInvitations,
} from './invitations.store.ts'

const purpose = 'invitation'
const validDays = 7

export type InvitationDeps = AcceptDeps & {
  database: Database
  secrets: Secrets
  cookie: SessionCookie
  /** Where people reach the service, for links. */
  baseUrl(request: FastifyRequest): string
  /** Null when no mail server is set. */
  mailer: Mailer
}

/** An address that an identity provider only claims for one of its people may be somebody else's. */
async function assertNoMember(queries: Queries, { teamId, email }: InvitationRow): Promise<void> {
  const holder = await findUserByEmail(queries, email)
  if (holder?.emailVerified && (await findMembership(queries, teamId, holder.id)))
    throw userErrors.emailTaken('somebody with this address is in the team already')
}

export function invitationRoutes(deps: InvitationDeps): AppRoute[] {
  const { database, clock, secrets, cookie, baseUrl, mailer } = deps

  const shown = (row: InvitationRow, request: FastifyRequest) => {
    const token = secrets.decrypt(row.sealedToken, purpose)
    return { ...row, token, url: `${baseUrl(request)}/invitations/${token}` }
  }

  return tagged('Invitations', [
    teamRoute('GET', '/invitations', {
      summary: 'Lists the invitations of the current team that can still be accepted, newest first',
      description: 'Whoever has a link can accept it: to narrowed keys they are not shown.',
      may: 'invitations:read',
      query: pageQuery,
      answer: z.array(openInvitation),
      async handle({ caller, query, request, page }) {
        const rows = await listInvitations(database.queries, caller.teamId, query, clock.now().toISOString())
        const hidden = caller.permissions !== null && { token: null, url: null }
        return page(rows).map((row) => ({ ...shown(row, request), ...hidden }))
      },
    }),
    teamRoute('POST', '/invitations', {
      summary: 'Invites a person into the current team by a link',
      description:
        'The link is in the answer; it is also sent by mail when a mail server is set. It takes the place of a link that was made for the same address before. A narrowed key invites no administrator.',
      may: 'invitations:write',
      body: newInvitation,
      status: 201,
      answer: invitation,
      errors: [userErrors.emailTaken],
      async handle({ caller, body, request }) {
        if (body.role === 'admin') assertMayMakeAdmins(caller)
        const at = clock.now()
        const now = at.toISOString()
        const token = newToken()
        const row: InvitationRow = {
          id: newId(),
          teamId: caller.teamId,
          email: body.email,
          role: body.role,
          tokenHash: sha256(token),
          sealedToken: secrets.encrypt(token, purpose),
          invitedByUserId: caller.userId,
          acceptedAt: null,
          expiresAt: new Date(at.getTime() + validDays * 86_400_000).toISOString(),
          createdAt: now,
        }
        const team = await database.transaction(async (queries) => {
          await lockTeam(queries, row.teamId)
          await assertNoMember(queries, row)
          for (const id of await deleteOpenInvitations(queries, row, now)) {
            const entry = { action: 'invitation.deleted', targetId: id, detail: { email: row.email } } as const
            await record(queries, { ...by(caller, request), ...entry }, now)
          }
          await insertInvitation(queries, row)
          const detail = { email: row.email, role: row.role }
          await record(queries, { ...by(caller, request), action: 'invitation.created', targetId: row.id, detail }, now)
          return findTeam(queries, caller.teamId)
        })
        const answer = shown(row, request)
        if (mailer.isSetUp())
          mailer.send({
            to: row.email,
            subject: `You are invited to ${team?.name ?? 'a team'} on Tallyroom`,
            text: `You are invited to join ${team?.name ?? 'a team'} on Tallyroom.\n\nOpen this link to accept; it works for ${validDays} days:\n${answer.url}\n`,
          })
        return answer
      },
    }),
    teamRoute('DELETE', '/invitations/:id', {
      summary: 'Takes an invitation back; its link stops working',
      may: 'invitations:write',
      answer: { kind: 'empty' },
      errors: [invitationErrors.notFound],
      async handle({ caller, params, request }) {
        const now = clock.now().toISOString()
        await database.transaction(async (queries) => {
          const email = await findOrThrow(
            deleteInvitation(queries, caller.teamId, params.id),
            invitationErrors.notFound,
          )
          const entry = { action: 'invitation.deleted', targetId: params.id, detail: { email } } as const
          await record(queries, { ...by(caller, request), ...entry }, now)
        })
      },
    }),
    publicRoute('GET', '/invitations/:token', {
      summary: 'Tells the holder of an invitation link what it is for',
      answer: invitationPreview,
      errors: [invitationErrors.notFound],
      async handle({ params }) {
        const row = await findOrThrow(
          findOpenInvitation(database.queries, sha256(params.token), clock.now().toISOString()),
          invitationErrors.notFound,
        )
        const holder = await findUserByEmail(database.queries, row.email)
        return { ...row, signInNeeded: holder?.emailVerified === 1 }
      },
    }),
    optionalRoute('POST', '/invitations/:token/accept', {
      summary: 'Accepts an invitation: makes the user and signs the browser in, or adds the team to a signed-in person',
      body: acceptance,
      bodyOptional: true,
      status: 201,
      answer: accepted,
      answerHeaders: { 'Set-Cookie': 'The session of a new user' },
      errors: [invitationErrors.notFound, userErrors.emailTaken],
      async handle({ caller, params, body, request, reply }) {
        const { answer, session } = await acceptInvitation(deps, caller, params.token, body, request)
        if (session) reply.header('set-cookie', cookie.set(session))
        return answer
      },
    }),
  ])
}
