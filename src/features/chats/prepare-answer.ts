import type { UIMessage, UIMessageChunk } from 'ai'
import {
  type AnalystSource,
  type AnswerLimits,
  answerFromVerified,
  answerQuestion,
  createWorkbench,
  type DashboardAbilities,
  newOutcome,
  type UsagePart,
  usedSoFar,
  type VerifiedAnswer,
  type VerifiedExample,
  type Workbench,
} from '../../engine/analyst/index.ts'
import { lastQuestion } from '../../engine/analyst/reading/index.ts'
import type { Catalog } from '../../engine/question/index.ts'
import type { Query, QueryOutcome } from '../../engine/sandbox/query.ts'
import { type EngineWorkers, readQuestionWords } from '../../engine/workers/index.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { findOrThrow, ServiceError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { faultForLog, type Log } from '../../platform/log.ts'
import type { WorkOwner } from '../../platform/turns.ts'
import type { Agent, AgentStore } from '../agents/index.ts'
import { type Models, modelErrors, type ReadyModel } from '../models/index.ts'
import type { RunOutcome, RunRow } from '../runs/index.ts'
import {
  type AgentShortcut,
  type CallableShortcut,
  expandShortcut,
  offeredIn,
  offeredToVisitors,
  type ShortcutStore,
  type SpaceShortcut,
} from '../shortcuts/index.ts'
import { requireSpace, type Space, type SpaceStore } from '../spaces/index.ts'
import { type Allowance, checkBudget, costOf, type UnderWay, type UsageStore } from '../usage/index.ts'
import { type Asker, ownerOf, type PreparedAnswer } from './ask-question.ts'
import type { ChatRow } from './chats.store.ts'

export type AnswerDeps = {
  spaces: SpaceStore
  agents: AgentStore
  spaceShortcuts: ShortcutStore<SpaceShortcut>
  agentShortcuts: ShortcutStore<AgentShortcut>
  models: Models
  usage: UsageStore
  clock: Clock
  log: Log
  limits: AnswerLimits
  analystSources(teamId: string, spaceId: string, only?: string[] | null): Promise<AnalystSource[]>
  /** What the data of a space means, or of only some of its sources. */
  catalogOf(teamId: string, spaceId: string, only?: string[] | null): Promise<Catalog>
  /** Why a source of the space cannot be asked now. */
  whyClosed(teamId: string, spaceId: string, name: string | null): Promise<string | null>
  /** How somebody has figures written; null: nobody chose. */
  localeOf(teamId: string, userId: string | null): Promise<string | null>
  workers: EngineWorkers
  runQuery(query: Query): Promise<QueryOutcome>
  /** The team's verified answers to questions like this one, the closest first. */
  verified: {
    same(teamId: string, spaceId: string, question: string): Promise<VerifiedAnswer | undefined>
    examples(teamId: string, spaceId: string, question: string, except?: string): Promise<VerifiedExample[]>
  }
  dashboards?: ((maker: { teamId: string; userId: string }, spaceId: string) => DashboardAbilities) | undefined
  offerDefinition?:
    | ((
        place: WorkOwner & { spaceId: string },
        ...said: Parameters<NonNullable<Workbench['offerDefinition']>>
      ) => ReturnType<NonNullable<Workbench['offerDefinition']>>)
    | undefined
  saveDataset?:
    | ((
        asker: Asker,
        spaceId: string,
        input: Parameters<NonNullable<Workbench['saveDataset']>>[0],
      ) => ReturnType<NonNullable<Workbench['saveDataset']>>)
    | undefined
}

/** Where it is asked; in no chat when it is only tried. */
type Place = Pick<ChatRow, 'teamId' | 'spaceId' | 'agentId'> & { chatId: string | null }

/** Asked to see what comes of it: of this model, with these instructions, and without the verified answer to the very question. */
export type Trial = { providerId: string; modelId: string; instructions: string; verifiedAnswerId: string }

type Ready = {
  asker: Asker
  chat: Place
  trial: Trial | undefined
  model: ReadyModel
  allowance: Allowance
  question: string
  space: Space
  /** Of the agent. */
  instructions: string
  shortcuts: CallableShortcut[]
  /** Its line in the ledger. */
  entryId: string
}

export type PrepareAnswer = ReturnType<typeof prepareAnswer>

