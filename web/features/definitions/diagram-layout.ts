export type DiagramNode = { name: string; title: string; lines: string[] }
export type DiagramLink = { name: string; from: string; to: string; text: string; suggested: boolean }
export type Placed = DiagramNode & { x: number; y: number; width: number; height: number }
export type Diagram = {
  nodes: Placed[]
  links: (DiagramLink & { path: string; many: [number, number]; one: [number, number] })[]
  width: number
  height: number
}

const boxWidth = 176
const columnGap = 88
const rowGap = 20
const lineHeight = 18
const headHeight = 30
const margin = 12

/** One column right of whatever points at it: a line then seldom passes a box that it does not belong to. */
function columnsOf(nodes: DiagramNode[], links: DiagramLink[]): Map<string, number> {
  const columns = new Map<string, number>()
  const column = (name: string, seen: Set<string>): number => {
    const known = columns.get(name)
    if (known !== undefined) return known
    if (seen.has(name)) return 0
    const pointing = links.filter(({ from, to }) => to === name && from !== name)
    const found = Math.max(0, ...pointing.map(({ from }) => column(from, new Set([...seen, name])) + 1))
    columns.set(name, found)
    return found
  }
  for (const { name } of nodes) column(name, new Set())
  return columns
}

/** Many stand at the left, the one they point at to the right; within a column near to what they are linked with. */
export function layOut(nodes: DiagramNode[], links: DiagramLink[]): Diagram {
  const names = new Set(nodes.map(({ name }) => name))
  const known = links.filter(({ from, to }) => names.has(from) && names.has(to))
  const places = columnsOf(nodes, known)
  const last = Math.max(0, ...places.values())
  const columns = Array.from({ length: last + 1 }, (_, i) => nodes.filter(({ name }) => places.get(name) === i))
  const middle = new Map<string, number>()
  const placed: Placed[] = []
  for (const [at, column] of columns.entries()) {
    const near = ({ name }: DiagramNode) => {
      const from = known.filter(({ to }) => to === name).flatMap((link) => middle.get(link.from) ?? [])
      return from.length === 0 ? Number.POSITIVE_INFINITY : from.reduce((sum, y) => sum + y, 0) / from.length
    }
    let y = margin
    for (const node of column.toSorted((a, b) => near(a) - near(b))) {
      const height = headHeight + node.lines.length * lineHeight + (node.lines.length > 0 ? 8 : 0)
      placed.push({ ...node, x: margin + at * (boxWidth + columnGap), y, width: boxWidth, height })
      middle.set(node.name, y + height / 2)
      y += height + rowGap
    }
  }
  const boxes = new Map(placed.map((box) => [box.name, box]))
  const comesBack = ({ from, to }: DiagramLink) => boxes.get(to)!.x <= boxes.get(from)!.x
  return {
    nodes: placed,
    links: known.map((link, i) => ({ ...link, ...curve(boxes.get(link.from)!, boxes.get(link.to)!, i, placed) })),
    // A line that comes back leaves to the right, of the last column too.
    width: margin * 2 + columns.length * (boxWidth + columnGap) - (known.some(comesBack) ? columnGap / 2 : columnGap),
    height: Math.max(0, ...placed.map(({ y, height }) => y + height)) + margin,
  }
}

type Point = [x: number, y: number]

function curve(from: Placed, to: Placed, nth: number, boxes: Placed[]): { path: string; many: Point; one: Point } {
  const shift = ((nth % 3) - 1) * 6
  const [y1, y2] = [from.y + headHeight / 2 + shift, to.y + headHeight / 2 + shift]
  const [x1, x2] = [from.x + from.width, to.x]
  if (from.name === to.name || x2 <= x1) {
    const out = Math.max(x1, to.x + to.width) + columnGap / 2
    const end = to.x + to.width
    return {
      path: `M${x1},${y1} C${out},${y1} ${out},${y2 + 16} ${end},${y2 + 16}`,
      many: [x1, y1],
      one: [end, y2 + 16],
    }
  }
  const points: Point[] = [...passing([x1, y1], [x2, y2], boxes), [x2, y2]]
  let [x, y] = [x1, y1]
  const parts = points.map(([nextX, nextY]) => {
    const half = (x + nextX) / 2
    const part = y === nextY ? `L${nextX},${nextY}` : `C${half},${y} ${half},${nextY} ${nextX},${nextY}`
    ;[x, y] = [nextX, nextY]
    return part
  })
  return { path: `M${x1},${y1} ${parts.join(' ')}`, many: [x1, y1], one: [x2, y2] }
}

/** Where a line goes by the columns between its ends: between the boxes there, not behind them. */
function passing([x1, y1]: Point, [x2, y2]: Point, boxes: Placed[]): Point[] {
  const columns = [...new Set(boxes.map(({ x }) => x))].filter((x) => x > x1 && x < x2).sort((a, b) => a - b)
  return columns.flatMap((x): Point[] => {
    const straight = y1 + ((y2 - y1) * (x + boxWidth / 2 - x1)) / (x2 - x1)
    const column = boxes.filter((box) => box.x === x)
    const free = (y: number) => column.every((box) => y <= box.y - 4 || y >= box.y + box.height + 4)
    const gaps = column.flatMap((box) => [box.y - rowGap / 2, box.y + box.height + rowGap / 2]).filter(free)
    const best = gaps.toSorted((a, b) => Math.abs(a - straight) - Math.abs(b - straight))[0]
    const y = free(straight) ? straight : (best ?? straight)
    return [
      [x, y],
      [x + boxWidth, y],
    ]
  })
}
