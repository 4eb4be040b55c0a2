import { asSchema } from 'ai'
import { searchTablesAsText } from '../../src/engine/analyst/describe-for-model.ts'
import { analystInstructions } from '../../src/engine/analyst/instructions.ts'
import { analystTools } from '../../src/engine/analyst/tools/index.ts'
import { createWorkbench, type Workbench } from '../../src/engine/analyst/workbench.ts'
import type { Dataset } from '../../src/engine/question/catalog.ts'
import { haveCorpora } from '../corpora-bench.ts'
import { openBench } from '../reader/bench.ts'
import { businessQuestions, openBusiness } from '../reader/databases.ts'
import { openSet, ownQuestions } from '../reader/own.ts'
import { type LoadedTable, tablesOf } from '../reader/tables.ts'
import { decoyTables } from './decoys.ts'

/**
 * What a model is shown of a database among 475 others before its first step: of the tables and columns that the gold statement of a
 * question names, how many are there, at how many tokens; and in how many questions all of them are, at once or after one search.
 * `--misses` shows what was not there.
 */
type Asked = { question: string; sql: string }
type Tally = { questions: number; names: number; shown: number; atOnce: number; afterSearch: number; tokens: number[] }

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
  return new Set(block.join('\n').match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [])
}

function missingIn(text: string, needed: ReturnType<typeof neededBy>): string[] {
  return needed.flatMap(({ dataset, fields }) => {
    const block = wordsAbout(text, dataset)
    if (!block) return [dataset, ...fields.map((field) => `${dataset}.${field}`)]
    return fields.filter((field) => !block.has(field)).map((field) => `${dataset}.${field}`)
  })
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
  const tally: Tally = { questions: 0, names: 0, shown: 0, atOnce: 0, afterSearch: 0, tokens: [] }
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
    if (missing.length === 0) tally.atOnce += 1
    const later = missing.length === 0 ? [] : missingIn(`${before}\n${searchTablesAsText(bench, question)}`, needed)
    if (later.length === 0) tally.afterSearch += 1
    else if (misses) console.log(`${question}\n  missing: ${later.join(', ')}`)
    tally.tokens.push(Math.ceil((fixed + before.length + now.length + question.length) / 4))
  }
  return tally
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(1)} %`

function report(name: string, { questions, names, shown, atOnce, afterSearch, tokens }: Tally): void {
  console.log(
    `| ${name} | ${questions} | ${percent(shown, names)} | ${percent(atOnce, questions)} | ${percent(afterSearch, questions)} | ${median(tokens)} | ${Math.max(...tokens)} |`,
  )
}

if (!haveCorpora()) throw new Error('the corpora folder is not there')
console.log('| set | questions | names shown | all shown at once | with one search | tokens, median | at most |')
console.log('|---|---|---|---|---|---|---|')
const totals: Tally = { questions: 0, names: 0, shown: 0, atOnce: 0, afterSearch: 0, tokens: [] }
const add = (name: string, tally: Tally) => {
  report(name, tally)
  for (const key of ['questions', 'names', 'shown', 'atOnce', 'afterSearch'] as const) totals[key] += tally[key]
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
