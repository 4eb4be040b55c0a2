import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Field, Form } from '../../components/form/form.tsx'
import { Input, Textarea } from '../../components/form/input.tsx'
import { Select } from '../../components/form/select.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { SkeletonRows } from '../../components/page/states.tsx'
import { client } from '../../lib/api.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { type Space, spacesQuery } from '../spaces/spaces.queries.ts'
import { createNamedSpace } from '../spaces/upload-file.ts'
import { changeDataset, type Dataset, datasetsChanged } from './datasets.queries.ts'

type DatasetDialogProps = { dataset: Dataset | null; onClose: () => void }

export function DatasetDialog({ dataset, onClose }: DatasetDialogProps) {
  const spaces = useQuery(spacesQuery)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={dataset ? t.datasets.editTitle(dataset.name) : t.datasets.createTitle}
      description={dataset ? undefined : t.datasets.createText}
      size="small"
    >
      {spaces.data ? (
        <DatasetForm dataset={dataset} spaces={spaces.data} onClose={onClose} />
      ) : (
        <SkeletonRows count={3} />
      )}
    </Dialog>
  )
}

function DatasetForm({ dataset, spaces, onClose }: DatasetDialogProps & { spaces: Space[] }) {
  const navigate = useNavigate()
  const [name, setName] = useState(dataset?.name ?? '')
  const [spaceId, setSpaceId] = useState(dataset?.spaceId ?? spaces[0]?.id)
  const [newSpace, setNewSpace] = useState(t.datasets.title)
  const [description, setDescription] = useState(dataset?.description ?? '')
  const save = useMutation({
    mutationFn: async () => {
      const space = spaceId ?? (await createNamedSpace(newSpace)).id
      const fields = { name: name.trim(), spaceId: space, description: description.trim() || null }
      if (dataset) {
        await changeDataset(dataset.id, fields)
        toast(t.datasets.saved)
        return onClose()
      }
      const { id } = await client.post('/datasets', { body: fields })
      await datasetsChanged()
      onClose()
      await navigate({ to: '/datasets/$datasetId', params: { datasetId: id } })
    },
  })
  return (
    <Form onSubmit={() => save.mutate()} error={save.error}>
      <Field label={t.datasets.name} required>
        {(control) => (
          <Input {...control} maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      {spaces.length > 0 ? (
        <Field label={t.datasets.space}>
          {(control) => (
            <Select
              {...control}
              value={spaceId}
              onChange={setSpaceId}
              options={spaces.map((space) => ({ value: space.id, label: space.name }))}
            />
          )}
        </Field>
      ) : (
        <Field label={t.datasets.newSpace} hint={t.datasets.newSpaceHint} required>
          {(control) => (
            <Input
              {...control}
              maxLength={100}
              value={newSpace}
              onChange={(event) => setNewSpace(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field label={t.datasets.description}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={10_000}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{t.actions.cancel}</Button>
        <Button type="submit" look="primary" busy={save.isPending} disabled={name.trim() === ''}>
          {dataset ? t.actions.save : t.datasets.submit}
        </Button>
      </div>
    </Form>
  )
}
