import * as Radix from 'radix-ui/tooltip'
import type { ReactNode } from 'react'
import { Kbd } from './kbd.tsx'

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={400} skipDelayDuration={200}>
    {children}
  </Radix.Provider>
)

export type TooltipProps = {
  text: ReactNode
  keys?: string | undefined
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  children: ReactNode
}

export function Tooltip({ text, keys, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Root>
      {/* A menu that closes gives the focus back to its button: only somebody at the keyboard wants to read it then. */}
      <Radix.Trigger
        asChild
        onFocus={(event) => {
          if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
        }}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 flex max-w-80 animate-appear items-center gap-2 rounded border border-line bg-raised px-2 py-1 text-12 text-text shadow-raised"
        >
          {text}
          {keys ? <Kbd keys={keys} /> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
