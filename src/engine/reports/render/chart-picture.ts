import { renderChartSvg } from '../../charts/render-svg.ts'
import type { ChartNode, TableNode } from '../../documents/documents.contract.ts'
import type { FrozenResult } from '../report-content.ts'

/** The library refuses some numbers (a scale that no double can divide); then the table says it, and the report is still made. */
export async function chartPicture(
  node: ChartNode,
  result: FrozenResult,
  size?: { width: number; height: number },
): Promise<string | TableNode> {
  try {
    return await renderChartSvg(node.chart, result, size)
  } catch {
    return { type: 'table', query: node.query, ...(node.chart.title !== undefined && { title: node.chart.title }) }
  }
}
