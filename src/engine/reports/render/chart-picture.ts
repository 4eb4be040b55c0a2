import { lightChartTheme } from '../../charts/chart-colours.ts'
import { renderChartSvg } from '../../charts/render-svg.ts'
import type { ChartNode, TableNode } from '../../documents/documents.contract.ts'
import type { FrozenResult } from '../report-content.ts'

/** The library refuses some numbers (a scale that no double can divide); then the table says it, and the report is still made. */
export async function chartPicture(
  node: ChartNode,
  result: FrozenResult,
  { locale }: { locale: string },
  size?: { width: number; height: number },
): Promise<string | TableNode> {
  try {
    return await renderChartSvg(node.chart, result, { ...size, theme: { ...lightChartTheme, locale } })
  } catch {
    return { type: 'table', query: node.query, ...(node.chart.title !== undefined && { title: node.chart.title }) }
  }
}
