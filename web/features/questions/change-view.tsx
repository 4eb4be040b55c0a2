import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { withoutNoise } from '../../../src/engine/formats/cell-values.ts'
import type { FieldLook } from '../../../src/engine/formats/field-look.contract.ts'
import { fieldText, lookText, type Show } from '../../../src/engine/formats/field-text.ts'
import { IconButton } from '../../components/form/button.tsx'
import { ErrorState, Skeleton } from '../../components/page/states.tsx'
import { classNames } from '../../lib/class-names.ts'
import { locale } from '../../lib/format.ts'
import { isLost } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { changeQuery, type ExplainedChange, type Question, type QuestionMark } from './questions.queries.ts'

type ChangeViewProps = { spaceId: string; question: Question; mark: QuestionMark; onClose: () => void }

const maxFields = 4

/** What changed between two periods: by each field the parts, ranked, with their sum. It names no cause. */
export function ChangeView({ spaceId, question, mark, onClose }: ChangeViewProps) {
  const change = useQuery(changeQuery(spaceId, question, mark))
  return (
    <section aria-label={t.marks.changed} className="rounded border border-line bg-bg p-3">
      <div className="flex items-start gap-2 pb-2">
        <h2 className="min-w-0 flex-1 text-14 font-semibold">{t.marks.changed}</h2>
        <IconButton icon={X} label={t.actions.close} size="small" onClick={onClose} />
      </div>
      {isLost(change) ? (
        <ErrorState error={change.error} onRetry={() => void change.refetch()} />
      ) : change.data ? (
        <ChangeBody change={change.data} />
      ) : (
        <div className="flex flex-col gap-2">
          <Skeleton className="h-5 w-96 max-w-full" />
          <Skeleton className="h-32" />
        </div>
      )}
    </section>
  )
}

const sign = (value: number) => (value > 0 ? '+' : value < 0 ? '−' : '')
const percent = (value: number) => lookText({ format: { kind: 'percent' } }, [], locale)!(value)
const shareText = (share: number) => `${share < 0 ? '−' : ''}${percent(Math.abs(share))}`

/** All numbers of what changed read as the measure does, with one number of decimals. */
function textOf({ before, after, difference, fields, format }: ExplainedChange): Show {
  const parts = fields.flatMap((field) => [...field.parts, ...(field.rest ? [field.rest] : [])])
  const values = [before.value, after.value, difference, ...parts.map((part) => part.difference)]
  const shown = values.map(withoutNoise)
  const text = fieldText('', { type: 'real', format: format as FieldLook['format'] }, shown, locale)
  return (value) => text(withoutNoise(Number(value)))
}

function ChangeBody({ change }: { change: ExplainedChange }) {
  const { measure, before, after, difference, fields } = change
  const text = textOf(change)
  const signed = (value: number) => `${sign(value)}${text(Math.abs(value))}`
  const growth = before.value === 0 ? null : difference / Math.abs(before.value)
  return (
    <>
      <p className="max-w-[72ch] pb-3">
        {difference === 0
          ? t.marks.same(measure, before.label, after.label)
          : t.marks.moved(measure, before.label, text(before.value), after.label, text(after.value))}{' '}
        {difference === 0 ? null : (
          <span className="numeric font-medium">
            {signed(difference)}
            {growth === null ? '' : ` (${sign(growth)}${percent(Math.abs(growth))})`}
          </span>
        )}
      </p>
      {fields.length === 0 ? <p className="text-muted">{t.marks.noParts}</p> : null}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {fields.slice(0, maxFields).map((field) => (
          <PartList key={JSON.stringify(field.of)} field={field} difference={difference} signed={signed} />
        ))}
      </div>
      <p className="pt-3 text-12 text-muted">{t.marks.noCause}</p>
    </>
  )
}

type Field = ExplainedChange['fields'][number]

type PartListProps = { field: Field; difference: number; signed: (value: number) => string }

function PartList({ field, difference, signed }: PartListProps) {
  const { label, parts, rest, adds } = field
  const most = Math.max(...parts.map((part) => Math.abs(part.difference)), Number.MIN_VALUE)
  return (
    <table className="w-full text-13">
      <caption className="pb-1 text-left font-medium">{t.marks.by(label)}</caption>
      <tbody>
        {parts.map((part) => (
          <tr key={String(part.value)} className="border-t border-line">
            <th scope="row" className="max-w-40 truncate py-1 pr-2 text-left font-normal">
              {part.label ?? t.questions.noValue}
            </th>
            <td className="w-1/3 py-1" aria-hidden>
              <span
                className={classNames('block h-2.5 rounded-sm', part.difference < 0 ? 'bg-bad/70' : 'bg-good/70')}
                style={{ width: `${(Math.abs(part.difference) / most) * 100}%` }}
              />
            </td>
            <td className="numeric py-1 pl-2 text-right">{signed(part.difference)}</td>
            <td className="numeric w-16 py-1 pl-2 text-right text-muted">
              {part.share === null ? '' : shareText(part.share)}
            </td>
          </tr>
        ))}
        {rest ? (
          <tr className="border-t border-line text-muted">
            <th scope="row" className="py-1 text-left font-normal">
              {t.marks.others(rest.count)}
            </th>
            <td />
            <td className="numeric py-1 pl-2 text-right">{signed(rest.difference)}</td>
            <td className="numeric py-1 pl-2 text-right">{rest.share === null ? '' : shareText(rest.share)}</td>
          </tr>
        ) : null}
        {adds ? (
          <tr className="border-t border-line-strong font-medium">
            <th scope="row" className="py-1 text-left font-medium">
              {t.marks.sum}
            </th>
            <td />
            <td className="numeric py-1 pl-2 text-right">{signed(difference)}</td>
            <td className="numeric py-1 pl-2 text-right">{difference === 0 ? '' : percent(1)}</td>
          </tr>
        ) : (
          <tr className="border-t border-line text-muted">
            <td colSpan={4} className="py-1 text-12">
              {t.marks.noSum}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
