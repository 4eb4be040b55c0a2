import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LayoutDashboard } from 'lucide-react'
import { useState } from 'react'
import type { ChartSpec } from '../../../src/engine/charts/chart.contract.ts'
import { IconButton } from '../../components/form/button.tsx'
import { TextField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { client } from '../../lib/api.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { dashboardSaved, dashboardsQuery } from './dashboards.queries.ts'

type Answer = { chatId: string; messageId: string }
type Statement = { sql: string; source?: string; chart?: ChartSpec }
type PutOnProps = { spaceId: string; item: Answer | Statement; title?: string }

/** For the toolbar of an answer: its query and chart are added to a dashboard of the space. */
export function PutOnDashboardButton(props: PutOnProps) {
  const can = useCan()
  const [open, setOpen] = useState(false)
  if (!can.write) return null
  return (
    <>
      <IconButton icon={LayoutDashboard} label={t.dashboards.putOn} size="small" onClick={() => setOpen(true)} />
      {open ? <PutOnDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Adds an answer of a chat, or a statement with its chart. */
export function PutOnDialog({ spaceId, item, title = '', onClose }: PutOnProps & { onClose: () => void }) {
  const navigate = useNavigate()
  const list = useQuery(dashboardsQuery(spaceId))
  const [chosen, setChosen] = useState<string | undefined>()
  const [name, setName] = useState('')
  const [viewTitle, setViewTitle] = useState(title.slice(0, 200))
  const target = chosen ?? list.data?.[0]?.id ?? 'new'
  const put = async () => {
    const blank = { title: name.trim(), markup: '', draft: true }
    const id =
      target === 'new'
        ? (await client.post('/spaces/{id}/dashboards', { path: { id: spaceId }, body: blank })).id
        : target
    const body = { ...item, ...(viewTitle.trim() === '' ? {} : { title: viewTitle.trim() }) }
    const after = await client.post('/dashboards/{id}/items', { path: { id }, body })
    await dashboardSaved(after)
    return after
  }
  return (
    <FormDialog
      title={t.dashboards.putOn}
      description={t.dashboards.putOnText}
      size="small"
      long
      submit={t.actions.add}
      ready={!list.isPending && (target !== 'new' || name.trim() !== '')}
      error={list.error}
      save={put}
      onSaved={(after) => {
        onClose()
        toast(t.dashboards.putOnDone(after.title), {
          action: {
            label: t.actions.open,
            onClick: () => void navigate({ to: '/dashboards/$dashboardId', params: { dashboardId: after.id } }),
          },
        })
      }}
      onClose={onClose}
    >
      <SelectField
        label={t.dashboards.putOnWhich}
        value={target}
        onChange={setChosen}
        options={[
          ...(list.data ?? []).map((dashboard) => ({ value: dashboard.id, label: dashboard.title })),
          { value: 'new', label: t.dashboards.putOnNew },
        ]}
      />
      {target === 'new' ? (
        <TextField
          label={t.words.title}
          required
          value={name}
          maxLength={200}
          placeholder={t.dashboards.namePlaceholder}
          onChange={setName}
        />
      ) : null}
      <TextField label={t.dashboards.viewTitle} value={viewTitle} maxLength={200} onChange={setViewTitle} />
    </FormDialog>
  )
}
