import type { Log } from './log.ts'

export type Mail = { to: string; subject: string; text: string }
/** Sends in the background: a mail server that does not answer holds nobody up. */
export type SendMail = (mail: Mail) => void

/** The mail client is loaded with the first mail. */
export function createSendMail({ url, from }: { url: string; from: string }, log: Log): SendMail {
  return (mail) => {
    send(url, { ...mail, from }).catch((error) => log.warn({ err: error }, 'a mail could not be sent'))
  }
}

async function send(url: string, mail: Mail & { from: string }): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(url)
  try {
    await transport.sendMail(mail)
  } finally {
    transport.close()
  }
}
