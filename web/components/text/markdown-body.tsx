import { type ComponentProps, createContext, type ReactElement, type ReactNode, useContext } from 'react'
import { Streamdown } from 'streamdown'
import { CodeBlock } from './code-block.tsx'
import type { MarkdownProps } from './markdown.tsx'
import { markHref } from './markdown-marks.ts'

const textOf = (node: ReactNode): string => {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (typeof node === 'object' && node !== null && 'props' in node)
    return textOf((node as ReactElement<{ children?: ReactNode }>).props.children)
  return ''
}

type Props<
  T extends 'p' | 'a' | 'pre' | 'code' | 'table' | 'th' | 'td' | 'ul' | 'ol' | 'blockquote' | 'h1' | 'img' | 'hr',
> = ComponentProps<T> & { node?: unknown }

/** Headings of an answer are no headings of the page. */
const Large = ({ children }: Props<'h1'>) => <p className="mt-4 mb-1 text-16 font-semibold first:mt-0">{children}</p>
const Small = ({ children }: Props<'h1'>) => <p className="mt-4 mb-1 text-14 font-semibold first:mt-0">{children}</p>

const Marks = createContext<MarkdownProps['renderMark']>(undefined)

function MarkOrLink({ href, children }: Props<'a'>) {
  const renderMark = useContext(Marks)
  if (renderMark && href?.startsWith(markHref)) return renderMark(Number(href.slice(markHref.length)), children)
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-accent-text underline underline-offset-2"
    >
      {children}
    </a>
  )
}

/** Pictures from elsewhere are not loaded: the page asks nobody but its own service. */
const components = {
  h1: Large,
  h2: Large,
  h3: Small,
  h4: Small,
  h5: Small,
  h6: Small,
  p: ({ children }: Props<'p'>) => <p className="my-2 first:mt-0 last:mb-0">{children}</p>,
  a: MarkOrLink,
  img: ({ alt }: Props<'img'>) => <span className="text-muted">{alt}</span>,
  ul: ({ children }: Props<'ul'>) => <ul className="my-2 list-disc pl-5">{children}</ul>,
  ol: ({ children, start }: Props<'ol'>) => (
    <ol start={start} className="my-2 list-decimal pl-5">
      {children}
    </ol>
  ),
  hr: () => <hr className="my-4 border-line" />,
  blockquote: ({ children }: Props<'blockquote'>) => (
    <blockquote className="my-2 border-l-2 border-line-strong pl-3 text-muted">{children}</blockquote>
  ),
  pre: ({ children }: Props<'pre'>) => {
    const code = children as ReactElement<{ className?: string; children?: ReactNode }>
    const language = /language-(\w+)/.exec(code?.props?.className ?? '')?.[1]
    return <CodeBlock code={textOf(children).replace(/\n$/, '')} {...(language ? { language } : {})} />
  },
  code: ({ children }: Props<'code'>) => (
    <code className="rounded-sm bg-hover px-1 py-0.5 font-mono text-12">{children}</code>
  ),
  table: ({ children }: Props<'table'>) => (
    <div className="my-3 overflow-x-auto rounded border border-line">
      <table className="numeric w-full border-collapse text-13">{children}</table>
    </div>
  ),
  th: ({ children, style }: Props<'th'>) => (
    <th style={style} className="h-8 border-b border-line bg-surface px-2 text-left text-12 font-medium text-muted">
      {children}
    </th>
  ),
  td: ({ children, style }: Props<'td'>) => (
    <td style={style} className="h-7 border-b border-line px-2">
      {children}
    </td>
  ),
}

export function MarkdownBody({ text, streaming = false, renderMark }: MarkdownProps) {
  return (
    <Marks value={renderMark}>
      <Streamdown
        // Block by block to the end: drawn whole when it is finished, a long answer would hold up the page.
        mode="streaming"
        parseIncompleteMarkdown={streaming}
        controls={false}
        linkSafety={{ enabled: false }}
        components={components}
      >
        {text}
      </Streamdown>
    </Marks>
  )
}
