import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { compactVerify, decodeProtectedHeader, type JWK } from 'jose'
import { pino } from 'pino'
import { startJwksServer } from '../../../test/servers/jwks.ts'
import { systemClock } from '../../platform/clock.ts'
import { createNetworkGuard } from '../../platform/network/network.ts'
import { packageRoot } from '../../platform/paths.ts'
import { createKeySets } from './key-sets.ts'

const folder = path.join(packageRoot, '..', 'shared', 'corpora', 'jose-cookbook')
const skip = existsSync(folder) ? false : 'the JOSE cookbook is not beside the project'

type Vector = { title: string; input: { key: JWK & { d?: string } }; output: { compact?: string } }

/** The public half: sets that show a private key are not used. */
function publicHalf({ d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...rest }: JWK): JWK {
  return rest
}

test('signatures of the JOSE cookbook verify with the key found in a set; shared secrets are never found', {
  skip,
}, async () => {
  const guard = createNetworkGuard({ allowPrivate: true })
  const server = await startJwksServer()
  const seen: string[] = []
  try {
    for (const file of globSync(['jws/*.json', 'curve25519/jws.json'], { cwd: folder })) {
      const vector: Vector = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
      const { compact } = vector.output
      if (!compact || compact.includes('..')) continue
      const { alg, kid } = decodeProtectedHeader(compact) as { alg: string; kid?: string }
      server.keys = [publicHalf(vector.input.key)]
      const sets = createKeySets({ guard, clock: systemClock, log: pino({ level: 'silent' }) })
      const key = await sets.find({ id: file, jwksUrl: server.url }, { alg, ...(kid !== undefined && { kid }) })
      if (alg.startsWith('HS')) {
        assert.equal(key, null, vector.title)
        continue
      }
      assert.ok(key, vector.title)
      await compactVerify(compact, key, { algorithms: [alg] })
      const bent = compact.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A'))
      await assert.rejects(compactVerify(bent.replace(/^(.{60})./, '$1_'), key, { algorithms: [alg] }))
      seen.push(alg)
    }
  } finally {
    guard.close()
    await server.close()
  }
  assert.deepEqual(seen.sort(), ['ES512', 'EdDSA', 'PS384', 'RS256'])
})
