import { type AppRoute, accessErrors, publicRoute, sharedRoute, tagged } from '../access/index.ts'
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
import { findShare, type OpenShareDeps, openShare } from './open-share.ts'
import { runSharedQuery } from './run-shared-query.ts'
import {
  lockedOf,
  looksOf,
  offeredOf,
  type PublishedDeps,
  publishedDocument,
  visibleDocument,
} from './shared-document.ts'

export type SharedDashboardDeps = OpenShareDeps &
  PublishedDeps & {
    runner: DocumentRunner
    /** When somebody opens the share. */
    used(share: ShareRow, title: string): Promise<void>
    /** How a team has numbers and dates written; null: it did not choose. */
    localeOf(teamId: string): Promise<string | null>
  }

/** What visitors reach. Whether a credential is needed is said by the share, so none is asked for beforehand. */
export function sharedDashboardRoutes(deps: SharedDashboardDeps): AppRoute[] {
  const access = [
    errors.notFound,
    errors.authRequired,
    errors.notTeamMember,
    accessErrors.forbidden,
    errors.passwordRequired,
    errors.rateLimited,
  ]
  return tagged('Shared dashboards', [
    sharedRoute('GET', '/share/dashboards/:token', {
      summary: 'Gets a shared dashboard: what a page needs to draw it',
      answer: sharedDashboard,
      errors: access,
      async handle({ params: { token }, request }) {
        const share = await openShare(deps, token, request)
        const { title, createdAt, document } = await publishedDocument(deps, share)
        await deps.used(share, title)
        return {
          locale: await deps.localeOf(share.teamId),
          share: {
            ...share,
            theme: looksOf(share).theme,
            crossFilters: [...new Set(offeredOf(share, document).map(({ field }) => field))],
          },
          dashboard: { title, updatedAt: createdAt, document: visibleDocument(document, lockedOf(share)) },
        }
      },
    }),
    publicRoute('POST', '/share/dashboards/:token/unlock', {
      summary: 'Opens a shared dashboard by its password',
      body: unlockInput,
      answer: unlockAnswer,
      errors: [errors.notFound, errors.wrongPassword, errors.rateLimited],
      async handle({ params: { token }, body, request, reply }) {
        const share = await findShare(deps, token)
        await checkGuess(deps.windows, share, { password: body.password, from: request.ip }, errors)
        return deps.grants.give(request, reply, share)
      },
    }),
    sharedRoute('POST', '/share/dashboards/:token/query', {
      summary: "Runs one of a shared dashboard's own SQL templates",
      description:
        'The text must be one of the published queries exactly, and is only their key. Values are checked against the controls and bound.',
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
        const share = await openShare(deps, token, request)
        sendResult(reply, await runSharedQuery(deps, share, body, signal))
      },
    }),
  ])
}
