import type { OpenApiOptions } from '../../platform/http/openapi.ts'
import { accessErrors } from './access.errors.ts'
import type { Role } from './principal.ts'
import type { Access } from './route.ts'
import { rules } from './rules.ts'

/** What a route's access rule means to its caller, for the OpenAPI document. */
export const describeAccess: OpenApiOptions<Access>['describeAccess'] = (access) => {
  const { jwtInvalid, noActiveTeam, forbidden } = accessErrors
  if (access.kind === 'public') return { errors: [], security: 'none' }
  if (access.kind === 'optional') return { errors: [jwtInvalid], security: 'optional' }
  if (access.kind === 'by-thing') return { errors: [], security: 'optional' }
  if (access.kind === 'person') return { errors: [jwtInvalid, forbidden], security: 'required' }
  const { actions } = access
  const roles = rules[actions[0]!].filter((role) => actions.every((action) => (rules[action] as Role[]).includes(role)))
  const named = actions.map((action) => `\`${action}\``).join(' and ')
  const note = `Needs the ${actions.length > 1 ? 'rights' : 'right'} ${named}: ${roles.join(', ')}.`
  return { errors: [jwtInvalid, noActiveTeam, forbidden], security: 'required', note }
}

export const securitySchemes = {
  apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'A key made in the team it acts in' },
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'A token of a registered identity provider, or a session token',
  },
  session: { type: 'apiKey', in: 'cookie', name: 'tallyroom.session_token', description: 'A signed-in browser' },
}
