import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LayoutDashboard } from 'lucide-react'
import { useState } from 'react'
import type { ChartSpec } from '../../../src/engine/charts/chart.contract.ts'
import { CancelOr, IconButton } from '../../components/form/button.tsx'
import { TextField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
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
  const put = useMutation({
    mutationFn: async () => {
      const id =
        target === 'new'
          ? (
              await client.post('/spaces/{id}/dashboards', {
                path: { id: spaceId },
                body: {
                  title: name.trim(),
                  markup: '',
                  draft: true,
                },
              })
            ).id
          : target
      return client.post('/dashboards/{id}/items', {
        path: { id },
        body: {
          ...item,
          ...(viewTitle.trim() === '' ? {} : { title: viewTitle.trim() }),
        },
      })
    },
    onSuccess: async (after) => {
      await dashboardSaved(after)
      onClose()
      toast(t.dashboards.putOnDone(after.title), {
        action: {
          label: t.actions.open,
          onClick: () => void navigate({ to: '/dashboards/$dashboardId', params: { dashboardId: after.id } }),
        },
      })
    },
  })
  const ready = target !== 'new' || name.trim() !== ''
  return (
    <Dialog
      onClose={onClose}
      title={t.dashboards.putOn}
      description={t.dashboards.putOnText}
      size="small"
      footer={
        <CancelOr
          onCancel={onClose}
          busy={put.isPending}
          disabled={!ready || list.isPending}
          onClick={() => put.mutate()}
        >
          {t.actions.add}
        </CancelOr>
      }
    >
      <Form onSubmit={() => ready && put.mutate()} error={put.error ?? list.error}>
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
      </Form>
    </Dialog>
  )
}
