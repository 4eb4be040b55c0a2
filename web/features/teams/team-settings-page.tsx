import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TeamSettings } from '../../../src/features/teams/teams.contract.ts'
import { Button } from '../../components/form/button.tsx'
import { CurrencyField } from '../../components/form/currency-field.tsx'
import { Form } from '../../components/form/form.tsx'
import { LocaleField } from '../../components/form/locale-field.tsx'
import { TimeZoneField } from '../../components/form/time-zone-field.tsx'
import { Loaded } from '../../components/page/loaded.tsx'
import { Page } from '../../components/page/page.tsx'
import { queryClient } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
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
  const [zone, setZone] = useState(kept.timeZone)
  const [locale, setLocale] = useState(kept.locale ?? '')
  const [currency, setCurrency] = useState(kept.currency ?? '')
  const next: TeamSettings = { timeZone: zone, locale: orNull(locale), currency: orNull(currency) }
  const isSame = next.timeZone === kept.timeZone && next.locale === kept.locale && next.currency === kept.currency
  const call = useMutation({
    mutationFn: () => changeTeamSettings(next),
    onSuccess: async (changed) => {
      queryClient.setQueryData(teamSettingsQuery.queryKey, changed)
      toast(t.serviceSettings.saved)
      // Answers name the currency, and everything is written in the new way.
      await queryClient.invalidateQueries()
    },
  })
  return (
    <Form onSubmit={() => call.mutate()} error={call.error} className="max-w-90">
      <TimeZoneField
        label={t.words.timeZone}
        hint={t.teams.timeZoneHint}
        required
        value={zone}
        disabled={!can.administer}
        onChange={setZone}
      />
      <LocaleField
        label={t.profile.locale}
        hint={t.teams.localeHint}
        value={locale}
        placeholder={t.teams.localeNone}
        disabled={!can.administer}
        onChange={setLocale}
      />
      <CurrencyField
        label={t.teams.currency}
        hint={t.teams.currencyHint}
        value={currency}
        placeholder={t.words.none}
        disabled={!can.administer}
        onChange={setCurrency}
      />
      {can.administer ? (
        <div>
          <Button type="submit" busy={call.isPending} disabled={zone === '' || isSame}>
            {t.teams.saveSettings}
          </Button>
        </div>
      ) : null}
    </Form>
  )
}
