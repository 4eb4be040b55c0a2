import type { SourceKind } from '../../engine/connection.ts'
import type { QueryTarget } from '../../engine/sandbox/query.ts'
import type { SourceSchema } from '../../engine/schema.ts'

/** What spaces need of data sources. */
export type SourceAccess = {
  findMany(teamId: string, ids: string[]): Promise<{ id: string; name: string; type: SourceKind }[]>
  /** Null when it has not been read yet. */
  schemaOf(teamId: string, id: string): Promise<SourceSchema | null>
  /** Whenever the tables of a source have been read. */
  onSchemaRead(listener: (source: { id: string; teamId: string }, schema: SourceSchema) => Promise<void>): void
  resolveTarget(teamId: string, id: string): Promise<QueryTarget>
}
