import { createWriteStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import { ConfigError } from '../config-error.ts'

export type BucketSettings = {
  bucket: string
  /** Before every key; ends with a slash unless it is empty. */
  prefix: string
  /** Absent: Amazon's own of the region. */
  endpoint: string | undefined
  region: string
  /** Absent: what the surroundings give (the role of a machine, AWS_ variables). */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

type StoredObject = { key: string; modifiedAt: number }
type UnfinishedObject = { key: string; uploadId: string; begunAt: number }

/** A bucket of a server that speaks S3. Keys are given and answered without the prefix. */
export type Bucket = {
  /** Throws a ConfigError, which names the setting to correct. */
  check(): Promise<void>
  /** A file that may still grow; what has come is sent while the rest arrives. */
  send(key: string, file: string): SentObject
  putText(key: string, text: string): Promise<void>
  text(key: string): Promise<string | null>
  /** False when there is no such object. */
  get(key: string, to: string): Promise<boolean>
  remove(key: string): Promise<void>
  list(below: string): AsyncGenerator<StoredObject>
  unfinished(below: string): AsyncGenerator<UnfinishedObject>
  abandon(object: UnfinishedObject): Promise<void>
  close(): void
}

export type SentObject = {
  /** The file has this many bytes, about. */
  grown(bytes: number): void
  /** The file is whole; resolves when all of it is there. */
  finish(): Promise<void>
  /** Leaves nothing of what was not finished. */
  abandon(): Promise<void>
}

/** The least that S3 takes as a part is five; ten thousand of these are 160 GB. */
const PART_BYTES = 16 * 1024 ** 2
const PARTS_AT_ONCE = 2

export async function openBucket(settings: BucketSettings): Promise<Bucket> {
  const s3 = await import('@aws-sdk/client-s3')
  const { bucket, prefix, endpoint, region, credentials } = settings
  const client = new s3.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Others than Amazon's do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 120_000 },
  })
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key })
  const bare = (key: string | undefined) => (key ?? '').slice(prefix.length)

  async function body(key: string): Promise<{ stream: Readable; bytes: number } | null> {
    try {
      const { Body, ContentLength } = await client.send(new s3.GetObjectCommand(at(key)))
      return { stream: Body as Readable, bytes: ContentLength ?? 0 }
    } catch (error) {
      if (error instanceof s3.NoSuchKey) return null
      throw error
    }
  }

  return {
    async check() {
      try {
        await client.send(new s3.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 }))
      } catch (error) {
        throw new ConfigError(explain(settings, error as Error))
      }
    },
    send: (key, file) => sendFile({ client, s3, at: at(key), file }),
    async putText(key, text) {
      await client.send(new s3.PutObjectCommand({ ...at(key), Body: text }))
    },
    async text(key) {
      const found = await body(key)
      return found ? Buffer.concat(await found.stream.toArray()).toString('utf8') : null
    },
    async get(key, to) {
      const found = await body(key)
      if (!found) return false
      try {
        await pipeline(found.stream, createWriteStream(to, { mode: 0o600 }))
        const { size } = await stat(to)
        if (size !== found.bytes) throw new Error(`${key} broke off: ${size} of ${found.bytes} bytes came`)
      } catch (error) {
        await rm(to, { force: true })
        throw error
      }
      return true
    },
    async remove(key) {
      await client.send(new s3.DeleteObjectCommand(at(key)))
    },
    async *list(below) {
      const pages = s3.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + below })
      for await (const { Contents = [] } of pages)
        for (const { Key, LastModified } of Contents)
          yield { key: bare(Key), modifiedAt: LastModified?.getTime() ?? Date.now() }
    },
    async *unfinished(below) {
      let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {}
      for (;;) {
        const asked = new s3.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix + below, ...after })
        const page = await client.send(asked)
        // Not every store heeds the prefix, and others may use the bucket too.
        for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
          if (Key?.startsWith(prefix + below))
            yield { key: bare(Key), uploadId: UploadId!, begunAt: Initiated?.getTime() ?? Date.now() }
        if (!page.IsTruncated) return
        after = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
      }
    },
    async abandon({ key, uploadId }) {
      await client.send(new s3.AbortMultipartUploadCommand({ ...at(key), UploadId: uploadId }))
    },
    close: () => client.destroy(),
  }
}

type Sending = {
  client: S3Client
  s3: typeof import('@aws-sdk/client-s3')
  at: { Bucket: string; Key: string }
  file: string
}

