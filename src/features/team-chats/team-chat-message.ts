import type { FieldLook } from '../../engine/formats/field-look.contract.ts'
import { tableText } from '../../engine/formats/table-text.ts'

/** What can be said in a team chat; each kind of chat shows it in its own shapes. */
export type TeamChatMessage = {
  title?: string
  markdown: string
  /** How the team has numbers written; English where it did not choose. */
  locale?: string
  table?: { columns: string[]; rows: unknown[][]; fields?: Record<string, FieldLook> }
  chart?: { png: Uint8Array; alt: string }
  file?: { name: string; contentType: string; body: Uint8Array }
  link?: { url: string; label: string }
}

export type TeamChatTarget =
  /** `workspaceId` is our row's id, not Slack's. */
  { kind: 'slack'; workspaceId: string; channel: string } | { kind: 'google-chat'; space: string }

export type TeamChats = {
  /** Whether it could be sent to, as far as we know. */
  connected(teamId: string, target: TeamChatTarget): Promise<boolean>
  /** Throws what the vendor said when it was not taken; a target of another team is one that does not exist. */
  send(teamId: string, target: TeamChatTarget, message: TeamChatMessage): Promise<void>
}

const ellipsis = ' …'

/** At most `most` characters, cut between words where possible, with nothing left open. */
export function cutMarkdown(text: string, most: number): { text: string; cut: boolean } {
  if (text.length <= most) return { text, cut: false }
  const fence = '\n```'
  const room = most - ellipsis.length - fence.length
  let kept = text.slice(0, room)
  const end = Math.max(kept.lastIndexOf('\n'), kept.lastIndexOf(' '))
  if (end > room * 0.8) kept = kept.slice(0, end)
  // Half a character is none.
  kept = kept.replace(/[\uD800-\uDBFF]$/, '').trimEnd() + ellipsis
  if ((kept.match(/^```/gm)?.length ?? 0) % 2 === 1) kept += fence
  return { text: kept, cut: true }
}

export type ShownTable = { columns: string[]; rows: string[][]; note: string | null }

/** As much of a table as fits, as text, and what was left out. */
export function shownTable(
  { table, locale = 'en' }: { table: NonNullable<TeamChatMessage['table']>; locale?: string | undefined },
  limits: { rows: number; columns: number; characters: number; cell: number },
): ShownTable {
  const short = (text: string) => (text.length > limits.cell ? `${text.slice(0, limits.cell - 1)}…` : text)
  const columns = table.columns.slice(0, limits.columns).map((name) => short(name === '' ? '–' : name))
  const rows: string[][] = []
  // As in the app: one number of decimals for a column, years and ids with their digits together.
  const texts = tableText(table.columns, table.rows.slice(0, limits.rows), { fields: table.fields, locale })
  let characters = columns.join('').length
  for (const row of texts) {
    const cells = columns.map((_, at) => short((row[at] ?? '').replace(/\s+/g, ' ')))
    characters += cells.join('').length
    if (characters > limits.characters) break
    rows.push(cells)
  }
  const left = [
    ...(rows.length < table.rows.length ? [`${table.rows.length - rows.length} more rows`] : []),
    ...(columns.length < table.columns.length ? [`${table.columns.length - columns.length} more columns`] : []),
  ]
  return { columns, rows, note: left.length > 0 ? `… and ${left.join(', ')}` : null }
}
