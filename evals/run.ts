import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { matches } from '../src/engine/analyst/judging/index.ts'
import type { Cell } from '../src/engine/analyst/tool-contract.ts'
import type { Scalar } from '../src/engine/question/question.contract.ts'
import { sampleFiles } from '../src/engine/samples/index.ts'
import type { EvalQuestion } from './compare.ts'
import { corpora, haveCorpora } from './corpora-bench.ts'
import { sameDenotation } from './denotation.ts'
import { everydayQuestions } from './everyday-questions.ts'
import { everydayFile } from './everyday-sets.ts'
import {
  businessDatabase,
  businessQuestions,
  comparable,
  createDatabase,
  definitionsPath,
  expectedRows,
} from './reader/databases.ts'
import { openSet, ownQuestions } from './reader/own.ts'
import { statisticsFile, statisticsQuestions } from './reader/statistics.ts'
import { plainCsv } from './reader/wiki.ts'
import { type Bench, type Given, openService, type Upload } from './service.ts'
import { createTally, type Tally } from './tally.ts'
import { evenly, wikiQuestions } from './wikitables.ts'

/**
 * Asks every set of the running service, as a person would: files are uploaded, databases linked, words asked. `--only NAME` takes the sets
 * whose name begins so, `--wiki N` so many of WikiTableQuestions' dev split (300), `--bare` leaves out the definitions of the databases,
 * `--misses` shows what was wrong.
 */
const option = (name: string): string | null => {
  const at = process.argv.indexOf(name)
  return at > 0 ? (process.argv[at + 1] ?? null) : null
}
const misses = process.argv.includes('--misses')
const only = option('--only') ?? ''

type Ask = { text: string; isRight(given: Given): boolean }

const askAll = async (bench: Bench, space: string, asks: Ask[], tally: Tally, name: string) => {
  for (const { text, isRight } of asks) {
    const given = await bench.ask(space, text)
    const right = isRight(given)
    tally.add({ right, answered: given.answered, probability: given.probability, ms: given.ms })
    if (misses && !right)
      console.log(
        `${name}: ${text}\n  ${given.probability.toFixed(2)} ${given.sentence}\n  ${JSON.stringify(given.rows).slice(0, 160)}`,
      )
  }
}

const wiki = async (bench: Bench, tally: Tally) => {
  const questions = evenly(wikiQuestions('dev'), Number(option('--wiki') ?? 300))
  for (const [table, asked] of Map.groupBy(questions, (q) => q.table)) {
    const space = await bench.space(table)
    await bench.upload(space, [
      { name: 'table.csv', bytes: plainCsv(readFileSync(join(corpora, 'wikitablequestions', table), 'utf8')) },
    ])
    const shown = (cell: Cell | undefined) => (cell ?? null) as Cell
    await askAll(
      bench,
      space,
      asked.map((q) => ({
        text: q.question,
        isRight: ({ asked: rows }) =>
          rows.length > 0 &&
          sameDenotation(
            q.targets,
            rows.map((r) => shown(r[0])),
          ),
      })),
      tally,
      table,
    )
  }
}

const business = async (bench: Bench, tally: Tally) => {
  const questions = businessQuestions()
  for (const [name, asked] of Map.groupBy(questions, (q) => q.db_name ?? '')) {
    const database = await businessDatabase(name)
    try {
      const space = await bench.space(name)
      await bench.connect(space, database.name, process.argv.includes('--bare') ? null : definitionsPath(name))
      const asks: Ask[] = []
      for (const q of asked) {
        const expected = await expectedRows(database.client, q.query ?? '')
        asks.push({
          text: q.question ?? '',
          isRight: ({ rows }) =>
            expected.some((e) =>
              matches(
                e,
                rows.map((row) => row.map(comparable)),
              ),
            ),
        })
      }
      await askAll(bench, space, asks, tally, name)
    } finally {
      await database.drop()
    }
  }
}

const statistics = async (bench: Bench, tally: Tally) => {
  for (const [file, asked] of Map.groupBy(statisticsQuestions(), (q) => q.file_name)) {
    const space = await bench.space(file)
    await bench.upload(space, [{ name: file, bytes: readFileSync(statisticsFile(file)) }])
    const asks = asked.map(
      (q): Ask => ({
        text: q.question,
        isRight: ({ rows }) => rows.length > 0 && q.isRight(rows.flat() as Scalar[]),
      }),
    )
    await askAll(bench, space, asks, tally, file)
  }
}

/** Periods, yes and no as the expectations of our own questions write them. */
const shortened = (rows: Cell[][], length: number): Cell[][] =>
  rows.map((row) =>
    row.map((c) => {
      if (typeof c === 'boolean') return c ? 'yes' : 'no'
      return typeof c === 'string' && /^\d{4}-\d\d-\d\d/.test(c) ? c.slice(0, length) : c
    }),
  )

const own = (question: EvalQuestion, expected: Cell[][] | null): Ask | null =>
  typeof question.ask !== 'string' || expected === null
    ? null
    : {
        text: question.ask,
        isRight: ({ rows }) =>
          matches(expected, rows) || [4, 7].some((length) => matches(expected, shortened(rows, length))),
      }