function sendFile({ client, s3, at, file }: Sending): SentObject {
  const parts: { PartNumber: number; ETag: string | undefined }[] = []
  const running = new Set<Promise<void>>()
  let begun: Promise<string> | null = null
  let sent = 0
  let number = 0
  let looking = false
  let failure: { error: unknown } | null = null

  const begin = () => {
    begun ??= client.send(new s3.CreateMultipartUploadCommand(at)).then(({ UploadId }) => UploadId!)
    return begun
  }
  async function sendPart(PartNumber: number, from: number, bytes: number): Promise<void> {
    const Body = await readBytes(file, from, bytes)
    const { ETag } = await client.send(new s3.UploadPartCommand({ ...at, UploadId: await begin(), PartNumber, Body }))
    parts.push({ PartNumber, ETag })
  }
  /** Sends what is whole parts of `size` bytes that are certainly there. */
  function sendUpTo(size: number): void {
    while (!failure && running.size < PARTS_AT_ONCE && size - sent >= PART_BYTES) {
      const part = sendPart(++number, sent, PART_BYTES)
        .catch((error) => {
          failure ??= { error }
        })
        .finally(() => {
          running.delete(part)
          sendUpTo(size)
        })
      sent += PART_BYTES
      running.add(part)
    }
  }
  const settled = async () => {
    while (running.size > 0) await Promise.all(running)
  }

  return {
    grown(bytes) {
      if (looking || failure || bytes - sent < PART_BYTES || running.size >= PARTS_AT_ONCE) return
      looking = true
      // What has been received is not yet all in the file.
      stat(file)
        .then(({ size }) => sendUpTo(size))
        .catch((error) => {
          failure ??= { error }
        })
        .finally(() => {
          looking = false
        })
    },
    async finish() {
      const { size } = await stat(file)
      if (size <= PART_BYTES && number === 0) {
        await client.send(new s3.PutObjectCommand({ ...at, Body: await readBytes(file, 0, size) }))
        return
      }
      sendUpTo(size)
      await settled()
      if (!failure && sent < size) await sendPart(++number, sent, size - sent)
      if (failure) throw failure.error
      parts.sort((a, b) => a.PartNumber - b.PartNumber)
      const MultipartUpload = { Parts: parts }
      await client.send(new s3.CompleteMultipartUploadCommand({ ...at, UploadId: await begin(), MultipartUpload }))
      begun = null
    },
    async abandon() {
      failure ??= { error: new Error('called off') }
      await settled()
      if (begun) await client.send(new s3.AbortMultipartUploadCommand({ ...at, UploadId: await begun }))
    },
  }
}

async function readBytes(file: string, from: number, bytes: number): Promise<Buffer> {
  const handle = await open(file, 'r')
  try {
    const buffer = Buffer.allocUnsafe(bytes)
    const { bytesRead } = await handle.read(buffer, 0, bytes, from)
    if (bytesRead !== bytes) throw new Error(`${file} is shorter than it was`)
    return buffer
  } finally {
    await handle.close()
  }
}

const rights =
  's3:ListBucket, s3:GetObject, s3:PutObject, s3:DeleteObject, s3:ListBucketMultipartUploads and s3:AbortMultipartUpload'

function explain({ bucket, endpoint, region, credentials }: BucketSettings, error: Error): string {
  const { name, message } = error
  const where = endpoint ?? `Amazon S3 in ${region}`
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  if (name === 'NoSuchBucket')
    return `TALLYROOM_FILES_URL: there is no bucket "${bucket}" at ${where}: make it, or correct the name`
  if (name === 'CredentialsProviderError')
    return 'TALLYROOM_FILES_KEY_ID: missing, and the machine has no role: set it with TALLYROOM_FILES_SECRET_KEY'
  if (name === 'PermanentRedirect' || name === 'AuthorizationHeaderMalformed')
    return `TALLYROOM_FILES_REGION: the bucket "${bucket}" is not in ${region} (${message}): name the region that it is in`
  if (status === 401 || status === 403)
    return credentials
      ? `TALLYROOM_FILES_KEY_ID: the key was refused for the bucket "${bucket}" (${name}): correct it and TALLYROOM_FILES_SECRET_KEY, and allow it ${rights}`
      : `TALLYROOM_FILES_URL: this machine may not use the bucket "${bucket}" (${name}): allow its role ${rights}`
  return `TALLYROOM_FILES_ENDPOINT: ${where} does not answer as S3 does (${message || name}): correct the address, or start the store`
}
