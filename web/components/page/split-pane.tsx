import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { useKept } from '../../lib/local-storage.ts'
import { t } from '../../lib/texts/index.ts'

export type SplitPaneProps = {
  first: ReactNode
  second: ReactNode
  /** Share of the first pane, kept under this name. */
  keepAs: string
  initial?: number
}

const min = 0.15

/** Two panes side by side. */
export function SplitPane({ first, second, keepAs, initial = 0.5 }: SplitPaneProps) {
  const box = useRef<HTMLDivElement>(null)
  const [share, setShare] = useKept(`split:${keepAs}`, initial)
  const set = (next: number) => setShare(Math.max(min, Math.min(1 - min, next)))
  const onMove = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, width } = box.current!.getBoundingClientRect()
    set((event.clientX - left) / width)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -0.02, ArrowUp: -0.02, ArrowRight: 0.02, ArrowDown: 0.02 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    set(share + step)
  }
  return (
    <div ref={box} className="flex size-full min-h-0 min-w-0">
      <div className="min-h-0 min-w-0 overflow-auto" style={{ flex: `${share} 1 0` }}>
        {first}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule across the page is no handle */}
      <div
        role="separator"
        tabIndex={0}
        aria-label={t.splitPane}
        aria-orientation="vertical"
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={Math.round(min * 100)}
        aria-valuemax={Math.round((1 - min) * 100)}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onMove}
        onKeyDown={onKey}
        onDoubleClick={() => set(initial)}
        className="relative w-px shrink-0 cursor-col-resize touch-none bg-line after:absolute after:inset-y-0 after:-left-1 after:w-2 hover:bg-accent focus-visible:bg-accent"
      />
      <div className="min-h-0 min-w-0 overflow-auto" style={{ flex: `${1 - share} 1 0` }}>
        {second}
      </div>
    </div>
  )
}
