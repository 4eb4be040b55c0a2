import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'

/** Other people's data, beside the repository; absent on most machines. */
export const corpora = fileURLToPath(new URL('../../shared/corpora/', import.meta.url))
export const haveCorpora = (): boolean => existsSync(join(corpora, 'chinook'))

const isNumber = (text: string) => /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)

/** A CSV as a table: a column is numeric when all its filled cells are. */
export const addTable = (database: DatabaseSync, name: string, header: string[], rows: string[][]): void => {
  const seen = new Map<string, number>()
  const names = header.map((h, i) => {
    const base = h.trim() === '' ? `column_${i + 1}` : h.trim()
    const n = (seen.get(base.toLowerCase()) ?? 0) + 1
    seen.set(base.toLowerCase(), n)
    return n === 1 ? base : `${base}_${n}`
  })
  const kinds = names.map((_, i) => {
    const filled = rows.map((row) => row[i] ?? '').filter((v) => v !== '' && v !== 'NA' && v !== '-' && v !== '#N/A')
    if (filled.length === 0) return 'TEXT'
    if (filled.every((v) => /^\d{4}-\d{1,2}-\d{1,2}$/.test(v))) return 'DATE'
    if (!filled.every(isNumber)) return 'TEXT'
    return filled.every((v) => /^-?\d+$/.test(v)) ? 'INTEGER' : 'REAL'
  })
  const quote = (n: string) => `"${n.replaceAll('"', '""')}"`
  database.exec(`CREATE TABLE ${quote(name)} (${names.map((n, i) => `${quote(n)} ${kinds[i]}`).join(', ')})`)
  const insert = database.prepare(`INSERT INTO ${quote(name)} VALUES (${names.map(() => '?').join(', ')})`)
  database.exec('BEGIN')
  for (const row of rows) {
    insert.run(
      ...names.map((_, i) => {
        const value = row[i] ?? ''
        if (value === '') return null
        if (kinds[i] === 'TEXT') return value
        if (kinds[i] === 'DATE') return value.replace(/-(\d)(?=-|$)/g, '-0$1')
        return isNumber(value) ? Number(value) : null
      }),
    )
  }
  database.exec('COMMIT')
}
