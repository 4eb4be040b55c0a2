import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
