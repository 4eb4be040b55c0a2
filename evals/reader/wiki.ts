import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { corpora } from '../corpora-bench.ts'
import { type LoadedTable, loadCsv } from './tables.ts'

/** These files escape a quote with a backslash; the importer reads the common way, two quotes. */
export const plainCsv = (text: string) => text.replaceAll('\\"', '""').replaceAll('\\\\', '\\')

export const wikiTable = async (table: string): Promise<LoadedTable[]> => {
  const folder = join(tmpdir(), 'tallyroom-evals')
  mkdirSync(folder, { recursive: true })
  const input = join(folder, `wiki-input-${process.pid}.csv`)
  const key = `wiki-${table}`
  writeFileSync(input, plainCsv(readFileSync(join(corpora, 'wikitablequestions', table), 'utf8')))
  return loadCsv(input, 'table.csv', key)
}
