import type { ExternalToast, toast as show } from 'sonner'

let ready: (toasts: typeof show) => void
const toasts = new Promise<typeof show>((resolve) => {
  ready = resolve
})
/** The list that shows them is loaded after the first page; what is said before waits for it. */
export const toastsAreShown = (by: typeof show): void => ready(by)

const say = (message: string, options?: ExternalToast): void => void toasts.then((list) => list(message, options))
/** What went wrong takes longer to read than what went well. */
const sayError = (message: string, options?: ExternalToast): void =>
  void toasts.then((list) => list.error(message, { duration: 10_000, ...options }))

/** Says what happened. Failures of a call go to `showError(error)`. */
export const toast = Object.assign(say, { error: sayError })
