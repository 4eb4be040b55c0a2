import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { Dialog, Sheet } from '../../components/overlay/dialog.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { Loaded } from '../../components/page/loaded.tsx'
import { CodeBlock } from '../../components/text/code-block.tsx'
import { Time } from '../../components/text/time.tsx'
import { client } from '../../lib/api.ts'
import { useAct } from '../../lib/query.ts'
import { useCan } from '../../lib/session.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import {
  type Dashboard,
  type DashboardVersion,
  dashboardSaved,
  versionQuery,
  versionsQuery,
} from './dashboards.queries.ts'

type VersionsProps = { dashboard: Dashboard; open: boolean; onClose: () => void }

export function VersionsSheet({ dashboard, open, onClose }: VersionsProps) {
  const can = useCan()
  const versions = useQuery({ ...versionsQuery(dashboard.id), enabled: open })
  const [looking, setLooking] = useState<number | null>(null)
  const restore = useAct(
    (version: number) => client.post('/dashboards/{id}/restore', { path: { id: dashboard.id }, body: { version } }),
    async (after, version) => {
      await dashboardSaved(after)
      toast(t.dashboards.restored(version))
      onClose()
    },
  )
  return (
    <Sheet open={open} onClose={onClose} title={t.dashboards.history} description={t.dashboards.versionText}>
      <Loaded query={versions}>
        {(data) => (
          <ul className="flex flex-col">
            {data.map((version) => (
              <VersionRow
                key={version.version}
                version={version}
                now={version.version === dashboard.version}
                busy={restore.isPending && restore.variables === version.version}
                onLook={() => setLooking(version.version)}
                onRestore={can.write ? () => restore.mutate(version.version) : null}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {looking === null ? null : <VersionDialog id={dashboard.id} version={looking} onClose={() => setLooking(null)} />}
    </Sheet>
  )
}

type RowProps = {
  version: DashboardVersion
  now: boolean
  busy: boolean
  onLook: () => void
  onRestore: (() => void) | null
}

const VersionRow = ({ version, now, busy, onLook, onRestore }: RowProps) => (
  <li className="flex min-h-12 items-center gap-2 border-b border-line py-2">
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {t.dashboards.version(version.version)}
        {now ? <Badge tone="accent">{t.dashboards.versionNow}</Badge> : null}
        {version.published ? <Badge tone="good">{t.dashboards.published}</Badge> : null}
      </p>
      <p className="truncate text-12 text-muted">
        <Time at={version.createdAt} /> · {version.title}
      </p>
    </div>
    <Button size="small" look="quiet" onClick={onLook}>
      {t.dashboards.showVersion}
    </Button>
    {onRestore && !now ? (
      <Button size="small" busy={busy} onClick={onRestore}>
        {t.dashboards.restore}
      </Button>
    ) : null}
  </li>
)

function VersionDialog({ id, version, onClose }: { id: string; version: number; onClose: () => void }) {
  const kept = useQuery(versionQuery(id, version))
  return (
    <Dialog onClose={onClose} title={t.dashboards.version(version)} size="large">
      <Loaded query={kept}>{(data) => <CodeBlock code={data.markup} maxHeight={600} />}</Loaded>
    </Dialog>
  )
}
