/** How an answer ended, and what it took. */
export type AnswerOutcome = {
  status: 'completed' | 'failed' | 'cancelled'
  error: string | null
  inputTokens: number
  /** Of those, what the provider had cached. */
  cachedTokens: number
  outputTokens: number
  steps: number
  /** The step under way, which its provider has not counted yet. */
  underWay: { promptTokens: number; characters: number } | null
}

export const newOutcome = (): AnswerOutcome => ({
  status: 'completed',
  error: null,
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  steps: 0,
  underWay: null,
})

const charactersPerToken = 4
export const estimateTokens = (characters: number) => Math.ceil(characters / charactersPerToken)

/** More than any request holds. */
const maxCounted = 100_000_000
/** What a provider says that it counted; undefined where that cannot be: budgets are held by it. */
export const countOf = (said: number | undefined): number | undefined =>
  said !== undefined && Number.isSafeInteger(said) && said >= 0 && said <= maxCounted ? said : undefined

/** What an answer has used so far; of the step under way, what its provider will have counted at least. */
export const usedSoFar = ({ inputTokens, cachedTokens, outputTokens, underWay }: AnswerOutcome) => ({
  inputTokens: inputTokens + (underWay?.promptTokens ?? 0),
  cachedTokens,
  outputTokens: outputTokens + estimateTokens(underWay?.characters ?? 0),
})

/** Said at the beginning of each step, so that what was used is known if this process dies. */
export type UsedMetadata = { used?: ReturnType<typeof usedSoFar> }
