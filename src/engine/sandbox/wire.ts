import { readSync, writeSync } from 'node:fs'
import type { NetworkGuardSettings } from '../../platform/network/network.ts'
import type { ColumnProfile, SourceTable } from '../schema.ts'
import type { Copied, Described, Params, QueryFailure, QueryTarget, WrittenForSqlite } from './query.ts'

export type Task = {
  /** `catalog` and `ping` are our own questions about a source, never somebody's statement. */
  op: 'query' | 'copy' | 'profile' | 'prepare' | 'explain' | 'catalog' | 'ping'
  target: QueryTarget
  sql: string
  params?: Params
  maxRows: number
  maxBytes: number
  timeoutMs: number
  network?: NetworkGuardSettings
  written?: WrittenForSqlite
  /** Of a copy: the folder that its rows go to, a piece at a time. */
  into?: string
}

export type Answer =
  | { ok: true; op: 'query'; columns: string[]; types: Described['types']; rowCount: number; truncated: boolean }
  | ({ ok: true; op: 'copy' } & Copied)
  | { ok: true; op: 'not-alike'; why: string }
  | { ok: true; op: 'profile'; profiles: ColumnProfile[]; truncated: boolean }
  | ({ ok: true; op: 'prepare' } & Described)
  | { ok: true; op: 'explain'; plan: string }
  | { ok: true; op: 'catalog'; tables: SourceTable[] }
  /** `canWrite`: why the account may do more than read; null when it may not, or when the server does not tell. */
  | { ok: true; op: 'ping'; canWrite: string | null }
  | { ok: false; kind: QueryFailure; message: string; position?: number; code?: string }

/** What travels with an answer for the pool's own use. */
export type Envelope = { answer: Answer; cpuMs: number }

/** What a child says first. */
export const READY = 'ready'

const HEAD = 8
export const REQUEST_FD = 3
export const ANSWER_FD = 4

/** A header alone, or the beginning of a frame whose body of so many bytes follows. */
export function frame(header: unknown, bodyLength = 0): Buffer {
  const text = Buffer.from(
    JSON.stringify(header, function (this: Record<string, unknown>, key, value) {
      // As it was before toJSON: a BigInt stays one on the other side, and an integral double stays a double.
      const own = this[key]
      return typeof own === 'bigint' ? { $bigint: String(own) } : value
    }),
  )
  const head = Buffer.allocUnsafe(HEAD)
  head.writeUInt32LE(text.length, 0)
  head.writeUInt32LE(bodyLength, 4)
  return Buffer.concat([head, text])
}

function parse(bytes: Buffer): unknown {
  const text = bytes.toString('utf8')
  if (!text.includes('"$bigint"')) return JSON.parse(text)
  return JSON.parse(text, (_key, value) =>
    value !== null && typeof value === 'object' && /^-?\d+$/.test(value.$bigint) ? BigInt(value.$bigint) : value,
  )
}

/** Puts frames together from whatever pieces the pipe delivers. */
export function createFrameReader(onFrame: (header: unknown, body: Buffer) => void): (chunk: Buffer) => void {
  let pending: Buffer[] = []
  let size = 0
  return (chunk) => {
    pending.push(chunk)
    size += chunk.length
    while (size >= HEAD) {
      if ((pending[0]?.length ?? 0) < HEAD) pending = [Buffer.concat(pending)]
      const first = pending[0] as Buffer
      const headerLength = first.readUInt32LE(0)
      const total = HEAD + headerLength + first.readUInt32LE(4)
      if (size < total) return
      const whole = pending.length === 1 ? first : Buffer.concat(pending)
      pending = whole.length > total ? [whole.subarray(total)] : []
      size -= total
      onFrame(parse(whole.subarray(HEAD, HEAD + headerLength)), whole.subarray(HEAD + headerLength, total))
    }
  }
}

/** The child's next request, waiting for it without an event loop; null when the parent is gone. */
export function readFrameSync(): unknown {
  const head = Buffer.allocUnsafe(HEAD)
  if (!fill(head)) return null
  const text = Buffer.allocUnsafe(head.readUInt32LE(0))
  return fill(text) ? parse(text) : null
}

function fill(buffer: Buffer): boolean {
  for (let offset = 0; offset < buffer.length; ) {
    const got = readSync(REQUEST_FD, buffer, offset, buffer.length - offset, null)
    if (got === 0) return false
    offset += got
  }
  return true
}

const AT_ONCE = 1 << 20

/** A small body goes out in one piece, which is faster; a large one put together would take its memory twice. */
export function writeFrameSync(envelope: Envelope | typeof READY, body: Uint8Array[] = []): void {
  const bodyLength = body.reduce((sum, piece) => sum + piece.length, 0)
  const pieces = [frame(envelope, bodyLength), ...body]
  for (const bytes of bodyLength < AT_ONCE ? [Buffer.concat(pieces)] : pieces)
    for (let offset = 0; offset < bytes.length; ) offset += writeSync(ANSWER_FD, bytes, offset)
}
