import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { MySQL, PostgreSQL, type SQLDialect, SQLite, StandardSQL, sql } from '@codemirror/lang-sql'
import { bracketMatching, HighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { Compartment, EditorState, Prec } from '@codemirror/state'
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers, placeholder } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useRef } from 'react'
import { t } from '../../lib/texts/index.ts'
import type { SqlDialectName, SqlEditorProps, SqlSchema } from './sql-editor.tsx'

/** The others write what the standard has. */
const dialects: Partial<Record<SqlDialectName, SQLDialect>> = {
  sqlite: SQLite,
  duckdb: PostgreSQL,
  postgres: PostgreSQL,
  mysql: MySQL,
}

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.typeName, tags.standard(tags.name)], color: 'var(--code-name)' },
  { tag: [tags.lineComment, tags.blockComment], color: 'var(--code-comment)', fontStyle: 'italic' },
])

const look = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'var(--text)', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '20px' },
  '.cm-content': { caretColor: 'var(--accent)', padding: '8px 0' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--faint)', border: 'none', paddingLeft: '4px' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 26%, transparent)',
  },
  '.cm-placeholder': { color: 'var(--faint)' },
  '.cm-matchingBracket': { backgroundColor: 'var(--pressed)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--line)',
    borderRadius: '6px',
    boxShadow: 'var(--shadow)',
    overflow: 'hidden',
  },
  '.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px', fontFamily: 'var(--font-mono)', fontSize: '12px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
  '.cm-completionDetail': { color: 'inherit', opacity: '0.75', fontStyle: 'normal' },
  '.cm-panels': { backgroundColor: 'var(--surface)', color: 'var(--text)' },
})

const language = (dialect: SqlDialectName, schema: SqlSchema) =>
  sql({
    dialect: dialects[dialect] ?? StandardSQL,
    schema: Object.fromEntries(schema.map((table) => [table.name, table.columns])),
    upperCaseKeywords: false,
  })

const noTables: SqlSchema = []

/** Loaded when an editor is first shown. */
export function SqlCodeMirror({
  value,
  onChange,
  onRun,
  schema = noTables,
  dialect = 'sqlite',
  error = null,
  minHeight,
  maxHeight = 480,
  autoFocus,
}: SqlEditorProps) {
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const words = useRef(new Compartment())
  const latest = useRef({ onChange, onRun })
  useEffect(() => {
    latest.current = { onChange, onRun }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; later values arrive by the effects below
  useEffect(() => {
    const run = (editor: EditorView) => {
      closeCompletion(editor)
      const { from, to } = editor.state.selection.main
      const selected = editor.state.sliceDoc(from, to).trim()
      latest.current.onRun?.(selected || editor.state.doc.toString(), selected !== '')
      return latest.current.onRun !== undefined
    }
    const made = new EditorView({
      parent: box.current!,
      state: EditorState.create({
        doc: value,
        extensions: [
          Prec.highest(keymap.of([{ key: 'Mod-Enter', run }])),
          lineNumbers(),
          highlightSpecialChars(),
          history(),
          drawSelection(),
          bracketMatching(),
          closeBrackets(),
          autocompletion({ icons: false }),
          highlightSelectionMatches(),
          indentUnit.of('  '),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': t.sql.editor }),
          keymap.of([
            ...closeBracketsKeymap,
            ...defaultKeymap,
            ...searchKeymap,
            ...historyKeymap,
            ...completionKeymap,
            indentWithTab,
          ]),
          placeholder(t.sql.placeholder),
          words.current.of(language(dialect, schema)),
          syntaxHighlighting(colours),
          look,
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString())
          }),
        ],
      }),
    })
    view.current = made
    if (autoFocus) made.focus()
    return () => made.destroy()
  }, [])

  useEffect(() => {
    const editor = view.current
    if (editor && editor.state.doc.toString() !== value)
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } })
  }, [value])

  useEffect(() => {
    view.current?.dispatch({ effects: words.current.reconfigure(language(dialect, schema)) })
  }, [dialect, schema])

  const message = error?.message ?? null
  const at = error?.at ?? 0
  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const from = Math.max(0, Math.min(at, editor.state.doc.length))
    const marks: Diagnostic[] =
      message === null ? [] : [{ from, to: Math.min(from + 1, editor.state.doc.length), severity: 'error', message }]
    editor.dispatch(setDiagnostics(editor.state, marks))
  }, [message, at])

  return <div ref={box} className="overflow-auto [&_.cm-editor]:min-h-[inherit]" style={{ minHeight, maxHeight }} />
}
