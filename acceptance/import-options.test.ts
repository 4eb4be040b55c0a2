import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { assertCode } from './envelope.ts'
import { call, type Owner, type Service, setUp, startService } from './harness.ts'

const messy =
  'Export of the shop\nregion,amount,paid\nNorth,1.234,2024-01-05\nSouth,unknown,2024-01-06\nWest,2.500,soon\nTotal,3.734,\n'

describe('import options after the fact', () => {
  let service: Service
  let owner: Owner
  let id = ''
  const ask = (method: string, address: string, json?: object) =>
    call(service, method, address, { key: owner.key, ...(json && { json }) })
  const upload = async (name: string, text: string) => {
    const body = new FormData()
    body.append('file', new Blob([text]), name)
    return (await call(service, 'POST', '/data-sources/upload', { key: owner.key, body })).body.id as string
  }
  const rows = async () =>
    (await ask('POST', `/data-sources/${id}/query`, { sql: 'select * from messy' })).body.data as object[]
  const choices = { messy: { headerRow: 2, footerRows: 1, decimalComma: true, types: { amount: 'real' } } }

  before(async () => {
    service = await startService()
    owner = await setUp(service)
    id = await upload('messy.csv', messy)
  })
  after(() => service?.stop())

  test('are shown in a preview that keeps nothing', async () => {
    const before = await rows()
    const preview = await ask('POST', `/data-sources/${id}/import/preview`, { choices })
    assert.equal(preview.status, 200, preview.text)
    assert.deepEqual(
      preview.body.rows.messy.map(({ region, amount }: { region: string; amount: number }) => [region, amount]),
      [
        ['North', 1234],
        ['South', null],
        ['West', 2500],
      ],
    )
    assert.deepEqual(preview.body.report.tables[0].columns[1].warnings, ['1 × “unknown” read as no value'])
    assert.deepEqual(await rows(), before)
    assert.equal((await ask('GET', `/data-sources/${id}/import-report`)).body.choices, undefined)
  })

  test('import the kept file again under the same id, and are told in the report', async () => {
    const again = await ask('POST', `/data-sources/${id}/import`, { choices })
    assert.equal(again.status, 200, again.text)
    assert.equal(again.body.dataSource.id, id)
    assert.deepEqual(
      again.body.changes.changedTables.map(({ name }: { name: string }) => name),
      ['messy'],
    )
    assert.equal((await rows()).length, 3)
    assert.deepEqual((await ask('GET', `/data-sources/${id}/import-report`)).body.choices, choices)
    const original = await call(service, 'GET', `/data-sources/${id}/download`, { key: owner.key })
    assert.equal(original.text, messy)
    const back = await ask('POST', `/data-sources/${id}/import`, { choices: {} })
    assert.equal(back.status, 200, back.text)
    assert.equal((await ask('GET', `/data-sources/${id}/import-report`)).body.tables[0].header.row, 2)
  })

  test('hold for the file that takes the place of the first, as far as they fit it', async () => {
    const replaced = await upload('messy.csv', messy)
    await ask('POST', `/data-sources/${replaced}/import`, { choices })
    const replace = async (text: string) => {
      const body = new FormData()
      body.append('file', new Blob([text]), 'february.csv')
      const answer = await call(service, 'PUT', `/data-sources/${replaced}/file`, { key: owner.key, body })
      assert.equal(answer.status, 200, answer.text)
      const { data } = (await ask('POST', `/data-sources/${replaced}/query`, { sql: 'select * from messy' })).body
      const report = (await ask('GET', `/data-sources/${replaced}/import-report`)).body
      return { data, report }
    }
    const like = await replace(messy.replace('2.500', '9.500'))
    assert.deepEqual(
      like.data.map(({ amount }: { amount: number }) => amount),
      [1234, null, 9500],
    )
    assert.deepEqual(like.report.choices, choices)
    const unlike = await replace('Title\nregion,paid\nNorth,2024-01-05\nSouth,2024-01-06\nEast,2024-01-07\n')
    assert.equal(unlike.data.length, 3)
    assert.equal(unlike.report.choices, undefined)
    assert.deepEqual(unlike.report.warnings, [
      'the import options of the earlier file do not fit this one: there is no column “amount”',
    ])
    assert.match(unlike.report.tables[0].warnings.join(), /1 line above the header was left out/)
  })

  test('are refused where they make no sense, and all stays as it was', async () => {
    const before = await rows()
    const post = (body: object) => ask('POST', `/data-sources/${id}/import`, body)
    assertCode(await post({ choices: { other: { skipRows: 1 } } }), 404, 'data-sources/table-not-found')
    assertCode(await post({ choices: { messy: { headerRow: 500 } } }), 422, 'data-sources/unreadable-file')
    assertCode(await post({ choices: { messy: { headerRow: 0 } } }), 400, 'api/invalid-request')
    assert.deepEqual(await rows(), before)
    const lines = await upload('lines.jsonl', '{"a":1}\n{"a":2}\n')
    const refused = await ask('POST', `/data-sources/${lines}/import/preview`, { choices: {} })
    assertCode(refused, 409, 'data-sources/cannot-import-again')
    const body = new FormData()
    body.append('file', new Blob(['region,amount,paid\nEast,5,x\n']), 'more.csv')
    const added = await call(service, 'POST', `/data-sources/${id}/file`, { key: owner.key, body })
    assert.equal(added.status, 200, added.text)
    assertCode(await post({ choices: {} }), 409, 'data-sources/cannot-import-again')
    assert.equal((await rows()).length, before.length + 1)
  })
})
