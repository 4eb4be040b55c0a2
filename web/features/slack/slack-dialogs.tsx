import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, CancelOr } from '../../components/form/button.tsx'
import { PasswordField, TextField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { Outcome } from '../team-chats/connection-row.tsx'
import { SpaceField } from '../team-chats/space-field.tsx'
import { changeWorkspace, connectWorkspace, testWorkspace, type WorkspaceState } from './slack.queries.ts'

type Close = { onClose: () => void }
type Tokens = { botToken: string; signingSecret: string }

function TokenFields({
  tokens,
  onChange,
  required,
}: {
  tokens: Tokens
  onChange: (tokens: Tokens) => void
  required: boolean
}) {
  return (
    <>
      <PasswordField
        label={t.slack.botToken}
        hint={t.slack.botTokenHint}
        required={required}
        autoComplete="off"
        maxLength={500}
        value={tokens.botToken}
        onChange={(text) => onChange({ ...tokens, botToken: text })}
      />
      <PasswordField
        label={t.slack.signingSecret}
        hint={t.slack.signingSecretHint}
        required={required}
        autoComplete="off"
        maxLength={500}
        value={tokens.signingSecret}
        onChange={(text) => onChange({ ...tokens, signingSecret: text })}
      />
    </>
  )
}

export function ConnectDialog({ onClose }: Close) {
  const [fields, setFields] = useState({ workspaceId: '', workspaceName: '', spaceId: '' })
  const [tokens, setTokens] = useState<Tokens>({ botToken: '', signingSecret: '' })
  const call = useMutation({
    mutationFn: () => connectWorkspace({ ...fields, ...tokens }),
    onSuccess: () => {
      toast(t.connect.connected(fields.workspaceName))
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={t.slack.connect}>
      <Form onSubmit={() => call.mutate()} error={call.error}>
        <TextField
          label={t.slack.workspaceName}
          required
          autoFocus
          maxLength={200}
          value={fields.workspaceName}
          onChange={(text) => setFields({ ...fields, workspaceName: text })}
        />
        <TextField
          label={t.slack.workspaceId}
          hint={t.slack.workspaceIdHint}
          required
          maxLength={100}
          value={fields.workspaceId}
          onChange={(text) => setFields({ ...fields, workspaceId: text.trim() })}
        />
        <SpaceField value={fields.spaceId} onChange={(spaceId) => setFields({ ...fields, spaceId })} />
        <TokenFields tokens={tokens} onChange={setTokens} required />
        <CancelOr onCancel={onClose} busy={call.isPending} disabled={fields.spaceId === ''}>
          {t.slack.connect}
        </CancelOr>
      </Form>
    </Dialog>
  )
}

export function TokensDialog({ workspace, onClose }: Close & { workspace: WorkspaceState }) {
  const [tokens, setTokens] = useState<Tokens>({ botToken: '', signingSecret: '' })
  const { botToken, signingSecret } = tokens
  const call = useMutation({
    mutationFn: () =>
      changeWorkspace(workspace.id, { ...(botToken && { botToken }), ...(signingSecret && { signingSecret }) }),
    onSuccess: () => {
      toast(t.slack.tokensChanged)
      onClose()
    },
  })
  return (
    <Dialog
      onClose={onClose}
      title={`${t.slack.changeTokens}: ${workspace.workspaceName}`}
      description={t.slack.changeTokensText}
    >
      <Form onSubmit={() => call.mutate()} error={call.error}>
        <TokenFields tokens={tokens} onChange={setTokens} required={false} />
        <CancelOr
          onCancel={onClose}
          busy={call.isPending}
          disabled={botToken.trim() === '' && signingSecret.trim() === ''}
        >
          {t.actions.save}
        </CancelOr>
      </Form>
    </Dialog>
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
