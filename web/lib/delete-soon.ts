import { useSyncExternalStore } from 'react'
import { undoable } from './undo.ts'

let going: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
const change = (next: Set<string>) => {
  going = next
  for (const listener of listeners) listener()
}

/** Ids of what was deleted a moment ago and can still come back: lists leave them out. */
export const useGoing = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => going,
  )

type Going = { id: string | readonly string[]; message: string; onUndo?: () => void; remove: () => Promise<unknown> }

/** Hidden at once, deleted when the time to undo is over. */
export function deleteSoon({ id, message, onUndo, remove }: Going): void {
  const ids = typeof id === 'string' ? [id] : id
  const back = () => change(new Set([...going].filter((one) => !ids.includes(one))))
  void undoable({
    do: async () => change(new Set([...going, ...ids])),
    undo: async () => {
      back()
      onUndo?.()
    },
    settle: () =>
      remove().catch((error) => {
        back()
        throw error
      }),
    message,
  })
}
