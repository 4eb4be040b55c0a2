import type { DocumentNode, Place } from '../../../../src/engine/documents/documents.contract.ts'
import { type Flowing, layoutOf } from './placement.ts'

/** What stands at one place of the canvas. */
export type PlacedNode = Flowing & { nodes: DocumentNode[] }

const isHeading = (node: DocumentNode) =>
  typeof node !== 'string' && node.type === 'element' && /^h[1-6]$/.test(node.tag)
const wordsOf = (node: DocumentNode): string =>
  typeof node === 'string' ? node : 'children' in node ? node.children.map(wordsOf).join('') : ''
const linesOf = (node: DocumentNode): string =>
  isHeading(node)
    ? `## ${wordsOf(node)}`
    : typeof node !== 'string' && 'children' in node && /^(ul|ol)$/.test('tag' in node ? node.tag : '')
      ? node.children.map(wordsOf).join('\n')
      : wordsOf(node)

const holdsMore = (nodes: readonly DocumentNode[]): boolean =>
  nodes.some((node) => typeof node !== 'string' && (node.type !== 'element' || holdsMore(node.children)))

export const hasPlaces = (nodes: readonly DocumentNode[]): boolean =>
  nodes.some(
    (node) =>
      typeof node !== 'string' &&
      (('at' in node && node.at !== undefined) || ('children' in node && hasPlaces(node.children))),
  )

/** The nodes of a document as the canvas has them: grids are laid open, words that follow each other stand together, controls apart. */
export function flowOf(nodes: readonly DocumentNode[], title = ''): PlacedNode[] {
  const found: PlacedNode[] = []
  let rows = 0
  const add = (kind: Flowing['kind'], node: DocumentNode, place: Place | null, wide: number, row: number | null) =>
    found.push({
      kind,
      tag: typeof node === 'string' ? '' : node.type,
      place,
      wide,
      row,
      lines: linesOf(node),
      nodes: [node],
    })
  const walk = (list: readonly DocumentNode[], wide: number, row: number | null) => {
    let wasText = false
    for (const node of list) {
      if (typeof node === 'string' && node.trim() === '') continue
      const isText = (typeof node === 'string' || node.type === 'element') && !isHeading(node)
      if (typeof node === 'string' || node.type === 'element') {
        const last = found.at(-1)
        if (typeof node !== 'string' && holdsMore(node.children)) add('other', node, null, wide, row)
        else if (wasText && isText && last) {
          last.nodes.push(node)
          last.lines += `\n\n${linesOf(node)}`
        } else add('text', node, null, wide, row)
      } else if (node.type === 'grid') {
        walk(node.children, Math.max(1, Math.floor(wide / node.columns)), ++rows)
        rows++
      } else if (node.type === 'note')
        add(holdsMore(node.children) ? 'other' : 'text', node, node.at ?? null, wide, row)
      else if (node.type !== 'control') add('view', node, node.at ?? null, wide, row)
      wasText = isText
    }
  }
  walk(nodes, 12, null)
  const [first] = found
  const heading = first?.nodes[0]
  const isTitle =
    heading !== undefined &&
    typeof heading !== 'string' &&
    heading.type === 'element' &&
    heading.tag === 'h1' &&
    wordsOf(heading).trim() === title.trim()
  return isTitle ? found.slice(1) : found
}

export function placedNodes(nodes: readonly DocumentNode[], title?: string): (PlacedNode & { at: Place })[] {
  const flow = flowOf(nodes, title)
  const places = layoutOf(flow)
  return flow.map((item, i) => ({ ...item, at: places[i]! })).toSorted((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0])
}
