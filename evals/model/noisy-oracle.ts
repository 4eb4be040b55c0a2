import type { Cell } from '../../src/engine/analyst/tool-contract.ts'
import type { Random } from '../../src/engine/samples/random.ts'
import type { Script, Turn } from '../../test/servers/model-script.ts'
import { type Heard, heardIn, type Said } from './heard.ts'
import { droppedJoin, type StatementNoise, unquotedName, wrongColumn, wrongSpelling } from './statement-noise.ts'

export const noises = [
  'wrong column',
  'wrong spelling',
  'dropped join',
  'unquoted name',
  'repeated statement',
  'misread number',
  'call as text',
  'thoughts',
  'empty text',
  'half a stream',
] as const
export type Noise = (typeof noises)[number]

const ofStatement: Partial<Record<Noise, StatementNoise>> = {
  'wrong column': wrongColumn,
  'wrong spelling': wrongSpelling,
  'dropped join': droppedJoin,
  'unquoted name': unquotedName,
}

/** What a model that knows the right statement, and makes mistakes on the way, does with the requests of one answer. */
export type NoisyOracle = {
  script: Script
  /** Figures that it made up. */
  invented: string[]
  /** Whether the newest words it said are as the result has them. */
  readRight(): boolean
}

type Task = { sql: string; tables: Map<string, string[]>; first: Noise; random: Random; rate: number }
type Result = { ok: boolean; error?: string; columns?: string[]; rows?: Cell[][]; note?: string }

const refusal = 'The data could not be read in a way that answers this, so there is no answer.'
const maxRowsSaid = 8

export function createNoisyOracle({ sql, tables, first, random, rate }: Task): NoisyOracle {
  const invented: string[] = []
  const pending: Noise[] = [first]
  let repeats = 0
  let last = sql
  let isRight = true
  const noise = (of: readonly Noise[]): Noise | null => {
    const [next] = pending
    if (next && of.includes(next)) return pending.shift()!
    return random.next() < rate ? random.pick(of) : null
  }
  const statement = (): string => {
    if (repeats > 0) {
      repeats -= 1
      return last
    }
    const kind = noise(['wrong column', 'wrong spelling', 'dropped join', 'unquoted name', 'repeated statement'])
    if (kind === null) return sql
    if (kind === 'repeated statement') repeats = 2 + Math.floor(random.next() * 7)
    const spoil = kind === 'repeated statement' ? wrongColumn : ofStatement[kind]!
    return spoil(sql, tables, random) ?? wrongColumn(sql, tables, random) ?? sql
  }
  const read = (rows: Cell[][]): Cell[][] => {
    isRight = noise(['misread number']) === null
    if (isRight) return rows
    const other = misread(rows, random)
    isRight = other === null
    if (other) invented.push(other.invented)
    return other?.rows ?? rows
  }
  const step = (heard: Heard): Turn => {
    const done = sinceQuestion(heard)
    const result = accepted(done)
    if (result === null) {
      if (!heard.tools.includes('run_sql')) return { text: [refusal] }
      last = statement()
      return { calls: [{ name: 'run_sql', input: { source: 'sqlite', sql: last } }] }
    }
    const rows = result.rows ?? []
    if (!hasGiven(done) && heard.tools.includes('give_answer'))
      return { calls: [{ name: 'give_answer', input: { columns: result.columns ?? [], rows: read(rows) } }] }
    return { text: [inWords(read(rows))] }
  }
  return {
    invented,
    readRight: () => isRight,
    script({ body }) {
      const turn = step(heardIn(body))
      const kind = noise(['call as text', 'thoughts', 'empty text', 'half a stream'])
      return kind === null ? turn : spoken(turn, kind, random)
    },
  }
}

/** The messages since the newest question of the person, which has the context with it. */
const sinceQuestion = ({ messages }: Heard): Said[] =>
  messages.slice(messages.findLastIndex(({ role, text }) => role === 'user' && text.includes('<context>')) + 1)

const resultOf = ({ text }: Said): Result => {
  try {
    return JSON.parse(text) as Result
  } catch {
    return { ok: false, error: text }
  }
}

/** The newest result, where nothing was said against it; it does not see by itself that something is odd. */
function accepted(done: Said[]): Result | null {
  const at = done.findLastIndex((said) => said.role === 'tool' && resultOf(said).rows !== undefined)
  if (at < 0) return null
  const result = resultOf(done[at]!)
  const isDoubted = /no value of|counts rows more than once|nothing was found/i.test(result.note ?? '')
  const told = done.slice(at + 1).some(({ role, text }) => role !== 'assistant' && /no statement/i.test(text))
  return isDoubted || told ? null : result
}

/** give_answer was called, and taken or refused: it tries once more where it was refused. */
const hasGiven = (done: Said[]): boolean => {
  const calls = done.flatMap(({ calls }) => calls.filter(({ name }) => name === 'give_answer'))
  const taken = done.some((said) => said.role === 'tool' && resultOf(said).ok && resultOf(said).rows === undefined)
  return taken || calls.length >= 3
}

const shown = (cell: Cell) =>
  typeof cell === 'number' ? cell.toLocaleString('en', { maximumFractionDigits: 6 }) : cell

const inWords = (rows: Cell[][]): string =>
  rows.length === 0
    ? 'There is none.'
    : `The answer is ${rows
        .slice(0, maxRowsSaid)
        .map((row) => row.map((cell) => shown(cell) ?? 'nothing').join(' with '))
        .join('; ')}.`

/** A figure with other digits than the result has. */
function misread(rows: Cell[][], random: Random): { rows: Cell[][]; invented: string } | null {
  const places = rows
    .slice(0, maxRowsSaid)
    .flatMap((row, r) => row.flatMap((cell, c) => (typeof cell === 'number' && cell !== 0 ? [{ r, c, cell }] : [])))
  if (places.length === 0) return null
  const { r, c, cell } = random.pick(places)
  const digits = String(Math.abs(cell))
  const at = digits.search(/[1-9]/)
  const way = random.next()
  const changed =
    way < 0.5
      ? cell + (cell > 0 ? 1 : -1) * 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(cell))) - 1) * 3
      : way < 0.75
        ? cell * 10
        : Number(digits.slice(0, at) + ((Number(digits[at]) % 9) + 1) + digits.slice(at + 1))
  const other = rows.map((row, i) => row.map((value, j) => (i === r && j === c ? changed : value)))
  return { rows: other, invented: String(shown(changed)) }
}

/** The same turn as it comes from a model, or a line, of less quality. */
function spoken(turn: Turn, kind: Noise, random: Random): Turn {
  const [call] = turn.calls ?? []
  if (kind === 'empty text') return { text: [''] }
  if (kind === 'thoughts')
    return {
      ...turn,
      text: [`<think>Perhaps 98,765? Let me ${call ? 'look' : 'say it'}.`, '</think>', ...(turn.text ?? [])],
    }
  if (kind === 'half a stream') {
    const text = (turn.text ?? []).join('')
    const half = text.slice(0, Math.ceil(text.length / 2))
    return { ...(half !== '' && { text: [half] }), pauseMs: 5, ending: random.pick(['cut', 'break-off'] as const) }
  }
  if (!call) return turn
  const json = JSON.stringify({ name: call.name, arguments: call.input })
  return {
    text: random.pick([
      [json],
      ['<tool_call>\n', json, '\n</tool_call>'],
      ['```json\n', json, '\n```'],
      [`I look at the data first.\n\n<tool_call>${json}</tool_call>`],
    ]),
  }
}
