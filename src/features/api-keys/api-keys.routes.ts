import { z } from 'zod'
import { pageQuery } from '../../platform/http/paging.ts'
import { type AppRoute, tagged, teamRoute } from '../access/index.ts'
import { type ApiKey, apiKey, apiKeyChange, apiKeyFields, newApiKeyAnswer } from './api-keys.contract.ts'
import { apiKeyErrors } from './api-keys.errors.ts'
import { type ApiKeyDeps, changeApiKey, createApiKey, deleteApiKey } from './change-api-keys.ts'
import type { KeyUses } from './key-uses.ts'

/** A key that the store has remembered is written once; this list is the one that is asked for most. */
const texts = new WeakMap<ApiKey, string>()
function textOf(key: ApiKey): string {
  let text = texts.get(key)
  if (text === undefined) {
    text = JSON.stringify(key)
    texts.set(key, text)
  }
  return text
}

export function apiKeyRoutes(deps: ApiKeyDeps & { uses: KeyUses }): AppRoute[] {
  const { store, uses } = deps
  return tagged('API keys', [
    teamRoute('GET', '/api-keys', {
      summary: 'Lists API keys of the current team, newest first',
      may: 'api-keys:read',
      query: pageQuery,
      answer: { kind: 'raw', contentType: 'application/json', description: 'Done', schema: z.array(apiKey) },
      async handle({ caller, query, reply, page }) {
        const rows = await uses.upToDate(() => store.list(caller.teamId, query))
        const keys = page(rows)
        return reply.type('application/json; charset=utf-8').send(`[${keys.map(textOf).join()}]`)
      },
    }),
    teamRoute('POST', '/api-keys', {
      summary: 'Makes an API key; the answer is the only time the key itself is told',
      may: 'api-keys:write',
      body: apiKeyFields,
      bodyOptional: true,
      status: 201,
      answer: newApiKeyAnswer,
      handle: ({ caller, body, request }) => createApiKey(deps, caller, body, request),
    }),
    teamRoute('PATCH', '/api-keys/:keyId', {
      summary: 'Changes an API key',
      description: 'A member changes their own keys, an administrator every key of the team.',
      may: 'api-keys:write',
      body: apiKeyChange,
      answer: apiKey,
      errors: [apiKeyErrors.notFound],
      handle: ({ caller, params, body, request }) => changeApiKey(deps, caller, params.keyId, body, request),
    }),
    teamRoute('DELETE', '/api-keys/:keyId', {
      summary: 'Deletes an API key; it stops working at once',
      description: 'A member deletes their own keys, an administrator every key of the team.',
      may: 'api-keys:write',
      answer: { kind: 'string' },
      errors: [apiKeyErrors.notFound],
      async handle({ caller, params, request }) {
        await deleteApiKey(deps, caller, params.keyId, request)
        return 'ok'
      },
    }),
  ])
}
