import 'react-grid-layout/css/styles.css'
import './canvas.css'
import { LayoutDashboard } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { GridLayout, type Layout } from 'react-grid-layout'
import type { Place } from '../../../../src/engine/documents/documents.contract.ts'
import { EmptyState } from '../../../components/page/states.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { t } from '../../../lib/texts/index.ts'
import { type ControlValues, readControlValues, withValue } from '../document/control-values.ts'
import { DocumentProvider } from '../document/document-data.tsx'
import type { ShownDocument } from '../document/documents.ts'
import { columns, rowPixels } from '../document/placement.ts'
import { usePreviewSource } from '../editor/preview-source.ts'
import { AddMenu } from './add-menu.tsx'
import { duplicateItem, placesIn, removeItem, setPlaces } from './canvas-edits.ts'
import { type CanvasDocument, readCanvas } from './canvas-items.ts'
import { gridOf, placesOf, resizeTo, step } from './canvas-layout.ts'
import { CanvasTile } from './canvas-tile.tsx'
import { ControlStrip } from './control-strip.tsx'
import { Inspector } from './inspector/inspector.tsx'
import { labelOf } from './tile-label.ts'

export type CanvasProps = {
  spaceId: string
  dashboardId: string
  title: string
  markup: string
  /** As the service read them last. */
  controls: ShownDocument['controls']
  onChange: (markup: string) => void
}

/** Narrower, tiles stand below each other and are not dragged. */
const narrow = 700

/** Tiles on a grid that are dragged, resized and changed; every change is one of the text. */
export function Canvas({ spaceId, dashboardId, title, markup, controls, onChange }: CanvasProps) {
  const canvas = useMemo(() => readCanvas(markup, title), [markup, title])
  const [selected, setSelected] = useState<string | null>(null)
  const shown = useMemo(() => shownOf(canvas, controls), [canvas, controls])
  const source = usePreviewSource(spaceId, markup, shown)
  const [set, setValues] = useState<ControlValues>({})
  const values = useMemo(() => readControlValues(controls, set), [controls, set])
  const [box, width] = useWidth()
  return (
    <DocumentProvider
      document={shown}
      values={values}
      onChange={(name, value) => setValues((now) => withValue(now, name, value))}
      source={source}
      refreshMs={null}
      showSql={false}
    >
      <div className="flex h-full min-h-0 max-md:flex-col">
        <div className="min-h-0 min-w-0 flex-1 overflow-auto bg-bg px-4 py-4 md:px-6">
          <div ref={box} className="mx-auto max-w-320">
            <div className="flex flex-wrap items-end gap-3 pb-3">
              <ControlStrip canvas={canvas} selected={selected} onSelect={setSelected} />
              <AddMenu spaceId={spaceId} canvas={canvas} onChange={onChange} onSelect={setSelected} />
            </div>
            {canvas.items.length === 0 ? (
              <EmptyState icon={LayoutDashboard} title={t.canvas.empty} text={t.canvas.emptyText} />
            ) : (
              <Tiles canvas={canvas} width={width} selected={selected} onSelect={setSelected} onChange={onChange} />
            )}
          </div>
        </div>
        <Inspector
          spaceId={spaceId}
          dashboardId={dashboardId}
          canvas={canvas}
          selected={selected}
          onSelect={setSelected}
          onChange={onChange}
        />
      </div>
    </DocumentProvider>
  )
}

type TilesProps = {
  canvas: CanvasDocument
  width: number
  selected: string | null
  onSelect: (key: string | null) => void
  onChange: (markup: string) => void
}

function Tiles({ canvas, width, selected, onSelect, onChange }: TilesProps) {
  const { items, places } = canvas
  const keys = items.map(({ key }) => key)
  const layout = gridOf(keys, places)
  const isNarrow = width < narrow
  const put = (after: Layout) => {
    const next = placesOf(keys, after)
    if (String(next) !== String(places)) onChange(setPlaces(canvas, next))
  }
  const onKey = (event: KeyboardEvent, key: string, at: number) => {
    if (event.target !== event.currentTarget) return
    const item = items[at]!
    const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (arrow) {
      const [dx, dy] = arrow as [number, number]
      const [, , wide, high] = places[at]!
      put(event.shiftKey ? resizeTo(layout, key, wide + dx, high + 2 * dy) : step(layout, key, dx, dy))
    } else if (event.key === 'Enter' || event.key === ' ') onSelect(key)
    else if (event.key === 'Escape') onSelect(null)
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      onSelect(null)
      onChange(removeItem(canvas, item))
    } else if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey))
      onChange(duplicateItem(canvas, item, below(places, at)))
    else return
    event.preventDefault()
  }
  const tiles = items.map((item, at) => (
    // biome-ignore lint/a11y/useSemanticElements: a tile holds what it likes
    <div
      key={item.key}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move it
      tabIndex={0}
      aria-label={labelOf(item.part, item.text)}
      aria-current={selected === item.key}
      data-tile={item.key}
      className={classNames('canvas-item', selected === item.key && 'is-selected')}
      style={isNarrow ? { height: places[at]![3] * rowPixels } : undefined}
      onFocus={(event) => event.target === event.currentTarget && onSelect(item.key)}
      onPointerDown={() => onSelect(item.key)}
      onKeyDown={(event) => onKey(event, item.key, at)}
    >
      <CanvasTile kind={item.kind} part={item.part} text={item.text} />
    </div>
  ))
  if (isNarrow) return <div className="flex flex-col">{tiles}</div>
  return (
    <GridLayout
      className="-mx-2"
      width={width + 16}
      layout={layout}
      gridConfig={{ cols: columns, rowHeight: rowPixels, margin: [0, 0], containerPadding: [0, 0] }}
      dragConfig={{ enabled: true, handle: '.canvas-handle', threshold: 3 }}
      resizeConfig={{ enabled: true, handles: ['se', 's', 'e'] }}
      onDragStop={put}
      onResizeStop={put}
    >
      {tiles}
    </GridLayout>
  )
}

/** Right below it, as wide and as high. */
const below = (places: readonly Place[], at: number): Place => {
  const [x, y, wide, high] = places[at]!
  return [x, y + high, wide, high]
}

/** The queries as they stand in the text now; the controls as the service read them. */
function shownOf({ markup, queries }: CanvasDocument, controls: ShownDocument['controls']): ShownDocument {
  const wired = controls.filter(({ field }) => field).map(({ name }) => name)
  return {
    controls,
    nodes: [],
    queries: queries.map((query) => {
      const sql = markup.slice(query.inside!.from, query.inside!.to).trimEnd()
      const question = query.tag === 'question' ? questionIn(sql) : null
      return question
        ? { name: query.name, sql, controls: wired, question }
        : { name: query.name, sql, controls: placesIn(sql) }
    }),
  }
}

function questionIn(json: string): Record<string, unknown> | null {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(1000)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)))
    watch.observe(box.current!)
    return () => watch.disconnect()
  }, [])
  return [box, width] as const
}
