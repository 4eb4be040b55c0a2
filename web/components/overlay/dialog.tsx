import { type ReactNode, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { lazyPart } from '../page/lazy-part.tsx'

export type DialogProps = {
  /** Left out where it is only drawn while it is open. */
  open?: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the verb last. */
  footer?: ReactNode
  size?: 'small' | 'normal' | 'large' | 'full'
}

const widths = {
  small: 'max-w-100',
  normal: 'max-w-140',
  large: 'max-w-220',
  full: 'max-w-[calc(100vw-32px)] h-[calc(100dvh-32px)]',
}

const DialogBody = lazyPart(() => import('./dialog-body.tsx'), 'DialogBody')

/** Where the focus was when a dialog opened, by its frame: what follows it goes back there too. */
const openersOf = new WeakMap<Element, HTMLElement[]>()

/** Where to go back to, the nearest first: out of a menu to its button, out of a dialog to where that was opened. */
function focusedNow(): HTMLElement[] {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return []
  const menu = activeElement.closest('[role=menu]')
  const focused = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : activeElement
  // A button that is busy loses the focus to the page.
  const isLost = activeElement === document.body
  const dialog = isLost ? [...document.querySelectorAll('[role=dialog]')].at(-1) : focused?.closest('[role=dialog]')
  return [...(focused && !isLost ? [focused] : []), ...((dialog && openersOf.get(dialog)) ?? [])]
}

/** What is shown is loaded when something first is. */
function Layer({ open = true, className, ...rest }: Omit<DialogProps, 'size'> & { className: string }) {
  const [openers, setOpeners] = useState<HTMLElement[] | null>(null)
  // While rendering: when it has been drawn, the focus is inside.
  if (open !== (openers !== null)) setOpeners(open ? focusedNow() : null)
  const frame = (content: HTMLElement | null) => {
    if (content && openers) openersOf.set(content, openers)
  }
  return open ? <DialogBody {...rest} className={className} frame={frame} openers={openers ?? []} /> : null
}

export const Dialog = ({ size = 'normal', ...rest }: DialogProps) => (
  <Layer
    {...rest}
    className={classNames(
      'top-1/2 left-1/2 max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] -translate-1/2 animate-appear rounded border',
      widths[size],
    )}
  />
)

export type SheetProps = Omit<DialogProps, 'size'> & { side?: 'left' | 'right' | 'bottom' }

const sides = {
  left: 'inset-y-0 left-0 w-80 max-w-[85vw] border-r animate-slide-right',
  right: 'inset-y-0 right-0 w-120 max-w-[92vw] border-l animate-slide-left',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] border-t rounded-t animate-slide-up',
}

/** Comes from an edge and leaves the page visible. */
export const Sheet = ({ side = 'right', ...rest }: SheetProps) => <Layer {...rest} className={sides[side]} />
