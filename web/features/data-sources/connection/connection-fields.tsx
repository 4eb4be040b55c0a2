import { type ReactNode, useState } from 'react'
import {
  httpKinds,
  keyedKinds,
  namedDatabaseKinds,
  type RemoteKind,
} from '../../../../src/engine/connection.contract.ts'
import { Button } from '../../../components/form/button.tsx'
import { PasswordField, TextareaField, TextField } from '../../../components/form/fields.tsx'
import { Checkbox } from '../../../components/form/toggle.tsx'
import { t } from '../../../lib/texts/index.ts'
import { type ConnectionDraft, projectIn } from './connection-draft.ts'

type FieldsProps = {
  type: RemoteKind
  draft: ConnectionDraft
  onChange: (change: Partial<ConnectionDraft>) => void
  /** Changed, not new: secrets that are there stay when nothing is entered. */
  existing?: boolean
}

export function ConnectionFields(props: FieldsProps) {
  if (props.type === 'BIGQUERY') return <ProjectFields {...props} />
  return keyedKinds.includes(props.type) ? <AccountFields {...props} /> : <ServerFields {...props} />
}

/** A field of the draft, and those that several kinds have. */
function partsOf({ type, draft, onChange, existing = false }: FieldsProps) {
  const text = (
    name: Exclude<keyof ConnectionDraft, 'ssl' | 'verifyCertificate' | 'allowWritableRole'>,
    label: string,
    more: { hint?: string | undefined; required?: boolean; number?: boolean; area?: boolean; mono?: boolean } = {},
  ) => {
    const entry = {
      label,
      hint: more.hint,
      required: more.required ?? false,
      spellCheck: false,
      value: draft[name],
      onChange: (entered: string) => onChange({ [name]: entered }),
    }
    if (more.area) return <TextareaField {...entry} rows={4} className="font-mono text-12" />
    const number = more.number ? { type: 'number', min: 1, max: 65535, className: 'numeric' } : {}
    return <TextField {...entry} autoComplete="off" {...number} />
  }
  const allowWritable = existing ? (
    <Checkbox
      label={t.connect.allowWritable}
      checked={draft.allowWritableRole}
      onChange={(allowWritableRole) => onChange({ allowWritableRole })}
    />
  ) : null
  const password = (label: string, hint?: string) => (
    <PasswordField
      label={label}
      hint={existing ? t.connect.passwordKeep : hint}
      autoComplete="new-password"
      value={draft.password}
      onChange={(entered) => onChange({ password: entered })}
    />
  )
  const database = text('database', t.connect.database, {
    hint: t.connect.databaseHints[type],
    required: namedDatabaseKinds.includes(type),
  })
  const endpoint = httpKinds.includes(type) ? text('endpoint', t.words.address, { hint: t.connect.endpointHint }) : null
  return { text, password, database, endpoint, allowWritable }
}

function ProjectFields(props: FieldsProps) {
  const { draft, existing = false } = props
  const { text } = partsOf(props)
  return (
    <>
      {text('key', t.connect.key, {
        hint: existing ? t.connect.passwordKeep : t.connect.keyHint,
        area: true,
        required: !existing,
      })}
      {text('projectId', t.connect.project, { required: projectIn(draft.key) === '' })}
      {text('datasets', t.nav.datasets, { hint: t.connect.datasetsHint })}
      <More>
        {text('location', t.connect.location, { hint: t.connect.locationHint })}
        {text('endpoint', t.words.address)}
      </More>
    </>
  )
}

function AccountFields(props: FieldsProps) {
  const { existing = false } = props
  const { text, password, database, endpoint, allowWritable } = partsOf(props)
  return (
    <>
      {text('host', t.connect.account, { hint: t.connect.accountHint, required: true })}
      {text('username', t.connect.username, { hint: t.connect.usernameHint })}
      {text('key', t.connect.privateKey, {
        hint: existing ? t.connect.passwordKeep : t.connect.privateKeyHint,
        area: true,
      })}
      {password(t.connect.passphrase, t.connect.passphraseHint)}
      {database}
      <div className="grid gap-3 sm:grid-cols-2">
        {text('warehouse', t.connect.warehouse, { hint: existing ? t.connect.emptyKeeps : undefined })}
        {text('role', t.words.role, { hint: existing ? t.connect.emptyKeeps : t.connect.roleHint })}
      </div>
      <More>
        {allowWritable}
        {endpoint}
      </More>
    </>
  )
}

function ServerFields(props: FieldsProps) {
  const { draft, onChange } = props
  const { text, password, database, endpoint, allowWritable } = partsOf(props)
  return (
    <>
      <div className="grid grid-cols-[1fr_6rem] gap-3">
        {text('host', t.connect.host, { hint: t.connect.hostHint, required: true })}
        {text('port', t.words.port, { number: true })}
      </div>
      {database}
      <div className="grid gap-3 sm:grid-cols-2">
        {text('username', t.connect.username, { hint: t.connect.usernameHint })}
        {password(t.words.password)}
      </div>
      <Checkbox label={t.connect.ssl} checked={draft.ssl} onChange={(ssl) => onChange({ ssl })} />
      <More>
        <Checkbox
          label={t.connect.verify}
          checked={draft.verifyCertificate}
          onChange={(verifyCertificate) => onChange({ verifyCertificate })}
        />
        {text('ca', t.connect.ca, { area: true })}
        {allowWritable}
        {endpoint}
      </More>
    </>
  )
}

function More({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <Button
        look="quiet"
        size="small"
        className="-ml-2 self-start"
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        {t.connect.more}
      </Button>
    )
  return <div className="flex flex-col gap-4 rounded border border-line p-3">{children}</div>
}
