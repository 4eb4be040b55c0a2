import { Pencil } from 'lucide-react'
import { memo, useState } from 'react'
import { CancelOr, IconButton } from '../../components/form/button.tsx'
import { Textarea } from '../../components/form/input.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { t } from '../../lib/texts/index.ts'
import type { ChatMessage } from './answer/answer-message.ts'
import { textOf } from './messages.ts'

type QuestionProps = { message: ChatMessage; onEdit: ((id: string, text: string) => void) | null }

function QuestionView({ message, onEdit }: QuestionProps) {
  const [editing, setEditing] = useState(false)
  const text = textOf(message)
  const shortcut = message.metadata?.shortcut
  if (editing && onEdit)
    return (
      <QuestionEditor
        text={text}
        onCancel={() => setEditing(false)}
        onSend={(next) => {
          setEditing(false)
          onEdit(message.id, next)
        }}
      />
    )
  return (
    <article
      id={`message-${message.id}`}
      aria-label={t.words.you}
      data-question
      className="group flex max-w-full scroll-mt-4 flex-col items-end self-end"
    >
      <div className="flex max-w-full items-center gap-1">
        {onEdit ? (
          <span className="opacity-0 group-hover:opacity-100 focus-within:opacity-100 max-md:opacity-100">
            <IconButton icon={Pencil} label={t.answer.editQuestion} size="small" onClick={() => setEditing(true)} />
          </span>
        ) : null}
        <p className="min-w-0 rounded bg-hover px-3.5 py-2 text-14 break-words whitespace-pre-wrap">{text}</p>
      </div>
      {shortcut ? (
        <span className="pt-1" title={message.metadata?.prompt}>
          <Badge>{t.answer.shortcut(shortcut.name)}</Badge>
        </span>
      ) : null}
    </article>
  )
}
export const Question = memo(QuestionView)

type EditorProps = { text: string; onSend: (text: string) => void; onCancel: () => void }

function QuestionEditor({ text, onSend, onCancel }: EditorProps) {
  const [draft, setDraft] = useState(text)
  const send = () => draft.trim() !== '' && onSend(draft.trim())
  return (
    <div className="flex w-full flex-col gap-2 rounded border border-line bg-surface p-2">
      <Textarea
        autoFocus
        aria-label={t.ask.label}
        rows={3}
        className="text-14"
        maxLength={20_000}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel()
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      <CancelOr onCancel={onCancel} disabled={draft.trim() === ''} onClick={send}>
        {t.answer.editSend}
      </CancelOr>
    </div>
  )
}
