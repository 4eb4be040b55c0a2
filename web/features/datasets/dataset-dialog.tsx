import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { TextareaField, TextField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { client } from '../../lib/api.ts'
import { afterwards } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { spacesQuery } from '../spaces/spaces.queries.ts'
import { createNamedSpace } from '../spaces/upload-file.ts'
import { changeDataset, type Dataset, datasetsChanged } from './datasets.queries.ts'

type DatasetDialogProps = { dataset: Dataset | null; onClose: () => void }

export function DatasetDialog({ dataset, onClose }: DatasetDialogProps) {
  const navigate = useNavigate()
  const spaces = useQuery(spacesQuery)
  const { values, entry } = useForm(() => ({
    name: dataset?.name ?? '',
    newSpace: t.nav.datasets,
    description: dataset?.description ?? '',
  }))
  const [chosen, setChosen] = useState(dataset?.spaceId)
  const spaceId = chosen ?? spaces.data?.[0]?.id
  const save = async () => {
    const space = spaceId ?? (await createNamedSpace(values.newSpace)).id
    const fields = { name: values.name.trim(), spaceId: space, description: values.description.trim() || null }
    if (dataset === null) return client.post('/datasets', { body: fields }).then(afterwards(datasetsChanged))
    await changeDataset(dataset.id, fields)
    return null
  }
  return (
    <FormDialog
      title={dataset ? t.datasets.editTitle(dataset.name) : t.datasets.create}
      description={dataset ? undefined : t.datasets.createText}
      size="small"
      submit={dataset ? t.actions.save : t.datasets.submit}
      ready={spaces.data !== undefined}
      error={spaces.error}
      save={save}
      done={dataset ? t.datasets.saved : undefined}
      onSaved={async (made) => {
        onClose()
        if (made) await navigate({ to: '/datasets/$datasetId', params: { datasetId: made.id } })
      }}
      onClose={onClose}
    >
      <TextField label={t.words.name} required maxLength={200} {...entry('name')} />
      {spaces.data?.length !== 0 ? (
        <SelectField
          label={t.words.space}
          value={spaceId}
          onChange={setChosen}
          options={(spaces.data ?? []).map((space) => ({ value: space.id, label: space.name }))}
        />
      ) : (
        <TextField
          label={t.datasets.newSpace}
          hint={t.datasets.newSpaceHint}
          required
          maxLength={100}
          {...entry('newSpace')}
        />
      )}
      <TextareaField label={t.datasets.description} rows={2} maxLength={10_000} {...entry('description')} />
    </FormDialog>
  )
}
