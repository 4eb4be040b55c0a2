import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A model server that says so many words at so many a second to everyone: `provider.ts WORDS PER_SECOND`. */
const [words, perSecond] = process.argv.slice(2).map(Number) as [number, number]
const base = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'bench' }
const frame = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ ...base, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
const word = frame({ content: 'lorem ' })
const end = `${frame({}, 'stop')}data: ${JSON.stringify({ ...base, choices: [], usage: { prompt_tokens: 1, completion_tokens: words, total_tokens: words + 1 } })}\n\ndata: [DONE]\n\n`

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(frame({ role: 'assistant', content: '' }))
    const started = performance.now()
    let said = 0
    const timer = setInterval(() => {
      // Catches up when the process was held up, so that the rate is what was asked for.
      const due = Math.min(words, Math.floor(((performance.now() - started) / 1000) * perSecond) + 1)
      for (; said < due; said++) response.write(word)
      if (said < words) return
      clearInterval(timer)
      response.end(end)
    }, 1000 / perSecond)
    response.on('close', () => clearInterval(timer))
  })
})
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1\n`),
)
