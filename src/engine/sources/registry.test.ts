import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const root = path.join(import.meta.dirname, '../../..')
/** Who may name an engine beside its own folder: its line in the registry, the list of types, the form and its texts. */
const allowed = [
  'src/engine/sources/registry.ts',
  'src/engine/connection.contract.ts',
  'src/client/operations.ts',
  'web/features/data-sources/connection/connection-draft.ts',
  'web/components/text/sql-code-mirror.tsx',
]

for (const engine of ['clickhouse', 'mysql', 'redshift', 'trino', 'sqlserver', 'snowflake'])
  test(`${engine} is known to its folder, the registry, the list of types and the form that connects it`, () => {
    const naming = globSync(['src/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !/\.(test|cases|fixture|spec)\.tsx?$/.test(file))
      .filter((file) => readFileSync(path.join(root, file), 'utf8').toLowerCase().includes(engine))
    const own = `src/engine/sources/${engine}/`
    assert.ok(naming.some((file) => file.startsWith(own)))
    const others = naming.filter((file) => !file.startsWith(own) && !file.startsWith('web/lib/texts/'))
    assert.deepEqual(
      others.filter((file) => !allowed.includes(file)),
      [],
    )
  })
