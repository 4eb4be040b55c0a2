import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { Button, IconButton } from '../../components/form/button.tsx'
import { TextareaField, TextField } from '../../components/form/fields.tsx'
import { Input } from '../../components/form/input.tsx'
import { choicesOf, SelectField } from '../../components/form/select.tsx'
import { t } from '../../lib/texts/index.ts'
import { teamSettingsQuery } from '../teams/teams.queries.ts'
import { SynonymsField } from './comma-list.tsx'
import {
  type DraftField,
  expressionFrom,
  expressionOf,
  type FieldFormat,
  formatKinds,
  ownOf,
  type ValueLabel,
  withOwn,
  withText,
} from './ossie-draft.ts'

type DetailsProps = { field: DraftField; disabled: boolean; onChange: (field: DraftField) => void }

const d = t.definitions
const noFormat = 'none'

export function FieldDetails({ field, disabled, onChange }: DetailsProps) {
  const own = ownOf(field)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextareaField
        label={d.description}
        value={field.description ?? ''}
        disabled={disabled}
        onChange={(text) => onChange(withText(field, 'description', text))}
      />
      <SynonymsField of={field} hint={d.synonymsHint} disabled={disabled} onChange={onChange} />
      <FormatFields
        format={own.format ?? null}
        disabled={disabled}
        onChange={(format) => onChange(withOwn(field, { format }))}
      />
      <ValueLabels
        labels={own.valueLabels ?? []}
        disabled={disabled}
        onChange={(valueLabels) => onChange(withOwn(field, { valueLabels }))}
      />
    </div>
  )
}

type ComputedProps = DetailsProps & { fault: string | undefined; onRemove: () => void }

/** A field of the team's own: what it is called in expressions, and what it is made of. */
export const ComputedFields = ({ field, fault, disabled, onChange, onRemove }: ComputedProps) => (
  <div className="grid gap-4 md:grid-cols-2">
    <TextField
      label={d.fieldName}
      value={field.name}
      disabled={disabled}
      spellCheck={false}
      className="font-mono"
      onChange={(name) => onChange({ ...field, name })}
    />
    <div className="flex items-start gap-2 *:first:flex-1">
      <TextField
        label={d.expression}
        hint={d.fieldExpressionHint}
        error={fault}
        value={expressionOf(field)}
        disabled={disabled}
        spellCheck={false}
        className="font-mono"
        onChange={(text) => onChange({ ...field, expression: expressionFrom(text) })}
      />
      <IconButton
        icon={Trash2}
        label={d.removeField(field.name)}
        disabled={disabled}
        className="mt-6"
        onClick={onRemove}
      />
    </div>
  </div>
)

type FormatProps = { format: FieldFormat | null; disabled: boolean; onChange: (format: FieldFormat | null) => void }

export function FormatFields({ format, disabled, onChange }: FormatProps) {
  const team = useQuery(teamSettingsQuery)
  const change = (part: Partial<FieldFormat>) => {
    const next = { kind: 'number' as const, ...format, ...part }
    onChange(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as FieldFormat)
  }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
      <SelectField
        label={d.format}
        value={format?.kind ?? noFormat}
        disabled={disabled}
        options={[{ value: noFormat, label: d.formatNone }, ...choicesOf(formatKinds, d.formats)]}
        onChange={(kind) => (kind === noFormat ? onChange(null) : change({ kind: kind as FieldFormat['kind'] }))}
      />
      {format && ['number', 'currency', 'duration'].includes(format.kind) ? (
        <TextField
          label={d.unit}
          title={d.unitHint}
          value={format.unit ?? ''}
          placeholder={format.kind === 'currency' ? (team.data?.currency ?? undefined) : undefined}
          disabled={disabled}
          maxLength={40}
          onChange={(text) => change({ unit: text === '' ? undefined : text })}
        />
      ) : null}
      {format && ['number', 'currency', 'percent'].includes(format.kind) ? (
        <TextField
          label={d.decimals}
          type="number"
          min={0}
          max={10}
          value={String(format.decimals ?? '')}
          disabled={disabled}
          onChange={(text) => change({ decimals: text === '' ? undefined : Math.round(Number(text)) })}
        />
      ) : null}
      {format?.kind === 'percent' ? (
        <SelectField
          label={d.scale}
          value={String(format.scale ?? 100) as '1' | '100'}
          disabled={disabled}
          options={choicesOf(['1', '100'], d.scales)}
          onChange={(scale) => change({ scale: scale === '1' ? 1 : 100 })}
        />
      ) : null}
    </div>
  )
}

type LabelsProps = { labels: ValueLabel[]; disabled: boolean; onChange: (labels: ValueLabel[]) => void }

/** Numbers and yes or no are told as such: 1 is another value than "1". */
const asValue = (text: string): ValueLabel['value'] =>
  /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text === 'true' ? true : text === 'false' ? false : text

function ValueLabels({ labels, disabled, onChange }: LabelsProps) {
  const change = (at: number, part: Partial<ValueLabel>) =>
    onChange(labels.map((one, i) => (i === at ? { ...one, ...part } : one)))
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="pb-1 text-13 font-medium">{d.valueLabels}</legend>
      {labels.map(({ value, label }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a value that is being typed is no key
        <div key={at} className="flex items-center gap-2">
          <Input
            aria-label={d.value}
            value={String(value)}
            disabled={disabled}
            className="font-mono"
            onChange={(event) => change(at, { value: asValue(event.target.value) })}
          />
          <Input
            aria-label={d.valueLabel}
            value={label}
            disabled={disabled}
            onChange={(event) => change(at, { label: event.target.value })}
          />
          <IconButton
            icon={Trash2}
            label={d.removeValue(String(value))}
            disabled={disabled}
            onClick={() => onChange(labels.filter((_, i) => i !== at))}
          />
        </div>
      ))}
      <div>
        <Button
          size="small"
          icon={Plus}
          disabled={disabled}
          onClick={() => onChange([...labels, { value: labels.length, label: '' }])}
        >
          {d.addValue}
        </Button>
      </div>
    </fieldset>
  )
}
