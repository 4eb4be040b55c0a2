import type { Person } from '../access/index.ts'

/** What a program can ask for; each is a narrowing of the person's own rights, in the words of API keys. */
const granted = {
  read: { spaces: ['read'], 'data-sources': ['read'], dashboards: ['read'] },
  ask: { spaces: ['read'], chats: ['read', 'write'] },
} satisfies Record<string, NonNullable<Person['permissions']>>

export type Scope = keyof typeof granted
export const scopes = Object.keys(granted) as Scope[]
const isScope = (word: string): word is Scope => Object.hasOwn(granted, word)

/** All of them when none is named; null when one is not known. */
export function readScope(text: string | undefined): Scope[] | null {
  // Asked for by programs that want to stay connected; every connection here can be renewed.
  const words = (text ?? '').split(' ').filter((word) => word !== '' && word !== 'offline_access')
  if (words.length === 0) return scopes
  return words.every(isScope) ? scopes.filter((scope) => words.includes(scope)) : null
}

export function permissionsOf(scope: string): NonNullable<Person['permissions']> {
  const permissions: NonNullable<Person['permissions']> = {}
  for (const word of scope.split(' ').filter(isScope))
    for (const [resource, verbs] of Object.entries(granted[word]))
      permissions[resource] = [...new Set([...(permissions[resource] ?? []), ...verbs])] as ('read' | 'write')[]
  return permissions
}
