import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Questions with their SQL over one file of the package vega-datasets: small public data sets of many subjects. */
export type EverydaySet = { file: string; questions: [ask: string, sql: string][] }

const folder = path.join(path.dirname(fileURLToPath(import.meta.resolve('vega-datasets'))), '..', 'data')

const cell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The file as somebody would upload it: a CSV under its own name. */
export function everydayFile(file: string): { name: string; text: string } {
  const text = readFileSync(path.join(folder, file), 'utf8')
  if (!file.endsWith('.json')) return { name: file, text }
  const rows = JSON.parse(text) as Record<string, unknown>[]
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))]
  return {
    name: file.replace(/\.json$/, '.csv'),
    text: `${lines.map((line) => line.map(cell).join(',')).join('\n')}\n`,
  }
}
