import assert from 'node:assert/strict'
import { test } from 'node:test'
import { turnsDuring } from '../../../test/turns-during.ts'
import { parseJson } from '../http/body.ts'

/** Longer than is read at once, so that it is read in pieces. */
const long = (json: string) => `${json.slice(0, 1)}${' '.repeat(140_000)}${json.slice(1)}`
const read = (json: string | Buffer) => parseJson(Buffer.from(json as string), false)

function randomJson(random: () => number, depth: number): unknown {
  const pick = Math.floor(random() * (depth > 5 ? 4 : 7))
  if (pick === 0) return Math.floor(random() * 1e6) / 100
  if (pick === 1) return [null, true, false, 0, '', -1.5e-7][Math.floor(random() * 6)]
  if (pick === 2) return 'é"\\\n😀/\u2028'.repeat(Math.floor(random() * 20))
  if (pick === 3) return depth < 3 && random() < 0.2 ? '\\"ü😀x'.repeat(20_000) : 'short'
  const size = Math.floor(random() * (depth < 2 && random() < 0.1 ? 2000 : 5))
  if (pick === 4) return Array.from({ length: size }, () => randomJson(random, depth + 3))
  return Object.fromEntries(
    Array.from({ length: size }, (_, i) => [`${i % 5 ? '' : '__proto__'}k${i},]}"`, randomJson(random, depth + 2)]),
  )
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

test('a long body is read as JSON.parse reads it', async () => {
  const random = seeded(7)
  let longest = 0
  for (let round = 0; round < 20; round++) {
    const value = Array.from({ length: 12 }, () => randomJson(random, 0))
    const json = JSON.stringify(value, null, round % 3)
    longest = Math.max(longest, json.length)
    assert.deepEqual(await read(json), JSON.parse(json))
  }
  assert.ok(longest > 1_000_000, `the longest had ${longest} characters`)
})

test('integers past 2^53 of a long body stay what they are', async () => {
  const json = `[${Array.from({ length: 20_000 }, (_, i) => `{"id":${12_345_678_901_234_567n + BigInt(i)},"n":1.5}`).join(',')}]`
  assert.equal(JSON.stringify(await read(json)), json)
})

test('a key that a long body has twice, or that is called __proto__, is kept as JSON.parse keeps it', async () => {
  const filler = `"f":"${'x'.repeat(70_000)}"`
  const json = `{"a":1,${filler},"__proto__":{"b":2},"a":3,"g":[${filler.slice(4)}]}`
  const value = (await read(json)) as object
  assert.deepEqual(value, JSON.parse(json))
  assert.ok(Object.hasOwn(value, '__proto__'))
})

test('what is no JSON is refused however long it is, and so is what is nested too deep or not UTF-8', async () => {
  const items = '1,'.repeat(100_000)
  const broken = [
    `[${items}]`,
    `[${items},1]`,
    `[,${items}1]`,
    `[${items}1}`,
    `{"a":[${items}1]`,
    `{"a":[${items}1]]`,
    `[${items}1] x`,
    `[${items}1,"abc]`,
    `[${items}01]`,
    `[${items}nul]`,
    `["${'a'.repeat(200_000)}`,
    `["${'a'.repeat(200_000)}\\u12"]`,
    `["${'a'.repeat(200_000)}\\"]`,
    `["${'a'.repeat(200_000)}" 1]`,
    `{"${'a'.repeat(200_000)}" 1}`,
    `{${' '.repeat(200_000)}a:1}`,
    `${'x'.repeat(200_000)}`,
    `${'\\'.repeat(200_000)}`,
    `[${items}{"a"}]`,
    `[1\v${' '.repeat(200_000)}]`,
    long('[1,]'),
    long('{"a":1,}'),
  ]
  for (const json of broken) {
    assert.throws(() => JSON.parse(json))
    await assert.rejects(read(json), { code: 'api/invalid-json' }, json.slice(0, 40))
  }
  await assert.rejects(read(`[${items}${'['.repeat(100)}${']'.repeat(100)}]`), { detail: /nested deeper than 100/ })
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  await assert.rejects(read(deep), { detail: /nested deeper than 100/ })
  for (const open of [
    deep.slice(1),
    deep.slice(0, -1),
    '[{"":'.repeat(50_000),
    `${deep.slice(0, 100_000)}"${deep.slice(100_000)}`,
  ])
    await assert.rejects(read(open), { code: 'api/invalid-json' })
  const fields = Array.from({ length: 10_001 }, (_, i) => `"${i}":1`).join(',')
  const wide = long(`[{${fields}}]`)
  await assert.rejects(read(wide), { detail: /more than 10000 different fields/ })
  await parseJson(Buffer.from(wide), false, 10_001)
  const objects = Array.from({ length: 10_001 }, (_, i) => `{"n":[{"${i}":1}]}`).join(',')
  await assert.rejects(read(long(`[${objects}]`)), { detail: /more than 10000 different fields/ })
  await read(`[${Array.from({ length: 100_001 }, (_, i) => `{"${i % 1000}":1}`).join(',')}]`)
  await assert.rejects(read(`[${'1'.repeat(200_000)}]`), { detail: /more digits/ })
  await assert.rejects(
    read(Buffer.concat([Buffer.from(`["${'a'.repeat(200_000)}`), Buffer.of(0xff), Buffer.from('"]')])),
    { detail: /UTF-8/ },
  )
})

test('a text is read that no database keeps as it is only to be refused, however long the body is', async () => {
  const filler = 'x'.repeat(200_000)
  for (const half of ['\\u0000', '\\ud83d', '\\uDE00', '\\ude00\\ud83d'])
    for (const json of [
      `{"a":"${half}"}`,
      `[[{"${half}":1}]]`,
      `["${filler}",{"a":["b${half}"]}]`,
      `["${filler}${half}${filler}"]`,
      `{"${filler}${half}":1}`,
    ])
      await assert.rejects(read(json), { code: 'api/invalid-request', detail: /NUL character or half of a surrogate/ })
  assert.deepEqual(await read('["\\ud83d\\ude00","\\\\u0000","\\\\ud83d"]'), ['😀', '\\u0000', '\\ud83d'])
  // Wherever a piece ends, it does not end between the two halves.
  for (let at = 0; at < 12; at++)
    assert.deepEqual(await read(`["${'x'.repeat(at)}${'\\ud83d\\ude00'.repeat(20_000)}"]`), [
      `${'x'.repeat(at)}${'😀'.repeat(20_000)}`,
    ])
})

test('a fault of a long body is told with its place there', async () => {
  await assert.rejects(read(`[${'1,'.repeat(100_000)}x]`), { detail: /near byte \d{6}/ })
})

test('others have their turn while a long body is read', async () => {
  const json = `[${Array.from({ length: 200_000 }, () => '{"id":12345678901234567890}').join(',')}]`
  const turns = await turnsDuring(() => read(json))
  assert.ok(turns > 10, `${turns} turns`)
})
