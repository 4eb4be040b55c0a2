import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { PasswordField, TextField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { useForm } from '../../components/form/use-form.ts'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { t } from '../../lib/texts/index.ts'
import { Outcome } from '../team-chats/connection-row.tsx'
import { SpaceField } from '../team-chats/space-field.tsx'
import { changeWorkspace, connectWorkspace, testWorkspace, type WorkspaceState } from './slack.queries.ts'

type Close = { onClose: () => void }
const noTokens = { botToken: '', signingSecret: '' }
const token = { autoComplete: 'off', maxLength: 500 }
type TokenForm = Pick<ReturnType<typeof useForm<typeof noTokens>>, 'entry'>

const TokenFields = ({ entry, required }: TokenForm & { required: boolean }) => (
  <>
    <PasswordField
      label={t.slack.botToken}
      hint={t.slack.botTokenHint}
      required={required}
      {...token}
      {...entry('botToken')}
    />
    <PasswordField
      label={t.slack.signingSecret}
      hint={t.slack.signingSecretHint}
      required={required}
      {...token}
      {...entry('signingSecret')}
    />
  </>
)

export function ConnectDialog({ onClose }: Close) {
  const { values, set, entry } = useForm(() => ({ workspaceId: '', workspaceName: '', spaceId: '' }))
  const tokens = useForm(() => noTokens)
  return (
    <FormDialog
      title={t.slack.connect}
      submit={t.slack.connect}
      ready={values.spaceId !== ''}
      save={() => connectWorkspace({ ...values, ...tokens.values })}
      done={t.connect.connected(values.workspaceName)}
      onClose={onClose}
    >
      <TextField label={t.slack.workspaceName} required autoFocus maxLength={200} {...entry('workspaceName')} />
      <TextField
        label={t.slack.workspaceId}
        hint={t.slack.workspaceIdHint}
        required
        maxLength={100}
        value={values.workspaceId}
        onChange={(text) => set({ workspaceId: text.trim() })}
      />
      <SpaceField {...entry('spaceId')} />
      <TokenFields entry={tokens.entry} required />
    </FormDialog>
  )
}

export function TokensDialog({ workspace, onClose }: Close & { workspace: WorkspaceState }) {
  const { values, entry } = useForm(() => noTokens)
  const { botToken, signingSecret } = values
  return (
    <FormDialog
      title={`${t.slack.changeTokens}: ${workspace.workspaceName}`}
      description={t.slack.changeTokensText}
      submit={t.actions.save}
      ready={botToken.trim() !== '' || signingSecret.trim() !== ''}
      save={() =>
        changeWorkspace(workspace.id, { ...(botToken && { botToken }), ...(signingSecret && { signingSecret }) })
      }
      done={t.slack.tokensChanged}
      onClose={onClose}
    >
      <TokenFields entry={entry} required={false} />
    </FormDialog>
  )
}

export function TestDialog({ workspace, onClose }: Close & { workspace: WorkspaceState }) {
  const [channel, setChannel] = useState('')
  const call = useMutation({ mutationFn: () => testWorkspace(workspace.id, channel) })
  return (
    <Dialog onClose={onClose} title={t.teamChats.testOf(workspace.workspaceName)} size="small">
      <Form onSubmit={() => call.mutate()} error={call.error}>
        <TextField
          label={t.slack.channel}
          hint={t.slack.channelHint}
          required
          autoFocus
          maxLength={200}
          value={channel}
          onChange={setChannel}
        />
        {call.data ? <Outcome {...call.data} /> : null}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{call.data?.success ? t.actions.close : t.actions.cancel}</Button>
          <Button type="submit" look="primary" busy={call.isPending} disabled={channel.trim() === ''}>
            {t.actions.send}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
