import { escapeSlackText, formatSlackLink } from '@chat-adapter/slack/format'
import { cutMarkdown, shownTable, type TeamChatMessage } from '../team-chats/index.ts'

type Block = { type: string; [field: string]: unknown }

// Slack's limits: 12,000 characters of Markdown in a message; a table of 100 rows, 20 columns and 10,000 characters.
const maxCharacters = { markdown: 11_000, text: 3_000, title: 150 }
const tableLimits = { rows: 50, columns: 20, characters: 9_000, cell: 300 }

/** What data or a model says must not call anybody: `<!channel>` and `<@U1>` are words here. */
const withoutMentions = (markdown: string) => markdown.replace(/<(?=[!@#])/g, '<\u200b')

/** A message in Slack's blocks, and as text for notifications. What does not fit is behind the link. */
export function slackBlocks({ title, markdown, table, locale, link }: TeamChatMessage): {
  text: string
  blocks: Block[]
} {
  const said = cutMarkdown(withoutMentions(markdown), maxCharacters.markdown)
  const shown = table && shownTable({ table, locale }, tableLimits)
  const notes = [
    ...(said.cut ? ['This is only the beginning of the answer.'] : []),
    ...(shown?.note ? [shown.note] : []),
    ...(link ? [formatSlackLink(link.url, said.cut ? 'Read it whole in Tallyroom' : link.label)] : []),
  ]
  const blocks: Block[] = [
    ...(title ? [{ type: 'header', text: { type: 'plain_text', text: title.slice(0, maxCharacters.title) } }] : []),
    ...(said.text.trim() === '' ? [] : [{ type: 'markdown', text: said.text }]),
    ...(shown && shown.columns.length > 0
      ? [
          {
            type: 'table',
            rows: [shown.columns, ...shown.rows].map((row) => row.map((text) => ({ type: 'raw_text', text }))),
          },
        ]
      : []),
    ...(notes.length > 0 ? [{ type: 'context', elements: [{ type: 'mrkdwn', text: notes.join(' · ') }] }] : []),
  ]
  return {
    text: escapeSlackText(cutMarkdown(title ? `${title}\n${markdown}` : markdown, maxCharacters.text).text),
    blocks,
  }
}
