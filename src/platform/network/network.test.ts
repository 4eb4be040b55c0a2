import assert from 'node:assert/strict'
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { isPublicAddress, networkOf } from './addresses.ts'
import { BodyTooLargeError, createNetworkGuard, NetworkRefusedError } from './network.ts'

const refused = [
  '0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1 127.8.8.8 169.254.169.254 172.16.0.1 172.31.255.255',
  '100.100.100.200 168.63.129.16 ::ffff:168.63.129.16 64:ff9b::a83f:8110 2002:a83f:8110::1 192.0.0.192 fd00:ec2::254',
  '192.0.0.8 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255',
  ':: ::1 0:0:0:0:0:0:0:1 ::7f00:1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:10.0.0.1 ::ffff:a9fe:a9fe ::ffff:0:127.0.0.1 0:0:0:0:0:ffff:192.168.0.1',
  '64:ff9b::127.0.0.1 64:ff9b::a00:1 64:ff9b:1::1 100::1 2001::1 2001:db8::1 2002:7f00:1:: 2002:a00:1::5 2002:c0a8:101::1 fc00::1 fd12:3456::1',
  'fe80::1 fe80::1%eth0 febf::1 fec0::1 ff02::1 ff05::2 3fff::1 5f00::1 2600::5efe:10.0.0.1 2600::200:5efe:127.0.0.1 not-an-address 1.2.3',
].flatMap((line) => line.split(' '))
const open =
  '1.1.1.1 8.8.8.8 168.63.129.15 168.63.129.17 100.63.255.255 100.128.0.1 172.15.0.1 172.32.0.1 192.167.0.1 223.255.255.255 2606:4700:4700::1111 2a00:1450::1 ::ffff:8.8.8.8 64:ff9b::8.8.8.8 2002:808:808::1'.split(
    ' ',
  )

test('private, loopback, link-local, shared, multicast and embedded private addresses are not public', () => {
  for (const address of refused) assert.equal(isPublicAddress(address), false, address)
  for (const address of open) assert.equal(isPublicAddress(address), true, address)
})

