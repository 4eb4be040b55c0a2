import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tableName } from './names.ts'

test('a table is never called what an engine keeps for itself, and so could not be read', () => {
  for (const label of ['pg_x', 'DuckDB_tables', 'pragma_x', 'sqlite_master', 'select'])
    assert.notEqual(tableName(label, 'data', new Set()), label)
  assert.equal(tableName('pg_x', 'data', new Set(['t_pg_x'])), 't_pg_x_2')
  assert.equal(tableName('pages', 'data', new Set()), 'pages')
})
