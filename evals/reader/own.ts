import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, isAbsolute, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { matches } from '../../src/engine/analyst/judging/index.ts'
import type { Question, Scalar } from '../../src/engine/question/question.contract.ts'
import { candidatesFor } from '../../src/engine/reader/candidates.ts'
import { decide, type Reading } from '../../src/engine/reader/index.ts'
import { sampleFiles } from '../../src/engine/samples/index.ts'
import { importFile } from '../../src/engine/spreadsheets/import-file.ts'
import { defaultImportLimits } from '../../src/engine/spreadsheets/index.ts'
import type { EvalQuestion } from '../compare.ts'
import { corpora } from '../corpora-bench.ts'
import { chinookQuestions, newsroomQuestions, northwindQuestions } from '../corpora-questions.ts'
import { autumnEverydayQuestions } from '../everyday-autumn.ts'
import { type FreshSpace, freshEverydayQuestions } from '../everyday-fresh.ts'
import { harvestEverydayQuestions } from '../everyday-harvest.ts'
import { januaryEverydayQuestions } from '../everyday-january.ts'
import { laterEverydayQuestions } from '../everyday-later.ts'
import { everydayQuestions } from '../everyday-questions.ts'
import { everydayFile } from '../everyday-sets.ts'
import { spareEverydayQuestions } from '../everyday-spare.ts'
import { springEverydayQuestions } from '../everyday-spring.ts'
import { unseenEverydayQuestions } from '../everyday-unseen.ts'
import { winterEverydayQuestions } from '../everyday-winter.ts'
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
import { loadCsv, tablesOf } from './tables.ts'

/**
 * Our own questions, read in this process: how many have a right candidate, and how many are read right. `--misses` shows the others;
 * `own` or a name of `everydayKinds` asks only those, a folder as `evals/strangers` has them asks its questions, `spare` those whose misses are not shown, `--blind` runs no candidates.
 */
/** `also`: other statements that answer as well. */
type Asked = EvalQuestion & { also?: string[] }
export type OwnSet = { name: string; questions: Asked[]; bench: ReaderBench; database: DatabaseSync }

type Cells = (string | number | null)[][]
const weekdays = ['', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const partOfOne = new Set(['share', 'growth', 'cumulative_share'])

/** Periods, shares, yes and no as the expectations write them. */
const spoken = (question: Question, rows: Scalar[][]): Cells =>
  rows.map((row) =>
    row.map((cell, i) => {
      const grain = question.by[i]?.grain
      if (grain === 'weekday') return weekdays[Number(cell)] ?? null
      const over = question.over?.[i - row.length + question.over.length]
      if (over && partOfOne.has(over.kind) && typeof cell === 'number') return cell * 100
      if (typeof cell !== 'string') return typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : cell
      if (grain === 'year') return cell.slice(0, 4)
      if (grain === 'month') return cell.slice(0, 7)
      if (grain === 'quarter') return `${cell.slice(0, 4)}-Q${Math.ceil(Number(cell.slice(5, 7)) / 3)}`
      return cell
    }),
  )

const folders: string[] = []
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A folder that goes when the run ends. */
const folderOfRun = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'own-'))
  folders.push(folder)
  return folder
}

const imported = async (files: { input: string; fileName: string }[]): Promise<string> => {
  const folder = folderOfRun()
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
  const folder = folderOfRun()
  const files = set === 'shop' ? (await sampleFiles()).slice(0, 1) : [{ name: set.name, bytes: Buffer.from(set.text) }]
  for (const f of files) writeFileSync(join(folder, f.name), f.bytes)
  return imported(files.map((f) => ({ input: join(folder, f.name), fileName: f.name })))
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

/** Everyday questions over one small file each. */
export const everydaySets = async (from = everydayQuestions): Promise<OwnSet[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'everyday-'))
  const sets: OwnSet[] = []
  for (const { file, questions } of from) {
    const { name: fileName, text } = everydayFile(file)
    const input = join(folder, fileName)
    writeFileSync(input, text)
    const path = await imported([{ input, fileName }])
    const asked = questions.map(([ask, sql]) => ({ ask, sql }))
    sets.push({
      name: `everyday, ${file}`,
      questions: asked,
      bench: openBench(await loadCsv(input, fileName, `everyday-${file}`), '2026-01-15'),
      database: new DatabaseSync(path, { readOnly: true }),
    })
  }
  rmSync(folder, { recursive: true, force: true })
  return sets
}

