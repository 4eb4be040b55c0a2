import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Question, Scalar } from '../../src/engine/question/question.contract.ts'
import { candidatesFor } from '../../src/engine/reader/candidates.ts'
import { decide, read } from '../../src/engine/reader/index.ts'
import { sampleFiles } from '../../src/engine/samples/index.ts'
import { importFile } from '../../src/engine/spreadsheets/import-file.ts'
import { defaultImportLimits } from '../../src/engine/spreadsheets/index.ts'
import { type EvalQuestion, matches } from '../compare.ts'
import { corpora } from '../corpora-bench.ts'
import { chinookQuestions, newsroomQuestions, northwindQuestions } from '../corpora-questions.ts'
import {
  freshChinookQuestions,
  freshNewsroomQuestions,
  freshNorthwindQuestions,
  freshShopQuestions,
} from '../fresh-questions.ts'
import { laterChinookQuestions, laterShopQuestions } from '../later-questions.ts'
import {
  officeChinookQuestions,
  officeNewsroomQuestions,
  officeNorthwindQuestions,
  officeShopQuestions,
} from '../office-questions.ts'
import { shopQuestions } from '../shop-questions.ts'
import { openBench, type ReaderBench } from './bench.ts'
import { tablesOf } from './tables.ts'

/** Our own questions, read in this process: how many have a right candidate, and how many are read right. `--misses` shows the others. */
export type OwnSet = { name: string; questions: EvalQuestion[]; bench: ReaderBench; database: DatabaseSync }

type Cells = (string | number | null)[][]
const weekdays = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Periods as the expectations write them. */
const spoken = (question: Question, rows: Scalar[][]): Cells =>
  rows.map((row) =>
    row.map((cell, i) => {
      const grain = question.by[i]?.grain
      if (grain === 'weekday') return weekdays[Number(cell)] ?? null
      if (typeof cell !== 'string') return typeof cell === 'boolean' ? Number(cell) : cell
      if (grain === 'year') return cell.slice(0, 4)
      if (grain === 'month') return cell.slice(0, 7)
      if (grain === 'quarter') return `${cell.slice(0, 4)}-Q${Math.ceil(Number(cell.slice(5, 7)) / 3)}`
      return cell
    }),
  )

const imported = async (files: { input: string; fileName: string }[]): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'own-'))
  const whole = join(folder, 'all.sqlite')
  const database = new DatabaseSync(whole)
  for (const { input, fileName } of files) {
    const output = join(folder, `${fileName}.sqlite`)
    await importFile({ input, fileName, output, engine: 'sqlite', limits: defaultImportLimits }, () => {})
    database.exec(`ATTACH '${output}' AS other`)
    for (const { name, sql } of database
      .prepare("SELECT name, sql FROM other.sqlite_master WHERE type = 'table'")
      .all() as { name: string; sql: string }[]) {
      if (name.startsWith('sqlite_') || name === '_tallyroom_meta') continue
      database.exec(sql)
      database.exec(`INSERT INTO main."${name}" SELECT * FROM other."${name}"`)
    }
    database.exec('DETACH other')
  }
  database.close()
  return whole
}

const opened = (name: string, path: string, today: string, questions: EvalQuestion[]): OwnSet => ({
  name,
  questions,
  bench: openBench(tablesOf(path), today),
  database: new DatabaseSync(path, { readOnly: true }),
})

export const ownQuestions = {
  shop: [...shopQuestions, ...officeShopQuestions, ...laterShopQuestions, ...freshShopQuestions],
  chinook: [...chinookQuestions, ...officeChinookQuestions, ...laterChinookQuestions, ...freshChinookQuestions],
  northwind: [...northwindQuestions, ...officeNorthwindQuestions, ...freshNorthwindQuestions],
  newsroom: [...newsroomQuestions, ...officeNewsroomQuestions, ...freshNewsroomQuestions],
} satisfies Record<string, EvalQuestion[]>

