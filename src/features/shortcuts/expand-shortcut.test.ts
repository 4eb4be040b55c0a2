import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expandShortcut } from './expand-shortcut.ts'

const shortcut = (prefix: string, prompt: string) => ({
  id: prefix,
  name: prefix,
  prefix,
  prompt: async () => prompt,
})
const all = [
  shortcut('/weekly', 'Sales of {region} in {period}'),
  shortcut('/total', 'What is the total?'),
  shortcut('/grüße', 'Hello {name}'),
]
const text = async (typed: string) => (await expandShortcut(typed, all))?.text

test('values are taken by name, then in order, the last one takes what is left', async () => {
  assert.equal(await text('/weekly North last month'), 'Sales of North in last month')
  assert.equal(await text('/weekly period="last month" North'), 'Sales of North in last month')
  assert.equal(await text('/weekly "North East" May'), 'Sales of North East in May')
  assert.equal(await text('/WEEKLY region=North'), 'Sales of North in {period}')
  assert.equal(await text('/grüße Ann and Bob'), 'Hello Ann and Bob')
})

test('what has no placeholder to go to stands behind the prompt', async () => {
  assert.equal(await text('/total only of the North'), 'What is the total?\n\nonly of the North')
  assert.equal(await text('/total'), 'What is the total?')
})

test('a text that calls no shortcut is left alone', async () => {
  for (const typed of ['weekly', '/unknown x', 'show /weekly', '/ weekly', '', '/usr/bin is a folder'])
    assert.equal(await text(typed), undefined)
})
