import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scalar } from '../../src/engine/question/question.contract.ts'
import { candidatesFor } from '../../src/engine/reader/candidates.ts'
import { decide } from '../../src/engine/reader/index.ts'
import { withTerms } from '../../src/engine/reader/sentences/definitions.ts'
import { plainly } from '../../src/engine/reader/sentences/terms.ts'
import { corpora } from '../corpora-bench.ts'
import { openBench } from './bench.ts'
import { loadCsv } from './tables.ts'

/** Statistics in plain words over one CSV each (dabench-dev, a development set). `--misses` shows what went wrong. */
export type StatisticsQuestion = { id: number; question: string; level: string; file_name: string }

const folder = join(corpora, 'dabench-dev')
const lines = <T>(name: string): T[] =>
  readFileSync(join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)

/** What a verdict in words says of a yes or a no: "Not normal", "positive"; null for other words. */
const verdict = (label: string): boolean | null => {
  if (/^(?:no|not|non|false|negative|insignificant)\b/i.test(label)) return false
  return /^(?:yes|true|normal|positive|significant)\b/i.test(label) ? true : null
}

/** A label is right when a cell says it: numbers to the decimals of the label, words without regard to case, each part of a list or a table of them. */
const holds = (label: string, cells: Scalar[]): boolean => {
  const text = label.trim()
  if (text === '') return cells.every((c) => c === 0 || c === null)
  if (/^\{.*\}$/.test(text))
    return [...text.matchAll(/:\s*(-?[\d.]+)/g)].every(([, number = '']) => holds(number, cells))
  const list = text.split(/,\s*/)
  if (list.length > 1 && list.every((part) => part !== '')) return list.every((part) => holds(part, cells))
  const number = Number(text)
  if (!Number.isNaN(number)) {
    const decimals = text.split('.')[1]?.length ?? 0
    const near = Math.max(0.5 * 10 ** -decimals + 1e-9, 1e-9 * Math.abs(number))
    return cells.some((c) => (typeof c === 'number' || c === text) && Math.abs(Number(c) - number) <= near)
  }
  const said = verdict(text)
  return cells.some(
    (c) => String(c).toLowerCase() === text.toLowerCase() || (typeof c === 'boolean' && said !== null && said === c),
  )
}

const labels = () =>
  new Map(
    lines<{ id: number; common_answers: [string, string][] }>('labels.jsonl').map((l) => [l.id, l.common_answers]),
  )
/** Each question with a test of the cells that are given. */
export const statisticsQuestions = (): (StatisticsQuestion & {
  label: string
  isRight(cells: Scalar[]): boolean
})[] => {
  const known = labels()
  return lines<StatisticsQuestion>('questions.jsonl').map((q) => {
    const answers = known.get(q.id) ?? []
    return {
      ...q,
      label: JSON.stringify(answers),
      isRight: (cells) => answers.every(([, label]) => holds(label, cells)),
    }
  })
}

export const statisticsFile = (name: string): string => join(folder, 'tables', name)

if (import.meta.main) {
  const tally = new Map<
    string,
    { asked: number; right: number; covered: number; answered: number; rightAnswered: number }
  >()
  const maxRows = 5000
  for (const { question, level, file_name, label, isRight } of statisticsQuestions()) {
    const bench = openBench(
      await loadCsv(statisticsFile(file_name), file_name, `statistics-${file_name}`),
      '2024-01-01',
    )
    const small = bench.tables.every((t) => t.rows.length <= maxRows)
    const readings = bench.read(question)
    const [first] = readings
    const cells = first ? (bench.all(first.question) ?? []).flat() : []
    const right = first !== undefined && isRight(cells)
    const said = withTerms(plainly(question)?.text ?? '', bench.catalog)
    const covered =
      right ||
      (small &&
        candidatesFor(said.text, said.catalog, bench.tables, []).candidates.some((c) => {
          const rows = bench.all(said.settle(c.question))
          return rows !== null && rows.length > 0 && isRight(rows.flat())
        }))
    const counts = tally.get(level) ?? { asked: 0, right: 0, covered: 0, answered: 0, rightAnswered: 0 }
    tally.set(level, counts)
    counts.asked++
    if (right) counts.right++
    if (covered) counts.covered++
    if (decide(readings) !== 'ask') {
      counts.answered++
      if (right) counts.rightAnswered++
    }
    if (process.argv.includes('--doubt') && right && decide(readings) === 'ask')
      console.log(`DOUBT ${level} ${first?.probability.toFixed(2)} ${question} unused ${first?.unused}`)
    if (process.argv.includes('--misses') && !right)
      console.log(
        `${covered ? 'ORDER' : 'NONE '} ${level} ${first?.probability.toFixed(2)} ${question}\n    ${label.slice(0, 150)}\n    ${JSON.stringify(first?.question ?? null).slice(0, 260)} -> ${JSON.stringify(cells).slice(0, 80)} unused ${first?.unused}`,
      )
  }
  console.table(Object.fromEntries(tally))
}
