import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

/** Names that nobody would say in general English: of several words, joined. */
const corpusNames = (): Set<string> => {
  const names = new Set<string>()
  const add = (name: string) => {
    if (/[a-z][A-Z]|_/.test(name) && name.length > 5) names.add(name.toLowerCase())
  }
  for (const file of readdirSync(`${corpora}/defog-dev`).filter((f) => f.endsWith('.sql')))
    for (const [, name = ''] of readFileSync(`${corpora}/defog-dev/${file}`, 'utf8').matchAll(
      /^\s*(?:CREATE TABLE )?(?:\w+\.)?(\w+)\s+(?:\(|varchar|text|int|numeric|date|timestamp|bool)/gim,
    ))
      add(name)
  for (const file of readdirSync(`${corpora}/dabench-dev/tables`))
    for (const name of (readFileSync(`${corpora}/dabench-dev/tables/${file}`, 'utf8').split('\n', 1)[0] ?? '').split(
      ',',
    ))
      add(name.replace(/["\r]/g, '').trim())
  return names
}

test('no name of a table or a column of the corpora stands in the data files', {
  skip: existsSync(corpora) ? false : 'no corpora beside the repository',
}, () => {
  const names = corpusNames()
  assert.ok(names.size > 100)
  const files = [...readdirSync(here('./knowledge')).map((f) => `./knowledge/${f}`), './weights.ts']
  for (const file of files) {
    const words = new Set(readFileSync(here(file), 'utf8').toLowerCase().match(/\w+/g))
    for (const name of names) assert.ok(!words.has(name), `${name} in ${file}`)
  }
})
