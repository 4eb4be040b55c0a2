import type { FastifyRequest } from 'fastify'
import type { Person } from '../access/index.ts'
import { accessPrefix, type OAuth } from './oauth.ts'

type Check = (token: string) => Promise<Person> | Person

/** Programs bring an access token of ours, an API key as a bearer, or what every other operation takes. */
export const createMcpBearerCheck =
  (deps: { oauth: OAuth; byApiKey: Check; byBearer: Check; baseUrl(request: FastifyRequest): string }) =>
  (token: string, request: FastifyRequest): Promise<Person> | Person => {
    if (token.startsWith(accessPrefix)) return deps.oauth.byAccessToken(token, deps.baseUrl(request))
    return token.startsWith('tly_') ? deps.byApiKey(token) : deps.byBearer(token)
  }
