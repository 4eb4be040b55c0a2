import { useNavigate } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import type { ReadingPart } from '../../../../src/engine/analyst/answer-parts.contract.ts'
import type { ChartSpec } from '../../../../src/engine/charts/chart.contract.ts'
import { Badge } from '../../../components/page/badge.tsx'
import { format } from '../../../lib/format.ts'
import { queryClient } from '../../../lib/query.ts'
import { useCan } from '../../../lib/session.ts'
import { t } from '../../../lib/texts/index.ts'
import { showError } from '../../../lib/undo.ts'
import { checkedQuery, type Question, type QuestionChange } from '../../questions/questions.queries.ts'
import type { ChatComment } from '../chats.queries.ts'
import type { OwnMeta, SetMeta } from '../own-meta.ts'
import { AnswerActions } from './answer-actions.tsx'
import { InsteadOf } from './answer-facts.tsx'
import { type ChatMessage, type MessageMetadata, type ReadAnswer, readAnswer, shownQueries } from './answer-message.ts'
import { AnswerReading } from './answer-reading.tsx'
import { AnswerResult } from './answer-result.tsx'
import { AnswerSteps, LiveStep } from './answer-steps.tsx'
import { AnswerText } from './answer-text.tsx'
import { AskBack } from './ask-back.tsx'
import { failureText } from './failure.tsx'
import { Offered } from './offered-definition.tsx'
import { SqlAlone } from './sql-alone.tsx'
import { type AskAgain, type AskedAgain, useAskedAgain } from './use-asked-again.ts'
import type { KeepStatement } from './use-edited-sql.ts'

export type AnswerActs = {
  setMeta: SetMeta
  keepChart: (messageId: string, chartId: string, chart: ChartSpec) => Promise<void>
  keepStatement: (messageId: string, ...made: Parameters<KeepStatement>) => Promise<void>
  askAgain: (messageId: string, asked: Parameters<AskAgain>[0]) => Promise<void>
  edit: (id: string, text: string) => void
  branch: (messageId: string) => void
  again: () => void
  ask: (text: string) => undefined
  stop: () => void
}

export type AnswerProps = {
  spaceId: string
  chatId: string
  message: ChatMessage
  /** The words that it answers. */
  asked: string
  streaming: boolean
  last: boolean
  meta: OwnMeta
  comments: ChatComment[] | undefined
  readOnly: boolean
  /** Whether the reader may stop it, and have it answered again. */
  mayRepeat: boolean
  acts: AnswerActs
}

function AnswerView(props: AnswerProps) {
  const { spaceId, chatId, message, streaming, last, readOnly, mayRepeat, acts } = props
  const read = useMemo(() => readAnswer(message), [message])
  const { wanted, showTable } = useWantedTable()
  // An answer that is still written is not kept yet, and what is not one's own to change is changed on this page only.
  const { write } = useCan()
  const isOwn = !streaming && !readOnly && write
  const asking = useAskedAgain(read.reading, isOwn ? (again) => acts.askAgain(message.id, again) : undefined)
  return (
    <article
      id={`message-${message.id}`}
      aria-label={t.answer.analyst}
      aria-busy={streaming}
      className="flex min-w-0 scroll-mt-4 flex-col gap-3"
    >
      {read.verified ? <VerifiedMark verifiedAt={read.verified.verifiedAt} /> : null}
      <AnswerSteps read={read} />
      <AnswerText read={read} streaming={streaming} onShowTable={showTable} />
      {streaming ? <LiveStep read={read} onStop={mayRepeat ? acts.stop : null} /> : null}
      {read.reading ? (
        <AnswerReading
          spaceId={spaceId}
          reading={read.reading}
          asking={asking}
          onAsk={acts.ask}
          disabled={readOnly || streaming}
        />
      ) : !streaming && read.queries.length > 0 ? (
        <SqlAlone spaceId={spaceId} text={props.asked} asking={asking} />
      ) : null}
      <AskBack read={read} disabled={!last || readOnly} onAsk={acts.ask} />
      <Results {...props} read={read} isOwn={isOwn} asking={asking} wanted={wanted} />
      {isOwn && !streaming
        ? read.offered.map((offered) => (
            <Offered key={offered.id} spaceId={spaceId} chatId={chatId} messageId={message.id} offered={offered} />
          ))
        : null}
      <HowItEnded {...(message.metadata ?? {})} />
      {read.usage ? <InsteadOf {...read.usage} /> : null}
      {streaming ? null : <AnswerActions {...props} read={read} onShowTable={showTable} />}
    </article>
  )
}

