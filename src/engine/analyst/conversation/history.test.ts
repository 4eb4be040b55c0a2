import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UIMessage } from 'ai'
import { historyForModel } from './history.ts'

type Part = UIMessage['parts'][number]
const called = (name: string, input: object, output: object): Part =>
  ({ type: `tool-${name}`, toolCallId: name, state: 'output-available', input, output }) as Part
const text = (words: string): Part => ({ type: 'text', text: words })
const columns = Array.from({ length: 20 }, (_, i) => `a_column_with_a_long_name_${i}`)
const queried = (id: number) =>
  called('run_sql', { source: 's', sql: 'select 1' }, { ok: true, resultId: `r${id}`, columns, rows: [] })

/** A conversation of so many turns, the first of which have what later words may name. */
function conversation(turns: number): UIMessage[] {
  const first: Part[][] = [
    [called('ask_person', { question: 'Which sales?', options: ['Gross', 'Net'] }, { ok: true })],
    [called('create_dashboard', { title: 'Sales' }, { ok: true, dashboardId: 'dash-7', title: 'Sales' })],
    [called('offer_definition', { word: 'turnover', means: 'SUM(sales.net)' }, { ok: true })],
  ]
  return Array.from({ length: turns }, (_, i): UIMessage[] => [
    { id: `q${i}`, role: 'user', parts: [text(`Question ${i}? ${'Tell me all. '.repeat(30)}`)] },
    { id: `a${i}`, role: 'assistant', parts: [...(first[i] ?? []), queried(i), text('So it is. '.repeat(40))] },
  ]).flat()
}

const characters = (messages: UIMessage[]) => JSON.stringify(messages.map(({ parts }) => parts)).length

test('however long a conversation is, what is told of it stays small, and nothing that later words may name is lost', () => {
  for (const turns of [80, 400, 2_000]) {
    const told = historyForModel(conversation(turns))
    assert.ok(characters(told) < 80_000, `${turns} turns: ${characters(told)} characters`)
    const summary = JSON.stringify(told[0])
    for (const kept of ['dash-7', 'Which sales?', 'Gross', 'SUM(sales.net)', 'turnover'])
      assert.ok(summary.includes(kept), `${turns} turns: ${kept}`)
  }
  assert.match(JSON.stringify(historyForModel(conversation(2_000))[0]), /Results from r0 to r1\d{3} can be used/)
})

test('a turn of very many results tells the newest with their columns and the ids of the others', () => {
  const many: UIMessage[] = [
    { id: 'q', role: 'user', parts: [text('All of them')] },
    { id: 'a', role: 'assistant', parts: Array.from({ length: 60 }, (_, i) => queried(i)) },
  ]
  const told = JSON.stringify(historyForModel([...many, ...conversation(40)])[0])
  assert.match(told, /1\. Asked: All of them Results r0, r1, .*r54\. Result r55 has .*Result r59 has a_column/)
})

test('what is told changes for the newest question alone until turns leave together', () => {
  const whole = conversation(90)
  let changes = 0
  let before = ''
  for (let turns = 60; turns < 90; turns++) {
    const first = JSON.stringify(historyForModel(whole.slice(0, turns * 2))[0])
    if (first !== before) changes += 1
    before = first
  }
  assert.ok(changes <= 6, `${changes} of 30`)
})
