import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { createAnalyst } from './app-analyst.ts'
import type { createSharing } from './app-sharing.ts'
import { renderChartPng } from './engine/charts/render-png.ts'
import type { Sandbox } from './engine/sandbox/index.ts'
import { type AccessCache, type AppRoute, createAuthenticate, type Person } from './features/access/index.ts'
import {
  accessPrefix,
  askTools,
  createOAuth,
  createOAuthStore,
  dashboardMcpTools,
  mcpRoutes,
  registerOAuth,
  serveMcp,
  spaceTools,
  sqlTools,
} from './features/mcp/index.ts'
import type { Bus } from './platform/bus/bus.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/open.ts'
import type { Log } from './platform/log.ts'

export type McpParts = {
  database: Database
  clock: Clock
  bus: Bus
  log: Log
  cache: AccessCache
  sandbox: Pick<Sandbox, 'query'>
  version: string
  publicUrl: string | undefined
  analyst: ReturnType<typeof createAnalyst>
  sharing: ReturnType<typeof createSharing>
  byApiKey(key: string): Promise<Person>
  byBearer(token: string): Promise<Person> | Person
  baseUrl(request: FastifyRequest): string
  isOwnOrigin(origin: string, request: FastifyRequest): boolean
  stopping: AbortSignal
  closing: AbortSignal
}

/** The MCP endpoint, the authorization server in front of it, and what people see of both. */
export function createMcp(parts: McpParts) {
  const { database, analyst, sharing, sandbox, publicUrl, baseUrl } = parts
  const store = createOAuthStore(database)
  const oauth = createOAuth({ ...parts, store })
  const data = { spaces: analyst.spaces, analystSources: analyst.analystSources, runQuery: sandbox.query }
  const tools = [
    ...spaceTools({ ...data, clock: parts.clock }),
    ...askTools({ ...data, ask: analyst.ask, stream: analyst.stream }),
    ...sqlTools({ ...data, renderChart: renderChartPng }),
    ...dashboardMcpTools({ ...data, ...sharing.documents }),
  ]
  const authenticate = createAuthenticate({
    byApiKey: parts.byApiKey,
    byBearer: (token, request) => {
      if (token.startsWith(accessPrefix)) return oauth.byAccessToken(token, baseUrl(request))
      return token.startsWith('tly_') ? parts.byApiKey(token) : parts.byBearer(token)
    },
    // A browser sends its cookie whoever asks it to; programs have credentials of their own.
    bySession: () => null,
  })
  /** A name that somebody else's DNS could point here is not ours unless it is in the settings. */
  const isOwnHost = ({ host, hostname }: FastifyRequest) =>
    (publicUrl !== undefined && new URL(publicUrl).host === host) ||
    isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 ||
    !hostname.includes('.')

  const routes: AppRoute[] = mcpRoutes({ ...parts, store, oauth })
  return {
    routes,
    /** The addresses that the protocols name, outside of /api. */
    register(server: FastifyInstance): void {
      registerOAuth(server, { oauth, log: parts.log, baseUrl })
      serveMcp(server, { ...parts, tools, authenticate, isOwnHost })
    },
  }
}
