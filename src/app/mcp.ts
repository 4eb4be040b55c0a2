import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../engine/sandbox/index.ts'
import { type EngineWorkers, renderChartPng } from '../engine/workers/index.ts'
import { type AppRoute, createAuthenticate } from '../features/access/index.ts'
import {
  askTools,
  createMcpBearerCheck,
  createOAuth,
  createOAuthStore,
  dashboardMcpTools,
  definitionTools,
  findTools,
  isOwnHost,
  mcpRoutes,
  registerOAuth,
  savedQuestionTools,
  serveMcp,
  spaceTools,
  sqlTools,
  verifiedQuestionTools,
} from '../features/mcp/index.ts'
import { createSavedQuestionStore } from '../features/saved-questions/index.ts'
import { writtenLocale } from '../features/users/index.ts'
import { createRecall, createVerifiedStore } from '../features/verified-answers/index.ts'
import type { Analyst } from './analyst.ts'
import type { Foundation } from './foundation.ts'
import type { People } from './people.ts'
import type { Spaces } from './spaces.ts'

type McpDeps = {
  foundation: Foundation
  people: Pick<People, 'cache' | 'byApiKey' | 'byBearer'>
  workers: EngineWorkers
  sandbox: Pick<Sandbox, 'query'>
  spaces: Spaces
  analyst: Pick<Analyst, 'ask' | 'stream'>
}

/** The MCP endpoint, the authorization server in front of it, and what people see of both. */
export function createMcp({ foundation, people, workers, sandbox, spaces: all, analyst }: McpDeps) {
  const { settings, database, clock, bus, log, room, version, baseUrl, isOwnOrigin, stopping, overdue } = foundation
  const { cache, byApiKey, byBearer } = people
  const { spaces, profiledSources, toldSources, closedOf, dashboards, documents, runner } = all
  const store = createOAuthStore(database)
  const oauth = createOAuth({ database, store, cache, clock })
  const { catalogOf } = all.definitions
  const data = { spaces, analystSources: profiledSources, toldSources, closedOf, catalogOf, runQuery: sandbox.query }
  const drawChart: Parameters<typeof sqlTools>[0]['drawChart'] = async ({ teamId, userId }, spec, rows, size, signal) =>
    renderChartPng(
      workers,
      { teamId, userId },
      { spec, data: rows, locale: await writtenLocale(database.queries, teamId, userId), ...size },
      signal,
    )
  const saved = createSavedQuestionStore(database)
  const tools = [
    ...spaceTools(data),
    ...definitionTools({ ...data, saved }),
    ...findTools(data),
    ...verifiedQuestionTools({ ...data, verified: createRecall(createVerifiedStore(database)) }),
    ...savedQuestionTools({ ...data, saved }),
    ...askTools({ ...data, ask: analyst.ask, stream: analyst.stream }),
    ...sqlTools({ ...data, drawChart }),
    ...dashboardMcpTools({ ...data, dashboards, documents, runner }),
  ]
  const authenticate = createAuthenticate({
    byApiKey,
    byBearer: createMcpBearerCheck({ oauth, byApiKey, byBearer, baseUrl }),
    // A browser sends its cookie whoever asks it to; programs have credentials of their own.
    bySession: () => null,
  })
  const routes: AppRoute[] = mcpRoutes({ database, clock, cache, store, oauth, baseUrl })
  return {
    routes,
    /** The addresses that the protocols name, outside of /api. */
    register(server: FastifyInstance): void {
      registerOAuth(server, { oauth, log, room, baseUrl })
      serveMcp(server, {
        database,
        clock,
        bus,
        log,
        version,
        tools,
        room,
        authenticate,
        baseUrl,
        isOwnHost: isOwnHost(settings.publicUrl),
        isOwnOrigin,
        stopping: stopping.signal,
        closing: overdue.signal,
      })
    },
  }
}
