import type { VerifiedAnswer, VerifiedExample } from '../../engine/analyst/index.ts'
import { readJson } from '../../platform/workers/json-in-turns.ts'
import { chooseExamples } from './choose-examples.ts'
import type { VerifiedStore } from './verified-answers.store.ts'

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
    /** Those that are near to the question, with all statements that they took. */
    async examples(teamId: string, spaceId: string, question: string, except?: string): Promise<VerifiedExample[]> {
      const known = await store.questions(teamId, spaceId, 500)
      const chosen = await chooseExamples(
        question,
        known.filter(({ id }) => id !== except),
      )
      // One may have been removed meanwhile.
      const rows = await Promise.all(chosen.map(({ id }) => store.example(teamId, spaceId, id)))
      return Promise.all(
        rows
          .filter((row) => row !== undefined)
          .map(async ({ question, sql, source, steps }) => ({
            question,
            steps: steps === null ? [{ source, sql }] : await readJson<VerifiedExample['steps']>(steps),
          })),
      )
    },
  }
}
