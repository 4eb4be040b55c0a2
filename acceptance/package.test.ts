import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { plainMachine, startByNpm } from './start-by-npm.ts'

const run = promisify(execFile)
const root = path.dirname(import.meta.dirname)

const consumer = `
import { ApiError, createClient, type DataSource, type ErrorCode } from 'tallyroom/client'
const [url, apiKey] = process.argv.slice(2) as [string, string]
const client = createClient({ url, apiKey })
const sources: DataSource[] = await client.get('/data-sources')
const { data } = await client.post('/data-sources/{id}/query', {
  path: { id: sources[0]!.id },
  body: { sql: 'select sum(amount) as total from sales' },
})
let refused: ErrorCode | string | null = null
try {
  await client.get('/spaces/{id}', { path: { id: 'nothing' } })
} catch (error) {
  if (error instanceof ApiError) refused = error.code
}
// @ts-expect-error: a path that there is not
const wrongPath = () => client.get('/nothing')
// @ts-expect-error: a field that is missing
const wrongBody = () => client.post('/spaces', { body: {} })
console.log(JSON.stringify({ total: data[0]?.total, refused }))
export { wrongBody, wrongPath }
declare const process: { argv: string[] }
declare const console: { log(...values: unknown[]): void }
`

describe('the npm package', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallyroom-package-'))
  after(() => rmSync(folder, { recursive: true, force: true }))

  test('packed, installed into an empty folder without install scripts and started with npx, it is the same service', async () => {
    await run('npm', ['pack', '--pack-destination', folder, '--loglevel=error'], { cwd: root })
    const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
    assert.ok(tarball)
    const { stdout } = await run('tar', ['-tzf', path.join(folder, tarball)])
    const names = stdout.split('\n').filter(Boolean)
    assert.deepEqual(
      names.filter(
        (name) =>
          !/\/client\/[\w-]+\.d\.ts$/.test(name) &&
          /\.tsx?$|\.(test|cases|fixture)\.|^package\/(src|test|acceptance|bench|evals)\//.test(name),
      ),
      [],
      'JavaScript only, no tests, and the types of the client',
    )
    for (const needed of [
      'package/bin/tallyroom.mjs',
      'package/dist/server/main.js',
      'package/dist/server/cli/main.js',
      'package/dist/server/client/index.js',
      'package/dist/server/client/index.d.ts',
      'package/dist/web/index.html',
      'package/LICENSE',
      'package/README.md',
    ])
      assert.ok(names.includes(needed), needed)

    // As deploy/Dockerfile does: installed by one user, run by another, who may write nowhere but in the data folder.
    const steps = readFileSync(path.join(root, 'deploy', 'Dockerfile'), 'utf8')
    const [, uid] = /^USER (\d+):\d+$/m.exec(steps)!
    const [command, ...words] = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(steps)![1]!) as string[]
    const [checker, ...checked] = JSON.parse(/^HEALTHCHECK .*CMD (.*)$/m.exec(steps)![1]!) as string[]
    assert.match(steps, /^RUN sh \/opt\/install\.sh \/tmp\/tallyroom\.tgz \/opt\/tallyroom\b/m)
    const placed = (word: string) =>
      word.replace(/^\/opt\/tallyroom(?=\/)/, folder).replace(/^\/opt(?=\/\w+\.mjs$)/, path.join(root, 'deploy'))
    await run('sh', [path.join(root, 'deploy', 'install.sh'), path.join(folder, tarball), folder], {
      env: plainMachine(),
    })
    chmodSync(folder, 0o755)
    const dataFolder = mkdtempSync(path.join(tmpdir(), 'tallyroom-container-'))
    if (process.getuid?.() === 0) chownSync(dataFolder, Number(uid), Number(uid))
    const service = await startByNpm(command!, words.map(placed), dataFolder, Number(uid))
    try {
      const { url } = service
      const healthy = (port: string) => run(checker!, checked.map(placed), { env: { ...plainMachine(), PORT: port } })
      await healthy(new URL(url).port)
      await assert.rejects(healthy('1'), 'nothing answers there')
      assert.equal(((await (await fetch(`${url}/api/health`)).json()) as { status: string }).status, 'ok')
      const page = await fetch(`${url}/`)
      assert.match(await page.text(), /<div id="root"/)
      assert.ok(page.headers.get('content-security-policy'))
      const ready = await fetch(`${url}/api/setup`)
      assert.deepEqual(await ready.json(), { needed: true, hasSession: false })

      const environment = { ...plainMachine(), HOME: folder, XDG_CONFIG_HOME: folder }
      const tallyroom = (...words: string[]) =>
        run('npx', ['--no-install', 'tallyroom', ...words], { cwd: folder, env: environment })
      writeFileSync(path.join(folder, 'password'), 'correct horse battery')
      const setup = `setup --url ${url} --name Ada --email ada@example.com --team First --password-file password --json`
      assert.equal(JSON.parse((await tallyroom(...setup.split(' '))).stdout).team.name, 'First')
      writeFileSync(path.join(folder, 'sales.csv'), 'region,amount\nNorth,100\nSouth,40\n')
      assert.match((await tallyroom('upload', 'sales.csv')).stdout, /sales: 2 rows, 2 columns/)

      // As somebody would use the client of the package: typed, and calling the service.
      writeFileSync(path.join(folder, 'consumer.mts'), consumer)
      const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc')
      const options = '--ignoreConfig --module nodenext --target es2024 --lib es2024,dom --strict consumer.mts'
      await run(process.execPath, [compiler, ...options.split(' ')], { cwd: folder }).catch((error) => {
        throw new Error(`the consumer does not compile:\n${error.stdout}`)
      })
      const key = JSON.parse(readFileSync(path.join(folder, 'tallyroom', 'profiles.json'), 'utf8')).default.key
      const used = await run(process.execPath, ['consumer.mjs', url, key], { cwd: folder })
      assert.deepEqual(JSON.parse(used.stdout), { total: 140, refused: 'spaces/not-found' })
    } finally {
      await service.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    }
  })
})

test('the container of the compose file may write to a data folder of its own alone, and waits for its database', () => {
  const { services, volumes } = parse(readFileSync(path.join(root, 'deploy', 'compose.yaml'), 'utf8'))
  assert.equal(services.tallyroom.read_only, true)
  assert.deepEqual(services.tallyroom.tmpfs, ['/tmp'])
  // No name that a second instance would share: each takes its data folder for itself.
  assert.deepEqual(services.tallyroom.volumes, ['/data'])
  assert.deepEqual(Object.keys(volumes), ['database', 'store'])
  assert.deepEqual(services.tallyroom.cap_drop, ['ALL'])
  assert.equal(services.tallyroom.depends_on.database.condition, 'service_healthy')
  const known = readFileSync(path.join(root, 'docs', 'settings.md'), 'utf8')
  for (const name of Object.keys(services.tallyroom.environment)) assert.ok(known.includes(`\`${name}\``), name)
})
