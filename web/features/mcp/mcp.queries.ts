import type { z } from 'zod'
import type { Authorization, McpClient } from '../../../src/client/index.ts'
import type { authorizationRequest } from '../../../src/features/mcp/mcp.contract.ts'
import { client } from '../../lib/api.ts'
import { afterwards, getQuery, listQuery, queryClient } from '../../lib/query.ts'
import { t } from '../../lib/texts/index.ts'
import { createKey } from '../api-keys/api-keys.queries.ts'

export type { Authorization, McpClient }
export type AuthorizationRequest = z.input<typeof authorizationRequest>

export const connectionQuery = getQuery(['mcp'], '/mcp', {
  staleTime: Number.POSITIVE_INFINITY,
})
export const clientsQuery = listQuery(['mcp', 'clients'], '/mcp/clients')

/** What the tools need, and no more. */
const permissions: Record<string, ('read' | 'write')[]> = {
  spaces: ['read'],
  'data-sources': ['read'],
  dashboards: ['read'],
  chats: ['read', 'write'],
}
export const makeMcpKey = (program: string) => createKey({ name: t.mcp.keyName(program), permissions })

export const disconnect = ({ id }: McpClient) =>
  client
    .delete('/mcp/clients/{id}', { path: { id } })
    .then(afterwards(() => queryClient.invalidateQueries({ queryKey: clientsQuery.queryKey })))

/** What the service's authorization address packed into one word; null when that is not what this is. */
export function readRequest(word: string): AuthorizationRequest | null {
  try {
    const text = atob(word.replace(/^r\./, '').replace(/-/g, '+').replace(/_/g, '/'))
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof read === 'object' && read !== null && 'client_id' in read ? (read as AuthorizationRequest) : null
  } catch {
    return null
  }
}

export const authorizationQuery = (asked: AuthorizationRequest, teamId: string | undefined) =>
  getQuery(['mcp', 'authorization', asked, teamId], '/mcp/authorization', { query: asked, retry: false, gcTime: 0 })

export const decide = (asked: AuthorizationRequest, allow: boolean) =>
  client.post('/mcp/authorization', { body: { ...asked, allow } })
