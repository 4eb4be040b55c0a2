import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { IconButton } from '../../components/form/button.tsx'
import { Input } from '../../components/form/input.tsx'
import { choicesOf, Select } from '../../components/form/select.tsx'
import { classNames } from '../../lib/class-names.ts'
import { t } from '../../lib/texts/index.ts'
import { ComputedFields, FieldDetails } from './field-details.tsx'
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

type UseProps = { field: DraftField; disabled: boolean; onChange: (field: DraftField) => void }
export type FieldRowProps = UseProps & {
  /** What is wrong with it. */
  fault: string | undefined
  startOpen: boolean
  onRemove: () => void
}

const d = t.definitions
const noAggregation = 'none'
const roleOptions = choicesOf(roles, d.roles)
const aggregationOptions = [{ value: noAggregation, label: d.none }, ...choicesOf(aggregations, d.aggregations)]

export function formatInWords(format: FieldFormat | null | undefined): string {
  if (!format) return ''
  const { kind, unit, decimals } = format
  return [d.formats[kind], unit, decimals === undefined ? '' : `.${'0'.repeat(Math.min(decimals, 6))}`]
    .filter(Boolean)
    .join(' · ')
}

/** One field: what is changed most stands in the row, the rest opens below it. */
export function FieldRow({ field, fault, startOpen, disabled, onChange, onRemove }: FieldRowProps) {
  const [open, setOpen] = useState(startOpen)
  const id = useId()
  const own = ownOf(field)
  const hidden = own.hidden === true
  // While it is typed, an expression may be the name of the field.
  const [wasComputed] = useState(expressionOf(field) !== field.name)
  const computed = wasComputed || expressionOf(field) !== field.name
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
        <ActionCell field={field} disabled={disabled} onChange={onChange} opens={id} open={open} onOpen={setOpen} />
      </tr>
      {open ? (
        <tr id={id} className="border-b border-line bg-surface">
          <td colSpan={6}>
            <div className="sticky left-0 flex flex-col gap-4 p-4 max-md:w-[calc(100vw-2rem)]">
              {computed ? (
                <ComputedFields
                  field={field}
                  fault={fault}
                  disabled={disabled}
                  onChange={onChange}
                  onRemove={onRemove}
                />
              ) : null}
              <FieldDetails field={field} disabled={disabled} onChange={onChange} />
            </div>
          </td>
        </tr>
      ) : null}
    </>
  )
}

type ActionProps = UseProps & { opens: string; open: boolean; onOpen: (open: boolean) => void }

/** In sight also where the row is wider than the screen. */
function ActionCell({ field, disabled, onChange, opens, open, onOpen }: ActionProps) {
  const hidden = ownOf(field).hidden === true
  return (
    <td className="sticky right-0 w-20 bg-bg py-1.5 pl-1 text-right whitespace-nowrap">
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
        aria-controls={opens}
        className={open ? 'rotate-180' : ''}
        onClick={() => onOpen(!open)}
      />
    </td>
  )
}

/** What the field is used as, and how it is summed. */
function UseCells({ field, disabled, onChange }: UseProps) {
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
