import { autocompletion, closeBrackets, closeBracketsKeymap, closeCompletion } from '@codemirror/autocomplete'
import { MSSQL, MySQL, PostgreSQL, type SQLDialect, SQLite, StandardSQL, sql } from '@codemirror/lang-sql'
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Diagnostic } from '@codemirror/lint'
import { highlightSelectionMatches } from '@codemirror/search'
import { Compartment, Prec } from '@codemirror/state'
import { EditorView, keymap, placeholder } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useCallback, useEffect, useRef } from 'react'
import { t } from '../../lib/texts/index.ts'
import type { SqlDialectName, SqlEditorProps, SqlSchema } from './sql-editor.tsx'
import { useCodeMirror } from './use-code-mirror.ts'

/** The others write what the standard has. */
const dialects: Partial<Record<SqlDialectName, SQLDialect>> = {
  sqlite: SQLite,
  duckdb: PostgreSQL,
  postgres: PostgreSQL,
  redshift: PostgreSQL,
  mysql: MySQL,
  sqlserver: MSSQL,
}

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.typeName, tags.standard(tags.name)], color: 'var(--code-name)' },
  { tag: [tags.lineComment, tags.blockComment], color: 'var(--code-comment)', fontStyle: 'italic' },
])

const look = EditorView.theme({
  '.cm-gutters': { paddingLeft: '4px' },
  '.cm-matchingBracket': { backgroundColor: 'var(--pressed)' },
  '.cm-tooltip': { overflow: 'hidden' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px', fontFamily: 'var(--font-mono)', fontSize: '12px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
  '.cm-completionDetail': { color: 'inherit', opacity: '0.75', fontStyle: 'normal' },
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
  const words = useRef(new Compartment())
  const latest = useRef(onRun)
  useEffect(() => {
    latest.current = onRun
  })
  const run = (editor: EditorView) => {
    closeCompletion(editor)
    const { from, to } = editor.state.selection.main
    const selected = editor.state.sliceDoc(from, to).trim()
    latest.current?.(selected || editor.state.doc.toString(), selected !== '')
    return latest.current !== undefined
  }
  const message = error?.message ?? null
  const at = error?.at ?? 0
  const { box, view } = useCodeMirror({
    value,
    onChange,
    label: t.sql.editor,
    extensions: () => [
      Prec.highest(keymap.of([{ key: 'Mod-Enter', run }])),
      bracketMatching(),
      closeBrackets(),
      keymap.of(closeBracketsKeymap),
      autocompletion({ icons: false }),
      highlightSelectionMatches(),
      placeholder(t.sql.placeholder),
      words.current.of(language(dialect, schema)),
      syntaxHighlighting(colours),
      look,
    ],
    marks: useCallback(({ doc }) => (message === null ? [] : [markAt(at, message, doc.length)]), [message, at]),
  })
  useEffect(() => {
    view.current?.dispatch({ effects: words.current.reconfigure(language(dialect, schema)) })
  }, [dialect, schema, view])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown
  useEffect(() => {
    if (autoFocus) view.current?.focus()
  }, [])

  return <div ref={box} className="overflow-auto [&_.cm-editor]:min-h-[inherit]" style={{ minHeight, maxHeight }} />
}

function markAt(at: number, message: string, length: number): Diagnostic {
  const from = Math.max(0, Math.min(at, length))
  return { from, to: Math.min(from + 1, length), severity: 'error', message }
}
