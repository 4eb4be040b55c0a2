import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus, SearchCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SearchAnalyticsProfile } from '../../../src/client/index.ts'
import { Button, IconButton } from '../../components/form/button.tsx'
import { TextField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Badge, type Tone } from '../../components/page/badge.tsx'
import { LoadedList } from '../../components/page/loaded.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { ListTable } from '../../components/table/list-table.tsx'
import { Time } from '../../components/text/time.tsx'
import { client } from '../../lib/api.ts'
import { afterwards, getQuery, queryClient } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showError, undoable } from '../../lib/undo.ts'

const profilesQuery = (sourceId: string) =>
  getQuery(['data-sources', sourceId, 'search-analytics'], '/data-sources/{id}/search-analytics', {
    path: { id: sourceId },
  })
const reload = (sourceId: string) => queryClient.invalidateQueries({ queryKey: profilesQuery(sourceId).queryKey })
const tones: Record<SearchAnalyticsProfile['status'], Tone> = { PREPARING: 'warn', READY: 'good', FAILED: 'bad' }

export function SearchAnalyticsTab({ sourceId }: { sourceId: string }) {
  const can = useCan()
  const profiles = useQuery(profilesQuery(sourceId))
  const [adding, setAdding] = useState(false)
  const add = can.write ? (
    <Button icon={Plus} onClick={() => setAdding(true)}>
      {t.searchAnalytics.add}
    </Button>
  ) : null
  return (
    <div className="mx-auto flex max-w-240 flex-col gap-4 p-4 md:p-6">
      <div className="flex items-start gap-3">
        <p className="max-w-[72ch] flex-1 text-muted">{t.searchAnalytics.text}</p>
        {profiles.data?.length ? add : null}
      </div>
      <LoadedList
        query={profiles}
        rows={2}
        empty={
          <EmptyState
            icon={SearchCheck}
            title={t.searchAnalytics.empty}
            text={t.searchAnalytics.emptyText}
            action={add}
          />
        }
      >
        {(data) => <ProfileList sourceId={sourceId} profiles={data} />}
      </LoadedList>
      {adding ? <ProfileDialog sourceId={sourceId} onClose={() => setAdding(false)} /> : null}
    </div>
  )
}

function ProfileList({ sourceId, profiles }: { sourceId: string; profiles: SearchAnalyticsProfile[] }) {
  const can = useCan()
  const check = useMutation({
    mutationFn: (profile: SearchAnalyticsProfile) =>
      client.post('/data-sources/{id}/search-analytics/{profileId}/check', {
        path: { id: sourceId, profileId: profile.id },
        body: {},
      }),
    onSuccess: ({ ready, profile }) => {
      if (ready) toast(t.searchAnalytics.ready)
      else if (profile.lastError === null) toast(t.searchAnalytics.notReady)
    },
    onError: showError,
    onSettled: () => reload(sourceId),
  })
  const remove = ({ id, siteUrl, datasetId, location }: SearchAnalyticsProfile) =>
    undoable({
      do: () =>
        client
          .delete('/data-sources/{id}/search-analytics/{profileId}', {
            path: { id: sourceId, profileId: id },
          })
          .then(afterwards(() => reload(sourceId))),
      undo: () =>
        client
          .post('/data-sources/{id}/search-analytics', {
            path: { id: sourceId },
            body: { siteUrl, datasetId, location },
          })
          .then(afterwards(() => reload(sourceId))),
      message: t.searchAnalytics.removed(siteUrl),
    }).catch(() => undefined)
  return (
    <ListTable
      label={t.sources.views.search}
      rows={profiles}
      columns={[
        {
          header: t.searchAnalytics.site,
          cell: (profile) => (
            <span className="block">
              <span className="font-medium break-all">{profile.siteUrl}</span>
              <span className="block font-mono text-12 text-muted">
                {profile.datasetId} · {profile.location}
              </span>
              {profile.lastError ? (
                <span className={`block text-12 ${profile.status === 'FAILED' ? 'text-bad' : 'text-warn'}`}>
                  {profile.lastError}
                </span>
              ) : null}
            </span>
          ),
        },
        {
          header: t.words.status,
          cell: (profile) => <Badge tone={tones[profile.status]}>{t.searchAnalytics.statuses[profile.status]}</Badge>,
        },
        {
          header: t.searchAnalytics.latest,
          wide: true,
          cell: (profile) => <span className="numeric">{profile.latestDataDate ?? '–'}</span>,
        },
        { header: t.searchAnalytics.checked, wide: true, cell: (profile) => <Time at={profile.lastCheckedAt} /> },
        {
          header: t.actions.more,
          hideHeader: true,
          align: 'right',
          className: 'w-32',
          cell: (profile) =>
            can.write ? (
              <span className="flex justify-end gap-1">
                <Button
                  size="small"
                  busy={check.isPending && check.variables.id === profile.id}
                  onClick={() => check.mutate(profile)}
                >
                  {t.searchAnalytics.check}
                </Button>
                <IconButton
                  icon={Trash2}
                  size="small"
                  label={`${t.actions.remove}: ${profile.siteUrl}`}
                  onClick={() => void remove(profile)}
                />
              </span>
            ) : null,
        },
      ]}
    />
  )
}

function ProfileDialog({ sourceId, onClose }: { sourceId: string; onClose: () => void }) {
  const { values, entry } = useForm(() => ({ siteUrl: '', datasetId: 'searchconsole', location: 'US' }))
  const save = () =>
    client
      .post('/data-sources/{id}/search-analytics', {
        path: { id: sourceId },
        body: { ...values, siteUrl: values.siteUrl.trim() },
      })
      .then(afterwards(() => reload(sourceId)))
  const typed = { required: true, spellCheck: false }
  return (
    <FormDialog
      title={t.searchAnalytics.addTitle}
      size="small"
      submit={t.searchAnalytics.add}
      save={save}
      onClose={onClose}
    >
      <TextField label={t.searchAnalytics.site} hint={t.searchAnalytics.siteHint} {...typed} {...entry('siteUrl')} />
      <TextField label={t.searchAnalytics.dataset} {...typed} {...entry('datasetId')} />
      <TextField label={t.connect.location} {...typed} {...entry('location')} />
    </FormDialog>
  )
}
