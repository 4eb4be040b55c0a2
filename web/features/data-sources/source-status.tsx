import { Database, FileSpreadsheet } from 'lucide-react'
import { isFileSource } from '../../../src/engine/connection.contract.ts'
import { Tooltip } from '../../components/overlay/tooltip.tsx'
import { Badge } from '../../components/page/badge.tsx'
import { t } from '../../lib/texts/index.ts'
import type { DataSource } from './data-sources.queries.ts'

/** `isRead`: its tables were read, which tells as much as a test. */
export function SourceStatus({ source, isRead = false }: { source: DataSource; isRead?: boolean }) {
  if (source.connectionStatus === 'FAILED')
    return (
      <Tooltip text={source.lastError ?? t.sources.failed}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its reason is told on focus too */}
        <span tabIndex={0} className="rounded-sm">
          <Badge tone="bad">{t.sources.failed}</Badge>
        </span>
      </Tooltip>
    )
  if ((source.connectionStatus === 'CONNECTED' || isRead) && !isFileSource(source))
    return <Badge tone="good">{t.sources.connected}</Badge>
  return isFileSource(source) ? (
    <Badge tone="good">{t.words.ready}</Badge>
  ) : (
    <Badge tone="warn">{t.sources.untested}</Badge>
  )
}

export function SourceIcon({ source }: { source: Pick<DataSource, 'type'> }) {
  const Icon = isFileSource(source) ? FileSpreadsheet : Database
  return <Icon size={16} className="shrink-0 text-muted" aria-hidden />
}

/** Where it is: the file, or the address. */
export function placeOf(source: DataSource): string {
  if (isFileSource(source)) return source.originalFileName ?? t.extracts.result
  if (source.type === 'BIGQUERY') return source.projectId ?? ''
  const address = source.port === null ? source.host : `${source.host}:${source.port}`
  return [address, source.database].filter(Boolean).join('/')
}
