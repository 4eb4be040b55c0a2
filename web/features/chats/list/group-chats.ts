import type { ChatSession } from '../chats.queries.ts'

export type ChatGroup = { name: 'pinned' | 'today' | 'week' | 'older' | 'archived'; rows: ChatSession[] }

const day = 86_400_000

/** Newest activity first within each group, as the service orders them; the archive stands last. */
export function groupChats(rows: readonly ChatSession[], now: Date): ChatGroup[] {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime()
  const groupOf = (row: ChatSession): ChatGroup['name'] => {
    if (row.archivedAt !== null) return 'archived'
    if (row.pinnedAt !== null) return 'pinned'
    const at = Date.parse(row.chat?.updatedAt ?? row.createdAt)
    return at >= midnight ? 'today' : at >= midnight - 6 * day ? 'week' : 'older'
  }
  const order: ChatGroup['name'][] = ['pinned', 'today', 'week', 'older', 'archived']
  const found = Map.groupBy(rows, groupOf)
  return order.flatMap((name) => {
    const list = found.get(name)
    return list ? [{ name, rows: list }] : []
  })
}

/** All words must be in the title, in any order. */
export function matchesSearch(title: string, search: string): boolean {
  const text = title.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
