import { Bug } from 'lucide-react'
import { useState } from 'react'
import type { ClientLog } from '../../../src/client/index.ts'
import { Select } from '../../components/form/select.tsx'
import { Badge, type Tone } from '../../components/page/badge.tsx'
import { Details } from '../../components/page/details.tsx'
import { Page } from '../../components/page/page.tsx'
import { EmptyState } from '../../components/page/states.tsx'
import { PagedTable, usePagedList } from '../../components/table/paged-table.tsx'
import { Time } from '../../components/text/time.tsx'
import { client } from '../../lib/api.ts'
import { t } from '../../lib/texts/index.ts'

type Level = ClientLog['level']
const tones: Record<Level, Tone> = { debug: 'neutral', info: 'accent', warn: 'warn', error: 'bad' }
const levels = ['all', 'debug', 'info', 'warn', 'error'] as const

export function ClientLogPage() {
  const [level, setLevel] = useState<(typeof levels)[number]>('all')
  const entries = usePagedList('logs', (options) => client.page('/logs', options))
  const rows = level === 'all' ? entries.rows : entries.rows.filter((one) => one.level === level)
  return (
    <Page title={t.settings.clientLog} text={t.clientLog.text}>
      <div className="w-40 pb-3">
        <Select
          label={t.clientLog.level}
          value={level}
          onChange={setLevel}
          options={levels.map((value) => ({
            value,
            label: value === 'all' ? t.clientLog.anyLevel : t.clientLog.levels[value],
          }))}
        />
      </div>
      <PagedTable
        list={entries}
        empty={<EmptyState icon={Bug} title={t.clientLog.empty} text={t.clientLog.emptyText} />}
        label={t.settings.clientLog}
        rows={rows}
        columns={[
          { header: t.audit.time, cell: (one) => <Time at={one.createdAt} exact /> },
          {
            header: t.clientLog.level,
            cell: (one) => <Badge tone={tones[one.level]}>{t.clientLog.levels[one.level]}</Badge>,
          },
          { header: t.clientLog.event, cell: (one) => <span className="font-mono text-12">{one.event}</span> },
          { header: t.words.details, wide: true, cell: (one) => <Details fields={one.detail} /> },
          {
            header: t.clientLog.instance,
            wide: true,
            cell: (one) => (
              <span className="font-mono text-12 text-muted" title={one.appInstance}>
                {one.appInstance.slice(0, 8)}
              </span>
            ),
          },
        ]}
      />
    </Page>
  )
}
