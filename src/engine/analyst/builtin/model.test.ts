import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { isStepCount, jsonSchema, type ModelMessage, streamText, tool } from 'ai'
import { catalogOf, openWorkbench, play } from '../../../../evals/workbench.ts'
import type { Question } from '../../question/question.contract.ts'
import { suggestQuestions } from '../../reader/index.ts'
import { describeGrounding } from '../reading/grounding.ts'
import { giveAnswerInput, makeChartInput } from '../tool-contract.ts'
import { createBuiltinAnalyst } from './index.ts'
import { piecesOf, type ReadStep } from './model.ts'
import { nextStep } from './next-step.ts'

const inProcess: ReadStep = async (request) => nextStep(request)

const bench = () => {
  const database = new DatabaseSync(':memory:')
  database.exec(`CREATE TABLE customers (customer_id INTEGER PRIMARY KEY, name TEXT, country TEXT);
    CREATE TABLE orders (order_id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers, ordered_on DATE, total REAL);
    INSERT INTO customers VALUES (1, 'Ann', 'Germany'), (2, 'Bo', 'France'), (3, 'Cy', 'Germany');
    INSERT INTO orders VALUES (1, 1, '2024-01-05', 10), (2, 1, '2024-02-05', 20), (3, 2, '2024-02-07', 5), (4, 3, '2025-01-01', 7.5);`)
  return openWorkbench(database, '2025-03-01')
}

const anything = jsonSchema<Record<string, unknown>>({ type: 'object' })

const talk = async (messages: ModelMessage[], { spoil = false, previous = null as Question | null } = {}) => {
  const place = bench()
  const called: string[] = []
  let question: Question | null = null
  const run = (name: 'read_question' | 'ask' | 'make_chart' | 'give_answer') => (input: never) => {
    called.push(name)
    if (name === 'ask') question = (input as { question: Question }).question
    if (spoil && name === 'ask') return { ok: false, error: 'no such table' }
    return play(place, { tool: name, input } as never, previous)
  }
  const result = streamText({
    model: createBuiltinAnalyst(inProcess),
    messages,
    stopWhen: isStepCount(12),
    tools: {
      read_question: tool({ inputSchema: anything, execute: run('read_question') as never }),
      ask: tool({ inputSchema: anything, execute: run('ask') as never }),
      make_chart: tool({ inputSchema: makeChartInput, execute: run('make_chart') as never }),
      give_answer: tool({ inputSchema: giveAnswerInput, execute: run('give_answer') as never }),
    },
  })
  const text = await result.text
  const steps = await result.steps
  const answers = steps.flatMap((s) => s.toolCalls).filter((c) => c.toolName === 'give_answer')
  return {
    text,
    called,
    question,
    answer: answers[0]?.input as { rows: unknown[][] } | undefined,
    messages: (await result.response).messages,
  }
}

test('a question is answered through the tools, with the cells that answer it', async () => {
  const { text, called, answer } = await talk([{ role: 'user', content: 'How many customers are from Germany?' }])
  assert.deepEqual(called, ['read_question', 'ask', 'give_answer'])
  assert.deepEqual(answer?.rows, [[2]])
  assert.match(text, /\*\*2\*\*/)
})

test('a chart is drawn when the answer is a series', async () => {
  const { called, answer } = await talk([{ role: 'user', content: 'total revenue by month in 2024' }])
  assert.ok(called.includes('make_chart'))
  assert.deepEqual(answer?.rows, [
    ['2024-01', 10],
    ['2024-02', 25],
  ])
})

test('a follow-up takes its context from the turns before it', async () => {
  const first: ModelMessage = { role: 'user', content: 'Total revenue in 2024' }
  const one = await talk([first])
  assert.deepEqual(one.answer?.rows, [[35]])
  const two = await talk([first, ...one.messages, { role: 'user', content: 'only for Germany' }], {
    previous: one.question,
  })
  assert.deepEqual(two.answer?.rows, [[30]])
})

test('a statement that fails is not answered with a number, but with why', async () => {
  const { text, called } = await talk([{ role: 'user', content: 'How many customers are there?' }], {
    spoil: true,
  })
  assert.ok(!called.includes('give_answer'))
  assert.match(text, /no such table/)
})

test('a question that cannot be read is refused with what was not understood, and what else can be asked', async () => {
  const { text, called, answer } = await talk([
    { role: 'user', content: 'Will the wallaby customers hibernate tomorrow evening?' },
  ])
  assert.equal(answer, undefined)
  assert.ok(!called.includes('give_answer'))
  assert.match(text, /wallaby/)
  assert.ok(/^- /m.test(text), text)
  assert.doesNotMatch(text.split('- ')[0] ?? '', /\d/)
})

test('what else can be asked is offered to choose from where the person can be asked back', async () => {
  const words = 'Will the wallaby hibernate?'
  const { content } = await createBuiltinAnalyst(inProcess).doGenerate({
    prompt: [
      { role: 'user', content: [{ type: 'text', text: words }] },
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            toolCallId: '1',
            toolName: 'read_question',
            output: { type: 'json', value: play(bench(), { tool: 'read_question', input: { text: words } }) as never },
          },
        ],
      },
    ],
    tools: ['read_question', 'ask', 'ask_person'].map((name) => ({ type: 'function', name, inputSchema: {} })),
  })
  const [said, asked] = content
  assert.ok(said?.type === 'text' && asked?.type === 'tool-call' && content.length === 2)
  assert.doesNotMatch(said.text, /instead/)
  assert.equal(asked.toolName, 'ask_person')
  assert.equal(JSON.parse(asked.input).options.length, 3)
})

test('pieces of a text are the text', () => {
  const text = 'The **total** is 12.\n\n- one: 1\n- two: 2'
  assert.equal(piecesOf(text).join(''), text)
  assert.ok(piecesOf(text).length > 2)
})

test('an aborted call does not answer', async () => {
  const model = createBuiltinAnalyst(inProcess)
  await assert.rejects(
    async () =>
      model.doGenerate({
        prompt: [{ role: 'user', content: [{ type: 'text', text: 'x' }] }],
        abortSignal: AbortSignal.abort(new Error('stop')),
      }),
    /stop/,
  )
})

test('the generated description names tables, columns, keys, ranges and sample values', () => {
  const text = describeGrounding(bench().sources[0]?.parts[0]?.tables ?? [])
  assert.match(text, /customers \(table, 3 rows\)/)
  assert.match(text, /customer_id: integer; leads to customers\.customer_id/)
  assert.match(text, /ordered_on: date; 2024-01-05 to 2025-01-01/)
  assert.match(text, /country: text; one of Germany, France/)
})

test('suggested questions can themselves be answered', async () => {
  const questions = suggestQuestions(catalogOf(bench()), 4)
  assert.equal(questions.length, 4)
  for (const question of questions) {
    const { answer } = await talk([{ role: 'user', content: question }])
    assert.ok(answer, question)
  }
})
