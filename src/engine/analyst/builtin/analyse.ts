import type { ChartSpec } from '../../charts/chart.contract.ts'
import { chartOfQuestion } from '../../charts/chart-of-question.ts'
import type { Question } from '../../question/question.contract.ts'
import { offerFrom } from '../../reader/index.ts'
import { joinWords } from '../reading/format.ts'
import { presentAnswer } from '../reading/present-answer.ts'
import type { Readings, ToldReading } from '../reading/read-question.ts'
import type { Cell, RunSqlOutput } from '../tool-contract.ts'
import type { ExplainChangeOutput } from '../tools/explain-change.ts'
import { changeAbout, changeInWords, comparedBy } from './explain-why.ts'

/** What the analyst asks of its tools, one at a time. */
export type Call =
  | { tool: 'read_question'; input: { text: string } }
  | { tool: 'explain_change'; input: { question: Question } }
  | { tool: 'ask'; input: { question: unknown; purpose: string } }
  | { tool: 'make_chart'; input: { resultId: string; chart: ChartSpec } }
  | { tool: 'give_answer'; input: { columns: string[]; rows: Cell[][]; resultId?: string } }
  | { tool: 'create_dashboard'; input: { about: string } }
  | { tool: 'ask_person'; input: { question: string; options: string[] } }

/** `offers` are questions that could be asked instead, or what may have been meant. */
export type Conclusion = { text: string; answered: boolean; offers?: string[]; offering?: string }

export type ReadQuestionOutput = ({ ok: true } & Readings) | { ok: false; error: string }

/**
 * Answers the last of a person's questions. A generator, so that the same steps run under a language model's interface, where each tool call
 * ends a turn, and in process.
 */
export function* analyse(questions: string[]): Generator<Call, Conclusion, unknown> {
  const question = questions.at(-1)?.trim() ?? ''
  const about = dashboardAbout(question)
  if (about !== null) return yield* makeDashboard(about)
  const changed = changeAbout(question)
  const explained = changed === null ? null : yield* explainWhy(changed)
  if (explained) return explained
  const isGreeting = /^(?:hi|hello|hey|help|thanks|thank you|good (?:morning|evening|day))\b[\s!.,]*$/i.test(question)
  const text = isGreeting ? '' : question
  const read = (yield { tool: 'read_question', input: { text } }) as ReadQuestionOutput
  if (!read.ok) return { text: read.error, answered: false }
  if (!read.hasData)
    return { text: 'There is no data in this space yet. Attach a data source, and then ask again.', answered: false }
  if (isGreeting) return { text: 'Ask me about the data in this space.', answered: false, offers: read.instead }
  const [best] = read.readings
  if (!best || best.probability < offerFrom) return refuse(best, read.instead)
  if (read.decision === 'ask') return doubtful(read.readings)
  const result = yield* runReading(best, read.locale)
  if ('refused' in result) return { text: result.refused, answered: false, offers: read.instead }
  return yield* give(result, best, question)
}

/** What changed, in the place of a cause that no data tells. Null where the words were not understood, or name no period. */
function* explainWhy({
  about,
  way,
}: NonNullable<ReturnType<typeof changeAbout>>): Generator<Call, Conclusion | null, unknown> {
  const read = (yield { tool: 'read_question', input: { text: about } }) as ReadQuestionOutput
  const [best] = read.ok ? read.readings : []
  if (!read.ok || !best || (read.decision === 'ask' && (best.probability < offerFrom || best.unused.length > 0)))
    return null
  const found = (yield { tool: 'explain_change', input: { question: best.question } }) as ExplainChangeOutput
  if (!found.ok) return null
  const { explained } = found
  const purpose = `What changed: ${explained.measure}, ${explained.before.label} to ${explained.after.label}`.slice(
    0,
    300,
  )
  const result = (yield { tool: 'ask', input: { question: comparedBy(explained), purpose } }) as RunSqlOutput
  if (!result.ok) return null
  const { columns, rows, resultId } = result
  const chart: ChartSpec = {
    type: 'bar',
    x: columns[0]!,
    y: columns.slice(1, 3),
    sort: 'highest',
    title: purpose.slice(0, 200),
  }
  if (rows.length > 1) yield { tool: 'make_chart', input: { resultId, chart } }
  yield { tool: 'give_answer', input: { columns, rows: rows.slice(0, 1000), resultId } }
  return { text: changeInWords(explained, way, read.locale), answered: true }
}

