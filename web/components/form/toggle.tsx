import { Check, Minus } from 'lucide-react'
import * as RadixCheckbox from 'radix-ui/checkbox'
import * as RadixSwitch from 'radix-ui/switch'
import { type ReactNode, useId } from 'react'

export type ToggleProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Shown beside it, and read aloud. */
  label: ReactNode
  hint?: string
  disabled?: boolean
}

export function Checkbox(props: ToggleProps & { mixed?: boolean }) {
  const { checked, onChange, label, hint, disabled = false, mixed = false } = props
  const id = useId()
  return (
    <div className="flex items-start gap-2">
      <RadixCheckbox.Root
        id={id}
        checked={mixed ? 'indeterminate' : checked}
        onCheckedChange={(next) => onChange(next === true)}
        disabled={disabled}
        className="mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-bg hover:border-muted disabled:opacity-60 data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent"
      >
        <RadixCheckbox.Indicator className="text-on-accent">
          {mixed ? <Minus size={12} strokeWidth={3} aria-hidden /> : <Check size={12} strokeWidth={3} aria-hidden />}
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <label htmlFor={id} className="select-none">
        {label}
        {hint ? <span className="block text-12 text-muted">{hint}</span> : null}
      </label>
    </div>
  )
}

type CheckboxListProps<T extends string> = {
  options: readonly { value: T; label: string; hint?: string }[]
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
}

/** Several of a few; what is chosen keeps the order in which it was. */
export const CheckboxList = <T extends string>({ options, chosen, onChange }: CheckboxListProps<T>) =>
  options.map(({ value, ...rest }) => (
    <Checkbox
      key={value}
      {...rest}
      checked={chosen.includes(value)}
      onChange={(on) => onChange(on ? [...chosen, value] : chosen.filter((each) => each !== value))}
    />
  ))

/** Takes effect at once, without a save button. */
export function Switch(props: Omit<ToggleProps, 'hint'> & { hideLabel?: boolean }) {
  const { checked, onChange, label, disabled = false, hideLabel = false } = props
  const id = useId()
  return (
    <div className="flex items-start gap-2">
      <RadixSwitch.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="mt-0.5 h-4 w-7 shrink-0 rounded-full bg-faint transition-colors disabled:opacity-60 data-[state=checked]:bg-accent"
      >
        <RadixSwitch.Thumb className="block size-3 translate-x-0.5 rounded-full bg-on-accent transition-transform data-[state=checked]:translate-x-3.5" />
      </RadixSwitch.Root>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'select-none'}>
        {label}
      </label>
    </div>
  )
}
