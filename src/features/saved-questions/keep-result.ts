import { type Clock, isoNow } from '../../platform/clock.ts'
import type { SavedResult } from './saved-questions.contract.ts'
import type { SavedQuestionStore } from './saved-questions.store.ts'

type Answered = {
  question: unknown
  columns: SavedResult['columns']
  rows: Record<string, unknown>[]
  truncated: boolean
}
const maxRows = 20

/** Keeps what a saved question gave. The answer to another question, such as one that was changed meanwhile, is not its. */
export const keepResult =
  ({ saved, clock }: { saved: SavedQuestionStore; clock: Clock }) =>
  async (teamId: string, spaceId: string, id: string, answered: Answered): Promise<void> => {
    const { columns, rows, truncated } = answered
    const result: SavedResult = {
      at: isoNow(clock),
      columns,
      rows: rows.slice(0, maxRows),
      rowCount: rows.length,
      truncated,
    }
    const question = JSON.stringify(answered.question)
    await saved.update(teamId, spaceId, id, { lastResult: JSON.stringify(result) }, { question })
  }
