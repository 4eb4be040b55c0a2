import { type ReactNode, useCallback, useMemo } from 'react'
import type { AuditClaim } from '../../../../src/engine/analyst/answer-parts.contract.ts'
import { Button } from '../../../components/form/button.tsx'
import { Popover } from '../../../components/overlay/popover.tsx'
import { Markdown } from '../../../components/text/markdown.tsx'
import { type Mark, markText } from '../../../components/text/markdown-marks.ts'
import { classNames } from '../../../lib/class-names.ts'
import { format } from '../../../lib/format.ts'
import { t } from '../../../lib/texts/index.ts'
import type { QueryStep, ReadAnswer } from './answer-message.ts'
import { isDoubted } from './answer-reading.tsx'

type TextProps = { read: ReadAnswer; streaming: boolean; onShowTable: (resultId: string) => void }

/** The words of an answer. When it is finished, each figure shows where it came from. */
export function AnswerText({ read, streaming, onShowTable }: TextProps) {
  const { audit, texts, queries, reading } = read
  const isDoubtful = reading !== null && isDoubted(reading)
  const renderMark = useCallback(
    (index: number, children: ReactNode) => {
      const claim = audit?.claims[index]
      if (!claim) return children
      return (
        <AuditMark claim={claim} isDoubtful={isDoubtful} queries={queries} onShowTable={onShowTable}>
          {children}
        </AuditMark>
      )
    },
    [audit, isDoubtful, queries, onShowTable],
  )
  return texts.map(({ text, start, streaming: open }, at) => (
    <TextPart
      key={start}
      text={text}
      start={start}
      claims={audit?.claims ?? none}
      streaming={streaming && open && at === texts.length - 1}
      renderMark={renderMark}
    />
  ))
}

const none: AuditClaim[] = []

type TextPartProps = {
  text: string
  start: number
  claims: readonly AuditClaim[]
  streaming: boolean
  renderMark: (index: number, children: ReactNode) => ReactNode
}

function TextPart({ text, start, claims, streaming, renderMark }: TextPartProps) {
  const marked = useMemo(() => {
    const marks = claims.flatMap((claim, index): Mark[] =>
      claim.status === 'stated' || claim.start < start || claim.end > start + text.length
        ? []
        : [{ start: claim.start - start, end: claim.end - start, index }],
    )
    return marks.length === 0 ? text : markText(text, marks)
  }, [text, start, claims])
  return <Markdown text={marked} streaming={streaming} renderMark={renderMark} />
}

type MarkProps = {
  claim: AuditClaim
  /** What was asked may not be what was meant. */
  isDoubtful: boolean
  queries: readonly QueryStep[]
  onShowTable: (resultId: string) => void
  children: ReactNode
}

function AuditMark({ claim, isDoubtful, queries, onShowTable, children }: MarkProps) {
  const found = claim.status === 'verified'
  return (
    <Popover
      label={t.answer.audit.title}
      className="w-80"
      trigger={
        <button
          type="button"
          title={found ? describeClaim(claim) : t.answer.audit.missing}
          className={classNames(
            'inline rounded-sm text-inherit [font:inherit] underline underline-offset-3 hover:bg-hover',
            found
              ? classNames('decoration-dotted', isDoubtful ? 'decoration-muted' : 'decoration-good/60')
              : 'decoration-warn decoration-wavy after:ml-0.5 after:text-12 after:text-warn after:content-["?"]',
          )}
        >
          {children}
        </button>
      }
    >
      <ClaimDetails claim={claim} queries={queries} onShowTable={onShowTable} />
    </Popover>
  )
}

const placeOf = ({ row, column }: AuditClaim['cells'][number]): string =>
  column === null
    ? t.answer.audit.whole
    : row === null
      ? t.answer.audit.column(column)
      : t.answer.audit.cell(format.number(row + 1), column)

const shown = (value: AuditClaim['cells'][number]['value']): string =>
  typeof value === 'number' ? format.number(value) : String(value ?? '–')

export const describeClaim = (claim: AuditClaim): string =>
  claim.status === 'unverified'
    ? t.answer.audit.missingShort
    : [
        claim.how ? (t.answer.audit.how[claim.how] ?? claim.how) : '',
        ...claim.cells.slice(0, 2).map((cell) => `${placeOf(cell)}: ${shown(cell.value)}`),
      ]
        .filter(Boolean)
        .join(' · ')

/** Where one figure came from. */
function ClaimDetails({ claim, queries, onShowTable }: Omit<MarkProps, 'children' | 'isDoubtful'>) {
  if (claim.status === 'unverified')
    return (
      <div className="flex flex-col gap-1">
        <p className="font-medium">{claim.text}</p>
        <p className="text-warn">{t.answer.audit.missing}</p>
      </div>
    )
  const resultId = claim.cells[0]?.resultId
  const query = queries.find((one) => one.resultId === resultId)
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline justify-between gap-2">
        <span className="numeric text-16 font-semibold">{claim.text}</span>
        {claim.how ? <span className="text-12 text-good">{t.answer.audit.how[claim.how] ?? claim.how}</span> : null}
      </p>
      <dl className="flex flex-col gap-1">
        {claim.cells.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by their place
          <div key={at} className="flex justify-between gap-3">
            <dt className="min-w-0 truncate text-muted">{placeOf(cell)}</dt>
            <dd className="numeric shrink-0">{shown(cell.value)}</dd>
          </div>
        ))}
      </dl>
      {query ? (
        <>
          {query.purpose ? <p className="text-12 text-muted">{t.answer.audit.in(query.purpose)}</p> : null}
          <Button size="small" className="self-start" onClick={() => onShowTable(query.resultId)}>
            {t.answer.audit.showTable}
          </Button>
        </>
      ) : null}
    </div>
  )
}
