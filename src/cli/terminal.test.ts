import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearest } from '../platform/nearest.ts'
import { drawTable, widthOf } from './table.ts'
import { bytesInWords, createTerminal, harmless, type Output } from './terminal.ts'

function record(isTTY: boolean, columns?: number): Output & { text: string } {
  return {
    isTTY,
    text: '',
    ...(columns && { columns }),
    write(text: string) {
      this.text += text
    },
  }
}
function terminalOn({ isTTY = true, columns = 40, environment = {}, json = false, noColor = false } = {}) {
  const streams = { stdout: record(isTTY, isTTY ? columns : undefined), stderr: record(isTTY, 80) }
  return { ...streams, terminal: createTerminal(environment, { json, noColor }, streams) }
}
const begin = '\x1b['

test('a progress bar is drawn over itself on a terminal, said in lines in a pipe, and not at all with JSON', () => {
  const seen = terminalOn()
  const bar = seen.terminal.progress('sales.csv')
  bar.update(50, 100, 'sending')
  bar.update(100, 100, 'sending')
  bar.end()
  assert.match(seen.stderr.text, /sales\.csv .*█+.*░+.*50%.*sending/)
  assert.match(seen.stderr.text, /\r.*100%/s)
  assert.equal(seen.stderr.text.includes('\n'), false)

  const piped = terminalOn({ isTTY: false })
  const lines = piped.terminal.progress('sales.csv')
  for (let done = 0; done <= 100; done++) lines.update(done, 100)
  lines.end('done')
  assert.equal(piped.stderr.text, 'sales.csv: 25%\nsales.csv: 50%\nsales.csv: 75%\nsales.csv: 100%\nsales.csv: done\n')

  const json = terminalOn({ isTTY: false, json: true })
  json.terminal.progress('sales.csv').update(100, 100)
  json.terminal.say('nothing of this')
  assert.equal(json.stderr.text, '')
})

test('colours are for terminals, unless NO_COLOR or --no-color says otherwise', () => {
  const bold = (options: Parameters<typeof terminalOn>[0]) => terminalOn(options).terminal.style.bold('x')
  assert.equal(bold({}), `${begin}1mx${begin}22m`)
  for (const options of [
    { isTTY: false },
    { environment: { NO_COLOR: '1' } },
    { environment: { TERM: 'dumb' } },
    { noColor: true },
  ])
    assert.equal(bold(options), 'x')
})

test('a table fits the terminal, lines numbers up, and is whole in a pipe', () => {
  const columns = ['region', 'amount', 'note']
  const rows = [
    ['北部', 1234.5, 'x'.repeat(60)],
    ['South', '40', 'two\nlines\x1b[2J'],
    [null, null, null],
  ]
  const { terminal } = terminalOn({ noColor: true })
  const drawn = drawTable(terminal, columns, rows).trimEnd().split('\n')
  for (const line of drawn) assert.ok(widthOf(line) <= 40, line)
  assert.equal(drawn[0], 'region  amount  note')
  assert.match(drawn[2]!, /^北部 {4}1234\.5 {2}x+…$/)
  assert.equal(drawn[3], 'South       40  two ⏎ lines�[2J')
  const piped = drawTable(terminalOn({ isTTY: false }).terminal, columns, rows)
  assert.ok(piped.includes('x'.repeat(60)))
})

test('what data says to a terminal is not obeyed', () => {
  assert.equal(harmless('a\x1b]0;title\x07b\tc\nd\u202e'), 'a�]0;title�b\tc\nd�')
})

test('a typing error finds what was meant, and nothing that was not', () => {
  assert.equal(nearest('jso', ['json', 'csv']), 'json')
  assert.equal(nearest('key', ['json', 'url', 'key-file']), 'key-file')
  assert.equal(nearest('Monthy sales', ['Monthly sales', 'Costs']), 'Monthly sales')
  assert.equal(nearest('zebra', ['json', 'csv']), undefined)
})

test('sizes read as people say them', () => {
  assert.deepEqual([0, 999, 1500, 87_000_000, 999_999_999].map(bytesInWords), [
    '0 B',
    '999 B',
    '1.5 kB',
    '87 MB',
    '1.0 GB',
  ])
})
