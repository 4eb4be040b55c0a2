import type { Chart, Edge } from '../../chart.ts'
import { columnsByKind } from './columns-by-kind.ts'
import { rowsMeant } from './rows-meant.ts'
import { rowsMeantOfSeveral } from './rows-meant-of-several.ts'

/** What a word stands for that nothing in the data is called by: a column of its kind, else the rows. */
export const meantNames = (chart: Chart, at: number, rule: string): Edge[] => {
  const columns = columnsByKind(chart, at, rule)
  return columns.length > 0 ? columns : [...rowsMeant(chart, at, rule), ...rowsMeantOfSeveral(chart, at, rule)]
}
