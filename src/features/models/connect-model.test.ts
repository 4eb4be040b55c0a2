import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { streamText, tool } from 'ai'
import { z } from 'zod'
import { startAnthropic } from '../../../test/servers/anthropic.ts'
import type { ModelServer, Script, Turn } from '../../../test/servers/model-script.ts'
import { startOpenAI } from '../../../test/servers/openai.ts'
import { startOpenAIResponses } from '../../../test/servers/openai-responses.ts'
import { until } from '../../../test/until.ts'
import { connectModel } from './connect-model.ts'
import { listOffered } from './list-offered.ts'
import { testModel } from './test-model.ts'
import { withFallback } from './with-fallback.ts'

const signal = new AbortController().signal
// biome-ignore lint/suspicious/noExplicitAny: nothing is logged that a test looks at
const log = { error() {} } as any
const connection = (provider: 'openai' | 'anthropic' | 'openai-compatible', server: ModelServer) => ({
  provider,
  modelId: 'gpt-6-sol',
  baseUrl: server.url,
  apiKey: 'k',
  effort: null,
  fetch,
})
async function speaking<T>(
  start: (script: Script) => Promise<ModelServer>,
  script: Script,
  use: (server: ModelServer) => Promise<T>,
): Promise<T> {
  const server = await start(script)
  try {
    return await use(server)
  } finally {
    await server.close()
  }
}
async function said(model: LanguageModelV4): Promise<string> {
  let text = ''
  const stream = streamText({ model, prompt: 'Hello', maxRetries: 0, onError: () => {} })
  try {
    for await (const part of stream.stream) {
      if (part.type === 'text-delta') text += part.text
      if (part.type === 'error') text += ' (broken)'
    }
  } catch (error) {
    text += ` (broken: ${(error as Error).message})`
  }
  return text
}

describe('connecting models', () => {
  test('OpenAI itself is asked by Responses: nothing is kept there, and thoughts go along with the next step', () =>
    speaking(
      startOpenAIResponses,
      ({ index }) =>
        index === 0 ? { reasoning: 'Look first.', calls: [{ name: 'look', input: {} }] } : { text: ['It is ', 'so.'] },
      async (server) => {
        const asked: string[] = []
        const model = await connectModel({
          ...connection('openai', server),
          baseUrl: null,
          effort: 'low',
          // The official address, answered here.
          fetch: (address, init) => {
            asked.push(String(address))
            return fetch(String(address).replace('https://api.openai.com/v1', server.url), init)
          },
        })
        const stream = streamText({
          model,
          prompt: 'How is it?',
          tools: { look: tool({ inputSchema: z.object({}), execute: () => 'a table' }) },
          stopWhen: ({ steps }) => steps.length === 2,
        })
        assert.equal(await stream.text, 'It is so.')
        assert.deepEqual(asked, Array(2).fill('https://api.openai.com/v1/responses'))
        const [first, second] = server.requests.map(({ body }) => body)
        assert.deepEqual(
          [first.store, first.include, first.reasoning.effort],
          [false, ['reasoning.encrypted_content'], 'low'],
        )
        assert.ok(JSON.stringify(second.input).includes('"encrypted_content":"sealed-0"'))
        assert.ok(JSON.stringify(second.input).includes('a table'))
      },
    ))

  test('a gateway is asked by the older interface, and told the effort', () =>
    speaking(
      startOpenAI,
      () => ({ text: ['Fine.'] }),
      async (server) => {
        for (const provider of ['openai', 'openai-compatible'] as const) {
          const model = await connectModel({ ...connection(provider, server), effort: 'high' })
          assert.equal(await said(model), 'Fine.')
          const { path, body } = server.requests.at(-1)!
          assert.deepEqual([path, body.reasoning_effort], ['/v1/chat/completions', 'high'])
        }
      },
    ))
})

