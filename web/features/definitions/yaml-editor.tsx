import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { HighlightStyle, indentUnit, StreamLanguage, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { searchKeymap } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { editorLook } from '../../components/text/editor-look.ts'
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
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; later values arrive by the effects below
  useEffect(() => {
    const made = new EditorView({
      parent: box.current!,
      state: EditorState.create({
        doc: value,
        extensions: [
          lineNumbers(),
          lintGutter(),
          highlightSpecialChars(),
          history(),
          drawSelection(),
          indentUnit.of('  '),
          EditorView.lineWrapping,
          EditorState.readOnly.of(readOnly),
          EditorView.contentAttributes.of({ 'aria-label': t.definitions.yaml, tabindex: '0' }),
          keymap.of([...defaultKeymap, ...searchKeymap, ...historyKeymap, indentWithTab]),
          yaml,
          syntaxHighlighting(colours),
          editorLook,
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current(update.state.doc.toString())
          }),
        ],
      }),
    })
    view.current = made
    return () => made.destroy()
  }, [])

  useEffect(() => {
    const editor = view.current
    if (editor && editor.state.doc.toString() !== value)
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } })
  }, [value])

  useEffect(() => {
    const editor = view.current
    if (editor)
      editor.dispatch(
        setDiagnostics(
          editor.state,
          faults.map((fault) => markOf(editor.state, fault)),
        ),
      )
  }, [faults])

  useImperativeHandle(handle, () => ({
    goTo(fault) {
      const editor = view.current!
      editor.dispatch({ selection: { anchor: markOf(editor.state, fault).from }, scrollIntoView: true })
      editor.focus()
    },
  }))

  return <div ref={box} className="h-full overflow-hidden" />
}

/** To the end of the line: what is wrong is often more than a word. */
function markOf(state: EditorState, { line, column, message, expected }: Fault): Diagnostic {
  const found = state.doc.line(Math.max(1, Math.min(line ?? 1, state.doc.lines)))
  const from = Math.min(found.from + Math.max(0, (column ?? 1) - 1), found.to)
  return { from, to: Math.max(from, found.to), severity: 'error', message: t.definitions.fault(message, expected) }
}
