/** What can be said in a team chat; each kind of chat shows it in its own shapes. */
export type TeamChatMessage = {
  title?: string
  markdown: string
  table?: { columns: string[]; rows: unknown[][] }
  chart?: { png: Uint8Array; alt: string }
  file?: { name: string; contentType: string; body: Uint8Array }
  link?: { url: string; label: string }
}

export type TeamChatTarget =
  /** `workspaceId` is our row's id, not Slack's. */
  { kind: 'slack'; workspaceId: string; channel: string } | { kind: 'google-chat'; space: string }

export type TeamChats = {
  /** Throws what the vendor said when it was not taken; a target of another team is one that does not exist. */
  send(teamId: string, target: TeamChatTarget, message: TeamChatMessage): Promise<void>
}
