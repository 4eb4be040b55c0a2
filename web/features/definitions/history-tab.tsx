import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '../../components/form/button.tsx'
import { EmptyState, ErrorState, Skeleton, SkeletonRows } from '../../components/page/states.tsx'
import { Time } from '../../components/text/time.tsx'
import { classNames } from '../../lib/class-names.ts'
import { isLost } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { toast } from '../../lib/toast.ts'
import { historyQuery, type Owner, versionQuery } from './definitions.queries.ts'
import { lineDiff, withContext } from './line-diff.ts'
import type { Draft } from './use-draft.ts'

const d = t.definitions
type TabProps = { owner: Owner; draft: Draft; disabled: boolean }

export function HistoryTab({ owner, draft, disabled }: TabProps) {
  const history = useQuery(historyQuery(owner))
  const [chosen, setChosen] = useState<number | null>(null)
  if (isLost(history)) return <ErrorState error={history.error} onRetry={() => void history.refetch()} />
  if (history.isPending) return <SkeletonRows />
  if (history.data.length === 0) return <EmptyState icon={History} title={d.noHistory} text={d.noHistoryText} />
  const shown = chosen ?? history.data[0]!.version
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={d.tabs.history} className="flex flex-col">
        {history.data.map(({ version, change, createdAt }) => (
          <li key={version} className="border-b border-line">
            <button
              type="button"
              aria-pressed={version === shown}
              onClick={() => setChosen(version)}
              className={classNames(
                'flex min-h-10 w-full items-center gap-3 rounded px-2 text-left hover:bg-hover',
                version === shown && 'bg-pressed',
              )}
            >
              <span className="font-medium">{d.version(version)}</span>
              <span className="min-w-0 flex-1 truncate text-muted">{change}</span>
              <span className="text-12 text-muted">
                <Time at={createdAt} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Difference key={shown} owner={owner} version={shown} draft={draft} disabled={disabled} />
    </div>
  )
}

const marks = { same: ' ', added: '+', removed: '-' } as const

function Difference({ owner, version, draft, disabled }: TabProps & { version: number }) {
  const after = useQuery(versionQuery(owner, version))
  const before = useQuery(versionQuery(owner, version - 1))
  const lines = useMemo(
    () =>
      after.data === undefined || before.data === undefined ? null : withContext(lineDiff(before.data, after.data)),
    [before.data, after.data],
  )
  if (isLost(after)) return <ErrorState error={after.error} onRetry={() => void after.refetch()} />
  if (lines === null) return <Skeleton className="h-40 w-full" />
  return (
    <section aria-label={d.version(version)} className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <h2 className="min-w-0 flex-1 text-13 text-muted">{d.against(version - 1)}</h2>
        {disabled ? null : (
          <Button
            size="small"
            onClick={() => {
              draft.editYaml(after.data ?? '')
              toast(d.restored(version))
            }}
          >
            {d.restore}
          </Button>
        )}
      </div>
      {lines.every((line) => line === null || line.kind === 'same') ? (
        <p className="text-muted">{d.sameAsBefore}</p>
      ) : (
        <pre className="overflow-x-auto rounded border border-line py-2 font-mono text-12">
          {lines.map((line, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else
              key={at}
              className={classNames(
                'block px-3 whitespace-pre',
                line?.kind === 'added' && 'bg-good-soft text-good',
                line?.kind === 'removed' && 'bg-bad-soft text-bad',
                line === null && 'text-faint',
              )}
            >
              {line === null ? `  ⋯` : `${marks[line.kind]} ${line.text}`}
            </span>
          ))}
        </pre>
      )}
    </section>
  )
}
