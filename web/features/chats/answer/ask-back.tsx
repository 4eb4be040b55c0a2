import { Button } from '../../../components/form/button.tsx'
import type { ReadAnswer } from './answer-message.ts'

export type AskBackProps = { read: ReadAnswer; disabled?: boolean; onAsk: (text: string) => void }

/** What the analyst asks back, with the answers to choose from. */
export function AskBack({ read: { question, text, reading }, disabled = false, onAsk }: AskBackProps) {
  // Readings of a question are offered beside its parts.
  if (question === null || reading !== null) return null
  return (
    <div className="flex flex-col gap-2">
      {text.includes(question.question) ? null : <p className="reading font-medium">{question.question}</p>}
      <div className="flex flex-wrap gap-2">
        {question.options.map((option) => (
          <Button key={option} disabled={disabled} onClick={() => onAsk(option)}>
            {option}
          </Button>
        ))}
      </div>
    </div>
  )
}
