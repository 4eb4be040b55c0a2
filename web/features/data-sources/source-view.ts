/** Parts of the page of a data source, as its address names them. */
export const sourceViews = ['columns', 'rows', 'sql', 'report', 'search', 'connection'] as const
export type SourceView = (typeof sourceViews)[number]

export const isSourceView = (value: unknown): value is SourceView => sourceViews.includes(value as SourceView)
/** Those that show one table. */
export const isTableView = (view: SourceView): view is 'columns' | 'rows' => view === 'columns' || view === 'rows'