test('limits count one IPv4 address, and the whole network of an IPv6 address', () => {
  assert.equal(networkOf('203.0.113.9'), '203.0.113.9')
  assert.equal(networkOf('::ffff:203.0.113.9'), '203.0.113.9')
  assert.equal(networkOf('::1'), '0:0:0:0::/64')
  for (const address of ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff::9', '2001:db8:1:2:3:4:5:6%eth0'])
    assert.equal(networkOf(address), '2001:db8:1:2::/64')
  assert.notEqual(networkOf('2001:db8:1:3::1'), networkOf('2001:db8:1:2::1'))
})

describe('a guard that allows no private address', () => {
  const guard = createNetworkGuard({ allowPrivate: false })
  after(() => guard.close())
  for (const host of [
    '127.0.0.1',
    'localhost',
    '::1',
    '[::1]',
    '2130706433',
    '0x7f.1',
    '127.1',
    '0',
    '10.0.0.1',
    '169.254.169.254',
    '/var/run/x',
    '',
  ])
    test(`does not let "${host}" be dialled`, async () => {
      await assert.rejects(guard.assertAllowed(host, 80), NetworkRefusedError)
    })
  test('refuses a port that is none', async () => {
    await assert.rejects(guard.assertAllowed('1.1.1.1', 0), NetworkRefusedError)
    await assert.rejects(guard.assertAllowed('1.1.1.1', 70_000), NetworkRefusedError)
  })
  test('answers the address itself for a public literal', async () => {
    assert.deepEqual(await guard.assertAllowed('1.1.1.1', 443), { address: '1.1.1.1', family: 4 })
  })
  test('its lookup refuses in both calling forms', async () => {
    for (const all of [true, false]) {
      const error = await new Promise((resolve) => guard.lookup('localhost', { all }, (failure) => resolve(failure)))
      assert.ok(error instanceof NetworkRefusedError)
    }
  })
  for (const url of [
    'http://127.0.0.1:9/',
    'http://[::1]:9/',
    'http://[::ffff:127.0.0.1]:9/',
    'http://localhost:9/',
    'http://2130706433/',
    'file:///etc/passwd',
    'ftp://1.1.1.1/',
  ])
    test(`does not fetch ${url}`, async () => {
      await assert.rejects(guard.fetch(url), NetworkRefusedError)
    })
  test('its agents refuse literal addresses too', async () => {
    const error = await new Promise((resolve) => {
      try {
        get('http://127.0.0.1:9/', { agent: guard.httpAgent }).on('error', resolve)
      } catch (failure) {
        resolve(failure)
      }
    })
    assert.ok(error instanceof NetworkRefusedError)
  })
})

describe('a guard that allows private addresses', () => {
  const guard = createNetworkGuard({ allowPrivate: true })
  let server: Server
  let base: string
  const seen: { url: string; headers: Record<string, unknown>; method: string }[] = []
  before(async () => {
    server = createServer((request, response) => {
      const url = request.url ?? '/'
      seen.push({ url, headers: request.headers, method: request.method ?? '' })
      const hops = /^\/hops\/(\d+)$/.exec(url)
      if (hops && Number(hops[1]) > 0) response.writeHead(302, { location: `/hops/${Number(hops[1]) - 1}` }).end()
      else if (url === '/other-origin')
        response.writeHead(302, { location: `http://localhost:${(server.address() as AddressInfo).port}/landed` }).end()
      else if (url === '/to-http') response.writeHead(302, { location: 'http://1.1.1.1/' }).end()
      else if (url === '/see-other') response.writeHead(303, { location: '/landed' }).end()
      else if (url === '/large') response.end(Buffer.alloc(100_000))
      else if (url === '/slow') setTimeout(() => response.end('late'), 5_000).unref()
      else if (url === '/cut')
        response.writeHead(200, { 'content-length': '10' }).write('abc', () => response.destroy())
      else request.resume().on('end', () => response.end(`${request.method} ${url}`))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  after(() => {
    guard.close()
    server.closeAllConnections()
    server.close()
  })
  const text = (body: Uint8Array) => Buffer.from(body).toString()

  test('follows up to three redirects and no more', async () => {
    assert.equal(text((await guard.fetch(`${base}/hops/3`)).body), 'GET /hops/0')
    await assert.rejects(guard.fetch(`${base}/hops/4`), NetworkRefusedError)
  })
  test('leaves credentials behind when a redirect changes the origin', async () => {
    await guard.fetch(`${base}/other-origin`, { headers: { Authorization: 'Bearer secret', 'x-kept': '1' } })
    const landed = seen.at(-1)
    assert.equal(landed?.url, '/landed')
    assert.equal(landed?.headers.authorization, undefined)
    assert.equal(landed?.headers['x-kept'], '1')
  })
  test('asks with GET and no body after a 303', async () => {
    const result = await guard.fetch(`${base}/see-other`, {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'text/plain' },
    })
    assert.equal(text(result.body), 'GET /landed')
    assert.equal(seen.at(-1)?.headers['content-type'], undefined)
  })
  test('refuses http when only https is wanted', async () => {
    await assert.rejects(guard.fetch(`${base}/`, { httpsOnly: true }), NetworkRefusedError)
  })
  test('stops at the size wanted', async () => {
    await assert.rejects(guard.fetch(`${base}/large`, { maxBytes: 50_000 }), BodyTooLargeError)
    assert.equal((await guard.fetch(`${base}/large`, { maxBytes: 100_000 })).body.length, 100_000)
  })
  test('stops at the deadline and at the signal', async () => {
    await assert.rejects(guard.fetch(`${base}/slow`, { timeoutMs: 50 }), { name: 'TimeoutError' })
    await assert.rejects(guard.fetch(`${base}/slow`, { signal: AbortSignal.timeout(20) }), { name: 'TimeoutError' })
  })
  test('takes a cut-off answer for a failure', async () => {
    await assert.rejects(guard.fetch(`${base}/cut`))
  })
  test('connects a socket', async () => {
    const socket = await guard.connect('localhost', (server.address() as AddressInfo).port)
    assert.equal(socket.remotePort, (server.address() as AddressInfo).port)
    socket.destroy()
  })
})

test('a redirect to a private address is refused at the hop', async () => {
  // The first hop is let through by a guard whose rule is the real one for everything but this server's address.
  const server = createServer((_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end())
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const port = (server.address() as AddressInfo).port
  const guard = createNetworkGuard({ allowPrivate: false, except: ['127.0.0.1'] })
  try {
    await assert.rejects(guard.fetch(`http://127.0.0.1:${port}/`), NetworkRefusedError)
  } finally {
    guard.close()
    server.close()
  }
})
