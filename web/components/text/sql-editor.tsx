import { History, Play } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { DataSourceType } from '../../../src/client/index.ts'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../lib/texts/index.ts'
import { Button, IconButton } from '../form/button.tsx'
import { Menu } from '../overlay/menu.tsx'
import { Skeleton } from '../page/states.tsx'
import { CodeBlock } from './code-block.tsx'

const SqlCodeMirror = lazy(() => import('./sql-code-mirror.tsx').then((m) => ({ default: m.SqlCodeMirror })))

export type SqlDialectName = Lowercase<DataSourceType>
/** What completion offers: tables (also `schema.table`) and their columns. */
export type SqlSchema = { name: string; columns: string[] }[]

export type SqlEditorProps = {
  value: string
  onChange: (value: string) => void
  /** Ctrl/Cmd Enter, or the button; with a selection only the selected text. */
  onRun?: (sql: string, selection: boolean) => void
  schema?: SqlSchema
  dialect?: SqlDialectName
  /** Newest first. */
  history?: readonly string[]
  running?: boolean
  error?: { message: string; at?: number } | null
  minHeight?: number
  maxHeight?: number
  autoFocus?: boolean
  /** Beside the run button. */
  actions?: ReactNode
  className?: string
}

export function SqlEditor({ history, running = false, minHeight = 96, actions, className, ...editor }: SqlEditorProps) {
  const { value, onChange, onRun } = editor
  return (
    <div className={classNames('flex flex-col rounded border border-line bg-bg focus-within:border-accent', className)}>
      <Suspense
        fallback={
          <div className="p-3" style={{ minHeight }}>
            <Skeleton className="h-4 w-64" />
          </div>
        }
      >
        <SqlCodeMirror {...editor} minHeight={minHeight} />
      </Suspense>
      {onRun || history ? (
        <div className="flex items-center gap-2 border-t border-line px-2 py-1.5">
          {history ? (
            <Menu
              align="start"
              trigger={<IconButton icon={History} label={t.words.history} size="small" />}
              entries={
                history.length === 0
                  ? [{ heading: t.sql.noHistory }]
                  : history
                      .slice(0, 30)
                      .map((sql) => ({ label: sql.replace(/\s+/g, ' ').slice(0, 80), onSelect: () => onChange(sql) }))
              }
            />
          ) : null}
          <div className="ml-auto flex items-center gap-2">{actions}</div>
          {onRun ? (
            <Button look="primary" size="small" icon={Play} busy={running} onClick={() => onRun(value, false)}>
              {t.sql.run}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** SQL to read, not to write: coloured at once, without loading the editor. */
export const SqlView = ({ sql, maxHeight }: { sql: string; maxHeight?: number }) => (
  <CodeBlock code={sql} language="sql" {...(maxHeight === undefined ? {} : { maxHeight })} />
)
