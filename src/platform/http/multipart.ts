import { createWriteStream, openSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { DiskFullError, isDiskFull } from '../files/disk-full.ts'
import { isNoText, noText } from './body.ts'
import { httpErrors } from './http.errors.ts'

export type MultipartOptions = {
  /** Names of the text fields that are taken. */
  fields: readonly string[]
  /** The one file part. */
  file: {
    name: string
    /** Where its bytes go. */
    to: string
    maxBytes: number
    required: boolean
    /** False when whoever keeps the file syncs it. */
    flush?: boolean
    /** Called when the file begins, with its name; it is there, and empty. */
    onBegin?(name: string): void
    onBytes?(total: number): void
    /** Asked while it arrives; once there is none, the form is refused as no longer fitting the disk. */
    hasRoom?(): boolean
  }
  /** Called as soon as a field is known: before the file or after it, as the client sent them. What it throws is answered. */
  onField?(name: string, value: string): void
  signal?: AbortSignal
}

export type MultipartForm = {
  fields: Record<string, string>
  /** Null when there was none. */
  file: { name: string; bytes: number } | null
}

const maxFieldBytes = 64 * 1024

/**
 * Reads a form, its file straight to disk; never more than a megabyte or so of it is in memory.
 * Parts may come in any order. On failure the rest of the body is read and thrown away, so that the client sees the answer.
 */
export async function readMultipart(request: FastifyRequest, options: MultipartOptions): Promise<MultipartForm> {
  const { file } = options
  const tooLarge = () => httpErrors.payloadTooLarge(`a file may have at most ${file.maxBytes} bytes`)
  const overhead = maxFieldBytes * (options.fields.length + 1)
  if (Number(request.headers['content-length'] ?? 0) > file.maxBytes + overhead) throw tooLarge()

  const form: MultipartForm = { fields: {}, file: null }
  const parser = makeParser(request, options)
  const body = request.raw
  let fail: (error: unknown) => void = () => {}
  const invalid = (detail: string) => fail(httpErrors.invalidRequest(`body: ${detail}`))
  const writing: Promise<void>[] = []
  let unwritten = null as { error: unknown } | null
  const stop = new AbortController()

  parser.on('field', (name: string | undefined, value, _nameCut, valueCut) => {
    if (name === file.name) return invalid(`the part "${name}" must be a file, with a file name`)
    if (name === undefined || !options.fields.includes(name)) return invalid(`this form has no field "${name ?? ''}"`)
    if (Object.hasOwn(form.fields, name)) return invalid(`the field "${name}" is given twice`)
    if (valueCut) return invalid(`the field "${name}" is longer than ${maxFieldBytes} bytes`)
    if (isNoText(value)) return invalid(`the field "${name}" ${noText}`)
    form.fields[name] = value
    try {
      options.onField?.(name, value)
    } catch (error) {
      fail(error)
    }
  })
  parser.on('file', (name: string | undefined, part, fileName) => {
    part.on('error', (error: Error) => {
      // A file that cannot be written ends its part too.
      if (isDiskFull(error)) fail(error)
      else invalid(`broken multipart (${error.message})`)
    })
    const wrong =
      name !== file.name ? `this form has no file "${name ?? ''}"` : form.file ? 'there are two files' : null
    if (wrong || stop.signal.aborted) {
      part.resume()
      if (wrong) invalid(wrong)
      return
    }
    const kept = { name: cleanFileName(fileName), bytes: 0 }
    form.file = kept
    part.on('limit', () => fail(tooLarge()))
    part.on('data', (chunk: Buffer) => {
      kept.bytes += chunk.length
      file.onBytes?.(kept.bytes)
      if (file.hasRoom?.() === false) fail(new DiskFullError())
    })
    let fd: number
    try {
      fd = openSync(file.to, 'w', 0o600)
    } catch (error) {
      part.resume()
      fail(error)
      return
    }
    const sink = createWriteStream(file.to, {
      fd,
      // What has gathered is written in one go: a write for each chunk costs more than its bytes.
      highWaterMark: 1 << 20,
      flush: file.flush ?? true,
    })
    file.onBegin?.(kept.name)
    writing.push(
      pipeline(part, sink, { signal: stop.signal }).catch((error) => {
        unwritten = { error }
        fail(error)
      }),
    )
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => invalid('there are more parts than this form has'))

  const abort = () => fail(options.signal!.reason)
  const cut = () => fail(httpErrors.invalidRequest('the connection was cut'))
  try {
    await new Promise<void>((resolve, reject) => {
      fail = reject
      options.signal?.addEventListener('abort', abort, { once: true })
      body.once('aborted', cut).once('error', cut)
      parser.once('error', (error: Error) => invalid(`broken multipart (${error.message})`))
      parser.once('finish', resolve)
      body.pipe(parser)
    })
    await Promise.all(writing)
    // The form may have ended before the last of its file was to be written.
    if (unwritten) throw unwritten.error
    if (file.required && !form.file) throw httpErrors.invalidRequest(`body: the file "${file.name}" is missing`)
    return form
  } catch (error) {
    body.unpipe(parser)
    // What is left of the body is thrown away: a client that is still sending must finish before it reads the answer.
    body.resume()
    stop.abort()
    throw error
  } finally {
    options.signal?.removeEventListener('abort', abort)
    body.off('aborted', cut).off('error', cut)
    parser.on('error', () => {})
    await Promise.allSettled(writing)
  }
}

function makeParser(request: FastifyRequest, { fields, file }: MultipartOptions): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      // Only a file name makes a file: some clients give every part a content type.
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      limits: {
        fieldSize: maxFieldBytes,
        fileSize: file.maxBytes,
        fields: fields.length + 1,
        files: 2,
        parts: fields.length + 3,
        headerPairs: 50,
        headerSize: 16 * 1024,
      },
    })
  } catch (error) {
    throw httpErrors.invalidRequest(`body: broken multipart (${(error as Error).message})`)
  }
}

/** The name as the person knows it: no folders, no control characters, not endless. */
function cleanFileName(given: string | undefined): string {
  // As browsers write a quote and the ends of lines, which cannot stand in the header themselves.
  const written = (given ?? '').replace(/%(22|0A|0D)/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  const base = written.split(/[\\/]/).at(-1) ?? ''
  const plain = base
    .replace(/\p{Cc}/gu, '')
    .toWellFormed()
    .trim()
  return [...plain].slice(-200).join('') || 'file'
}
