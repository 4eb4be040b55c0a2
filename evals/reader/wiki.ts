import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Question, Scalar } from '../../src/engine/question/question.contract.ts'
import { candidatesFor } from '../../src/engine/reader/candidates.ts'
import { decide } from '../../src/engine/reader/index.ts'
import { corpora } from '../corpora-bench.ts'
import { sameDenotation } from '../denotation.ts'
import { coverage, createTally } from '../tally.ts'
import { evenly, type WikiQuestion, wikiQuestions } from '../wikitables.ts'
import { openBench } from './bench.ts'
import { type LoadedTable, loadCsv } from './tables.ts'

/** These files escape a quote with a backslash; the importer reads the common way, two quotes. */
export const plainCsv = (text: string) => text.replaceAll('\\"', '""').replaceAll('\\\\', '\\')

export const wikiTable = async (table: string): Promise<LoadedTable[]> => {
  const folder = join(tmpdir(), 'tallyroom-evals')
  mkdirSync(folder, { recursive: true })
  const input = join(folder, `wiki-input-${process.pid}.csv`)
  const key = `wiki-${table}`
  writeFileSync(input, plainCsv(readFileSync(join(corpora, 'wikitablequestions', table), 'utf8')))
  return loadCsv(input, 'table.csv', key)
}

/** The day on which WikiTableQuestions is asked. */
export const wikiToday = '2016-01-01'

/** A value as WikiTableQuestions writes it. */
export const shown = (value: Scalar) => (value === true ? 'yes' : value === false ? 'no' : value)

/** Asks questions as the service reads: `--dev N` so many of the dev split, evenly spaced (600), `--train N` of the train split. */
const askWiki = async (asked: WikiQuestion[]) => {
  const tally = createTally()
  for (const [table, questions] of Map.groupBy(asked, (q) => q.table)) {
    const bench = openBench(await wikiTable(table), wikiToday)
    const given = (question: Question) => bench.run(question)?.map(([cell]) => shown(cell ?? null)) ?? []
    for (const { id, question, targets } of questions) {
      const readings = bench.read(question)
      const [first] = readings
      const rows = first ? given(first.question) : []
      const right = rows.length > 0 && sameDenotation(targets, rows)
      const answered = decide(readings) !== 'ask'
      tally.add({ right, answered, probability: first?.probability ?? 0, ms: 0 })
      if (!process.argv.includes('--misses') || right) continue
      const any = candidatesFor(question, bench.catalog, bench.tables, []).candidates.find((c) =>
        sameDenotation(targets, given(c.question)),
      )
      console.log(
        `${any ? 'ORDER' : 'NONE '} ${answered ? 'WRONG' : 'ASKED'} ${id} ${table} ${first?.probability.toFixed(2)}: ${question}\n    wanted ${JSON.stringify(targets)}, given ${JSON.stringify(rows).slice(0, 160)}, unused ${first?.unused}\n    ${first?.kind}: ${JSON.stringify(first?.question ?? null).slice(0, 500)}\n    ${any ? `${any.frame}: ${JSON.stringify(any.question).slice(0, 500)}` : ''}`,
      )
    }
  }
  console.table([tally.summary()])
  console.table(tally.calibration())
  console.table([coverage(tally.verdicts)])
}

if (import.meta.main) {
  const split = process.argv.includes('--train') ? 'train' : 'dev'
  const at = process.argv.indexOf(`--${split}`)
  await askWiki(evenly(wikiQuestions(split), at > 0 ? Number(process.argv[at + 1]) : 600))
}
