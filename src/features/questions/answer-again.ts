import { isDeepStrictEqual } from 'node:util'
import type { UIMessage } from 'ai'
import {
  type AskedAgain,
  answerFromQuestion,
  createWorkbench,
  type ReadingPart,
  ranStatement,
} from '../../engine/analyst/index.ts'
import { readingOf } from '../../engine/analyst/reading/index.ts'
import { plainWords } from '../../engine/catalog/index.ts'
import type { Catalog, Change, Question } from '../../engine/question/index.ts'
import type { Database } from '../../platform/database/open.ts'
import { findOrThrow } from '../../platform/errors.ts'
import { mapInTurns } from '../../platform/workers/in-turns.ts'
import { asUIMessage, type ChatRow, chatErrors, type MessageStore } from '../chats/index.ts'
import { chosenLocale } from '../users/index.ts'
import { type QuestionDeps, questionOf } from './ask-question.ts'
import { questionErrors } from './questions.errors.ts'

export type AnswerAgainDeps = QuestionDeps & { database: Database; messages: MessageStore }

type Asked = { question: unknown; changes?: readonly Change[] | undefined }

/** What stays of an answer when another question takes the place of its own. */
const kept = new Set(['data-usage', 'data-definition'])

/** Puts the answer to another question in the place of an answer, for everyone who sees the chat. */
export async function answerAgain(
  deps: AnswerAgainDeps,
  { teamId, userId }: { teamId: string; userId: string | null },
  chat: ChatRow,
  messageId: string,
  asked: Asked,
  signal: AbortSignal,
): Promise<{ message: UIMessage; chosen: { text: string; question: Question } | null }> {
  const { messages, database } = deps
  const row = await findOrThrow(messages.find(teamId, chat.id, messageId), chatErrors.messageNotFound)
  const answer = asUIMessage(row)
  const before = await mapInTurns(await messages.newest(teamId, chat.id, { before: row.position }), asUIMessage)
  const reading = readingOf(answer)
  // An answer from SQL alone is rebuilt as a question: its words are those that were asked.
  if (!reading && !answer.parts.some(({ type }) => ranStatement(type))) throw questionErrors.noQuestion()
  const text = reading?.text ?? textOf(before.findLast(({ role }) => role === 'user'))
  const [sources, meaning, locale] = await Promise.all([
    deps.analystSources(teamId, chat.spaceId),
    deps.catalogOf(teamId, chat.spaceId),
    chosenLocale(database.queries, teamId, userId),
  ])
  const catalog = locale === null ? meaning : { ...meaning, locale }
  const question = questionOf(asked, catalog)
  // Parts that are changed to look around say nothing of what the words mean.
  const isWhole = (asked.changes ?? []).length === 0
  const found = isWhole ? reading?.others.find((other) => isDeepStrictEqual(other.question, question)) : undefined
  const told = toldOf(found)
  const bench = createWorkbench({
    sources,
    catalog,
    shortcuts: [],
    today: catalog.today,
    isRemote: false,
    signal,
    runQuery: (query) => deps.runQuery({ ...query, teamId, userId }),
  })
  const again = await answerFromQuestion(
    { bench, messages: before },
    { question, told, text, others: reading ? othersOf(reading, question) : [] },
  )
  if (!again.ok) throw questionErrors.invalid(again.error)
  let parts = answer.parts
  const withAnswer = (said: UIMessage['parts']) => {
    parts = [...again.parts, ...said.filter(({ type }) => kept.has(type))]
    return parts
  }
  const isKept = await database.transaction((queries) =>
    messages.changeParts(teamId, { sessionId: chat.id, id: messageId }, withAnswer, queries),
  )
  if (!isKept) throw chatErrors.messageNotFound()
  const isSaid = told.by === 'chosen' || (told.by === 'read' && isReadOtherwise(text, question, catalog))
  return { message: { ...answer, parts }, chosen: isSaid ? { text, question } : null }
}

const textOf = (message: UIMessage | undefined): string =>
  (message?.parts ?? []).flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')

/** A choice was kept, and is taken back with what it changed. */
const isReadOtherwise = (text: string, question: Question, { readings = [] }: Catalog) =>
  readings.some((one) => plainWords(one.text) === plainWords(text) && !isDeepStrictEqual(one.question, question))

/** What was read first and is asked again was not chosen: a change was taken back. */
function toldOf(found: ReadingPart['others'][number] | undefined): AskedAgain['told'] {
  if (!found) return { by: 'edited' }
  if (!found.read) return { by: 'chosen' }
  const { chips, probability, read } = found
  // It is answered now, however doubtful it was.
  const decision = read.decision === 'ask' ? 'answer with others' : read.decision
  return { by: 'read', chips, probability, unused: read.unused, decision }
}

/** What else could be meant: what was there before, with the question whose place was taken, without the one that took it. */
function othersOf(reading: ReadingPart, question: Question): ReadingPart['others'] {
  const { sentence, chips, probability, unused, decision } = reading
  return [{ question: reading.question, sentence, chips, probability, read: { unused, decision } }, ...reading.others]
    .filter((other) => reading.by === 'read' || other.question !== reading.question)
    .filter((other) => !isDeepStrictEqual(other.question, question))
    .slice(0, 4)
}
