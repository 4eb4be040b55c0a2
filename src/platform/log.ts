import { Writable } from 'node:stream'
import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * An error for the log without what libraries hang on theirs (requests, headers, rows): where it happened, and the beginning of its words.
 */
export function faultForLog(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' }
  const { cause } = error
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: cause instanceof Error ? `${brief(error)}; ${brief(cause)}` : brief(error),
    stack: frames.join('\n'),
  }
}
const brief = ({ message }: Error) => message.slice(0, 300)

const colours: Record<number, string> = { 20: '\x1b[2m', 30: '', 40: '\x1b[33m', 50: '\x1b[31m', 60: '\x1b[31m' }

/** JSON lines on stdout; on a terminal, a line a person can read. */
export function createLog(level: string, pretty: boolean): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: {
      paths: ['password', 'key', 'token', 'secret', '*.password', '*.key', '*.token', '*.secret'],
      remove: true,
    },
  }
  if (!pretty) return pino(options)
  const stream = new Writable({
    write(line, _encoding, done) {
      const { level: number, time, msg, err, ...rest } = JSON.parse(String(line))
      const extra = Object.keys(rest).length > 0 ? ` \x1b[2m${JSON.stringify(rest)}\x1b[0m` : ''
      const stack = err?.stack ? `\n${err.stack}` : ''
      process.stdout.write(
        `\x1b[2m${time.slice(11, 19)}\x1b[0m ${colours[number] ?? ''}${msg}\x1b[0m${extra}${stack}\n`,
      )
      done()
    },
  })
  return pino(options, stream)
}
