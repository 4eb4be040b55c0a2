import type { ChartNode, DocumentNode, ViewNode } from './documents.contract.ts'

/** What a document draws of its queries, wherever it stands. */
export const viewsOf = (nodes: readonly DocumentNode[]): ViewNode[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || node.type === 'control') return []
    return 'children' in node ? viewsOf(node.children) : [node]
  })

type PivotNode = ChartNode & { chart: { type: 'pivot' } }

export const isPivot = (view: ViewNode): view is PivotNode => view.type === 'chart' && view.chart.type === 'pivot'
