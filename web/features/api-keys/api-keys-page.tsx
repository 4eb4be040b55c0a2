import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Switch } from '../../components/form/toggle.tsx'
import { MoreMenu } from '../../components/overlay/menu.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { LoadedList } from '../../components/page/loaded.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { ListTable } from '../../components/table/list-table.tsx'
import { Time } from '../../components/text/time.tsx'
import { format } from '../../lib/format.ts'
import { useCan, useMe } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { type ApiKey, apiKeysQuery, deleteKey, nameOf, switchKey } from './api-keys.queries.ts'
import { KeyDialog } from './key-dialog.tsx'
import { isReadOnly } from './read-only.ts'

export function ApiKeysPage() {
  const can = useCan()
  const keys = useQuery(apiKeysQuery)
  const [editing, setEditing] = useState<ApiKey | 'new' | null>(null)
  const create = can.write ? (
    <Button look="primary" icon={Plus} onClick={() => setEditing('new')}>
      {t.apiKeys.create}
    </Button>
  ) : null
  return (
    <Page title={t.settings.apiKeys} text={t.apiKeys.text} action={create}>
      <LoadedList
        query={keys}
        empty={<EmptyState icon={KeyRound} title={t.apiKeys.empty} text={t.apiKeys.emptyText} />}
      >
        {(data) => <KeyList keys={data} onEdit={setEditing} />}
      </LoadedList>
      {editing ? <KeyDialog before={editing === 'new' ? null : editing} onClose={() => setEditing(null)} /> : null}
    </Page>
  )
}

const limitsOf = (key: ApiKey): string => {
  const parts = [
    key.rateLimitEnabled && key.rateLimitMax !== null && key.rateLimitTimeWindow !== null
      ? t.apiKeys.rateText(format.number(key.rateLimitMax), format.duration(key.rateLimitTimeWindow))
      : null,
    key.remaining === null ? null : t.apiKeys.leftText(format.number(key.remaining)),
  ].filter((part) => part !== null)
  return parts.length === 0 ? t.apiKeys.unlimited : parts.join(', ')
}

function KeyList({ keys, onEdit }: { keys: ApiKey[]; onEdit: (key: ApiKey) => void }) {
  const { user } = useMe()
  const can = useCan()
  const mayChange = (key: ApiKey) => can.administer || (can.write && key.userId === user.id)
  return (
    <ListTable
      label={t.settings.apiKeys}
      rows={keys}
      columns={[
        {
          header: t.words.name,
          cell: (key) => (
            <span className="block min-w-0">
              <span className="block truncate font-medium">{nameOf(key)}</span>
              <span className="block truncate font-mono text-12 text-muted">{key.start ?? key.prefix ?? ''}…</span>
            </span>
          ),
        },
        {
          header: t.apiKeys.access,
          wide: true,
          cell: (key) => (
            <Badge>
              {key.permissions === null
                ? t.apiKeys.accessAll
                : isReadOnly(key.permissions)
                  ? t.apiKeys.accessRead
                  : t.apiKeys.accessOther}
            </Badge>
          ),
        },
        {
          header: t.apiKeys.quota,
          wide: true,
          hideHeader: true,
          cell: (key) => <span className="text-muted">{limitsOf(key)}</span>,
        },
        { header: t.apiKeys.used, wide: true, align: 'right', cell: (key) => format.number(key.requestCount) },
        { header: t.words.lastUsed, wide: true, cell: (key) => <Time at={key.lastRequest} /> },
        { header: t.words.expires, wide: true, cell: (key) => <Time at={key.expiresAt} /> },
        {
          header: t.apiKeys.enabled,
          cell: (key) => (
            <Switch
              label={`${t.apiKeys.enabled}: ${nameOf(key)}`}
              hideLabel
              checked={key.enabled}
              disabled={!mayChange(key)}
              onChange={(on) => void switchKey(key, on)}
            />
          ),
        },
      ]}
      menu={(key) =>
        mayChange(key) ? (
          <MoreMenu
            of={nameOf(key)}
            entries={[
              { label: t.apiKeys.limits, icon: SlidersHorizontal, onSelect: () => onEdit(key) },
              { label: t.actions.delete, icon: Trash2, danger: true, onSelect: () => void deleteKey(key) },
            ]}
          />
        ) : null
      }
    />
  )
}
