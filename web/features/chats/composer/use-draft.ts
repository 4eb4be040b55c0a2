import { type RefObject, useCallback, useEffect, useState } from 'react'
import { keep, readKept } from '../../../lib/local-storage.ts'
import { replaceAt, triggerAt } from './composer-words.ts'
import { useComposerChoices } from './use-composer-choices.ts'

type DraftOptions = {
  spaceId: string
  /** What was written and not sent is kept under this name. */
  key: string
  field: RefObject<HTMLTextAreaElement | null>
  /** Nothing is sent meanwhile. */
  waits: boolean
  onSend: (text: string) => Promise<boolean> | undefined
}

/** The question as it is written: its text, and the menu that completes the word at the caret. */
export function useDraft({ spaceId, key, field, waits, onSend }: DraftOptions) {
  const [text, setText] = useState(() => readKept(key, ''))
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  const [closed, setClosed] = useState(false)
  const [isHeld, setHeld] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is waited for began or ended
  useEffect(() => setHeld(false), [waits])
  const write = useCallback(
    (next: string, at: number = next.length) => {
      setText(next)
      setCaret(at)
      setActive(0)
      setClosed(false)
      keep(key, next)
    },
    [key],
  )
  const send = useCallback(
    (question: string) => {
      const said = question.trim()
      if (said === '') return
      if (waits) return setHeld(true)
      write('')
      onSend(said)?.then((sent) => {
        if (!sent) write(said)
      })
    },
    [waits, write, onSend],
  )
  const trigger = closed ? null : triggerAt(text, caret)
  const put = (chosen: string, at: number = chosen.length) => {
    if (!trigger) return
    const place = trigger.start + at
    write(replaceAt(text, trigger, chosen), place)
    requestAnimationFrame(() => field.current?.setSelectionRange(place, place))
  }
  const choices = useComposerChoices(spaceId, trigger, put, send)
  const isOpen =
    choices !== null && (choices.length > 0 || (trigger?.word ?? '') === '' || trigger?.kind === 'shortcut')
  const menu =
    isOpen && trigger
      ? { trigger, choices, active: Math.min(active, choices.length - 1), setActive, close: () => setClosed(true) }
      : null
  return { text, write, send, isHeld, setCaret, menu }
}

export type DraftMenu = NonNullable<ReturnType<typeof useDraft>['menu']>

/** Whether the menu took the key. */
export function moveInMenu({ choices, active, setActive }: DraftMenu, key: string): boolean {
  if (choices.length === 0) return false
  if (key === 'ArrowDown' || key === 'ArrowUp')
    setActive((active + (key === 'ArrowDown' ? 1 : choices.length - 1)) % choices.length)
  else if (key === 'Enter' || key === 'Tab') choices[active]!.choose()
  else return false
  return true
}
