import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Hit = { path: string; headers: IncomingHttpHeaders; body: string }
export type HookServer = {
  url: string
  hits: Hit[]
  /** How each request is answered; 200 unless changed. */
  answer(hit: Hit, response: ServerResponse): void
  close(): void
}

/** A receiver of webhooks that keeps what it gets. */
export function startHookServer(): Promise<HookServer> {
  const self: HookServer = {
    url: '',
    hits: [],
    answer: (_hit, response) => void response.end('ok'),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const hit = { path: request.url ?? '', headers: request.headers, body }
    self.hits.push(hit)
    self.answer(hit, response)
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      self.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      resolve(self)
    }),
  )
}

/** As docs/automations.md tells receivers to do it: which of the signatures are those of this secret. */
export function goodSignatures(secret: string, { headers, body }: Hit): boolean[] {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature'])
    .split(' ')
    .map((each) => each === expected)
}
