import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { CommandError, exitCodes, usageError } from './exit.ts'

/** Asks the person at the terminal; what is typed for a secret is not shown. */
export async function prompt(question: string, options: { secret?: boolean; fallback?: string } = {}): Promise<string> {
  let muted = false
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!muted) process.stderr.write(chunk)
      done()
    },
  })
  const reader = createInterface({ input: process.stdin, output, terminal: true })
  const asked = () =>
    new Promise<string>((resolve, reject) => {
      reader.once('SIGINT', () => {
        process.stderr.write('\n')
        reject(new CommandError(exitCodes.interrupted, 'nothing was done'))
      })
      reader.once('close', () => reject(usageError('the input ended before everything was answered')))
      muted = false
      reader.question(`${question}${options.fallback ? ` [${options.fallback}]` : ''}: `, resolve)
      muted = options.secret === true
    })
  try {
    for (;;) {
      const answer = await asked()
      if (options.secret) process.stderr.write('\n')
      if (answer.trim() !== '') return answer.trim()
      if (options.fallback) return options.fallback
    }
  } finally {
    reader.close()
  }
}

export const canPrompt = (): boolean => process.stdin.isTTY === true && process.stderr.isTTY === true

/** The first line of a file, or of the standard input for `-`: how a secret is given without showing it in a list of processes. */
export function firstLineOf(file: string, option: string): string {
  let text: string
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    throw usageError(`--${option}: cannot read ${file} (${(error as Error).message})`)
  }
  const line = text.split(/\r?\n/, 1)[0]!
  if (line === '') throw usageError(`--${option}: the first line of ${file} is empty`)
  return line
}
