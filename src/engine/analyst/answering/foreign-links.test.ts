import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertGrowsEvenly } from '../../../../test/growth.ts'
import { createLinkFilter } from './foreign-links.ts'

const known = (address: string) => address === 'https://known.example/x'
/** The same text, however it is cut into pieces. */
function filtered(text: string): string {
  const results = [1, 3, 7, 1_000].map((size) => {
    const links = createLinkFilter(known)
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
    return pieces.map((piece) => links.push(piece)).join('') + links.flush()
  })
  assert.equal(new Set(results).size, 1, JSON.stringify(results))
  return results[0]!
}

test('pictures go, and addresses that nobody gave lead nowhere', () => {
  const cases: [string, string][] = [
    ['See ![chart](https://evil.example/?d=1) here.', 'See chart here.'],
    ['See [the chart](https://evil.example/?d=1) here.', 'See the chart here.'],
    ['See [it](<https://evil.example/?d=1> "title").', 'See it.'],
    ['See [it](//evil.example/?d=1).', 'See it.'],
    ['See [it](javascript:alert(1)) or [this](data:text/html,x).', 'See it) or this.'],
    ['Go to https://evil.example/?d=1.', 'Go to `https://evil.example/?d=1`.'],
    ['Go to www.evil.example/?d=1, now', 'Go to `www.evil.example/?d=1`, now'],
    ['![x][1]\n\n[1]: https://evil.example/?d=1', 'x\n\n[1]: `https://evil.example/?d=1`'],
    ['A <img src="https://evil.example/?d=1"> b <iframe src=x></iframe>', 'A  b '],
    ['cut <img src="https://evil.example/?d=1', 'cut '],
  ]
  for (const [text, expected] of cases) assert.equal(filtered(text), expected)
})

test('an address without a protocol leads nowhere either, however its link is written', () => {
  const address = '//evil.example/?d=1'
  for (const [text, expected] of [
    [`[a [b] c](${address})`, `[a [b] c](\`${address}\`)`],
    [`[a\\]b](${address})`, `[a\\]b](\`${address}\`)`],
    [`[a\nb](${address})`, `[a\nb](\`${address}\`)`],
    [`[x][1]\n\n[1]: ${address}`, `[x][1]\n\n[1]: \`${address}\``],
    [`[x][1]\n\n[1]:${address}`, `[x][1]\n\n[1]:\`${address}\``],
    [`![a [b] c](${address})`, `![a [b] c](\`${address}\`)`],
  ] as const)
    assert.equal(filtered(text), expected)
  const long = `[x](//evil.example/${'a'.repeat(2_500)})`
  for (const size of [7, 3_000]) {
    const links = createLinkFilter(known)
    const pieces = long.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
    const text = pieces.map((piece) => links.push(piece)).join('') + links.flush()
    assert.ok(!text.includes('](//'), `in pieces of ${size}`)
  }
})

test('what was given, pages of the service and ordinary words stay as they are', () => {
  for (const text of [
    'See [it](https://known.example/x) or https://known.example/x.',
    'See [the chat](/spaces/1/chats/2) and [above](#top).',
    'North [1] sold 5 < 7 and a[0] > 3! Hurray! The why, the how. h',
    '| a | b |\n|---|---|\n| 1 | <5 |\n',
    'In SQL: `select [a] from t where x <> 1`',
    'An open [bracket and no more',
    'A half is 1/2, and/or a // b, at 5 km/h or ftp://x',
    'If x <a then b = 5 and c > 2',
    'Written as `https://other.example/x` in code',
  ])
    assert.equal(filtered(text), text)
})

test('openings that never close are read in time that grows with them', async () => {
  const passed = (text: string) => {
    const links = createLinkFilter(known)
    return links.push(text) + links.flush()
  }
  const passes = (opening: string) => (size: number) => {
    const text = opening.repeat(size / opening.length)
    assert.equal(passed(text), text)
  }
  for (const opening of ['[a](', '![a](', '<a ', '[', '![', '[](']) await assertGrowsEvenly(passes(opening), 4_000)
  // Within a piece each is held against all that follow, but not against all pairs of them.
  for (const opening of ['[a](', '![a](', '[](']) await assertGrowsEvenly(passes(opening), 120, 2)
  await assertGrowsEvenly((size) => {
    const address = `http://${'?'.repeat(size)}x`
    assert.equal(passed(address), `\`${address}\``)
  }, 4_000)
})