/** Everything that can refuse a question does so here, before it is kept. */
export const prepareAnswer = (deps: AnswerDeps) => {
  const underWay = new Set<UnderWay>()
  return async (asker: Asker, chat: Place, text: string, trial?: Trial): Promise<PreparedAnswer> => {
    const space = await requireSpace(deps.spaces, asker.teamId, chat.spaceId)
    const model = await findOrThrow(deps.models.ready(ownerOf(asker), trial ?? space), () =>
      modelErrors.notFound("the space's model is no longer configured: choose another"),
    )
    const allowance: Allowance = model.isRemote ? await checkBudget(deps, asker, underWay) : noLimit
    const agent = await deps.agents.findOrFirst(asker.teamId, chat.spaceId, chat.agentId)
    const instructions = trial?.instructions ?? agent?.instructions ?? ''
    const shortcuts = await shortcutsOf(deps, asker, chat.spaceId, agent)
    const expanded = await expandShortcut(
      text,
      shortcuts.filter(({ userInvokable }) => userInvokable),
    )
    const entryId = newId()
    const question = expanded?.text ?? text
    const ready: Ready = { asker, chat, trial, model, allowance, question, space, instructions, shortcuts, entryId }
    return {
      metadata: expanded ? { shortcut: expanded.shortcut, prompt: expanded.text } : {},
      keep: (run, queries) =>
        deps.usage.insert(
          {
            id: entryId,
            teamId: asker.teamId,
            userId: asker.userId,
            apiKeyId: asker.apiKeyId,
            shareLinkId: asker.shareLinkId,
            spaceId: chat.spaceId,
            chatId: chat.chatId,
            runId: run.id,
            providerId: model.info.providerId,
            modelId: model.info.modelId,
            purpose: `${purposeOf(trial)}-under-way`,
            inputTokens: 0,
            outputTokens: 0,
            costMicros: 0,
            createdAt: isoNow(deps.clock),
          },
          queries,
        ),
      work: (messages, run) => (signal) => answer(deps, ready, messages, run, signal, underWay),
    }
  }
}

const purposeOf = (trial: Trial | undefined) => (trial ? 'eval' : 'chat')

const noLimit: Allowance = { tokens: null, costMicros: null, warning: null }

async function shortcutsOf(
  deps: AnswerDeps,
  asker: Asker,
  spaceId: string,
  agent: Agent | undefined,
): Promise<CallableShortcut[]> {
  const ofSpace = await deps.spaceShortcuts.callable(asker.teamId, spaceId, asker.userId)
  if (asker.only) return offeredToVisitors(ofSpace, asker.only.shortcutIds)
  const ofAgent = agent ? await deps.agentShortcuts.callable(asker.teamId, agent.id, asker.userId) : []
  // The agent's own come first, a person's private ones before the team's.
  const own = (shortcut: { visibility: string }) => (shortcut.visibility === 'private' ? 0 : 1)
  return offeredIn([...ofAgent, ...ofSpace], asker.place ?? 'app').sort((a, b) => own(a) - own(b))
}

/** A question that came from a shortcut is told in full. */
const asAsked = (message: UIMessage): UIMessage => {
  const prompt = (message.metadata as { prompt?: unknown } | undefined)?.prompt
  return typeof prompt === 'string' ? { ...message, parts: [{ type: 'text', text: prompt }] } : message
}

async function* answer(
  deps: AnswerDeps,
  ready: Ready,
  conversation: UIMessage[],
  run: Pick<RunRow, 'id'>,
  signal: AbortSignal,
  underWay: Set<UnderWay>,
): AsyncGenerator<UIMessageChunk, RunOutcome> {
  const { asker, chat, trial, model, allowance, question, space, instructions } = ready
  const { teamId, spaceId } = chat
  const started = performance.now()
  const messages = conversation.map(asAsked)
  const bench = await openWorkbench(deps, ready, messages, run, signal)
  const same = trial || isNarrowed(asker) ? undefined : await deps.verified.same(teamId, spaceId, question)
  const outcome = newOutcome()
  const self: UnderWay = {
    spender: asker,
    tokens: () => {
      const used = usedSoFar(outcome)
      return used.inputTokens + used.outputTokens
    },
    costMicros: () => costOf(model.answering(), usedSoFar(outcome)),
  }
  let ended: RunOutcome
  underWay.add(self)
  try {
    ended = same
      ? yield* answerFromVerified({ bench, messages }, same)
      : yield* answerQuestion({
          model: model.model,
          messages,
          bench,
          agentInstructions: instructions,
          spaceDescription: space.description,
          examples: await examplesFor(deps, ready),
          limits: { ...deps.limits, tokens: Math.min(deps.limits.tokens, allowedTokens(model, allowance)) },
          outcome,
          ...(model.isRemote && { isSpent: () => isSpent(deps, asker, underWay) }),
        })
  } finally {
    // Also of an answer that nobody waits for any more: what was used is used.
    await deps.usage
      .settle(ready.entryId, {
        ...(same ? { providerId: 'verified', modelId: 'answer' } : namesOf(model.answering())),
        inputTokens: outcome.inputTokens,
        outputTokens: outcome.outputTokens,
        costMicros: self.costMicros(),
        purpose: purposeOf(trial),
      })
      .finally(() => underWay.delete(self))
  }
  const { inputPrice, outputPrice } = model.answering()
  const usage: UsagePart = {
    ...answeredBy(model),
    inputTokens: outcome.inputTokens,
    outputTokens: outcome.outputTokens,
    steps: same ? 1 : outcome.steps,
    elapsedMs: Math.round(performance.now() - started),
    costMicros: inputPrice !== null || outputPrice !== null ? self.costMicros() : null,
    warning: allowance.warning,
  }
  yield { type: 'data-usage', id: 'usage', data: usage }
  return { status: ended.status, error: ended.error }
}

