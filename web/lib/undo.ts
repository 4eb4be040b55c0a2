import { describeError } from './errors.ts'
import { t } from './texts/index.ts'
import { toast } from './toast.ts'

const undoMs = 10_000

export type Undoable = {
  do: () => Promise<unknown>
  undo: () => Promise<unknown>
  message: string
  /** Runs when the ten seconds are over and nothing was undone, for acts whose last step cannot be taken back. */
  settle?: () => Promise<unknown>
}

/** Acts at once and offers to take it back for ten seconds, instead of asking "are you sure". */
export async function undoable({ do: act, undo, message, settle }: Undoable): Promise<void> {
  try {
    await act()
  } catch (error) {
    showError(error)
    throw error
  }
  let open = true
  const finish = () => {
    if (!open) return
    open = false
    window.removeEventListener('pagehide', finish)
    settle?.().catch(showError)
  }
  window.addEventListener('pagehide', finish)
  toast(message, {
    duration: undoMs,
    onAutoClose: finish,
    onDismiss: finish,
    action: {
      label: t.actions.undo,
      onClick: () => {
        open = false
        window.removeEventListener('pagehide', finish)
        undo().then(() => toast(t.actions.undone), showError)
      },
    },
  })
}

export function showError(error: unknown): void {
  const { title, fix, code } = describeError(error)
  toast.error(title, { description: code ? `${fix} (${code})` : fix, duration: 10_000 })
}
