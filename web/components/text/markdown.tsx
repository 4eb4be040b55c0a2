import { lazy, type ReactNode, Suspense } from 'react'
import { unmarked } from './markdown-marks.ts'

const MarkdownBody = lazy(() => import('./markdown-body.tsx').then((m) => ({ default: m.MarkdownBody })))

export type MarkdownProps = {
  text: string
  /** While it is still being written: unfinished marks are completed, and only the last block is drawn again. */
  streaming?: boolean
  /** What stands for a link to `#mark-<index>`: see `markText`. */
  renderMark?: (index: number, children: ReactNode) => ReactNode
}

/** The text itself is there at once; its shape follows when the renderer has been loaded. */
export function Markdown({ text, streaming = false, renderMark }: MarkdownProps) {
  return (
    <div className="reading break-words">
      <Suspense fallback={<p className="whitespace-pre-wrap">{unmarked(text)}</p>}>
        <MarkdownBody text={text} streaming={streaming} {...(renderMark ? { renderMark } : {})} />
      </Suspense>
    </div>
  )
}
