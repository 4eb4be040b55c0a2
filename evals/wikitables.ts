import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addTable, corpora } from './corpora-bench.ts'
import { sameDenotation } from './denotation.ts'
import { ask, openWorkbench, type Workbench } from './workbench.ts'

export type WikiQuestion = { id: string; question: string; table: string; targets: string[] }

const unescapeField = (text: string) => text.replaceAll('\\n', '\n').replaceAll('\\p', '|').replaceAll('\\\\', '\\')

export const wikiQuestions = (split: 'train' | 'dev'): WikiQuestion[] =>
  readFileSync(join(corpora, `wikitablequestions/random-split-1-${split}.tsv`), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [id = '', question = '', table = '', target = ''] = line.split('\t')
      return { id, question: unescapeField(question), table, targets: target.split('|').map(unescapeField) }
    })

/** These files escape a quote with a backslash. */
const parseCsv = (text: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const c = text[i]
    if (quoted) {
      if (c === '\\' && (text[i + 1] === '"' || text[i + 1] === '\\')) field += text[++i]
      else if (c === '"') quoted = false
      else field += c
    } else if (c === '"') quoted = true
    else if (c === ',') {
      row.push(field)
      field = ''
    } else if (c === '\n') {
      row.push(field)
      rows.push(row)
      row = []
      field = ''
    } else if (c !== '\r') field += c
  }
  if (field !== '' || row.length > 0) rows.push([...row, field])
  return rows.filter((r) => r.length > 1 || (r[0] ?? '') !== '')
}

export const wikiBench = (table: string): Workbench => {
  const [header = [], ...rows] = parseCsv(readFileSync(join(corpora, 'wikitablequestions', table), 'utf8'))
  const database = new DatabaseSync(':memory:')
  addTable(
    database,
    'sheet',
    header.map((h) => h.replaceAll('\n', ' ')),
    rows,
  )
  return openWorkbench(database, '2016-01-01')
}

export type WikiTally = { asked: number; answered: number; right: number; refused: number }

const keptBenches = 200

/** Asks the questions of a split and counts; a wrong answer is worse than a refusal, so both are told. */
export const askWikitables = (split: 'train' | 'dev', most = Number.POSITIVE_INFINITY): WikiTally => {
  const tally: WikiTally = { asked: 0, answered: 0, right: 0, refused: 0 }
  const benches = new Map<string, Workbench>()
  for (const { question, table, targets } of wikiQuestions(split).slice(0, most)) {
    const bench = benches.get(table) ?? wikiBench(table)
    benches.set(table, bench)
    if (benches.size > keptBenches) {
      const [oldest] = benches.keys()
      if (oldest !== undefined) {
        benches.get(oldest)?.database.close()
        benches.delete(oldest)
      }
    }
    tally.asked++
    const { answer } = ask(bench, question)
    if (!answer) tally.refused++
    else {
      tally.answered++
      if (
        sameDenotation(
          targets,
          answer.rows.map((row) => row[0] ?? null),
        )
      )
        tally.right++
    }
  }
  return tally
}
