import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

export type ThemeChoice = 'light' | 'dark' | 'system'
export type Theme = 'light' | 'dark'

const system = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem('theme')
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    return 'system'
  }
}

let choice = stored()
/** What a shared page asks for, whatever the visitor chose elsewhere. */
let held: Theme | null = null
let heldAccent: string | undefined
let printing = false
/** Paper is white. */
const resolved = (): Theme =>
  printing ? 'light' : (held ?? (choice === 'system' ? (system.matches ? 'dark' : 'light') : choice))

function apply(): void {
  document.documentElement.dataset.theme = resolved()
  for (const listener of listeners) listener()
}

system.addEventListener('change', apply)
const print = (begins: boolean) => () => {
  printing = begins
  // The browser draws the paper as soon as this returns.
  flushSync(apply)
}
window.addEventListener('beforeprint', print(true))
window.addEventListener('afterprint', print(false))

export function chooseTheme(next: ThemeChoice): void {
  choice = next
  try {
    localStorage.setItem('theme', next)
  } catch {
    // A browser that keeps nothing still shows the choice until it is closed.
  }
  apply()
}

/** Until it is called with null; nothing is kept. */
export function holdTheme(theme: Theme | null, accent?: string): void {
  held = theme
  heldAccent = accent
  apply()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is shown now; `useThemeChoice` is what the person chose. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, resolved)
/** The colour of a shared page, where its author chose one. */
export const useAccent = (): string | undefined => useSyncExternalStore(subscribe, () => heldAccent)
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, () => choice)
/** While the page is put on paper, where nothing can be scrolled. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing)
