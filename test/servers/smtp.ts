import { type AddressInfo, createServer } from 'node:net'

export type TakenMail = { to: string[]; raw: string; headers: Record<string, string>; body: string }
export type MailServer = {
  url: string
  mails: TakenMail[]
  close(): void
}

/** A mail server that takes what it is sent and keeps it, but has no mailbox for anyone called nobody. */
export function startMailServer(): Promise<MailServer> {
  const self: MailServer = { url: '', mails: [], close: () => server.close() }
  const server = createServer((socket) => {
    let text = ''
    let inData = false
    let to: string[] = []
    const say = (line: string) => socket.write(`${line}\r\n`)
    socket.on('error', () => {})
    say('220 mail')
    socket.on('data', (chunk) => {
      text += chunk
      for (let end = text.indexOf('\r\n'); end !== -1; end = text.indexOf('\r\n')) {
        if (inData) {
          const stop = text.indexOf('\r\n.\r\n')
          if (stop === -1) return
          self.mails.push(parse(to, text.slice(0, stop)))
          text = text.slice(stop + 5)
          inData = false
          say('250 kept')
          continue
        }
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        const recipient = /^RCPT TO:<(.*?)>/i.exec(line)?.[1]
        if (/^MAIL /i.test(line)) to = []
        if (recipient?.startsWith('nobody@')) {
          say('550 no such mailbox')
          continue
        }
        if (recipient) to.push(recipient)
        inData = line === 'DATA'
        say(inData ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 ok')
      }
    })
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      self.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
      resolve(self)
    }),
  )
}

function parse(to: string[], raw: string): TakenMail {
  const end = raw.indexOf('\r\n\r\n')
  const headers: Record<string, string> = {}
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':')
    headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim()
  }
  // Quoted-printable, as far as words are concerned.
  const body = raw.slice(end).replace(/=\r\n/g, '')
  return { to, raw, headers, body }
}
