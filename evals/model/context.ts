import { haveCorpora } from '../corpora-bench.ts'
import { businessQuestions, openBusiness } from '../reader/databases.ts'
import { openSet, ownQuestions } from '../reader/own.ts'
import { tablesOf } from '../reader/tables.ts'
import { askContext, newTally, type Tally, workbenchOf } from './context-oracle.ts'
import { decoyTables } from './decoys.ts'

/** Asks every set; `--misses` shows what was not there at first, `--only=NAME` takes one set. */
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(1)} %`

function report(
  name: string,
  { questions, names, shown, values, valuesShown, valuesKnown, steps, tokens }: Tally,
): void {
  const within = (n: number) =>
    percent(
      steps.slice(0, n).reduce((sum, one) => sum + one, 0),
      questions,
    )
  console.log(
    `| ${name} | ${questions} | ${percent(shown, names)} | ${values === 0 ? '–' : percent(valuesShown, values)} | ${values === 0 ? '–' : percent(valuesKnown, values)} | ${within(1)} | ${within(2)} | ${within(3)} | ${median(tokens)} | ${Math.max(...tokens)} |`,
  )
}

if (!haveCorpora()) throw new Error('the corpora folder is not there')
console.log(
  '| set | questions | names shown | values shown | values known | 1 step | 2 steps | 3 steps | tokens, median | at most |',
)
console.log('|---|---|---|---|---|---|---|---|---|---|')
const totals = newTally()
const add = (name: string, tally: Tally) => {
  report(name, tally)
  if (process.argv.includes('--misses')) console.log(tally.misses.join('\n'))
  for (const key of ['questions', 'names', 'shown', 'values', 'valuesShown', 'valuesKnown'] as const)
    totals[key] += tally[key]
  for (const [at, count] of tally.steps.entries()) totals.steps[at]! += count
  totals.tokens.push(...tally.tokens)
}
const chosen = process.argv.find((one) => one.startsWith('--only='))?.slice(7)
for (const name of (['shop', 'chinook', 'northwind', 'newsroom'] as const).filter((one) => !chosen || one === chosen)) {
  const asked = ownQuestions[name].flatMap((one) =>
    typeof one.ask === 'string' && 'sql' in one ? [{ question: one.ask, sql: one.sql }] : [],
  )
  const tables = [...decoyTables(475), ...tablesOf(await openSet(name))]
  add(name, await askContext(workbenchOf(tables, '2026-01-15'), asked))
}
const business = businessQuestions()
for (const name of new Set(business.map((one) => one.db_name ?? '').filter((one) => !chosen || one === chosen))) {
  const database = await openBusiness(name, decoyTables(475))
  const asked = business
    .filter((one) => one.db_name === name)
    .map((one) => ({ question: one.question ?? '', sql: one.query ?? '' }))
  add(name, await askContext(workbenchOf(database.loaded, '2026-01-15', database.bench), asked))
  await database.drop()
}
report('all', totals)
