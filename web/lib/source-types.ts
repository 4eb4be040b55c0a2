import type { z } from 'zod'
import type { schemaAnswer } from '../../src/features/data-sources/data-sources.contract.ts'

export type SourceTable = z.infer<typeof schemaAnswer>['tables'][number]
export type SourceColumn = SourceTable['columns'][number]
export type ColumnType = SourceColumn['type']
export type Profile = NonNullable<SourceColumn['profile']>
