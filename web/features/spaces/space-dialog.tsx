import { useNavigate } from '@tanstack/react-router'
import { TextareaField, TextField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { client } from '../../lib/api.ts'
import { afterwards, queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { changeSpace, type Space, spacesQuery } from './spaces.queries.ts'

/** Of a space that exists, or a new one. */
export function SpaceDialog({ space, onClose }: { space: Space | null; onClose: () => void }) {
  const navigate = useNavigate()
  const { values, entry } = useForm(() => ({ name: space?.name ?? '', description: space?.description ?? '' }))
  const save = () => {
    const fields = { ...values, description: values.description.trim() === '' ? null : values.description }
    if (space) return changeSpace(space.id, fields)
    return client
      .post('/spaces', { body: fields })
      .then(afterwards(() => queryClient.invalidateQueries({ queryKey: spacesQuery.queryKey })))
  }
  return (
    <FormDialog
      title={space ? t.spaces.renameTitle : t.spaces.create}
      description={space ? undefined : t.spaces.createText}
      size="small"
      submit={space ? t.actions.saveChanges : t.spaces.submit}
      save={save}
      done={space ? t.spaces.saved : undefined}
      onSaved={({ id }) => {
        onClose()
        if (!space) void navigate({ to: '/spaces/$spaceId', params: { spaceId: id } })
      }}
      onClose={onClose}
    >
      <TextField
        label={t.words.name}
        required
        autoFocus
        maxLength={120}
        placeholder={t.spaces.namePlaceholder}
        {...entry('name')}
      />
      <TextareaField
        label={t.spaces.description}
        hint={t.spaces.descriptionHint}
        rows={3}
        maxLength={10_000}
        {...entry('description')}
      />
    </FormDialog>
  )
}
