import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fastify } from 'fastify'
import { readTrustedProxies, trustOf } from './trusted-proxies.ts'

/** What the service takes for the address of a caller who came over these. */
async function addressOf(setting: string, forwarded: string, from = '10.0.0.1'): Promise<string> {
  const proxies = readTrustedProxies(setting)
  assert.ok(proxies, setting)
  const app = fastify({ trustProxy: trustOf(proxies) })
  app.get('/', (request) => `${request.protocol} ${request.ip}`)
  const headers = { 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' }
  return (await app.inject({ url: '/', headers, remoteAddress: from })).body
}

describe('who is believed about where a request came from', () => {
  test('one proxy: what the caller wrote in front of it is not believed', async () => {
    for (const setting of ['true', '1']) {
      assert.equal(await addressOf(setting, '203.0.113.9'), 'https 203.0.113.9')
      assert.equal(await addressOf(setting, '1.2.3.4, 5.6.7.8, 203.0.113.9'), 'https 203.0.113.9')
    }
  })

  test('two proxies: the second from the right', async () => {
    assert.equal(await addressOf('2', '1.2.3.4, 203.0.113.9, 10.0.0.2'), 'https 203.0.113.9')
  })

  test('none: the headers are not looked at', async () => {
    for (const setting of ['false', '0']) assert.equal(await addressOf(setting, '203.0.113.9'), 'http 10.0.0.1')
  })

  test('named ones: the first from the right that is none of them, and nothing when we are called by somebody else', async () => {
    const named = '10.0.0.0/24, 192.0.2.7,fd00::/8'
    assert.equal(await addressOf(named, '1.2.3.4, 203.0.113.9, 192.0.2.7, 10.0.0.9'), 'https 203.0.113.9')
    assert.equal(await addressOf(named, '203.0.113.9', '::ffff:10.0.0.4'), 'https 203.0.113.9')
    assert.equal(await addressOf(named, '203.0.113.9', 'fd12::1'), 'https 203.0.113.9')
    assert.equal(await addressOf(named, '203.0.113.9', '10.0.1.1'), 'http 10.0.1.1')
  })

  test('what is no setting is refused', () => {
    for (const text of ['yes', '-1', '100', '10.0.0.0/33', 'fd00::/129', '10.0.0.1,proxy.example', ',', '10.0.0.0/8/8'])
      assert.equal(readTrustedProxies(text), null, text)
  })
})
