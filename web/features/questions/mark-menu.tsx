import { useEffect, useRef } from 'react'
import { Popover } from '../../components/overlay/popover.tsx'
import { t } from '../../lib/texts/index.ts'
import { ChipMenu } from './chip-menu.tsx'
import { markStep, type PlacedMark } from './mark-choices.ts'
import type { Question, QuestionChange, QuestionMark, SpaceCatalog } from './questions.queries.ts'

type MarkMenuProps = {
  spaceId: string
  placed: PlacedMark
  question: Question
  catalog: SpaceCatalog
  onChange: (changes: QuestionChange[]) => void
  onExplain: (mark: QuestionMark) => void
  onClose: () => void
}

/** What can be asked further of a place in a result, beside it. */
export function MarkMenu({ spaceId, placed, question, catalog, onChange, onExplain, onClose }: MarkMenuProps) {
  const before = useRef(document.activeElement)
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    },
    [],
  )
  const step = markStep(placed, question, catalog, () => onExplain(placed.mark))
  return (
    <Popover
      open
      onOpenChange={(open) => !open && onClose()}
      label={t.marks.menu(placed.text)}
      className="w-72 p-0!"
      trigger={
        <button
          type="button"
          tabIndex={-1}
          aria-label={t.marks.menu(placed.text)}
          className="pointer-events-none fixed size-px opacity-0"
          style={{ left: placed.at.x, top: placed.at.y }}
        />
      }
    >
      <p className="truncate border-b border-line px-3 py-2 text-12 font-medium text-muted">{placed.text}</p>
      <ChipMenu
        spaceId={spaceId}
        first={step}
        onChange={(changes) => {
          onClose()
          if (changes.length > 0) onChange(changes)
        }}
      />
    </Popover>
  )
}
