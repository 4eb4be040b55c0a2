import { useQuery } from '@tanstack/react-query'
import {
  BadgeCheck,
  GitBranch,
  Link2,
  MessageSquare,
  Pin,
  PinOff,
  RotateCcw,
  ShieldCheck,
  StickyNote,
  TriangleAlert,
} from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../components/form/button.tsx'
import { Popover } from '../../../components/overlay/popover.tsx'
import { CopyButton } from '../../../components/text/copy-button.tsx'
import { client } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { copyText } from '../../../lib/clipboard.ts'
import { format } from '../../../lib/format.ts'
import { queryClient, useAct } from '../../../lib/query.ts'
import { useCan } from '../../../lib/session.ts'
import { t } from '../../../lib/texts/index.ts'
import { toast } from '../../../lib/toast.ts'
import { showError } from '../../../lib/undo.ts'
import { PutOnDashboardButton } from '../../dashboards/put-on-dashboard.tsx'
import { MakeReportButton } from '../../reports/make-report-dialog.tsx'
import { type ChatComment, verifiedQuery } from '../chats.queries.ts'
import type { OwnMeta } from '../own-meta.ts'
import type { AnswerActs } from './answer.tsx'
import { PrivacyButton, UsageButton } from './answer-facts.tsx'
import type { ChatMessage, ReadAnswer } from './answer-message.ts'
import { isDoubted } from './answer-reading.tsx'
import { describeClaim } from './answer-text.tsx'
import { Comments } from './comments.tsx'
import { Note } from './note.tsx'

export type ActionsProps = {
  spaceId: string
  chatId: string
  message: ChatMessage
  read: ReadAnswer
  meta: OwnMeta
  comments: ChatComment[] | undefined
  last: boolean
  readOnly: boolean
  mayRepeat: boolean
  acts: AnswerActs
  onShowTable: (resultId: string) => void
}

type OpenPanel = 'note' | 'comments' | null

/** What can be done with an answer, and what is known about it. */
export function AnswerActions(props: ActionsProps) {
  const { spaceId, chatId, message, read, meta, acts } = props
  const [open, setOpen] = useState<OpenPanel>(null)
  const own = (props.comments ?? []).filter((comment) => comment.messageId === message.id)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <AuditSummary read={read} onShowTable={props.onShowTable} />
        <div className="-ml-1 flex flex-wrap items-center print:hidden">
          <KeepButtons {...props} />
          <PanelButtons
            open={open}
            hasNote={meta.note !== null}
            hasComments={own.length > 0}
            onToggle={(panel) => setOpen(open === panel ? null : panel)}
          />
          {props.readOnly ? null : <LeadOnButtons {...props} />}
          {props.last && props.mayRepeat ? (
            <IconButton icon={RotateCcw} label={t.answer.regenerate} size="small" onClick={acts.again} />
          ) : null}
        </div>
        <div className="ml-auto flex items-center gap-1 print:hidden">
          {read.privacy ? <PrivacyButton privacy={read.privacy} /> : null}
          {read.usage ? <UsageButton usage={read.usage} /> : null}
        </div>
      </div>
      {meta.note !== null || open === 'note' ? (
        <Note
          key={meta.note ?? ''}
          note={meta.note}
          editing={open === 'note'}
          onEdit={() => setOpen('note')}
          onDone={() => setOpen(null)}
          onSave={(note) => acts.setMeta(message.id, { note })}
        />
      ) : null}
      {own.length > 0 || open === 'comments' ? (
        <Comments
          spaceId={spaceId}
          chatId={chatId}
          messageId={message.id}
          comments={own}
          writing={open === 'comments'}
          onDone={() => setOpen(null)}
        />
      ) : null}
    </div>
  )
}

/** To find it again: its text, its address, a pin. */
function KeepButtons({ spaceId, chatId, message, read, meta, acts }: ActionsProps) {
  const pinned = meta.pinnedAt !== null
  const pin = () =>
    acts.setMeta(message.id, { pinnedAt: !pinned }).then(() => (pinned ? undefined : toast(t.answer.pinned)), showError)
  const copyLink = async () => {
    const address = `${location.origin}/spaces/${spaceId}/chats/${chatId}#${message.id}`
    if (await copyText(address)) toast(t.answer.linkCopied)
  }
  return (
    <>
      {read.text ? <CopyButton text={read.text} label={t.answer.copyAnswer} size="small" /> : null}
      <IconButton icon={Link2} label={t.actions.copyLink} size="small" onClick={() => void copyLink()} />
      <IconButton
        icon={pinned ? PinOff : Pin}
        label={pinned ? t.actions.unpin : t.actions.pin}
        size="small"
        className={pinned ? 'text-accent-text!' : ''}
        aria-pressed={pinned}
        onClick={() => void pin()}
      />
    </>
  )
}

