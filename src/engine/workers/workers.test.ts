import assert from 'node:assert/strict'
import { after, describe, mock, test } from 'node:test'
import { processorMs } from '../../../test/growth.ts'
import { createBuiltinAnalyst } from '../analyst/builtin/index.ts'
import { describeGrounding } from '../analyst/reading/grounding.ts'
import { readQuestion } from '../analyst/reading/read-question.ts'
import { modelsOf } from '../catalog/ossie/document.ts'
import { parseDocument } from '../documents/parse-document.ts'
import { suggestQuestions } from '../reader/index.ts'
import { shopCatalog } from '../reader/reader.fixture.ts'
import { createEngineWorkers, readDocument, readStepWith, readToCheck, readWords, renderReport } from './index.ts'

const workers = createEngineWorkers({ deadlineMs: 300_000 })
const hasty = createEngineWorkers({ deadlineMs: 300 })
after(() => Promise.all([workers.close(), hasty.close()]))

/** Takes minutes to read: each definition looks through all before it. */
const quadratic = '[x]: y\n'.repeat(28_000)

describe('reading a document', () => {
  test('answers what reading it here does', async () => {
    const markup =
      '# Sales\n\n```sql sales source="Shop"\nselect 1 as n, {{day}} as d\n```\n\n{% date name="day" /%}\n{% table query="sales" /%}\n{% chart /%}\n'
    assert.deepEqual(await readDocument(workers, { teamId: 'team' }, markup), parseDocument(markup))
  })

  test('a long one comes in pieces, between which others have their turn', async () => {
    const markup = `| a | b |\n|---|---|\n${'| a | b |\n'.repeat(3_000)}`
    const parse = mock.method(JSON, 'parse')
    try {
      const { document } = await readDocument(workers, { teamId: 'team' }, markup)
      assert.ok(parse.mock.callCount() > 3, `${parse.mock.callCount()} pieces`)
      assert.deepEqual(document, parseDocument(markup).document)
    } finally {
      parse.mock.restore()
    }
  })

  test('of tags within tags without end comes back, with the problem and its line', async () => {
    for (const depth of [101, 5_000]) {
      const { problems } = await readDocument(workers, { teamId: 'team' }, `Words\n\n${'{% grid %}'.repeat(depth)}`)
      assert.deepEqual(problems, [
        { severity: 'error', line: 3, column: 1, message: 'tags are nested more than 50 deep, or not closed' },
      ])
    }
  })

  test('that takes too long is refused, and a problem of the document where it is checked', async () => {
    await assert.rejects(readDocument(hasty, { teamId: 'team' }, quadratic), { code: 'work/too-much' })
    const { problems, document } = await readToCheck(hasty, { teamId: 'team' }, quadratic)
    assert.match(problems[0]!.message, /takes too long to read/)
    assert.deepEqual(document, { controls: [], queries: [], nodes: [] })
  })

  test('a tag in words is text, and words that take too long stay words', async () => {
    assert.deepEqual(await readWords(workers, { teamId: 'team' }, 'a {% grid %} b'), [
      { type: 'element', tag: 'p', children: ['a {% grid %} b'] },
    ])
    assert.deepEqual(await readWords(hasty, { teamId: 'team' }, quadratic), [
      { type: 'element', tag: 'p', children: [quadratic] },
    ])
  })
})

describe('reading a question', () => {
  const ask = (by: typeof workers, text: string) =>
    createBuiltinAnalyst(readStepWith(by, { teamId: 'team' })).doGenerate({
      prompt: [{ role: 'user', content: [{ type: 'text', text }] }],
      tools: ['read_question', 'ask'].map((name) => ({
        type: 'function',
        name,
        inputSchema: {},
      })),
    })

  test('goes through the tools as it does here', async () => {
    const { content } = await ask(workers, 'How many customers are there?')
    assert.deepEqual(
      content.map((part) => part.type === 'tool-call' && part.toolName),
      ['read_question'],
    )
  })

  test('that takes too long is told in words', async () => {
    const never = { ...workers, run: () => hasty.run('readDocument', quadratic, { teamId: 'team' }) as never }
    const { content } = await ask(never, 'How many?')
    assert.deepEqual(content, [
      { type: 'text', text: 'That question takes me too long to read. Ask it in fewer words.' },
    ])
  })
})

test('words are read as questions of a catalog as they are here', async () => {
  const request = {
    text: 'how many orders are there by month?',
    catalog: shopCatalog,
    found: [],
    previous: null,
    instructions: '',
  }
  const told = await workers.run('readQuestion', request, { teamId: 'team' })
  assert.deepEqual(told, readQuestion(request))
  assert.equal(told.readings[0]?.chips[1]?.kind, 'by')
})

