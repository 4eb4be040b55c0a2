import type { VerifiedAnswer } from '../../engine/analyst/index.ts'
import type { VerifiedStore } from './verified-answers.store.ts'

const maxExamples = 5
const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])

/** What the analyst is given of a team's verified answers. */
export function createRecall(store: VerifiedStore) {
  return {
    async same(teamId: string, spaceId: string, question: string): Promise<VerifiedAnswer | undefined> {
      const row = await store.byQuestion(teamId, spaceId, question)
      if (!row) return undefined
      return {
        verifiedAnswerId: row.id,
        question: row.question,
        verifiedAt: row.createdAt,
        source: row.source,
        sql: row.sql,
        text: row.text,
        columns: JSON.parse(row.columns),
        rows: JSON.parse(row.rows),
        answer: row.answer === null ? null : JSON.parse(row.answer),
      }
    },
    /** Those that share the most words with the question. */
    async examples(teamId: string, spaceId: string, question: string, except?: string) {
      const asked = words(question)
      const rows = await store.list(teamId, spaceId, { limit: 500 })
      return rows
        .filter(({ id }) => id !== except)
        .map(({ question, sql, source }) => {
          const own = words(question)
          const shared = [...own].filter((word) => asked.has(word)).length
          return { question, sql, source, likeness: shared / Math.max(1, Math.sqrt(own.size * asked.size)) }
        })
        .sort((a, b) => b.likeness - a.likeness)
        .slice(0, maxExamples)
        .map(({ question, sql, source }) => ({ question, sql, source }))
    },
  }
}
