import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, X } from 'lucide-react'
import { Button, IconButton } from '../../components/form/button.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { Menu } from '../../components/overlay/menu.tsx'
import { useCan, useMe } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { googleSetupQuery } from '../google-chat/google-chat.queries.ts'
import { workspacesQuery } from '../slack/slack.queries.ts'
import type { Target } from './automations.queries.ts'
import { NeededField } from './needed-field.tsx'

const kinds = ['email', 'slack', 'google-chat', 'webhook'] as const
const maxReceivers = 20

const fresh: Record<Target['kind'], Target> = {
  email: { kind: 'email', address: '' },
  slack: { kind: 'slack', workspaceId: '', channel: '' },
  'google-chat': { kind: 'google-chat', space: '' },
  webhook: { kind: 'webhook', url: '' },
}

/** Rows keep their key while they are changed. */
export type TargetRow = { key: number; target: Target }
let keys = 0
export const targetRows = (targets: Target[]): TargetRow[] => targets.map((target) => ({ key: ++keys, target }))

type DeliveryFieldsProps = { rows: TargetRow[]; onChange: (rows: TargetRow[]) => void; whenNone?: string }

export function DeliveryFields({ rows, onChange, whenNone = t.automations.deliverNone }: DeliveryFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 text-13 font-medium">{t.automations.deliver}</legend>
      {rows.length === 0 ? <p className="text-12 text-muted">{whenNone}</p> : null}
      {rows.map((row) => (
        <div key={row.key} className="flex items-end gap-2 rounded border border-line p-2">
          <div className="min-w-0 flex-1">
            <TargetFields
              target={row.target}
              onChange={(target) => onChange(rows.map((each) => (each === row ? { ...row, target } : each)))}
            />
          </div>
          <IconButton
            icon={X}
            label={t.automations.remove(t.automations.targets[row.target.kind])}
            onClick={() => onChange(rows.filter((each) => each !== row))}
          />
        </div>
      ))}
      {rows.every(({ target }) => target.kind !== 'email') && rows.length > 0 ? null : <MailNote />}
      {rows.length < maxReceivers ? (
        <Menu
          align="start"
          trigger={
            <Button icon={Plus} size="small" className="self-start">
              {t.actions.add}
            </Button>
          }
          entries={kinds.map((kind) => ({
            label: t.automations.targets[kind],
            onSelect: () => onChange([...rows, ...targetRows([fresh[kind]])]),
          }))}
        />
      ) : null}
    </fieldset>
  )
}

/** Without a mail server nothing is sent by e-mail: said before somebody writes an address, with the way there for those who may go it. */
function MailNote() {
  const { sendsMail } = useMe()
  const can = useCan()
  if (sendsMail) return null
  return (
    <p className="text-12 text-muted">
      {t.automations.noMail}{' '}
      {can.administer ? (
        <Link to="/settings/service" className="text-accent-text underline underline-offset-2">
          {t.automations.noMailSetUp}
        </Link>
      ) : (
        t.automations.noMailAsk
      )}
    </p>
  )
}

type TargetFieldsProps = { target: Target; onChange: (target: Target) => void }

function TargetFields({ target, onChange }: TargetFieldsProps) {
  if (target.kind === 'email')
    return (
      <NeededField
        label={t.automations.targets.email}
        type="email"
        maxLength={320}
        placeholder={t.automations.addressPlaceholder}
        value={target.address}
        onChange={(text) => onChange({ ...target, address: text.trim() })}
      />
    )
  if (target.kind === 'webhook')
    return (
      <NeededField
        label={t.automations.url}
        type="url"
        maxLength={2000}
        placeholder={t.automations.urlPlaceholder}
        value={target.url}
        onChange={(text) => onChange({ kind: 'webhook', url: text.trim() })}
      />
    )
  return target.kind === 'slack' ? (
    <SlackFields target={target} onChange={onChange} />
  ) : (
    <GoogleFields target={target} onChange={onChange} />
  )
}

type Of<K extends Target['kind']> = {
  target: Extract<Target, { kind: K }>
  onChange: (target: Target) => void
}

function SlackFields({ target, onChange }: Of<'slack'>) {
  const workspaces = useQuery(workspacesQuery)
  const connected = workspaces.data?.filter(({ enabled }) => enabled) ?? []
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <SelectField
        label={`${t.automations.targets.slack}: ${t.automations.workspace}`}
        hint={
          workspaces.data && connected.length === 0 ? t.automations.notConnected(t.automations.targets.slack) : null
        }
        required
        value={target.workspaceId || undefined}
        onChange={(workspaceId) => onChange({ ...target, workspaceId })}
        options={connected.map(({ id, workspaceName }) => ({ value: id, label: workspaceName }))}
      />
      <NeededField
        label={t.automations.channel}
        maxLength={200}
        placeholder={t.automations.channelPlaceholder}
        value={target.channel}
        onChange={(text) => onChange({ ...target, channel: text })}
      />
    </div>
  )
}

function GoogleFields({ target, onChange }: Of<'google-chat'>) {
  const setup = useQuery(googleSetupQuery)
  const spaces = setup.data?.spaces.filter(({ enabled, googleSpace }) => enabled && googleSpace !== null) ?? []
  return (
    <SelectField
      label={t.automations.chatSpace}
      hint={setup.data && spaces.length === 0 ? t.automations.notConnected(t.automations.targets['google-chat']) : null}
      required
      value={target.space || undefined}
      onChange={(space) => onChange({ ...target, space })}
      options={spaces.map(({ googleSpace, displayName }) => ({
        value: googleSpace!,
        label: displayName ?? googleSpace!,
      }))}
    />
  )
}
