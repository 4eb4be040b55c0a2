import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { t } from '../lib/texts/index.ts'
import { IconButton } from './button.tsx'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
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

const Overlay = () => <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-overlay" />

function Heading({ title, description }: { title: string; description?: ReactNode }) {
  return (
    <header className="flex items-start gap-2 border-b border-line px-4 py-3">
      <div className="min-w-0 flex-1">
        <Radix.Title className="text-14 font-semibold">{title}</Radix.Title>
        {description ? <Radix.Description className="text-13 text-muted">{description}</Radix.Description> : null}
      </div>
      <Radix.Close asChild>
        <IconButton icon={X} label={t.actions.close} size="small" />
      </Radix.Close>
    </header>
  )
}

const quietDescription = (description: ReactNode) => (description ? {} : { 'aria-describedby': undefined })

/** The first field, if there is one; never the close button, whose tooltip would cover the dialog. */
function focusFirstField(event: Event): void {
  const content = event.currentTarget as HTMLElement
  event.preventDefault()
  const field = content.querySelector<HTMLElement>('input:not([type=hidden]):not(:disabled), textarea:not(:disabled)')
  ;(field ?? content).focus()
}

/** A toast lies over the dialog and belongs to it: pressing its button does not close what is below. */
function keepForToasts(event: Event & { detail: { originalEvent: Event } }): void {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault()
}

export function Dialog({ open, onOpenChange, title, description, children, footer, size = 'normal' }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Radix.Content
          {...quietDescription(description)}
          onOpenAutoFocus={focusFirstField}
          onInteractOutside={keepForToasts}
          className={classNames(
            'fixed top-1/2 left-1/2 z-40 flex max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] -translate-1/2 animate-appear flex-col outline-none rounded border border-line bg-raised shadow-raised',
            widths[size],
          )}
        >
          <Heading title={title} description={description} />
          {children ? <div className="min-h-0 flex-1 overflow-auto p-4">{children}</div> : null}
          {footer ? <footer className="flex justify-end gap-2 border-t border-line px-4 py-3">{footer}</footer> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export type SheetProps = Omit<DialogProps, 'size'> & { side?: 'left' | 'right' | 'bottom' }

const sides = {
  left: 'inset-y-0 left-0 w-80 max-w-[85vw] border-r animate-slide-right',
  right: 'inset-y-0 right-0 w-120 max-w-[92vw] border-l animate-slide-left',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] border-t rounded-t animate-slide-up',
}

/** Comes from an edge and leaves the page visible. */
export function Sheet({ open, onOpenChange, title, description, children, footer, side = 'right' }: SheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Radix.Content
          {...quietDescription(description)}
          onOpenAutoFocus={focusFirstField}
          onInteractOutside={keepForToasts}
          className={classNames(
            'fixed z-40 flex flex-col border-line outline-none bg-raised shadow-raised',
            sides[side],
          )}
        >
          <Heading title={title} description={description} />
          {children ? <div className="min-h-0 flex-1 overflow-auto p-4">{children}</div> : null}
          {footer ? <footer className="flex justify-end gap-2 border-t border-line px-4 py-3">{footer}</footer> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
