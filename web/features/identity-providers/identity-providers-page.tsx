import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, ShieldCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { IdentityProvider } from '../../../src/client/index.ts'
import { Button } from '../../components/form/button.tsx'
import { TextField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { MoreMenu } from '../../components/overlay/menu.tsx'
import { LoadedList } from '../../components/page/loaded.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { ListTable } from '../../components/table/list-table.tsx'
import { client } from '../../lib/api.ts'
import { deleteSoon } from '../../lib/delete-soon.ts'
import { listQuery, queryClient } from '../../lib/query.ts'
import { useMe } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'

const providersQuery = listQuery(['identity-providers'], '/identity-providers')
const reload = () => queryClient.invalidateQueries({ queryKey: providersQuery.queryKey })

const deleteProvider = ({ id, issuer }: IdentityProvider) =>
  deleteSoon({
    id,
    message: t.providers.deleted(issuer),
    remove: () =>
      client.delete('/identity-providers/{providerId}', { path: { providerId: id }, keepalive: true }).finally(reload),
  })

export function IdentityProvidersPage() {
  const providers = useQuery(providersQuery)
  const [editing, setEditing] = useState<IdentityProvider | 'new' | null>(null)
  const { teams } = useMe()
  const teamName = (id: string) => teams.find((team) => team.id === id)?.name ?? id
  return (
    <Page
      title={t.settings.identityProviders}
      text={t.providers.text}
      action={
        <Button look="primary" icon={Plus} onClick={() => setEditing('new')}>
          {t.providers.add}
        </Button>
      }
    >
      <LoadedList
        query={providers}
        empty={<EmptyState icon={ShieldCheck} title={t.providers.empty} text={t.providers.emptyText} />}
      >
        {(data) => (
          <ListTable
            label={t.settings.identityProviders}
            rows={data}
            columns={[
              {
                header: t.providers.issuer,
                cell: (one) => <span className="font-medium break-all">{one.issuer}</span>,
              },
              {
                header: t.providers.audience,
                cell: (one) => <span className="break-all text-muted">{one.audience}</span>,
              },
              { header: t.providers.team, wide: true, cell: (one) => teamName(one.teamId) },
            ]}
            menu={(one) => (
              <MoreMenu
                of={one.issuer}
                entries={[
                  { label: t.actions.change, icon: Pencil, onSelect: () => setEditing(one) },
                  {
                    label: t.actions.delete,
                    icon: Trash2,
                    danger: true,
                    onSelect: () => deleteProvider(one),
                  },
                ]}
              />
            )}
          />
        )}
      </LoadedList>
      {editing === null ? null : (
        <ProviderDialog before={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </Page>
  )
}

function ProviderDialog({ before, onClose }: { before: IdentityProvider | null; onClose: () => void }) {
  const { team, teams } = useMe()
  const { values, set, entry } = useForm(() => ({
    issuer: before?.issuer ?? '',
    audience: before?.audience ?? '',
    jwksUrl: before?.jwksUrl ?? '',
    teamId: before?.teamId ?? team?.id ?? '',
  }))
  const trimmed = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (text: string) => set({ [name]: text.trim() }),
  })
  const save = () =>
    before
      ? client.patch('/identity-providers/{providerId}', { path: { providerId: before.id }, body: values })
      : client.post('/identity-providers', { body: values })
  const own = teams.filter((one) => one.organizationId === (before?.organizationId ?? team?.organizationId))
  return (
    <FormDialog
      title={before ? t.providers.editTitle : t.providers.addTitle}
      submit={before ? t.actions.save : t.providers.add}
      save={() => save().finally(reload)}
      done={t.providers.saved}
      onClose={onClose}
    >
      <TextField
        label={t.providers.issuer}
        hint={t.providers.issuerHint}
        required
        autoFocus
        maxLength={500}
        {...trimmed('issuer')}
      />
      <TextField
        label={t.providers.audience}
        hint={t.providers.audienceHint}
        required
        maxLength={500}
        {...trimmed('audience')}
      />
      <TextField
        label={t.providers.jwksUrl}
        hint={t.providers.jwksHint}
        required
        type="url"
        maxLength={2000}
        {...trimmed('jwksUrl')}
      />
      <SelectField
        label={t.providers.team}
        {...entry('teamId')}
        options={own.map((one) => ({ value: one.id, label: one.name }))}
      />
    </FormDialog>
  )
}
