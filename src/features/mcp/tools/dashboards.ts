import { z } from 'zod'
import { type Control, control, InvalidValue, type ParsedDocument } from '../../../engine/documents/index.ts'
import { cutText } from '../../../platform/cut-text.ts'
import { ServiceError } from '../../../platform/errors.ts'
import {
  bindDocumentQuery,
  type DashboardStore,
  type DocumentReader,
  type DocumentRunner,
  dashboardErrors,
} from '../../dashboards/index.ts'
import { withQueryErrors } from '../../data-sources/index.ts'
import { usedSources } from '../../spaces/index.ts'
import { mcpErrors } from '../mcp.errors.ts'
import { requireSpace, type ShownResult, type SpaceDataDeps, showToModel } from '../space-data.ts'
import { defineTool, type McpTool, readsOnly, type ToolCall } from '../tool.ts'
import { listAsText, pageOf, tableAsText, thatFit } from './compact.ts'
import { cursor, nextCursor, spaceId, table } from './schemas.ts'

export type DashboardToolDeps = SpaceDataDeps & {
  dashboards: DashboardStore
  documents: DocumentReader
  runner: DocumentRunner
}

const perPage = 100
/** Queries of a page of get_dashboard; they share its room. */
const queriesPerPage = 6
const maxSql = 1_000
const maxError = 500
/** What is told of the controls, and how many options of each. */
const controlBytes = 8 * 1024
const maxOptions = 50
const maxOption = 200
const maxMarkup = { whole: 10_000, inText: 4_000 }
const rowBytes = 24 * 1024

export function dashboardMcpTools(deps: DashboardToolDeps): McpTool[] {
  return [
    defineTool({
      name: 'list_dashboards',
      title: 'List dashboards',
      description:
        'Lists the dashboards of a space, newest first, by pages. Use it when a person names a dashboard, or to see what the team looks at.',
      may: ['spaces:read', 'dashboards:read'],
      input: z.object({ spaceId, cursor }),
      output: z.object({
        dashboards: z.array(z.object({ id: z.string(), title: z.string(), updatedAt: z.string(), url: z.string() })),
        nextCursor,
      }),
      annotations: readsOnly,
      async run({ spaceId: id, cursor: from }, call) {
        await requireSpace(deps, call, id)
        const rows = await deps.dashboards.list(call.caller.teamId, id, { limit: perPage, cursor: from })
        const { shown: dashboards, nextCursor: next } = pageOf(
          rows.map((row) => ({ ...pick(row), url: `${call.base}/dashboards/${row.id}` })),
          perPage,
        )
        const text = listAsText(
          'dashboards',
          dashboards.map((one) => ({ id: one.id, name: one.title })),
          next,
        )
        return { data: { dashboards, nextCursor: next }, content: [{ type: 'text', text }] }
      },
    }),
    defineTool({
      name: 'get_dashboard',
      title: 'Get a dashboard',
      description:
        'Gets a dashboard as it was last saved: its document and controls, and the rows of its queries, run now with the given values of the controls; by pages of 6 queries. Use it to answer from what the team already looks at; for other rows, run its SQL with run_sql.',
      may: ['dashboards:read'],
      input: z.object({
        dashboardId: z.string().max(100).describe('The id of a dashboard, from list_dashboards'),
        params: z
          .record(z.string(), z.unknown())
          .optional()
          .describe('Values by the names of the controls; an absent one takes its default'),
        page: z.int().min(1).max(1_000).default(1),
      }),
      output: z.object({
        id: z.string(),
        title: z.string(),
        spaceId: z.string(),
        updatedAt: z.string(),
        url: z.string(),
        markup: z
          .string()
          .describe('The document: text, controls, named SQL blocks and views of them; with the first page'),
        controls: z.array(control).describe('With the first page'),
        nextPage: z.int().nullable().describe('Give it as page for the queries after these; null: there are none'),
        note: z.string().nullable().describe('What was left out'),
        queries: z.array(
          z.object({
            name: z.string(),
            sql: z.string().describe('As it stands in the document'),
            result: z.object(table).nullable(),
            error: z.string().nullable().describe('Why there is no result'),
          }),
        ),
      }),
      annotations: readsOnly,
      async run({ dashboardId, params = {}, page }, call) {
        const { teamId, userId } = call.caller
        const found = await deps.dashboards.find(teamId, dashboardId)
        const kept = found && (await deps.documents({ teamId, userId }, dashboardId, found.version))
        if (!found || !kept) throw dashboardErrors.notFound()
        const { document, markup } = kept
        const place = { teamId, userId, spaceId: found.spaceId }
        const sources = await deps.runner.sourcesOf(teamId, found.spaceId)
        const isPrivate = document.queries.some((query) =>
          usedSources(sources, query).some(({ privacy }) => privacy !== 'full'),
        )
        // Whether a value is one of a control's options would tell, one by one, which values there are.
        if (isPrivate && Object.keys(params).length > 0)
          throw mcpErrors.private('the controls of a dashboard on private data cannot be set from here')
        const queries: RanQuery[] = []
        const end = page * queriesPerPage
        const run = document.queries.slice(end - queriesPerPage, end)
        const bytes = Math.floor(rowBytes / Math.max(1, run.length))
        const perQuery = { rows: 200, bytes, cell: 300, columns: 60 }
        for (const query of run) {
          call.progress(`Running the query "${query.name}"`)
          const ran = await attempt(call, async () => {
            const bound = await withQueryErrors(
              bindDocumentQuery(deps.runner, place, document, query, { params }, call.signal),
            ).catch((error) => {
              // An engine's words about the query of a control's options may quote a value.
              throw isPrivate && error instanceof ServiceError
                ? mcpErrors.private('the options of a control could not be read')
                : error
            })
            const used = usedSources(sources, query)
            return showToModel(deps, call, { source: query.name, ...bound, parts: used }, perQuery)
          })
          queries.push({ name: query.name, sql: cutText(query.template.sql, maxSql), ...ran })
        }
        const url = `${call.base}/dashboards/${found.id}`
        const isFirst = page === 1
        const controls = isFirst ? thatFit(document.controls.map(withFewOptions), controlBytes) : []
        const nextPage = end < document.queries.length ? page + 1 : null
        const note = leftOutOf(document, { page, nextPage, controls })
        const shown = { url, markup: isFirst ? cutText(markup, maxMarkup.whole) : '', queries, note }
        return {
          data: { ...pick(found), spaceId: found.spaceId, ...shown, controls, nextPage },
          content: [{ type: 'text', text: asText({ title: found.title, ...shown }) }],
        }
      },
    }),
  ]
}

