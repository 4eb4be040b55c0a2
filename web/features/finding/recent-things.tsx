import { useQuery } from '@tanstack/react-query'
import { SkeletonRows } from '../../components/page/states.tsx'
import { Time } from '../../components/text/time.tsx'
import { t } from '../../lib/texts/index.ts'
import { type Thing, thingIcons, thingsQuery, useOpenThing } from './things.ts'

const shown = 8
/** What one goes back to. Spaces stand apart, and data is where it always is. */
const kinds: ReadonlySet<Thing['kind']> = new Set(['chat', 'dashboard', 'report', 'question'])

/** What was worked on last, in the whole team. */
export function RecentThings() {
  const things = useQuery(thingsQuery(''))
  const open = useOpenThing()
  if (things.isPending) return <SkeletonRows count={3} />
  const recent = (things.data ?? []).filter(({ kind }) => kinds.has(kind)).slice(0, shown)
  if (recent.length === 0) return <p className="text-muted">{t.start.noRecent}</p>
  return (
    <ul aria-label={t.start.recent} className="divide-y divide-line overflow-hidden rounded border border-line">
      {recent.map((thing) => {
        const Icon = thingIcons[thing.kind]
        return (
          <li key={`${thing.kind} ${thing.id}`}>
            <button
              type="button"
              onClick={() => open(thing)}
              className="flex w-full items-center gap-3 bg-bg px-4 py-2.5 text-left hover:bg-surface focus-visible:outline-offset-[-2px]"
            >
              <Icon size={16} className="shrink-0 text-muted" aria-hidden />
              <span className="sr-only">{t.finding.kinds[thing.kind]}</span>
              <span className="min-w-0 flex-1 truncate text-14">{thing.title}</span>
              {thing.within ? (
                <span className="max-w-40 shrink-0 truncate text-12 text-muted max-md:hidden">{thing.within}</span>
              ) : null}
              <span className="shrink-0 text-12">
                <Time at={thing.changedAt} />
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
