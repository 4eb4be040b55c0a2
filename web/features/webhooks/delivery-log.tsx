import { useQuery } from '@tanstack/react-query'
import { ChevronRight, RotateCw, Send } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Sheet } from '../../components/overlay/dialog.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { LoadedList } from '../../components/page/loaded.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { CodeBlock } from '../../components/text/code-block.tsx'
import { Time } from '../../components/text/time.tsx'
import { classNames } from '../../lib/class-names.ts'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { deliveriesQuery, redeliver, testWebhook, type Webhook, type WebhookDelivery } from './webhooks.queries.ts'

const tones = { pending: 'warn', delivered: 'good', failed: 'bad' } as const

export function DeliveryLog({ webhook, write, onClose }: { webhook: Webhook; write: boolean; onClose: () => void }) {
  const deliveries = useQuery(deliveriesQuery(webhook.id))
  return (
    <Sheet onClose={onClose} title={t.webhooks.log} description={webhook.url}>
      {write ? (
        <div className="pb-3">
          <Button icon={Send} size="small" onClick={() => void testWebhook(webhook.id)}>
            {t.webhooks.test}
          </Button>
        </div>
      ) : null}
      <LoadedList
        query={deliveries}
        empty={<EmptyState title={t.webhooks.logEmpty} text={write ? t.webhooks.logEmptyText : undefined} />}
      >
        {(data) => (
          <ol aria-label={t.webhooks.logOf(webhook.url)}>
            {data.map((delivery) => (
              <Entry key={delivery.id} delivery={delivery} webhookId={webhook.id} write={write} />
            ))}
          </ol>
        )}
      </LoadedList>
    </Sheet>
  )
}

type EntryProps = { delivery: WebhookDelivery; webhookId: string; write: boolean }

function Entry({ delivery, webhookId, write }: EntryProps) {
  const [open, setOpen] = useState(false)
  const { event, status, attempts, responseStatus, durationMs, error, nextAttemptAt, responseText, payload } = delivery
  const facts = [
    responseStatus === null || error !== null ? null : t.webhooks.answered(responseStatus),
    durationMs === null ? null : format.duration(durationMs),
    attempts > 1 ? t.webhooks.tries(attempts) : null,
    status === 'pending' && attempts > 0 && nextAttemptAt ? t.webhooks.nextTry(format.relative(nextAttemptAt)) : null,
  ].filter((fact) => fact !== null)
  return (
    <li className="border-b border-line py-2">
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-expanded={open}
          className="flex min-w-0 flex-1 items-center gap-2 rounded text-left hover:bg-hover"
          onClick={() => setOpen(!open)}
        >
          <ChevronRight size={14} aria-hidden className={classNames('shrink-0 text-muted', open && 'rotate-90')} />
          <span className="truncate font-mono text-12">{event}</span>
          <Badge tone={tones[status]}>{t.webhooks.statuses[status]}</Badge>
          <span className="ml-auto">
            <Time at={delivery.createdAt} />
          </span>
        </button>
        {write ? (
          <Button
            size="small"
            icon={RotateCw}
            aria-label={`${t.webhooks.redeliver}: ${event}`}
            onClick={() => void redeliver(webhookId, delivery.id)}
          >
            {t.webhooks.redeliver}
          </Button>
        ) : null}
      </div>
      {facts.length > 0 ? <p className="pl-5.5 text-12 text-muted">{facts.join(' · ')}</p> : null}
      {error ? <p className="pl-5.5 text-12 text-bad">{error}</p> : null}
      {open ? (
        <div className="flex flex-col gap-2 pt-2 pl-5.5">
          <p className="text-12 text-muted">
            {t.webhooks.payload} · {delivery.id}
          </p>
          <CodeBlock code={JSON.stringify(payload, null, 2)} />
          {responseText ? (
            <>
              <p className="text-12 text-muted">{t.webhooks.answer}</p>
              <CodeBlock code={responseText} />
            </>
          ) : null}
        </div>
      ) : null}
    </li>
  )
}
