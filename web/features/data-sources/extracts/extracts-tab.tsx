import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Code, Copy, RefreshCw, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ExtractInput, Extract as KeptExtract } from '../../../../src/client/index.ts'
import { isFileSource } from '../../../../src/engine/connection.contract.ts'
import { Button, IconButton } from '../../../components/form/button.tsx'
import { Badge, type Tone } from '../../../components/page/badge.tsx'
import { Loaded } from '../../../components/page/loaded.tsx'
import { EmptyState } from '../../../components/page/states.tsx'
import { ListTable } from '../../../components/table/list-table.tsx'
import { Time } from '../../../components/text/time.tsx'
import { client } from '../../../lib/api.ts'
import { deleteSoon, useGoing } from '../../../lib/delete-soon.ts'
import { format } from '../../../lib/format.ts'
import { getQuery, queryClient, useAct } from '../../../lib/query.ts'
import { useCan } from '../../../lib/session.ts'
import type { SourceTable } from '../../../lib/source-types.ts'
import { t } from '../../../lib/texts/index.ts'
import { scheduleWords } from '../../automations/schedule-words.ts'
import { type DataSource, sourcesChanged } from '../data-sources.queries.ts'
import { ExtractDialog } from './extract-form.tsx'

const isUnderWay = ({ state }: KeptExtract) => state === 'waiting' || state === 'running'

const extractsQuery = (sourceId: string) =>
  getQuery(['data-sources', sourceId, 'extracts'], '/data-sources/{id}/extracts', {
    path: { id: sourceId },
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 1_000 : 30_000),
  })
const reload = (sourceId: string) => queryClient.invalidateQueries({ queryKey: extractsQuery(sourceId).queryKey })
const tones: Record<KeptExtract['state'], Tone> = { waiting: 'warn', running: 'warn', ready: 'good', failed: 'bad' }

export function ExtractsTab({ source, table }: { source: DataSource; table: SourceTable | null }) {
  const sourceId = source.id
  const can = useCan()
  const going = useGoing()
  const [asking, setAsking] = useState(false)
  const extracts = useQuery(extractsQuery(sourceId))
  const keep = useAct((body: ExtractInput) =>
    client.post('/data-sources/{id}/extracts', { path: { id: sourceId }, body }).finally(() => reload(sourceId)),
  )
  const shown = extracts.data?.filter(({ id }) => !going.has(id)) ?? []
  const isKept = shown.some((one) => one.sql === null && one.table === table?.name && one.schema === table?.schema)
  const isResult = isFileSource(source)
  const add =
    can.write && !isResult ? (
      <div className="flex flex-wrap gap-2">
        <Button icon={Code} onClick={() => setAsking(true)}>
          {t.extracts.keepResult}
        </Button>
        {table && extracts.isSuccess && !isKept ? (
          <Button
            icon={Copy}
            look="primary"
            busy={keep.isPending}
            onClick={() => keep.mutate({ table: table.name, ...(table.schema !== null && { schema: table.schema }) })}
          >
            {t.extracts.keep(table.name)}
          </Button>
        ) : null}
      </div>
    ) : null
  return (
    <div className="mx-auto flex max-w-240 flex-col gap-4 p-4 md:p-6">
      <div className="flex flex-wrap items-start gap-3">
        <p className="max-w-[72ch] flex-1 basis-80 text-muted">{isResult ? t.extracts.resultText : t.extracts.text}</p>
        {shown.length > 0 ? add : null}
      </div>
      <Loaded query={extracts} rows={2}>
        {() =>
          shown.length === 0 ? (
            isResult ? (
              <EmptyState icon={Copy} title={t.extracts.noServer} text={t.extracts.noServerText} />
            ) : (
              <EmptyState icon={Copy} title={t.extracts.empty} text={t.extracts.emptyText} action={add} />
            )
          ) : (
            <ExtractList sourceId={sourceId} extracts={shown} />
          )
        }
      </Loaded>
      {asking ? (
        <ExtractDialog
          serverId={sourceId}
          extract={null}
          onClose={() => {
            setAsking(false)
            void reload(sourceId)
          }}
        />
      ) : null}
    </div>
  )
}

