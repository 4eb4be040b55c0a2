import { Check, ChevronRight, CircleX, LoaderCircle } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Button } from '../../../components/form/button.tsx'
import { SqlView } from '../../../components/text/sql-editor.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { format } from '../../../lib/format.ts'
import { t } from '../../../lib/texts/index.ts'
import { type ReadAnswer, runsStatement, type Step } from './answer-message.ts'

/** Not worth a line of their own: what they made stands in the answer. */
const silent = new Set(['give_answer', 'ask_person', 'read_question', 'explain_change', 'offer_definition'])

export const AnswerWaiting = ({ onStop }: { onStop: (() => void) | null }) => (
  <LiveLine label={t.answer.thinking} onStop={onStop} />
)

/** The step of now, with its time, while the analyst works. */
export function LiveStep({ read, onStop }: { read: ReadAnswer; onStop: (() => void) | null }) {
  const now = read.steps.findLast(({ state }) => state === 'running' || state === 'waiting')
  if (now) return <LiveLine key={now.key} label={labelOf(now, 0)} detail={now.input.purpose ?? ''} onStop={onStop} />
  if (read.text !== '' && read.texts.at(-1)?.streaming) return null
  const label = read.steps.length === 0 ? t.answer.thinking : t.answer.working
  return <LiveLine key={`after-${read.steps.length}`} label={label} onStop={onStop} />
}

/** What the analyst did, in one line that opens. */
export function AnswerSteps({ read }: { read: ReadAnswer }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const steps = read.steps.filter(({ tool }) => !silent.has(tool))
  if (steps.length === 0 && read.reasoning === '') return null
  return (
    <div className="flex flex-col gap-1">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-ml-1.5 flex w-fit max-w-full items-center gap-1 rounded px-1.5 py-0.5 text-left text-12 text-muted hover:bg-hover hover:text-text"
      >
        <ChevronRight
          size={14}
          aria-hidden
          className={classNames('shrink-0 transition-transform', open && 'rotate-90')}
        />
        <span className="truncate">{summary(read) || t.answer.steps}</span>
      </button>
      <div id={id} hidden={!open}>
        {open ? (
          <ol aria-label={t.answer.steps} className="ml-1 flex flex-col gap-2 border-l border-line py-1 pl-4">
            {read.reasoning ? (
              <li className="text-muted">
                <p className="text-12">{t.answer.reasoning}</p>
                <p className="reading max-h-60 overflow-auto whitespace-pre-wrap">{read.reasoning}</p>
              </li>
            ) : null}
            {steps.map((step) => (
              <StepLine key={step.key} step={step} />
            ))}
          </ol>
        ) : null}
      </div>
    </div>
  )
}

const labelOf = (step: Step, which: 0 | 1): string =>
  (t.answer.tools[step.tool] ?? t.answer.otherTool(step.tool.replaceAll('_', ' ')))[which]

function summary({ steps, queries, reasoning }: ReadAnswer): string {
  const parts: string[] = []
  if (reasoning) parts.push(t.answer.reasoning)
  if (steps.some(({ tool }) => tool === 'describe_tables' || tool === 'list_tables')) parts.push(t.answer.schemaRead)
  if (queries.length > 0) parts.push(t.answer.queriesRun(queries.length))
  const rest = steps.filter(
    ({ tool, state }) =>
      state === 'done' &&
      !silent.has(tool) &&
      !runsStatement(tool) &&
      !['describe_tables', 'list_tables', 'find_values', 'make_chart'].includes(tool),
  )
  for (const label of new Set(rest.map((step) => labelOf(step, 1).toLowerCase()))) parts.push(label)
  const text = parts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function StepLine({ step }: { step: Step }) {
  const failed = step.state === 'failed'
  return (
    <li className="flex min-w-0 flex-col gap-1 text-12">
      <span className="flex items-center gap-1.5">
        {failed ? (
          <CircleX size={14} className="shrink-0 text-warn" aria-hidden />
        ) : step.state === 'done' ? (
          <Check size={14} className="shrink-0 text-good" aria-hidden />
        ) : (
          <LoaderCircle size={14} className="shrink-0 animate-spin text-muted" aria-hidden />
        )}
        <span>{labelOf(step, step.state === 'done' || failed ? 1 : 0)}</span>
        <span className="truncate text-muted">{detailOf(step)}</span>
      </span>
      {sqlOf(step) ? <SqlView sql={sqlOf(step)} maxHeight={220} /> : null}
      {step.error ? <span className="text-warn">{step.error}</span> : null}
    </li>
  )
}

function sqlOf({ tool, input, output }: Step): string {
  if (!runsStatement(tool)) return ''
  return input.sql ?? (output as { sql?: string } | null | undefined)?.sql ?? ''
}

function detailOf({ tool, input, output }: Step): string {
  const value = (typeof output === 'object' && output !== null ? output : {}) as Record<string, unknown>
  if (runsStatement(tool)) {
    const rows = typeof value.rowCount === 'number' ? t.table.rows(format.number(value.rowCount)) : ''
    return [typeof value.sentence === 'string' ? value.sentence : (input.purpose ?? ''), rows]
      .filter(Boolean)
      .join(' · ')
  }
  if (Array.isArray(value.tables)) return t.answer.tablesRead(value.tables.length)
  if (tool === 'find_values' && Array.isArray(input.terms)) return input.terms.slice(0, 4).map(String).join(', ')
  return ''
}

/** A step that is going on, with the time it has taken and a way to end it. */
function LiveLine({ label, detail = '', onStop }: { label: string; detail?: string; onStop: (() => void) | null }) {
  return (
    <p className="flex items-center gap-2 text-13 text-muted">
      <span aria-hidden className="size-2 shrink-0 animate-shimmer rounded-full bg-accent" />
      <span role="status" className="min-w-0 truncate">
        {label}
        {detail ? ` · ${detail}` : ''}
      </span>
      <Timer />
      {onStop ? (
        <Button look="quiet" size="small" onClick={onStop}>
          {t.actions.cancel}
        </Button>
      ) : null}
    </p>
  )
}

function Timer() {
  const [ms, setMs] = useState(0)
  useEffect(() => {
    const from = performance.now()
    const timer = setInterval(() => setMs(performance.now() - from), 100)
    return () => clearInterval(timer)
  }, [])
  // Read aloud ten times a second it would be a nuisance.
  return (
    <span aria-hidden className="numeric text-12">
      {(ms / 1000).toFixed(1)} s
    </span>
  )
}
