import type { OssieMetric } from '../catalog/index.ts'

const metric = (name: string, expression: string, synonyms: string[]): OssieMetric => ({
  name,
  expression: { dialects: [{ dialect: 'ANSI_SQL', expression }] },
  ai_context: { synonyms },
})

/** What the shop is measured by, over the tables of the sample. */
export const shopMetrics = (): OssieMetric[] => [
  metric('total_revenue', 'SUM(order_lines.quantity * order_lines.unit_price * (1 - order_lines.discount))', [
    'revenue',
    'sales',
    'turnover',
  ]),
  metric('average_order_value', 'total_revenue / NULLIF(COUNT(DISTINCT order_lines.order_id), 0)', ['basket']),
  metric('units_sold', 'SUM(order_lines.quantity)', []),
]
