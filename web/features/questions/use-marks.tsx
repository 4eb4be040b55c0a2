import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ChangeView } from './change-view.tsx'
import { markOf, type PlacedMark } from './mark-choices.ts'
import { MarkMenu } from './mark-menu.tsx'
import {
  catalogQuery,
  type Question,
  type QuestionChange,
  type QuestionMark,
  type ShownAnswer,
} from './questions.queries.ts'

type Row = Record<string, unknown>
type Marks = {
  /** Opens the menu of a place in a result. */
  place: (answer: ShownAnswer, row: Row, column: string, at: PlacedMark['at']) => void
  menu: ReactNode
  /** What changed at a mark, where somebody asked for that. */
  change: ReactNode
}

/** Each mark and cell of a result leads on. */
export function useMarks(
  spaceId: string,
  question: Question | null,
  onChange: (changes: QuestionChange[]) => void,
): Marks {
  const [placed, setPlaced] = useState<PlacedMark | null>(null)
  const [explained, setExplained] = useState<{ question: string; mark: QuestionMark } | null>(null)
  const catalog = useQuery({ ...catalogQuery(spaceId), enabled: placed !== null }).data
  const isExplained = explained !== null && explained.question === JSON.stringify(question)
  return {
    place: (answer, row, column, at) => {
      const mark = markOf(answer, row, column)
      if (mark) setPlaced({ ...mark, at })
    },
    menu:
      placed && catalog && question ? (
        <MarkMenu
          spaceId={spaceId}
          placed={placed}
          question={question}
          catalog={catalog}
          onChange={onChange}
          onExplain={(mark) => setExplained({ question: JSON.stringify(question), mark })}
          onClose={() => setPlaced(null)}
        />
      ) : null,
    change:
      isExplained && question ? (
        <ChangeView spaceId={spaceId} question={question} mark={explained.mark} onClose={() => setExplained(null)} />
      ) : null,
  }
}
