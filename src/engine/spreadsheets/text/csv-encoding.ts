import { isAscii, isUtf8 } from 'node:buffer'

/** How the bytes of a text file become UTF-8, chunk by chunk. */
export type TextDecoding = {
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'shift_jis'
  bom: number
}

export type ChunkDecoder = {
  decode(chunk: Buffer, last: boolean): Buffer
  /** What was met, for the report. */
  found(): { encoding: string; invalidBytes: number; nulBytes: number; lost: number }
}

// 0x80 to 0x9f of Windows-1252; the five holes stay what Latin-1 says.
const upper1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const bytes1252: Buffer[] = []
for (let b = 128; b < 256; b++) bytes1252[b] = Buffer.from(b < 160 ? upper1252[b - 128]! : String.fromCharCode(b))

export function detectEncoding(sample: Buffer): TextDecoding {
  if (sample[0] === 0xef && sample[1] === 0xbb && sample[2] === 0xbf) return { encoding: 'utf-8', bom: 3 }
  if (sample[0] === 0xff && sample[1] === 0xfe) return { encoding: 'utf-16le', bom: 2 }
  if (sample[0] === 0xfe && sample[1] === 0xff) return { encoding: 'utf-16be', bom: 2 }
  const zeros = [0, 0]
  const looked = Math.min(sample.length, 4096) & ~1
  for (let i = 0; i < looked; i++) if (sample[i] === 0) zeros[i & 1]!++
  if (looked >= 4 && zeros[1]! > looked * 0.2 && zeros[0]! < looked * 0.05) return { encoding: 'utf-16le', bom: 0 }
  if (looked >= 4 && zeros[0]! > looked * 0.2 && zeros[1]! < looked * 0.05) return { encoding: 'utf-16be', bom: 0 }
  if (isUtf8(sample)) return { encoding: 'utf-8', bom: 0 }
  let valid = 0
  let invalid = 0
  for (let i = 0; i < sample.length; ) {
    const length = sequenceLength(sample, i, sample.length)
    if (length === 0) invalid++
    else if (length > 1) valid++
    i += length || 1
  }
  // A sequence cut off by the sample's end is one false alarm.
  if (invalid <= valid + 1) return { encoding: 'utf-8', bom: 0 }
  return { encoding: isShiftJis(sample) ? 'shift_jis' : 'windows-1252', bom: 0 }
}

/**
 * Whether all of it can be Shift_JIS, and is written as Japanese is: pairs that begin where Windows-1252 has dashes and quotes, many of
 * them with a second byte past ASCII. An apostrophe before a letter is such a pair too, but never the latter.
 */
function isShiftJis(sample: Buffer): boolean {
  let pairs = 0
  let usual = 0
  let high = 0
  for (let i = 0; i < sample.length; i++) {
    const b = sample[i]!
    if (b < 0x81 || (b > 0x9f && b < 0xe0)) continue
    const second = sample[++i]
    pairs++
    if (b <= 0x9f) usual++
    if (second !== undefined && second > 0x7f) high++
  }
  if (pairs === 0 || usual < pairs * 0.5 || high < pairs * 0.4) return false
  try {
    // What is cut off by the sample's end is no fault.
    new TextDecoder('shift_jis', { fatal: true }).decode(sample, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Bytes of the UTF-8 sequence at `i`; 0 when there is none. */
function sequenceLength(bytes: Buffer, i: number, end: number): number {
  const b = bytes[i]!
  if (b < 0x80) return 1
  const length = b >= 0xc2 && b <= 0xdf ? 2 : b >= 0xe0 && b <= 0xef ? 3 : b >= 0xf0 && b <= 0xf4 ? 4 : 0
  if (length === 0 || i + length > end) return 0
  const second = bytes[i + 1]!
  if (second < (b === 0xe0 ? 0xa0 : b === 0xf0 ? 0x90 : 0x80)) return 0
  if (second > (b === 0xed ? 0x9f : b === 0xf4 ? 0x8f : 0xbf)) return 0
  for (let k = 2; k < length; k++) if ((bytes[i + k]! & 0xc0) !== 0x80) return 0
  return length
}

export function createChunkDecoder(decoding: TextDecoding): ChunkDecoder {
  let carry: Buffer = Buffer.alloc(0)
  let invalidBytes = 0
  let controlBytes = 0
  let validHigh = false
  let nulBytes = 0
  let lost = 0
  const isOurs = decoding.encoding === 'utf-8' || decoding.encoding === 'windows-1252'
  const wide = isOurs ? null : new TextDecoder(decoding.encoding, { ignoreBOM: true })

  /** Every byte that is not UTF-8 is read as Windows-1252: a file of one or the other, or of both, loses nothing. */
  function fix(bytes: Buffer, everything: boolean): Buffer {
    const out = Buffer.allocUnsafe(bytes.length * 3)
    let at = 0
    for (let i = 0; i < bytes.length; ) {
      const length = everything && bytes[i]! > 127 ? 0 : sequenceLength(bytes, i, bytes.length)
      if (length === 0) {
        if (bytes[i]! < 160) controlBytes++
        invalidBytes++
        at += bytes1252[bytes[i]!]!.copy(out, at)
        i++
      } else {
        if (length > 1) validHigh = true
        for (let k = 0; k < length; k++) out[at++] = bytes[i++]!
      }
    }
    return out.subarray(0, at)
  }

  function withoutNul(bytes: Buffer): Buffer {
    if (bytes.indexOf(0) < 0) return bytes
    const out = Buffer.allocUnsafe(bytes.length)
    let at = 0
    for (const b of bytes) {
      if (b === 0) nulBytes++
      else out[at++] = b
    }
    return out.subarray(0, at)
  }

  function decode(chunk: Buffer, last: boolean): Buffer {
    if (wide) {
      const text = wide.decode(chunk, { stream: !last })
      if (decoding.encoding === 'shift_jis') lost += text.split('\ufffd').length - 1
      return withoutNul(Buffer.from(text))
    }
    let bytes = carry.length ? Buffer.concat([carry, chunk]) : chunk
    carry = Buffer.alloc(0)
    if (decoding.encoding === 'windows-1252') return withoutNul(fix(bytes, true))
    if (!last) {
      // A character may be cut by the chunk's end: keep up to three bytes for the next.
      let cut = bytes.length
      for (let back = 1; back <= 3 && back <= bytes.length; back++) {
        const b = bytes[bytes.length - back]!
        if (b < 0x80) break
        if (b >= 0xc0) {
          if ((b >= 0xf0 ? 4 : b >= 0xe0 ? 3 : 2) > back) cut = bytes.length - back
          break
        }
      }
      carry = Buffer.from(bytes.subarray(cut))
      bytes = bytes.subarray(0, cut)
    }
    if (!isUtf8(bytes)) return withoutNul(fix(bytes, false))
    if (!validHigh && !isAscii(bytes)) validHigh = true
    return withoutNul(bytes)
  }

  function found() {
    let encoding: string = decoding.encoding
    if (decoding.bom && encoding === 'utf-8') encoding = 'utf-8 with BOM'
    if (invalidBytes && !validHigh) encoding = controlBytes ? 'windows-1252' : 'iso-8859-1'
    return { encoding, invalidBytes: validHigh ? invalidBytes : 0, nulBytes, lost }
  }
  return { decode, found }
}
