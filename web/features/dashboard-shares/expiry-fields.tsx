import { TextField } from '../../components/form/fields.tsx'
import { choicesOf, SelectField } from '../../components/form/select.tsx'
import { t } from '../../lib/texts/index.ts'

const choices = ['never', '1', '7', '30', '90', 'day'] as const
export type Expiry = { choice: (typeof choices)[number]; day: string }

const dayMs = 86_400_000
const localDay = (time: number) => {
  const date = new Date(time)
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

export const expiryOf = (expiresAt: string | null): Expiry =>
  expiresAt === null ? { choice: 'never', day: '' } : { choice: 'day', day: localDay(Date.parse(expiresAt)) }

/** A day counts to its end, where the person is. */
export function expiresAtOf({ choice, day }: Expiry): string | null {
  if (choice === 'never') return null
  if (choice !== 'day') return new Date(Date.now() + Number(choice) * dayMs).toISOString()
  return day === '' ? null : new Date(`${day}T23:59:59`).toISOString()
}

/** When a link ends. */
export function ExpiryFields({ value, onChange }: { value: Expiry; onChange: (value: Expiry) => void }) {
  return (
    <>
      <SelectField
        label={t.words.expires}
        value={value.choice}
        onChange={(choice) =>
          onChange({ choice, day: choice === 'day' ? value.day || localDay(Date.now() + 7 * dayMs) : '' })
        }
        options={choicesOf(choices, t.shares.expiry)}
      />
      {value.choice === 'day' ? (
        <TextField
          label={t.shares.expiryDay}
          type="date"
          value={value.day}
          min={localDay(Date.now())}
          onChange={(text) => onChange({ choice: 'day', day: text })}
        />
      ) : null}
    </>
  )
}
