import assert from 'node:assert/strict'
import { test } from 'node:test'
import { googleMessage } from './google-cards.ts'

const link = { url: 'https://tally.example/spaces/s/chats/c', label: 'Open the chat in Tallyroom' }
const table = {
  columns: ['region', 'amount'],
  rows: [
    ['North', 100.5],
    ['South', 12_000],
    [null, 3],
  ],
}
const png = new Uint8Array([1])

test("Markdown becomes Google's own marks, code stays, and the table stands in letters of one width", () => {
  const markdown = '## Sales\n**North** leads *by far*: [more](https://a.example/x)\n* one\n`**code**` ~~old~~'
  const { text } = googleMessage({ title: 'Weekly', markdown, table }, {})
  assert.equal(
    text,
    [
      '*Weekly*',
      '*Sales*\n*North* leads _by far_: <https://a.example/x|more>\n- one\n`**code**` ~old~',
      '```\nregion    amount\n------  --------\nNorth      100.5\nSouth   12,000.0\n–            3.0\n```',
    ].join('\n\n'),
  )
})

test('the picture, the way to the chat and a file are in a card', () => {
  const file = { name: 'report.pdf', contentType: 'application/pdf', body: png }
  const message = { markdown: 'x', chart: { png, alt: 'Amount by region' }, file, link }
  const links = {
    chart: 'https://tally.example/api/team-chat-files/a',
    file: 'https://tally.example/api/team-chat-files/b',
  }
  const buttons = [
    { text: link.label, onClick: { openLink: { url: link.url } } },
    { text: 'report.pdf', onClick: { openLink: { url: links.file } } },
  ]
  const image = { imageUrl: links.chart, altText: 'Amount by region' }
  assert.deepEqual(googleMessage(message, links).cardsV2, [
    { cardId: 'answer', card: { sections: [{ widgets: [{ image }, { buttonList: { buttons } }] }] } },
  ])
  // Google fetches no picture over http, so that it is a button.
  const plain = googleMessage(message, { ...links, chart: 'http://localhost/a' })
  assert.match(JSON.stringify(plain), /"Amount by region","onClick":\{"openLink":\{"url":"http:\/\/localhost\/a"/)
  assert.doesNotMatch(JSON.stringify(plain), /imageUrl/)
  assert.deepEqual(googleMessage({ markdown: 'x' }, {}).cardsV2, [])
})

test('an answer over the limits is cut with a link, and calls nobody', () => {
  const rows = Array.from({ length: 500 }, (_, n) => [n, '漢'.repeat(100)])
  const long = googleMessage(
    { markdown: `<users/all> ${'漢字 '.repeat(5_000)}`, table: { columns: ['a', 'b'], rows }, link },
    {},
  )
  assert.ok(Buffer.byteLength(JSON.stringify(long)) < 32_000)
  assert.match(long.text, /only the beginning of the answer/)
  assert.match(long.text, /… and 4\d\d more rows/)
  assert.match(JSON.stringify(long.cardsV2), /Read it whole in Tallyroom/)
  assert.doesNotMatch(long.text, /<users\//)
})
