import { useQuery } from '@tanstack/react-query'
import { wordsLocale } from '../../../src/engine/formats/english-words.ts'
import { SelectField } from '../../components/form/select.tsx'
import { TimeZoneField } from '../../components/form/time-zone-field.tsx'
import { locale } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { teamSettingsQuery } from '../teams/teams.queries.ts'
import { changeModel, modelOf, ownOf, withOwn } from './ossie-draft.ts'
import type { Draft } from './use-draft.ts'

const d = t.definitions
const months = () => {
  const name = new Intl.DateTimeFormat(wordsLocale(locale), { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, i) => ({
    value: String(i + 1),
    label: name.format(new Date(Date.UTC(2024, i, 1))),
  }))
}

/** What holds in all of a space. */
export function SettingsTab({ draft, disabled }: { draft: Draft; disabled: boolean }) {
  const own = ownOf(modelOf(draft.document) ?? {})
  const set = (change: Parameters<typeof withOwn>[1]) =>
    draft.edit((document) => changeModel(document, (model) => withOwn(model, change)))
  const team = useQuery(teamSettingsQuery)
  return (
    <div className="flex max-w-100 flex-col gap-4">
      <SelectField
        label={d.fiscalYear}
        value={String(own.fiscalYearStart ?? 1)}
        disabled={disabled}
        options={months()}
        onChange={(month) => set({ fiscalYearStart: Number(month) })}
      />
      <TimeZoneField
        label={d.timeZone}
        hint={d.timeZoneHint}
        value={own.timeZone ?? ''}
        placeholder={team.data?.timeZone}
        disabled={disabled}
        onChange={(zone) => set({ timeZone: zone === '' ? undefined : zone })}
      />
    </div>
  )
}