/** A set's tables in one SQLite file, imported where they are uploads; or one file of text by itself. */
export const openSet = async (set: keyof typeof ownQuestions | { name: string; text: string }): Promise<string> => {
  if (set === 'chinook') return join(corpora, 'chinook/Chinook_Sqlite.sqlite')
  if (set === 'northwind') return join(corpora, 'northwind/northwind.sqlite')
  if (set === 'newsroom') {
    const from = join(corpora, 'fivethirtyeight')
    const files = readdirSync(from).filter((f) => f.endsWith('.csv'))
    return imported(files.sort().map((f) => ({ input: join(from, f), fileName: f })))
  }
  const folder = mkdtempSync(join(tmpdir(), 'own-'))
  const files = set === 'shop' ? (await sampleFiles()).slice(0, 1) : [{ name: set.name, bytes: Buffer.from(set.text) }]
  for (const f of files) writeFileSync(join(folder, f.name), f.bytes)
  const whole = await imported(files.map((f) => ({ input: join(folder, f.name), fileName: f.name })))
  rmSync(folder, { recursive: true, force: true })
  return whole
}

export const ownSets = async (): Promise<OwnSet[]> => {
  const shop = await openSet('shop')
  return [
    opened('shop', shop, '2026-01-15', shopQuestions),
    opened('shop, office and later', shop, '2026-01-15', ownQuestions.shop.slice(shopQuestions.length)),
    opened('chinook', await openSet('chinook'), '2026-01-15', ownQuestions.chinook),
    opened('northwind', await openSet('northwind'), '1998-06-01', ownQuestions.northwind),
    opened('newsroom', await openSet('newsroom'), '2026-01-15', ownQuestions.newsroom),
  ]
}

export const expectedRows = (set: OwnSet, q: EvalQuestion): (string | number | null)[][] | null => {
  if ('refuse' in q) return null
  if ('rows' in q) return q.rows as (string | number | null)[][]
  return set.database
    .prepare(q.sql)
    .all()
    .map((row) => Object.values(row) as (string | number | null)[])
}

/** Whether a question gives the cells that are expected. */
export const isRight = (set: OwnSet, expected: Cells, question: Question): boolean => {
  const rows = set.bench.all(question)
  return rows !== null && (matches(expected, rows as Cells) || matches(expected, spoken(question, rows)))
}

if (import.meta.main) {
  const misses = process.argv.includes('--misses')
  for (const set of await ownSets()) {
    let right = 0
    let covered = 0
    let asked = 0
    let sure = 0
    let sureRight = 0
    const times: number[] = []
    for (const q of set.questions) {
      const text = typeof q.ask === 'string' ? q.ask : null
      const expected = expectedRows(set, q)
      if (text === null || expected === null) continue
      asked++
      const began = performance.now()
      const readings = read(text, set.bench.catalog, { tables: set.bench.tables })
      times.push(performance.now() - began)
      const [first] = readings
      const ok = first !== undefined && isRight(set, expected, first.question)
      if (ok) right++
      if (decide(readings) !== 'ask') {
        sure++
        if (ok) sureRight++
      }
      const any =
        ok ||
        candidatesFor(text, set.bench.catalog, set.bench.tables, []).candidates.some((c) =>
          isRight(set, expected, c.question),
        )
      if (any) covered++
      if (misses && !ok)
        console.log(
          `${any ? 'ORDER' : 'NONE '} ${set.name}: ${text} (${first?.probability.toFixed(2)})\n    ${'sql' in q ? q.sql.slice(0, 200) : ''}\n    ${JSON.stringify(first?.question ?? null).slice(0, 400)}`,
        )
    }
    times.sort((a, b) => a - b)
    console.log(
      `${set.name}: ${asked} asked, ${right} right, ${covered} covered; answered: ${sure}, of these right ${sureRight}; median ${times[times.length >> 1]?.toFixed(0)} ms`,
    )
  }
}
