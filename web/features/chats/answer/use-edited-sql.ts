import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { QueryAnswer } from '../../../../src/client/index.ts'
import type { ChartSpec } from '../../../../src/engine/charts/chart.contract.ts'
import { client } from '../../../lib/api.ts'
import { showError } from '../../../lib/undo.ts'
import type { QueryStep } from './answer-message.ts'

/** Keeps what somebody made of a statement; null goes back to the answer's own. */
export type KeepStatement = (resultId: string, made: { sql: string | null; chart?: ChartSpec | null }) => Promise<void>

/** The statement of a result as somebody changed it, with its rows. What was kept is run again when the answer is shown. */
export function useEditedSql(
  spaceId: string,
  { source, resultId, edited: kept }: QueryStep,
  drawn: ChartSpec | null,
  keep: KeepStatement | undefined,
) {
  const [edited, setEdited] = useState<{ sql: string; answer: QueryAnswer } | null>(null)
  const [chart, setChart] = useState<ChartSpec | null>(kept?.chart ?? null)
  const save = (made: Parameters<KeepStatement>[1]) => void keep?.(resultId, made).catch(showError)
  const run = useMutation({
    mutationFn: ({ sql }: { sql: string; isKept?: boolean }) =>
      client.post('/spaces/{id}/query', { path: { id: spaceId }, body: { source, sql } }),
    onSuccess: (answer, { sql, isKept }) => {
      setEdited({ sql, answer })
      if (isKept) return
      const wanted = chart ?? drawn
      const fits = wanted && fitting(wanted, answer.columns)
      save({ sql, chart: fits ? { ...fits, title: undefined } : null })
    },
  })
  const { mutate } = run
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is shown
  useEffect(() => {
    if (kept) mutate({ sql: kept.sql, isKept: true })
  }, [])
  return {
    edited,
    sql: edited?.sql ?? kept?.sql ?? null,
    chart,
    run: (sql: string) => mutate({ sql }),
    running: run.isPending,
    error: run.error,
    setChart: (next: ChartSpec) => {
      setChart(next)
      if (edited) save({ sql: edited.sql, chart: next })
    },
    reset: () => {
      setEdited(null)
      setChart(null)
      run.reset()
      save({ sql: null })
    },
  }
}

/** A changed query may have other columns: names that are gone are left to the chart to choose. */
export function fitting(spec: ChartSpec, columns: readonly string[]): ChartSpec {
  const has = (name: string | undefined) => name === undefined || columns.includes(name)
  const measures = spec.y === undefined ? [] : Array.isArray(spec.y) ? spec.y : [spec.y]
  if (has(spec.x) && has(spec.series) && measures.every(has)) return spec
  const { x, y: _, series, ...rest } = spec
  const left = measures.filter(has)
  return {
    ...rest,
    ...(has(x) && x !== undefined ? { x } : {}),
    ...(has(series) && series !== undefined ? { series } : {}),
    ...(left.length > 0 ? { y: left.length === 1 ? left[0]! : left } : {}),
  }
}
