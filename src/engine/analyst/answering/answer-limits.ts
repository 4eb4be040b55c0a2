export type AnswerLimits = {
  steps: number
  tokens: number
  totalMs: number
  firstByteMs: number
  idleMs: number
  retries: number
}

export const defaultLimits: AnswerLimits = {
  steps: 24,
  tokens: 400_000,
  totalMs: 600_000,
  firstByteMs: 120_000,
  idleMs: 60_000,
  retries: 3,
}
