import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { InvalidValue, type ParsedDocument, shownDocumentOf } from '../../engine/documents/index.ts'
import { readDocument, workErrors } from '../../engine/workers/index.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { pageQuery } from '../../platform/http/paging.ts'
import { type AppRoute, type Principal, tagged, teamRoute } from '../access/index.ts'
import { chatErrors } from '../chats/index.ts'
import { queryFaults, withQueryErrors } from '../data-sources/index.ts'
import { requireSpace, type SpaceStore, spaceErrors } from '../spaces/index.ts'
import { addItem, type ItemDeps } from './add-item.ts'
import { shownMarks, strangeFilter } from './bind-question.ts'
import { checkDocument } from './check-document.ts'
import {
  checkAnswer,
  checkInput,
  dashboard,
  dashboardChange,
  dashboardInput,
  dashboardQueryInput,
  dashboardQueryResult,
  dashboardSummary,
  dashboardVersion,
  dashboardVersionWithMarkup,
  itemInput,
  previewInput,
  restoreInput,
  suggestionInput,
  versionNumber,
} from './dashboards.contract.ts'
import { dashboardErrors } from './dashboards.errors.ts'
import type { DocumentReader } from './published.ts'
import {
  type DocumentOutcome,
  type DocumentPlace,
  type DocumentRunner,
  findQuery,
  resultBytes,
  runDocumentQuery,
  showsWhole,
} from './run-document-query.ts'
import { changeDashboard, createDashboard, restoreDashboard } from './save-dashboard.ts'
import { suggestDashboard } from './suggest-dashboard.ts'

export type DashboardRouteDeps = ItemDeps & { spaces: SpaceStore; runner: DocumentRunner; documents: DocumentReader }

const rowLimit = 10_000
const ownerOf = ({ teamId, userId }: Principal) => ({ teamId, userId })
/** Whoever writes a query reads by it. */
const writesQueries = ['dashboards:write', 'data-sources:read'] as const
const readErrors = [workErrors.busy, workErrors.tooMuch]
const queryAnswer = {
  kind: 'raw',
  contentType: 'application/json',
  description: 'The rows of the query',
  schema: dashboardQueryResult,
} as const
export const queryAnswerHeaders = { 'X-Truncated': 'true when there were more rows than are answered' }

export function sendResult(reply: FastifyReply, outcome: DocumentOutcome): void {
  if (outcome.truncated) reply.header('x-truncated', 'true')
  reply.type('application/json; charset=utf-8').send(resultBytes(outcome))
}

