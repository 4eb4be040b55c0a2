import { DatabaseSync } from 'node:sqlite'
import { asSchema } from 'ai'
import { definitionsAsText, searchTablesAsText, tablesAsText } from '../../src/engine/analyst/describe-for-model.ts'
import { analystInstructions } from '../../src/engine/analyst/instructions.ts'
import { findValues, valuesAsText } from '../../src/engine/analyst/reading/values-found.ts'
import { analystTools } from '../../src/engine/analyst/tools/index.ts'
import { createWorkbench, describedSources, type Workbench } from '../../src/engine/analyst/workbench.ts'
import type { Dataset } from '../../src/engine/question/catalog.ts'
import { openBench } from '../reader/bench.ts'
import type { LoadedTable } from '../reader/tables.ts'

/**
 * A model that holds the gold statement of each question and may use only names and words that it was shown, over a database among 475
 * tables of others: of the tables and columns that the statement names, how many stand in the first request, at how many tokens; of the
 * words that it compares with, how many stand there or in the question, as they are written; and in how many steps it can run the
 * statement, the last of which is that. Where something is missing it looks, all at once: it searches for tables and for values by the
 * words of the question and describes tables whose name it has seen; then it lists all tables, and describes those that it knows by then.
 */
type Asked = { question: string; sql: string }
export type Tally = {
  questions: number
  names: number
  shown: number
  values: number
  valuesShown: number
  /** Those that are known when the statement runs. */
  valuesKnown: number
  /** By the number of steps; the last: not within three. */
  steps: [number, number, number, number]
  tokens: number[]
  /** What was not there at first. */
  misses: string[]
}
export const newTally = (): Tally => ({
  questions: 0,
  names: 0,
  shown: 0,
  values: 0,
  valuesShown: 0,
  valuesKnown: 0,
  steps: [0, 0, 0, 0],
  tokens: [],
  misses: [],
})

const words = (sql: string) => new Set(sql.toLowerCase().match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [])

/** The tables and columns that a statement names, as the definitions call them. */
function neededBy(sql: string, datasets: Dataset[]): { dataset: string; fields: string[] }[] {
  const named = words(sql)
  const isNamed = (name: string) => named.has(name.toLowerCase()) || sql.includes(`"${name}"`)
  return datasets
    .filter(({ table }) => isNamed(table.name))
    .map(({ name, fields }) => ({
      dataset: name,
      fields: fields.filter(({ column }) => column !== null && isNamed(column)).map((field) => field.name),
    }))
}

/** The words that a text of definitions says of a dataset, whose name may have spaces; null where it is not described. */
function wordsAbout(text: string, dataset: string): Set<string> | null {
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line === `  ${dataset}` || line.startsWith(`  ${dataset} `))
  if (at < 0) return null
  const length = lines.slice(at + 1).findIndex((line) => !line.startsWith('    '))
  const block = lines.slice(at + 1, length < 0 ? undefined : at + 1 + length)
  // In a list of tables the columns stand behind the name.
  const listed = lines.filter(
    (line) => line.startsWith(`  ${dataset}`) && /^ {2}.*? \(\d+ rows\): |^ {2}[^[]+?: /.test(line),
  )
  block.push(...listed.map((line) => line.slice(line.indexOf(': '))))
  return new Set(block.join('\n').match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [])
}

function missingIn(text: string, needed: ReturnType<typeof neededBy>): string[] {
  return needed.flatMap(({ dataset, fields }) => {
    const block = wordsAbout(text, dataset)
    if (!block) return [dataset, ...fields.map((field) => `${dataset}.${field}`)]
    return fields.filter((field) => !block.has(field)).map((field) => `${dataset}.${field}`)
  })
}

