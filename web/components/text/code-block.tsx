import { useMemo } from 'react'
import { CopyButton } from './copy-button.tsx'
import { sqlTokens, type TokenKind } from './sql-tokens.ts'

const colours: Record<TokenKind, string> = {
  keyword: 'text-(--code-keyword)',
  string: 'text-(--code-string)',
  number: 'text-(--code-number)',
  comment: 'text-(--code-comment) italic',
  plain: '',
}

export type CodeBlockProps = { code: string; language?: string; maxHeight?: number }

export function CodeBlock({ code, language, maxHeight = 400 }: CodeBlockProps) {
  const tokens = useMemo(() => (language === 'sql' ? sqlTokens(code) : null), [code, language])
  return (
    <div className="group relative my-2 rounded border border-line bg-surface">
      <div className="absolute top-1 right-1 rounded bg-surface">
        <CopyButton text={code} size="small" />
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-auto p-3 pr-10 font-mono text-12 leading-5 whitespace-pre-wrap"
        style={{ maxHeight }}
      >
        <code>
          {tokens === null
            ? code
            : tokens.map((token, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tokens are told apart by their place
                <span key={i} className={colours[token.kind]}>
                  {token.text}
                </span>
              ))}
        </code>
      </pre>
    </div>
  )
}
