import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '../../platform/ids.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { chunkForVisitors, metadataForVisitors, partsForVisitors } from './for-visitors.ts'
import { createVisitors } from './visitors.ts'

test('a visitor reads nothing of the model, what it used, or in which words it failed', () => {
  const said = 'The model gpt-9 has a context of 128000 tokens.'
  const shown = [
    { type: 'start', messageId: 'm', messageMetadata: { streamId: 's', createdAt: 'now', used: { inputTokens: 1 } } },
    { type: 'message-metadata', messageMetadata: { used: { inputTokens: 1 } } },
    { type: 'text-start', id: 't', providerMetadata: { openai: { itemId: 'msg_1' } } },
    { type: 'data-usage', id: 'usage', data: { modelId: 'gpt-9' } },
    { type: 'error', errorText: said },
    { type: 'finish', messageMetadata: { status: 'failed', error: said } },
  ].map((chunk) => chunkForVisitors(chunk as never))
  const failed = 'The agent could not answer this. Try again later.'
  assert.deepEqual(shown, [
    { type: 'start', messageId: 'm', messageMetadata: { streamId: 's', createdAt: 'now' } },
    null,
    { type: 'text-start', id: 't' },
    null,
    { type: 'error', errorText: failed },
    { type: 'finish', messageMetadata: { status: 'failed', error: failed } },
  ])
  assert.deepEqual(metadataForVisitors({ status: 'failed', error: said, used: {} }), {
    status: 'failed',
    error: failed,
  })
  const text = { type: 'text', text: 'Yes.' }
  assert.deepEqual(
    partsForVisitors([
      { ...text, providerMetadata: {} },
      { type: 'data-usage', data: {} },
    ]),
    [text],
  )
})

test('a cookie of an earlier version is signed where its visitor is known, and is nobody’s elsewhere', async () => {
  const [known, unknown] = ['k'.repeat(43), 'u'.repeat(43)]
  const knowsVisitor = async (link: string, visitor: string) => link === 'link' && visitor === sha256(known)
  const visitors = createVisitors(createSecrets('s'.repeat(40)), { knowsVisitor }, () => 'http://localhost')
  const asking = (cookie: string) =>
    ({ headers: { cookie: `tallyroom_visitor=${cookie}` } }) as unknown as FastifyRequest
  const greeted = async (cookie: string) => {
    const headers = new Map<string, string>()
    const reply = { header: (name: string, value: string) => headers.set(name, value) } as unknown as FastifyReply
    await visitors.greet({ id: 'link' }, asking(cookie), reply)
    return headers.get('X-Share-Visitor')!
  }
  assert.deepEqual([visitors.of(asking(known)), visitors.of(asking(unknown))], [null, null])
  assert.equal(visitors.of(asking(await greeted(known))), sha256(known))
  assert.notEqual(visitors.of(asking(await greeted(unknown))), sha256(unknown))
})
