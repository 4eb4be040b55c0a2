import { useMemo } from 'react'
import type { DocumentRun } from './document-data.tsx'
import { askQuery, type ShownDocument } from './documents.ts'

/** Runs the queries of a text that is not kept as a dashboard. */
export function usePreviewSource(spaceId: string, markup: string, document: ShownDocument | null): DocumentRun {
  return useMemo(
    () => ({
      // Which source a query asks stands in its opening line; what its values mean, in the controls.
      key: ['preview', spaceId, document?.controls ?? null, markup.match(/^`{3,}sql.*$/gm) ?? null],
      run: ({ sql }, params, signal) =>
        askQuery(`/spaces/${spaceId}/dashboards/preview`, { markup, sql, params }, signal),
    }),
    [spaceId, markup, document?.controls],
  )
}
