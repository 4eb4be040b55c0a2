import type { QueryTarget } from '../../engine/sandbox/query.ts'
import type { SourceKind } from '../../engine/sources/connection.ts'
import type { SourceSchema } from '../../engine/sources/schema.ts'

/** What spaces need of data sources. */
export type SourceAccess = {
  findMany(teamId: string, ids: string[]): Promise<{ id: string; name: string; type: SourceKind }[]>
  /** Null when it has not been read yet. */
  schemaOf(teamId: string, id: string): Promise<SourceSchema | null>
  resolveTarget(teamId: string, id: string): Promise<QueryTarget>
}
