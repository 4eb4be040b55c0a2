import { useMemo } from 'react'
import { client } from '../../../lib/api.ts'
import type { DocumentRun } from '../document/document-data.tsx'
import { resultOf, type ShownDocument } from '../document/documents.ts'

export const previewRun =
  (spaceId: string, markup: string): DocumentRun['run'] =>
  ({ sql }, chosen, signal) =>
    client
      .postForAnswer('/spaces/{id}/dashboards/preview', {
        path: { id: spaceId },
        body: { markup, sql, ...chosen },
        signal,
      })
      .then(resultOf)

/** Runs the queries of a text that is not kept as a dashboard. */
export function usePreviewSource(spaceId: string, markup: string, document: ShownDocument | null): DocumentRun {
  return useMemo(
    () => ({
      // Which source a query asks stands in its opening line; what its values mean, in the controls.
      key: ['preview', spaceId, document?.controls ?? null, markup.match(/^(`{3,}|~{3,})sql.*$/gm) ?? null],
      run: previewRun(spaceId, markup),
    }),
    [spaceId, markup, document?.controls],
  )
}
