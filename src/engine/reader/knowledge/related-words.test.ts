import assert from 'node:assert/strict'
import { readFileSync, statSync } from 'node:fs'
import { test } from 'node:test'
import { degreeOf, degreeOfForm, placesOf, relatedTo } from './related-words.ts'

const file = new URL('./related-words.txt', import.meta.url)

test('everyday words lead to those that headings are called by', () => {
  for (const [said, heading] of [
    ['kid', 'child'],
    ['wage', 'salary'],
    ['remuneration', 'salary'],
    ['vehicl', 'car'],
    ['die', 'death'],
    ['surviv', 'survivor'],
    ['grow', 'growth'],
    ['smok', 'smoker'],
    ['european', 'europ'],
    ['worldwid', 'global'],
    ['heavy', 'weight'],
    ['old', 'age'],
    ['expensiv', 'cost'],
    ['sale', 'sell'],
    ['institution', 'organization'],
    ['novel', 'book'],
  ] as const)
    assert.ok(relatedTo(said).includes(heading), `${said}: ${relatedTo(said)}`)
  assert.deepEqual(relatedTo('no such word'), [])
})

test('adjectives tell of what there is more or less', () => {
  assert.deepEqual(degreeOfForm('happiest')[0], { more: true, of: ['happiness'] })
  assert.ok(degreeOfForm('unhappier').some(({ more, of }) => !more && of.includes('happiness')))
  assert.ok(degreeOf('generous').some(({ more, of }) => more && of.includes('generosity')))
  assert.ok(degreeOfForm('safest').some(({ more, of }) => more && of.includes('safety')))
})

test('what only ends like a comparative is none', () => {
  for (const word of ['number', 'matter', 'cleaner', 'customer', 'order', 'forest'])
    assert.deepEqual(degreeOfForm(word), [], word)
})

test('people and things are called after places, of one word or several', () => {
  assert.deepEqual(placesOf('japanese'), ['japan'])
  assert.deepEqual(placesOf('south korean'), ['south korea'])
})

test('the file is small and in order, and holds the licence of WordNet', () => {
  assert.ok(statSync(file).size < 400_000)
  const text = readFileSync(file, 'utf8')
  assert.match(text, /^# .*WordNet 3\.1 Copyright 2011 by Princeton University\. {2}All rights reserved\./m)
  const words = text
    .slice(text.indexOf('\n\n') + 2)
    .trim()
    .split('\n')
    .map((line) => line.slice(0, line.indexOf(' ')))
  assert.deepEqual(words, words.toSorted())
  assert.equal(new Set(words).size, words.length)
  for (const word of words.filter((each) => /^[a-z]/.test(each)).slice(0, 500))
    assert.ok(relatedTo(word).length > 0 || degreeOf(word).length > 0, word)
})
