import { CircleCheck, CircleMinus } from 'lucide-react'
import { t } from '../../../lib/texts/index.ts'
import type { SpaceCatalog } from '../../questions/questions.queries.ts'
import type { CanvasDocument } from './canvas-items.ts'
import { filteredTiles } from './filtered-tiles.ts'
import { labelOf } from './tile-label.ts'

type PreviewProps = { canvas: CanvasDocument; catalog: SpaceCatalog; name: string | null; field: string | null }

/** What a filter narrows and what it leaves, tile by tile. */
export function FilterPreview({ canvas, catalog, name, field }: PreviewProps) {
  const { filtered, others } = filteredTiles(canvas, catalog, { name, field })
  return (
    <section aria-label={t.canvas.filters(filtered.length, filtered.length + others.length)} className="text-13">
      <p className="pb-1 font-medium">{t.canvas.filters(filtered.length, filtered.length + others.length)}</p>
      <ul className="flex flex-col gap-1">
        {[...filtered, ...others].map((item) => {
          const isFiltered = filtered.includes(item)
          const Icon = isFiltered ? CircleCheck : CircleMinus
          return (
            <li key={item.key} className="flex items-center gap-2">
              <Icon
                size={14}
                className={isFiltered ? 'shrink-0 text-good' : 'shrink-0 text-faint'}
                aria-label={isFiltered ? t.canvas.filtered : t.canvas.notFiltered}
              />
              <span className={isFiltered ? 'truncate' : 'truncate text-muted'}>{labelOf(item.part, item.text)}</span>
            </li>
          )
        })}
      </ul>
      {others.length > 0 ? <p className="pt-1 text-12 text-muted">{t.canvas.notFilteredHint}</p> : null}
    </section>
  )
}
