import { type ReactNode, useMemo } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { ClickBar } from './click-bar.tsx'
import { ControlBar } from './control-bar.tsx'
import { useDocument } from './document-data.tsx'
import { HeadingRanks, TextElement } from './document-text.tsx'
import { type DocumentNode, nodesOf } from './documents.ts'
import { hasPlaces, placedNodes } from './placed-nodes.ts'
import { rowPixels } from './placement.ts'
import { ViewTile } from './view-tile.tsx'

const columns = [
  '',
  'md:grid-cols-1',
  'md:grid-cols-2',
  'md:grid-cols-3',
  'md:grid-cols-4',
  'md:grid-cols-5',
  'md:grid-cols-6',
]

/** Whatever draws the document stands in a `DocumentProvider`. `title`: said by the page already, so not said again. */
export function DocumentView({ title }: { title?: string }) {
  const { document } = useDocument()
  const all = nodesOf(document)
  const [first, ...rest] = all
  const said = title !== undefined && first !== undefined && headingOf(first)?.trim() === title.trim()
  const nodes = said ? rest : all
  return (
    <HeadingRanks value={ranksOf(nodes)}>
      <ClickBar />
      {hasPlaces(all) ? <Placed nodes={nodes} /> : <div className="flex flex-col gap-4">{drawn(nodes)}</div>}
    </HeadingRanks>
  )
}

/** Some nodes by themselves, such as the words of a tile. */
export const NodesView = ({ nodes }: { nodes: readonly DocumentNode[] }) => (
  <HeadingRanks value={ranksOf(nodes)}>
    <div className="flex flex-col gap-4">{drawn(nodes)}</div>
  </HeadingRanks>
)

const controlsIn = (nodes: readonly DocumentNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return node.type === 'control' ? [node.name] : 'children' in node ? controlsIn(node.children) : []
  })

/** Each at its place on twelve columns; on a phone below each other, in the order of their places. */
function Placed({ nodes }: { nodes: readonly DocumentNode[] }) {
  const placed = useMemo(() => placedNodes(nodes), [nodes])
  return (
    <>
      <ControlBar names={controlsIn(nodes)} />
      <div
        className="-mx-2 mt-2 flex flex-col md:grid md:grid-cols-12 print:mx-0 print:block"
        style={{ gridAutoRows: `${rowPixels}px` }}
      >
        {placed.map(({ at: [x, y, wide, high], kind, nodes: inside }, i) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be given the same place
            key={`${x}-${y}-${i}`}
            className={classNames(
              'min-w-0 overflow-hidden p-2 max-md:h-(--high) print:overflow-visible',
              // On paper a table is as high as all of it.
              isTable(inside) ? 'print:h-auto' : 'print:h-(--high)',
            )}
            style={{
              gridColumn: `${x + 1} / span ${wide}`,
              gridRow: `${y + 1} / span ${high}`,
              ...(kind === 'view' ? { '--high': `${Math.min(high * rowPixels, 420)}px` } : {}),
            }}
          >
            {inside.map((node, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nodes have no names, and their order is fixed
              <NodeView key={at} node={node} fill />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

const isTable = (nodes: readonly DocumentNode[]) =>
  nodes.some((node) => typeof node !== 'string' && node.type === 'table')

function ranksOf(nodes: readonly DocumentNode[]): string[] {
  const found = new Set<string>()
  const look = (node: DocumentNode) => {
    if (typeof node === 'string') return
    if (node.type === 'element' && /^h[1-6]$/.test(node.tag)) found.add(node.tag)
    if ('children' in node) node.children.forEach(look)
  }
  nodes.forEach(look)
  return [...found].sort()
}

const headingOf = (node: DocumentNode): string | null =>
  typeof node !== 'string' && node.type === 'element' && node.tag === 'h1'
    ? node.children.filter((child) => typeof child === 'string').join('')
    : null

/** Controls that follow each other stand in one row. */
function drawn(nodes: readonly DocumentNode[]): ReactNode[] {
  const out: ReactNode[] = []
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!
    if (typeof node !== 'string' && node.type === 'control') {
      const names: string[] = []
      const start = i
      for (; i < nodes.length; i++) {
        const next = nodes[i]!
        if (typeof next === 'string' ? next.trim() !== '' : next.type !== 'control') break
        if (typeof next !== 'string' && next.type === 'control') names.push(next.name)
      }
      i--
      out.push(<ControlBar key={`controls-${start}`} names={names} />)
    } else out.push(<NodeView key={i} node={node} />)
  }
  return out
}

function NodeView({ node, fill = false }: { node: DocumentNode; fill?: boolean }) {
  if (typeof node === 'string') return <>{node}</>
  switch (node.type) {
    case 'element':
      return <TextElement node={node}>{node.children.length === 0 ? null : drawn(node.children)}</TextElement>
    case 'grid':
      return (
        <div
          className={classNames(
            'grid grid-cols-1 gap-4 *:min-w-0',
            onlyMetrics(node.children) && 'grid-cols-2',
            columns[node.columns],
          )}
        >
          {drawn(node.children)}
        </div>
      )
    case 'note':
      return <div className="flex flex-col gap-4">{drawn(node.children)}</div>
    case 'control':
      return <ControlBar names={[node.name]} />
    case 'chart':
    case 'table':
    case 'metric':
      return <ViewTile view={node} fill={fill} />
    default:
      return null
  }
}

const onlyMetrics = (nodes: readonly DocumentNode[]) =>
  nodes.every((node) => typeof node === 'string' || node.type === 'metric')
