import type { Node } from '@markdoc/markdoc'
import type { DocumentNode } from './documents.contract.ts'

export type TextReader = {
  tag(node: Node, depth: number): DocumentNode | null
  refuse(node: Node, message: string): void
  /** Whether the document may still have so much more; what it may not is left out. */
  hasRoom(node: Node, parts: number): boolean
}

/** A part of a document is a text or an element; an address counts as more, as one definition gives it to many links. */
const addressOfPart = 50

const simple: Record<string, string> = {
  paragraph: 'p',
  strong: 'strong',
  em: 'em',
  s: 's',
  item: 'li',
  blockquote: 'blockquote',
  table: 'table',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
}

/** Only addresses that a person can be sent to. */
export const safeHref = (href: unknown): string | null => {
  if (typeof href !== 'string' || href.length > 2000) return null
  if (/^(https?:\/\/|mailto:)/i.test(href)) return href
  // A browser takes a backslash there for a second slash, and leaves out what cannot be seen.
  return /^(\/(?![\\/\s])|#)/.test(href) && !/[\t\n\r]/.test(href) ? href : null
}

/** Markdown as a tree of a few known elements. Raw HTML is text here, and stays text everywhere. */
export function textNodes(nodes: Node[], reader: TextReader, depth = 1): DocumentNode[] {
  return nodes.flatMap((node) => textNode(node, reader, depth))
}

const isWrapper = ({ type }: Node) => type === 'inline' || type === 'document'

const leaf = (tag: string, ...children: string[]): DocumentNode[] => [{ type: 'element', tag, children }]

function textNode(node: Node, reader: TextReader, depth: number): DocumentNode[] {
  if (!isWrapper(node) && !reader.hasRoom(node, 1)) return []
  const inside = () => textNodes(node.children, reader, depth)
  const element = (tag: string, more: object = {}): DocumentNode[] => [
    { type: 'element', tag, ...more, children: inside() },
  ]
  const { attributes } = node
  switch (node.type) {
    case 'tag': {
      const read = reader.tag(node, depth)
      return read === null ? [] : [read]
    }
    case 'inline':
    case 'document':
      return inside()
    case 'text':
      if (typeof attributes.content === 'string') return [attributes.content]
      reader.refuse(node, 'variables and functions are not used here; values stand in queries as {{name}}')
      return []
    case 'softbreak':
      return ['\n']
    case 'hardbreak':
      return leaf('br')
    case 'hr':
      return leaf('hr')
    case 'heading':
      return element(`h${Math.min(6, Math.max(1, Number(attributes.level) || 1))}`)
    case 'list': {
      const start = Number(attributes.start)
      return element(attributes.ordered ? 'ol' : 'ul', Number.isSafeInteger(start) && start > 1 ? { start } : {})
    }
    case 'td':
    case 'th':
      return element(
        node.type,
        ['left', 'center', 'right'].includes(attributes.align) ? { align: attributes.align } : {},
      )
    case 'code':
      return leaf('code', String(attributes.content ?? ''))
    case 'fence':
    case 'code_block' as never:
      if (attributes.language === 'sql') reader.refuse(node, 'a query begins at the start of a line')
      return leaf('pre', String(attributes.content ?? '').trimEnd())
    case 'link': {
      const href = safeHref(attributes.href)
      if (href !== null)
        return reader.hasRoom(node, Math.floor(href.length / addressOfPart)) ? element('a', { href }) : []
      reader.refuse(node, 'a link leads to http:, https:, mailto: or a page here')
      return inside()
    }
    case 'image':
      reader.refuse(node, 'images are not shown: they would be fetched from elsewhere by everyone who looks')
      return []
    case 'comment':
      return []
    case 'paragraph':
      return onlyTags(node) ? inside().filter((child) => typeof child !== 'string') : element('p')
    default: {
      const tag = simple[node.type]
      return tag ? element(tag) : inside()
    }
  }
}

/** Several tags on one line are read by Markdoc as a paragraph; they are meant as they stand. */
function onlyTags(paragraph: Node): boolean {
  const leaves = paragraph.children.flatMap((child) => (child.type === 'inline' ? child.children : [child]))
  return leaves.every(
    (leaf) =>
      leaf.type === 'tag' ||
      leaf.type === 'softbreak' ||
      (leaf.type === 'text' && typeof leaf.attributes.content === 'string' && leaf.attributes.content.trim() === ''),
  )
}
