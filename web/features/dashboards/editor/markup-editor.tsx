import { type Diagnostic, lintGutter } from '@codemirror/lint'
import type { EditorState } from '@codemirror/state'
import { placeholder } from '@codemirror/view'
import { type Ref, useCallback, useImperativeHandle } from 'react'
import type { Problem } from '../../../../src/engine/documents/documents.contract.ts'
import { filling } from '../../../components/text/editor-look.ts'
import { goTo, useCodeMirror } from '../../../components/text/use-code-mirror.ts'
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
  const { box, view } = useCodeMirror({
    value,
    onChange,
    label: t.dashboards.editorLabel,
    extensions: () => [lintGutter(), placeholder(t.dashboards.editorPlaceholder), ...markupLanguage, filling],
    marks: useCallback((state) => problems.map((problem) => markOf(state, problem)), [problems]),
  })

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
      goTo(editor, place)
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
