/** How an answer ended, and what it took. */
export type AnswerOutcome = {
  status: 'completed' | 'failed' | 'cancelled'
  error: string | null
  inputTokens: number
  outputTokens: number
  steps: number
}

export const newOutcome = (): AnswerOutcome => ({
  status: 'completed',
  error: null,
  inputTokens: 0,
  outputTokens: 0,
  steps: 0,
})
