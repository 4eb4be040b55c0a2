import { type ReactNode, useState } from 'react'
import { httpKinds, type RemoteKind } from '../../../../src/engine/connection.contract.ts'
import { Button } from '../../../components/form/button.tsx'
import { PasswordField } from '../../../components/form/fields.tsx'
import { Field } from '../../../components/form/form.tsx'
import { Input, Textarea } from '../../../components/form/input.tsx'
import { Checkbox } from '../../../components/form/toggle.tsx'
import { t } from '../../../lib/texts/index.ts'
import type { Connection, DataSource } from '../data-sources.queries.ts'

/** The form as it is typed. */
export type ConnectionDraft = {
  name: string
  host: string
  port: string
  database: string
  username: string
  password: string
  ssl: boolean
  verifyCertificate: boolean
  ca: string
  endpoint: string
  projectId: string
  datasets: string
  key: string
  location: string
  /** Said knowingly: the account may do more than read. */
  allowWritableRole: boolean
}

/** What the form begins with. */
export const usual: Record<RemoteKind, Pick<ConnectionDraft, 'port' | 'ssl'>> = {
  POSTGRES: { port: '5432', ssl: false },
  MYSQL: { port: '3306', ssl: false },
  CLICKHOUSE: { port: '8443', ssl: true },
  BIGQUERY: { port: '', ssl: false },
}

export const draftOf = (source: DataSource | null, type: RemoteKind): ConnectionDraft => ({
  name: source?.name ?? '',
  host: source?.host ?? '',
  port: source ? String(source.port ?? '') : usual[type].port,
  database: source?.database ?? '',
  username: source?.username ?? '',
  password: '',
  ssl: source?.ssl ?? usual[type].ssl,
  verifyCertificate: true,
  ca: '',
  endpoint: '',
  projectId: source?.projectId ?? '',
  datasets: source?.datasets?.join(', ') ?? '',
  key: '',
  location: '',
  allowWritableRole: false,
})

/** What is sent: only the fields of this type, and of the optional ones only those that were filled. */
export function connectionOf(type: RemoteKind, draft: ConnectionDraft): Omit<Connection, 'type' | 'name'> {
  const filled = <K extends string>(name: K, value: string) =>
    value.trim() === '' ? {} : ({ [name]: value.trim() } as Record<K, string>)
  if (type === 'BIGQUERY') {
    const datasets = draft.datasets.split(/[\s,]+/).filter((name) => name !== '')
    return {
      ...filled('projectId', draft.projectId || projectIn(draft.key)),
      datasets: datasets.length === 0 ? null : datasets,
      ...filled('key', draft.key),
      ...filled('location', draft.location),
      ...filled('endpoint', draft.endpoint),
    }
  }
  return {
    ...filled('host', draft.host),
    port: draft.port === '' ? null : Number(draft.port),
    database: draft.database.trim() || null,
    username: draft.username.trim() || null,
    ...(draft.password === '' ? {} : { password: draft.password }),
    ssl: draft.ssl,
    ...(draft.verifyCertificate ? {} : { verifyCertificate: false }),
    ...filled('ca', draft.ca),
    ...(draft.allowWritableRole ? { allowWritableRole: true } : {}),
    ...filled('endpoint', draft.endpoint),
  }
}

/** A service account's key names its project. */
export function projectIn(key: string): string {
  try {
    const { project_id } = JSON.parse(key) as { project_id?: unknown }
    return typeof project_id === 'string' ? project_id : ''
  } catch {
    return ''
  }
}

type FieldsProps = {
  type: RemoteKind
  draft: ConnectionDraft
  onChange: (change: Partial<ConnectionDraft>) => void
  /** Changed, not new: secrets that are there stay when nothing is entered. */
  existing?: boolean
}

export function ConnectionFields({ type, draft, onChange, existing = false }: FieldsProps) {
  const text = (
    name: Exclude<keyof ConnectionDraft, 'ssl' | 'verifyCertificate' | 'allowWritableRole'>,
    label: string,
    more: { hint?: string; required?: boolean; number?: boolean; area?: boolean; mono?: boolean } = {},
  ) => (
    <Field label={label} hint={more.hint} required={more.required ?? false}>
      {(control) =>
        more.area ? (
          <Textarea
            {...control}
            rows={4}
            spellCheck={false}
            className="font-mono text-12"
            value={draft[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ) : (
          <Input
            {...control}
            autoComplete="off"
            spellCheck={false}
            {...(more.number ? { type: 'number', min: 1, max: 65535, className: 'numeric' } : {})}
            value={draft[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        )
      }
    </Field>
  )
  if (type === 'BIGQUERY')
    return (
      <>
        {text('key', t.connect.key, {
          hint: existing ? t.connect.passwordKeep : t.connect.keyHint,
          area: true,
          required: !existing,
        })}
        {text('projectId', t.connect.project, { required: projectIn(draft.key) === '' })}
        {text('datasets', t.connect.datasets, { hint: t.connect.datasetsHint })}
        <More>
          {text('location', t.connect.location, { hint: t.connect.locationHint })}
          {text('endpoint', t.connect.endpoint)}
        </More>
      </>
    )
  return (
    <>
      <div className="grid grid-cols-[1fr_6rem] gap-3">
        {text('host', t.connect.host, { hint: t.connect.hostHint, required: true })}
        {text('port', t.connect.port, { number: true })}
      </div>
      {text('database', t.connect.database, { required: type === 'POSTGRES' })}
      <div className="grid gap-3 sm:grid-cols-2">
        {text('username', t.connect.username, { hint: t.connect.usernameHint })}
        <PasswordField
          label={t.connect.password}
          hint={existing ? t.connect.passwordKeep : undefined}
          autoComplete="new-password"
          value={draft.password}
          onChange={(password) => onChange({ password })}
        />
      </div>
      <Checkbox label={t.connect.ssl} checked={draft.ssl} onChange={(ssl) => onChange({ ssl })} />
      <More>
        <Checkbox
          label={t.connect.verify}
          checked={draft.verifyCertificate}
          onChange={(verifyCertificate) => onChange({ verifyCertificate })}
        />
        {text('ca', t.connect.ca, { area: true })}
        {existing ? (
          <Checkbox
            label={t.connect.allowWritable}
            checked={draft.allowWritableRole}
            onChange={(allowWritableRole) => onChange({ allowWritableRole })}
          />
        ) : null}
        {httpKinds.includes(type) ? text('endpoint', t.connect.endpoint, { hint: t.connect.endpointHint }) : null}
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
