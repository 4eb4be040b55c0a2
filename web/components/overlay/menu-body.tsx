import { Check } from 'lucide-react'
import { Menu as Radix } from 'radix-ui/internal'
import { type RefObject, useRef } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { Kbd } from '../text/kbd.tsx'
import type { MenuProps } from './menu.tsx'

export type MenuBodyProps = Required<Pick<MenuProps, 'entries' | 'align' | 'side'>> & {
  anchor: RefObject<HTMLButtonElement | null>
  labelledBy: string
  /** Opened by keyboard: the first entry is where one is. */
  focusFirst: boolean
  onClose: () => void
}

export function MenuBody({ anchor, labelledBy, entries, align, side, focusFirst, onClose }: MenuBodyProps) {
  const toFirst = useRef(focusFirst)
  const left = useRef(false)
  return (
    <Radix.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal container={landmarkOf(anchor.current)}>
        <Radix.Content
          aria-labelledby={labelledBy}
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          onFocus={({ currentTarget, target }) => {
            if (!toFirst.current || target !== currentTarget) return
            toFirst.current = false
            currentTarget.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus()
          }}
          onInteractOutside={() => {
            left.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!left.current) anchor.current?.focus()
          }}
          className="z-60 max-h-(--radix-popper-available-height) min-w-44 animate-appear overflow-auto rounded border border-line bg-raised p-1 shadow-raised"
        >
          {entries.map((entry, i) => {
            // biome-ignore-start lint/suspicious/noArrayIndexKey: entries have no identity of their own
            if (entry === 'separator') return <Radix.Separator key={i} className="-mx-1 my-1 h-px bg-line" />
            if ('heading' in entry)
              return (
                <Radix.Label key={i} className="px-2 pt-1.5 pb-0.5 text-12 text-muted">
                  {entry.heading}
                </Radix.Label>
              )
            const Icon = entry.checked === undefined ? entry.icon : entry.checked ? Check : undefined
            return (
              <Radix.Item
                key={i}
                disabled={entry.disabled ?? false}
                onSelect={entry.onSelect}
                className={classNames(
                  'flex min-h-7 items-center gap-2 rounded-sm px-2 py-1 text-13 outline-none select-none data-[disabled]:opacity-50 data-[highlighted]:bg-hover',
                  entry.danger && 'text-bad',
                )}
              >
                {Icon ? (
                  <Icon size={16} aria-hidden className={entry.danger ? '' : 'text-muted'} />
                ) : entry.checked === false ? (
                  <span className="w-4" />
                ) : null}
                <span className="min-w-0 flex-1">
                  <span className="block truncate">{entry.label}</span>
                  {entry.hint ? <span className="block text-12 text-muted">{entry.hint}</span> : null}
                </span>
                {entry.keys ? <Kbd keys={entry.keys} /> : null}
              </Radix.Item>
            )
            // biome-ignore-end lint/suspicious/noArrayIndexKey: entries have no identity of their own
          })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Beside its button in the page's landmark, so that who moves by landmarks finds it; dialogs cut off what stands in them. */
const landmarkOf = (anchor: HTMLElement | null): HTMLElement | null =>
  anchor?.closest('[role=dialog]') ? null : (anchor?.closest<HTMLElement>('main, nav, aside') ?? null)