test('no text of 5,000 characters takes many times as long to read as one of plain words', async () => {
  const texts = [
    `ab = ${'amount price '.repeat(145)}. ${'ab '.repeat(1_000)}`.slice(0, 5_000),
    `ab = ${'the most price by category and '.repeat(45)}. ${'ab '.repeat(120)}`,
    `Average of a new column called "${'~!'.repeat(29)}" that is the sum of price and weight${' '.repeat(4_800)}x`,
    `a new column called "fam x" made by subtracting${' '.repeat(4_900)}x`,
    `a new column called "Size": 'aa' (${'1'.repeat(1_600)}${' and above'.repeat(330)}`,
    `${'last year, i mean 2023 '.repeat(200)}(`,
    `last year, i mean ${'2023 '.repeat(380)}`,
  ]
  const msOf = (text: string) =>
    processorMs(() => {
      const told = readQuestion({ text, catalog: shopCatalog, found: [], previous: null, instructions: '' })
      assert.ok(JSON.stringify(told).length < 60_000, text.slice(0, 50))
      for (const { words, unused } of told.readings) assert.ok(words.length <= 100 && unused.length <= 100)
    })
  const plainMs = await msOf('price weight '.repeat(198))
  for (const text of texts) {
    const ms = await msOf(text)
    assert.ok(ms < 10 * plainMs, `${ms} ms, and plain words ${plainMs} ms: ${text.slice(0, 50)}`)
  }
})

describe('definitions of 10,000 fields', () => {
  const names = Array.from({ length: 10_000 }, (_, i) => `c${i}`)
  const fields = names.map(
    (name) =>
      `          - name: ${name}\n            expression:\n              dialects:\n                - dialect: ANSI_SQL\n                  expression: ${name}\n`,
  )
  const head =
    'version: "0.2.0.dev0"\nsemantic_model:\n  - name: m\n    datasets:\n      - name: t\n        source: t\n'
  const text = `${head}        fields:\n${fields.join('')}`
  const check = (columns: string[]) => {
    const table = {
      schema: null,
      name: 't',
      label: null,
      type: 'table' as const,
      rowCount: 10,
      comment: null,
      columns: columns.map((name) => ({ name, label: null, type: 'integer' as const, nullable: true, comment: null })),
    }
    const source = { id: 's', dialect: 'sqlite' as const, schema: { tables: [table] }, isFile: true }
    const settings = { timeZone: 'UTC', fiscalYearStart: 1, currency: null, today: '2026-01-01' }
    const input = { text, name: 'm', source, settings, shows: true }
    return workers.run('checkSourceDefinitions', input as never, { teamId: 'team' })
  }

  test('are read and shown', async () => {
    const { faults, shown } = await check(names)
    assert.deepEqual(faults, [])
    assert.equal(shown && modelsOf(shown.document)[0]?.model.datasets[0]?.fields?.length, 10_000)
  })

  test('are told with their places where the columns are not there, the first thousand of them', async () => {
    const { faults } = await check(['other'])
    assert.deepEqual([faults[0]?.line, faults.at(-1)?.line], [12, 12 + 5 * 999])
  })
})

test('a source is described and questions about it are suggested as they are here', async () => {
  const column = (name: string, type: 'integer' | 'text') => ({ name, type, nullable: true, primaryKey: false })
  const tables = [{ schema: null, name: 'orders', kind: 'table', rows: 3, columns: [column('total', 'integer')] }]
  assert.equal(
    await workers.run('describeGrounding', tables as never, { teamId: 'team' }),
    describeGrounding(tables as never),
  )
  assert.deepEqual(
    await workers.run('suggestQuestions', { catalog: shopCatalog, most: 3 }, { teamId: 'team' }),
    suggestQuestions(shopCatalog, 3),
  )
})

test('a report is drawn from rows that are still text, in every format', async () => {
  const head = {
    title: 'Sales',
    description: null,
    generatedAt: '2025-01-01T00:00:00Z',
    spaceName: 'Shop',
    sources: [],
  }
  const json = Buffer.from('[{"region":"North","n":12345}]')
  const result = { title: 'Sales', columns: ['region', 'n'], types: ['text' as const, 'integer' as const] }
  const results = { sales: { ...result, json, truncated: false, sql: null } }
  const nodes = [{ type: 'table' as const, query: 'sales' }]
  const whole = {
    nodes,
    results: { sales: { ...results.sales, json: undefined, rows: [{ region: 'North', n: 12345 }] } },
  }
  for (const format of ['md', 'html', 'xlsx', 'pdf'] as const) {
    const file = await renderReport(
      workers,
      { teamId: 'team' },
      { format, head, locale: 'en', content: { nodes, results } },
    )
    const kept = await renderReport(
      workers,
      { teamId: 'team' },
      {
        format,
        head,
        locale: 'en',
        content: { json: JSON.stringify(whole) },
      },
    )
    assert.ok(file.length > 50, format)
    if (format === 'md' || format === 'html') {
      assert.match(file.toString(), /North/)
      assert.equal(kept.toString(), file.toString())
    }
  }
})
