import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { type RemoteKind, remoteKinds } from '../../../../src/engine/connection.contract.ts'
import { Button } from '../../../components/form/button.tsx'
import { TextField } from '../../../components/form/fields.tsx'
import { Form } from '../../../components/form/form.tsx'
import { Checkbox } from '../../../components/form/toggle.tsx'
import { Page } from '../../../components/page/page.tsx'
import { CodeBlock } from '../../../components/text/code-block.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { t } from '../../../lib/texts/index.ts'
import { toast } from '../../../lib/toast.ts'
import { spaceFromSource } from '../../spaces/upload-file.ts'
import {
  type ConnectionTestAnswer,
  connectSource,
  sourcesChanged,
  testSource,
  tryConnection,
} from '../data-sources.queries.ts'
import { connectionOf, draftOf, usual } from './connection-draft.ts'
import { ConnectionFields } from './connection-fields.tsx'
import { ConnectionUrlField } from './connection-url-field.tsx'

/** A connection is tried before it is kept; one that fails is kept only when the person wants it all the same. */
export function ConnectPage() {
  const navigate = useNavigate()
  const { into } = useSearch({ from: '/inside/data/connect' })
  const [type, setType] = useState<RemoteKind>('POSTGRES')
  const [draft, setDraft] = useState(() => draftOf(null, type))
  const [refusal, setRefusal] = useState<ConnectionTestAnswer | null>(null)

  const connect = useMutation({
    mutationFn: async ({ untested }: { untested: boolean }) => {
      const name = draft.name.trim() || draft.database.trim() || draft.projectId.trim() || t.sources.types[type]
      const connection = { name, type, ...connectionOf(type, draft) }
      const tried = untested ? null : await tryConnection(connection)
      const refused = tried !== null && !tried.success
      setRefusal(refused ? tried : null)
      if (refused) return
      const source = await connectSource(connection)
      if (!untested) await testSource(source.id)
      void sourcesChanged()
      toast(untested ? t.connect.kept(name) : t.connect.connected(name))
      if (into === 'space' && !untested) {
        const { id } = await spaceFromSource(source)
        await navigate({ to: '/spaces/$spaceId', params: { spaceId: id } })
      } else await navigate({ to: '/data/$sourceId', params: { sourceId: source.id } })
    },
  })
  const choose = (next: RemoteKind) => {
    setType(next)
    setRefusal(null)
    connect.reset()
    setDraft((now) => ({
      ...now,
      ssl: now.ssl === usual[type].ssl ? usual[next].ssl : now.ssl,
      port: now.port === usual[type].port ? usual[next].port : now.port,
    }))
  }
  return (
    <Page title={t.setup.connect} text={t.connect.text} width="reading">
      <Form onSubmit={() => connect.mutate({ untested: false })} error={connect.error}>
        <ConnectionUrlField
          onFill={(filled) => {
            setType(filled.type)
            setRefusal(null)
            connect.reset()
            setDraft({ ...draftOf(null, filled.type), name: draft.name, ...filled.draft })
          }}
        />
        <fieldset>
          <legend className="pb-1 font-medium">{t.connect.type}</legend>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {remoteKinds.map((one) => (
              <label
                key={one}
                className={classNames(
                  'flex h-10 items-center justify-center rounded border px-2 text-center has-focus-visible:outline-2 has-focus-visible:outline-accent',
                  one === type
                    ? 'border-accent bg-accent-soft font-medium text-accent-text'
                    : 'border-line-strong hover:bg-hover',
                )}
              >
                <input
                  type="radio"
                  name="type"
                  className="sr-only"
                  checked={one === type}
                  onChange={() => choose(one)}
                />
                {t.sources.types[one]}
              </label>
            ))}
          </div>
        </fieldset>
        <TextField
          label={t.words.name}
          hint={t.connect.nameHint}
          maxLength={200}
          value={draft.name}
          onChange={(text) => setDraft({ ...draft, name: text })}
        />
        <ConnectionFields type={type} draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
        {refusal === null ? null : refusal.writableRole ? (
          <WritableRole
            {...refusal.writableRole}
            allowed={draft.allowWritableRole}
            onAllow={(allowWritableRole) => setDraft({ ...draft, allowWritableRole })}
          />
        ) : (
          <Refusal text={refusal.lastError || t.sources.failed} />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => void navigate({ to: '/data' })}>{t.actions.cancel}</Button>
          {refusal === null || refusal.writableRole ? null : (
            <Button disabled={connect.isPending} onClick={() => connect.mutate({ untested: true })}>
              {t.connect.keepAnyway}
            </Button>
          )}
          <Button type="submit" look="primary" busy={connect.isPending}>
            {connect.isPending ? t.connect.testing : refusal === null ? t.connect.submit : t.connect.again}
          </Button>
        </div>
      </Form>
    </Page>
  )
}

type WritableRoleProps = {
  reason: string
  statements: string[]
  allowed: boolean
  onAllow: (allowed: boolean) => void
}

/** The account could do more than read: what makes one that could not, or a word that it is meant. */
const WritableRole = ({ reason, statements, allowed, onAllow }: WritableRoleProps) => (
  <div role="alert" className="flex flex-col gap-2 rounded border border-line-strong px-3 py-2">
    <p className="font-medium">{t.connect.writableTitle}</p>
    <p className="break-words">{t.connect.writableText(reason)}</p>
    <CodeBlock code={statements.join('\n')} language="sql" />
    <Checkbox label={t.connect.allowWritable} checked={allowed} onChange={onAllow} />
  </div>
)

/** What the database said, and what to change. */
export const Refusal = ({ text }: { text: string }) => (
  <div role="alert" className="flex gap-2 rounded border border-bad/40 bg-bad-soft px-3 py-2">
    <TriangleAlert size={16} className="mt-0.5 shrink-0 text-bad" aria-hidden />
    <div className="min-w-0">
      <p className="font-medium text-bad">{t.connect.failedTitle}</p>
      <p className="break-words">{text}</p>
    </div>
  </div>
)