type Found = ReturnType<typeof presentAnswer> & { result: Extract<RunSqlOutput, { ok: true }> }

function* runReading(reading: ToldReading, locale: string): Generator<Call, Found | { refused: string }, unknown> {
  const { question, title } = reading
  const result = (yield { tool: 'ask', input: { question, purpose: title.slice(0, 300) } }) as RunSqlOutput
  if (!result.ok) return { refused: `I could not run a query for that: ${result.error}` }
  if (result.rows.length === 0 && result.rowCount > 0)
    return { refused: result.note ?? 'The rows of this result may not be shown to me.' }
  return { ...presentAnswer({ ...reading, locale }, result), result }
}

function* give(
  { text, answer, result }: Found,
  { question, title, columns, addsUp, unused, taken }: ToldReading,
  words: string,
): Generator<Call, Conclusion, unknown> {
  const records = asRecords(columns, result.rows)
  const chart = records.length > 1 ? chartOfQuestion(question, columns, records, addsUp) : null
  if (chart)
    yield { tool: 'make_chart', input: { resultId: result.resultId, chart: { title: title.slice(0, 200), ...chart } } }
  if (answer)
    yield {
      tool: 'give_answer',
      input: {
        columns: answer.columns.slice(0, 50),
        rows: answer.rows.map((row) => row.slice(0, 50)),
        resultId: result.resultId,
      },
    }
  const caveats = [
    ...taken.map(({ word, for: meant }) => `I took "${word}" for ${meant}.`),
    ...(unused.length > 0 ? [`I did not use: ${quoted(unused)}.`] : []),
    ...(/^why\b/i.test(words) ? ['The data shows what happened, not why.'] : []),
  ]
  return { text: [text, ...caveats].join('\n\n'), answered: answer !== null }
}

const asRecords = (columns: ToldReading['columns'], rows: Cell[][]) =>
  rows.map((row) => Object.fromEntries(columns.map(({ name }, i) => [name, row[i]])))

const quoted = (words: string[]) => joinWords(words.map((word) => `"${word}"`))

/** No figure: what may have been meant, to choose from. */
function doubtful(readings: ToldReading[]): Conclusion {
  const unused = readings[0]?.unused ?? []
  const likely = readings.filter(({ probability }, i) => i === 0 || probability >= offerFrom / 4).slice(0, 3)
  return {
    text: [
      'I am not sure what you mean, so I give no figure.',
      ...(unused.length > 0 ? [`I did not understand ${quoted(unused)}.`] : []),
    ].join(' '),
    answered: false,
    offering: 'Which of these do you mean?',
    offers: likely.map(({ sentence }) => sentence),
  }
}

/** What was not understood, and what can be asked. */
function refuse(nearest: ToldReading | undefined, offers: string[]): Conclusion {
  const unknown = nearest?.unused ?? []
  const text = [
    'I could not read that question well enough to answer it without guessing.',
    ...(unknown.length > 0 ? [`I did not understand ${quoted(unknown)}.`] : []),
  ].join(' ')
  return { text, answered: false, offers }
}

/** "Make a dashboard of sales" is about sales; null when no dashboard is asked for. */
const dashboardAbout = (question: string): string | null =>
  /\b(?:make|create|build|set up|give|draw|prepare|i (?:want|need)|new)\b.{0,40}\bdashboard\b(.*)$/i
    .exec(question)?.[1]
    ?.replace(/^\W*(?:of|for|about|on|with|showing|that shows)\b/i, '')
    .trim() ?? null

function* makeDashboard(about: string): Generator<Call, Conclusion, unknown> {
  const made = (yield { tool: 'create_dashboard', input: { about: about.slice(0, 300) } }) as
    | { ok: true; dashboardId: string; title: string }
    | { ok: false; error: string }
  return made.ok
    ? {
        text: `I made the dashboard [${made.title.replace(/[[\]\\]/g, ' ')}](/dashboards/${made.dashboardId}).`,
        answered: true,
      }
    : { text: `I could not make a dashboard: ${made.error}`, answered: false }
}
