import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let printing = false
const listeners = new Set<() => void>()

const set = (next: boolean) => () => {
  printing = next
  // The browser draws the paper as soon as this returns.
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}
window.addEventListener('beforeprint', set(true))
window.addEventListener('afterprint', set(false))

export const isPrinting = (): boolean => printing

export function onPrinting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** While the page is put on paper, where nothing can be scrolled. */
export const usePrinting = (): boolean => useSyncExternalStore(onPrinting, isPrinting)
