import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { googleEvent, makeServiceKey, startGoogleChat } from '../test/servers/google-chat.ts'
import { assertError } from './envelope.ts'
import { type Answer, call, type Owner, type Service, setUp, startService } from './harness.ts'
import { askTool, connectMcp } from './mcp-client.ts'
import { form, sales } from './source-calls.ts'

const megabyte = 1024 ** 2
const disk = mkdtempSync(path.join(tmpdir(), 'tallyroom-small-disk-'))
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]).status === 0
const skip = mounted ? false : 'a small disk cannot be mounted here'
const filler = path.join(disk, 'filler')
const reserve = path.join(disk, 'data', 'reserve')
const audience = 'https://tally.example/api/team-chat-a/events'

/** Writes until so much is left, or nothing; and waits a moment, for the service looks at its disk four times a second. */
async function fill(left: number): Promise<void> {
  const fd = openSync(filler, 'a')
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(disk)
      const more = bavail * bsize - left
      if (more <= 0) break
      writeSync(fd, Buffer.alloc(Math.min(more, megabyte), 1))
    }
    fsyncSync(fd)
  } catch (error) {
    assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC')
  } finally {
    closeSync(fd)
  }
  await setTimeout(300)
}

const isFull = (answer: Answer) =>
  assertError(
    answer,
    507,
    'No room left on the disk',
    'api/storage-full',
    'the service has too little room for new data: delete something, or make room on its disk',
  )