function ExtractList({ sourceId, extracts }: { sourceId: string; extracts: KeptExtract[] }) {
  const can = useCan()
  const [changing, setChanging] = useState<KeptExtract | null>(null)
  const refresh = useAct(({ id }: KeptExtract) =>
    client
      .post('/data-sources/{id}/extracts/{extractId}/refresh', { path: { id: sourceId, extractId: id } })
      .finally(() => reload(sourceId)),
  )
  return (
    <>
      <ListTable
        label={t.sources.views.extracts}
        rows={extracts}
        columns={[
          { header: t.words.table, cell: (one) => <ExtractName extract={one} pageId={sourceId} /> },
          {
            header: t.words.state,
            cell: (one) => <Badge tone={tones[one.state]}>{t.extracts.states[one.state]}</Badge>,
          },
          { header: t.words.size, wide: true, cell: (one) => <ExtractSize extract={one} /> },
          { header: t.extracts.asOf, wide: true, cell: ({ asOf }) => <Time at={asOf} /> },
          {
            header: t.actions.more,
            hideHeader: true,
            align: 'right',
            className: 'w-32',
            cell: (one) =>
              can.write ? (
                <span className="flex justify-end gap-1">
                  <IconButton
                    icon={RefreshCw}
                    size="small"
                    label={`${t.actions.refresh}: ${one.table}`}
                    disabled={isUnderWay(one)}
                    onClick={() => refresh.mutate(one)}
                  />
                  <IconButton
                    icon={SlidersHorizontal}
                    size="small"
                    label={`${t.actions.change}: ${one.table}`}
                    onClick={() => setChanging(one)}
                  />
                  <IconButton
                    icon={Trash2}
                    size="small"
                    label={`${t.extracts.remove}: ${one.table}`}
                    onClick={() => remove(sourceId, one)}
                  />
                </span>
              ) : null,
          },
        ]}
      />
      {changing ? (
        <ExtractDialog
          serverId={changing.dataSourceId}
          extract={changing}
          onClose={() => {
            setChanging(null)
            void reload(sourceId)
          }}
        />
      ) : null}
    </>
  )
}

/** The result of a statement goes with its extract. */
const remove = (sourceId: string, { id, dataSourceId, resultId, table }: KeptExtract): void =>
  deleteSoon({
    id: resultId === null ? id : [id, resultId],
    message: t.extracts.removed(table),
    remove: async () => {
      const path = { id: dataSourceId, extractId: id }
      await client.delete('/data-sources/{id}/extracts/{extractId}', { path, keepalive: true })
      await Promise.all([reload(sourceId), resultId === null ? undefined : sourcesChanged()])
    },
  })

const ExtractName = ({
  extract: { table, schema, sql, resultId, schedule, lastError, state, leftOut },
  pageId,
}: {
  extract: KeptExtract
  /** The data source that is looked at: a result has no link to itself. */
  pageId: string
}) => (
  <span className="block">
    {resultId === null || resultId === pageId ? (
      <span className="font-medium break-all">{table}</span>
    ) : (
      <Link to="/data/$sourceId" params={{ sourceId: resultId }} className="font-medium break-all text-accent">
        {table}
      </Link>
    )}
    {sql === null ? null : <span className="line-clamp-2 font-mono text-12 break-words text-muted">{sql}</span>}
    <span className="block text-12 text-muted">
      {[schema, schedule ? scheduleWords(schedule.cron, schedule.timezone) : t.extracts.byHand]
        .filter(Boolean)
        .join(' · ')}
    </span>
    {leftOut.length > 0 ? (
      <span className="block text-12 text-muted">{t.extracts.leftOut(leftOut.map(({ name }) => name).join(', '))}</span>
    ) : null}
    {lastError ? (
      <span className={`block text-12 ${state === 'failed' ? 'text-bad' : 'text-warn'}`}>{lastError}</span>
    ) : null}
  </span>
)

const ExtractSize = ({ extract: { rows, bytes, progress } }: { extract: KeptExtract }) => (
  <span className="numeric">
    {progress
      ? t.extracts.reading(format.number(progress.rows))
      : rows === null || bytes === null
        ? '–'
        : `${t.sources.rowCount(format.number(rows))} · ${format.bytes(bytes)}`}
  </span>
)