type PanelButtonsProps = {
  open: OpenPanel
  hasNote: boolean
  hasComments: boolean
  onToggle: (panel: 'note' | 'comments') => void
}

const PanelButtons = ({ open, hasNote, hasComments, onToggle }: PanelButtonsProps) => (
  <>
    <IconButton
      icon={StickyNote}
      label={t.answer.note}
      size="small"
      className={hasNote ? 'text-accent-text!' : ''}
      aria-expanded={open === 'note'}
      onClick={() => onToggle('note')}
    />
    <IconButton
      icon={MessageSquare}
      label={t.answer.comment}
      size="small"
      className={hasComments ? 'text-accent-text!' : ''}
      aria-expanded={open === 'comments'}
      onClick={() => onToggle('comments')}
    />
  </>
)

/** What can be made of it. */
function LeadOnButtons({ spaceId, chatId, message, read, acts }: ActionsProps) {
  const answer = { chatId, messageId: message.id }
  return (
    <>
      <VerifyButton spaceId={spaceId} chatId={chatId} message={message} read={read} />
      {read.queries.length === 0 ? null : (
        <>
          <PutOnDashboardButton spaceId={spaceId} item={answer} title={read.charts[0]?.part.chart.title ?? ''} />
          <MakeReportButton spaceId={spaceId} answer={answer} />
        </>
      )}
      <IconButton icon={GitBranch} label={t.answer.branch} size="small" onClick={() => acts.branch(message.id)} />
    </>
  )
}

function AuditSummary({ read: { audit, reading }, onShowTable }: Pick<ActionsProps, 'read' | 'onShowTable'>) {
  const checked = audit?.claims.filter(({ status }) => status !== 'stated') ?? []
  if (!audit || checked.length === 0) return null
  const missing = audit.unverified
  // The figures are those of the result; whether that is what was meant is another question.
  const isDoubtful = reading !== null && isDoubted(reading)
  const Icon = missing === 0 ? ShieldCheck : TriangleAlert
  return (
    <Popover
      label={t.answer.audit.title}
      className="w-96 max-w-[calc(100vw-32px)]"
      trigger={
        <button
          type="button"
          className={classNames(
            'inline-flex h-6 items-center gap-1 rounded px-1.5 text-12 font-medium hover:bg-hover',
            missing > 0 ? 'text-warn' : isDoubtful ? 'text-muted' : 'text-good',
          )}
        >
          <Icon size={14} aria-hidden />
          {missing === 0
            ? t.answer.audit.allFound(format.number(checked.length))
            : t.answer.audit.someMissing(format.number(missing), format.number(checked.length))}
        </button>
      }
    >
      <p className="pb-2 text-muted">{t.answer.audit.text}</p>
      <ul className="flex max-h-72 flex-col overflow-auto">
        {checked.map((claim) => {
          const result = claim.cells[0]?.resultId
          return (
            <li key={claim.start}>
              <button
                type="button"
                disabled={result === undefined}
                onClick={() => result !== undefined && onShowTable(result)}
                className="flex w-full items-baseline gap-3 rounded px-1.5 py-1 text-left enabled:hover:bg-hover"
              >
                <span className="numeric shrink-0 font-medium">{claim.text}</span>
                <span
                  className={classNames(
                    'min-w-0 flex-1 truncate text-right text-12',
                    claim.status === 'verified' ? 'text-muted' : 'text-warn',
                  )}
                >
                  {describeClaim(claim)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Popover>
  )
}

type VerifyProps = Pick<ActionsProps, 'spaceId' | 'chatId' | 'message' | 'read'>

function VerifyButton({ spaceId, chatId, message, read }: VerifyProps) {
  const can = useCan()
  const list = useQuery(verifiedQuery(spaceId))
  const mine = list.data?.find((one) => one.messageId === message.id && one.chatId === chatId)
  const changed = () => queryClient.invalidateQueries({ queryKey: verifiedQuery(spaceId).queryKey })
  const toggle = useAct(async () => {
    const path = { id: spaceId }
    if (mine) await client.delete('/spaces/{id}/verified-answers/{answerId}', { path: { ...path, answerId: mine.id } })
    else await client.post('/spaces/{id}/verified-answers', { path, body: { chatId, messageId: message.id } })
    await changed()
    toast(mine ? t.answer.unverifiedDone : t.answer.verifiedDone)
  })
  if (!can.write || read.queries.length === 0) return null
  return (
    <IconButton
      icon={BadgeCheck}
      label={mine ? t.answer.unverify : t.answer.verify}
      size="small"
      aria-pressed={mine !== undefined}
      className={mine ? 'text-good!' : ''}
      disabled={toggle.isPending}
      onClick={() => toggle.mutate()}
    />
  )
}
