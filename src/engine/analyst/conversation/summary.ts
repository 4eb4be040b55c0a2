import type { UIMessage } from 'ai'
import { shorten } from '../../../platform/cut-text.ts'

const maxQuestion = 300
const maxAnswer = 200
const maxOld = 100
/** The newest of these many turns are told in full sentences, the ones before by their questions and ids. */
const inSentences = 24
/** About 6,000 tokens for both; of what is older only that is told which later words may name. */
const maxTogether = 24_000
const maxFact = 300
const maxFacts = 60
const maxResults = 5

/** Turns that are no longer told whole: what was asked and answered, with every id, question asked back, meaning of a word and dashboard. */
export function summaryOf(turns: UIMessage[][]): string {
  const old = turns.length - inSentences
  const told = turns.map((turn, at) => `${at + 1}. ${at < old ? briefly(turn) : inShort(turn)}`)
  let from = told.length
  for (let room = maxTogether; from > 0 && told[from - 1]!.length <= room; from--) room -= told[from - 1]!.length
  return [
    'Earlier in this conversation, in short:',
    ...(from > 0 ? [oldest(turns.slice(0, from))] : []),
    ...told.slice(from),
  ].join('\n')
}

const said = (turn: UIMessage[], role: string): string =>
  turn
    .filter((message) => message.role === role)
    .flatMap(({ parts }) => parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

const briefly = (turn: UIMessage[]) => [shorten(said(turn, 'user'), maxOld), ...factsOf(turn)].join(' ')

const inShort = (turn: UIMessage[]) =>
  [
    `Asked: ${shorten(said(turn, 'user'), maxQuestion)}`,
    ...(said(turn, 'assistant') === '' ? [] : [`Answered: ${shorten(said(turn, 'assistant'), maxAnswer)}`]),
    ...factsOf(turn),
  ].join(' ')

type Call = { type: string; input: Record<string, unknown>; output: Record<string, unknown> }

const callsOf = (turn: UIMessage[]): Call[] =>
  turn.flatMap(({ parts }) => parts.filter((part) => 'toolCallId' in part)) as unknown as Call[]
const resultIn = ({ output }: Call): string[] => (typeof output.resultId === 'string' ? [output.resultId] : [])

/** What later words may name, whatever else was said: no result has another id, nor a word another meaning, because it is long ago. */
function oldest(turns: UIMessage[][]): string {
  const calls = turns.flatMap(callsOf)
  const ids = calls.flatMap(resultIn)
  const facts = [...new Set(calls.flatMap(factOf))].slice(-maxFacts)
  return [
    `1 to ${turns.length}. Long ago.`,
    ...(ids.length > 0 ? [`Results from ${ids[0]} to ${ids.at(-1)} can be used by their ids.`] : []),
    ...facts,
  ].join(' ')
}

function factsOf(turn: UIMessage[]): string[] {
  const calls = callsOf(turn)
  const results = calls.filter((call) => resultIn(call).length > 0)
  const unnamed = results.slice(0, -maxResults).flatMap(resultIn)
  return [
    ...calls.flatMap(factOf),
    ...calls.flatMap(({ type, input }) => (type === 'tool-make_chart' ? [`You drew ${input.resultId}.`] : [])),
    ...(unnamed.length > 0 ? [`Results ${shorten(unnamed.join(', '), maxFact)}.`] : []),
    ...results.slice(-maxResults).map(({ output }) => {
      const columns = (output.columns as string[]).slice(0, 12).join(', ')
      return `Result ${output.resultId} has ${shorten(columns, maxFact)}.`
    }),
  ]
}

/** A question asked back, what a word means, or a dashboard. */
function factOf({ type, input, output }: Call): string[] {
  if (type === 'tool-ask_person')
    return [
      `You asked back: ${shorten(String(input.question), maxFact)} Options: ${JSON.stringify(input.options ?? [])}.`,
    ]
  if (type === 'tool-offer_definition') {
    const where = input.where ? ` where ${shorten(String(input.where), maxFact)}` : ''
    return [`They said that "${input.word}" means ${shorten(String(input.means), maxFact)}${where}.`]
  }
  if (typeof output.dashboardId === 'string') return [`Dashboard "${output.title}" has the id ${output.dashboardId}.`]
  return []
}
