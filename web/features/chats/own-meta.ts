/** A person's own pin and note on a message. */
export type OwnMeta = { pinnedAt: string | null; note: string | null }
export const noMeta: OwnMeta = { pinnedAt: null, note: null }
export type SetMeta = (messageId: string, change: Partial<{ pinnedAt: boolean; note: string | null }>) => Promise<void>
