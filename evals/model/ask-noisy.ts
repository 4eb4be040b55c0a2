import { type Asked, answer, part, providers } from '../../src/engine/analyst/analyst.fixture.ts'
import type { AnswerPart, AuditPart } from '../../src/engine/analyst/answer-parts.contract.ts'
import { matches } from '../../src/engine/analyst/judging/index.ts'
import type { Cell } from '../../src/engine/analyst/tool-contract.ts'
import { seededRandom } from '../../src/engine/samples/random.ts'
import { ownQuestions } from '../reader/own.ts'
import { createNoisyOracle, type Noise, type NoisyOracle, noises } from './noisy-oracle.ts'
import type { OracleShop } from './oracle-shop.ts'

export type NoisyOutcome = {
  question: string
  noise: Noise
  provider: string
  end: 'right' | 'refused' | 'broken off' | 'wrong' | 'none'
  /** Made-up figures that were shown as if they were found. */
  unmarked: string[]
  /** Thoughts or calls that were shown as the answer. */
  leaked: boolean
  text: string
  error: string | null
  steps: number
}

const maxRows = 30
const atOnce = 8
/** Of the mistakes after the first, per step. */
const rate = 0.08
const seed = 20_261_116

type Gold = { question: string; sql: string; expected: Cell[][] }

/** Questions of the shop whose answer fits into what a model is told of a result. */
export const goldQuestions = (shop: Pick<OracleShop, 'rows'>): Gold[] =>
  ownQuestions.shop.flatMap((one) => {
    if (typeof one.ask !== 'string' || !('sql' in one)) return []
    const expected = shop.rows(one.sql)
    return expected.length > 0 && expected.length <= maxRows ? [{ question: one.ask, sql: one.sql, expected }] : []
  })

/** Asks every question with every kind of mistake as the first, or `count` of these pairs evenly spaced. */
export async function askNoisy(shop: OracleShop, count = Number.POSITIVE_INFINITY): Promise<NoisyOutcome[]> {
  const tables = new Map(
    shop
      .bench()
      .catalog.datasets.map(({ table, fields }) => [
        table.name,
        fields.flatMap(({ column }) => (column === null ? [] : [column])),
      ]),
  )
  const pairs = goldQuestions(shop).flatMap((gold, q) =>
    noises.map((noise, n) => ({ gold, noise, at: q * noises.length + n })),
  )
  // A step that shares no factor with ten meets every kind.
  const step = Math.max(1, Math.floor(pairs.length / count / 10) * 10 + (pairs.length > count ? 1 : 0))
  const chosen = pairs.filter((_, i) => i % step === 0).slice(0, count)
  const outcomes: NoisyOutcome[] = []
  const waiting = [...chosen.entries()]
  const ask = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, { gold, noise, at }] = next
      const provider = Math.floor(at / noises.length) % 2 === 0 ? 'OpenAI' : 'Anthropic'
      const oracle = createNoisyOracle({ sql: gold.sql, tables, first: noise, random: seededRandom(seed + at), rate })
      const { server, model } = await providers[provider]!(oracle.script)
      try {
        const asked = await answer(model, shop.bench(), gold.question)
        outcomes[place] = { question: gold.question, noise, provider, ...judged(asked, oracle, gold.expected) }
      } finally {
        await server.close()
      }
    }
  }
  // A request that was cut off waits before it is tried again; each question has a model of its own.
  await Promise.all(Array.from({ length: atOnce }, ask))
  return outcomes
}

const limits = /I stopped |gave no answer in words/

function judged(asked: Asked, oracle: NoisyOracle, expected: Cell[][]) {
  const { text, outcome } = asked
  const audit = part<AuditPart>(asked, 'data-audit')
  const given = part<AnswerPart>(asked, 'data-answer')
  const found = new Set([...asked.bench.results.values()].flatMap(({ rows }) => rows.flat().map(Number)))
  const unmarked = oracle.invented.filter(
    (figure) =>
      new RegExp(`(?<![\\d.,])${figure.replaceAll('.', '\\.')}(?![\\d]|[.,]\\d)`).test(text) &&
      !found.has(Number(figure.replaceAll(',', ''))) &&
      !audit?.claims.some((claim) => claim.text === figure && claim.status === 'unverified'),
  )
  const hasAnswer = given !== undefined && matches(expected, given.rows)
  const isRefusal = !/\d/.test(text) && /no answer|cannot/.test(text)
  const end: NoisyOutcome['end'] =
    outcome.status === 'failed' && outcome.error
      ? 'broken off'
      : outcome.status !== 'completed' || text.trim() === '' || limits.test(text)
        ? 'none'
        : isRefusal && given === undefined
          ? 'refused'
          : hasAnswer && oracle.readRight()
            ? 'right'
            : 'wrong'
  return {
    end,
    unmarked,
    leaked: /<\/?think|tool_call|"arguments"|98,765/.test(text),
    text,
    error: outcome.error,
    steps: outcome.steps,
  }
}

export const share = (outcomes: NoisyOutcome[], ...ends: NoisyOutcome['end'][]): number =>
  outcomes.filter(({ end }) => ends.includes(end)).length / outcomes.length
