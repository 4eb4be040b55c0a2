import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRandom, type Random } from '../../random.fixture.ts'
import type { Catalog } from '../catalog.ts'
import { openSqlite, readRows } from '../differential/engines.fixture.ts'
import { randomCatalog, WORDS } from '../differential/random-catalog.fixture.ts'
import { createQuestions } from '../differential/random-question.fixture.ts'
import { createEvaluator, type Data } from '../evaluate/evaluate.ts'
import { QuestionFault } from '../fault.ts'
import type { Question, Scalar } from '../question.contract.ts'
import { compile } from '../sql/compile.ts'
import { type Narrowing, narrow } from './narrow.ts'

/**
 * Behind a lock, the other rows are as though they were not there: whatever they hold, and whether they are there at all, every question
 * is answered the same. LOCKED_QUESTIONS=20000 LOCKED_SEED=7 asks more, and others.
 */
const COUNT = Number(process.env.LOCKED_QUESTIONS ?? 800)
const SEED = Number(process.env.LOCKED_SEED ?? 20_261_116)
const PER_CATALOG = 40

type Row = Record<string, unknown>
type Lock = { dataset: string; field: string; value: Scalar }

function waysTo(catalog: Catalog, from: string, to: string): string[][] {
  if (from === to) return [[]]
  return catalog.relationships
    .filter((step) => step.from === from)
    .flatMap((step) => waysTo(catalog, step.to, to).map((rest) => [step.name, ...rest]))
}

function rowAt(catalog: Catalog, data: Data, start: Row, way: string[]): Row | undefined {
  return way.reduce<Row | undefined>((row, name) => {
    const step = catalog.relationships.find((one) => one.name === name)!
    const keys = step.fromFields.map((field) => row?.[field] ?? null)
    if (keys.includes(null)) return undefined
    return data[step.to]!.find((each) => step.toFields.every((field, i) => each[field] === keys[i]))
  }, start)
}

/** Rows that know the lock and lie behind it: their own key tells, whatever detours there are. Where it is not clear which, all of them. */
function hiddenRows(catalog: Catalog, data: Data, { dataset, field, value }: Lock): Set<Row> {
  const hidden = new Set<Row>()
  for (const { name } of catalog.datasets) {
    const ways = waysTo(catalog, name, dataset)
    const direct = ways.filter((way) => way.length <= 1)
    const way = ways.length === 1 ? ways[0] : direct.length === 1 ? direct[0] : undefined
    if (ways.length === 0) continue
    for (const row of data[name]!) if (!way || rowAt(catalog, data, row, way)?.[field] !== value) hidden.add(row)
  }
  return hidden
}

/** The same data with other rows behind the lock, or fewer of them. */
function otherwise(random: Random, catalog: Catalog, data: Data, lock: Lock): Data {
  const hidden = hiddenRows(catalog, data, lock)
  // The place of a row in its sheet tells how many stand before it.
  const mayGo = !catalog.datasets.some(({ ordered }) => ordered)
  return Object.fromEntries(
    Object.entries(data).map(([name, rows]) => [
      name,
      rows.flatMap((row): Row[] => {
        if (!hidden.has(row)) return [row]
        if (mayGo && random.chance(0.3)) return []
        const changed: Row = {
          ...row,
          word: random.pick(WORDS),
          whole: random.pick([null, 7, 1_000_003]),
          amount: random.pick([null, 4096.5, -77.25]),
          price: random.pick([null, 5555.25]),
          day: random.pick([null, '2025-09-09', '1990-01-01']),
          moment: random.pick([null, '2025-11-11 11:11:11', '1980-01-01 00:00:00']),
          flag: random.pick([null, true, false]),
          ...('instant' in row && { instant: random.pick([null, '2025-11-12 11:11:11']) }),
        }
        return [name === lock.dataset ? { ...changed, [lock.field]: row[lock.field] } : changed]
      }),
    ]),
  )
}

function randomLock(random: Random, catalog: Catalog, data: Data): Lock | null {
  const filled = catalog.datasets.filter(({ name }) => data[name]!.length > 1)
  if (filled.length === 0) return null
  const dataset = random.pick(filled).name
  const field = random.pick(['word', 'whole', 'flag', 'day'])
  const value = random.pick(data[dataset]!)[field] as Scalar
  return value === null ? null : { dataset, field, value }
}

const near = (a: Scalar, b: Scalar) =>
  a === b || (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a)))

test(`rows behind a lock change no answer (${COUNT} questions, seed ${SEED})`, async (t) => {
  const engine = openSqlite()
  t.after(() => engine.close())
  const told = { asked: 0, refused: 0 }
  const ask = async (question: Question, lock: Lock, catalog: Catalog, data: Data, other: Data) => {
    const left = { field: { dataset: lock.dataset, field: lock.field } }
    const condition = { compare: '=' as const, left, right: { value: lock.value } }
    const narrowing: Narrowing = { dataset: lock.dataset, condition, isLock: true }
    const asked = narrow(question, [narrowing], catalog)
    const expected = createEvaluator(asked.catalog, data)(asked.question).rows
    const why = () => `lock ${JSON.stringify(lock)}\n${JSON.stringify(question)}\n${JSON.stringify(asked.question)}`
    assert.deepEqual(createEvaluator(asked.catalog, other)(asked.question).rows, expected, why())
    const compiled = compile(asked.question, asked.catalog, { dialect: 'sqlite' })
    const rows = readRows(await engine.run(compiled), compiled)
    const same =
      rows.length === expected.length && rows.every((row, i) => row.every((v, j) => near(v, expected[i]![j]!)))
    assert.ok(same, `${why()}\n${compiled.sql}\n${JSON.stringify(rows)}\n${JSON.stringify(expected)}`)
  }
  for (let n = 0; told.asked < COUNT; n++) {
    const random = createRandom(SEED + n)
    const { catalog, data } = randomCatalog(random)
    const lock = randomLock(random, catalog, data)
    if (!lock) continue
    const other = otherwise(random, catalog, data, lock)
    await engine.load(catalog, other)
    const next = createQuestions(catalog, random)
    for (let i = 0; i < PER_CATALOG && told.asked < COUNT; i++)
      try {
        await ask(next(), lock, catalog, data, other)
        told.asked++
      } catch (error) {
        if (!(error instanceof QuestionFault)) throw error
        told.refused++
      }
  }
  t.diagnostic(`${told.asked} questions, ${told.refused} refused; seed ${SEED}`)
})