const askOwn = async (
  bench: Bench,
  space: string,
  database: DatabaseSync,
  questions: EvalQuestion[],
  tally: Tally,
  name: string,
) => {
  const asks = questions.flatMap((q) => {
    const expected =
      'refuse' in q
        ? null
        : 'rows' in q
          ? q.rows
          : (database
              .prepare(q.sql)
              .all()
              .map((row) => Object.values(row)) as Cell[][])
    return own(q, expected) ?? []
  })
  await askAll(bench, space, asks, tally, name)
}

const ownFiles = async (bench: Bench, tally: Tally, set: 'shop' | 'newsroom') => {
  const files: Upload[] =
    set === 'shop'
      ? (await sampleFiles()).slice(0, 1).map((f) => ({ name: f.name, bytes: f.bytes }))
      : readdirSync(join(corpora, 'fivethirtyeight'))
          .filter((f) => f.endsWith('.csv'))
          .sort()
          .map((name) => ({ name, bytes: readFileSync(join(corpora, 'fivethirtyeight', name)) }))
  const space = await bench.space(set)
  await bench.upload(space, files)
  await askOwn(bench, space, new DatabaseSync(await openSet(set), { readOnly: true }), ownQuestions[set], tally, set)
}

/** A SQLite file as a database of PostgreSQL, with its keys. */
const asPostgres = (database: DatabaseSync): string => {
  const name = (text: string) => `"${text.replaceAll('"', '""')}"`
  const literal = (value: unknown) =>
    value === null || value instanceof Uint8Array
      ? 'NULL'
      : typeof value === 'number'
        ? String(value)
        : `'${String(value).replaceAll("'", "''")}'`
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all() as { name: string }[]
  const type = (native: string) =>
    /INT/i.test(native)
      ? 'bigint'
      : /NUM|REAL|DEC|FLOA|DOUB|MONEY/i.test(native)
        ? 'numeric'
        : /DATETIME|TIMESTAMP/i.test(native)
          ? 'timestamp'
          : /DATE/i.test(native)
            ? 'date'
            : 'text'
  return tables
    .flatMap(({ name: table }) => {
      const columns = database.prepare(`PRAGMA table_info(${name(table)})`).all() as {
        name: string
        type: string
        pk: number
      }[]
      const keys = columns.filter((c) => c.pk > 0).map((c) => name(c.name))
      const fields = columns.map((c) => `${name(c.name)} ${type(c.type)}`)
      const rows = database.prepare(`SELECT * FROM ${name(table)}`).all()
      return [
        `CREATE TABLE ${name(table)} (${[...fields, ...(keys.length > 0 ? [`PRIMARY KEY (${keys.join(', ')})`] : [])].join(', ')})`,
        ...(rows.length > 0
          ? [
              `INSERT INTO ${name(table)} VALUES ${rows.map((row) => `(${columns.map((c) => literal(row[c.name])).join(', ')})`).join(', ')}`,
            ]
          : []),
      ]
    })
    .join(';\n')
}

const ownDatabase = async (bench: Bench, tally: Tally, set: 'chinook' | 'northwind') => {
  const sqlite = new DatabaseSync(await openSet(set), { readOnly: true })
  const database = await createDatabase(set, asPostgres(sqlite))
  try {
    const space = await bench.space(set)
    await bench.connect(space, database.name, null)
    await askOwn(bench, space, sqlite, ownQuestions[set], tally, set)
  } finally {
    await database.drop()
  }
}

const everyday = async (bench: Bench, tally: Tally) => {
  for (const { file, questions } of everydayQuestions) {
    const { name, text } = everydayFile(file)
    const space = await bench.space(file)
    await bench.upload(space, [{ name, bytes: text }])
    const database = new DatabaseSync(await openSet({ name, text }), { readOnly: true })
    await askOwn(
      bench,
      space,
      database,
      questions.map(([ask, sql]) => ({ ask, sql })),
      tally,
      file,
    )
    database.close()
  }
}

const sets: { name: string; corpora: boolean; ask(bench: Bench, tally: Tally): Promise<void> }[] = [
  { name: 'shop', corpora: false, ask: (bench, tally) => ownFiles(bench, tally, 'shop') },
  { name: 'everyday', corpora: false, ask: everyday },
  { name: 'newsroom', corpora: true, ask: (bench, tally) => ownFiles(bench, tally, 'newsroom') },
  { name: 'chinook', corpora: true, ask: (bench, tally) => ownDatabase(bench, tally, 'chinook') },
  { name: 'northwind', corpora: true, ask: (bench, tally) => ownDatabase(bench, tally, 'northwind') },
  { name: 'statistics', corpora: true, ask: statistics },
  { name: 'databases', corpora: true, ask: business },
  { name: 'wiki', corpora: true, ask: wiki },
]

const bench = await openService()
const tallies: Record<string, Tally> = {}
try {
  for (const set of sets) {
    if (!set.name.startsWith(only)) continue
    if (set.corpora && !haveCorpora()) {
      console.log(`${set.name}: left out, because the corpora folder is not beside the repository`)
      continue
    }
    const tally = createTally()
    tallies[set.name] = tally
    await set.ask(bench, tally)
  }
} finally {
  await bench.close()
}
console.table(Object.fromEntries(Object.entries(tallies).map(([name, tally]) => [name, tally.summary()])))
console.log('Said against found, all sets together:')
console.table(createTally(Object.values(tallies).flatMap((t) => t.verdicts)).calibration())
