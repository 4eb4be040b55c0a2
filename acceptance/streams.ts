import assert from 'node:assert/strict'
import { call, type Service } from './harness.ts'

// biome-ignore lint/suspicious/noExplicitAny: a chunk is what the stream says it is
export type Chunk = { type: string } & Record<string, any>

export const question = (id: string, text: string) => ({
  message: { id, role: 'user', parts: [{ type: 'text', text }] },
})

export const chunksOf = (text: string): Chunk[] =>
  text
    .split('\n\n')
    .filter((line) => line.startsWith('data: ') && line !== 'data: [DONE]')
    .map((line) => JSON.parse(line.slice(6)))

/** Words that go on and on: figures would be held back, as nothing stands for them. */
export const manyWords = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `word${[...String(i)].map((digit) => 'abcdefghij'[Number(digit)]).join('')} `)

export const spoken = (chunks: Chunk[]): string =>
  chunks.reduce((text, { type, delta, data }) => {
    if (type === 'data-withdrawn') return text.slice(0, text.length - data.characters)
    return type === 'text-delta' ? text + delta : text
  }, '')

export type Reading = {
  status: number
  headers: Headers
  streamId: string
  /** All chunks read so far. */
  chunks: Chunk[]
  text(): string
  /** Until this holds of what has been read. */
  until(condition: (chunks: Chunk[]) => boolean): Promise<void>
  /** To the end; what was read as it came over the wire. */
  whole(): Promise<string>
  leave(): void
}

/** Opens a stream and reads it as it comes. */
export async function openStream(
  service: Pick<Service, 'url'>,
  key: string,
  method: 'GET' | 'POST',
  address: string,
  json?: unknown,
): Promise<Reading> {
  const away = new AbortController()
  const response = await fetch(`${service.url}/api${address}`, {
    method,
    signal: away.signal,
    headers: { 'x-api-key': key, ...(json !== undefined && { 'content-type': 'application/json' }) },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
  const chunks: Chunk[] = []
  let raw = ''
  let unread = ''
  let done = false
  const watchers = new Set<() => void>()
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const bytes of response.body ?? []) {
      const text = decoder.decode(bytes, { stream: true })
      raw += text
      unread += text
      const end = unread.lastIndexOf('\n\n')
      if (end >= 0) {
        chunks.push(...chunksOf(unread.slice(0, end + 2)))
        unread = unread.slice(end + 2)
      }
      for (const look of watchers) look()
    }
  })()
    .catch((error) => {
      if (!away.signal.aborted) throw error
    })
    .finally(() => {
      done = true
      for (const look of watchers) look()
    })
  reading.catch(() => {})
  return {
    status: response.status,
    headers: response.headers,
    streamId: response.headers.get('x-stream-id') ?? '',
    chunks,
    text: () => spoken(chunks),
    until: (condition) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (condition(chunks)) resolve()
          else if (done) reject(new Error(`the stream ended before that: ${raw.slice(-500)}`))
          else return
          watchers.delete(look)
        }
        watchers.add(look)
        look()
      }),
    async whole() {
      await reading
      return raw
    },
    leave: () => away.abort(),
  }
}

export async function makeSpace(
  service: Service,
  key: string,
  name: string,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const answer = await call(service, 'POST', '/spaces', { key, json: { name, ...fields } })
  assert.equal(answer.status, 201, answer.text)
  return answer.body.id
}

/** A space with an uploaded table and a chat in it. */
export async function makeChat(
  service: Service,
  key: string,
  name: string,
  csv?: string,
): Promise<{ spaceId: string; chatId: string; chat: string }> {
  const spaceId = await makeSpace(service, key, name)
  if (csv !== undefined) {
    const body = new FormData()
    body.append('file', new Blob([csv]), 'sales.csv')
    body.append('name', `${name} sales`)
    const uploaded = await call(service, 'POST', '/data-sources/upload', { key, body })
    assert.equal(uploaded.status, 201, uploaded.text)
    const linked = await call(service, 'POST', `/spaces/${spaceId}/data-sources`, {
      key,
      json: { dataSourceId: uploaded.body.id },
    })
    assert.equal(linked.status, 201, linked.text)
  }
  const made = await call(service, 'POST', `/spaces/${spaceId}/chats`, { key, json: {} })
  assert.equal(made.status, 201, made.text)
  return { spaceId, chatId: made.body.id, chat: `/spaces/${spaceId}/chats/${made.body.id}` }
}

export const sales =
  'region,amount,day\nNorth,100,2024-01-05\nNorth,150,2024-02-05\nSouth,40,2024-01-07\nSouth,60,2024-03-01\n'

/** Adds a scripted model to the team and lets a space use it. */
export async function useModel(
  service: Service,
  key: string,
  spaceId: string,
  provider: string,
  modelId: string,
  baseUrl: string,
): Promise<void> {
  await call(service, 'POST', '/models', {
    key,
    json: { provider, modelId, baseUrl, apiKey: 'secret-key', inputPrice: 2, outputPrice: 10 },
  })
  const chosen = await call(service, 'PATCH', `/spaces/${spaceId}`, { key, json: { providerId: provider, modelId } })
  assert.equal(chosen.status, 200, chosen.text)
}
