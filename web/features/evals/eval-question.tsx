import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Badge, type Tone } from '../../components/page/badge.tsx'
import { plainText } from '../../components/table/data-table-values.ts'
import { CodeBlock } from '../../components/text/code-block.tsx'
import { Markdown } from '../../components/text/markdown.tsx'
import { classNames } from '../../lib/class-names.ts'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import type { EvalAnswer, EvalQuestion } from './evals.queries.ts'

const tones: Record<EvalAnswer['outcome'], Tone> = { right: 'good', wrong: 'bad', refused: 'warn', failed: 'warn' }
type RowProps = { question: EvalQuestion; names: string[]; isUnderWay: boolean }

/** A question with how each variant did; opened, what was expected and what was answered. */
export function EvalQuestionRow(row: RowProps) {
  const { question } = row
  const [open, setOpen] = useState(false)
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded px-1 py-2 text-left hover:bg-hover"
      >
        <ChevronRight size={16} aria-hidden className={classNames('shrink-0 text-muted', open && 'rotate-90')} />
        <span className="min-w-0 flex-1 basis-60 break-words">{question.question}</span>
        <Verdicts {...row} />
      </button>
      {open ? <Compared {...row} /> : null}
    </li>
  )
}

function Verdicts({ question: { verified, answers }, names, isUnderWay }: RowProps) {
  const unanswered = isUnderWay ? t.evals.waiting : t.evals.notAnswered
  if (verified === null) return <span className="text-12 text-muted">{unanswered}</span>
  if (verified === 'failed') return <Badge tone="warn">{t.evals.broken}</Badge>
  return (
    <span className="flex flex-wrap items-center gap-2 max-sm:pl-7">
      {verified === 'different' ? <Badge>{t.evals.changed}</Badge> : null}
      {answers.map((answer, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one for each variant
        <Badge key={n} tone={answer ? tones[answer.outcome] : 'neutral'}>
          {answers.length > 1 ? `${names[n]}: ` : ''}
          {answer ? t.evals.outcomes[answer.outcome] : unanswered}
        </Badge>
      ))}
    </span>
  )
}

const Compared = ({ question, names }: RowProps) => (
  <div
    className={classNames('grid gap-6 px-1 pt-1 pb-4 md:grid-cols-2', question.answers.length > 1 && 'xl:grid-cols-3')}
  >
    <div className="min-w-0">
      <h3 className="pb-1 font-medium">{t.evals.expected}</h3>
      {question.detail ? <p className="pb-1 text-muted">{question.detail}</p> : null}
      <SmallTable label={t.evals.expected} table={question.expected} />
    </div>
    {question.answers.map((answer, n) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: one for each variant
      answer ? <Given key={n} answer={answer} name={names[n] ?? ''} /> : null,
    )}
  </div>
)

const Given = ({ answer, name }: { answer: EvalAnswer; name: string }) => (
  <div className="flex min-w-0 flex-col gap-2">
    <h3 className="font-medium">{t.evals.given(name)}</h3>
    {answer.detail ? <p className="text-muted">{answer.detail}</p> : null}
    {answer.text ? <Markdown text={answer.text} /> : null}
    <SmallTable label={t.evals.given(name)} table={answer.table} />
    {answer.statements.map(({ sql }, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they ran
      <CodeBlock key={n} code={sql} language="sql" />
    ))}
    <p className="numeric text-12 text-muted">
      {[
        `${format.number(answer.inputTokens + answer.outputTokens)} ${t.words.tokens.toLowerCase()}`,
        ...(answer.cost === null ? [] : [`${t.words.cost} ${format.number(answer.cost)}`]),
        format.duration(answer.elapsedMs),
      ].join(' · ')}
    </p>
  </div>
)

const maxRows = 10
const isNumber = (value: unknown) => typeof value === 'number'

function SmallTable({ label, table }: { label: string; table: EvalAnswer['table'] }) {
  if (!table) return <p className="text-muted">{t.evals.noTable}</p>
  const rows = table.rows.slice(0, maxRows)
  const more = table.rowCount - rows.length
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="border-collapse text-13">
        <thead>
          <tr className="border-b border-line text-12 text-muted">
            {table.columns.map((column, i) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
                key={i}
                scope="col"
                className={classNames(
                  'h-7 px-2 font-medium first:pl-0',
                  rows.some((row) => isNumber(row[i])) ? 'text-right' : 'text-left',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a result have no names
            <tr key={n} className="border-b border-line">
              {row.map((value, i) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
                  key={i}
                  className={classNames('h-7 px-2 first:pl-0', isNumber(value) && 'numeric text-right')}
                >
                  {value === null ? '–' : plainText(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? <p className="pt-1 text-12 text-muted">{t.evals.moreRows(format.number(more))}</p> : null}
    </div>
  )
}
