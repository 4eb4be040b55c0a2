import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { whyNot } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { Page } from './page.tsx'
import { ErrorState, SkeletonRows } from './states.tsx'

type LoadedPageProps<T> = {
  query: UseQueryResult<T>
  /** While there is nothing to name it by. */
  title: string
  waiting?: ReactNode
  children: (data: T) => ReactNode
}

/** A page about one thing: it waits for it, and tells why when it does not come. */
export function LoadedPage<T>({ query, title, waiting = <SkeletonRows />, children }: LoadedPageProps<T>) {
  const error = whyNot(query)
  if (error)
    return (
      <Page title={title}>
        <ErrorState error={error} onRetry={() => void query.refetch()} />
      </Page>
    )
  return query.data === undefined ? <Page title={t.loading}>{waiting}</Page> : children(query.data)
}
