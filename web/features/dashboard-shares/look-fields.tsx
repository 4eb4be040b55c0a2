import { useState } from 'react'
import type { ShareInput } from '../../../src/client/index.ts'
import { Button } from '../../components/form/button.tsx'
import { TextareaField, TextField } from '../../components/form/fields.tsx'
import { Field } from '../../components/form/form.tsx'
import { Input } from '../../components/form/input.tsx'
import { choicesOf, SelectField } from '../../components/form/select.tsx'
import { CheckboxList } from '../../components/form/toggle.tsx'
import { t } from '../../lib/texts/index.ts'
import type { ShownDocument } from '../dashboards/document/documents.ts'
import { fieldsShown } from './fields-shown.ts'

export type Theme = NonNullable<ShareInput['theme']>

const maxLogo = 100_000
const modes = ['auto', 'light', 'dark'] as const

/** How the page looks to visitors. */
export function ThemeFields({ value: theme, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  const [wrong, setWrong] = useState(false)
  const { accent, logo, ...rest } = theme
  const read = (file: File | undefined) => {
    if (!file) return
    const fits = /^image\/(png|jpeg|webp)$/.test(file.type) && file.size <= maxLogo
    setWrong(!fits)
    if (!fits) return
    const reader = new FileReader()
    reader.addEventListener('load', () => onChange({ ...theme, logo: String(reader.result) }))
    reader.readAsDataURL(file)
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1 text-13 font-medium">{t.shares.look}</legend>
      <SelectField
        label={t.shares.mode}
        value={theme.mode ?? 'auto'}
        onChange={(mode) => onChange({ ...theme, mode })}
        options={choicesOf(modes, t.shares.modes)}
      />
      <div className="flex items-end gap-2">
        <TextField
          label={t.shares.accent}
          type="color"
          className="w-16 p-1"
          value={accent ?? '#4f46c8'}
          onChange={(text) => onChange({ ...theme, accent: text })}
        />
        {accent === undefined ? null : (
          <Button look="quiet" onClick={() => onChange({ ...rest, ...(logo === undefined ? {} : { logo }) })}>
            {t.shares.accentReset}
          </Button>
        )}
      </div>
      <Field label={t.shares.logo} hint={t.shares.logoHint} error={wrong ? t.shares.logoWrong : null}>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            className="py-1"
            onChange={(event) => read(event.target.files?.[0])}
          />
        )}
      </Field>
      {logo === undefined ? null : (
        <div className="flex items-center gap-2">
          <img src={logo} alt={t.shares.logo} className="max-h-8 max-w-32 object-contain" />
          <Button look="quiet" onClick={() => onChange({ ...rest, ...(accent === undefined ? {} : { accent }) })}>
            {t.shares.logoRemove}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type ClickFieldsProps = { document: ShownDocument; chosen: string[]; onChange: (fields: string[]) => void }

/** The fields by which a visitor's click filters; what a locked filter holds stays held. */
export function ClickFields({ document, chosen, onChange }: ClickFieldsProps) {
  const fields = fieldsShown(document)
  if (fields.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-13 font-medium">{t.shares.clicks}</legend>
      <p className="text-12 text-muted">{t.shares.clicksHint}</p>
      <CheckboxList
        options={fields.map(({ field, label }) => ({ value: field, label }))}
        chosen={chosen}
        onChange={onChange}
      />
    </fieldset>
  )
}

export const originsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
export const isOrigin = (text: string): boolean => /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i.test(text)

export function OriginField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const wrong = originsIn(value).find((line) => !isOrigin(line))
  return (
    <TextareaField
      label={t.shares.origins}
      hint={t.shares.originsHint}
      error={wrong === undefined ? null : t.shares.originWrong(wrong)}
      rows={2}
      value={value}
      placeholder="https://intranet.example.org"
      onChange={onChange}
    />
  )
}
