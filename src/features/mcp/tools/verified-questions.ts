import { z } from 'zod'
import { cutText } from '../../../platform/cut-text.ts'
import type { createRecall } from '../../verified-answers/index.ts'
import { requireSpace, type SpaceDataDeps } from '../space-data.ts'
import { defineTool, type McpTool, readsOnly } from '../tool.ts'
import { thatFit } from './compact.ts'
import { spaceId } from './schemas.ts'

export type VerifiedToolDeps = SpaceDataDeps & { verified: Pick<ReturnType<typeof createRecall>, 'examples'> }

const maxSql = 4_000

export function verifiedQuestionTools(deps: VerifiedToolDeps): McpTool[] {
  return [
    defineTool({
      name: 'find_verified_questions',
      title: 'Find verified questions',
      description:
        'Finds questions like yours whose answer the team has verified, the nearest first, with the SQL that answers them. Use it before you write SQL of your own: what is asked may be answered there, and it shows what the team means by its words. Run the SQL with run_sql.',
      may: ['spaces:read', 'data-sources:read'],
      input: z.object({ spaceId, question: z.string().trim().min(1).max(2_000).describe('What you want to know') }),
      output: z.object({
        questions: z.array(
          z.object({ question: z.string(), steps: z.array(z.object({ source: z.string(), sql: z.string() })) }),
        ),
      }),
      annotations: readsOnly,
      async run({ spaceId: id, question }, call) {
        await requireSpace(deps, call, id)
        const rows = await deps.verified.examples(call.caller.teamId, id, question)
        const questions = thatFit(
          rows.map(({ question: asked, steps }) => ({
            question: cutText(asked, maxSql),
            steps: steps.map((step) => ({ source: step.source, sql: cutText(step.sql, maxSql) })),
          })),
        )
        const text = questions
          .map((one) =>
            [one.question, ...one.steps.map((step) => `source: ${step.source}\n\`\`\`sql\n${step.sql}\n\`\`\``)].join(
              '\n',
            ),
          )
          .join('\n\n')
        return {
          data: { questions },
          content: [{ type: 'text', text: text || 'The team has verified no question like this.' }],
        }
      },
    }),
  ]
}
