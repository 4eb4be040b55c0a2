import type { ApiKey } from '../../../src/client/index.ts'

type Permissions = NonNullable<ApiKey['permissions']>

/** What a key that only reads may touch: everything a team looks at, nothing of its administration. */
export const readOnlyPermissions: Permissions = Object.fromEntries(
  [
    'data-sources',
    'datasets',
    'spaces',
    'agents',
    'shortcuts',
    'chats',
    'models',
    'usage',
    'dashboards',
    'reports',
    'users',
    'teams',
  ].map((resource) => [resource, ['read']]),
)

export const isReadOnly = (permissions: Permissions): boolean =>
  Object.values(permissions).every((verbs) => !verbs.includes('write'))
