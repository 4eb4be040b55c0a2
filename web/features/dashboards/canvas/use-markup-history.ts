import { useCallback, useState } from 'react'

type History = { past: string[]; now: string; future: string[]; wasTyped: boolean }
const maxSteps = 200

/** The text of a document with the way back. What is typed counts as one step until something else happens. */
export function useMarkupHistory(initial: string) {
  const [{ past, now, future }, set] = useState<History>({ past: [], now: initial, future: [], wasTyped: false })
  const change = useCallback(
    (next: string, isTyped = false) =>
      set((before) =>
        next === before.now
          ? before
          : {
              past: isTyped && before.wasTyped ? before.past : [...before.past, before.now].slice(-maxSteps),
              now: next,
              future: [],
              wasTyped: isTyped,
            },
      ),
    [],
  )
  const undo = useCallback(
    () =>
      set((before) =>
        before.past.length === 0
          ? before
          : {
              past: before.past.slice(0, -1),
              now: before.past.at(-1)!,
              future: [before.now, ...before.future],
              wasTyped: false,
            },
      ),
    [],
  )
  const redo = useCallback(
    () =>
      set((before) =>
        before.future.length === 0
          ? before
          : {
              past: [...before.past, before.now],
              now: before.future[0]!,
              future: before.future.slice(1),
              wasTyped: false,
            },
      ),
    [],
  )
  return {
    markup: now,
    change,
    type: useCallback((next: string) => change(next, true), [change]),
    undo: past.length > 0 ? undo : null,
    redo: future.length > 0 ? redo : null,
  }
}
