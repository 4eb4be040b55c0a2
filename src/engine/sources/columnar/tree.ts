/** A node of the tree that DuckDB's parser tells (json_serialize_sql). */
export type Node = { class?: string; type: string; alias?: string; [key: string]: unknown }

export const nodes = (value: unknown): Node[] => (Array.isArray(value) ? (value as Node[]) : [])
export const nodeOf = (value: unknown): Node | null =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Node) : null
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Names are the same to SQLite when they differ in the case of ASCII letters alone. */
export const fold = (name: string): string => name.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** What the name of a function begins with that DuckDB's parser would take for a type. */
export const CALLED = 'sqlite_'