const answeredBy = ({ info, answering, whyNotChosen }: ReadyModel) => {
  const why = whyNotChosen()
  return { ...namesOf(answering()), ...(why !== null && { insteadOf: { model: info.id, why } }) }
}

/** Others that answer at the same time use the same budgets. */
async function isSpent(deps: AnswerDeps, asker: Asker, underWay: Set<UnderWay>): Promise<boolean> {
  try {
    await checkBudget(deps, asker, underWay)
    return false
  } catch (error) {
    if (error instanceof ServiceError) return true
    throw error
  }
}

/** A statement that was verified for all of a space may name what of it is closed to a visitor. */
const isNarrowed = ({ only }: Asker): boolean => only !== undefined && only.dataSourceIds !== null

/** What is read in this service needs none. */
const examplesFor = async (
  { verified }: AnswerDeps,
  { asker, chat: { teamId, spaceId }, model, question, trial }: Ready,
) => (model.isRemote && !isNarrowed(asker) ? verified.examples(teamId, spaceId, question, trial?.verifiedAnswerId) : [])

const namesOf = ({ providerId, modelId }: ReadyModel['info']) => ({ providerId, modelId })

/** Priced as the dearer kind of token, so that money left lasts for all of them. */
function allowedTokens({ candidates }: ReadyModel, { tokens, costMicros }: Allowance): number {
  const dearest = Math.max(...candidates.flatMap(({ inputPrice, outputPrice }) => [inputPrice ?? 0, outputPrice ?? 0]))
  return Math.min(tokens ?? Infinity, costMicros !== null && dearest > 0 ? costMicros / dearest : Infinity)
}

/** The data and the abilities that this asker's answer may use. */
async function openWorkbench(
  deps: AnswerDeps,
  { asker, chat, model, shortcuts, space, instructions: ofAgent }: Ready,
  messages: UIMessage[],
  run: Pick<RunRow, 'id'>,
  signal: AbortSignal,
): Promise<Workbench> {
  const { teamId, spaceId } = chat
  const only = asker.only?.dataSourceIds
  const [sources, meaning, locale] = await Promise.all([
    deps.analystSources(teamId, spaceId, only),
    deps.catalogOf(teamId, spaceId, only),
    deps.localeOf(teamId, asker.userId),
  ])
  const catalog = locale === null ? meaning : { ...meaning, locale }
  const { saveDataset, offerDefinition } = deps
  const owner = ownerOf(asker)
  const runQuery: Workbench['runQuery'] = (query) => deps.runQuery({ ...query, ...owner })
  const search = { sources, isRemote: false, runQuery, signal }
  const instructions = [ofAgent, space.description].filter(Boolean).join('\n')
  return createWorkbench({
    sources,
    catalog,
    shortcuts: shortcuts.filter(({ disableModelInvocation }) => !disableModelInvocation),
    today: catalog.today,
    isRemote: model.isRemote,
    isSmall: model.info.isSmall,
    signal,
    runQuery,
    // What a model elsewhere is told of the data is bound to privacy; it reads by itself.
    ...(!model.isRemote && {
      readWords: (text) =>
        readQuestionWords(
          { workers: deps.workers, owner, catalog, search, instructions },
          text,
          lastQuestion(messages),
        ),
    }),
    // Who is nobody of the team hears nothing of its accounts.
    ...(asker.userId !== null && { whyClosed: (name) => deps.whyClosed(teamId, spaceId, name) }),
    reportFault: (error, what) => deps.log.error({ err: faultForLog(error), run: run.id, chat: chat.chatId }, what),
    ...(deps.dashboards &&
      asker.mayMakeDashboards &&
      asker.userId !== null && { dashboards: deps.dashboards({ teamId, userId: asker.userId }, spaceId) }),
    ...(offerDefinition &&
      asker.mayDefine && { offerDefinition: (...said) => offerDefinition({ ...owner, spaceId }, ...said) }),
    ...(saveDataset && asker.maySaveDatasets && { saveDataset: (input) => saveDataset(asker, spaceId, input) }),
  })
}
