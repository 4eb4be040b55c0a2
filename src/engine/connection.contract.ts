/** The engines, as the interface names them: files of ours, and databases that are dialled. */
export const fileKinds = ['SQLITE', 'DUCKDB'] as const
export const remoteKinds = [
  'POSTGRES',
  'MYSQL',
  'CLICKHOUSE',
  'BIGQUERY',
  'REDSHIFT',
  'TRINO',
  'SQLSERVER',
  'SNOWFLAKE',
] as const
export type FileKind = (typeof fileKinds)[number]
export type RemoteKind = (typeof remoteKinds)[number]
export const isFileSource = ({ type }: { type: string }): boolean => (fileKinds as readonly string[]).includes(type)

/** Reached over HTTP: another address of it may be given. */
export const httpKinds: readonly RemoteKind[] = ['CLICKHOUSE', 'BIGQUERY', 'TRINO', 'SNOWFLAKE']

/** These do not tell what an account may do. */
export const silentKinds: readonly string[] = ['BIGQUERY', 'TRINO']

/** Names stand between backticks there, in the others in double quotes. */
export const backtickKinds: readonly RemoteKind[] = ['MYSQL', 'CLICKHOUSE', 'BIGQUERY']

/** Databases of these have no usual name. */
export const namedDatabaseKinds: readonly RemoteKind[] = ['POSTGRES', 'REDSHIFT', 'TRINO', 'SQLSERVER', 'SNOWFLAKE']

/** Entered by a key or a token; what asks there chooses a role and a warehouse, and the host is an account's. */
export const keyedKinds: readonly RemoteKind[] = ['SNOWFLAKE']

/** How the connection URLs of other programs begin. */
export const urlSchemes: Record<RemoteKind, readonly string[]> = {
  POSTGRES: ['postgres', 'postgresql'],
  MYSQL: ['mysql', 'mariadb'],
  CLICKHOUSE: ['clickhouse', 'clickhouses'],
  BIGQUERY: ['bigquery'],
  REDSHIFT: ['redshift'],
  TRINO: ['trino'],
  SQLSERVER: ['sqlserver', 'mssql'],
  SNOWFLAKE: ['snowflake'],
}

/** Other programs write the connections of these as names and values with semicolons between. */
export const semicolonKind: RemoteKind = 'SQLSERVER'

/** The source of statements that run over several data sources: nobody can go on from them by hand. */
export const together = 'together'
