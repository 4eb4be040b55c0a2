import { QueryClient, type QueryKey, queryOptions, type UseQueryOptions, useMutation } from '@tanstack/react-query'
import { ApiError, client } from './api.ts'
import { showError } from './undo.ts'

const passes = (error: Error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 502

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // What the service refused once it will refuse again; only silence and overload are worth another try.
      retry: (count, error) => count < 2 && passes(error),
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
})

type GetPath = Parameters<typeof client.get>[0]
type Answer<P extends GetPath> = ReturnType<typeof client.get<P>> extends Promise<infer T> ? T : never
type GetOptions<P extends GetPath> = Parameters<typeof client.get<P>>[1]
type Given<P extends GetPath> = Pick<NonNullable<GetOptions<P>>, 'path' | 'query'>
type Kept<T> = Omit<UseQueryOptions<T, Error, T, QueryKey>, 'queryKey' | 'queryFn' | 'select' | 'initialData'>
type Asked<P extends GetPath> = Given<P> & Kept<Answer<P>>
/** They may be left out where nothing in them is needed. */
type Options<P extends GetPath> = undefined extends GetOptions<P> ? [options?: Asked<P>] : [options: Asked<P>]
type Ask = (path: string, given: object) => unknown

function query<P extends GetPath>(queryKey: QueryKey, ask: (given: object) => unknown, given: Options<P>) {
  const { path, query, ...kept } = (given[0] ?? {}) as Asked<P>
  return queryOptions<Answer<P>, Error, Answer<P>, QueryKey>({
    ...(kept as Kept<Answer<P>>),
    queryKey,
    queryFn: ({ signal }) => ask({ path, query, signal }) as Promise<Answer<P>>,
  })
}

/** What the service answers at a path, under the key by which it is kept; how it is kept stands beside what is asked. */
export const getQuery = <P extends GetPath>(queryKey: QueryKey, path: P, ...given: Options<P>) =>
  query<P>(queryKey, (asked) => (client.get as Ask)(path, asked), given)

/** A whole list, page after page: a page ends where its rows are long, too. */
export const listQuery = <P extends Parameters<typeof client.list>[0]>(
  queryKey: QueryKey,
  path: P,
  ...given: Options<P>
) => query<P>(queryKey, (asked) => all((client.list as Ask)(path, asked) as AsyncIterable<unknown>), given)

async function all<Row>(pages: AsyncIterable<Row>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const row of pages) rows.push(row)
  return rows
}

/** Why there is nothing to show. What is shown already stays while it only cannot be asked for again. */
export const whyNot = ({ data, error }: { data: unknown; error: Error | null }): Error | null =>
  error !== null && (data === undefined || !passes(error)) ? error : null

/** The same where types are to know it: behind it, what was asked for is there. */
export const isLost = <Q extends { data: unknown; error: Error | null }>(
  query: Q,
): query is Q & { data: undefined; error: Error } => whyNot(query) !== null

/** Behind a change: what it made old is asked for again before it counts as done. What failed is told at once. */
export const afterwards =
  (refresh: () => unknown) =>
  async <Made>(made: Made): Promise<Made> => {
    await refresh()
    return made
  }

/** What a press does; what goes wrong is told at the edge of the page. */
export const useAct = <Made, Given = void>(
  act: (given: Given) => Promise<Made>,
  onDone?: (made: Made, given: Given) => unknown,
) => useMutation({ mutationFn: act, onSuccess: (made, given) => onDone?.(made, given), onError: showError })
