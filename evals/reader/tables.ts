import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Scalar } from '../../src/engine/question/question.contract.ts'
import { createLeastHashes, hash } from '../../src/engine/sandbox/value-sketch.ts'
import type { ColumnProfile, ColumnType, SourceTable } from '../../src/engine/schema.ts'
import { importFile } from '../../src/engine/spreadsheets/import-file.ts'
import { defaultImportLimits } from '../../src/engine/spreadsheets/index.ts'

/** Tables as the service would hold them, in this process: its own importer, then profile and rows in memory. */
export type LoadedTable = { table: SourceTable; rows: Scalar[][] }

const maxTop = 40
const typeOf = (native: string): ColumnType => {
  const t = native.toUpperCase()
  if (/INT/.test(t)) return 'integer'
  if (/CHAR|TEXT|CLOB/.test(t)) return 'text'
  if (/BOOL/.test(t)) return 'boolean'
  if (/DATETIME|TIMESTAMP/.test(t)) return 'datetime'
  if (/DATE/.test(t)) return 'date'
  if (/TIME/.test(t)) return 'time'
  if (/REAL|FLOA|DOUB|NUMERIC|DECIMAL/.test(t)) return 'real'
  return 'text'
}

/** The smallest hashes of integers and texts, as the profiler keeps them: they tell which column points at which. */
const sketchOf = (cells: readonly Scalar[], type: ColumnType): Pick<ColumnProfile, 'sketch'> => {
  if (type !== 'integer' && type !== 'text') return {}
  const hashes = createLeastHashes()
  for (const value of new Set(cells)) if (value !== null) hashes.add(hash(String(value)))
  return { sketch: hashes.encoded() }
}

export const profileOf = (cells: Scalar[], type: ColumnType): ColumnProfile => {
  const counts = new Map<string | number | boolean, number>()
  let nulls = 0
  let sum = 0
  let numbers = 0
  let min: string | number | null = null
  let max: string | number | null = null
  for (const value of cells) {
    if (value === null) {
      nulls++
      continue
    }
    counts.set(value, (counts.get(value) ?? 0) + 1)
    if (typeof value === 'number') {
      sum += value
      numbers++
    }
    if (typeof value === 'boolean') continue
    if (min === null || value < min) min = value
    if (max === null || value > max) max = value
  }
  const top = [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count)
  return {
    rows: cells.length,
    nulls,
    distinct: counts.size,
    min,
    max,
    mean: numbers > 0 ? sum / numbers : null,
    top: top.slice(0, maxTop),
    histogram: [],
    sampled: false,
    ...sketchOf(cells, type),
  }
}

export const tablesOf = (path: string): LoadedTable[] => {
  const database = new DatabaseSync(path, { readOnly: true })
  const names = database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%tallyroom_meta'",
    )
    .all() as { name: string }[]
  const loaded = names.map(({ name }): LoadedTable => {
    const quoted = `"${name.replaceAll('"', '""')}"`
    const columns = database.prepare(`PRAGMA table_info(${quoted})`).all() as {
      name: string
      type: string
      notnull: number
      pk: number
    }[]
    const keys = database.prepare(`PRAGMA foreign_key_list(${quoted})`).all() as {
      from: string
      table: string
      to: string
    }[]
    const records = database.prepare(`SELECT * FROM ${quoted}`).all()
    const types = columns.map((c) => typeOf(c.type))
    const rows = records.map((record) =>
      columns.map((c, i): Scalar => {
        const value = record[c.name]
        if (value === null || value === undefined || value instanceof Uint8Array) return null
        return types[i] === 'boolean' ? value === 1 || value === 1n : typeof value === 'bigint' ? Number(value) : value
      }),
    )
    return {
      rows,
      table: {
        name,
        schema: null,
        kind: 'table',
        rows: rows.length,
        hidden: false,
        columns: columns.map((c, i) => {
          const key = keys.find((k) => k.from === c.name)
          return {
            name: c.name,
            type: types[i] ?? 'text',
            nativeType: c.type,
            nullable: c.notnull === 0,
            primaryKey: c.pk > 0,
            references: key ? { table: key.table, column: key.to } : null,
            label: null,
            profile: profileOf(
              rows.map((r) => r[i] ?? null),
              types[i] ?? 'text',
            ),
          }
        }),
      },
    }
  })
  database.close()
  return loaded
}

const cache = join(tmpdir(), 'tallyroom-evals')

/** Imports a CSV once; what came out is kept beside, for the next run over the same bytes. */
export const loadCsv = async (input: string, fileName: string, key: string): Promise<LoadedTable[]> => {
  const bytes = createHash('sha256').update(readFileSync(input)).digest('hex').slice(0, 12)
  const kept = join(cache, `${key.replaceAll(/[^\w.-]/g, '_')}.${bytes}.sketched.json`)
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as LoadedTable[]
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  try {
    const output = join(folder, 'out.sqlite')
    const { report } = await importFile(
      { input, fileName, output, engine: 'sqlite', limits: defaultImportLimits },
      () => {},
    )
    const tables = tablesOf(output)
    for (const { table } of tables) {
      const told = report.tables.find((t) => t.name === table.name)
      for (const column of table.columns) {
        const own = told?.columns.find((c) => c.name === column.name)
        column.label = own?.label ?? null
        column.format = own?.format ?? null
      }
    }
    // Another run may read it at this moment.
    writeFileSync(`${kept}.${process.pid}`, JSON.stringify(tables))
    renameSync(`${kept}.${process.pid}`, kept)
    return tables
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
