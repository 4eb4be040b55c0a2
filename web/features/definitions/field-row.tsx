import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { IconButton } from '../../components/form/button.tsx'
import { Input } from '../../components/form/input.tsx'
import { Select } from '../../components/form/select.tsx'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../lib/texts/index.ts'
import { FieldDetails } from './field-details.tsx'
import {
  type Aggregation,
  aggregations,
  type DraftField,
  expressionOf,
  type FieldFormat,
  ownOf,
  roles,
  withOwn,
  withText,
} from './ossie-draft.ts'

type FieldRowProps = { field: DraftField; disabled: boolean; onChange: (field: DraftField) => void }

const d = t.definitions
const noAggregation = 'none'
const roleOptions = roles.map((value) => ({ value, label: d.roles[value] }))
const aggregationOptions = [
  { value: noAggregation, label: d.none },
  ...aggregations.map((value) => ({ value, label: d.aggregations[value] })),
]

export function formatInWords(format: FieldFormat | null | undefined): string {
  if (!format) return ''
  const { kind, unit, decimals } = format
  return [d.formats[kind], unit, decimals === undefined ? '' : `.${'0'.repeat(Math.min(decimals, 6))}`]
    .filter(Boolean)
    .join(' · ')
}

/** One field: what is changed most stands in the row, the rest opens below it. */
export function FieldRow({ field, disabled, onChange }: FieldRowProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const own = ownOf(field)
  const hidden = own.hidden === true
  const computed = expressionOf(field) !== field.name
  return (
    <>
      <tr className={classNames('border-b border-line align-middle', hidden && 'opacity-60')}>
        <th scope="row" className="max-w-48 py-1.5 pr-2 text-left font-normal">
          <span className="block truncate font-mono text-12" title={field.name}>
            {field.name}
          </span>
          <span className="block truncate text-12 text-muted" title={computed ? expressionOf(field) : undefined}>
            {computed ? `${d.computed}: ${expressionOf(field)}` : (field.datatype ?? '')}
          </span>
        </th>
        <td className="px-1 py-1.5">
          <Input
            aria-label={d.labelOf(field.name)}
            value={field.label ?? ''}
            placeholder={field.name}
            disabled={disabled}
            className="min-w-32"
            onChange={(event) => onChange(withText(field, 'label', event.target.value))}
          />
        </td>
        <UseCells field={field} disabled={disabled} onChange={onChange} />
        <td className="px-1 py-1.5 text-12 text-muted max-lg:hidden">{formatInWords(own.format)}</td>
        <td className="w-20 py-1.5 pl-1 text-right whitespace-nowrap">
          <IconButton
            icon={hidden ? EyeOff : Eye}
            label={hidden ? d.show(field.name) : d.hide(field.name)}
            disabled={disabled}
            onClick={() => onChange(withOwn(field, { hidden: hidden ? undefined : true }))}
          />
          <IconButton
            icon={ChevronDown}
            label={d.more(field.name)}
            aria-expanded={open}
            aria-controls={id}
            className={open ? 'rotate-180' : ''}
            onClick={() => setOpen(!open)}
          />
        </td>
      </tr>
      {open ? (
        <tr id={id} className="border-b border-line bg-surface">
          <td colSpan={6} className="p-4">
            <FieldDetails field={field} disabled={disabled} onChange={onChange} />
          </td>
        </tr>
      ) : null}
    </>
  )
}

/** What the field is used as, and how it is summed. */
function UseCells({ field, disabled, onChange }: FieldRowProps) {
  const own = ownOf(field)
  const suggested = (what: string) => own.suggested === true || (own.suggested ?? []).includes(what)
  return (
    <>
      <td className="px-1 py-1.5">
        <Marked suggested={suggested('role')} what={d.role}>
          <Select
            label={d.roleOf(field.name)}
            value={own.role}
            disabled={disabled}
            options={roleOptions}
            className="min-w-28"
            onChange={(role) => onChange(withOwn(field, { role }))}
          />
        </Marked>
      </td>
      <td className="px-1 py-1.5">
        <Marked suggested={suggested('aggregation')} what={d.aggregation}>
          <Select
            label={d.aggregationOf(field.name)}
            value={own.aggregation ?? noAggregation}
            disabled={disabled}
            options={aggregationOptions}
            className="min-w-28"
            onChange={(value) =>
              onChange(withOwn(field, { aggregation: value === noAggregation ? null : (value as Aggregation) }))
            }
          />
        </Marked>
      </td>
    </>
  )
}

/** A dot beside what nobody has said and the data suggests. */
function Marked({ suggested, what, children }: { suggested: boolean; what: string; children: React.ReactNode }) {
  return (
    <span className="flex items-center gap-1.5" title={suggested ? d.suggestedHint(what) : undefined}>
      {children}
      <span aria-hidden className={classNames('size-1.5 shrink-0 rounded-full', suggested && 'border border-accent')} />
      {suggested ? <span className="sr-only">{d.suggestedMark}</span> : null}
    </span>
  )
}
