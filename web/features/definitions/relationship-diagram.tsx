import { useMemo } from 'react'
import { t } from '../../lib/texts/index.ts'
import { type DiagramLink, type DiagramNode, layOut } from './diagram-layout.ts'

const d = t.definitions

/** Tables as boxes; each line leads from many (the fork) to one. */
export function RelationshipDiagram({ nodes, links }: { nodes: DiagramNode[]; links: DiagramLink[] }) {
  const { nodes: boxes, links: lines, width, height } = useMemo(() => layOut(nodes, links), [nodes, links])
  return (
    <div className="overflow-auto rounded border border-line bg-surface">
      <svg
        role="img"
        aria-label={`${d.diagram}: ${links.map(({ from, to }) => `${from} → ${to}`).join(', ')}`}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="mx-auto block text-text"
      >
        {lines.map(({ name, path, many, one, text, suggested }) => (
          <g key={name} className="text-muted">
            <title>{`${name}: ${text}`}</title>
            <path
              d={path}
              fill="none"
              stroke="currentColor"
              strokeWidth={1.5}
              strokeDasharray={suggested ? '4 3' : undefined}
            />
            <path
              d={`M${many[0] + 9},${many[1]} L${many[0]},${many[1] - 5} M${many[0] + 9},${many[1]} L${many[0]},${many[1] + 5}`}
              fill="none"
              stroke="currentColor"
              strokeWidth={1.5}
            />
            <circle cx={one[0]} cy={one[1]} r={3} fill="currentColor" />
          </g>
        ))}
        {boxes.map((box) => (
          <g key={box.name}>
            <rect
              x={box.x}
              y={box.y}
              width={box.width}
              height={box.height}
              rx={6}
              fill="var(--bg)"
              stroke="var(--line-strong)"
            />
            <text x={box.x + 10} y={box.y + 20} className="fill-current text-13 font-semibold">
              {cut(box.title, 22)}
            </text>
            {box.lines.map((line, i) => (
              <text
                key={line}
                x={box.x + 10}
                y={box.y + 30 + (i + 1) * 18 - 5}
                className="font-mono text-12"
                fill="var(--muted)"
              >
                {cut(line, 21)}
              </text>
            ))}
          </g>
        ))}
      </svg>
    </div>
  )
}

const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max - 1)}…` : text)
