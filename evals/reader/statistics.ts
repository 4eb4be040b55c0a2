import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scalar } from '../../src/engine/question/question.contract.ts'
import { decide, read } from '../../src/engine/reader/index.ts'
import { corpora } from '../corpora-bench.ts'
import { openBench } from './bench.ts'
import { loadCsv } from './tables.ts'

/** Statistics in plain words over one CSV each (dabench-dev, a development set). `--misses` shows what went wrong. */
type Asked = { id: number; question: string; level: string; file_name: string }

const folder = join(corpora, 'dabench-dev')
const lines = <T>(name: string): T[] =>
  readFileSync(join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)

/** A label is right when a cell says it: numbers to the decimals of the label, words without regard to case. */
const holds = (label: string, cells: Scalar[]): boolean => {
  const number = Number(label)
  if (label.trim() !== '' && !Number.isNaN(number)) {
    const decimals = label.split('.')[1]?.length ?? 0
    return cells.some((c) => typeof c === 'number' && Math.abs(c - number) <= 0.5 * 10 ** -decimals + 1e-9)
  }
  return cells.some(
    (c) =>
      String(c).toLowerCase() === label.toLowerCase() ||
      (typeof c === 'boolean' && /^(?:yes|true)$/i.test(label) === c),
  )
}

const labels = new Map(
  lines<{ id: number; common_answers: [string, string][] }>('labels.jsonl').map((l) => [l.id, l.common_answers]),
)
const tally = new Map<string, { asked: number; right: number; answered: number; rightAnswered: number }>()
const maxRows = 5000
for (const { id, question, level, file_name } of lines<Asked>('questions.jsonl')) {
  const bench = openBench(
    await loadCsv(join(folder, 'tables', file_name), file_name, `statistics-${file_name}`),
    '2024-01-01',
  )
  const small = bench.tables.every((t) => t.rows.length <= maxRows)
  const readings = read(question, bench.catalog, { tables: bench.tables, ...(small ? { run: bench.run } : {}) })
  const [first] = readings
  const cells = first ? (bench.all(first.question) ?? []).flat() : []
  const right = first !== undefined && (labels.get(id) ?? []).every(([, label]) => holds(label, cells))
  const counts = tally.get(level) ?? { asked: 0, right: 0, answered: 0, rightAnswered: 0 }
  tally.set(level, counts)
  counts.asked++
  if (right) counts.right++
  if (decide(readings) !== 'ask') {
    counts.answered++
    if (right) counts.rightAnswered++
  }
  if (process.argv.includes('--misses') && !right)
    console.log(
      `${level} ${first?.probability.toFixed(2)} ${question}\n    ${JSON.stringify(labels.get(id))?.slice(0, 150)}\n    ${JSON.stringify(first?.question ?? null).slice(0, 260)} -> ${JSON.stringify(cells).slice(0, 80)} unused ${first?.unused}`,
    )
}
console.table(Object.fromEntries(tally))
