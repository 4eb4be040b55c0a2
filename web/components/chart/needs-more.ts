import type { ChartSpec } from '../../../src/engine/charts/chart.contract.ts'

/** Kinds and marks that few charts have. They must be known to the library before a chart of them is begun. */
export const needsMore = ({ type, goal, annotations }: ChartSpec): boolean =>
  type === 'gauge' || type === 'sankey' || goal !== undefined || annotations !== undefined
