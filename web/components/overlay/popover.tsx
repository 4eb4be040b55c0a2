import * as Radix from 'radix-ui/popover'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'

export type PopoverProps = {
  trigger: ReactNode
  children: ReactNode
  label: string
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string
}

export function Popover({ trigger, children, label, align = 'start', open, onOpenChange, className }: PopoverProps) {
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={classNames(
            'z-60 max-h-(--radix-popover-content-available-height) w-72 animate-appear overflow-auto rounded border border-line bg-raised p-3 shadow-raised outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
