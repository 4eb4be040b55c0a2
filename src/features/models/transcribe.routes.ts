import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { explainModelError } from '../../engine/analyst/index.ts'
import { loadAiSdk } from '../../platform/ai-sdk/load-ai-sdk.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { readMultipart } from '../../platform/http/multipart.ts'
import { newId } from '../../platform/ids.ts'
import { faultForLog, type Log } from '../../platform/log.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import { requireSpace, type SpaceStore, spaceErrors } from '../spaces/index.ts'
import { checkBudget, type UsageStore, usageErrors } from '../usage/index.ts'
import type { Models } from './create-models.ts'
import { modelErrors } from './models.errors.ts'

/** What speech-to-text services take at most. */
const byteLimit = 25 * 1024 * 1024

export function transcriptionRoutes({
  models,
  spaces,
  usage,
  clock,
  log,
}: {
  models: Models
  spaces: SpaceStore
  usage: UsageStore
  clock: Clock
  log: Log
}): AppRoute[] {
  return tagged('Chats', [
    teamRoute('POST', '/spaces/:id/transcriptions', {
      summary: "Turns speech into text with the space's transcription model",
      may: 'chats:write',
      multipart: true,
      answer: z.object({ text: z.string(), language: z.string().nullable(), seconds: z.number().nullable() }),
      errors: [spaceErrors.notFound, modelErrors.noTranscription, modelErrors.failed, usageErrors.budgetUsedUp],
      async handle({ caller, params, request, signal }) {
        const folder = await mkdtemp(path.join(tmpdir(), 'tallyroom-speech-'))
        try {
          const file = path.join(folder, 'speech')
          await readMultipart(request, {
            fields: [],
            file: { name: 'file', to: file, maxBytes: byteLimit, required: true },
            signal,
          })
          const space = await requireSpace(spaces, caller.teamId, params.id)
          const ready =
            space.transcriptionModelId === null
              ? undefined
              : await models.transcription(caller.teamId, space.transcriptionModelId)
          if (!ready) throw modelErrors.noTranscription()
          const apiKeyId = caller.via === 'api-key' ? caller.credentialId : null
          await checkBudget(
            { usage, clock },
            { teamId: caller.teamId, userId: caller.userId, apiKeyId, shareLinkId: null },
          )
          const { experimental_transcribe: transcribe } = await loadAiSdk()
          const heard = await transcribe({
            model: ready.model,
            audio: await readFile(file),
            abortSignal: signal,
          }).catch((error) => {
            const { kind, message, fix } = explainModelError(error)
            if (kind === 'failed') log.error({ err: faultForLog(error), space: space.id }, 'a transcription failed')
            throw modelErrors.failed(`${message} ${fix}`)
          })
          await usage.insert({
            id: newId(),
            teamId: caller.teamId,
            userId: caller.userId,
            apiKeyId,
            shareLinkId: null,
            spaceId: space.id,
            chatId: null,
            runId: null,
            providerId: ready.info.providerId,
            modelId: ready.info.modelId,
            purpose: 'transcription',
            inputTokens: 0,
            outputTokens: 0,
            costMicros: 0,
            createdAt: isoNow(clock),
          })
          return { text: heard.text, language: heard.language ?? null, seconds: heard.durationInSeconds ?? null }
        } finally {
          await rm(folder, { recursive: true, force: true })
        }
      },
    }),
  ])
}
