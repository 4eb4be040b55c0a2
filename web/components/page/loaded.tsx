import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useGoing } from '../../lib/delete-soon.ts'
import { isLost } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { Page } from './page.tsx'
import { ErrorState, SkeletonRows } from './states.tsx'

type LoadedProps<T> = { query: UseQueryResult<T>; rows?: number; children: (data: T) => ReactNode }

/** What was asked for, once it is here; until then rows that stand for it, or what went wrong. */
export function Loaded<T>({ query, rows = 5, children }: LoadedProps<T>) {
  if (isLost(query)) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  return query.isPending ? <SkeletonRows count={rows} /> : children(query.data)
}

type LoadedListProps<T> = Omit<LoadedProps<readonly T[]>, 'children'> & {
  /** Stands there while there are none. */
  empty: ReactNode
  children: (rows: T[]) => ReactNode
}

/** A list that was asked for, without what was deleted a moment ago. */
export function LoadedList<T extends { id: string }>({ empty, children, ...rest }: LoadedListProps<T>) {
  const going = useGoing()
  return (
    <Loaded {...rest}>
      {(data) => {
        const rows = data.filter(({ id }) => !going.has(id))
        return rows.length === 0 ? empty : children(rows)
      }}
    </Loaded>
  )
}

type LoadedPageProps<T> = {
  query: UseQueryResult<T>
  /** While there is nothing to name it by. */
  title: string
  waiting?: ReactNode
  children: (data: T) => ReactNode
}

/** A page about one thing: it waits for it, and tells why when it does not come. */
export function LoadedPage<T>({ query, title, waiting = <SkeletonRows />, children }: LoadedPageProps<T>) {
  if (isLost(query))
    return (
      <Page title={title}>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    )
  return query.isPending ? <Page title={t.loading}>{waiting}</Page> : children(query.data)
}
