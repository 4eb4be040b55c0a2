import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import '../src/app/app.ts'
import { settings } from '../src/config.ts'
import { allErrors } from '../src/platform/errors.ts'

const root = path.dirname(import.meta.dirname)
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** The cells of a page's tables, one array a row, without the head. */
const rowsOf = (page: string) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    )
const bare = (cell = '') => cell.replaceAll('`', '')

test('docs/settings.md lists every setting, and no other', () => {
  const documented = rowsOf(read('docs/settings.md')).map(([name]) => bare(name))
  assert.deepEqual(documented.toSorted(), Object.keys(settings).toSorted())
})

test('docs/settings.md says the defaults that are true', () => {
  for (const [name, fallback] of rowsOf(read('docs/settings.md'))) {
    const setting = settings[bare(name) as keyof typeof settings]
    if (setting.default !== undefined) assert.equal(bare(fallback), setting.default, bare(name))
  }
})

test('docs/errors.md lists every error code with its status and message, and no other', () => {
  const documented = rowsOf(read('docs/errors.md')).map(([code, status, message]) => [
    bare(code),
    Number(status),
    message,
  ])
  const defined = allErrors().map(({ code, status, message }) => [code, status, message])
  assert.deepEqual(documented.toSorted(), defined.toSorted())
})

test('every link between pages of the documentation leads somewhere', () => {
  const broken: string[] = []
  for (const file of globSync(['*.md', 'docs/**/*.md'], { cwd: root })) {
    for (const [, target] of read(file).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)) {
      if (/^[a-z]+:/.test(target!)) continue
      if (!existsSync(path.join(root, path.dirname(file), target!))) broken.push(`${file} -> ${target}`)
    }
  }
  assert.deepEqual(broken, [])
})

test('docs/architecture.md names every folder of the engine, the features and the platform', () => {
  const page = read('docs/architecture.md')
  const folders = globSync('src/{engine,features,platform}/*/', { cwd: root }).map((folder) => path.basename(folder))
  assert.ok(folders.length > 50)
  assert.deepEqual(
    folders.filter((name) => !new RegExp(`\\b${name}\\b`).test(page)),
    [],
  )
})

test('the walks of docs/architecture.md can be followed from function to function', () => {
  const walks = read('docs/architecture.md').split(/^### /m).slice(1)
  assert.deepEqual(
    walks.map((walk) => walk.split('\n')[0]),
    ['Upload', 'Ask', 'Shared query'],
  )
  const lost: string[] = []
  for (const walk of walks) {
    const steps = rowsOf(walk)
    for (const [at, [file, name = '', next = '']] of steps.entries()) {
      const code = read(path.join('src', bare(file)))
      const declares = new RegExp(`(?:function\\*?|const) ${bare(name)}\\b`)
      if (name.startsWith('`') && !declares.test(code)) lost.push(`${bare(file)} has no ${name}`)
      if (!next.startsWith('`')) continue
      for (const [one] of steps.slice(at, at + 2))
        if (!new RegExp(`\\b${bare(next)}\\b`).test(read(path.join('src', bare(one)))))
          lost.push(`${bare(one)} has no ${next}`)
    }
  }
  assert.deepEqual(lost, [])
})
