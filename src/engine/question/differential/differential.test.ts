import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createRandom } from '../../random.fixture.ts'
import type { Catalog } from '../catalog.ts'
import { createEvaluator, type Data } from '../evaluate/evaluate.ts'
import { QuestionFault } from '../fault.ts'
import type { Question, Scalar } from '../question.contract.ts'
import { compile } from '../sql/compile.ts'
import { type Engine, openEngines, readRows } from './engines.fixture.ts'
import { randomCatalog } from './random-catalog.fixture.ts'
import { createQuestions } from './random-question.fixture.ts'

/** DIFFERENTIAL_QUESTIONS=100000 DIFFERENTIAL_SEED=7 asks more, and others. */
const COUNT = Number(process.env.DIFFERENTIAL_QUESTIONS ?? 3_000)
const SEED = Number(process.env.DIFFERENTIAL_SEED ?? 20_251_116)
const PER_CATALOG = 40
/** Seeds whose questions differed once, on some engine. */
const DIFFERED = [189, 4_000_115, 4_000_249, 7_000_163, 10_000_028, 10_001_105]

const near = (a: Scalar, b: Scalar) =>
  a === b ||
  (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b)))
const sameRows = (a: Scalar[][], b: Scalar[][]) =>
  a.length === b.length && a.every((row, i) => row.every((value, j) => near(value, b[i]?.[j] ?? null)))

/** What adds up is the same in groups as alone, whatever was filtered: no group takes a row twice or leaves one out. */
function addsUp(question: Question, rows: Scalar[][], evaluate: ReturnType<typeof createEvaluator>): boolean {
  const { measures, by, where } = question
  if (question.having || question.limit || question.offset || question.limitWithin || question.compare) return true
  if (by.length === 0) return true
  return measures.every((measure, i) => {
    const adds = 'count' in measure || ('fn' in measure && 'of' in measure && measure.fn === 'sum')
    if (!adds) return true
    const values = rows.map((row) => Number(row[by.length + i] ?? 0))
    const [[alone = 0] = []] = evaluate({ measures: [measure], by: [], ...(where && { where }) }).rows
    return near(
      values.reduce((sum, value) => sum + value, 0),
      Number(alone ?? 0),
    )
  })
}

/** Grouped or not, each row of a dataset is counted once: no join takes rows away or adds any. */
function countsOnce(question: Question, rows: Scalar[][], data: Data): boolean {
  if (
    question.where ||
    question.having ||
    question.limit ||
    question.offset ||
    question.limitWithin ||
    question.compare
  )
    return true
  return question.measures.every((measure, i) => {
    if (!('count' in measure) || measure.where) return true
    const total = rows.reduce((sum, row) => sum + Number(row[question.by.length + i] ?? 0), 0)
    return total === data[measure.count]?.length
  })
}

const engines = await openEngines()
after(async () => {
  for (const engine of engines) await engine.close()
})

/** Asked with its values bound, and now and then with the values written into the statement. */
async function askAll(
  { question, written }: { question: Question; written: boolean },
  catalog: Catalog,
  data: Data,
  expected: Scalar[][],
): Promise<void> {
  assert.ok(
    countsOnce(question, expected, data),
    `counts a row more than once or not at all: ${JSON.stringify(question)}`,
  )
  const ordered = catalog.datasets.some((dataset) => dataset.ordered)
  const able = engines.filter(({ dialect }) => !ordered || ['sqlite', 'duckdb'].includes(dialect))
  const askOne = async (engine: Engine) => {
    const compiled = compile(question, catalog, { dialect: engine.dialect, written })
    const told = () =>
      `${engine.dialect}\n${JSON.stringify(question)}\n${compiled.sql}\n${JSON.stringify(compiled.params)}`
    const rows = await engine.run(compiled).catch((error: Error) => {
      throw new Error(`${error.message} in ${told()}`)
    })
    const got = readRows(rows, compiled)
    if (!sameRows(got, expected))
      assert.fail(
        `${told()}\nexpected ${JSON.stringify(expected)}\ngot      ${JSON.stringify(got)}\n${JSON.stringify(data)}`,
      )
  }
  const settled = await Promise.allSettled(able.map(askOne))
  const failed = settled.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}

test(`random questions of random data have the same answer on every engine (${COUNT}, seed ${SEED})`, async () => {
  const failures: string[] = []
  let asked = 0
  let refused = 0
  for (let n = 0; asked < COUNT; n++) {
    const seed = DIFFERED[n] ?? SEED + n - DIFFERED.length
    const random = createRandom(seed)
    const { catalog, data } = randomCatalog(random)
    const next = createQuestions(catalog, random)
    const evaluate = createEvaluator(catalog, data)
    await Promise.all(engines.map((engine) => engine.load(catalog, data)))
    for (let i = 0; i < PER_CATALOG && asked < COUNT; i++) {
      const question = next()
      let expected: Scalar[][]
      try {
        expected = evaluate(question).rows
      } catch (error) {
        if (!(error instanceof QuestionFault)) throw error
        refused++
        continue
      }
      asked++
      assert.ok(addsUp(question, expected, evaluate), `parts do not add up: ${JSON.stringify(question)}`)
      await askAll({ question, written: asked % 4 === 0 }, catalog, data, expected).catch((error: Error) =>
        failures.push(`seed ${seed}: ${error.message}`),
      )
      if (failures.length >= 8) assert.fail(failures.join('\n\n'))
    }
  }
  console.log(
    `# ${asked} questions on ${engines.map(({ dialect }) => dialect).join(', ')}; ${refused} refused; seed ${SEED}`,
  )
  assert.equal(failures.length, 0, failures.join('\n\n'))
})
