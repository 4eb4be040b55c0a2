import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
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

test('a Node that came along and cannot be run here is named, with what to do', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-own-node-'))
  try {
    cpSync(path.join(root, 'bin'), path.join(folder, 'bin'), { recursive: true })
    const ours = packages[`${process.platform}-${process.arch}` as keyof typeof packages] ?? ''
    const binary = path.join(folder, 'node_modules', ours, 'bin', 'node')
    mkdirSync(path.dirname(binary), { recursive: true })
    writeFileSync(binary, '#!/lib/of-another-system.so\n')
    chmodSync(binary, 0o755)
    // The Node of this test would do: it is made to look too old.
    const older = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '22.0.0' })`
    const program = path.join(folder, 'bin', 'tallyroom.mjs')
    const { status, stderr } = spawnSync(process.execPath, ['--import', older, program], { encoding: 'utf8' })
    assert.equal(status, 1)
    assert.match(stderr, /^tallyroom: \S+ cannot be run here \(.+\): use Node 24\.15 or later/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
