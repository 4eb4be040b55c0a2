import type { Candidate, Chart } from '../chart.ts'
import { hasPeriodColumns, periodColumns } from '../frames/period-columns.ts'

const times = new Set(['sides', 'condition', 'floating'])

/** "how did visitors change from 2019 to 2022", of columns "visitors 2019" and "visitors 2022": not by when each was founded. */
export const takesADateForColumns = ({ frame, edges }: Candidate, chart: Chart): boolean =>
  frame !== periodColumns.name &&
  edges.some(({ kind }) => kind === 'over') &&
  edges.some(({ kind }) => times.has(kind)) &&
  hasPeriodColumns(chart)
