import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Form } from '../../components/form/form.tsx'
import { TimeZoneField } from '../../components/form/time-zone-field.tsx'
import { Page } from '../../components/page/page.tsx'
import { ErrorState, SkeletonRows } from '../../components/page/states.tsx'
import { isLost, queryClient } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { changeTeamSettings, teamSettingsQuery } from './teams.queries.ts'

export function TeamSettingsPage() {
  const settings = useQuery(teamSettingsQuery)
  return (
    <Page title={t.teams.settingsTitle} text={t.teams.settingsText} width="reading">
      {settings.isPending ? (
        <SkeletonRows />
      ) : isLost(settings) ? (
        <ErrorState error={settings.error} onRetry={() => settings.refetch()} />
      ) : (
        <TimeZone kept={settings.data?.timeZone ?? 'UTC'} />
      )}
    </Page>
  )
}

function TimeZone({ kept }: { kept: string }) {
  const can = useCan()
  const [zone, setZone] = useState(kept)
  const call = useMutation({
    mutationFn: () => changeTeamSettings({ timeZone: zone }),
    onSuccess: (changed) => {
      queryClient.setQueryData(teamSettingsQuery.queryKey, changed)
      toast(t.teams.settingsSaved)
    },
  })
  return (
    <Form onSubmit={() => call.mutate()} error={call.error} className="max-w-90">
      <TimeZoneField
        label={t.teams.timeZone}
        hint={t.teams.timeZoneHint}
        required
        value={zone}
        disabled={!can.administer}
        onChange={setZone}
      />
      {can.administer ? (
        <div>
          <Button type="submit" busy={call.isPending} disabled={zone === '' || zone === kept}>
            {t.teams.saveSettings}
          </Button>
        </div>
      ) : null}
    </Form>
  )
}
