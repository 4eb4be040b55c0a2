import type { SchemaAnswer } from '../../src/client/index.ts'

export type SourceTable = SchemaAnswer['tables'][number]
export type SourceColumn = SourceTable['columns'][number]
export type ColumnType = SourceColumn['type']
export type Profile = NonNullable<SourceColumn['profile']>
