import type { Condition } from '../../../src/client/index.ts'
import type { FoundField } from './question-parts.ts'
import type { QuestionChange } from './questions.queries.ts'

/** One line of a chip's menu: it changes the question, leads to the next list, or does something beside it. */
export type Choice = {
  id: string
  label: string
  group: string
  hint?: string
  checked?: boolean
} & ({ changes: QuestionChange[] } | { opens: () => MenuStep } | { runs: () => void })

/** `path` is that of the condition that is changed; null: one is added. */
type OfCondition = { found: FoundField; path: string | null; condition: Condition | null }

export type MenuStep =
  | {
      kind: 'choices'
      placeholder: string
      choices: Choice[]
      /** What the typed text itself may mean. */
      typed?: (text: string) => Choice[]
    }
  | ({ kind: 'values' } & OfCondition)
  | ({ kind: 'numbers' } & OfCondition)
  | ({ kind: 'range' } & OfCondition)

export const setCondition = (path: string | null, value: Condition): QuestionChange =>
  path === null ? { add: 'where', value } : { set: path, value }
