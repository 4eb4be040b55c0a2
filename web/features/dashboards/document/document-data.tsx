import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { ControlValue, ControlValues } from './control-values.ts'
import { type Option, optionsFrom, type Result, type ShownDocument, type ShownQuery } from './documents.ts'

export type DocumentRun = {
  /** What tells the results of one document from those of another. */
  key: readonly unknown[]
  run: (query: ShownQuery, params: ControlValues, signal: AbortSignal) => Promise<Result>
}
type DocumentData = {
  document: ShownDocument
  values: ControlValues
  onChange: ((name: string, value: ControlValue | undefined) => void) | null
  source: DocumentRun
  refreshMs: number | null
  /** Whether one may look at the SQL behind a view. */
  showSql: boolean
}
const Context = createContext<DocumentData | null>(null)

export function useDocument(): DocumentData {
  const data = useContext(Context)
  if (data === null) throw new Error('useDocument outside of a document')
  return data
}

export function DocumentProvider({ children, ...data }: DocumentData & { children: ReactNode }) {
  const { document, values, onChange, source, refreshMs, showSql } = data
  const given = useMemo(
    () => ({ document, values, onChange, source, refreshMs, showSql }),
    [document, values, onChange, source, refreshMs, showSql],
  )
  return <Context value={given}>{children}</Context>
}

/** The rows of a query with the values that are set now; views that ask the same share one request. */
export function useResult(name: string | null) {
  const { document, values, source, refreshMs } = useDocument()
  const query = document.queries.find((each) => each.name === name)
  const params: ControlValues = {}
  for (const each of query?.controls ?? []) if (values[each] !== undefined) params[each] = values[each]
  return useQuery({
    queryKey: ['document', ...source.key, query?.name ?? null, query?.sql ?? null, params],
    queryFn: ({ signal }) => source.run(query!, params, signal),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs ?? false,
    staleTime: 60_000,
  })
}

const none: Option[] = []

export function useOptions(options: Option[] | { query: string }): { options: Option[]; pending: boolean } {
  const result = useResult(Array.isArray(options) ? null : options.query)
  const read = useMemo(() => (result.data ? optionsFrom(result.data) : none), [result.data])
  return Array.isArray(options) ? { options, pending: false } : { options: read, pending: result.isPending }
}
