import { useState } from 'react'
import type { ReadingPart } from '../../../../src/engine/analyst/answer-parts.contract.ts'
import { showError } from '../../../lib/undo.ts'
import type { Question, QuestionChange } from '../../questions/questions.queries.ts'

export type AskAgain = (asked: { question: Question; changes?: QuestionChange[] }) => Promise<void>
export type AskedAgain = {
  busy: boolean
  change: (asked: Parameters<AskAgain>[0]) => void
  undo: () => void
  redo: () => void
}

/** The questions that took each other's place in an answer, and the way back. */
export function useAskedAgain(reading: ReadingPart | null, ask: AskAgain | undefined): AskedAgain | null {
  const [past, setPast] = useState<Question[]>([])
  const [future, setFuture] = useState<Question[]>([])
  const [busy, setBusy] = useState(false)
  if (!ask) return null
  const now = reading ? [reading.question as Question] : []
  const put = async (asked: Parameters<AskAgain>[0], then: () => void) => {
    if (busy) return
    setBusy(true)
    try {
      await ask(asked)
      then()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  const back = past.at(-1)
  const on = future.at(-1)
  return {
    busy,
    change: (asked) =>
      void put(asked, () => {
        setPast([...past, ...now])
        setFuture([])
      }),
    undo: () =>
      back &&
      void put({ question: back }, () => {
        setPast(past.slice(0, -1))
        setFuture([...future, ...now])
      }),
    redo: () =>
      on &&
      void put({ question: on }, () => {
        setFuture(future.slice(0, -1))
        setPast([...past, ...now])
      }),
  }
}
