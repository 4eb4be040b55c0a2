import { Readable } from 'node:stream'
import { fastify } from 'fastify'

/** The least that a chat service could do: pass the provider's bytes on. `pipe-server.ts PROVIDER_URL`. */
const provider = process.argv[2]!
const app = fastify()
app.post('/chat', async (_request, reply) => {
  const answer = await fetch(`${provider}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  return reply.type('text/event-stream').send(Readable.fromWeb(answer.body as never))
})
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