/** The words that a statement compares with; what it only writes, formats of dates and patterns are none. */
const valuesIn = (sql: string): string[] =>
  [...sql.matchAll(/'((?:[^']|'')*)'/g)]
    .filter(({ index }) => /(?:[=<>]|\bwhen|\blike|\bin\s*\((?:[^()]*,)?)\s*$/i.test(sql.slice(0, index)))
    .map(([, value]) => value!)
    .filter((value) => /^\p{L}[\p{L} &'.-]{2,}$/u.test(value))

/** Words stand in a text as they are written, or in any case where the statement does not look at it. */
const valuesMissing = (sql: string, text: string): string[] => {
  const anyCase = /\b(?:lower|upper)\s*\(|\bilike\b|\bnocase\b/i.test(sql)
  const has = (value: string) => text.includes(value) || (anyCase && text.toLowerCase().includes(value.toLowerCase()))
  return valuesIn(sql).filter((value) => !has(value))
}

/** The words of a question that may be values: one by one, and with the next. */
function termsOf(question: string): string[] {
  const said = question.match(/[\p{L}\p{N}'’&.-]*[\p{L}\p{N}]/gu) ?? []
  const alone = said.filter((word) => word.length > 3).map((word) => word.replace(/(?<=\p{L}{3})(?:['’]s|s)$/u, ''))
  return [...new Set([...alone, ...said.slice(1).map((word, at) => `${said[at]} ${word}`)])].slice(0, 50)
}

type Needed = { sql: string; names: ReturnType<typeof neededBy> }
const missingFor = ({ sql, names }: Needed, told: string) => [
  ...missingIn(told, names),
  ...valuesMissing(sql, told).map((value) => `'${value}'`),
]

/** How many steps it takes until all is known that the statement names, and what is not then. */
async function stepsUntilKnown(bench: Workbench, question: string, first: string, needed: Needed) {
  let told = first
  const seen = () => {
    const tables = needed.names
      .map(({ dataset }) => dataset)
      .filter((name) => new RegExp(`(?<![\\p{L}_])${name}(?![\\p{L}_])`, 'u').test(told))
    return tables.length > 0 ? [definitionsAsText(bench, { tables })] : []
  }
  const looks = [
    async () => [
      searchTablesAsText(bench, question),
      ...seen(),
      valuesAsText(await findValues(bench, termsOf(question))),
    ],
    async () => [...[1, 2, 3, 4].map((page) => tablesAsText(describedSources(bench), page)), ...seen()],
  ]
  let steps = 1
  for (const look of looks) {
    if (missingFor(needed, told).length === 0) break
    told = [told, ...(await look())].join('\n')
    steps += 1
  }
  const missing = missingFor(needed, told)
  return { steps: missing.length === 0 ? steps : 4, missing }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The rows of tables as an engine that can be asked; tables without any are empty there. */
function runIn(tables: LoadedTable[]): Workbench['runQuery'] {
  const database = new DatabaseSync(':memory:')
  for (const schema of new Set(tables.flatMap(({ table }) => table.schema ?? [])))
    database.exec(`ATTACH ':memory:' AS ${quoted(schema)}`)
  database.exec('BEGIN')
  for (const { table, rows } of tables) {
    const name = `${table.schema ? `${quoted(table.schema)}.` : ''}${quoted(table.name)}`
    database.exec(`CREATE TABLE ${name} (${table.columns.map((column) => quoted(column.name)).join(', ')})`)
    const insert = database.prepare(`INSERT INTO ${name} VALUES (${table.columns.map(() => '?').join(', ')})`)
    for (const row of rows) insert.run(...row.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell)))
  }
  database.exec('COMMIT')
  return async ({ sql, params = {} }) => {
    const rows = database.prepare(sql).all(params as Record<string, string>)
    const json = Buffer.from(JSON.stringify(rows))
    return { columns: [], types: [], json, rowCount: rows.length, truncated: false, elapsedMs: 0, engine: 'sqlite' }
  }
}

export const workbenchOf = (tables: LoadedTable[], today: string, bench = openBench(tables, today)): Workbench =>
  createWorkbench({
    sources: [
      {
        source: 'sqlite',
        engine: 'sqlite',
        parts: [
          {
            dataSourceId: 'source',
            name: 'data',
            schemaName: null,
            grounding: '',
            groundingGenerated: true,
            privacy: 'full',
            tables: tables.map(({ table }) => table),
          },
        ],
        target: { kind: 'SQLITE', databases: [] },
      },
    ],
    catalog: bench.catalog,
    shortcuts: [],
    today,
    isRemote: true,
    signal: new AbortController().signal,
    runQuery: runIn(tables),
  })

export async function askContext(bench: Workbench, asked: Asked[]): Promise<Tally> {
  const tally = newTally()
  const tools = await Promise.all(
    Object.values(analystTools(bench)).map(async ({ description, inputSchema }) =>
      JSON.stringify([description, await asSchema(inputSchema as never).jsonSchema]),
    ),
  )
  const fixed = tools.join('').length
  for (const { question, sql } of asked) {
    const needed = neededBy(sql, bench.catalog.datasets)
    if (needed.length === 0) continue
    const told = { agentInstructions: '', spaceDescription: null, examples: [] }
    const { before, now } = analystInstructions(bench, { ...told, questions: [question] })
    const first = [question, before, now].join('\n')
    const missing = missingIn(before, needed)
    tally.questions += 1
    tally.names += needed.length + needed.flatMap(({ fields }) => fields).length
    tally.shown += needed.length + needed.flatMap(({ fields }) => fields).length - missing.length
    const values = valuesIn(sql).length
    const until = await stepsUntilKnown(bench, question, first, { sql, names: needed })
    tally.values += values
    tally.valuesShown += values - valuesMissing(sql, first).length
    tally.valuesKnown += values - until.missing.filter((one) => one.startsWith("'")).length
    tally.steps[until.steps - 1]! += 1
    if (until.steps > 1)
      tally.misses.push(
        `${until.steps} steps: ${question}\n  at first: ${missingFor({ sql, names: needed }, first).join(', ')}${until.missing.length > 0 ? `\n  never: ${until.missing.join(', ')}` : ''}`,
      )
    tally.tokens.push(Math.ceil((fixed + before.length + now.length + question.length) / 4))
  }
  return tally
}
