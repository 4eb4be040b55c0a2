import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Clicks, type CrossFilter, filtersFor, useOnlyClicked } from './clicks.ts'
import type { ControlValue, ControlValues } from './control-values.ts'
import { type Option, optionsFrom, type Result, type ShownDocument, type ShownQuery } from './documents.ts'

export type DocumentRun = {
  /** What tells the results of one document from those of another. */
  key: readonly unknown[]
  run: (query: ShownQuery, chosen: Chosen, signal: AbortSignal) => Promise<Result>
}
type Chosen = { params: ControlValues; filters?: CrossFilter[] }
type DocumentData = {
  document: ShownDocument
  values: ControlValues
  onChange: ((name: string, value: ControlValue | undefined) => void) | null
  source: DocumentRun
  refreshMs: number | null
  /** Whether one may look at the SQL behind a view. */
  showSql: boolean
  /** Where questions are told in SQL; not for visitors. */
  spaceId?: string
  /** What was clicked, and what a click does: without it, none does anything. */
  clicks?: Clicks
}
const Context = createContext<DocumentData | null>(null)

export function useDocument(): DocumentData {
  const data = useContext(Context)
  if (data === null) throw new Error('useDocument outside of a document')
  return data
}

export function DocumentProvider({ children, ...data }: DocumentData & { children: ReactNode }) {
  const { document, values, onChange, source, refreshMs, showSql, spaceId, clicks } = data
  const given = useMemo(
    () => ({
      document,
      values,
      onChange,
      source,
      refreshMs,
      showSql,
      ...(spaceId === undefined ? {} : { spaceId }),
      ...(clicks === undefined ? {} : { clicks }),
    }),
    [document, values, onChange, source, refreshMs, showSql, spaceId, clicks],
  )
  return <Context value={given}>{children}</Context>
}

const none: never[] = []

/** The rows of a query with the values that are set now; views that ask the same share one request. */
export function useResult(name: string | null) {
  const { document, values, source, refreshMs, clicks } = useDocument()
  const query = document.queries.find((each) => each.name === name)
  const params: ControlValues = {}
  for (const each of query?.controls ?? []) if (values[each] !== undefined) params[each] = values[each]
  const filters = query?.question ? filtersFor(query.name, clicks?.filters ?? none) : none
  const chosen = { params, ...(filters.length > 0 ? { filters } : {}) }
  const select = useOnlyClicked(query, clicks?.filters ?? none)
  return useQuery({
    queryKey: ['document', ...source.key, query?.name ?? null, query?.sql ?? null, params, filters],
    queryFn: ({ signal }) => source.run(query!, chosen, signal),
    select,
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs ?? false,
    staleTime: 60_000,
  })
}

const noOptions: Option[] = []

export function useOptions(options: Option[] | { query: string }): { options: Option[]; pending: boolean } {
  const result = useResult(Array.isArray(options) ? null : options.query)
  const read = useMemo(() => (result.data ? optionsFrom(result.data) : noOptions), [result.data])
  return Array.isArray(options) ? { options, pending: false } : { options: read, pending: result.isPending }
}
