import { auditAnswer } from '../../engine/analyst/index.ts'
import type { DocumentNode } from '../../engine/documents/index.ts'
import type { FrozenResult, KeptResult } from '../../engine/reports/index.ts'
import type { AnswerQuery } from '../dashboards/index.ts'
import { auditable } from './write-prose.ts'

/** What of an answer is kept with a report, so that it can be made again when the chat is gone. */
export type KeptAnswer = { asked: string[]; text: string; queries: AnswerQuery[] }

/** For a report of nothing but an answer; not among the templates, for it needs one. */
export const answerTemplate = {
  id: 'answer',
  name: 'Answer',
  description: 'One answer of a chat: its words, its charts and the rows behind them.',
}
const maxQueries = 10

/** A question as the title of a report. */
export const titleOfAnswer = ({ asked }: KeptAnswer): string | undefined =>
  asked.at(-1)?.replace(/\s+/g, ' ').trim().slice(0, 200) || undefined

/** An answer with its queries asked anew. Its words stand under the audit: they stay only while their numbers are in the results. */
export async function answerSection(
  { asked, text, queries }: KeptAnswer,
  {
    ask,
    read,
    locale,
  }: {
    ask: (title: string, query: AnswerQuery) => Promise<KeptResult>
    read: (words: string) => Promise<DocumentNode[]>
    /** How whoever asked writes numbers. */
    locale: string
  },
): Promise<DocumentNode[]> {
  const question = asked.at(-1)?.trim() || answerTemplate.name
  const results: FrozenResult[] = []
  const views: DocumentNode[] = []
  for (const [index, query] of queries.slice(-maxQueries).entries()) {
    const title = query.chart?.title ?? (queries.length > 1 ? `${question} (${index + 1})` : question)
    const { name, result } = await ask(title, query)
    results.push(result)
    if (query.chart?.type === 'metric') {
      const { title, y, format } = query.chart
      const value = [y ?? []].flat()[0]
      views.push({
        type: 'metric',
        query: name,
        ...(title && { title }),
        ...(value && { value }),
        ...(format && { format }),
      })
    } else if (query.chart) views.push({ type: 'chart', query: name, chart: query.chart })
    if (query.chart?.type !== 'metric') views.push({ type: 'table', query: name })
  }
  const { unverified } = await auditAnswer({
    text,
    results: auditable(results),
    stated: [...asked, ...queries.map(({ sql }) => sql)],
    // A name with a number in it may be one that a model made up in its statement.
    schemaNames: results.flatMap(({ columns }) => columns.filter((name) => !/\d/.test(name))),
    locale,
  })
  const words: DocumentNode[] =
    unverified === 0 ? await read(text) : [{ type: 'element', tag: 'p', children: [leftOut(unverified)] }]
  return [{ type: 'element', tag: 'h2', children: [question] }, ...words, ...views]
}

const leftOut = (count: number): string =>
  `The words of the answer are left out: ${count === 1 ? 'a number in them is' : `${count} numbers in them are`} not in the results as they are now.`
