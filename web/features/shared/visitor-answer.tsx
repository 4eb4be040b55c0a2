import { useMemo, useState } from 'react'
import { Chart } from '../../components/chart/chart.tsx'
import { Button } from '../../components/form/button.tsx'
import { DataTable, rowHeight } from '../../components/table/data-table.tsx'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import {
  asObjects,
  type ChatMessage,
  type QueryStep,
  readAnswer,
  shownQueries,
} from '../chats/answer/answer-message.ts'
import { AnswerReading } from '../chats/answer/answer-reading.tsx'
import { AnswerSteps, LiveStep } from '../chats/answer/answer-steps.tsx'
import { AnswerText } from '../chats/answer/answer-text.tsx'
import { AskBack } from '../chats/answer/ask-back.tsx'

type VisitorAnswerProps = {
  message: ChatMessage
  streaming: boolean
  onAsk: (text: string) => void
  onStop: () => void
  onAgain: (() => void) | null
}

/** An answer to read and check: its words, its charts, the rows behind them. Nothing here changes anything. */
export function VisitorAnswer({ message, streaming, onAsk, onStop, onAgain }: VisitorAnswerProps) {
  const read = useMemo(() => readAnswer(message), [message])
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const show = (resultId: string) => setOpened((before) => new Set([...before, resultId]))
  const failed = !streaming && message.metadata?.status === 'failed'
  return (
    <article aria-label={t.shared.answer} className="flex min-w-0 flex-col gap-3">
      <AnswerSteps read={read} />
      <AnswerText read={read} streaming={streaming} onShowTable={show} />
      {streaming ? <LiveStep read={read} onStop={onStop} /> : null}
      {shownQueries(read).map((query) => (
        <ResultView
          key={query.resultId}
          query={query}
          charts={read.charts.filter(({ part }) => part.resultId === query.resultId)}
          open={opened.has(query.resultId)}
          onOpen={() => show(query.resultId)}
        />
      ))}
      {streaming ? <LiveStep read={read} onStop={onStop} /> : null}
      {read.reading ? (
        <AnswerReading spaceId="" reading={read.reading} asking={null} onAsk={onAsk} disabled={streaming} />
      ) : null}
      <AskBack read={read} onAsk={onAsk} />
      {failed ? (
        <div role="alert" className="flex items-center gap-3 text-bad">
          {t.shared.failed}
          {onAgain ? (
            <Button size="small" onClick={onAgain}>
              {t.shared.again}
            </Button>
          ) : null}
        </div>
      ) : null}
    </article>
  )
}

type ResultViewProps = {
  query: QueryStep
  charts: ReturnType<typeof readAnswer>['charts']
  open: boolean
  onOpen: () => void
}

function ResultView({ query, charts, open, onOpen }: ResultViewProps) {
  const { output } = query
  const rows = useMemo(() => asObjects(output.columns, output.rows), [output])
  const columns = useMemo(
    () => output.columns.map((name, i) => ({ name, ...(output.types[i] ? { type: output.types[i] } : {}) })),
    [output],
  )
  const worthShowing = rows.length > 1 || output.columns.length > 2
  return (
    <section className="flex min-w-0 flex-col gap-2">
      {charts.map(({ id, part }) => (
        <Chart key={id} spec={part.chart} data={part} height={280} />
      ))}
      {open || (charts.length === 0 && worthShowing) ? (
        <div style={{ height: Math.min(10, Math.max(2, rows.length)) * rowHeight + 34 }} className="flex flex-col">
          <DataTable
            columns={columns}
            rows={rows}
            label={query.purpose ?? t.shared.answer}
            hideToolbar
            className="min-h-0 flex-1"
          />
        </div>
      ) : worthShowing ? (
        <Button size="small" look="quiet" className="self-start" onClick={onOpen}>
          {t.table.rows(format.number(rows.length))}
        </Button>
      ) : null}
    </section>
  )
}
