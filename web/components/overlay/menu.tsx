import { Ellipsis, type LucideIcon } from 'lucide-react'
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useId,
  useRef,
  useState,
} from 'react'
import { t } from '../../lib/texts/index.ts'
import { IconButton } from '../form/button.tsx'
import { lazyPart } from '../page/lazy-part.tsx'

export type MenuEntry =
  | {
      label: string
      icon?: LucideIcon
      hint?: string
      keys?: string
      danger?: boolean
      checked?: boolean
      disabled?: boolean
      onSelect: () => void
    }
  | { heading: string }
  | 'separator'

export type MenuProps = {
  /** A button. */
  trigger: ReactElement<ComponentProps<'button'>>
  entries: MenuEntry[]
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'right' | 'bottom' | 'left'
}

const MenuBody = lazyPart(() => import('./menu-body.tsx'), 'MenuBody')

/** What opens is loaded when it first does: most menus of a page never are. */
export function Menu({ trigger, entries, align = 'end', side = 'bottom' }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [opened, setOpened] = useState<'by-pointer' | 'by-key' | null>(null)
  const own = trigger.props
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== null,
        onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
          own.onPointerDown?.(event)
          if (event.button !== 0 || event.ctrlKey) return
          // The menu takes the focus, not the button.
          if (opened === null) event.preventDefault()
          setOpened(opened === null ? 'by-pointer' : null)
        },
        onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
          own.onKeyDown?.(event)
          if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
          event.preventDefault()
          setOpened('by-key')
        },
      })}
      {opened === null ? null : (
        <MenuBody
          anchor={anchor}
          labelledBy={id}
          entries={entries}
          align={align}
          side={side}
          focusFirst={opened === 'by-key'}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** What else can be done; `of` names with what, where a page has several of them. */
export const MoreMenu = ({ of, size, entries }: { of?: string; size?: 'small'; entries: MenuEntry[] }) => (
  <Menu
    trigger={
      <IconButton icon={Ellipsis} label={of === undefined ? t.actions.more : `${t.actions.more}: ${of}`} size={size} />
    }
    entries={entries}
  />
)
