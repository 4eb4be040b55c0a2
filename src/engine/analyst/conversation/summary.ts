import type { UIMessage } from 'ai'

const maxQuestion = 300
const maxAnswer = 200
const maxOld = 100
/** The newest of these many turns are told in full sentences, the ones before by their questions and ids. */
const inSentences = 24

/** Turns that are no longer told whole: what was asked and answered, with every id, question asked back, meaning of a word and dashboard. */
export function summaryOf(turns: UIMessage[][]): string {
  const old = turns.length - inSentences
  return [
    'Earlier in this conversation, in short:',
    ...turns.map((turn, at) => `${at + 1}. ${at < old ? briefly(turn) : inShort(turn)}`),
  ].join('\n')
}

const said = (turn: UIMessage[], role: string): string =>
  turn
    .filter((message) => message.role === role)
    .flatMap(({ parts }) => parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
const shorten = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text)

const briefly = (turn: UIMessage[]) => [shorten(said(turn, 'user'), maxOld), ...factsOf(turn)].join(' ')

const inShort = (turn: UIMessage[]) =>
  [
    `Asked: ${shorten(said(turn, 'user'), maxQuestion)}`,
    ...(said(turn, 'assistant') === '' ? [] : [`Answered: ${shorten(said(turn, 'assistant'), maxAnswer)}`]),
    ...factsOf(turn),
  ].join(' ')

type Call = { type: string; input: Record<string, unknown>; output: Record<string, unknown> }

function factsOf(turn: UIMessage[]): string[] {
  const calls = turn.flatMap(({ parts }) => parts.filter((part) => 'toolCallId' in part)) as unknown as Call[]
  return calls.flatMap(({ type, input, output }) => {
    if (type === 'tool-ask_person')
      return [`You asked back: ${input.question} Options: ${JSON.stringify(input.options ?? [])}.`]
    if (type === 'tool-offer_definition')
      return [`They said that "${input.word}" means ${input.means}${input.where ? ` where ${input.where}` : ''}.`]
    if (type === 'tool-make_chart') return [`You drew ${input.resultId}.`]
    if (typeof output.dashboardId === 'string') return [`Dashboard "${output.title}" has the id ${output.dashboardId}.`]
    if (typeof output.resultId !== 'string') return []
    const columns = (output.columns as string[]).slice(0, 12).join(', ')
    return [`Result ${output.resultId} has ${columns}.`]
  })
}
