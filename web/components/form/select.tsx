import { Check, ChevronDown } from 'lucide-react'
import * as Radix from 'radix-ui/select'
import { classNames } from '../../lib/class-names.ts'
import type { Frame } from './fields.tsx'
import { Field } from './form.tsx'

export type SelectOption<T extends string> = { value: T; label: string; hint?: string; disabled?: boolean }
/** Choices whose texts stand under their values. */
export const choicesOf = <const T extends string>(values: readonly T[], labels: Record<T, string>): SelectOption<T>[] =>
  values.map((value) => ({ value, label: labels[value] }))

export type SelectProps<T extends string> = {
  value: T | undefined
  onChange: (value: T) => void
  options: readonly SelectOption<T>[]
  placeholder?: string
  /** Needed where no `Field` names it. */
  label?: string
  id?: string
  disabled?: boolean
  required?: boolean
  autoFocus?: boolean
  size?: 'small' | 'normal'
  className?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

export function Select<T extends string>({
  value,
  onChange,
  options,
  placeholder,
  label,
  size = 'normal',
  className,
  ...rest
}: SelectProps<T>) {
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={(next) => onChange(next as T)}
      disabled={rest.disabled ?? false}
      required={rest.required ?? false}
    >
      <Radix.Trigger
        aria-label={label}
        className={classNames(
          'inline-flex w-full items-center justify-between gap-2 rounded border border-line-strong bg-bg text-left text-13 transition-colors hover:bg-hover disabled:opacity-60 aria-invalid:border-bad data-[placeholder]:text-faint',
          size === 'small' ? 'h-6 px-2 text-12' : 'h-8 px-2.5',
          className,
        )}
        id={rest.id}
        autoFocus={rest.autoFocus ?? false}
        aria-invalid={rest['aria-invalid']}
        aria-describedby={rest['aria-describedby']}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon>
          <ChevronDown size={14} className="text-muted" aria-hidden />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-60 max-h-80 min-w-(--radix-select-trigger-width) animate-appear overflow-hidden rounded border border-line bg-raised p-1 shadow-raised"
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="relative flex min-h-7 items-center rounded-sm py-1 pr-3 pl-7 text-13 outline-none select-none data-[disabled]:opacity-50 data-[highlighted]:bg-hover"
              >
                <Radix.ItemIndicator className="absolute left-2">
                  <Check size={14} aria-hidden />
                </Radix.ItemIndicator>
                <span>
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  {option.hint ? <span className="block text-12 text-muted">{option.hint}</span> : null}
                </span>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Apart from the other fields: forms of the first page have no choice to make, and do without what opens it. */
export const SelectField = <T extends string>({
  label,
  hint,
  error,
  required = false,
  ...rest
}: Frame & Omit<SelectProps<T>, 'label'>) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => <Select {...control} {...rest} />}
  </Field>
)
