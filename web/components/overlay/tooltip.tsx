import { Slot } from 'radix-ui/slot'
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { createListeners } from '../../lib/listeners.ts'
import { Kbd } from '../text/kbd.tsx'

type Side = 'top' | 'right' | 'bottom' | 'left'
type Shown = { anchor: HTMLElement; text: ReactNode; keys: string | undefined; side: Side }

const delayMs = 400
/** Long enough to move the pointer onto the tooltip, or on to the next button, where it then shows at once. */
const graceMs = 200
const gap = 6
const edge = 8

// One tooltip for the whole page: a button that nobody points at costs no more than itself.
let shown: Shown | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = createListeners()

function show(next: Shown | null): void {
  clearTimeout(timer)
  if (shown === next) return
  shown = next
  listeners.tell()
}
function later(next: Shown | null, ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => show(next), ms)
}
const hide = () => show(null)
const shownFor = (anchor: HTMLElement | null) => (shown !== null && shown.anchor === anchor ? shown : null)

/** A dialog that closes gives the focus back to its button: only somebody who walks by keyboard wants to read it then. */
let walked = false
document.addEventListener('pointerdown', () => (walked = false), true)
document.addEventListener('keydown', ({ key }) => (walked = key === 'Tab' || key.startsWith('Arrow')), true)

export type TooltipProps = Omit<ComponentProps<'button'>, 'children'> & {
  text: ReactNode
  keys?: string | undefined
  side?: Side | undefined
  /** One element that takes the handlers of an ordinary element. */
  children: ReactElement
}

/** What a control is for, when one points at it or reaches it by keyboard. What else it is given is for the control. */
export function Tooltip({ text, keys, side = 'bottom', children, ...given }: TooltipProps) {
  const anchor = useRef<HTMLElement>(null)
  // What is gone cannot be pointed at; what changed its name under the pointer says the new one.
  useEffect(() => () => void (shownFor(anchor.current) && hide()), [])
  useEffect(() => {
    const now = shownFor(anchor.current)
    if (now && now.text !== text) show({ ...now, text, keys })
  }, [text, keys])
  const begin = (element: HTMLElement): Shown => {
    anchor.current = element
    return { anchor: element, text, keys, side }
  }
  return (
    <Slot
      onPointerEnter={({ pointerType, currentTarget }) => {
        if (pointerType !== 'touch') later(begin(currentTarget), shown === null ? delayMs : 0)
      }}
      onPointerLeave={() => later(null, shown === null ? 0 : graceMs)}
      onPointerDown={hide}
      onFocus={({ currentTarget }) => {
        if (walked) show(begin(currentTarget))
      }}
      onBlur={hide}
    >
      <Slot {...(given as ComponentProps<typeof Slot>)}>{children}</Slot>
    </Slot>
  )
}

/** Beside the anchor, on the other side where there is no room, never past the window's edge. */
function placeBeside({ anchor, side }: Shown, box: DOMRect): { left: number; top: number } {
  const at = anchor.getBoundingClientRect()
  const room = {
    top: at.top - gap - box.height >= edge,
    bottom: at.bottom + gap + box.height <= innerHeight - edge,
    left: at.left - gap - box.width >= edge,
    right: at.right + gap + box.width <= innerWidth - edge,
  }
  const other = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const
  const on = room[side] || !room[other[side]] ? side : other[side]
  const upright = on === 'top' || on === 'bottom'
  const left = upright
    ? at.left + (at.width - box.width) / 2
    : on === 'left'
      ? at.left - gap - box.width
      : at.right + gap
  const top = upright
    ? on === 'top'
      ? at.top - gap - box.height
      : at.bottom + gap
    : at.top + (at.height - box.height) / 2
  return {
    left: Math.max(edge, Math.min(left, innerWidth - box.width - edge)),
    top: Math.max(edge, Math.min(top, innerHeight - box.height - edge)),
  }
}

/** Once, beside the pages. */
export function TooltipLayer() {
  const now = listeners.use(() => shown)
  return now === null ? null : <Bubble {...now} />
}

function Bubble(now: Shown) {
  const { anchor, text, keys } = now
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for another anchor or text
  useLayoutEffect(() => {
    if (box.current) setPlace(placeBeside(now, box.current.getBoundingClientRect()))
  }, [anchor, text])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('scroll', hide, true)
    // Read aloud only where it says more than the name does.
    const described = text !== anchor.getAttribute('aria-label') && !anchor.hasAttribute('aria-describedby')
    if (described) anchor.setAttribute('aria-describedby', 'tooltip')
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('scroll', hide, true)
      if (described) anchor.removeAttribute('aria-describedby')
    }
  }, [anchor, text])
  return createPortal(
    <div
      ref={box}
      id="tooltip"
      role="tooltip"
      // Read aloud as the description of its control, not as a part of the page.
      aria-hidden
      style={place ?? { visibility: 'hidden' }}
      onPointerEnter={() => clearTimeout(timer)}
      onPointerLeave={hide}
      className="fixed top-0 left-0 z-60 flex max-w-80 animate-appear items-center gap-2 rounded border border-line bg-raised px-2 py-1 text-12 text-text shadow-raised"
    >
      {text}
      {keys ? <Kbd keys={keys} /> : null}
    </div>,
    document.body,
  )
}
