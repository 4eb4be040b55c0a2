import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { isEnough, packages } from '../bin/own-node.mjs'

const root = path.dirname(import.meta.dirname)
const read = (name: string) => JSON.parse(readFileSync(path.join(root, name), 'utf8'))
type Locked = { version: string; integrity?: string; hasInstallScript?: boolean; optional?: boolean }
const locked: Record<string, Locked> = read('package-lock.json').packages

test('the Node of the machine is used when its SQLite takes limits', () => {
  const enough = ['24.15.0', '24.21.0', '26.0.0', '30.1.2']
  const tooOld = ['20.20.2', '22.23.2', '24.0.0', '24.14.9', '25.9.0']
  assert.deepEqual(enough.filter(isEnough), enough)
  assert.deepEqual(tooOld.filter(isEnough), [])
})

test('every package that brings a Node is locked, optional, new enough and runs no script', () => {
  const optional: Record<string, string> = read('package.json').optionalDependencies
  assert.deepEqual(Object.values(packages).sort(), Object.keys(optional).sort())
  for (const [name, version] of Object.entries(optional)) {
    const entry = locked[`node_modules/${name}`]
    assert.ok(entry?.integrity && entry.optional && !entry.hasInstallScript, name)
    assert.equal(entry.version, version)
    assert.ok(isEnough(version), `${name} ${version}`)
  }
})

test('no package of ours needs an install script', () => {
  const scripted = Object.entries(locked).flatMap(([name, entry]) => (entry.hasInstallScript ? [name] : []))
  // It only looks whether its binary is there.
  assert.deepEqual(scripted, ['node_modules/@swc/core'])
})
