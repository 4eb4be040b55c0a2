import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { emptyQuestion, isEmptyQuestion } from '../questions/question-parts.ts'
import { answerQuery, askChanged, type Question, type QuestionChange } from '../questions/questions.queries.ts'
import { type SavedQuestion, savedQuestionsQuery } from './saved-questions.queries.ts'

/** The question in the address, its answer, and the steps between them. */
export function useExplored(spaceId: string) {
  const { q: asked, saved: savedId } = useSearch({ from: '/inside/explore' })
  const navigate = useNavigate({ from: '/explore' })
  const list = useQuery({ ...savedQuestionsQuery(spaceId), enabled: savedId !== undefined })
  const saved = list.data?.find(({ id }) => id === savedId)
  // What was just answered is shown at once; the address follows.
  const [ahead, setAhead] = useState<Question | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has followed, or leads elsewhere
  useEffect(() => setAhead(null), [asked, savedId])
  const q = ahead ?? asked ?? (saved?.question as Question | null | undefined)
  const question = q && !isEmptyQuestion(q) ? q : null
  const isSaved = saved !== undefined && JSON.stringify(saved.question) === JSON.stringify(question)
  const answer = useQuery({
    ...answerQuery(spaceId, question ?? emptyQuestion, isSaved ? saved.id : undefined),
    enabled: question !== null,
  })
  const go = (next: Question | null) =>
    void navigate({
      search: {
        space: spaceId,
        ...(next && !isEmptyQuestion(next) ? { q: next, ...(savedId ? { saved: savedId } : {}) } : {}),
      },
    })
  const open = ({ id, question: kept }: SavedQuestion) =>
    void navigate({ search: { space: spaceId, saved: id, ...(kept ? { q: kept } : {}) } })
  const change = useMutation({
    mutationFn: (changes: QuestionChange[]) => askChanged(spaceId, question ?? emptyQuestion, changes),
    onSuccess: (after) => {
      setAhead(isEmptyQuestion(after.question) ? null : after.question)
      // At once: whoever takes it back the moment they see it takes back this step.
      go(after.question)
    },
  })
  // What was refused belongs to the question as it was.
  const { reset } = change
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins without a fault
  useEffect(reset, [q])
  return {
    question,
    saved,
    /** What was saved is still on its way. */
    isFinding: asked === undefined && savedId !== undefined && list.isPending,
    answer,
    go,
    open,
    change: (changes: QuestionChange[]) =>
      question && leavesNothing(question, changes) ? go(null) : change.mutate(changes),
    isPending: change.isPending && ahead === null,
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
  const [steps, setSteps] = useState(() => ({ at: indexOf(), last: indexOf() }))
  useEffect(
    () =>
      history.subscribe(({ location, action }) => {
        const at = location.state.__TSR_index
        // A new step is the last: those that were taken back are gone.
        setSteps(({ last }) => ({ at, last: action.type === 'PUSH' ? at : Math.max(last, at) }))
      }),
    [history],
  )
  return {
    canUndo: steps.at > first,
    canRedo: steps.at < steps.last,
    undo: () => indexOf() > first && history.back(),
    redo: () => history.forward(),
  }
}
