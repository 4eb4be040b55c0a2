/** Where the import of an uploaded file keeps its own notes: never listed, never queried. */
export const META_TABLE = '_tallyroom_meta'

/** How DuckDB's views of itself are called, in every schema: nothing that begins so is ever read there. */
export const isDuckdbsOwn = (name: string): boolean => /^(duckdb_|pragma_|sqlite_|pg_)/i.test(name)

export const isHiddenTable = (name: string): boolean => name.toLowerCase().startsWith('_tallyroom')
