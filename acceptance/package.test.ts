import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = path.dirname(import.meta.dirname)

describe('the npm package', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-package-'))
  after(() => rmSync(folder, { recursive: true, force: true }))

  test('packed, installed into an empty folder and started with npx, it is the same service', async () => {
    await run('npm', ['pack', '--pack-destination', folder, '--loglevel=error'], { cwd: root })
    const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
    assert.ok(tarball)
    const { stdout } = await run('tar', ['-tzf', path.join(folder, tarball)])
    const names = stdout.split('\n').filter(Boolean)
    assert.deepEqual(
      names.filter((name) => /\.tsx?$|\.test\.|\/(src|test|acceptance|bench|evals)\//.test(name)),
      [],
      'JavaScript only, no tests',
    )
    for (const needed of [
      'package/bin/tallyroom.mjs',
      'package/dist/server/main.js',
      'package/dist/web/index.html',
      'package/LICENSE',
      'package/README.md',
    ])
      assert.ok(names.includes(needed), needed)

    writeFileSync(path.join(folder, 'package.json'), '{"private":true}')
    await run(
      'npm',
      ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', path.join(folder, tarball)],
      { cwd: folder },
    )
    const child = spawn('npx', ['--no-install', 'tallyroom'], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0' },
      detached: true,
    })
    try {
      let printed = ''
      const url = await new Promise<string>((resolve, reject) => {
        const look = (chunk: Buffer) => {
          printed += chunk
          const address = /Tallyroom is ready: open (http\S+?)"?[\s,}]/.exec(printed)?.[1]
          if (address) resolve(address)
        }
        child.stdout.on('data', look)
        child.stderr.on('data', look)
        child.once('exit', (code) => reject(new Error(`ended with ${code}: ${printed}`)))
      })
      assert.equal(((await (await fetch(`${url}/api/health`)).json()) as { status: string }).status, 'ok')
      const page = await fetch(`${url}/`)
      assert.match(await page.text(), /<div id="root"/)
      assert.ok(page.headers.get('content-security-policy'))
      const ready = await fetch(`${url}/api/setup`)
      assert.deepEqual(await ready.json(), { needed: true })
    } finally {
      process.kill(-child.pid!, 'SIGTERM')
    }
  })
})
