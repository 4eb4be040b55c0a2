import { z } from 'zod'
import { type AppRoute, publicRoute } from '../access/index.ts'
import {
  type DocumentRunner,
  dashboardQueryInput,
  dashboardQueryResult,
  queryAnswerHeaders,
  sendResult,
} from '../dashboards/index.ts'
import { checkGuess } from '../sharing/index.ts'
import { sharedDashboard, unlockAnswer, unlockInput } from './dashboard-shares.contract.ts'
import { dashboardShareErrors as errors } from './dashboard-shares.errors.ts'
import type { ShareRow } from './dashboard-shares.store.ts'
import { findShare, type OpenShareParts, openShare } from './open-share.ts'
import { runSharedQuery } from './run-shared-query.ts'
import { lockedOf, type PublishedParts, publishedDocument, visibleDocument } from './shared-document.ts'

export type SharedDashboardParts = OpenShareParts &
  PublishedParts & {
    runner: DocumentRunner
    /** When somebody opens the share. */
    used(share: ShareRow, title: string): Promise<void>
  }

/** What visitors reach. Whether a credential is needed is said by the share, so none is asked for beforehand. */
export function sharedDashboardRoutes(parts: SharedDashboardParts): AppRoute[] {
  const tag = 'Shared dashboards'
  const params = z.strictObject({ token: z.string().max(200) })
  const access = [
    errors.notFound,
    errors.authRequired,
    errors.notTeamMember,
    errors.passwordRequired,
    errors.rateLimited,
  ]
  return [
    publicRoute('GET', '/share/dashboards/:token', {
      summary: 'Gets a shared dashboard: what a page needs to draw it',
      tag,
      params,
      answer: sharedDashboard,
      errors: access,
      async handle({ params: { token }, request }) {
        const share = await openShare(parts, token, request)
        const { title, createdAt, document } = await publishedDocument(parts, share)
        await parts.used(share, title)
        return {
          share,
          dashboard: { title, updatedAt: createdAt, document: visibleDocument(document, lockedOf(share)) },
        }
      },
    }),
    publicRoute('POST', '/share/dashboards/:token/unlock', {
      summary: 'Opens a shared dashboard by its password',
      tag,
      params,
      body: unlockInput,
      answer: unlockAnswer,
      errors: [errors.notFound, errors.wrongPassword, errors.rateLimited],
      async handle({ params: { token }, body, request, reply }) {
        const share = await findShare(parts, token)
        await checkGuess(parts.windows, share, { password: body.password, from: request.ip }, errors)
        return parts.grants.give(request, reply, share)
      },
    }),
    publicRoute('POST', '/share/dashboards/:token/query', {
      summary: "Runs one of a shared dashboard's own SQL templates",
      description:
        'The text must be one of the published queries exactly, and is only their key. Values are checked against the controls and bound.',
      tag,
      params,
      body: dashboardQueryInput,
      answer: {
        kind: 'raw',
        contentType: 'application/json',
        description: 'The rows of the query',
        schema: dashboardQueryResult,
      },
      answerHeaders: queryAnswerHeaders,
      errors: [...access, errors.templateMismatch, errors.invalidParameter, errors.queryFailed],
      async handle({ params: { token }, body, request, reply, signal }) {
        const share = await openShare(parts, token, request)
        sendResult(reply, await runSharedQuery(parts, share, body, signal))
      },
    }),
  ]
}