/** The same over made-up files, those of a space together. */
const freshSets = async (
  name: 'fresh' | 'spring' | 'harvest' | 'winter' | 'autumn' | 'january' | 'spare',
  spaces: FreshSpace[],
): Promise<OwnSet[]> => {
  const sets: OwnSet[] = []
  for (const { files, questions } of spaces) {
    const folder = join(import.meta.dirname, `../${name}-files`)
    const inputs = files.map((fileName) => ({ input: join(folder, fileName), fileName }))
    const loaded = []
    for (const { input, fileName } of inputs) loaded.push(...(await loadCsv(input, fileName, `${name}-${fileName}`)))
    sets.push({
      name: `${name}, ${files.join(' and ')}`,
      questions: questions.map(([ask, sql]) => ({ ask, sql })),
      bench: openBench(loaded, '2026-01-15'),
      database: new DatabaseSync(await imported(inputs), { readOnly: true }),
    })
  }
  return sets
}

/** Questions of strangers, each with every answer that is as good: a yes or the two figures, a name with or without its figure. */
export const strangerSets = async (name: string): Promise<OwnSet[]> => {
  const folder = resolve(import.meta.dirname, '../strangers', name)
  const spaces: { files: string[]; questions: { ask: string; sql: string[] }[] }[] = JSON.parse(
    readFileSync(join(folder, 'questions.json'), 'utf8'),
  )
  const sets: OwnSet[] = []
  for (const { files, questions } of spaces) {
    const inputs = files.map((fileName) => ({ input: join(folder, fileName), fileName }))
    const loaded = []
    for (const { input, fileName } of inputs)
      loaded.push(...(await loadCsv(input, fileName, `strangers-${basename(name)}-${fileName}`)))
    sets.push({
      name: `strangers ${basename(name)}, ${files.join(' and ')}`,
      questions: questions.map(({ ask, sql: [sql = '', ...also] }) => ({ ask, sql, also })),
      bench: openBench(loaded, '2026-01-15'),
      database: new DatabaseSync(await imported(inputs), { readOnly: true }),
    })
  }
  return sets
}

/** All sets of everyday questions; each was once unseen, and is a development set now. */
export const everydayKinds = [
  ['everyday', () => everydaySets()],
  ['later', () => everydaySets(laterEverydayQuestions)],
  ['unseen', () => everydaySets(unseenEverydayQuestions)],
  ['fresh', () => freshSets('fresh', freshEverydayQuestions)],
  ['spring', () => freshSets('spring', springEverydayQuestions)],
  ['harvest', () => freshSets('harvest', harvestEverydayQuestions)],
  ['winter', () => freshSets('winter', winterEverydayQuestions)],
  ['autumn', () => freshSets('autumn', autumnEverydayQuestions)],
  ['january', () => freshSets('january', januaryEverydayQuestions)],
  ...(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o'] as const).map(
    (name) => [`strangers-${name}`, () => strangerSets(name)] as const,
  ),
] as const

/** Nothing is mended for these: how sure a reading is is learned from them, since the rules were made for all the others. */
export const spareSets = () => freshSets('spare', spareEverydayQuestions)

/** Every answer that is right; none where it cannot be answered. */
export const expectedRows = (set: OwnSet, q: Asked): Cells[] | null => {
  if ('refuse' in q) return null
  if ('rows' in q) return [q.rows as Cells]
  const given = (sql: string) =>
    set.database
      .prepare(sql)
      .all()
      .map((row) => Object.values(row) as (string | number | null)[])
  return [q.sql, ...(q.also ?? [])].map(given)
}

/** Whether a question gives the cells of one of the answers that are expected. */
export const isRight = (set: OwnSet, expected: Cells[], question: Question): boolean => {
  const rows = set.bench.all(question)
  if (rows === null) return false
  // SQLite writes yes and no as 1 and 0
  const plain = rows.map((row) => row.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell)))
  return [plain, spoken(question, rows)].some((told) => expected.some((cells) => matches(cells, told as Cells)))
}

type Tally = { asked: number; right: number; covered: number; answered: number; rightAnswered: number; times: number[] }

