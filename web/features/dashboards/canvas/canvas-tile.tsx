import { GripHorizontal } from 'lucide-react'
import { memo, useMemo } from 'react'
import { t } from '../../../lib/texts/index.ts'
import { NodesView } from '../document/document-view.tsx'
import { ViewTile } from '../document/view-tile.tsx'
import type { CanvasItem } from './canvas-items.ts'
import type { Part } from './markup-parts.ts'
import { viewOfTag } from './view-of-tag.ts'
import { nodesOfWords } from './words.ts'

type TileProps = Pick<CanvasItem, 'kind' | 'part' | 'text'>

/** What a place on the canvas shows. Drawn anew only when its own tag changes: a drag moves the box around it. */
export const CanvasTile = memo(function CanvasTile({ kind, part, text }: TileProps) {
  return (
    <>
      <div className="canvas-tile">
        {kind === 'view' ? <View part={part} /> : kind === 'text' ? <Words text={text} /> : <Kept text={text} />}
      </div>
      <span className="canvas-handle" title={t.canvas.drag}>
        <GripHorizontal size={14} aria-hidden />
      </span>
    </>
  )
}, isSameTile)

const tagOfTile = ({ kind, part, text }: TileProps) =>
  kind === 'view'
    ? JSON.stringify([
        part.tag,
        [...part.attributes].filter(([name]) => name !== 'at').map(([name, { value }]) => [name, value]),
      ])
    : text

function isSameTile(before: TileProps, after: TileProps): boolean {
  return before.kind === after.kind && tagOfTile(before) === tagOfTile(after)
}

function View({ part }: { part: Part }) {
  const view = useMemo(() => viewOfTag(part), [part])
  return <ViewTile view={view} fill />
}

function Words({ text }: { text: string }) {
  const nodes = useMemo(() => nodesOfWords(text), [text])
  return (
    <div className="h-full overflow-auto">
      {text === '' ? <p className="text-muted">{t.canvas.emptyWords}</p> : <NodesView nodes={nodes} />}
    </div>
  )
}

/** A part that only the text can show; it stays as it is. */
const Kept = ({ text }: { text: string }) => (
  <div className="h-full overflow-hidden rounded border border-dashed border-line-strong px-3 py-2 text-12 text-muted">
    {t.canvas.kept} <code className="font-mono">{text.slice(0, 80)}</code>
  </div>
)
