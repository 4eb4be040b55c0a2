import assert from 'node:assert/strict'
import type { QueryTarget, Sandbox } from '../sandbox/index.ts'
import { type SourceSchema, testSource } from './index.ts'

export const columnOf = (schema: SourceSchema, table: string, column: string) => {
  const found = schema.tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column)
  assert.ok(found, `${table}.${column} is not in the schema`)
  return found
}

/** Says what is wrong with a connection that does not work. */
export const problemIn =
  (sandbox: Sandbox) =>
  async (target: QueryTarget): Promise<string> => {
    const result = await testSource(sandbox, target, { timeoutMs: 5_000 })
    assert.equal(result.ok, false)
    return result.ok ? '' : result.error
  }
