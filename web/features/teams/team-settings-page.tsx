import { useQuery } from '@tanstack/react-query'
import type { TeamSettings } from '../../../src/features/teams/teams.contract.ts'
import { CurrencyField } from '../../components/form/currency-field.tsx'
import { LocaleField } from '../../components/form/locale-field.tsx'
import { SettingsForm } from '../../components/form/settings-form.tsx'
import { TimeZoneField } from '../../components/form/time-zone-field.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Loaded } from '../../components/page/loaded.tsx'
import { Page } from '../../components/page/page.tsx'
import { queryClient } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { changeTeamSettings, teamSettingsQuery } from './teams.queries.ts'

export function TeamSettingsPage() {
  const settings = useQuery(teamSettingsQuery)
  return (
    <Page title={t.settings.teamSettings} text={t.teams.settingsText} width="reading">
      <Loaded query={settings}>{(data) => <Settings kept={data} />}</Loaded>
    </Page>
  )
}

/** Empty: nothing is chosen. */
const orNull = (text: string) => (text === '' ? null : text)

function Settings({ kept }: { kept: TeamSettings }) {
  const can = useCan()
  const { values, entry } = useForm(() => ({ ...kept, locale: kept.locale ?? '', currency: kept.currency ?? '' }))
  const next: TeamSettings = { ...values, locale: orNull(values.locale), currency: orNull(values.currency) }
  const isSame = next.timeZone === kept.timeZone && next.locale === kept.locale && next.currency === kept.currency
  const disabled = !can.administer
  return (
    <SettingsForm
      submit={can.administer ? t.teams.saveSettings : null}
      ready={next.timeZone !== '' && !isSame}
      save={() => changeTeamSettings(next)}
      done={t.serviceSettings.saved}
      onSaved={async (changed) => {
        queryClient.setQueryData(teamSettingsQuery.queryKey, changed)
        // Answers name the currency, and everything is written in the new way.
        await queryClient.invalidateQueries()
      }}
    >
      <TimeZoneField
        label={t.words.timeZone}
        hint={t.teams.timeZoneHint}
        required
        disabled={disabled}
        {...entry('timeZone')}
      />
      <LocaleField
        label={t.profile.locale}
        hint={t.teams.localeHint}
        placeholder={t.teams.localeNone}
        disabled={disabled}
        {...entry('locale')}
      />
      <CurrencyField
        label={t.teams.currency}
        hint={t.teams.currencyHint}
        placeholder={t.words.none}
        disabled={disabled}
        {...entry('currency')}
      />
    </SettingsForm>
  )
}
