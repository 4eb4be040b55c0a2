import { Field } from '../form/form.tsx'
import { Input } from '../form/input.tsx'
import { CopyButton } from './copy-button.tsx'

/** A value to take along: a link, a key. Selected whole at a click. */
export function CopyField({ label, value, hint }: { label: string; value: string; hint?: string }) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <span className="flex gap-1">
          <Input
            {...control}
            readOnly
            value={value}
            className="font-mono text-12"
            onFocus={(event) => event.target.select()}
          />
          <CopyButton text={value} />
        </span>
      )}
    </Field>
  )
}
