import { type ImportLimits, UnreadableFileError } from '../report/import-report.ts'
import { createXmlScanner, decodeCellText, nameIs } from './xml-scanner.ts'
import type { ZipArchive } from './zip-archive.ts'

/** A workbook's strings in one buffer: no object for each, and ready to be copied. */
export type SharedStrings = { bytes: Buffer; starts: Uint32Array; count: number }

const AMPERSAND = 38
const CR = 13
const UNDERSCORE = 95

/** Whether a text must be decoded before it can be copied. */
export function needsDecoding(bytes: Buffer, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const b = bytes[i]
    if (b === AMPERSAND || b === CR || (b === UNDERSCORE && bytes[i + 1] === 120)) return true
  }
  return false
}

export async function readSharedStrings(
  zip: ZipArchive,
  part: string | null,
  limits: Pick<ImportLimits, 'memoryBytes'>,
): Promise<SharedStrings> {
  let bytes: Buffer = Buffer.allocUnsafe(1 << 16)
  let used = 0
  let starts = new Uint32Array(1024)
  let count = 0
  if (part === null || !zip.has(part)) return { bytes, starts, count }
  const most = Math.min(0x7fffffff, (limits.memoryBytes * 3) / 8)
  const maxTexts = limits.memoryBytes / 32
  let inText = false
  let phonetic = false

  const tooMuch = () => new UnreadableFileError('the texts of the workbook take more memory than is allowed')

  function append(from: Buffer, start: number, end: number): void {
    const size = end - start
    if (used + size > bytes.length) {
      if (used + size > most) throw tooMuch()
      const larger = Buffer.allocUnsafe(Math.max(bytes.length * 2, used + size))
      bytes.copy(larger, 0, 0, used)
      bytes = larger
    }
    from.copy(bytes, used, start, end)
    used += size
  }

  const scanner = createXmlScanner({
    open(b, name, nameEnd) {
      if (nameIs(b, name, nameEnd, 't')) inText = !phonetic
      else if (nameIs(b, name, nameEnd, 'rPh')) phonetic = true
      else if (nameIs(b, name, nameEnd, 'si')) {
        if (count + 1 >= starts.length) {
          if (count >= maxTexts) throw tooMuch()
          const more = new Uint32Array(starts.length * 2)
          more.set(starts)
          starts = more
        }
        starts[count++] = used
      }
    },
    close(b, name, nameEnd) {
      if (nameIs(b, name, nameEnd, 't')) inText = false
      else if (nameIs(b, name, nameEnd, 'rPh')) phonetic = false
    },
    wantsText: () => inText,
    text(b, start, end) {
      if (!needsDecoding(b, start, end)) append(b, start, end)
      else {
        const decoded = Buffer.from(decodeCellText(b.toString('utf8', start, end)))
        append(decoded, 0, decoded.length)
      }
    },
  })
  for await (const chunk of zip.stream(part)) scanner.push(chunk)
  starts[count] = used
  return { bytes, starts, count }
}
