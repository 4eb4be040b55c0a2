import { createListeners } from './listeners.ts'
import { undoable } from './undo.ts'

let going: ReadonlySet<string> = new Set()
const listeners = createListeners()
const change = (next: Set<string>) => {
  going = next
  listeners.tell()
}

/** Ids of what was deleted a moment ago and can still come back: lists leave them out. */
export const useGoing = (): ReadonlySet<string> => listeners.use(() => going)

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
