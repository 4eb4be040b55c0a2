import { isOfAllRows, isOneNumber } from '../charts/metric.ts'
import type { ChartNode, DocumentNode, ViewNode } from './documents.contract.ts'

/** What a document draws of its queries, wherever it stands. */
export const viewsOf = (nodes: readonly DocumentNode[]): ViewNode[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || node.type === 'control') return []
    return 'children' in node ? viewsOf(node.children) : [node]
  })

type PivotNode = ChartNode & { chart: { type: 'pivot' } }

export const isPivot = (view: ViewNode): view is PivotNode => view.type === 'chart' && view.chart.type === 'pivot'

/** Whether a view shows the measures over all rows of its query: as a last row, or as its one number. */
export function showsTotal(view: ViewNode): boolean {
  if (view.type === 'table') return view.totals !== undefined
  return view.type === 'metric' ? isOfAllRows(view) : isOneNumber(view.chart)
}
