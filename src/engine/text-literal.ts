import type { SourceKind } from './connection.ts'

/** A text as SQL takes it, whatever is in it. Quotes are doubled; some engines read backslashes too, and BigQuery nothing else. */
export function textLiteral(text: string, engine: Lowercase<SourceKind>): string {
  if (engine === 'bigquery')
    return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`
  const quoted = text.replaceAll("'", "''")
  return engine === 'mysql' || engine === 'clickhouse' ? `'${quoted.replaceAll('\\', '\\\\')}'` : `'${quoted}'`
}
