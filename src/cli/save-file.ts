import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { NamedFile } from '../client/index.ts'
import { bytesInWords, type Terminal } from './terminal.ts'

/** A file that the service sends, as it comes; `-` is the standard output. What broke off leaves no file. */
export async function saveFile(terminal: Terminal, { response }: NamedFile, target: string): Promise<void> {
  const body = Readable.fromWeb(response.body as never)
  if (target === '-') {
    await pipeline(body, process.stdout, { end: false })
    return
  }
  const part = `${target}.part`
  let size = 0
  const total = Number(response.headers.get('content-length')) || null
  const bar = terminal.progress(target)
  try {
    await pipeline(
      body,
      async function* (bytes: AsyncIterable<Buffer>) {
        for await (const chunk of bytes) {
          size += chunk.length
          bar.update(size, total, bytesInWords(size))
          yield chunk
        }
      },
      createWriteStream(part),
    )
    renameSync(part, target)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  } finally {
    bar.end()
  }
  if (terminal.json) terminal.print(`${JSON.stringify({ file: target, bytes: size })}\n`)
  else terminal.say(`${target}: ${bytesInWords(size)}`)
}
