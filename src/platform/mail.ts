import type { Log } from './log.ts'

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

/** The mail client is loaded with the first mail. */
export function createSendMail(settings: { url: string; from: string }, log: Log): SendMail {
  const deliver = createDeliverMail(settings)
  return (mail) => {
    deliver(mail).catch((error) => log.warn({ err: error }, 'a mail could not be sent'))
  }
}

const patienceMs = 30_000

export const createDeliverMail =
  ({ url, from }: { url: string; from: string }): DeliverMail =>
  async ({ messageId, attachments, ...mail }) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: 2 * patienceMs,
    })
    try {
      await transport.sendMail({
        ...mail,
        from,
        ...(messageId && { messageId: `<${messageId}>` }),
        ...(attachments && {
          attachments: attachments.map(({ content, ...rest }) => ({ ...rest, content: Buffer.from(content) })),
        }),
      })
    } finally {
      transport.close()
    }
  }
