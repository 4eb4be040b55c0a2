import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { RemoteKind } from '../../../../src/engine/connection.contract.ts'
import { Button } from '../../../components/form/button.tsx'
import { Form } from '../../../components/form/form.tsx'
import { Time } from '../../../components/text/time.tsx'
import { useCan } from '../../../lib/session.ts'
import { t } from '../../../lib/texts/index.ts'
import { toast } from '../../../lib/toast.ts'
import { changeSource, contentsChanged, type DataSource, testSource } from '../data-sources.queries.ts'
import { placeOf } from '../source-status.tsx'
import { Refusal } from './connect-page.tsx'
import { connectionOf, draftOf } from './connection-draft.ts'
import { ConnectionFields } from './connection-fields.tsx'

export function ConnectionTab({ source }: { source: DataSource }) {
  const can = useCan()
  const type = source.type as RemoteKind
  const [draft, setDraft] = useState(() => draftOf(source, type))
  const test = useMutation({ mutationFn: () => testSource(source.id) })
  const save = useMutation({
    mutationFn: async () => {
      await changeSource(source.id, connectionOf(type, draft))
      const tested = await testSource(source.id)
      await contentsChanged(source.id)
      return tested
    },
    onSuccess: ({ success }) => {
      if (success) toast(t.connect.saved)
    },
  })
  const { warning } = save.data ?? test.data ?? {}
  return (
    <div className="mx-auto flex max-w-160 flex-col gap-4 p-4 md:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 flex-1 truncate font-mono text-12 text-muted">{placeOf(source)}</span>
        <span className="text-12 text-muted">
          {t.sources.tested} <Time at={source.lastTestedAt} />
        </span>
        {can.write ? (
          <Button busy={test.isPending} onClick={() => test.mutate()}>
            {t.sources.test}
          </Button>
        ) : null}
      </div>
      {source.lastError ? <Refusal text={source.lastError} /> : null}
      {warning === undefined ? null : (
        <p role="status" className="rounded border border-line-strong px-3 py-2 break-words">
          {warning}
        </p>
      )}
      {can.write ? (
        <Form onSubmit={() => save.mutate()} error={save.error ?? test.error}>
          <ConnectionFields
            type={type}
            draft={draft}
            onChange={(change) => setDraft({ ...draft, ...change })}
            existing
          />
          <Button type="submit" look="primary" className="self-end" busy={save.isPending}>
            {t.connect.save}
          </Button>
        </Form>
      ) : (
        <p className="text-muted">{t.connect.shown}</p>
      )}
    </div>
  )
}
