import type { DocumentNode } from '../../documents/documents.contract.ts'

/** The plain text of a node. */
export const textOf = (node: DocumentNode): string =>
  typeof node === 'string' ? node : 'children' in node ? node.children.map(textOf).join('') : ''

/** The rows of a table that stands in the text, the first its head. */
export function cellsOfTable(node: DocumentNode): string[][] {
  if (typeof node === 'string' || !('children' in node)) return []
  const rows = node.type === 'element' && node.tag === 'tr' ? [node.children.map((cell) => textOf(cell).trim())] : []
  return [...rows, ...node.children.flatMap(cellsOfTable)]
}

export type Heading = { level: number; text: string; id: string }

/** The headings of a document, in order; ids are made here, so that they can hold nothing but digits. */
export function headingsOf(nodes: DocumentNode[]): Heading[] {
  const found: Heading[] = []
  const walk = (node: DocumentNode): void => {
    if (typeof node === 'string') return
    const level = node.type === 'element' ? /^h([1-6])$/.exec(node.tag)?.[1] : undefined
    if (level !== undefined) found.push({ level: Number(level), text: textOf(node), id: `section-${found.length + 1}` })
    else if ('children' in node) node.children.forEach(walk)
  }
  nodes.forEach(walk)
  return found
}

export type ReportHead = {
  title: string
  description: string | null
  generatedAt: string
  spaceName: string
  sources: string[]
}
