/** Parts of the page of a data source, as its address names them. */
export const sourceViews = ['columns', 'rows', 'sql', 'report', 'search', 'extracts', 'connection'] as const
export type SourceView = (typeof sourceViews)[number]

export const isSourceView = (value: unknown): value is SourceView => sourceViews.includes(value as SourceView)
/** Those that are about one table. */
export const isTableView = (view: SourceView): view is 'columns' | 'rows' | 'extracts' =>
  view === 'columns' || view === 'rows' || view === 'extracts'
