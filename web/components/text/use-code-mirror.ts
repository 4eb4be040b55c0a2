import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { indentUnit } from '@codemirror/language'
import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import { searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { editorLook } from './editor-look.ts'

type CodeMirrorOptions = {
  value: string
  onChange: (value: string) => void
  label: string
  /** Beside what every editor has; asked for once, when the editor is made. */
  extensions: () => Extension[]
  /** What is wrong, and where; marked again whenever it is another function. */
  marks: (state: EditorState) => Diagnostic[]
}

/** An editor of text in the element that `box` is given to. */
export function useCodeMirror({ value, onChange, label, extensions, marks }: CodeMirrorOptions) {
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
          highlightSpecialChars(),
          history(),
          drawSelection(),
          indentUnit.of('  '),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          extensions(),
          keymap.of([...defaultKeymap, ...searchKeymap, ...historyKeymap, indentWithTab]),
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
    if (editor) editor.dispatch(setDiagnostics(editor.state, marks(editor.state)))
  }, [marks])

  return { box, view }
}

export function goTo(editor: EditorView, place: number): void {
  editor.dispatch({ selection: { anchor: place }, scrollIntoView: true })
  editor.focus()
}
