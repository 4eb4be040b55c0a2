import { accessErrors } from './access.errors.ts'
import type { Person, Principal, Role } from './principal.ts'

const everyone: Role[] = ['admin', 'member', 'viewer']
const members: Role[] = ['admin', 'member']
const admins: Role[] = ['admin']

/**
 * Who may do what. The part before the colon is the resource that an API key's `permissions` name,
 * the part after it what the key must be allowed. A viewer reads and chats; it creates, changes and deletes nothing of the team's.
 * Rules that depend on whose thing it is (a report is its owner's) stand with that thing.
 */
export const rules = {
  'api-keys:read': everyone,
  'api-keys:write': members,
  'identity-providers:read': admins,
  'identity-providers:write': admins,
  'teams:read': everyone,
  'teams:write': admins,
  // Leaving a team is everyone's own decision.
  'own-membership:write': everyone,
  'users:read': everyone,
  'users:write': admins,
  'invitations:read': admins,
  'invitations:write': admins,
  'logs:read': admins,
  'audit-log:read': admins,
  'data-sources:read': everyone,
  'data-sources:write': members,
  'datasets:read': everyone,
  'datasets:write': members,
  'spaces:read': everyone,
  'spaces:write': members,
  'agents:read': everyone,
  'agents:write': members,
  'shortcuts:read': everyone,
  'shortcuts:write': members,
  'chats:read': everyone,
  'chats:write': everyone,
  'models:read': everyone,
  'models:write': admins,
  'usage:read': everyone,
  'usage:write': admins,
  'dashboards:read': everyone,
  'dashboards:write': members,
  'reports:read': everyone,
  'reports:write': members,
  'share-links:read': members,
  'share-links:write': members,
  'automations:read': everyone,
  'automations:write': members,
  'integrations:read': members,
  'integrations:write': admins,
  // A program that a person connects acts for that person, within their rights.
  'mcp-clients:read': everyone,
  'mcp-clients:write': everyone,
} satisfies Record<`${string}:${'read' | 'write'}`, Role[]>

export type Action = keyof typeof rules

/** A person's own things need no role, but a key that is narrowed to something else may not touch them either. */
export function assertOwn(person: Pick<Person, 'permissions'>, action: Action): void {
  if (!grants(person.permissions, action)) throw accessErrors.forbidden(`this needs the right ${action}`)
}

export function may({ role, permissions }: Pick<Principal, 'role' | 'permissions'>, action: Action): boolean {
  const roles: Role[] = rules[action]
  return roles.includes(role) && grants(permissions, action)
}

function grants(permissions: Person['permissions'], action: Action): boolean {
  const [resource, verb] = action.split(':') as [string, 'read' | 'write']
  return permissions === null || (permissions[resource]?.includes(verb) ?? false)
}

export function assertMay(principal: Principal, action: Action): void {
  if (!may(principal, action)) throw accessErrors.forbidden(`this needs the right ${action}`)
}

/** Whoever makes an administrator can be one by them: a narrowed key would widen itself. */
export function assertMayMakeAdmins({ permissions }: Pick<Person, 'permissions'>): void {
  if (permissions !== null) throw accessErrors.forbidden('a narrowed key makes nobody an administrator')
}

/** The resources that an API key's permissions can name. */
export const resources = [...new Set(Object.keys(rules).map((action) => action.split(':')[0]!))]
