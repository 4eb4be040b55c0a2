import { findOrThrow } from '../../platform/errors.ts'
import { type AppRoute, accessErrors, type Principal, tagged, teamRoute } from '../access/index.ts'
import type { Runs } from './create-runs.ts'
import { streamRun } from './runs.contract.ts'
import { runErrors } from './runs.errors.ts'
import type { RunRow } from './runs.store.ts'
import { answerStream, type StreamDeps, serveStream } from './serve-stream.ts'

export type RunRouteDeps = {
  runs: Runs
  stream: StreamDeps
  /** The space of a chat; null when the team has no such chat. */
  spaceOfChat(teamId: string, chatId: string): Promise<string | null>
  /** Throws for a viewer whose answer it is not. */
  assertMayCancel(caller: Principal, run: RunRow): Promise<void>
}

export function runRoutes({ runs, stream, spaceOfChat, assertMayCancel }: RunRouteDeps): AppRoute[] {
  const errors = [runErrors.streamNotFound, runErrors.spaceMismatch]

  async function findRun(
    teamId: string,
    params: { spaceId: string; chatId: string; streamId: string },
  ): Promise<RunRow> {
    const spaceId = await spaceOfChat(teamId, params.chatId)
    if (spaceId === null) throw runErrors.streamNotFound('the chat does not exist')
    if (spaceId !== params.spaceId) throw runErrors.spaceMismatch()
    const run = await runs.store.find(teamId, params.streamId)
    if (!run || run.chatId !== params.chatId) throw runErrors.streamNotFound()
    return run
  }

  return tagged('Runs', [
    teamRoute('GET', '/runs/:spaceId/chats/:chatId/streams/:streamId', {
      summary: 'Reads a chat stream from its beginning',
      description: 'Goes on until the answer ends; an answer that has ended is sent whole.',
      may: 'chats:read',
      answer: answerStream,
      answerHeaders: { 'X-Stream-Id': 'The stream, as cancel takes it' },
      errors,
      async handle({ caller, params, reply }) {
        await serveStream(stream, await findRun(caller.teamId, params), reply)
      },
    }),
    teamRoute('POST', '/runs/:spaceId/chats/:chatId/streams/:streamId/cancel', {
      summary: 'Cancels an active chat stream',
      addsData: false,
      description: 'What was said so far is kept. A stream that has ended is returned as it is.',
      may: 'chats:write',
      answer: streamRun,
      errors: [...errors, accessErrors.forbidden],
      async handle({ caller, params }) {
        const found = await findRun(caller.teamId, params)
        await assertMayCancel(caller, found)
        return findOrThrow(runs.cancel(caller.teamId, found.id), runErrors.streamNotFound)
      },
    }),
  ])
}
