export const roles = ['admin', 'member', 'viewer'] as const
export type Role = (typeof roles)[number]

/** Someone who proved who they are; they may have no team selected. */
export type Person = {
  userId: string
  /** Null when no team is selected, or the person no longer belongs to it. */
  team: { id: string; organizationId: string; role: Role } | null
  via: 'api-key' | 'token' | 'session'
  /** What an API key narrows its user's rights to; null = no narrowing. */
  permissions: Record<string, ('read' | 'write')[]> | null
  /** Of the API key or session that was used. */
  credentialId: string
}

/** Who is calling, in which team. Every id is looked up together with `teamId`. */
export type Principal = Omit<Person, 'team'> & { teamId: string; organizationId: string; role: Role }
