import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSessionCookie } from './session-cookie.ts'

const cookie = createSessionCookie({ secret: 'a secret', secure: () => false })
const sent = cookie.set('token').split(';', 1)[0]!

test('a cookie that was set is read back, among others', () => {
  assert.equal(cookie.read(sent), 'token')
  assert.equal(cookie.read(`a=b; ${sent}; c=d`), 'token')
  assert.equal(cookie.read(undefined), null)
  assert.equal(cookie.read('a=b'), null)
})

test('a cookie that was forged, bent or signed with another secret is told from none', () => {
  const other = createSessionCookie({ secret: 'another secret', secure: () => false })
    .set('token')
    .split(';', 1)[0]!
  for (const forged of [
    other,
    sent.replace('token.', 'tokem.'),
    sent.slice(0, -4),
    'tallyroom.session_token=',
    'tallyroom.session_token=%E0%A4',
  ])
    assert.equal(cookie.read(forged), undefined, forged)
})

test('the cookie is closed to scripts and other sites, and to plain http when the service is on https', () => {
  assert.match(cookie.set('t'), /^tallyroom\.session_token=.*; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  const secure = createSessionCookie({ secret: 's', secure: () => true })
  assert.match(secure.set('t'), /^__Secure-tallyroom\.session_token=.*; HttpOnly; Secure; SameSite=Lax$/)
  assert.match(secure.clear().join(), /^__Secure-tallyroom\.session_token=; Max-Age=0; .*Secure/)
})

test('whoever signed in before the service got another address stays signed in, and signs out under both', () => {
  let secure = false
  const moved = createSessionCookie({ secret: 's', secure: () => secure })
  const [before] = moved.set('before').split(';', 1)
  secure = true
  assert.equal(moved.read(before), 'before')
  const [after] = moved.set('after').split(';', 1)
  assert.equal(moved.read(`${before}; ${after}`), 'after')
  assert.deepEqual(
    moved.clear().map((line) => line.split('=', 1)[0]),
    ['__Secure-tallyroom.session_token', 'tallyroom.session_token'],
  )
  secure = false
  assert.equal(moved.read(`${before}; ${after}`), 'before')
})
