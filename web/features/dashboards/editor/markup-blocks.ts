/** A part of a document that can be moved by itself: lines `from` to `to`, the last not included. */
export type Block = { kind: string; label: string; from: number; to: number; children: Block[] }

const fence = /^(`{3,})sql\s+(\S+)?/
const openTag = /^\s*\{%\s*([a-z]+)\b(.*?)(\/)?%\}\s*$/
const closeTag = /^\s*\{%\s*\/\s*([a-z]+)\s*%\}\s*$/

const attribute = (text: string, name: string) => new RegExp(`\\b${name}="((?:[^"\\\\]|\\\\.)*)"`).exec(text)?.[1]

/** The blocks of a document from the top, and within a grid those that stand side by side. */
export function readBlocks(markup: string): Block[] {
  return blocksOf(markup.split('\n'), 0, markup.split('\n').length)
}

function blocksOf(lines: string[], start: number, end: number): Block[] {
  const blocks: Block[] = []
  let i = start
  while (i < end) {
    const line = lines[i]!
    if (line.trim() === '') {
      i++
      continue
    }
    const block = fenceAt(lines, i, end) ?? tagAt(lines, i, end) ?? textAt(lines, i, end)
    blocks.push(block)
    i = block.to
  }
  return blocks
}

function fenceAt(lines: string[], at: number, end: number): Block | null {
  const match = fence.exec(lines[at]!)
  if (!match) return null
  const [, marks, name = ''] = match as unknown as [string, string, string?]
  let to = at + 1
  while (to < end && !(lines[to]!.startsWith(marks) && /^`+\s*$/.test(lines[to]!))) to++
  return { kind: 'query', label: name, from: at, to: Math.min(end, to + 1), children: [] }
}

function tagAt(lines: string[], at: number, end: number): Block | null {
  const match = openTag.exec(lines[at]!)
  if (!match) return null
  const [, tag, rest, closed] = match as unknown as [string, string, string, string | undefined]
  const label =
    attribute(rest, 'title') ?? attribute(rest, 'label') ?? attribute(rest, 'name') ?? attribute(rest, 'query') ?? ''
  if (closed !== undefined) return { kind: tag, label, from: at, to: at + 1, children: [] }
  let depth = 1
  let to = at + 1
  for (; to < end && depth > 0; to++) {
    const opened = openTag.exec(lines[to]!)
    if (opened?.[1] === tag && opened[3] === undefined) depth++
    else if (closeTag.exec(lines[to]!)?.[1] === tag) depth--
  }
  const children = depth === 0 ? blocksOf(lines, at + 1, to - 1) : []
  return { kind: tag, label, from: at, to, children }
}

function textAt(lines: string[], at: number, end: number): Block {
  let to = at + 1
  while (to < end && lines[to]!.trim() !== '' && !fence.test(lines[to]!) && !openTag.test(lines[to]!)) to++
  return { kind: 'text', label: lines[at]!.replace(/^[#>\s*-]+/, '').trim(), from: at, to, children: [] }
}

/** Moves a block to the place of one of its neighbours; what lies between them, empty lines too, keeps its order. */
export function moveBlock(markup: string, siblings: readonly Block[], from: number, to: number): string {
  const moved = siblings[from]
  const target = siblings[to]
  if (!moved || !target || from === to) return markup
  const lines = markup.split('\n')
  const taken = lines.slice(moved.from, moved.to)
  const rest = [...lines.slice(0, moved.from), ...lines.slice(moved.to)]
  const shift = taken.length
  const at = to > from ? target.to - shift : target.from
  const before = rest.slice(0, at)
  const after = rest.slice(at)
  // Text needs an empty line around it, or it would flow into its new neighbour.
  const gap = (one: string | undefined, other: string | undefined) =>
    one !== undefined && other !== undefined && one.trim() !== '' && other.trim() !== '' ? [''] : []
  const joined = [...before, ...gap(before.at(-1), taken[0]), ...taken, ...gap(taken.at(-1), after[0]), ...after]
  return joined.join('\n').replace(/\n{3,}/g, '\n\n')
}
