import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { fingerprint, questionsPage } from './kinds.ts'
import { doubt, madeFor, order } from './weights.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

test('the page of questions tells the examples of every construction', () => {
  assert.equal(readFileSync(here('../../../docs/questions.md'), 'utf8'), questionsPage())
})

test('the weights were learned of the constructions that are here; after a change of these, npm run train', () => {
  assert.equal(madeFor, fingerprint())
})

test('the weights are small, and every line is two numbers and a feature', () => {
  assert.ok(order.length + doubt.length <= 1_000_000)
  for (const line of [...order.trim().split('\n'), ...doubt.trim().split('\n')])
    assert.match(line, /^-?[\d.]+ -?[\d.]+ \S/)
})

const corpora = here('../../../../shared/corpora')

/** Written as they stand, as `guest_nights`, `GuestNights` or `GUESTNIGHTS` they are one name. */
const asOne = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
/** English writes these as one word, though some corpus writes them as two. */
const oneWord = new Set(['datetime', 'zipcode', 'homepage'])

const headingsOf = (folder: string): string[] =>
  readdirSync(`${corpora}/${folder}`)
    .filter((file) => file.endsWith('.csv'))
    .flatMap((file) => (readFileSync(`${corpora}/${folder}/${file}`, 'utf8').split('\n', 1)[0] ?? '').split(','))
    .map((name) => name.replace(/["\r]/g, '').trim())

function namesOfDatabase(file: string): string[] {
  const db = new DatabaseSync(`${corpora}/${file}`, { readOnly: true })
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')").all()
  const columns = tables.flatMap(({ name }) => db.prepare('SELECT name FROM pragma_table_info(?)').all(name ?? null))
  db.close()
  return [...tables, ...columns].map(({ name }) => String(name))
}

const namesOfScript = (file: string): string[] =>
  [
    ...readFileSync(`${corpora}/${file}`, 'utf8').matchAll(
      /^\s*(?:CREATE TABLE )?(?:\w+\.)?(\w+)\s+(?:\(|varchar|text|int|numeric|date|timestamp|bool)/gim,
    ),
  ].map(([, name = '']) => name)

/** Names that nobody would say in general English: of several words, joined. */
const corpusNames = (): Set<string> => {
  const scripts = readdirSync(`${corpora}/defog-dev`).filter((file) => file.endsWith('.sql'))
  const names = [
    ...scripts.flatMap((file) => namesOfScript(`defog-dev/${file}`)),
    ...['dabench-dev/tables', 'fivethirtyeight'].flatMap(headingsOf),
    ...['chinook/Chinook_Sqlite.sqlite', 'northwind/northwind.sqlite'].flatMap(namesOfDatabase),
  ]
  const joined = names.filter((name) => /[a-z][A-Z]|[_ -]/.test(name) && name.length > 5).map(asOne)
  return new Set(joined.filter((name) => !oneWord.has(name)))
}

test('no name of a table or a column of the corpora stands in the reader, or in what suggests and ranks definitions', {
  skip: existsSync(corpora) ? false : 'no corpora beside the repository',
}, () => {
  const names = corpusNames()
  assert.ok(names.size > 400)
  const files = ['.', '../catalog/suggest', '../catalog/text'].flatMap((folder) =>
    readdirSync(here(folder), { recursive: true })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.(?:ts|txt)$/.test(file) && !/\.(?:test|fixture)\.ts$/.test(file)),
  )
  for (const list of [
    './knowledge/synonyms.ts',
    './knowledge/related-words.txt',
    '../catalog/suggest/heading-words.ts',
    '../catalog/text/rank-datasets.ts',
  ])
    assert.ok(files.includes(list), list)
  const found = files.flatMap((file) => {
    const words = new Set(readFileSync(here(file), 'utf8').match(/\w+/g))
    return [...words].filter((word) => names.has(asOne(word))).map((word) => `${word} in ${file}`)
  })
  assert.deepEqual(found, [])
})
