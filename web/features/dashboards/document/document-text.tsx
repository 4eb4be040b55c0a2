import { createContext, type ReactNode, useContext } from 'react'
import type { ElementNode } from '../../../../src/engine/documents/documents.contract.ts'

/** Only addresses that a person can be sent to, whatever the service answered. */
const safeHref = (href: string | undefined) =>
  href !== undefined && /^(https?:\/\/|mailto:|\/(?![\\/\s])|#)/i.test(href) ? href : undefined

const sides = { center: 'text-center', right: 'text-right', left: 'text-left' } as const
const side = (align: string | undefined) => sides[align as keyof typeof sides] ?? 'text-left'

/** The ranks of headings that a document uses, highest first. */
export const HeadingRanks = createContext<readonly string[]>([])

const looks = ['mt-6 text-20', 'mt-6 text-16', 'mt-4 text-14', 'mt-4 text-13']
const elements = ['h2', 'h3', 'h4', 'h5', 'h6'] as const

/** The page's own title is its first heading; those of the document follow it without a gap, whichever they begin with. */
function Heading({ tag, children }: { tag: string; children: ReactNode }) {
  const ranks = useContext(HeadingRanks)
  const Element = elements[Math.max(0, ranks.indexOf(tag))] ?? 'h6'
  return <Element className={`${looks[Number(tag[1]) - 1] ?? looks[3]} font-semibold first:mt-0`}>{children}</Element>
}

function Anchor({ href, children }: { href: string | undefined; children: ReactNode }) {
  const safe = safeHref(href)
  if (safe === undefined) return <>{children}</>
  return (
    <a
      href={safe}
      {...(/^[/#]/.test(safe) ? {} : { target: '_blank' })}
      rel="noopener noreferrer nofollow"
      className="text-accent-text underline underline-offset-2"
    >
      {children}
    </a>
  )
}

/** Elements that carry nothing but a look. */
const plain = {
  p: 'reading whitespace-pre-line',
  strong: 'font-semibold',
  em: undefined,
  s: undefined,
  code: 'rounded-sm bg-hover px-1 py-0.5 font-mono text-12',
  pre: 'overflow-x-auto rounded border border-line bg-surface p-3 font-mono text-12 whitespace-pre-wrap',
  ul: 'reading list-disc pl-5',
  li: undefined,
  blockquote: 'border-l-2 border-line-strong pl-3 text-muted',
  thead: undefined,
  tbody: undefined,
  tr: 'border-b border-line',
} as const
const isPlain = (tag: string): tag is keyof typeof plain => Object.hasOwn(plain, tag)

/** Text of a document: known elements alone, so that it carries no active content. */
export function TextElement({ node, children }: { node: ElementNode; children: ReactNode }) {
  const { tag } = node
  if (isPlain(tag)) {
    const Element = tag
    return <Element className={plain[tag]}>{children}</Element>
  }
  if (/^h[1-6]$/.test(tag)) return <Heading tag={tag}>{children}</Heading>
  switch (tag) {
    case 'a':
      return <Anchor href={node.href}>{children}</Anchor>
    case 'ol':
      return (
        <ol start={node.start} className="reading list-decimal pl-5">
          {children}
        </ol>
      )
    case 'hr':
      return <hr className="border-line" />
    case 'br':
      return <br />
    case 'table':
      return (
        <div className="overflow-x-auto">
          <table className="numeric border-collapse text-13">{children}</table>
        </div>
      )
    case 'th':
      return <th className={`h-8 px-2 text-12 font-medium text-muted ${side(node.align)}`}>{children}</th>
    case 'td':
      return <td className={`h-7 px-2 ${side(node.align)}`}>{children}</td>
    default:
      return <>{children}</>
  }
}
