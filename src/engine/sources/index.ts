export type { ConnectionSettings, FileKind, RemoteKind } from '../connection.ts'
export type * from '../schema.ts'
export { checkSearchAnalyticsExport } from './bigquery/search-analytics-export.ts'
export { withColumnar } from './columnar/columnar-sandbox.ts'
export { withKeptFiles } from './columnar/kept-files.ts'

export * from './read-schema.ts'
export { bareOf, programs } from './registry.ts'
export * from './test-source.ts'
