import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createXmlScanner } from './xml-scanner.ts'

test('a mark that is cut in two by the chunks is no end with what stood behind it before', () => {
  const whole = Buffer.from(`<t>${'<![CDATA[a]]>'.repeat(500)}</t>`)
  for (const size of [1, 2, 7, 13, 100, 101, 102]) {
    let text = ''
    const scanner = createXmlScanner({
      open: () => {},
      close: () => {},
      wantsText: () => true,
      text: (bytes, start, end) => {
        text += bytes.toString('utf8', start, end)
      },
    })
    for (let at = 0; at < whole.length; at += size) scanner.push(whole.subarray(at, at + size))
    assert.equal(text, 'a'.repeat(500), `in chunks of ${size}`)
  }
})