export function dashboardRoutes(deps: DashboardRouteDeps): AppRoute[] {
  const { store, spaces, runner, documents } = deps

  async function latest({ teamId, userId }: Principal, id: string) {
    const found = await store.find(teamId, id)
    const kept = found && (await documents({ teamId, userId }, id, found.version))
    if (!kept) throw dashboardErrors.notFound()
    return { found, kept }
  }
  async function run(
    place: DocumentPlace,
    document: ParsedDocument,
    { sql, params: values = {}, filters = [], whole }: z.output<typeof dashboardQueryInput>,
    signal: AbortSignal,
  ): Promise<DocumentOutcome> {
    const query = findQuery(document, sql)
    if (!query) throw dashboardErrors.templateMismatch()
    const strange = strangeFilter(shownMarks(document), filters)
    if (strange) throw dashboardErrors.invalidParameter(`${strange.field}: the dashboard shows no such mark`)
    if (whole && !showsWhole(document, query.name, whole))
      throw dashboardErrors.invalidParameter('whole: no view of the dashboard shows these totals')
    try {
      return await withQueryErrors(
        runDocumentQuery(
          runner,
          place,
          document,
          query,
          { params: values, filters, whole },
          { maxRows: rowLimit, signal },
        ),
      )
    } catch (error) {
      throw error instanceof InvalidValue ? dashboardErrors.invalidParameter(error.message) : error
    }
  }
  const runErrors = [dashboardErrors.templateMismatch, dashboardErrors.invalidParameter, ...queryFaults]

  return tagged('Dashboards', [
    teamRoute('GET', '/spaces/:id/dashboards', {
      summary: 'Lists the dashboards of a space, newest first',
      may: 'dashboards:read',
      query: pageQuery,
      answer: z.array(dashboardSummary),
      errors: [spaceErrors.notFound],
      async handle({ caller, params: { id }, query, page }) {
        await requireSpace(spaces, caller.teamId, id)
        return page(await store.list(caller.teamId, id, query))
      },
    }),
    teamRoute('POST', '/spaces/:id/dashboards', {
      summary: 'Makes a dashboard from a document',
      description:
        'The whole document is checked first, its SQL on the sources of the space included; `detail` then names every problem with its line and column.',
      may: writesQueries,
      body: dashboardInput,
      bodyLimit: 1_000_000,
      status: 201,
      answer: dashboard,
      errors: [...readErrors, spaceErrors.notFound, dashboardErrors.invalidDocument],
      async handle({ caller, params: { id }, body }) {
        await requireSpace(spaces, caller.teamId, id)
        return createDashboard(deps, caller, id, body)
      },
    }),
    teamRoute('POST', '/spaces/:id/dashboards/suggest', {
      summary: 'Makes a dashboard of metrics, a table or a sentence, from what the data means',
      may: writesQueries,
      body: suggestionInput,
      status: 201,
      answer: dashboard,
      errors: [...readErrors, spaceErrors.notFound, dashboardErrors.nothingToShow, dashboardErrors.invalidDocument],
      async handle({ caller, params: { id }, body }) {
        const space = await requireSpace(deps.spaces, caller.teamId, id)
        return suggestDashboard(deps, caller, space, body)
      },
    }),
    teamRoute('POST', '/spaces/:id/dashboards/check', {
      summary: 'Checks a document without saving it, and reads it for a preview',
      may: writesQueries,
      body: checkInput,
      bodyLimit: 1_000_000,
      answer: checkAnswer,
      errors: [...readErrors, spaceErrors.notFound],
      async handle({ caller, params: { id }, body, signal }) {
        await requireSpace(spaces, caller.teamId, id)
        const { document, problems } = await checkDocument(
          deps,
          { ...ownerOf(caller), spaceId: id },
          body.markup,
          signal,
        )
        return { problems, document: shownDocumentOf(document) }
      },
    }),
    teamRoute('POST', '/spaces/:id/dashboards/preview', {
      summary: 'Runs a query of a document that is not saved yet',
      may: writesQueries,
      body: previewInput,
      bodyLimit: 1_000_000,
      answer: queryAnswer,
      answerHeaders: queryAnswerHeaders,
      errors: [...readErrors, spaceErrors.notFound, ...runErrors],
      async handle({ caller, params: { id }, body, signal, reply }) {
        await requireSpace(spaces, caller.teamId, id)
        const { document } = await readDocument(deps.workers, ownerOf(caller), body.markup, signal)
        sendResult(reply, await run({ ...ownerOf(caller), spaceId: id }, document, body, signal))
      },
    }),
    teamRoute('GET', '/dashboards/:id', {
      summary: 'Gets a dashboard as it was last saved',
      may: 'dashboards:read',
      answer: dashboard,
      errors: [...readErrors, dashboardErrors.notFound],
      async handle({ caller, params: { id } }) {
        const { found, kept } = await latest(caller, id)
        return { ...found, markup: kept.markup, document: shownDocumentOf(kept.document) }
      },
    }),
    teamRoute('PATCH', '/dashboards/:id', {
      summary: 'Saves a change of a dashboard as a new version, and publishes it unless it is a draft',
      may: writesQueries,
      body: dashboardChange,
      bodyLimit: 1_000_000,
      answer: dashboard,
      errors: [
        ...readErrors,
        dashboardErrors.notFound,
        dashboardErrors.invalidDocument,
        dashboardErrors.versionConflict,
      ],
      handle: ({ caller, params: { id }, body }) => changeDashboard(deps, caller, id, body),
    }),
    teamRoute('DELETE', '/dashboards/:id', {
      summary: 'Deletes a dashboard with its versions and shares',
      may: 'dashboards:write',
      answer: { kind: 'empty' },
      errors: [dashboardErrors.notFound],
      async handle({ caller, params: { id } }) {
        await findOrThrow(store.remove(caller.teamId, id), dashboardErrors.notFound)
      },
    }),
    teamRoute('GET', '/dashboards/:id/versions', {
      summary: 'Lists the versions of a dashboard, newest first',
      may: 'dashboards:read',
      query: pageQuery,
      answer: z.array(dashboardVersion),
      errors: [dashboardErrors.notFound],
      async handle({ caller, params: { id }, query, page }) {
        const found = await findOrThrow(store.find(caller.teamId, id), dashboardErrors.notFound)
        const rows = await store.versions(caller.teamId, id, query)
        return page(rows, (last) => String(last.version)).map((row) => ({
          ...row,
          published: row.version === found.publishedVersion,
        }))
      },
    }),
    teamRoute('GET', '/dashboards/:id/versions/:version', {
      summary: 'Gets a version of a dashboard with its markup',
      may: 'dashboards:read',
      params: z.strictObject({
        id: z.string(),
        version: z.coerce.number().pipe(versionNumber),
      }),
      answer: dashboardVersionWithMarkup,
      errors: [dashboardErrors.notFound, dashboardErrors.versionNotFound],
      async handle({ caller, params: { id, version } }) {
        const found = await findOrThrow(store.find(caller.teamId, id), dashboardErrors.notFound)
        const row = await findOrThrow(store.version(caller.teamId, id, version), dashboardErrors.versionNotFound)
        return { ...row, published: row.version === found.publishedVersion }
      },
    }),
    teamRoute('POST', '/dashboards/:id/restore', {
      summary: 'Makes an earlier version the newest',
      may: 'dashboards:write',
      body: restoreInput,
      answer: dashboard,
      errors: [
        ...readErrors,
        dashboardErrors.notFound,
        dashboardErrors.versionNotFound,
        dashboardErrors.invalidDocument,
        dashboardErrors.versionConflict,
      ],
      handle: ({ caller, params: { id }, body }) => restoreDashboard(deps, caller, id, body),
    }),
    teamRoute('POST', '/dashboards/:id/items', {
      summary: 'Puts the answer of a chat, or a query, at the end of a dashboard',
      may: [...writesQueries, 'dashboards:read'],
      body: itemInput,
      status: 201,
      answer: dashboard,
      errors: [
        ...readErrors,
        dashboardErrors.notFound,
        chatErrors.messageNotFound,
        dashboardErrors.noQuery,
        dashboardErrors.invalidDocument,
        dashboardErrors.versionConflict,
      ],
      handle: ({ caller, params: { id }, body }) => addItem(deps, caller, id, body),
    }),
    teamRoute('POST', '/dashboards/:id/query', {
      summary: 'Runs one of the queries of a dashboard as it was last saved',
      may: 'dashboards:read',
      body: dashboardQueryInput,
      answer: queryAnswer,
      answerHeaders: queryAnswerHeaders,
      errors: [...readErrors, dashboardErrors.notFound, ...runErrors],
      async handle({ caller, params: { id }, body, signal, reply }) {
        const { found, kept } = await latest(caller, id)
        sendResult(reply, await run({ ...ownerOf(caller), spaceId: found.spaceId }, kept.document, body, signal))
      },
    }),
  ])
}
