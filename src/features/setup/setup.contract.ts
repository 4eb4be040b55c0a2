import { z } from 'zod'
import { newApiKeyAnswer } from '../api-keys/api-keys.contract.ts'
import { team, teamName } from '../teams/teams.contract.ts'
import { emailAddress, password, personName, user } from '../users/users.contract.ts'

export const setupState = z.object({
  needed: z.boolean(),
  hasSession: z.boolean().describe('The browser brought the cookie of a session, good or ended'),
})

export const setupRequest = z.strictObject({
  name: personName,
  email: emailAddress,
  password,
  teamName,
  token: z.string().max(200).optional().describe('From the log, when the service listens on more than loopback'),
})

export const setupAnswer = z.object({ user, team, apiKey: newApiKeyAnswer })
