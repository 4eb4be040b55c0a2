import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { RefCallback } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../lib/texts/index.ts'
import { IconButton } from '../form/button.tsx'
import type { DialogProps } from './dialog.tsx'

export type DialogBodyProps = Omit<DialogProps, 'open' | 'size'> & {
  className: string
  frame: RefCallback<HTMLElement>
  /** Where the focus goes back to: the first that is still there. */
  openers: HTMLElement[]
}

/** The first field, if there is one; never the close button, whose tooltip would cover the dialog. */
function focusFirstField(event: Event): void {
  const content = event.currentTarget as HTMLElement
  event.preventDefault()
  const field = content.querySelector<HTMLElement>(
    'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), [role=combobox]:not(:disabled)',
  )
  ;(field ?? content).focus()
}

/** A toast lies over the dialog and belongs to it: pressing its button does not close what is below. */
function keepForToasts(event: Event & { detail: { originalEvent: Event } }): void {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault()
}

export function DialogBody({
  onClose,
  title,
  description,
  children,
  footer,
  className,
  frame,
  openers,
}: DialogBodyProps) {
  return (
    <Radix.Root open onOpenChange={() => onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-overlay" />
        <Radix.Content
          ref={frame}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            openers.find((each) => each.isConnected)?.focus()
          }}
          onInteractOutside={keepForToasts}
          className={classNames('fixed z-40 flex flex-col border-line bg-raised shadow-raised outline-none', className)}
        >
          <header className="flex items-start gap-2 border-b border-line px-4 py-3">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-14 font-semibold">{title}</Radix.Title>
              {description ? <Radix.Description className="text-13 text-muted">{description}</Radix.Description> : null}
            </div>
            <Radix.Close asChild>
              <IconButton icon={X} label={t.actions.close} size="small" />
            </Radix.Close>
          </header>
          {children ? <div className="min-h-0 flex-1 overflow-auto p-4">{children}</div> : null}
          {footer ? <footer className="flex justify-end gap-2 border-t border-line px-4 py-3">{footer}</footer> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
