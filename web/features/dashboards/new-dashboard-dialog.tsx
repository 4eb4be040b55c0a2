import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Field, Form } from '../../components/form/form.tsx'
import { Input } from '../../components/form/input.tsx'
import { Select } from '../../components/form/select.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { client } from '../../lib/api.ts'
import { t } from '../../lib/texts/index.ts'
import { keepPending, newChatId } from '../chats/pending-question.ts'
import { spacesQuery } from '../spaces/spaces.queries.ts'
import { dashboardSaved } from './dashboards.queries.ts'

type NewDashboardProps = { spaceId: string | undefined; onClose: () => void }

/** A title and a space; what stands on it is written in the editor, which opens next. */
export function NewDashboardDialog({ spaceId, onClose }: NewDashboardProps) {
  const navigate = useNavigate()
  const spaces = useQuery(spacesQuery)
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState(spaceId)
  const [start, setStart] = useState<'suggested' | 'blank'>('suggested')
  const [about, setAbout] = useState('')
  const space = chosen ?? spaces.data?.[0]?.id
  const ready = space !== undefined && (start === 'suggested' || title.trim() !== '')
  const make = useMutation({
    mutationFn: () =>
      client.post('/spaces/{id}/dashboards', {
        path: { id: space! },
        body: { title: title.trim(), markup: '', draft: true },
      }),
    onSuccess: async (made) => {
      await dashboardSaved(made)
      onClose()
      await navigate({ to: '/dashboards/$dashboardId/edit', params: { dashboardId: made.id } })
    },
  })
  /** The analyst knows the data: it is asked in a chat of the space, where one can go on asking for changes. */
  const askForIt = useMutation({
    mutationFn: async () => {
      const chatId = newChatId()
      await client.post('/spaces/{id}/chats', { path: { id: space! }, body: { id: chatId } })
      keepPending(chatId, t.dashboards.askFor(about.trim()))
      onClose()
      await navigate({ to: '/spaces/$spaceId/chats/$chatId', params: { spaceId: space!, chatId } })
    },
  })
  const go = () => {
    if (!ready) return
    if (start === 'suggested') askForIt.mutate()
    else make.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.dashboards.create}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t.actions.cancel}</Button>
          <Button look="primary" busy={make.isPending || askForIt.isPending} disabled={!ready} onClick={go}>
            {t.dashboards.make}
          </Button>
        </>
      }
    >
      <Form onSubmit={go} error={make.error ?? askForIt.error}>
        <Field label={t.dashboards.space}>
          {(control) => (
            <Select
              {...control}
              value={space}
              onChange={setChosen}
              options={(spaces.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Field>
        <Field label={t.dashboards.startFrom}>
          {(control) => (
            <Select
              {...control}
              value={start}
              onChange={setStart}
              options={[
                { value: 'suggested', label: t.dashboards.startSuggested, hint: t.dashboards.startSuggestedHint },
                { value: 'blank', label: t.dashboards.startBlank, hint: t.dashboards.startBlankHint },
              ]}
            />
          )}
        </Field>
        {start === 'suggested' ? (
          <Field label={t.dashboards.about} hint={t.dashboards.aboutHint}>
            {(control) => (
              <Input {...control} value={about} maxLength={200} onChange={(event) => setAbout(event.target.value)} />
            )}
          </Field>
        ) : (
          <Field label={t.dashboards.name} required>
            {(control) => (
              <Input
                {...control}
                value={title}
                maxLength={200}
                placeholder={t.dashboards.namePlaceholder}
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </Field>
        )}
      </Form>
    </Dialog>
  )
}
