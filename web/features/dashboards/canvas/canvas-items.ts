import type { Place } from '../../../../src/engine/documents/documents.contract.ts'
import { type Flowing, layoutOf } from '../document/placement.ts'
import { type Part, readParts } from './markup-parts.ts'

/** What stands on the canvas: a view, words, or a part that only the text can show. */
export type CanvasItem = Flowing & {
  /** Stays the same while others come and go. */
  key: string
  /** The part of the text that it is; words that follow each other are one, from the first to the last. */
  part: Part
  from: number
  to: number
  /** As Markdown. */
  text: string
}
export type CanvasDocument = {
  markup: string
  title: string
  parts: Part[]
  items: CanvasItem[]
  places: Place[]
  controls: Part[]
  queries: Part[]
}

/** The document as the canvas shows it. `title`: said by the page already, so that a first heading of it is not shown again. */
export function readCanvas(markup: string, title = ''): CanvasDocument {
  const parts = readParts(markup)
  const all = everyPart(parts)
  const items = itemsOf(markup, parts, title)
  return {
    markup,
    title,
    parts,
    items,
    places: layoutOf(items),
    controls: all.filter(({ kind }) => kind === 'control'),
    queries: all.filter(({ kind }) => kind === 'query'),
  }
}

export const everyPart = (parts: readonly Part[]): Part[] =>
  parts.flatMap((each) => [each, ...everyPart(each.children)])

export const textOf = (part: Part, name: string): string | undefined => {
  const value = part.attributes.get(name)?.value
  return typeof value === 'string' ? value : undefined
}

export function placeOf({ attributes }: Part): Place | null {
  const at = attributes.get('at')?.value
  return Array.isArray(at) && at.length === 4 && at.every((n) => Number.isInteger(n) && n >= 0) ? (at as Place) : null
}

function itemsOf(markup: string, parts: readonly Part[], title: string): CanvasItem[] {
  const items: CanvasItem[] = []
  const seen = new Map<string, number>()
  const keyOf = (kind: string) => {
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    return `${kind}-${count}`
  }
  const add = (part: Part, kind: CanvasItem['kind'], text: string, wide: number, row: number | null) =>
    items.push({
      key: keyOf(kind === 'view' ? `view-${textOf(part, 'query') ?? ''}` : kind),
      kind,
      part,
      from: part.from,
      to: part.to,
      text,
      place: placeOf(part),
      wide,
      row,
      tag: part.tag,
      lines: text,
    })
  let rows = 0
  const walk = (list: readonly Part[], wide: number, row: number | null) => {
    let before: Part | null = null
    for (const part of list) {
      const last = items.at(-1)
      const words = markup.slice(part.from, part.to)
      if (part.kind === 'grid') {
        const columns = Number(part.attributes.get('columns')?.value ?? 2) || 2
        walk(part.children, Math.max(1, Math.floor(wide / columns)), ++rows)
        rows++
      } else if (part.kind === 'view') add(part, 'view', '', wide, row)
      else if (part.kind === 'note' && part.children.every(({ kind }) => kind === 'text' || kind === 'heading'))
        add(part, 'text', markup.slice(part.inside!.from, part.inside!.to).trim(), wide, row)
      else if (part.kind === 'note' || part.kind === 'other') add(part, 'other', words, wide, row)
      else if (part.kind === 'heading') add(part, 'text', words, wide, row)
      else if (part.kind === 'text') {
        if (last && before?.kind === 'text') {
          last.to = part.to
          last.text = markup.slice(last.from, part.to)
          last.lines = last.text
        } else add(part, 'text', words, wide, row)
      }
      if (part.kind !== 'comment') before = part
    }
  }
  walk(parts, 12, null)
  const [first] = items
  const isTitle = first?.part.kind === 'heading' && /^#\s+(.*)$/.exec(first.text.trim())?.[1]?.trim() === title.trim()
  return isTitle && first?.place === null ? items.slice(1) : items
}