type RanQuery = { name: string; sql: string; result: ShownResult | null; error: string | null }

type Shown = { title: string; url: string; markup: string; queries: RanQuery[]; note: string | null }

const asText = ({ title, url, markup, queries, note }: Shown): string =>
  [
    `${title} (${url})`,
    ...(markup === '' ? [] : [cutText(markup, maxMarkup.inText)]),
    ...queries.map(({ name, result, error }) => `Query ${name}:\n${result ? tableAsText(result) : error}`),
    ...(note === null ? [] : [note]),
  ].join('\n\n')

type Told = { page: number; nextPage: number | null; controls: Control[] }

function leftOutOf({ queries, controls: all }: ParsedDocument, { page, nextPage, controls }: Told): string | null {
  const said = [
    ...(page > 1 && (page - 1) * queriesPerPage >= queries.length ? ['There is no such page.'] : []),
    ...(nextPage === null ? [] : [`Page ${page}; ${queries.length} queries in all: page ${nextPage} has the next.`]),
    ...(page === 1 && controls.length < all.length
      ? [`The first ${controls.length} of ${all.length} controls are told.`]
      : []),
    ...(page === 1 && all.some((one) => optionsOf(one).length > maxOptions)
      ? [`Lists of options end after ${maxOptions}.`]
      : []),
    ...(page === 1 && all.some((one) => optionsOf(one).some(isLong))
      ? [`Options of more than ${maxOption} characters are left out.`]
      : []),
  ]
  return said.length > 0 ? said.join(' ') : null
}

const optionsOf = (one: Control): unknown[] => ('options' in one && Array.isArray(one.options) ? one.options : [])

/** Half of one would be no value of the control. */
const isLong = (option: unknown) => JSON.stringify(option).length > maxOption

const withFewOptions = (one: Control): Control => {
  const options = optionsOf(one)
  const few = options.filter((option) => !isLong(option)).slice(0, maxOptions)
  return few.length < options.length ? ({ ...one, options: few } as Control) : one
}

const pick = ({ id, title, updatedAt }: { id: string; title: string; updatedAt: string }) => ({ id, title, updatedAt })

/** A query that fails does not take the others along. */
async function attempt(
  { signal }: ToolCall,
  work: () => Promise<ShownResult>,
): Promise<{ result: ShownResult | null; error: string | null }> {
  try {
    return { result: await work(), error: null }
  } catch (error) {
    if (error instanceof InvalidValue) throw dashboardErrors.invalidParameter(error.message)
    if (signal.aborted || !(error instanceof ServiceError)) throw error
    return { result: null, error: cutText(`${error.code}: ${error.detail}`, maxError) }
  }
}
