import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryError, type QueryTarget, type Sandbox } from '../sandbox/index.ts'
import { type SourceSchema, testSource } from './index.ts'
import { type GuardRules, judged } from './remote/statement-guard.ts'
import type { PlaceholderStyle } from './sql/placeholders.ts'

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

/** Of an engine whose statements are judged by their tokens: what is refused, and what passes, to be sent as `sent` says. */
export function testJudged(
  rules: GuardRules,
  placeholders: PlaceholderStyle,
  refused: Record<string, string[]>,
  honest: string[],
  sent = (sql: string) => sql,
): void {
  for (const [group, statements] of Object.entries(refused))
    test(`${group}: ${statements.length} statements are refused`, () => {
      for (const sql of statements)
        assert.throws(
          () => judged(rules, placeholders, { sql }),
          (error) => error instanceof QueryError && (error.kind === 'refused' || error.kind === 'failed'),
          sql,
        )
    })
  test('honest statements pass', () => {
    for (const sql of honest) assert.equal(judged(rules, placeholders, { sql }).sql, sent(sql))
  })
}
