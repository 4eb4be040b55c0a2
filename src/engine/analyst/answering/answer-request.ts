import type { LanguageModel, UIMessage } from 'ai'
import type { VerifiedExample } from '../instructions.ts'
import type { Workbench } from '../workbench.ts'
import type { AnswerLimits } from './answer-limits.ts'
import type { AnswerOutcome } from './answer-outcome.ts'

export type AnswerRequest = {
  model: LanguageModel
  /** The question is the last of them. */
  messages: UIMessage[]
  bench: Workbench
  agentInstructions: string
  spaceDescription: string | null
  examples: VerifiedExample[]
  limits: AnswerLimits
  /** Whether a budget was used up meanwhile; asked after each step. */
  isSpent?(): Promise<boolean>
  /** Filled as it goes, for a caller who may stop listening before the end. */
  outcome?: AnswerOutcome
}
