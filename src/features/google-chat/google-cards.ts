import { cutMarkdown, type ShownTable, shownTable, type TeamChatMessage } from '../team-chats/index.ts'

// A message may have 32,000 bytes with its card, and a character up to three of them.
const maxCharacters = 6_000
const tableLimits = { rows: 30, columns: 10, characters: 1_800, cell: 40 }

/** Where the chart and the file can be fetched. */
export type FileLinks = { chart?: string; file?: string }
export type GoogleMessage = { text: string; cardsV2: { cardId: string; card: object }[] }

/** A message as Google Chat shows it: text with its table, and a card with the picture and the way to the chat. */
export function googleMessage(message: TeamChatMessage, links: FileLinks): GoogleMessage {
  const { title, markdown, table, locale, chart, file, link } = message
  const said = cutMarkdown(markdown, maxCharacters)
  const shown = table && shownTable({ table, locale }, tableLimits)
  const text = [
    title ? `*${plain(title)}*` : '',
    googleText(said.text),
    shown && shown.columns.length > 0 ? `\`\`\`\n${drawn(shown)}\n\`\`\`` : '',
    shown?.note ?? '',
    said.cut ? '_This is only the beginning of the answer._' : '',
  ]
  const open = (url: string, label: string) => ({ text: label, onClick: { openLink: { url } } })
  const buttons = [
    ...(link ? [open(link.url, said.cut ? 'Read it whole in Tallyroom' : link.label)] : []),
    ...(file && links.file ? [open(links.file, file.name)] : []),
  ]
  // Google fetches pictures itself, and only over https.
  const picture = chart && links.chart?.startsWith('https:') ? links.chart : null
  if (chart && links.chart && !picture) buttons.push(open(links.chart, chart.alt))
  const widgets = [
    ...(picture ? [{ image: { imageUrl: picture, altText: chart!.alt } }] : []),
    ...(buttons.length > 0 ? [{ buttonList: { buttons } }] : []),
  ]
  return {
    text: text.filter((part) => part !== '').join('\n\n'),
    cardsV2: widgets.length > 0 ? [{ cardId: 'answer', card: { sections: [{ widgets }] } }] : [],
  }
}

/** What data or a model says must not call anybody: `<users/all>` is a word here. */
const plain = (text: string) => text.replace(/<(?=users\/)/g, '<\u200b')

/** Google's own marks in the place of Markdown's. Code stays as it is. */
const googleText = (markdown: string): string =>
  plain(markdown)
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((piece, at) => (at % 2 === 1 ? piece : inGoogleMarks(piece)))
    .join('')

const inGoogleMarks = (text: string): string =>
  text
    .replace(/^#{1,6}[^\S\n]+(\S.*)$/gm, (_, said: string) => `**${said.replace(/(?<![\s#])[^\S\n]*#*$/, '')}**`)
    .replace(/!?\[([^[\]\n]+)\]\((https?:[^)\s]+)\)/g, '<$2|$1>')
    .replace(/(?<![*\w])\*(?!\*)([^*\n]+)\*(?![*\w])/g, '_$1_')
    .replace(/\*\*([^\n]+?)\*\*/g, '*$1*')
    .replace(/~~([^\n]+?)~~/g, '~$1~')
    .replace(/^([^\S\n]*)\* /gm, '$1- ')

/** A table in letters of one width. */
function drawn({ columns, rows }: ShownTable): string {
  const lines = [columns, ...rows].map((row) => row.map((cell) => cell.replaceAll('`', "'")))
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)))
  const numeric = columns.map((_, at) => rows.every((row) => /^[-–+]?[\d.,%\s]*$/.test(row[at]!)))
  const text = lines.map((line) =>
    line
      .map((cell, at) => (numeric[at] ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!)))
      .join('  ')
      .trimEnd(),
  )
  return [text[0], widths.map((width) => '-'.repeat(width)).join('  '), ...text.slice(1)].join('\n')
}
