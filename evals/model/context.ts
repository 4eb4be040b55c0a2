import { asSchema } from 'ai'
import { definitionsAsText, searchTablesAsText, tablesAsText } from '../../src/engine/analyst/describe-for-model.ts'
import { analystInstructions } from '../../src/engine/analyst/instructions.ts'
import { analystTools } from '../../src/engine/analyst/tools/index.ts'
import { createWorkbench, describedSources, type Workbench } from '../../src/engine/analyst/workbench.ts'
import type { Dataset } from '../../src/engine/question/catalog.ts'
import { haveCorpora } from '../corpora-bench.ts'
import { openBench } from '../reader/bench.ts'
import { businessQuestions, openBusiness } from '../reader/databases.ts'
import { openSet, ownQuestions } from '../reader/own.ts'
import { type LoadedTable, tablesOf } from '../reader/tables.ts'
import { decoyTables } from './decoys.ts'

/**
 * A model that holds the gold statement of each question and may use only names that it was shown, over a database among 475 tables of
 * others: of the tables and columns that the statement names, how many stand in the first request, at how many tokens; of the words that
 * it compares with, how many stand there or in the question; and in how many steps it can run the statement, the last of which is that.
 * Where a name is missing it looks: it searches in the words of the question and describes tables whose name it has seen, then lists
 * all tables. `--misses` shows what was not there.
 */
type Asked = { question: string; sql: string }
type Tally = {
  questions: number
  names: number
  shown: number
  values: number
  valuesShown: number
  /** By the number of steps; the last: not within three. */
  steps: [number, number, number, number]
  tokens: number[]
}
const newTally = (): Tally => ({
  questions: 0,
  names: 0,
  shown: 0,
  values: 0,
  valuesShown: 0,
  steps: [0, 0, 0, 0],
  tokens: [],
})

const misses = process.argv.includes('--misses')
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

/** The words that a statement compares with; formats of dates and patterns are none. */
const valuesIn = (sql: string): string[] =>
  [...sql.matchAll(/'((?:[^']|'')*)'/g)]
    .map(([, value]) => value!)
    .filter((value) => /^\p{L}[\p{L} &'.-]{2,}$/u.test(value))

/** How many steps it takes until all is known that the statement names, and what is not then. */
function stepsUntilKnown(bench: Workbench, question: string, first: string, needed: ReturnType<typeof neededBy>) {
  let told = first
  let missing = missingIn(told, needed)
  const looks = [
    () => {
      const seen = needed.filter(({ dataset }) => new RegExp(`(?<![\\p{L}_])${dataset}(?![\\p{L}_])`, 'u').test(told))
      const tables = seen.map(({ dataset }) => dataset)
      return [searchTablesAsText(bench, question), ...(tables.length > 0 ? [definitionsAsText(bench, { tables })] : [])]
    },
    () => [1, 2, 3, 4].map((page) => tablesAsText(describedSources(bench), page)),
  ]
  let steps = 1
  for (const look of looks) {
    if (missing.length === 0) return { steps, missing }
    told = [told, ...look()].join('\n')
    missing = missingIn(told, needed)
    steps += 1
  }
  return missing.length === 0 ? { steps, missing } : { steps: 4, missing }
}

const workbenchOf = (tables: LoadedTable[], today: string, bench = openBench(tables, today)): Workbench =>
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
    leaves: true,
    signal: new AbortController().signal,
    runQuery: () => Promise.reject(new Error('nothing runs here')),
  })

async function ask(bench: Workbench, asked: Asked[]): Promise<Tally> {
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
    const missing = missingIn(before, needed)
    tally.questions += 1
    tally.names += needed.length + needed.flatMap(({ fields }) => fields).length
    tally.shown += needed.length + needed.flatMap(({ fields }) => fields).length - missing.length
    const known = `${question}\n${before}`.toLowerCase()
    const values = valuesIn(sql)
    tally.values += values.length
    tally.valuesShown += values.filter((value) => known.includes(value.toLowerCase())).length
    const until = stepsUntilKnown(bench, question, before, needed)
    tally.steps[until.steps - 1]! += 1
    if (misses && missing.length > 0) console.log(`${until.steps} steps: ${question}\n  missing: ${missing.join(', ')}`)
    tally.tokens.push(Math.ceil((fixed + before.length + now.length + question.length) / 4))
  }
  return tally
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(1)} %`

function report(name: string, { questions, names, shown, values, valuesShown, steps, tokens }: Tally): void {
  const within = (n: number) =>
    percent(
      steps.slice(0, n).reduce((sum, one) => sum + one, 0),
      questions,
    )
  console.log(
    `| ${name} | ${questions} | ${percent(shown, names)} | ${values === 0 ? '–' : percent(valuesShown, values)} | ${within(1)} | ${within(2)} | ${within(3)} | ${median(tokens)} | ${Math.max(...tokens)} |`,
  )
}

if (!haveCorpora()) throw new Error('the corpora folder is not there')
console.log('| set | questions | names shown | values shown | 1 step | 2 steps | 3 steps | tokens, median | at most |')
console.log('|---|---|---|---|---|---|---|---|---|')
const totals = newTally()
const add = (name: string, tally: Tally) => {
  report(name, tally)
  for (const key of ['questions', 'names', 'shown', 'values', 'valuesShown'] as const) totals[key] += tally[key]
  for (const [at, count] of tally.steps.entries()) totals.steps[at]! += count
  totals.tokens.push(...tally.tokens)
}
const chosen = process.argv.find((one) => one.startsWith('--only='))?.slice(7)
for (const name of (['shop', 'chinook', 'northwind', 'newsroom'] as const).filter((one) => !chosen || one === chosen)) {
  const asked = ownQuestions[name].flatMap((one) =>
    typeof one.ask === 'string' && 'sql' in one ? [{ question: one.ask, sql: one.sql }] : [],
  )
  const tables = [...decoyTables(475), ...tablesOf(await openSet(name))]
  add(name, await ask(workbenchOf(tables, '2026-01-15'), asked))
}
const business = businessQuestions()
for (const name of new Set(business.map((one) => one.db_name ?? '').filter((one) => !chosen || one === chosen))) {
  const database = await openBusiness(name, decoyTables(475))
  const asked = business
    .filter((one) => one.db_name === name)
    .map((one) => ({ question: one.question ?? '', sql: one.query ?? '' }))
  add(name, await ask(workbenchOf(database.loaded, '2026-01-15', database.bench), asked))
  await database.drop()
}
report('all', totals)