/** The result whose table somebody asked to see, and how often: a second time opens it again. */
type WantedTable = { resultId: string; count: number } | null

function useWantedTable() {
  const [wanted, setWanted] = useState<WantedTable>(null)
  const showTable = (resultId: string) => setWanted({ resultId, count: (wanted?.count ?? 0) + 1 })
  return { wanted, showTable }
}

const VerifiedMark = ({ verifiedAt }: { verifiedAt: string }) => (
  <p className="flex items-center gap-2">
    <Badge tone="good">
      <BadgeCheck size={12} aria-hidden />
      {t.answer.verifiedAnswer}
    </Badge>
    <span className="text-12 text-muted">{t.answer.verifiedAt(format.date(verifiedAt))}</span>
  </p>
)

type ResultsProps = AnswerProps & {
  read: ReadAnswer
  isOwn: boolean
  asking: AskedAgain | null
  wanted: WantedTable
}

/** The results that the answer shows, and one of the others when its table is asked for. */
function Results({ spaceId, message, streaming, acts, read, isOwn, asking, wanted }: ResultsProps) {
  const leadOn = useLeadOn(spaceId, read.reading, asking)
  const shown = shownQueries(read)
  const extra = read.queries.filter((query) => query.resultId === wanted?.resultId && !shown.includes(query))
  const keepChart = isOwn
    ? (chartId: string, chart: ChartSpec) => acts.keepChart(message.id, chartId, chart)
    : undefined
  const keepStatement: KeepStatement | undefined = isOwn
    ? (...made) => acts.keepStatement(message.id, ...made)
    : undefined
  return [...shown, ...extra].map((query) => (
    <AnswerResult
      key={`${query.resultId} ${query.sql}`}
      spaceId={spaceId}
      query={query}
      charts={read.charts.filter(({ part }) => part.resultId === query.resultId)}
      streaming={streaming}
      keepChart={keepChart}
      keepStatement={keepStatement}
      asked={!streaming && read.reading?.resultId === query.resultId ? leadOn : undefined}
      opened={wanted?.resultId === query.resultId ? wanted.count : 0}
    />
  ))
}

function HowItEnded({ status, error }: Pick<MessageMetadata, 'status' | 'error'>) {
  if (status === 'cancelled') return <p className="text-muted">{t.answer.cancelled}</p>
  if (status !== 'failed' && !(status === 'completed' && error)) return null
  return (
    <p role="alert" className="text-bad">
      {failureText(error)}
    </p>
  )
}

/** A click on a mark asks on in place, or in Explore where the answer is not one's own to change. */
function useLeadOn(spaceId: string, reading: ReadingPart | null, asking: AskedAgain | null) {
  const navigate = useNavigate()
  if (!reading) return undefined
  const question = reading.question as Question
  const explore = async (changes: QuestionChange[]) => {
    const { question: next } = await queryClient.fetchQuery(checkedQuery(spaceId, question, changes))
    await navigate({ to: '/explore', search: { space: spaceId, q: next as Question } })
  }
  return {
    question,
    onChange: (changes: QuestionChange[]) =>
      asking ? asking.change({ question, changes }) : void explore(changes).catch(showError),
  }
}

export const Answer = memo(AnswerView)
