import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { emptyQuestion, isEmptyQuestion } from '../questions/question-parts.ts'
import { answerQuery, askChanged, type Question, type QuestionChange } from '../questions/questions.queries.ts'

/** The question in the address, its answer, and the steps between them. */
export function useExplored(spaceId: string) {
  const { q } = useSearch({ from: '/inside/explore' })
  const navigate = useNavigate({ from: '/explore' })
  const question = q && !isEmptyQuestion(q) ? q : null
  const answer = useQuery({ ...answerQuery(spaceId, question ?? emptyQuestion), enabled: question !== null })
  const go = (next: Question | null) =>
    void navigate({ search: { space: spaceId, ...(next && !isEmptyQuestion(next) ? { q: next } : {}) } })
  const change = useMutation({
    mutationFn: (changes: QuestionChange[]) => askChanged(spaceId, question ?? emptyQuestion, changes),
    onSuccess: (after) => go(after.question),
  })
  // What was refused belongs to the question as it was.
  const { reset } = change
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins without a fault
  useEffect(reset, [q])
  return {
    question,
    answer,
    go,
    change: (changes: QuestionChange[]) =>
      question && leavesNothing(question, changes) ? go(null) : change.mutate(changes),
    isPending: change.isPending,
    error: change.error,
    ...useSteps(),
  }
}

/** Whether the only thing that is asked goes. */
function leavesNothing({ measures, by, fields }: Question, changes: readonly QuestionChange[]): boolean {
  const [only] = changes
  return (
    changes.length === 1 &&
    only !== undefined &&
    'drop' in only &&
    (only.drop === 'fields' ||
      (/^(measures|by|fields)\[\d+\]$/.test(only.drop) && measures.length + by.length + (fields ?? []).length === 1))
  )
}

/** The browser's own history is the list of steps; undo never leaves the page. */
function useSteps() {
  const { history } = useRouter()
  const indexOf = () => history.location.state.__TSR_index
  const [first] = useState(indexOf)
  return {
    undo: () => indexOf() > first && history.back(),
    redo: () => history.forward(),
  }
}
