import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CancelOr } from '../../components/form/button.tsx'
import { TextareaField, TextField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { SelectField } from '../../components/form/select.tsx'
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
      onClose={onClose}
      title={dataset ? t.datasets.editTitle(dataset.name) : t.datasets.create}
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
  const [newSpace, setNewSpace] = useState(t.nav.datasets)
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
      <TextField label={t.words.name} required maxLength={200} value={name} onChange={setName} />
      {spaces.length > 0 ? (
        <SelectField
          label={t.words.space}
          value={spaceId}
          onChange={setSpaceId}
          options={spaces.map((space) => ({ value: space.id, label: space.name }))}
        />
      ) : (
        <TextField
          label={t.datasets.newSpace}
          hint={t.datasets.newSpaceHint}
          required
          maxLength={100}
          value={newSpace}
          onChange={setNewSpace}
        />
      )}
      <TextareaField
        label={t.datasets.description}
        rows={2}
        maxLength={10_000}
        value={description}
        onChange={setDescription}
      />
      <CancelOr onCancel={onClose} busy={save.isPending} disabled={name.trim() === ''}>
        {dataset ? t.actions.save : t.datasets.submit}
      </CancelOr>
    </Form>
  )
}
