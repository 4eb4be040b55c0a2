import { type EvalQuestion, judge } from './compare.ts'
import { haveCorpora } from './corpora-bench.ts'
import { chinookQuestions, newsroomQuestions, northwindQuestions } from './corpora-questions.ts'
import { everydayQuestions } from './everyday-questions.ts'
import {
  freshChinookQuestions,
  freshNewsroomQuestions,
  freshNorthwindQuestions,
  freshShopQuestions,
} from './fresh-questions.ts'
import { type Bench, existingDatabase, importedEveryday, importedNewsroom, importedShop } from './imported-bench.ts'
import { laterChinookQuestions, laterShopQuestions } from './later-questions.ts'
import {
  officeChinookQuestions,
  officeNewsroomQuestions,
  officeNorthwindQuestions,
  officeShopQuestions,
} from './office-questions.ts'
import { shopQuestions } from './shop-questions.ts'
import { askWikitables } from './wikitables.ts'

/** Prints how well the built-in analyst answers. `--misses` shows what it got wrong; `--wiki N` asks only the first N of the dev split. */
const misses = process.argv.includes('--misses')
const limitAt = process.argv.indexOf('--wiki')
const wikiLimit = limitAt > 0 ? Number(process.argv[limitAt + 1]) : Number.POSITIVE_INFINITY

const ofAll = (part: number, whole: number) => `${part} (${whole === 0 ? 0 : ((100 * part) / whole).toFixed(1)} %)`

const table: Record<string, { asked: number; right: string; refused: number; wrong: number; ms: number }> = {}

const run = async (name: string, open: () => Promise<Bench>, questions: EvalQuestion[]) => {
  const bench = await open()
  const started = performance.now()
  const verdicts = questions.map((q) => judge(bench, q))
  const right = verdicts.filter((v) => v.right).length
  const refused = verdicts.filter((v) => !v.answered && !v.right).length
  table[name] = {
    asked: questions.length,
    right: ofAll(right, questions.length),
    refused,
    wrong: questions.length - right - refused,
    ms: Math.round(performance.now() - started),
  }
  bench.close()
  if (!misses) return
  for (const v of verdicts)
    if (!v.right)
      console.log(
        `${name}: ${v.question}\n  ${v.outcome.sql.at(-1)?.replaceAll('\n', ' ') ?? v.outcome.text}\n  expected ${JSON.stringify(v.expected).slice(0, 120)}, got ${JSON.stringify(v.outcome.answer?.rows)?.slice(0, 120)}`,
      )
}

await run('sample shop', importedShop, shopQuestions)
await run('sample shop, as in an office', importedShop, [
  ...officeShopQuestions,
  ...laterShopQuestions,
  ...freshShopQuestions,
])
for (const { file, questions } of everydayQuestions)
  await run(
    `everyday, ${file}`,
    () => importedEveryday(file),
    questions.map(([ask, sql]) => ({ ask, sql })),
  )
if (haveCorpora()) {
  await run('chinook', () => existingDatabase('chinook/Chinook_Sqlite.sqlite', '2026-01-15'), chinookQuestions)
  await run('northwind', () => existingDatabase('northwind/northwind.sqlite', '1998-06-01'), northwindQuestions)
  await run('fivethirtyeight, one space', importedNewsroom, newsroomQuestions)
  await run('chinook, as in an office', () => existingDatabase('chinook/Chinook_Sqlite.sqlite', '2026-01-15'), [
    ...officeChinookQuestions,
    ...laterChinookQuestions,
    ...freshChinookQuestions,
  ])
  await run('northwind, as in an office', () => existingDatabase('northwind/northwind.sqlite', '1998-06-01'), [
    ...officeNorthwindQuestions,
    ...freshNorthwindQuestions,
  ])
  await run('fivethirtyeight, as in an office', importedNewsroom, [
    ...officeNewsroomQuestions,
    ...freshNewsroomQuestions,
  ])
} else console.log('Without the corpora folder beside the repository only the sample shop is asked.')
console.table(table)

if (haveCorpora()) {
  const started = performance.now()
  const tally = askWikitables('dev', wikiLimit)
  console.log('WikiTableQuestions, dev split')
  console.table({
    dev: {
      asked: tally.asked,
      answered: ofAll(tally.answered, tally.asked),
      right: ofAll(tally.right, tally.asked),
      'right of answered': ofAll(tally.right, tally.answered),
      refused: ofAll(tally.refused, tally.asked),
      seconds: Math.round((performance.now() - started) / 1000),
    },
  })
}
