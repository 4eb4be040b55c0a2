import { useState } from 'react'
import type { ReadingPart } from '../../../../src/engine/analyst/answer-parts.contract.ts'
import { showError } from '../../../lib/undo.ts'
import type { Question, QuestionChange } from '../../questions/questions.queries.ts'

export type AskAgain = (asked: { question: Question; changes?: QuestionChange[] }) => Promise<void>
export type AskedAgain = {
  busy: boolean
  change: (asked: Parameters<AskAgain>[0]) => void
  /** Undefined where there is no step to take. */
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  /** How many steps were taken here, there and back. */
  steps: number
}

/** The questions that took each other's place in an answer, and the way back. */
export function useAskedAgain(reading: ReadingPart | null, ask: AskAgain | undefined): AskedAgain | null {
  const [past, setPast] = useState<Question[]>([])
  const [future, setFuture] = useState<Question[]>([])
  const [steps, setSteps] = useState(0)
  const [busy, setBusy] = useState(false)
  if (!ask) return null
  const now = reading ? [reading.question as Question] : []
  const put = async (asked: Parameters<AskAgain>[0], then: () => void) => {
    if (busy) return
    setBusy(true)
    try {
      await ask(asked)
      then()
      setSteps(steps + 1)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  const back = past.at(-1) ?? firstRead(reading)
  const on = future.at(-1)
  return {
    busy,
    change: (asked) =>
      void put(asked, () => {
        // A reading that was only offered and is now answered took no other's place.
        if (asked.changes || asked.question !== reading?.question) setPast([...past, ...now])
        setFuture([])
      }),
    undo:
      back &&
      (() =>
        void put({ question: back }, () => {
          setPast(past.slice(0, -1))
          setFuture([...future, ...now])
        })),
    redo:
      on &&
      (() =>
        void put({ question: on }, () => {
          setFuture(future.slice(0, -1))
          setPast([...past, ...now])
        })),
    steps,
  }
}

/** What the words were first read as. It is kept with the answer: a page that knows no steps yet leads back to it. */
const firstRead = (reading: ReadingPart | null): Question | undefined =>
  reading?.others.find(({ read }) => read)?.question as Question | undefined
