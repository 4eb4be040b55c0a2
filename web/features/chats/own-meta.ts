import type { ChatWithMessages } from './chats.queries.ts'

/** A person's own pin and note on a message. */
export type OwnMeta = { pinnedAt: string | null; note: string | null }
export const noMeta: OwnMeta = { pinnedAt: null, note: null }
export type SetMeta = (messageId: string, change: Partial<{ pinnedAt: boolean; note: string | null }>) => Promise<void>

export const metasOf = (chat: ChatWithMessages | null): ReadonlyMap<string, OwnMeta> =>
  new Map((chat?.messages ?? []).map(({ id, pinnedAt, note }) => [id, { pinnedAt, note }]))
