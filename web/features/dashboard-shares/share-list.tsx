import { Link2Off, Pencil } from 'lucide-react'
import { IconButton } from '../../components/form/button.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { CopyField } from '../../components/text/copy-field.tsx'
import { format } from '../../lib/format.ts'
import { t } from '../../lib/texts/index.ts'
import { type DashboardShare, revokeShare } from './dashboard-shares.queries.ts'

type ShareListProps = { shares: DashboardShare[]; onEdit: (share: DashboardShare) => void }

const isOver = (share: DashboardShare) => share.expiresAt !== null && Date.parse(share.expiresAt) <= Date.now()
/** Revoked a moment ago: it is still there to be taken back, and no longer a link. */
const isRevoked = (share: DashboardShare) => share.expiresAt !== null && Date.parse(share.expiresAt) === 0

/** What the other site puts into its page. */
const snippetOf = ({ url }: DashboardShare): string =>
  `<iframe src="${url.replace('/share/dashboards/', '/embed/dashboards/')}" title="Dashboard" width="100%" height="800" style="border:0" loading="lazy"></iframe>`

export function ShareList({ shares, onEdit }: ShareListProps) {
  const shown = shares.filter((share) => !isRevoked(share))
  if (shown.length === 0) return <p className="text-muted">{t.shares.none}</p>
  return (
    <ul className="flex flex-col gap-3">
      {shown.map((share) => (
        <li key={share.id} className="rounded border border-line p-3">
          <CopyField label={share.access === 'team' ? t.shares.team : t.shares.public} value={share.url} />
          {share.allowedOrigins.length > 0 ? (
            <div className="mt-2">
              <CopyField label={t.shares.snippet} value={snippetOf(share)} />
            </div>
          ) : null}
          <div className="mt-2 flex items-center gap-1">
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1">
              {isOver(share) ? (
                <Badge tone="bad">{t.shares.ended}</Badge>
              ) : (
                <Badge>
                  {share.expiresAt === null ? t.shares.forever : t.shares.until(format.date(share.expiresAt))}
                </Badge>
              )}
              {share.hasPassword ? <Badge>{t.shares.withPassword}</Badge> : null}
              {Object.keys(share.lockedParams).length > 0 ? (
                <Badge>{t.shares.lockedTo(Object.keys(share.lockedParams).join(', '))}</Badge>
              ) : null}
            </div>
            <IconButton icon={Pencil} label={t.actions.edit} size="small" onClick={() => onEdit(share)} />
            <IconButton
              icon={Link2Off}
              label={t.shares.revoke}
              size="small"
              onClick={() => void revokeShare(share).catch(() => undefined)}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
