import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SendInput } from '../../../src/client/index.ts'
import { CancelOr } from '../../components/form/button.tsx'
import { TextareaField } from '../../components/form/fields.tsx'
import { Form } from '../../components/form/form.tsx'
import { SelectField } from '../../components/form/select.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { Time } from '../../components/text/time.tsx'
import { client } from '../../lib/api.ts'
import { getQuery } from '../../lib/query.ts'
import { useMe } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { DeliveryBadge } from '../automations/automation-state.tsx'
import { DeliveryFields, isFilled, targetRows } from '../automations/delivery-fields.tsx'
import { SecretsDialog, secretsOf } from '../webhooks/secrets-dialog.tsx'
import type { Report } from './reports.queries.ts'

const everyMs = 2_000

const sentQuery = (reportId: string) =>
  getQuery(['report', reportId, 'deliveries'], '/reports/{id}/deliveries', {
    path: { id: reportId },
    query: { limit: 20 },
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'pending') ? everyMs : false),
    staleTime: 0,
  })

function SentBefore({ reportId }: { reportId: string }) {
  const sent = useQuery(sentQuery(reportId))
  if (!sent.data?.length) return null
  return (
    <section aria-label={t.sendReport.before} className="border-t border-line pt-3">
      <h3 className="pb-1 text-13 font-medium">{t.sendReport.before}</h3>
      <ul>
        {sent.data.map((delivery) => (
          <li key={delivery.id} className="py-1 text-12">
            <span className="flex items-center gap-2">
              <span className="min-w-0 flex-1 truncate">{delivery.recipient}</span>
              <Time at={delivery.lastAttemptAt ?? delivery.createdAt} />
              <DeliveryBadge status={delivery.status} />
            </span>
            {delivery.error ? <span className="text-bad">{delivery.error}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function SendReportDialog({ report, onClose }: { report: Pick<Report, 'id' | 'title'>; onClose: () => void }) {
  const { sendsMail } = useMe()
  const [rows, setRows] = useState(() => targetRows(sendsMail ? [{ kind: 'email', address: '' }] : []))
  const [attach, setAttach] = useState<'pdf' | 'xlsx' | 'none'>('pdf')
  const [message, setMessage] = useState('')
  const [secrets, setSecrets] = useState<ReturnType<typeof secretsOf>>([])
  const send = useMutation({
    mutationFn: () => {
      const fields: SendInput = {
        to: rows.map(({ target }) => target),
        attach,
        ...(message.trim() === '' ? {} : { message: message.trim() }),
      }
      return client.post('/reports/{id}/send', { path: { id: report.id }, body: fields })
    },
    onSuccess: ({ to }) => {
      toast(t.sendReport.sent(to.length))
      const made = secretsOf(to)
      if (made.length > 0) setSecrets(made)
      else onClose()
    },
  })
  if (secrets.length > 0) return <SecretsDialog secrets={secrets} onClose={onClose} />
  const ready = rows.length > 0 && rows.every(({ target }) => isFilled(target))
  return (
    <Dialog
      onClose={onClose}
      title={t.sendReport.title(report.title)}
      description={t.sendReport.text}
      footer={
        <CancelOr onCancel={onClose} busy={send.isPending} disabled={!ready} onClick={() => send.mutate()}>
          {t.sendReport.send}
        </CancelOr>
      }
    >
      <Form onSubmit={() => ready && send.mutate()} error={send.error}>
        <DeliveryFields rows={rows} onChange={setRows} whenNone={t.sendReport.nobody} />
        <TextareaField
          label={t.sendReport.message}
          hint={t.sendReport.messageHint}
          maxLength={2000}
          value={message}
          onChange={setMessage}
        />
        <SelectField
          label={t.automations.attachment}
          value={attach}
          onChange={setAttach}
          options={(['pdf', 'xlsx', 'none'] as const).map((each) => ({
            value: each,
            label: t.automations.attachments[each],
          }))}
        />
        <SentBefore reportId={report.id} />
      </Form>
    </Dialog>
  )
}
