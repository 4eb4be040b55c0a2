import type { DuckDBConnection } from '@duckdb/node-api'
import { type Node, nodes } from './tree.ts'
import { unlike } from './value.ts'

/** The tree that DuckDB's own parser makes of one statement. */
export async function parseStatement(connection: DuckDBConnection, sql: string): Promise<Node> {
  const rows = await connection.runAndReadAll('SELECT json_serialize_sql($1::VARCHAR)', [sql])
  const tree = JSON.parse(String(rows.getRows()[0]?.[0])) as { error: boolean; statements?: unknown }
  const [statement, ...more] = nodes(tree.statements)
  if (tree.error || !statement || more.length) return unlike('what DuckDB does not parse')
  return statement
}