describe('a fallback model', () => {
  const withSecond = (
    turn: Turn | ((index: number) => Turn),
    use: (model: LanguageModelV4, switched: () => number, first: ModelServer, second: ModelServer) => Promise<void>,
    waitMs?: number,
  ) =>
    speaking(
      startOpenAI,
      ({ index }) => (typeof turn === 'function' ? turn(index) : turn),
      (first) =>
        speaking(
          startAnthropic,
          () => ({ text: ['The second.'] }),
          async (second) => {
            let switched = 0
            const both = withFallback(
              await connectModel(connection('openai', first)),
              await connectModel(connection('anthropic', second)),
              (reason) => {
                assert.ok(reason instanceof Error, 'why is told')
                switched += 1
              },
              waitMs,
            )
            await use(both, () => switched, first, second)
          },
        ),
    )

  test('answers when the first refuses, fails or ends before its first word, and stays for the rest', async () => {
    for (const turn of [{ error: { status: 500 } }, { error: { status: 401 } }, { ending: 'cut' as const }])
      await withSecond(turn, async (model, switched, first, second) => {
        assert.equal(await said(model), 'The second.', JSON.stringify(turn))
        assert.equal(second.requests[0]!.body.max_tokens, 16_000, 'Anthropic reserves what is asked for')
        assert.deepEqual([switched(), model.provider.startsWith('anthropic')], [1, true])
        assert.equal(await said(model), 'The second.')
        assert.deepEqual([switched(), first.requests.length], [1, 1])
      })
  })

  for (const provider of ['openai', 'openai-compatible'] as const)
    test(`goes on in the middle of an answer with what was found, without the thoughts of the first (${provider})`, () =>
      speaking(
        startAnthropic,
        ({ index }) =>
          index === 0
            ? { reasoning: 'A secret thought.', calls: [{ name: 'look', input: {} }] }
            : { error: { status: 500 } },
        (first) =>
          speaking(
            startOpenAI,
            () => ({ text: ['It is so.'] }),
            async (second) => {
              const model = withFallback(
                await connectModel(connection('anthropic', first)),
                await connectModel(connection(provider, second)),
                () => {},
              )
              const stream = streamText({
                model,
                prompt: 'How is it?',
                tools: { look: tool({ inputSchema: z.object({}), execute: () => 'a table' }) },
                stopWhen: ({ steps }) => steps.length === 2,
              })
              assert.equal(await stream.text, 'It is so.')
              const told = JSON.stringify(second.requests[0]!.body)
              assert.match(told, /a table/)
              assert.doesNotMatch(told, /A secret thought|c2lnbmVk/)
            },
          ),
      ))

  test('answers when the first says nothing for too long, before its headers and after them', async () => {
    for (const turn of [{ silent: true }, { ending: 'hang' as const }])
      await withSecond(
        turn,
        async (model, switched, first) => {
          assert.equal(await said(model), 'The second.', JSON.stringify(turn))
          assert.equal(switched(), 1)
          assert.equal(await until(() => first.abandoned()), 1, 'the first is asked no longer')
        },
        150,
      )
  })

  test('is not asked when the first answers, nor when it has begun to', async () => {
    await withSecond({ text: ['The first.'] }, async (model, switched) => {
      assert.equal(await said(model), 'The first.')
      assert.equal(switched(), 0)
    })
    await withSecond({ text: ['Half', ' of it'], pauseMs: 100, ending: 'cut' }, async (model, switched) => {
      assert.match(await said(model), /^Half of it.*\(broken/)
      assert.equal(switched(), 0)
    })
  })
})

describe('what a provider offers', () => {
  test('is listed with what is known of each, without models that do not answer', async () => {
    const json = {
      data: [
        { id: 'text-embedding-4' },
        { id: 'llama-4', max_model_len: 32_768 },
        { id: 'gpt-6-sol' },
        { id: 'whisper-1' },
      ],
    }
    await speaking(
      startOpenAI,
      () => ({ json }),
      async (server) => {
        const offered = await listOffered(connection('openai', server), {}, signal)
        assert.deepEqual(
          offered.map(({ modelId, inputPrice, contextTokens }) => [modelId, inputPrice, contextTokens]),
          [
            ['gpt-6-sol', 2, null],
            ['llama-4', null, 32_768],
          ],
        )
        const { path, headers } = server.requests[0]!
        assert.deepEqual([path, headers.authorization], ['/v1/models', 'Bearer k'])
      },
    )
    const claude = {
      data: [{ id: 'claude-sonnet-5-5', display_name: 'Claude Sonnet 5.5', max_input_tokens: 1_000_000 }],
    }
    await speaking(
      startAnthropic,
      () => ({ json: claude }),
      async (server) => {
        const [model] = await listOffered(connection('anthropic', server), {}, signal)
        assert.deepEqual([model?.name, model?.outputPrice, model?.contextTokens], ['Claude Sonnet 5.5', 10, 1_000_000])
        const { path, headers } = server.requests[0]!
        assert.deepEqual([path, headers['x-api-key']], ['/v1/models?limit=1000', 'k'])
      },
    )
  })

  test('what is no model in a list is passed over', async () => {
    const json = {
      data: [
        null,
        'x',
        [],
        { id: 7 },
        { id: '' },
        { id: 'a'.repeat(10_000) },
        { id: 'good', display_name: 5, context_length: -5, supportedGenerationMethods: 'no list' },
        { id: '__proto__', context_length: 1e300 },
      ],
    }
    await speaking(
      startOpenAI,
      () => ({ json }),
      async (server) => {
        const offered = await listOffered(connection('openai', server), {}, signal)
        assert.deepEqual(
          offered.map(({ modelId, name, contextTokens }) => [modelId, name, contextTokens]),
          [
            ['__proto__', '__proto__', null],
            ['good', 'good', null],
          ],
        )
      },
    )
  })

  test('a refusal says what to mend', async () => {
    for (const [turn, words] of [
      [{ error: { status: 401 } }, /refused the key/],
      [{ error: { status: 404 } }, /ends in \/v1/],
      [{ json: 'hello' }, /lists no models/],
      [{ html: '<!doctype html><title>Sign in</title>' }, /answered with a web page.* no proxy or sign-in page/],
    ] as const)
      await speaking(
        startOpenAI,
        () => turn,
        async (server) => {
          const failed = await listOffered(connection('openai', server), {}, signal).catch((error) => error)
          assert.equal(failed.code, 'models/failed')
          assert.match(failed.detail, words)
        },
      )
  })
})

describe('testing a model', () => {
  const probing = (answers: { told: string; long: string }) =>
    speaking(
      startOpenAI,
      ({ body }) => {
        const asked = JSON.stringify(body.messages)
        if (body.tools) return { calls: [{ name: 'report', input: { word: 'ready' } }] }
        return { text: [asked.includes('code word') ? answers.long : answers.told] }
      },
      async (server) => {
        const result = await testModel(await connectModel(connection('openai', server)), signal, log)
        const long = Math.max(...server.requests.map(({ body }) => JSON.stringify(body).length / 4))
        return { ...result, long }
      },
    )

  test('says what it can be used for: tools, instructions, and a text that is as long as it will be', async () => {
    const good = await probing({ told: 'READY, READY, READY', long: 'Marigold.' })
    assert.deepEqual(
      [good.success, good.problem, good.tools, good.instructions, good.longText, good.use],
      [true, null, true, true, true, 'everything'],
    )
    assert.ok(good.long > 7_500 && good.long < 12_000, `${good.long} tokens`)
    const thinks = await probing({ told: '<think>so READY?</think>READY,READY,READY.', long: '"marigold"' })
    assert.equal(thinks.use, 'everything')
  })

  test('one that forgets or does not listen is for plain questions, as a small model', async () => {
    const short = await probing({ told: 'READY, READY, READY', long: 'I see no code word.' })
    assert.deepEqual([short.success, short.problem, short.longText, short.use], [true, 'short-context', false, 'small'])
    assert.match(short.mend!, /num_ctx/)
    const loose = await probing({ told: 'Sure! Here you go: ready ready', long: 'marigold' })
    assert.deepEqual([loose.problem, loose.instructions, loose.use], ['loose-instructions', false, 'small'])
  })

  test('one that never comes to an end is not heard out', () =>
    speaking(
      startOpenAI,
      () => ({ text: Array.from({ length: 3_000 }, () => 'and so it goes on without a figure, ') }),
      async (server) => {
        const result = await testModel(await connectModel(connection('openai', server)), signal, log)
        assert.deepEqual([result.success, result.problem, server.requests.length], [false, 'endless', 1])
      },
    ))

  const poor: [which: string, turn: Turn][] = [
    ['without tools', { text: ['report(ready)'] }],
    ['that calls tools it was not given', { calls: [{ name: 'speak', input: { word: 'ready' } }] }],
    ['that calls them with anything', { calls: [{ name: 'report', input: { ready: 1 } }] }],
  ]
  for (const [which, turn] of poor)
    test(`one ${which} is for nothing`, () =>
      speaking(
        startOpenAI,
        () => turn,
        async (server) => {
          const result = await testModel(await connectModel(connection('openai', server)), signal, log)
          assert.deepEqual(
            [result.success, result.problem, result.use, server.requests.length],
            [false, 'no-tools', 'nothing', 1],
          )
        },
      ))
})
