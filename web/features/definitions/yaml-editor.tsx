import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, lintGutter } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { tags } from '@lezer/highlight'
import { type Ref, useCallback, useImperativeHandle } from 'react'
import { filling } from '../../components/text/editor-look.ts'
import { goTo, useCodeMirror } from '../../components/text/use-code-mirror.ts'
import { t } from '../../lib/texts/index.ts'
import type { Fault } from './definitions.queries.ts'

export type YamlHandle = { goTo: (fault: Fault) => void }
type YamlEditorProps = {
  value: string
  onChange: (value: string) => void
  faults: readonly Fault[]
  readOnly: boolean
  handle: Ref<YamlHandle>
}

/** Keys, texts, numbers and comments: enough to read by colour. */
const yaml = StreamLanguage.define<null>({
  token(stream) {
    if (stream.match(/^#.*/)) return 'comment'
    if (stream.match(/^[\w.-]+(?=:(\s|$))/)) return 'propertyName'
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/) || stream.match(/^'(?:[^']|'')*'?/)) return 'string'
    if (stream.match(/^-?\d+(\.\d+)?(?=[\s,\]}]|$)/) || stream.match(/^(true|false|null)(?=[\s,\]}]|$)/))
      return 'number'
    if (stream.match(/^[-?:,[\]{}|>]/)) return 'punctuation'
    if (!stream.match(/^[^\s#"'[\]{},]+/)) stream.next()
    return null
  },
})
const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--code-name)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: tags.number, color: 'var(--code-number)' },
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
])

export function YamlEditor({ value, onChange, faults, readOnly, handle }: YamlEditorProps) {
  const { box, view } = useCodeMirror({
    value,
    onChange,
    label: t.definitions.yaml,
    extensions: () => [lintGutter(), EditorState.readOnly.of(readOnly), yaml, syntaxHighlighting(colours), filling],
    marks: useCallback((state) => faults.map((fault) => markOf(state, fault)), [faults]),
  })
  useImperativeHandle(handle, () => ({
    goTo: (fault) => goTo(view.current!, markOf(view.current!.state, fault).from),
  }))

  return <div ref={box} className="h-full overflow-hidden" />
}

/** To the end of the line: what is wrong is often more than a word. */
function markOf(state: EditorState, { line, column, message, expected }: Fault): Diagnostic {
  const found = state.doc.line(Math.max(1, Math.min(line ?? 1, state.doc.lines)))
  const from = Math.min(found.from + Math.max(0, (column ?? 1) - 1), found.to)
  return { from, to: Math.max(from, found.to), severity: 'error', message: t.definitions.fault(message, expected) }
}
