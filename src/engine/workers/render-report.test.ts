import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WrittenJson } from '../../platform/workers/written-json.ts'
import type { EngineWorkers } from './engine-workers.ts'
import { renderReport } from './render-report.ts'

test('what a report is drawn from arrives whole, also where its rows are still text', async () => {
  const drawn: unknown[] = []
  const run = async (_name: string, input: unknown) => {
    assert.ok(input instanceof WrittenJson)
    drawn.push(JSON.parse(Buffer.concat(input.pieces).toString()))
    return Buffer.alloc(0)
  }
  const workers = { run } as unknown as EngineWorkers
  const head = { title: 'Sales', description: null, generatedAt: '2025-01-01', spaceName: 'Shop', sources: [] }
  const task = { format: 'md' as const, head, locale: 'en' }
  const nodes = [{ type: 'table' as const, query: 'sales' }]
  const types = ['integer' as const]
  const result = { title: 'Sales', columns: ['n'], types, truncated: false, sql: null, fields: { n: { label: 'N' } } }
  const rows = [{ n: 1 }]
  const json = Buffer.from(JSON.stringify(rows))
  const wholes = [[], ['region', 'city']]
  const content = {
    nodes,
    results: {
      'a "name"': { ...result, rows, wholes: wholes.map((by) => ({ by, rows })) },
      bare: { ...result, rows },
    },
  }
  const packed = {
    'a "name"': { ...result, json, wholes: wholes.map((by) => ({ by, json })) },
    bare: { ...result, json },
  }
  for (const given of [content, { json: JSON.stringify(content) }, { nodes, results: packed }])
    await renderReport(workers, { teamId: 'team' }, { ...task, content: given })
  await renderReport(workers, { teamId: 'team' }, { ...task, content: { nodes: [], results: {} } })
  const whole = { ...task, content }
  assert.deepEqual(drawn, [whole, whole, whole, { ...task, content: { nodes: [], results: {} } }])
})
