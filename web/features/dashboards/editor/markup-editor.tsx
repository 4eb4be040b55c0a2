import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { indentUnit } from '@codemirror/language'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { searchKeymap } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers, placeholder } from '@codemirror/view'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { Problem } from '../../../../src/engine/documents/documents.contract.ts'
import { editorLook } from '../../../components/text/editor-look.ts'
import { t } from '../../../lib/texts/index.ts'
import { markupLanguage } from './markup-language.ts'

export type MarkupHandle = { insert: (text: string) => void; goTo: (line: number, column: number) => void }
type MarkupEditorProps = {
  value: string
  onChange: (value: string) => void
  problems: readonly Problem[]
  handle: Ref<MarkupHandle>
}

/** Loaded with the editor's page. */
export function MarkupEditor({ value, onChange, problems, handle }: MarkupEditorProps) {
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
          EditorView.contentAttributes.of({ 'aria-label': t.dashboards.editorLabel, tabindex: '0' }),
          keymap.of([...defaultKeymap, ...searchKeymap, ...historyKeymap, indentWithTab]),
          placeholder(t.dashboards.editorPlaceholder),
          ...markupLanguage,
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
          problems.map((problem) => markOf(editor.state, problem)),
        ),
      )
  }, [problems])

  useImperativeHandle(handle, () => ({
    insert(text) {
      const editor = view.current!
      // After the block that the cursor is in, not in the middle of it.
      const { doc, selection } = editor.state
      let line = doc.lineAt(selection.main.head)
      while (line.number < doc.lines && line.text.trim() !== '') line = doc.line(line.number + 1)
      const at = line.text.trim() === '' ? line.from : line.to
      const before = doc.sliceString(Math.max(0, at - 2), at)
      const lead = at === 0 || before === '\n\n' ? '' : before.endsWith('\n') ? '\n' : '\n\n'
      const insert = `${lead}${text}\n`
      editor.dispatch({
        changes: { from: at, insert },
        selection: { anchor: at + insert.length - 1 },
        scrollIntoView: true,
      })
      editor.focus()
    },
    goTo(line, column) {
      const editor = view.current!
      const place = markOf(editor.state, { line, column, message: '', severity: 'error' }).from
      editor.dispatch({ selection: { anchor: place }, scrollIntoView: true })
      editor.focus()
    },
  }))

  return <div ref={box} className="h-full overflow-hidden" />
}

/** To the end of the word, or of the line when there is none. */
function markOf(state: EditorState, { line, column, message, severity }: Problem): Diagnostic {
  const found = state.doc.line(Math.max(1, Math.min(line, state.doc.lines)))
  const from = Math.min(found.from + Math.max(0, column - 1), found.to)
  const word = /^[\w.]+/.exec(state.doc.sliceString(from, found.to))?.[0].length ?? 0
  const to = word > 0 ? from + word : Math.min(found.to, from + 1)
  return { from, to: Math.max(from, to), severity, message }
}
