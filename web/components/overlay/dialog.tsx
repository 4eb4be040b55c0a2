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

/** Whoever opens from a menu comes back to the menu's button: its entry is gone by then. */
function focusedNow(): HTMLElement | null {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return null
  const menu = activeElement.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : activeElement
}

/** What is shown is loaded when something first is. */
function Layer({ open = true, className, ...rest }: Omit<DialogProps, 'size'> & { className: string }) {
  const [opener, setOpener] = useState<{ of: HTMLElement | null } | null>(null)
  // While rendering: when it has been drawn, the focus is inside.
  if (open !== (opener !== null)) setOpener(open ? { of: focusedNow() } : null)
  return open ? <DialogBody {...rest} className={className} opener={opener?.of ?? null} /> : null
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
