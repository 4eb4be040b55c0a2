import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../components/form/button.tsx'
import { lastSpace, useKept } from '../../lib/local-storage.ts'
import { t } from '../../lib/texts/index.ts'
import { useBeginChat } from '../chats/begin-chat.ts'
import type { Space } from '../spaces/spaces.queries.ts'

/** A first question, and the space it is asked in: the one that was used last, else the newest. */
export function AskBox({ spaces }: { spaces: readonly Space[] }) {
  const [kept, setKept] = useKept<string | null>(lastSpace, null)
  const [text, setText] = useState('')
  const { begin, busy } = useBeginChat()
  const chosen = spaces.find(({ id }) => id === kept) ?? spaces[0]
  if (!chosen) return null
  const ask = () => {
    const question = text.trim()
    if (question === '' || busy) return
    setKept(chosen.id)
    void begin(chosen.id, question)
  }
  return (
    <form
      aria-label={t.start.ask}
      className="mb-6 rounded border border-line-strong bg-bg shadow-raised focus-within:border-accent"
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <textarea
        rows={2}
        aria-label={t.ask.label}
        placeholder={t.ask.placeholder}
        value={text}
        maxLength={20_000}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          ask()
        }}
        className="block w-full resize-none bg-transparent px-3.5 pt-3 text-14 !outline-none placeholder:text-muted"
      />
      <div className="flex items-center gap-2 px-2 pb-2">
        {/* The browser's own: the first page should not wait for a menu of ours. */}
        <select
          aria-label={t.start.askIn}
          value={chosen.id}
          onChange={(event) => setKept(event.target.value)}
          className="h-8 max-w-56 min-w-0 truncate rounded border border-transparent bg-bg px-1.5 text-13 text-muted hover:bg-hover"
        >
          {spaces.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <span className="flex-1" />
        <IconButton
          icon={ArrowUp}
          label={t.actions.send}
          look="primary"
          type="submit"
          disabled={text.trim() === '' || busy}
        />
      </div>
    </form>
  )
}