describe('a full disk', { skip }, () => {
  let service: Service
  let owner: Owner
  let google: Awaited<ReturnType<typeof startGoogleChat>>
  const start = () => {
    const settings = { TALLYROOM_MIN_FREE_BYTES: String(8 * megabyte), TALLYROOM_GOOGLE_CHAT_AUDIENCE: audience }
    return startService({ folder: path.join(disk, 'data'), env: { ...google.env, ...settings } })
  }
  const asOwner = (method: string, address: string, more: Parameters<typeof call>[3] = {}) =>
    call(service, method, address, { key: owner.key, ...more })
  const upload = (content: string | Uint8Array<ArrayBuffer>) =>
    asOwner('POST', '/data-sources/upload', { body: form([['file', new Blob([content]), 'sales.csv']]) })
  const signIn = () =>
    call(service, 'POST', '/auth/sign-in/email', { json: { email: owner.email, password: owner.password } })

  before(async () => {
    google = await startGoogleChat(makeServiceKey('bot@shop-123.iam.gserviceaccount.com'), ['spaces/AAA'])
    service = await start()
    owner = await setUp(service)
  })
  after(async () => {
    await service?.stop()
    await google?.close()
    spawnSync('umount', [disk])
    rmSync(disk, { recursive: true, force: true })
  })

  /** What the service knows of its disk is a moment old. */
  const uploadAgain = async () => {
    for (let tries = 0; ; tries++) {
      const answer = await upload(sales)
      if (answer.status === 201) return
      isFull(answer)
      assert.ok(tries < 50, 'the room is never seen')
      await setTimeout(100)
    }
  }

  const holdsReserve = async () => {
    for (let tries = 0; statSync(reserve, { throwIfNoEntry: false })?.size !== 4 * megabyte; tries++) {
      assert.ok(tries < 50, 'the reserve is never held again')
      await uploadAgain()
      await setTimeout(100)
    }
  }

  let source = ''
  let dataset = ''

  test('takes what fits, and refuses an upload that would leave too little, at once or on the way', async () => {
    const kept = await upload(sales)
    assert.equal(kept.status, 201, kept.text)
    source = kept.body.id
    const space = await asOwner('POST', '/spaces', { json: { name: 'Space' } })
    dataset = (await asOwner('POST', '/datasets', { json: { name: 'Entries', spaceId: space.body.id } })).body.id
    isFull(await upload(new Uint8Array(60 * megabyte).fill(65)))
    // It fits as it comes, and no longer when it is a table too.
    const rows = `name,text\n${'x,y\n'.repeat(1_000_000)}`
    await fill(8 * megabyte + Math.ceil(rows.length * 1.3))
    isFull(await upload(rows))
    await uploadAgain()
  })

  test('with nothing left, new data are refused with one code and reading goes on', async () => {
    await fill(0)
    isFull(await upload(sales))
    isFull(await upload(''))
    isFull(await asOwner('POST', '/spaces', { json: { name: 'One more' } }))
    isFull(await asOwner('POST', `/datasets/${dataset}/entries`, { json: { entries: [{ a: 1 }] } }))
    isFull(await asOwner('POST', `/datasets/${dataset}/import`, { json: { csv: 'a\n1\n', mode: 'append' } }))
    const authorization = `Bearer ${await google.token(audience)}`
    const event = googleEvent('spaces/AAA', 'how many rows are there?')
    isFull(await call(service, 'POST', '/team-chat-a/events', { json: event, headers: { authorization } }))
    isFull(await call(service, 'POST', '/team-chat-b/events', { json: { type: 'event_callback' } }))
    const rows = await asOwner('POST', `/data-sources/${source}/query`, {
      json: { sql: 'select count(*) n from sales' },
    })
    assert.equal(rows.status, 200, rows.text)
    assert.equal((await asOwner('GET', '/data-sources')).status, 200)
  })

  test('with nothing left programs read over MCP, and neither ask nor register', async () => {
    const client = await connectMcp(service, { 'x-api-key': owner.key })
    try {
      const listed = await askTool(client, 'list_spaces')
      assert.equal(listed.isError, false, listed.text)
      const spaceId = listed.data.spaces[0].id
      const asked = await askTool(client, 'ask_analyst', { spaceId, question: 'how many rows are there?' })
      assert.equal(asked.error?.cause.code, 'api/storage-full', asked.text)
      assert.deepEqual((await asOwner('GET', `/spaces/${spaceId}/sessions`)).body, [])
    } finally {
      await client.close()
    }
    const registered = await fetch(`${service.url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ redirect_uris: ['http://127.0.0.1/back'] }),
    })
    assert.deepEqual([registered.status, (await registered.json()).error], [507, 'temporarily_unavailable'])
  })

  test('with nothing left people can still sign in and delete, and then new data are taken again', async () => {
    assert.equal((await signIn()).status, 200)
    assert.equal((await asOwner('DELETE', `/data-sources/${source}`)).status, 204)
    isFull(await upload(sales))
    rmSync(filler)
    await uploadAgain()
    await holdsReserve()
  })

  test('a service whose disk was filled while it was stopped starts, and lets people in', async () => {
    await service.stop()
    await fill(0)
    service = await start()
    assert.equal((await signIn()).status, 200)
    isFull(await upload(sales))
    rmSync(filler)
    await uploadAgain()
  })

  test('where others take what the reserve gave, there is more of it: signing in, deleting and starting still work', async () => {
    const made = await upload(sales)
    assert.equal(made.status, 201, made.text)
    await fill(0)
    isFull(await upload(sales))
    assert.equal((await signIn()).status, 200)
    await fill(0)
    assert.equal((await asOwner('DELETE', `/data-sources/${made.body.id}`)).status, 204)
    await service.stop('SIGKILL')
    await fill(0)
    service = await start()
    assert.equal((await signIn()).status, 200)
    rmSync(filler)
    await uploadAgain()
    await holdsReserve()
  })

  test('a service that finds no room and no reserve says so, and starts when room is made', async () => {
    await service.stop()
    rmSync(reserve)
    await fill(0)
    await assert.rejects(start(), /no room left on the disk/)
    rmSync(filler)
    service = await start()
    await uploadAgain()
  })

  test('an answer that is under way when the disk fills comes to its end, out of the reserve', async () => {
    await holdsReserve()
    const spaceId = (await asOwner('GET', '/spaces')).body[0].id
    const chat = (await asOwner('POST', `/spaces/${spaceId}/chats`, { json: {} })).body.id
    const message = { id: 'm1', role: 'user', parts: [{ type: 'text', text: 'how many rows are there?' }] }
    const begun = await fetch(`${service.url}/api/spaces/${spaceId}/chats/${chat}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': owner.key },
      body: JSON.stringify({ message }),
    })
    assert.equal(begun.status, 200)
    await fill(0)
    assert.match(await begun.text(), /"type":"finish"/)
    rmSync(filler)
  })
})
