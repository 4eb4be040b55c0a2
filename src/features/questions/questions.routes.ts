import { z } from 'zod'
import { type AnalystSource, definitionPart, type OfferedDefinition } from '../../engine/analyst/index.ts'
import type { ValueSearch } from '../../engine/analyst/reading/index.ts'
import { saysMeaning } from '../../engine/catalog/index.ts'
import type { Question } from '../../engine/question/question.contract.ts'
import { type EngineWorkers, readQuestionWords, workErrors } from '../../engine/workers/index.ts'
import type { WorkOwner } from '../../platform/turns.ts'
import { type AppRoute, accessErrors, assertMay, may, tagged, teamRoute } from '../access/index.ts'
import {
  assertOwnWhenViewer,
  type ChatAddress,
  type ChatStore,
  chatErrors,
  chatLookupErrors,
  findChat,
} from '../chats/index.ts'
import { dataSourceErrors, queryFaults } from '../data-sources/index.ts'
import { type Definitions, definitionErrors, type Saver } from '../definitions/index.ts'
import { requireSpace, type SpaceStore, spaceErrors } from '../spaces/index.ts'
import { type AnswerAgainDeps, answerAgain } from './answer-again.ts'
import { answerOffer, findOffer } from './answer-offer.ts'
import { type Answered, askQuestion, prepareQuestion } from './ask-question.ts'
import { spaceCatalog } from './catalog.contract.ts'
import { explainChange } from './explain-change.ts'
import {
  answeredAgain,
  answeredQuestion,
  changeInput,
  checkedQuestion,
  definitionAnswer,
  explainedChange,
  questionCheckInput,
  questionInput,
  readingInput,
  readings,
} from './questions.contract.ts'
import { questionErrors } from './questions.errors.ts'
import { showCatalog } from './show-catalog.ts'

const offerErrors = [
  ...chatLookupErrors,
  chatErrors.messageNotFound,
  accessErrors.forbidden,
  dataSourceErrors.notFound,
  definitionErrors.suggestionNotFound,
  workErrors.busy,
  workErrors.tooMuch,
]

export type QuestionRouteDeps = AnswerAgainDeps & {
  spaces: SpaceStore
  chats: ChatStore
  /** With what people say of them to the analyst. */
  toldSources(teamId: string, spaceId: string): Promise<AnalystSource[]>
  /** Keeps what a person said that words mean. */
  keepReading(saver: Saver, spaceId: string, reading: { text: string; question: Question }): Promise<void>
  /** Keeps in the definitions what was offered in a chat. */
  acceptDefinition: Definitions['accept']
  definitionsNow: Definitions['standing']
  workers: EngineWorkers
  /** Keeps what a saved question gave. */
  keepResult(teamId: string, spaceId: string, savedId: string, answer: Answered): Promise<void>
  /** The question that was answered last in a chat of the space. */
  lastQuestion(teamId: string, address: ChatAddress): Promise<Question | null>
}

