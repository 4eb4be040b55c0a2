import { shorten } from '../../../platform/cut-text.ts'
import { isDuckdbsOwn, isHiddenTable } from '../../sources/hidden.ts'

/** Words that SQLite or DuckDB will not take as a bare name. */
const reserved = new Set(
  `add all alter analyse analyze and any array as asc asymmetric autoincrement between both case cast check collate column
  commit constraint create current_date current_time current_timestamp default deferrable deferred delete desc describe
  distinct do drop else end escape except exists false fetch for foreign from full group having in index initially inner
  insert intersect into is isnull join lambda lateral leading left like limit localtime localtimestamp natural not nothing
  notnull null offset oid on only or order outer over pivot placing primary qualify references returning right rowid _rowid_
  select session_user set show some summarize symmetric table then to trailing transaction true union unique unpivot update
  user using values variadic when where window with`.split(/\s+/),
)

const LONGEST = 60
/** Headings are told, searched and read with every question: of a longer one this much is kept. */
export const LONGEST_LABEL = 300

export const asLabel = (text: string): string => shorten(text.replace(/\s+/g, ' ').trim(), LONGEST_LABEL)

/** Letters, digits and underscores of the heading, in its own case and script; never a reserved word. */
function safeName(label: string): string {
  let name = label
    .normalize('NFC')
    .replace(/%/g, ' pct ')
    .replace(/#/g, ' no ')
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '_')
    .replace(/^_+|_+$/g, '')
  name = Array.from(name).slice(0, LONGEST).join('').replace(/_+$/, '')
  if (/^\p{N}/u.test(name)) name = `_${name}`
  return reserved.has(name.toLowerCase()) ? `${name}_` : name
}

function unique(name: string, taken: Set<string>): string {
  let result = name
  for (let n = 2; taken.has(result.toLowerCase()); n++) result = `${name}_${n}`
  taken.add(result.toLowerCase())
  return result
}

/** Column names for headings: safe, and told apart without regard to case. A heading that is a good name keeps it. */
export function columnNames(labels: string[]): string[] {
  const wanted = labels.map((label, index) => safeName(label) || `column_${index + 1}`)
  const taken = new Set<string>()
  // First come those whose heading is their name, so that a made-up name never takes theirs.
  const names: string[] = []
  for (const [index, name] of wanted.entries()) {
    if (name === labels[index] && !taken.has(name.toLowerCase())) names[index] = unique(name, taken)
  }
  for (const [index, name] of wanted.entries()) names[index] ??= unique(name, taken)
  return names
}

export function tableName(label: string, fallback: string, taken: Set<string>): string {
  let name = safeName(label) || fallback
  if (isHiddenTable(name) || isDuckdbsOwn(name)) name = `t_${name}`
  return unique(name, taken)
}

/** `reports/sales.2024.csv` is about `sales.2024`. */
export function fileLabel(fileName: string): string {
  const base = fileName.split(/[\\/]/).at(-1) ?? ''
  return asLabel(base.replace(/\.(csv|tsv|tab|txt|xlsx|xlsm|xlsb|xls|ods|parquet|pq|jsonl|ndjson|json)$/i, ''))
}
