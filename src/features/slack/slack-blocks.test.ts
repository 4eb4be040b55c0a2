import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slackBlocks } from './slack-blocks.ts'

const link = { url: 'https://tally.example/spaces/s/chats/c', label: 'Open the chat in Tallyroom' }
const textOf = (blocks: { type: string; text?: unknown }[]) =>
  String(blocks.find(({ type }) => type === 'markdown')?.text)

test('an answer over the limits of Slack is cut between words, closes its code, and links to the whole', () => {
  const { text, blocks } = slackBlocks({ markdown: `Begin\n\`\`\`sql\n${'select 1 '.repeat(5_000)}`, link })
  const shown = textOf(blocks)
  assert.ok(shown.length <= 11_000)
  assert.match(shown, /(select|1) …\n```$/)
  assert.ok(text.length <= 4_000)
  const note = (blocks.at(-1) as unknown as { elements: { text: string }[] }).elements[0]!.text
  assert.equal(
    note,
    'This is only the beginning of the answer. · <https://tally.example/spaces/s/chats/c|Read it whole in Tallyroom>',
  )
  const whole = slackBlocks({ markdown: 'Short', link })
  assert.deepEqual(whole, {
    text: 'Short',
    blocks: [
      { type: 'markdown', text: 'Short' },
      { type: 'context', elements: [{ type: 'mrkdwn', text: `<${link.url}|${link.label}>` }] },
    ],
  })
})

test('a table that is too large shows its first rows and says how many are left', () => {
  const rows = Array.from({ length: 300 }, (_, n) => Array.from({ length: 30 }, (_, m) => (m === 0 ? null : n * m)))
  const columns = Array.from({ length: 30 }, (_, n) => `c${n}`)
  const { blocks } = slackBlocks({ markdown: 'x', table: { columns, rows }, link })
  const table = (blocks.find(({ type }) => type === 'table') as unknown as { rows: { text: string }[][] }).rows
  assert.ok(table.length <= 51 && table.every((row) => row.length === 20))
  assert.ok(table.flat().every(({ text }) => text !== '' && text.length <= 300))
  assert.ok(
    table
      .flat()
      .map(({ text }) => text)
      .join('').length <= 10_000,
  )
  const note = (blocks.at(-1) as unknown as { elements: { text: string }[] }).elements[0]!.text
  assert.match(note, /^… and \d+ more rows, 10 more columns · </)
})

test('what the data says calls nobody', () => {
  const { text, blocks } = slackBlocks({ markdown: 'Hi <!channel> and <@U1>, 1 < 2', title: '<!here>' })
  assert.equal(textOf(blocks), 'Hi <\u200b!channel> and <\u200b@U1>, 1 < 2')
  assert.doesNotMatch(text, /<[!@]/)
})
