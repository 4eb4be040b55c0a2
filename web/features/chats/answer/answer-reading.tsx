import { CircleHelp, MessageSquareQuote, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReadingPart } from '../../../../src/engine/analyst/answer-parts.contract.ts'
import { Button } from '../../../components/form/button.tsx'
import { Tooltip } from '../../../components/overlay/tooltip.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { format } from '../../../lib/format.ts'
import { t } from '../../../lib/texts/index.ts'
import { QuestionChips } from '../../questions/question-chips.tsx'
import type { Question } from '../../questions/questions.queries.ts'
import type { AskedAgain } from './use-asked-again.ts'

type ReadingProps = {
  spaceId: string
  reading: ReadingPart
  /** Null where the answer is not one's own to change: the chips are only shown. */
  asking: AskedAgain | null
  /** Asks a reading by its sentence, where it cannot be put in place. */
  onAsk: (text: string) => void
  disabled: boolean
}

/** How a question was understood, part by part. A part that is not what was meant is changed here, and the answer with it. */
export function AnswerReading({ spaceId, reading, asking, onAsk, disabled }: ReadingProps) {
  const { sentence, chips, others, unused, resultId } = reading
  const question = reading.question as Question
  const isDoubtful = isDoubted(reading)
  const busy = asking?.busy ?? false
  const steps = asking?.steps ?? 0
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // What had the focus went with the answer that was there: people go on from the chips, and see the way back.
    if (steps > 0 && document.activeElement?.contains(box.current))
      box.current?.querySelector<HTMLElement>('[role=group]')?.focus()
  }, [steps])
  const choose = (other: { question: Record<string, unknown>; sentence: string }) =>
    asking ? asking.change({ question: other.question as Question }) : onAsk(other.sentence)
  const offered = resultId === null ? [reading, ...others.slice(0, 2)] : isDoubtful ? others.slice(0, 2) : []
  return (
    <section
      ref={box}
      aria-label={t.answer.reading.title}
      aria-busy={busy}
      className={classNames('flex min-w-0 flex-col gap-2', busy && 'opacity-60')}
    >
      <ReadingHead reading={reading} />
      {asking ? (
        <QuestionChips
          spaceId={spaceId}
          question={question}
          chips={chips}
          onChange={(changes) => asking.change({ question, changes })}
          onUndo={asking.undo}
          onRedo={asking.redo}
          doubtOf={({ path }) => (isDoubtful ? fromWords(chips.find((chip) => chip.path === path)) : null)}
          unread={isDoubtful ? unused : []}
        >
          {asking.undo ? (
            <Button size="small" look="quiet" icon={Undo2} data-stop onClick={asking.undo}>
              {t.actions.undo}
            </Button>
          ) : null}
        </QuestionChips>
      ) : (
        <PlainChips reading={reading} />
      )}
      {offered.length > 0 ? (
        <div className="flex flex-col gap-1.5">
          <p className="text-13 text-muted">{resultId === null ? t.answer.reading.which : t.answer.reading.or}</p>
          <div className="flex flex-col items-start gap-1.5">
            {offered.map((other) => (
              <Button
                key={other.sentence}
                size="small"
                disabled={disabled || busy}
                className="h-auto! max-w-full py-1 text-left whitespace-normal!"
                onClick={() => choose(other)}
              >
                {other.sentence}
              </Button>
            ))}
          </div>
        </div>
      ) : null}
      <span className="sr-only">{sentence}</span>
      <span role="status" className="sr-only">
        {steps === 0 ? null : t.answer.reading.changed(sentence, asking?.undo !== undefined)}
      </span>
    </section>
  )
}

/** What was read from words, and not surely. */
export const isDoubted = ({ by, decision }: ReadingPart): boolean => by === 'read' && decision !== 'answer'

const fromWords = (chip: ReadingPart['chips'][number] | undefined): string =>
  chip?.words ? t.answer.reading.from(chip.words) : t.answer.reading.assumed

function ReadingHead({ reading }: { reading: ReadingPart }) {
  const isDoubtful = isDoubted(reading)
  const Icon = isDoubtful ? CircleHelp : MessageSquareQuote
  const sure =
    reading.by === 'read'
      ? t.answer.reading.sure(format.percent(Math.round(reading.probability * 100) / 100))
      : t.answer.reading.by[reading.by]
  return (
    <p className="flex items-center gap-1.5 text-12 text-muted">
      <Icon size={14} aria-hidden className={classNames('shrink-0', isDoubtful && 'text-warn')} />
      <span>{reading.resultId === null ? t.answer.reading.partly : t.answer.reading.title}</span>
      <span className={classNames('numeric', isDoubtful && 'text-warn')}>{sure}</span>
    </p>
  )
}

/** For those who only read. */
function PlainChips({ reading }: { reading: ReadingPart }) {
  const isDoubtful = isDoubted(reading)
  const look = 'inline-flex min-h-7 max-w-full items-center rounded border bg-bg px-2 py-0.5 text-13'
  return (
    <ul className="flex flex-wrap items-center gap-1.5">
      {reading.chips.map((chip) => (
        <li key={chip.path}>
          {isDoubtful ? (
            <Tooltip text={fromWords(chip)}>
              <span className={classNames(look, 'border-dotted border-muted')}>{chip.text}</span>
            </Tooltip>
          ) : (
            <span className={classNames(look, 'border-line-strong')}>{chip.text}</span>
          )}
        </li>
      ))}
      {isDoubtful
        ? reading.unused.map((word) => (
            <li key={word} className={classNames(look, 'border-dashed border-line-strong text-muted line-through')}>
              {word}
            </li>
          ))
        : null}
    </ul>
  )
}
