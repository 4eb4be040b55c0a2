import assert from 'node:assert/strict'
import { request } from 'node:http'
import { describe, test } from 'node:test'
import { assertError, assertInvalid, dateTime, uuid } from './envelope.ts'
import { call, cookieOf, startService } from './harness.ts'

const person = { name: 'Ada', email: 'Ada@Example.com', password: 'correct horse', teamName: 'Team' }
const done = 'there is an administrator already; sign in, or ask to be invited'
const wrongToken = 'the token is printed in the log of the service when it starts'

describe('first run', () => {
  test('the first person becomes administrator of a team with a key, signed in; there is no second time', async () => {
    const service = await startService()
    try {
      assert.deepEqual((await call(service, 'GET', '/setup')).body, { needed: true, hasSession: false })
      assertInvalid(
        await call(service, 'POST', '/setup', { json: { ...person, password: 'short' } }),
        'body.password: must have at least 10 characters',
      )
      assertInvalid(
        await call(service, 'POST', '/setup', { json: { ...person, role: 'admin' } }),
        'body: Unrecognized key: "role"',
      )
      assert.deepEqual((await call(service, 'GET', '/setup')).body, { needed: true, hasSession: false })
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => call(service, 'POST', '/setup', { json: person })),
      )
      assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409, 409, 409])
      const made = answers.find(({ status }) => status === 201)!
      const { user, team, apiKey, ...nothing } = made.body
      assert.deepEqual(nothing, {})
      assert.deepEqual(user, { id: user.id, name: 'Ada', email: 'ada@example.com', role: 'admin' })
      assert.match(user.id, uuid)
      assert.deepEqual(Object.keys(team).sort(), ['createdAt', 'id', 'name', 'organizationId', 'updatedAt'])
      assert.match(team.createdAt, dateTime)
      assert.match(apiKey.key, /^tly_[0-9A-Za-z]{49}$/)
      assert.equal((await call(service, 'GET', '/api-keys', { key: apiKey.key })).status, 200)
      const [cookie] = made.headers.getSetCookie()
      assert.match(cookie!, /^tallyroom\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
      assert.equal((await call(service, 'GET', '/me', { headers: { cookie: cookieOf(made) } })).body.user.id, user.id)
      assert.deepEqual((await call(service, 'GET', '/setup')).body, { needed: false, hasSession: false })
      const inside = await call(service, 'GET', '/setup', { headers: { cookie: cookieOf(made) } })
      assert.deepEqual(inside.body, { needed: false, hasSession: true })
      const late = await call(service, 'POST', '/setup', { json: person })
      assertError(late, 409, 'Set-up is done', 'setup/done', done)
    } finally {
      await service.stop()
    }
  })

  test('a service that others can reach wants the token from its log', async () => {
    const service = await startService({ env: { HOST: '0.0.0.0' } })
    try {
      const refused = (token?: string) =>
        call(service, 'POST', '/setup', { json: { ...person, ...(token && { token }) } })
      for (const token of [undefined, 'wrong'])
        assertError(
          await refused(token),
          403,
          'The set-up token is missing or wrong',
          'setup/token-invalid',
          wrongToken,
        )
      const token = /set-up token: (\S+?)"/.exec(service.output())?.[1]
      assert.ok(token, service.output())
      assert.equal((await refused(token)).status, 201)
    } finally {
      await service.stop()
    }
  })

  test('a page that points its own name at this machine cannot take the service', async () => {
    const service = await startService()
    try {
      const { hostname, port } = new URL(service.url)
      const status = await new Promise((resolve) => {
        const headers = { 'content-type': 'application/json', host: `evil.example:${port}` }
        const asked = request({ hostname, port, path: '/api/setup', method: 'POST', headers }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        })
        asked.end(JSON.stringify(person))
      })
      assert.equal(status, 403)
      assert.deepEqual((await call(service, 'GET', '/setup')).body, { needed: true, hasSession: false })
    } finally {
      await service.stop()
    }
  })
})
