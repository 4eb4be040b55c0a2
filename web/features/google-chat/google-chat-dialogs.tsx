import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { TextareaField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { t } from '../../lib/texts/index.ts'
import { Outcome } from '../team-chats/connection-row.tsx'
import { SpaceField } from '../team-chats/space-field.tsx'
import { makeConnection, storeKey } from './google-chat.queries.ts'

type Close = { onClose: () => void }

export function KeyDialog({ onClose }: Close) {
  const [key, setKey] = useState('')
  const call = useMutation({ mutationFn: () => storeKey(key) })
  const done = call.data?.success === true
  return (
    <Dialog onClose={onClose} title={t.googleChat.storeKey}>
      <Form onSubmit={() => call.mutate()} error={call.error}>
        {done ? null : (
          <TextareaField
            label={t.googleChat.keyField}
            hint={t.googleChat.keyHint}
            required
            autoFocus
            rows={8}
            spellCheck={false}
            className="font-mono text-12"
            value={key}
            onChange={setKey}
          />
        )}
        {call.data ? <Outcome {...call.data} /> : null}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{done ? t.actions.close : t.actions.cancel}</Button>
          {done ? null : (
            <Button type="submit" look="primary" busy={call.isPending} disabled={key.trim() === ''}>
              {t.googleChat.storeKey}
            </Button>
          )}
        </div>
      </Form>
    </Dialog>
  )
}

export function ConnectionDialog({ onClose }: Close) {
  const [spaceId, setSpaceId] = useState('')
  return (
    <FormDialog
      title={t.googleChat.addConnection}
      description={t.googleChat.linkText}
      size="small"
      submit={t.googleChat.makeCode}
      ready={spaceId !== ''}
      save={() => makeConnection(spaceId)}
      onClose={onClose}
    >
      <SpaceField value={spaceId} onChange={setSpaceId} />
    </FormDialog>
  )
}
