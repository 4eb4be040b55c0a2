import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CancelOr } from '../../../../components/form/button.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { SelectField } from '../../../../components/form/select.tsx'
import { Dialog } from '../../../../components/overlay/dialog.tsx'
import { client } from '../../../../lib/api.ts'
import { t } from '../../../../lib/texts/index.ts'
import { toast } from '../../../../lib/toast.ts'
import { dashboardSaved, dashboardsQuery } from '../../dashboards.queries.ts'
import { copyItem } from '../canvas-edits.ts'
import type { CanvasDocument, CanvasItem } from '../canvas-items.ts'

type CopyProps = {
  spaceId: string
  dashboardId: string
  canvas: CanvasDocument
  item: CanvasItem
  onClose: () => void
}

export function CopyDialog({ spaceId, dashboardId, canvas, item, onClose }: CopyProps) {
  const list = useQuery(dashboardsQuery(spaceId))
  const others = (list.data ?? []).filter(({ id }) => id !== dashboardId)
  const [chosen, setChosen] = useState<string | undefined>()
  const target = chosen ?? others[0]?.id
  const copy = useMutation({
    mutationFn: async () => {
      const other = await client.get('/dashboards/{id}', { path: { id: target! } })
      return client.patch('/dashboards/{id}', {
        path: { id: other.id },
        body: {
          markup: copyItem(canvas, item, other.markup),
          version: other.version,
          draft: other.publishedVersion !== other.version,
        },
      })
    },
    onSuccess: async (after) => {
      await dashboardSaved(after)
      onClose()
      toast(t.canvas.copied(after.title))
    },
  })
  return (
    <Dialog
      onClose={onClose}
      title={t.canvas.copyTo}
      description={t.canvas.copyToText}
      size="small"
      footer={
        <CancelOr onCancel={onClose} busy={copy.isPending} disabled={!target} onClick={() => copy.mutate()}>
          {t.actions.copy}
        </CancelOr>
      }
    >
      {list.data && others.length === 0 ? (
        <p className="text-muted">{t.canvas.copyToNone}</p>
      ) : (
        <Form onSubmit={() => target && copy.mutate()} error={copy.error ?? list.error}>
          <SelectField
            label={t.dashboards.putOnWhich}
            value={target}
            onChange={setChosen}
            options={others.map(({ id, title }) => ({ value: id, label: title }))}
          />
        </Form>
      )}
    </Dialog>
  )
}
