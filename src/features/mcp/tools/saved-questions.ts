import { z } from 'zod'
import { cutText } from '../../../platform/cut-text.ts'
import { rowsOfPage } from '../../../platform/database/page-by-id.ts'
import type { SavedQuestionStore } from '../../saved-questions/index.ts'
import { requireSpace, type SpaceDataDeps } from '../space-data.ts'
import { defineTool, type McpTool, readsOnly } from '../tool.ts'
import { listAsText, pageOf } from './compact.ts'
import { cursor, nextCursor, spaceId } from './schemas.ts'

const perPage = 50
/** One that is longer is not told: it is asked by its id. */
const maxAsked = 16_000

export function savedQuestionTools(deps: SpaceDataDeps & { saved: SavedQuestionStore }): McpTool[] {
  return [
    defineTool({
      name: 'list_saved_questions',
      title: 'List saved questions',
      description:
        'Lists the questions that the team keeps under a name in a space, newest first, by pages. Use it when a person names one of them. Give the id of one to ask as savedId, or its sql and source to run_sql, to have it answered now.',
      may: ['spaces:read', 'data-sources:read'],
      input: z.object({ spaceId, cursor }),
      output: z.object({
        questions: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            folder: z.string().nullable(),
            description: z.string().nullable(),
            question: z
              .record(z.string(), z.unknown())
              .nullable()
              .describe('Null where it is SQL, or too long to be told: its id can be asked all the same'),
            sql: z.string().nullable().describe(`Cut with a mark after ${maxAsked} characters`),
            source: z.string().nullable(),
            url: z.string().describe('The question in Tallyroom'),
          }),
        ),
        nextCursor,
      }),
      annotations: readsOnly,
      async run({ spaceId: id, cursor: from }, call) {
        await requireSpace(deps, call, id)
        const rows = await deps.saved.list(call.caller.teamId, id, { limit: perPage, cursor: from })
        const all = rows.map((row) => {
          const statement =
            row.statement === null ? null : (JSON.parse(row.statement) as { sql: string; source: string })
          return {
            id: row.id,
            name: row.name,
            folder: row.folder,
            description: row.description,
            question:
              row.question.length > maxAsked ? null : (JSON.parse(row.question) as Record<string, unknown> | null),
            sql: statement && cutText(statement.sql, maxAsked),
            source: statement?.source ?? null,
            url: `${call.base}/explore?space=${id}&saved=${row.id}`,
          }
        })
        const { shown: questions, nextCursor: next } = pageOf(all, rowsOfPage(rows, perPage).length)
        const text = listAsText(
          'saved questions',
          questions.map((one) => ({
            ...one,
            about: one.sql ?? (one.question ? JSON.stringify(one.question) : 'too long to be told'),
          })),
          next,
        )
        return { data: { questions, nextCursor: next }, content: [{ type: 'text', text }] }
      },
    }),
  ]
}
