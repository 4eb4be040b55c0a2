import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '../../../components/form/button.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { t } from '../../../lib/texts/index.ts'
import { type Block, moveBlock, readBlocks } from './markup-blocks.ts'

type ArrangeProps = { markup: string; onChange: (markup: string) => void }

const kinds: Record<string, string> = { ...t.dashboards.insertKinds, ...t.dashboards.blocks }

/** The blocks of the document as a list whose order is the order on the page. */
export function ArrangeList({ markup, onChange }: ArrangeProps) {
  const blocks = readBlocks(markup)
  return (
    <div className="p-4">
      <p className="pb-3 text-muted">{t.dashboards.arrangeText}</p>
      <Siblings blocks={blocks} onMove={(siblings, from, to) => onChange(moveBlock(markup, siblings, from, to))} />
    </div>
  )
}

type SiblingsProps = { blocks: Block[]; onMove: (siblings: Block[], from: number, to: number) => void }

function Siblings({ blocks, onMove }: SiblingsProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= blocks.length) return
    onMove(blocks, from, to)
    // The keyboard goes on with the block that it moved.
    requestAnimationFrame(() => (list.current?.children[to]?.firstElementChild as HTMLElement | null)?.focus())
  }
  const onKey = (event: KeyboardEvent, index: number) => {
    if (event.target !== event.currentTarget || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const step = event.key === 'ArrowUp' ? -1 : 1
    if (event.altKey) move(index, index + step)
    else (list.current?.children[index + step]?.firstElementChild as HTMLElement | null)?.focus()
  }
  const onDrop = (event: DragEvent, index: number) => {
    event.preventDefault()
    event.stopPropagation()
    if (dragged !== null) onMove(blocks, dragged, index)
    setDragged(null)
    setOver(null)
  }
  return (
    <ul ref={list} className="flex flex-col gap-1">
      {blocks.map((block, index) => {
        const kind = kinds[block.kind] ?? block.kind
        const name = block.label === '' ? kind : `${kind} ${block.label}`
        return (
          <li key={`${block.from}-${block.kind}`}>
            {/* biome-ignore lint/a11y/useSemanticElements: a row with buttons of its own */}
            <div
              role="group"
              aria-label={name}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move it
              tabIndex={0}
              draggable
              onKeyDown={(event) => onKey(event, index)}
              onDragStart={(event) => {
                event.stopPropagation()
                event.dataTransfer.effectAllowed = 'move'
                setDragged(index)
              }}
              onDragOver={(event) => {
                if (dragged === null) return
                event.preventDefault()
                setOver(index)
              }}
              onDragEnd={() => {
                setDragged(null)
                setOver(null)
              }}
              onDrop={(event) => onDrop(event, index)}
              className={classNames(
                'flex min-h-9 items-center gap-2 rounded border bg-bg px-2',
                over === index && dragged !== index ? 'border-accent' : 'border-line',
                dragged === index && 'opacity-50',
              )}
            >
              <GripVertical size={14} className="shrink-0 cursor-grab text-faint" aria-hidden />
              <span className="shrink-0 text-12 text-muted">{kind}</span>
              <span className="min-w-0 flex-1 truncate">{block.label}</span>
              <IconButton
                icon={ArrowUp}
                label={t.dashboards.moveUp(name)}
                keys="alt+arrowup"
                size="small"
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon={ArrowDown}
                label={t.dashboards.moveDown(name)}
                keys="alt+arrowdown"
                size="small"
                disabled={index === blocks.length - 1}
                onClick={() => move(index, index + 1)}
              />
            </div>
            {block.children.length > 0 ? (
              <div className="mt-1 ml-4 border-l border-line pl-3">
                <Siblings blocks={block.children} onMove={onMove} />
              </div>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
