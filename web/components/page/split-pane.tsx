import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { useKept } from '../../lib/local-storage.ts'
import { t } from '../../lib/texts/index.ts'

export type SplitPaneProps = {
  first: ReactNode
  second: ReactNode
  /** `row`: side by side. */
  direction?: 'row' | 'column'
  /** Share of the first pane, kept under this name. */
  keepAs: string
  initial?: number
  min?: number
}

export function SplitPane({ first, second, direction = 'row', keepAs, initial = 0.5, min = 0.15 }: SplitPaneProps) {
  const box = useRef<HTMLDivElement>(null)
  const [share, setShare] = useKept(`split:${keepAs}`, initial)
  const row = direction === 'row'
  const set = (next: number) => setShare(Math.max(min, Math.min(1 - min, next)))
  const onMove = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, top, width, height } = box.current!.getBoundingClientRect()
    set(row ? (event.clientX - left) / width : (event.clientY - top) / height)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -0.02, ArrowUp: -0.02, ArrowRight: 0.02, ArrowDown: 0.02 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    set(share + step)
  }
  return (
    <div ref={box} className={classNames('flex size-full min-h-0 min-w-0', row ? 'flex-row' : 'flex-col')}>
      <div className="min-h-0 min-w-0 overflow-auto" style={{ flex: `${share} 1 0` }}>
        {first}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule across the page is no handle */}
      <div
        role="separator"
        tabIndex={0}
        aria-label={t.splitPane}
        aria-orientation={row ? 'vertical' : 'horizontal'}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={Math.round(min * 100)}
        aria-valuemax={Math.round((1 - min) * 100)}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onMove}
        onKeyDown={onKey}
        onDoubleClick={() => set(initial)}
        className={classNames(
          'relative shrink-0 touch-none bg-line hover:bg-accent focus-visible:bg-accent',
          row
            ? 'w-px cursor-col-resize after:absolute after:inset-y-0 after:-left-1 after:w-2'
            : 'h-px cursor-row-resize after:absolute after:inset-x-0 after:-top-1 after:h-2',
        )}
      />
      <div className="min-h-0 min-w-0 overflow-auto" style={{ flex: `${1 - share} 1 0` }}>
        {second}
      </div>
    </div>
  )
}
