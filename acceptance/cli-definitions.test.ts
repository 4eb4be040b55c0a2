import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { commandLine } from './cli-harness.ts'
import { call, type Service, setUp, startService } from './harness.ts'

const orders = `order_id,amount,status\n${Array.from({ length: 40 }, (_, n) => `${n + 1},${n * 2},${n % 9 ? 'paid' : 'cancelled'}`).join('\n')}\n`

describe('definitions on the command line', () => {
  let service: Service
  let key: string
  const cli = commandLine()
  const run = (words: string[], input = '') =>
    cli.run(['definitions', ...words], { env: { TALLYROOM_URL: service.url, TALLYROOM_API_KEY: key }, input })
  const file = cli.path('sales.yaml')
  const read = () => readFileSync(file, 'utf8')

  before(async () => {
    service = await startService()
    key = (await setUp(service)).key
    const body = new FormData()
    body.append('file', new Blob([orders]), 'orders.csv')
    body.append('name', 'Sales')
    const source = (await call(service, 'POST', '/data-sources/upload', { key, body })).body
    const space = (await call(service, 'POST', '/spaces', { key, json: { name: 'Shop' } })).body
    await call(service, 'POST', `/spaces/${space.id}/data-sources`, { key, json: { dataSourceId: source.id } })
  })
  after(async () => {
    await service?.stop()
    cli.clean()
  })

  test('are pulled, changed, checked and pushed; what stands already is not saved again', async () => {
    const pulled = await run(['pull', 'sales', file])
    assert.deepEqual([pulled.code, pulled.stderr], [0, `${file}: version 0 of Sales\n`])
    assert.match(read(), /^# Tallyroom definitions, version 0\.[\w-]{12} of the data source "Sales"\nversion: /)
    assert.match((await run(['push', 'Sales', file])).stderr, /has these definitions already \(version 0\)/)
    writeFileSync(file, read().replace('name: amount\n', 'name: amount\n            description: what was paid\n'))
    const checked = await run(['check', 'Sales', file])
    assert.deepEqual([checked.code, checked.stdout], [0, ''])
    const pushed = await run(['push', 'Sales', file])
    assert.deepEqual([pushed.code, pushed.stderr], [0, 'Sales: version 1\n'])
    assert.match(read(), /^# Tallyroom definitions, version 1\.[\w-]{12} /)
    assert.match((await run(['pull', 'Sales', '-'])).stdout, /description: what was paid/)
  })

  test('every fault is told with its line and column, in the file as it is', async () => {
    const wrong = read().replace('expression: amount', 'expression: amount +')
    writeFileSync(cli.path('wrong.yaml'), wrong)
    const at = wrong.slice(0, wrong.indexOf('amount +')).split('\n').length
    for (const verb of ['check', 'push']) {
      const { code, stdout, stderr } = await run([verb, 'Sales', 'wrong.yaml'])
      assert.equal(code, 1)
      assert.match(stdout, new RegExp(`^wrong\\.yaml:${at}:\\d+: .+; expected .+fields\\[\\d\\]`), stdout)
      assert.match(stderr, /1 fault in wrong\.yaml/)
    }
    const json = await run(['check', 'Sales', 'wrong.yaml', '--json'])
    assert.equal(JSON.parse(json.stdout).faults[0].line, at)
    writeFileSync(cli.path('broken.yaml'), 'version: 0.2.0.dev0\nsemantic_model:\n  - name: [\n')
    const alone = await run(['check', 'broken.yaml'])
    assert.equal(alone.code, 1)
    assert.match(alone.stdout, /^broken\.yaml:\d+:\d+: this is not YAML/)
    assert.equal((await run(['check', file])).code, 0)
  })

  test('a version that somebody else has replaced is refused, unless it is forced', async () => {
    const before = read()
    const other = await run(['push', 'Sales', '-'], before.replace('what was paid', 'net of tax'))
    assert.equal(other.code, 0, other.stderr)
    writeFileSync(file, before.replace('what was paid', 'gross'))
    const lost = await run(['push', 'Sales', file])
    assert.equal(lost.code, 1)
    assert.match(
      lost.stderr,
      /Sales does not have version 1 of this file any more: somebody has saved another\n {2}pull again/,
    )
    writeFileSync(file, read().replace(/^#[^\n]*\n/, ''))
    assert.match((await run(['push', 'Sales', file])).stderr, /does not say which version/)
    const forced = await run(['push', 'Sales', file, '--force'])
    assert.deepEqual([forced.code, forced.stderr], [0, 'Sales: version 3\n'])
    assert.match((await run(['pull', 'Sales', '-'])).stdout, /description: gross/)
  })

  test('a file of other data is refused, though its version has the same number', async () => {
    const body = new FormData()
    body.append('file', new Blob([orders]), 'orders.csv')
    body.append('name', 'Twin')
    assert.equal((await call(service, 'POST', '/data-sources/upload', { key, body })).status, 201)
    const twin = cli.path('twin.yaml')
    assert.equal((await run(['pull', 'Twin', twin])).code, 0)
    for (let version = 1; version <= 3; version++) {
      writeFileSync(
        twin,
        readFileSync(twin, 'utf8').replace(
          /name: amount\n(?: +description: .*\n)?/,
          `name: amount\n            description: time ${version}\n`,
        ),
      )
      assert.deepEqual((await run(['push', 'Twin', twin])).stderr, `Twin: version ${version}\n`)
    }
    const before = (await run(['pull', 'Sales', '-'])).stdout
    const lost = await run(['push', 'Sales', twin])
    assert.deepEqual(
      [lost.code, /Sales does not have version 3 of this file/.test(lost.stderr)],
      [1, true],
      lost.stderr,
    )
    assert.equal((await run(['pull', 'Sales', '-'])).stdout, before)
  })

  test('of a space too; what is named wrongly ends with the code for it', async () => {
    const pulled = await run(['pull', '--space', 'Shop', '-'])
    assert.match(pulled.stdout, /^# Tallyroom definitions, version 0\.[\w-]{12} of the space "Shop"\n/)
    const codes: [string[], number, RegExp][] = [
      [['fetch', 'Sales', file], 2, /none of pull, push, check/],
      [['pull', file], 2, /say whose definitions/],
      [['pull', 'Sales', file, '--space', 'Shop'], 2, /say whose definitions/],
      [['pull', 'Nothing', file], 5, /no data source "Nothing"/],
      [['push', 'Sales', 'none.yaml'], 5, /no file "none\.yaml"/],
    ]
    for (const [words, code, said] of codes) {
      const ended = await run(words)
      assert.equal(ended.code, code, ended.stderr)
      assert.match(ended.stderr, said)
    }
  })
})
