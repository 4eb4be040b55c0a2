import { useQuery } from '@tanstack/react-query'
import { KeyRound, List, Pencil, Plus, Send, Trash2, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Switch } from '../../components/form/toggle.tsx'
import { MoreMenu } from '../../components/overlay/menu.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { LoadedList } from '../../components/page/loaded.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { ListTable } from '../../components/table/list-table.tsx'
import { format } from '../../lib/format.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { showError } from '../../lib/undo.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { SecretsDialog } from './secrets-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import {
  changeWebhook,
  deleteWebhook,
  rotateSecret,
  testWebhook,
  type Webhook,
  webhooksQuery,
} from './webhooks.queries.ts'

export function WebhooksPage() {
  const can = useCan()
  const webhooks = useQuery(webhooksQuery)
  const [editing, setEditing] = useState<Webhook | 'new' | null>(null)
  const [logOf, setLogOf] = useState<string | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const logged = webhooks.data?.find(({ id }) => id === logOf)
  const rotate = (id: string) =>
    rotateSecret(id).then((rotated) => {
      setSecret(rotated.secret)
      toast(t.webhooks.rotated)
    }, showError)
  const create = can.administer ? (
    <Button look="primary" icon={Plus} onClick={() => setEditing('new')}>
      {t.webhooks.create}
    </Button>
  ) : null
  return (
    <Page title={t.webhooks.title} text={t.webhooks.text} action={create}>
      <LoadedList
        query={webhooks}
        empty={
          <EmptyState
            icon={WebhookIcon}
            title={t.webhooks.empty}
            text={can.administer ? t.webhooks.emptyText : t.webhooks.readOnly}
          />
        }
      >
        {(rows) => (
          <ListTable
            label={t.webhooks.title}
            rows={rows}
            columns={[
              {
                header: t.words.address,
                cell: (webhook) => (
                  <div className="min-w-0 py-1">
                    <button
                      type="button"
                      className="block max-w-full truncate text-left font-medium hover:underline"
                      onClick={() => setLogOf(webhook.id)}
                    >
                      {webhook.url}
                    </button>
                    <p className="text-12 text-muted">
                      {[webhook.description, webhook.events.map((type) => t.webhooks.eventShort[type]).join(', ')]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                    {webhook.disabledReason ? <p className="text-12 text-bad">{webhook.disabledReason}</p> : null}
                  </div>
                ),
              },
              { header: t.words.state, className: 'w-24', cell: (webhook) => <State webhook={webhook} /> },
              {
                header: t.words.on,
                className: 'w-12',
                cell: (webhook) => (
                  <Switch
                    label={t.webhooks.onLabel(webhook.url)}
                    hideLabel
                    checked={webhook.enabled}
                    disabled={!can.administer}
                    onChange={(enabled) => void changeWebhook(webhook.id, { enabled }).catch(showError)}
                  />
                ),
              },
            ]}
            menu={(webhook) => (
              <MoreMenu
                of={webhook.url}
                entries={[
                  { label: t.webhooks.log, icon: List, onSelect: () => setLogOf(webhook.id) },
                  ...(can.administer
                    ? [
                        { label: t.webhooks.test, icon: Send, onSelect: () => void testWebhook(webhook.id) },
                        { label: t.actions.change, icon: Pencil, onSelect: () => setEditing(webhook) },
                        { label: t.webhooks.rotate, icon: KeyRound, onSelect: () => void rotate(webhook.id) },
                        {
                          label: t.webhooks.delete,
                          icon: Trash2,
                          danger: true,
                          onSelect: () => deleteWebhook(webhook),
                        },
                      ]
                    : []),
                ]}
              />
            )}
          />
        )}
      </LoadedList>
      {editing ? <WebhookDialog subject={editing} onClose={() => setEditing(null)} onSecret={setSecret} /> : null}
      {secret ? (
        <SecretsDialog secrets={[{ label: t.webhooks.secret, value: secret }]} onClose={() => setSecret(null)} />
      ) : null}
      {logged ? <DeliveryLog webhook={logged} write={can.administer} onClose={() => setLogOf(null)} /> : null}
    </Page>
  )
}

function State({ webhook: { enabled, failingSince } }: { webhook: Webhook }) {
  if (!enabled) return <Badge>{t.words.off}</Badge>
  if (failingSince === null) return <Badge tone="good">{t.webhooks.well}</Badge>
  return (
    <span title={t.webhooks.failingSince(format.dateTime(failingSince))}>
      <Badge tone="bad">{t.webhooks.failing}</Badge>
    </span>
  )
}
