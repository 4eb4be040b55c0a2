import { useEffect, useRef } from 'react'
import { createListeners } from './listeners.ts'

export type Shortcut = {
  /** `mod+k`, `shift+enter`, `?`, or a sequence `g s`. `mod` is Cmd on a Mac, Ctrl elsewhere. */
  keys: string
  label: string
  group: string
  /** Also while a field has the focus; only sensible with `mod`. */
  whenTyping?: boolean
  run: (event: KeyboardEvent) => void
}

export const isMac = /mac|iphone|ipad/i.test(navigator.platform)

let shortcuts: readonly Shortcut[] = []
const listeners = createListeners()

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName) || target.role === 'textbox')

/** `?` already needs Shift on most keyboards, so Shift counts only for keys with a name. */
function stroke(event: KeyboardEvent): string {
  const key = event.key.toLowerCase()
  const parts: string[] = []
  if (isMac ? event.metaKey : event.ctrlKey) parts.push('mod')
  if (event.altKey) parts.push('alt')
  if (event.shiftKey && (key.length > 1 || /[a-z]/.test(key))) parts.push('shift')
  return [...parts, key === ' ' ? 'space' : key].join('+')
}

let pending = ''
let pendingTimer: ReturnType<typeof setTimeout> | undefined

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return
  const pressed = stroke(event)
  const typed = pending === '' ? pressed : `${pending} ${pressed}`
  clearTimeout(pendingTimer)
  pending = ''
  const typing = isTyping(event.target)
  // The page opened last stands last, and wins.
  const usable = shortcuts.toReversed().filter((s) => !typing || s.whenTyping)
  const match = usable.find((s) => s.keys === typed) ?? usable.find((s) => s.keys === pressed)
  if (match) {
    event.preventDefault()
    match.run(event)
  } else if (usable.some((s) => s.keys.startsWith(`${typed} `))) {
    pending = typed
    pendingTimer = setTimeout(() => {
      pending = ''
    }, 1000)
  }
}

export function registerShortcut(shortcut: Shortcut): () => void {
  if (shortcuts.length === 0) window.addEventListener('keydown', onKey)
  shortcuts = [...shortcuts, shortcut]
  listeners.tell()
  return () => {
    shortcuts = shortcuts.filter((s) => s !== shortcut)
    if (shortcuts.length === 0) window.removeEventListener('keydown', onKey)
    listeners.tell()
  }
}

/** Lives as long as the component; `null` keys switch it off. */
export function useShortcut(
  keys: string | null,
  label: string,
  group: string,
  run: (event: KeyboardEvent) => void,
  whenTyping = false,
): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (keys === null) return
    return registerShortcut({ keys, label, group, whenTyping, run: (event) => latest.current(event) })
  }, [keys, label, group, whenTyping])
}

export const useShortcuts = (): readonly Shortcut[] => listeners.use(() => shortcuts)

const symbols: Record<string, string> = isMac
  ? { mod: '⌘', shift: '⇧', alt: '⌥', enter: '↵', escape: 'Esc', arrowup: '↑', arrowdown: '↓', space: 'Space' }
  : {
      mod: 'Ctrl',
      shift: 'Shift',
      alt: 'Alt',
      enter: 'Enter',
      escape: 'Esc',
      arrowup: '↑',
      arrowdown: '↓',
      space: 'Space',
    }

/** `mod+k` as the keys that are printed on this person's keyboard. */
export const keyNames = (keys: string): string[][] =>
  keys
    .split(' ')
    .map((step) => step.split('+').map((key) => symbols[key] ?? key.charAt(0).toUpperCase() + key.slice(1)))
