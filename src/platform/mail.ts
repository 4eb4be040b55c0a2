import type { Socket } from 'node:net'
import { loadInPieces } from './load-in-pieces.ts'
import type { Log } from './log.ts'
import type { NetworkGuard } from './network/network.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  /** Without brackets: the same mail again carries the same one, so that whoever got it twice shows it once. */
  messageId?: string
  attachments?: { filename: string; contentType: string; content: Uint8Array; cid?: string }[]
}
/** Sends in the background: a mail server that does not answer holds nobody up. */
export type SendMail = (mail: Mail) => void
/** Resolves when the mail server has taken it. */
export type DeliverMail = (mail: Mail) => Promise<void>

/** A server that somebody typed: it is dialled through the guard. */
export type MailServer = {
  host: string
  port: number
  security: 'tls' | 'starttls' | 'none'
  username: string | null
  password: string | null
}
/** Whoever runs the service may name any server by its address. */
export type MailSettings = { from: string } & (MailServer | { url: string })

export type Mailer = { isSetUp(): boolean; send: SendMail; deliver: DeliverMail }

/** Asks for the settings with every mail, so that a change holds at once. */
export function createMailer(settings: () => MailSettings | null, guard: NetworkGuard, log: Log): Mailer {
  const deliver = createDeliverMail(settings, guard)
  return {
    isSetUp: () => settings() !== null,
    deliver,
    send: (mail) => void deliver(mail).catch((error) => log.warn({ err: error }, 'a mail could not be sent')),
  }
}

const patienceMs = 30_000
const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: 2 * patienceMs }

/** The mail client is loaded with the first mail. */
export const createDeliverMail =
  (settings: () => MailSettings | null, guard: NetworkGuard): DeliverMail =>
  async ({ messageId, attachments, ...mail }) => {
    const found = settings()
    if (!found) throw new Error('No mail server is set up.')
    const { createTransport } = await loadInPieces([], () => import('nodemailer'))
    const transport = createTransport('url' in found ? { url: found.url, ...patience } : guarded(found, guard))
    try {
      await transport.sendMail({
        ...mail,
        from: found.from,
        ...(messageId && { messageId: `<${messageId}>` }),
        ...(attachments && {
          attachments: attachments.map(({ content, ...rest }) => ({ ...rest, content: Buffer.from(content) })),
        }),
      })
    } finally {
      transport.close()
    }
  }

const guarded = ({ host, port, security, username, password }: MailServer, guard: NetworkGuard) => ({
  host,
  port,
  secure: security === 'tls',
  requireTLS: security === 'starttls',
  ...(username !== null && { auth: { user: username, pass: password ?? '' } }),
  getSocket: (_options: unknown, done: (error: Error | null, socket?: { connection: Socket }) => void) =>
    void guard.connect(host, port, { timeoutMs: patienceMs }).then((connection) => done(null, { connection }), done),
  ...patience,
})
