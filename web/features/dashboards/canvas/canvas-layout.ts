import { type Layout, moveElement, verticalCompactor } from 'react-grid-layout/core'
import type { Place } from '../../../../src/engine/documents/documents.contract.ts'
import { columns } from '../document/placement.ts'

export const gridOf = (keys: readonly string[], places: readonly Place[]): Layout =>
  keys.map((i, at) => {
    const [x, y, w, h] = places[at]!
    return { i, x, y, w, h, minW: 1, minH: 4 }
  })

export const placesOf = (keys: readonly string[], layout: Layout): Place[] => {
  const found = new Map(layout.map(({ i, x, y, w, h }) => [i, [x, y, w, h] as Place]))
  return keys.map((key) => found.get(key) ?? [0, 0, columns, 8])
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** An item at another place; what stands in its way moves aside. */
export function moveTo(layout: Layout, key: string, x: number, y: number): Layout {
  const copy = layout.map((item) => ({ ...item }))
  const item = copy.find(({ i }) => i === key)
  if (!item) return layout
  const after = moveElement(copy, item, clamp(x, 0, columns - item.w), Math.max(0, y), true, false, 'vertical', columns)
  return verticalCompactor.compact(after, columns)
}

export function resizeTo(layout: Layout, key: string, w: number, h: number): Layout {
  const sized = layout.map((item) =>
    item.i === key ? { ...item, w: clamp(w, 1, columns - item.x), h: clamp(h, 4, 1000) } : { ...item },
  )
  return verticalCompactor.compact(sized, columns)
}

const isSame = (one: Layout, other: Layout) =>
  one.every(({ i, x, y }) => other.some((item) => item.i === i && item.x === x && item.y === y))

/** One step by the keyboard: a row is too little to pass a tile, so it goes on until something has changed. */
export function step(layout: Layout, key: string, dx: number, dy: number): Layout {
  const compact = verticalCompactor.compact(
    layout.map((item) => ({ ...item })),
    columns,
  )
  const item = compact.find(({ i }) => i === key)
  if (!item) return layout
  for (let far = 1; far <= (dy === 0 ? 1 : 200); far++) {
    const after = moveTo(compact, key, item.x + dx * far, item.y + dy * far)
    if (!isSame(after, compact)) return after
  }
  return compact
}