/** Asks the questions of a set; what has no right candidate, or another stands before it, is shown where `misses` is wanted. */
const askSet = (set: OwnSet, misses: boolean): Tally => {
  const tally: Tally = { asked: 0, right: 0, covered: 0, answered: 0, rightAnswered: 0, times: [] }
  for (const q of set.questions) {
    const text = typeof q.ask === 'string' ? q.ask : null
    const expected = expectedRows(set, q)
    if (text === null || expected === null) continue
    tally.asked++
    const began = performance.now()
    const readings = set.bench.read(text)
    tally.times.push(performance.now() - began)
    const [first] = readings
    const ok = first !== undefined && isRight(set, expected, first.question)
    if (ok) tally.right++
    if (decide(readings) !== 'ask') {
      tally.answered++
      if (ok) tally.rightAnswered++
    }
    const any =
      ok ||
      candidatesFor(text, set.bench.catalog, set.bench.tables, []).candidates.some((c) =>
        isRight(set, expected, c.question),
      )
    if (any) tally.covered++
    if (misses && (!ok || decide(readings) === 'ask'))
      console.log(
        `${decide(readings) === 'ask' ? 'REFUSED' : 'WRONG'} ${ok ? 'RIGHT' : any ? 'ORDER' : 'NONE '} ${set.name}: ${text} (${first?.probability.toFixed(2)})\n    ${'sql' in q ? q.sql.slice(0, 200) : ''}\n    ${JSON.stringify(first?.question ?? null).slice(0, 400)}`,
      )
  }
  return tally
}

/** Conversations, whose last turn is judged, and what the data cannot answer, where no answer is the right one. */
const askRest = (set: OwnSet, misses: boolean) => {
  const tally = { turns: 0, right: 0, refuse: 0, refused: 0 }
  for (const q of set.questions) {
    const expected = expectedRows(set, q)
    if (typeof q.ask === 'string' && expected !== null) continue
    let previous: Question | null = null
    let readings: Reading[] = []
    for (const text of [q.ask].flat()) {
      readings = set.bench.read(text, { previous })
      previous = readings[0]?.question ?? null
    }
    const refused = decide(readings) === 'ask'
    const right = expected !== null && previous !== null && isRight(set, expected, previous)
    if (expected === null) {
      tally.refuse++
      if (refused) tally.refused++
    } else {
      tally.turns++
      if (right) tally.right++
    }
    if (misses && (expected === null ? !refused : !right))
      console.log(
        `${expected === null ? 'GIVEN' : 'TURN '} ${set.name}: ${[q.ask].flat().join(' | ')} (${readings[0]?.probability.toFixed(2)}, ${readings[0]?.kind})\n    ${'sql' in q ? q.sql.slice(0, 200) : ''}\n    ${JSON.stringify(previous).slice(0, 400)}`,
      )
  }
  return tally
}

const told = (name: string, tallies: Tally[]) => {
  const sum = (key: Exclude<keyof Tally, 'times'>) => tallies.reduce((n, t) => n + t[key], 0)
  const times = tallies.flatMap((t) => t.times).sort((a, b) => a - b)
  console.log(
    `${name}: ${sum('asked')} asked, ${sum('right')} right, ${sum('covered')} covered; answered: ${sum('answered')}, of these right ${sum('rightAnswered')}; median ${times[times.length >> 1]?.toFixed(0)} ms`,
  )
}

if (import.meta.main) {
  const misses = process.argv.includes('--misses')
  const only = process.argv.slice(2).find((a) => !a.startsWith('--'))
  const own = []
  for (const set of only === undefined || only === 'own' ? await ownSets() : []) {
    own.push(askSet(set, misses))
    told(set.name, own.slice(-1))
    const rest = askRest(set, misses)
    console.log(
      `  last turns: ${rest.right} of ${rest.turns} right; not to be answered: ${rest.refused} of ${rest.refuse} refused`,
    )
  }
  if (own.length > 0) told('all our own', own)
  const folder = only !== undefined && isAbsolute(only) ? [[only, () => strangerSets(only)] as const] : []
  for (const [name, sets] of [...everydayKinds, ...folder]) {
    if (only !== undefined && only !== name) continue
    const asked = []
    for (const set of await sets()) asked.push(askSet(set, misses))
    told(name, asked)
  }
  if (only === 'spare')
    told(
      only,
      (await spareSets()).map((set) => askSet(set, false)),
    )
}
