import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { WholeSource } from '../../../components/chart/use-wholes.ts'
import { ApiError } from '../../../lib/api.ts'
import { type Clicks, type CrossFilter, filtersFor, useOnlyClicked } from './clicks.ts'
import { valueFor } from './control-clicks.ts'
import type { ControlValue, ControlValues } from './control-values.ts'
import { type Option, optionsFrom, type Result, type ShownDocument, type ShownQuery } from './documents.ts'

export type DocumentRun = {
  /** What tells the results of one document from those of another. */
  key: readonly unknown[]
  run: (query: ShownQuery, chosen: Chosen, signal: AbortSignal) => Promise<Result>
  /** Whether the totals of a query were kept with it; otherwise a question is asked for them. */
  hasWholes?: (query: ShownQuery) => boolean
}
type Chosen = { params: ControlValues; filters?: CrossFilter[]; whole?: string[] }
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

function useChosen(name: string | null) {
  const { document, values, clicks } = useDocument()
  const query = document.queries.find((each) => each.name === name)
  const params: ControlValues = {}
  for (const each of query?.controls ?? []) {
    const value = valueFor(query!.name, each, values, clicks?.controls ?? {})
    if (value !== undefined) params[each] = value
  }
  const filters = query?.question ? filtersFor(query.name, clicks?.filters ?? none) : none
  const chosen = { params, ...(filters.length > 0 ? { filters } : {}) }
  return { query, chosen, key: [query?.name ?? null, query?.sql ?? null, params, filters] }
}

/** The rows of a query with the values that are set now; views that ask the same share one request. */
export function useResult(name: string | null) {
  const { source, refreshMs, clicks } = useDocument()
  const { query, chosen, key } = useChosen(name)
  const select = useOnlyClicked(query, clicks?.filters ?? none)
  return useQuery({
    queryKey: ['document', ...source.key, ...key],
    queryFn: ({ signal }) => source.run(query!, chosen, signal),
    select,
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs ?? false,
    staleTime: 60_000,
  })
}

/** The totals of a question as it is asked now; of SQL there are none. */
export function useWholeSource(name: string): WholeSource | undefined {
  const { source } = useDocument()
  const { query, chosen, key } = useChosen(name)
  if (!query || !(source.hasWholes?.(query) ?? query.question !== undefined)) return undefined
  return {
    key: ['document', ...source.key, ...key],
    async load(whole, signal) {
      try {
        const { wholes, rows } = await source.run(query, { ...chosen, whole }, signal)
        if (!wholes) return rows
        const same = (by: string[]) => JSON.stringify(by.toSorted()) === JSON.stringify(whole.toSorted())
        return wholes.find(({ by }) => same(by))?.rows ?? null
      } catch (error) {
        // It may have no totals: groups that are chosen by their measures.
        if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null
        throw error
      }
    },
  }
}

const noOptions: Option[] = []

export function useOptions(options: Option[] | { query: string }): { options: Option[]; pending: boolean } {
  const result = useResult(Array.isArray(options) ? null : options.query)
  const read = useMemo(() => (result.data ? optionsFrom(result.data) : noOptions), [result.data])
  return Array.isArray(options) ? { options, pending: false } : { options: read, pending: result.isPending }
}
