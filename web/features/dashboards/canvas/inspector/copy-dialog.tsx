import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../../components/form/form-dialog.tsx'
import { SelectField } from '../../../../components/form/select.tsx'
import { client } from '../../../../lib/api.ts'
import { t } from '../../../../lib/texts/index.ts'
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
  const copy = async () => {
    const other = await client.get('/dashboards/{id}', { path: { id: target! } })
    const after = await client.patch('/dashboards/{id}', {
      path: { id: other.id },
      body: {
        markup: copyItem(canvas, item, other.markup),
        version: other.version,
        draft: other.publishedVersion !== other.version,
      },
    })
    await dashboardSaved(after)
    return after
  }
  return (
    <FormDialog
      title={t.canvas.copyTo}
      description={t.canvas.copyToText}
      size="small"
      long
      submit={t.actions.copy}
      ready={target !== undefined}
      error={list.error}
      save={copy}
      done={({ title }) => t.canvas.copied(title)}
      onClose={onClose}
    >
      {list.data && others.length === 0 ? (
        <p className="text-muted">{t.canvas.copyToNone}</p>
      ) : (
        <SelectField
          label={t.dashboards.putOnWhich}
          value={target}
          onChange={setChosen}
          options={others.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
    </FormDialog>
  )
}