export function questionRoutes(deps: QuestionRouteDeps): AppRoute[] {
  const { spaces, chats, workers, lastQuestion, keepReading, acceptDefinition, definitionsNow, keepResult } = deps
  const ownerOf = (spaceId: string, { dataSourceId }: OfferedDefinition) =>
    dataSourceId === null ? { spaceId } : { dataSourceId }
  const offersOf = (who: WorkOwner, spaceId: string) => ({
    database: deps.database,
    messages: deps.messages,
    isKept: async (offer: OfferedDefinition) =>
      saysMeaning((await definitionsNow(who, ownerOf(spaceId, offer))).shown, offer.suggestion),
  })
  return tagged('Questions', [
    teamRoute('GET', '/spaces/:id/catalog', {
      summary: "What can be asked of a space's data: datasets, their fields, and metrics",
      may: 'data-sources:read',
      answer: spaceCatalog,
      errors: [spaceErrors.notFound, workErrors.busy, workErrors.tooMuch],
      async handle({ caller: { teamId }, params: { id } }) {
        await requireSpace(spaces, teamId, id)
        return showCatalog(await deps.catalogOf(teamId, id))
      },
    }),
    teamRoute('POST', '/spaces/:id/questions', {
      summary: "Asks a question of a space's data and answers its rows",
      description:
        'A question is an object (docs/questions-algebra.md), not words: it is checked against what the data means, written as one SQL statement and run. What cannot be answered without counting a row twice is refused with the reason and the path of the part. With `changes` parts are set, added or dropped first; the answer has the question as it is then.',
      may: 'data-sources:read',
      body: questionInput,
      answer: answeredQuestion,
      errors: [spaceErrors.notFound, questionErrors.invalid, workErrors.busy, workErrors.tooMuch, ...queryFaults],
      async handle({ caller, params: { id }, body: { saved, ...asked }, signal }) {
        const { teamId, userId } = caller
        await requireSpace(spaces, teamId, id)
        const answer = await askQuestion(deps, { teamId, userId }, id, asked, signal)
        // Whoever only reads asks, and changes nothing by that.
        if (saved !== undefined && may(caller, 'spaces:write')) await keepResult(teamId, id, saved, answer)
        return answer
      },
    }),
    teamRoute('POST', '/spaces/:id/questions/check', {
      summary: 'Tells what a question means and the statement that would answer it, without running it',
      may: 'data-sources:read',
      body: questionCheckInput,
      answer: checkedQuestion,
      errors: [spaceErrors.notFound, questionErrors.invalid, workErrors.busy, workErrors.tooMuch],
      async handle({ caller: { teamId, userId }, params: { id }, body }) {
        await requireSpace(spaces, teamId, id)
        return (await prepareQuestion(deps, { teamId, userId }, id, body)).prepared
      },
    }),
    teamRoute('PUT', '/spaces/:id/chats/:chatId/messages/:messageId/question', {
      summary: 'Puts the answer to another question in the place of an answer, for everyone who sees the chat',
      description:
        'For an answer that came from data: one of its other readings (`data-reading`) that was meant, its question with parts changed, or a question in the place of SQL alone. A reading that is chosen so is kept in the definitions of the space: the same words are read that way from then on.',
      may: ['chats:write', 'data-sources:read'],
      body: questionCheckInput,
      answer: answeredAgain,
      errors: [
        ...chatLookupErrors,
        chatErrors.messageNotFound,
        accessErrors.forbidden,
        questionErrors.noQuestion,
        questionErrors.invalid,
        ...queryFaults,
      ],
      async handle({ caller, params: { id, chatId, messageId }, body, request, signal }) {
        const { teamId, userId, via } = caller
        const chat = await findChat({ spaces, chats }, teamId, { id, chatId })
        assertOwnWhenViewer(caller, chat)
        const { message, chosen } = await answerAgain(deps, { teamId, userId }, chat, messageId, body, signal)
        if (chosen && may(caller, 'spaces:write'))
          await keepReading({ teamId, userId, via, ipAddress: request.ip }, id, chosen)
        return { id: message.id, parts: message.parts as Record<string, unknown>[] }
      },
    }),
    teamRoute('GET', '/spaces/:id/chats/:chatId/messages/:messageId/definitions/:definitionId', {
      summary: 'What an answer offers as a definition, and whether it is kept',
      description:
        'Whether it is `accepted` is looked up in the definitions as they stand: what was removed there is `offered` again.',
      may: 'chats:read',
      answer: definitionPart,
      errors: offerErrors,
      async handle({ caller, params: { id, chatId, ...address } }) {
        const chat = await findChat({ spaces, chats }, caller.teamId, { id, chatId })
        return findOffer(offersOf(caller, id), chat, address)
      },
    }),
    teamRoute('PUT', '/spaces/:id/chats/:chatId/messages/:messageId/definitions/:definitionId', {
      summary: 'Keeps what an answer offers as a definition, or says that it is not wanted',
      description:
        'For a `data-definition` part: what a person said that a word means. Accepted, it is a new version of the definitions of the space or of the data source that it belongs into, and is seen and changed there; removed there, it can be decided again. Nothing is kept of one that no longer fits.',
      may: 'spaces:write',
      body: definitionAnswer,
      answer: definitionPart,
      errors: [...offerErrors, definitionErrors.invalid, definitionErrors.changed],
      async handle({ caller, params: { id, chatId, ...address }, body: { state }, request }) {
        const { teamId, userId, via } = caller
        const chat = await findChat({ spaces, chats }, teamId, { id, chatId })
        return answerOffer(offersOf({ teamId, userId }, id), chat, address, state, async (offer, decide) => {
          if (offer.dataSourceId !== null) assertMay(caller, 'data-sources:write')
          const saver = { teamId, userId, via, ipAddress: request.ip }
          await acceptDefinition(saver, { owner: ownerOf(id, offer), spaceId: id }, offer.suggestion, decide)
        })
      },
    }),
    teamRoute('GET', '/spaces/:id/suggestions', {
      summary: "Suggests questions that the space's data can answer",
      tag: 'Spaces',
      may: 'spaces:read',
      query: z.strictObject({ limit: z.coerce.number().int().min(1).max(20).default(6) }),
      answer: z.array(z.string()),
      errors: [spaceErrors.notFound, workErrors.busy, workErrors.tooMuch],
      async handle({ caller: { teamId, userId }, params, query, signal }) {
        await requireSpace(spaces, teamId, params.id)
        const catalog = await deps.catalogOf(teamId, params.id)
        return workers.run('suggestQuestions', { catalog, most: query.limit }, { teamId, userId, signal })
      },
    }),
    teamRoute('POST', '/spaces/:id/readings', {
      summary: "Reads words as questions of the space's data, the most likely first",
      description:
        'Each reading is a question as POST /spaces/{id}/questions takes it, told in a sentence and in chips, with the words that its parts came from and how likely it is what was meant. Nothing is answered.',
      may: 'data-sources:read',
      body: readingInput,
      answer: readings,
      errors: [...chatLookupErrors, workErrors.busy, workErrors.tooMuch],
      async handle({ caller, params: { id }, body: { text, chatId }, signal }) {
        const { teamId, userId } = caller
        const { description } = await requireSpace(spaces, teamId, id)
        if (chatId !== undefined) assertMay(caller, 'chats:read')
        const previous = chatId === undefined ? null : await lastQuestion(teamId, { id, chatId })
        const [sources, catalog] = await Promise.all([deps.toldSources(teamId, id), deps.catalogOf(teamId, id)])
        const runQuery: ValueSearch['runQuery'] = (query) => deps.runQuery({ ...query, teamId, userId })
        const search = { sources, isRemote: false, runQuery, signal }
        const { decision, readings } = await readQuestionWords(
          { workers, owner: { teamId, userId }, catalog, search, instructions: description ?? '' },
          text,
          previous,
        )
        return { decision, readings: readings.map(({ columns, addsUp, taken, title, ...reading }) => reading) }
      },
    }),
    teamRoute('POST', '/spaces/:id/questions/changes', {
      summary: 'Tells which parts explain the difference between two periods',
      description:
        'The period of the mark, or that of the question, is held against the one before it. For each field that the rows can be grouped by, the parts are ranked by how much they changed, with their share of the whole difference. It says what changed, not why.',
      may: 'data-sources:read',
      body: changeInput,
      answer: explainedChange,
      errors: [spaceErrors.notFound, questionErrors.invalid, ...queryFaults],
      async handle({ caller: { teamId, userId }, params: { id }, body, signal }) {
        await requireSpace(spaces, teamId, id)
        return explainChange(deps, { teamId, userId }, id, body, signal)
      },
    }),
  ])
}
