import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SendInput } from '../../../src/client/index.ts'
import { TextareaField } from '../../components/form/fields.tsx'
import { FormDialog } from '../../components/form/form-dialog.tsx'
import { choicesOf, SelectField } from '../../components/form/select.tsx'
import { Time } from '../../components/text/time.tsx'
import { client } from '../../lib/api.ts'
import { getQuery } from '../../lib/query.ts'
import { useMe } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { DeliveryBadge } from '../automations/automation-state.tsx'
import { DeliveryFields, targetRows } from '../automations/delivery-fields.tsx'
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
  const send = () => {
    const fields: SendInput = {
      to: rows.map(({ target }) => target),
      attach,
      ...(message.trim() === '' ? {} : { message: message.trim() }),
    }
    return client.post('/reports/{id}/send', { path: { id: report.id }, body: fields })
  }
  if (secrets.length > 0) return <SecretsDialog secrets={secrets} onClose={onClose} />
  return (
    <FormDialog
      title={t.sendReport.title(report.title)}
      description={t.sendReport.text}
      long
      submit={t.sendReport.send}
      ready={rows.length > 0}
      save={send}
      done={({ to }) => t.sendReport.sent(to.length)}
      onSaved={({ to }) => {
        const made = secretsOf(to)
        if (made.length > 0) setSecrets(made)
        else onClose()
      }}
      onClose={onClose}
    >
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
        options={choicesOf(['pdf', 'xlsx', 'none'], t.automations.attachments)}
      />
      <SentBefore reportId={report.id} />
    </FormDialog>
  )
}
