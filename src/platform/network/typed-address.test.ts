import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createNetworkGuard } from './network.ts'
import { addressFault } from './typed-address.ts'

const closed = createNetworkGuard({ allowPrivate: false })
const open = createNetworkGuard({ allowPrivate: true })

test('an address that leads into a private network is refused with the reason, also by a name that leads there', async () => {
  for (const host of [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '[::1]',
    '[fe80::1]',
    '[::ffff:10.0.0.1]',
    'localhost',
  ])
    assert.match(
      (await addressFault(closed, `https://${host}/jwks`)) ?? '',
      /is a private or reserved address, which is not allowed here$/,
      host,
    )
  assert.equal(await addressFault(closed, 'http://8.8.8.8/jwks'), 'must be an https address')
  for (const fine of ['https://8.8.8.8/jwks', 'HTTPS://8.8.8.8/jwks', 'https://[2606:4700::1]:8443/'])
    assert.equal(await addressFault(closed, fine), null, fine)
  for (const inside of ['http://127.0.0.1/', 'https://localhost/']) assert.equal(await addressFault(open, inside), null)
})
