import type { FastifyRequest } from 'fastify'
import { accessErrors, credentialFault } from './access.errors.ts'
import type { Person, Principal } from './principal.ts'
import type { Access } from './route.ts'
import { assertMay } from './rules.ts'

/** The three ways in. Each is asked only when its credential is present, and throws when that credential is bad. */
export type Credentials = {
  byApiKey(key: string, request: FastifyRequest): Promise<Person> | Person
  byBearer(token: string, request: FastifyRequest): Promise<Person> | Person
  /** Null when there is no session cookie. */
  bySession(request: FastifyRequest): Promise<Person | null> | Person | null
}

export const bearerToken = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +([^ ]+) *$/i.exec(headers.authorization ?? '')?.[1]

export function createAuthenticate(credentials: Credentials) {
  async function identify(request: FastifyRequest): Promise<Person | null> {
    const key = request.headers['x-api-key']
    if (key !== undefined) return credentials.byApiKey(Array.isArray(key) ? key.join() : key, request)
    if (request.headers.authorization !== undefined) {
      const token = bearerToken(request)
      if (!token) throw credentialFault('malformed')
      return credentials.byBearer(token, request)
    }
    return credentials.bySession(request)
  }

  return async function authenticate(request: FastifyRequest, access: Access): Promise<Person | Principal | null> {
    if (access.kind === 'public' || access.kind === 'by-thing') return null
    const person = await identify(request)
    if (access.kind === 'optional') return person
    if (!person) throw credentialFault('missing')
    if (access.kind === 'person') return person
    const principal = inTeam(person)
    for (const action of access.actions) assertMay(principal, action)
    return principal
  }
}

export function inTeam({ team, ...person }: Person): Principal {
  if (!team) throw accessErrors.noActiveTeam()
  return { ...person, teamId: team.id, organizationId: team.organizationId, role: team.role }
}
