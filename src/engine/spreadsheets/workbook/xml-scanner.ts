import { UnreadableFileError } from '../report/import-report.ts'

/** Tags and texts of an XML stream as slices of bytes. Just enough XML for the sheets of a workbook, and fast. */
export type XmlHandler = {
  /** The local name is bytes[name..nameEnd); attributes follow up to `end`. */
  open(bytes: Buffer, name: number, nameEnd: number, end: number): void
  close(bytes: Buffer, name: number, nameEnd: number): void
  /** Asked before each text. */
  wantsText(): boolean
  text(bytes: Buffer, start: number, end: number): void
}

export type XmlScanner = { push(chunk: Buffer): void }

const LT = 60
const GT = 62
const SLASH = 47
const COLON = 58
const LONGEST_PIECE = 64 * 1024 * 1024

export function createXmlScanner(handler: XmlHandler): XmlScanner {
  let buffer = Buffer.allocUnsafe(1 << 19)
  let length = 0
  let wide: TextDecoder | null = null
  let began = false

  /** The number of bytes that are done with; a piece cut by the buffer's end waits for the next chunk. */
  function scan(): number {
    const bytes = buffer
    const end = length
    let i = 0
    for (;;) {
      let lt = i
      while (lt < end && bytes[lt] !== LT) lt++
      if (lt >= end) return handler.wantsText() ? i : end
      let gt = lt + 1
      if (bytes[gt] === 33) {
        // <!-- a comment --> or <![CDATA[ text ]]>
        if (gt + 8 > end) return i
        const cdata = bytes[gt + 1] === 91
        const last = cdata ? ']]>' : bytes[gt + 1] === 45 ? '-->' : '>'
        const stop = bytes.indexOf(last, gt)
        // Behind the end stand bytes of before, which may complete what has not all arrived.
        if (stop < 0 || stop + last.length > end) return i
        if (cdata && handler.wantsText()) handler.text(bytes, gt + 8, stop)
        i = stop + last.length
        continue
      }
      while (gt < end && bytes[gt] !== GT) gt++
      if (gt >= end) return i
      if (lt > i && handler.wantsText()) handler.text(bytes, i, lt)
      i = gt + 1
      const closing = bytes[lt + 1] === SLASH
      let name = lt + (closing ? 2 : 1)
      let nameEnd = name
      for (; nameEnd < gt; nameEnd++) {
        const b = bytes[nameEnd]!
        if (b <= 32 || b === SLASH) break
        if (b === COLON) name = nameEnd + 1
      }
      if (closing) handler.close(bytes, name, nameEnd)
      else {
        const empty = bytes[gt - 1] === SLASH
        handler.open(bytes, name, nameEnd, empty ? gt - 1 : gt)
        if (empty) handler.close(bytes, name, nameEnd)
      }
    }
  }

  return {
    push(raw) {
      let chunk = raw
      if (!began && raw.length > 1) {
        began = true
        if (raw[0] === 0xff && raw[1] === 0xfe) wide = new TextDecoder('utf-16le')
        if (raw[0] === 0xfe && raw[1] === 0xff) wide = new TextDecoder('utf-16be')
      }
      if (wide) chunk = Buffer.from(wide.decode(raw, { stream: true }))
      if (length + chunk.length > buffer.length) {
        if (length > LONGEST_PIECE) throw new UnreadableFileError('a cell of the workbook is too long')
        const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, length + chunk.length))
        buffer.copy(larger, 0, 0, length)
        buffer = larger
      }
      chunk.copy(buffer, length)
      length += chunk.length
      const used = scan()
      buffer.copyWithin(0, used, length)
      length -= used
    },
  }
}

export function nameIs(bytes: Buffer, start: number, end: number, name: string): boolean {
  if (end - start !== name.length) return false
  for (let i = 0; i < name.length; i++) if (bytes[start + i] !== name.charCodeAt(i)) return false
  return true
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|[a-z]{2,4});/g, (whole, entity: string) => {
    if (!entity.startsWith('#')) return named[entity] ?? whole
    const code = entity[1] === 'x' ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
    return code > 0x10ffff ? whole : String.fromCodePoint(code)
  })
}

/** Lines of XML end in a line feed, however they were written; `_x000D_` is how a workbook writes characters that XML cannot hold. */
export function decodeCellText(text: string): string {
  const decoded = decodeEntities(text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)
  if (!decoded.includes('_x')) return decoded
  return decoded
    .replace(/_x([0-9a-fA-F]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll('\0', '')
}

/** Attributes of a small document's tag, by local name. By steps forward alone: what is in the tag may be anything. */
export function attributesOf(tag: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (let at = 0; ; ) {
    const equals = tag.indexOf('=', at)
    if (equals < 0) return attributes
    const opening = firstMark(tag, equals + 1)
    const quote = tag[opening]
    const closing = quote === '"' || quote === "'" ? tag.indexOf(quote, opening + 1) : -1
    if (closing < 0) {
      at = equals + 1
      continue
    }
    const name = tag.slice(at, equals).trim().split(/\s/).at(-1)!
    const value = decodeEntities(tag.slice(opening + 1, closing))
    const local = name.slice(name.lastIndexOf(':') + 1)
    attributes[local] ??= value
    if (local !== name) attributes[name] = value
    at = closing + 1
  }
}

function firstMark(text: string, from: number): number {
  let at = from
  while (text.charCodeAt(at) <= 32) at++
  return at
}

/** Tags of a small document with a given local name, each as its attributes. */
export function tagsNamed(xml: string, name: string): Record<string, string>[] {
  const tags: Record<string, string>[] = []
  for (let from = 0; ; ) {
    const end = xml.indexOf('>', from)
    if (end < 0) return tags
    const piece = xml.slice(from, end)
    const tag = piece.slice(piece.lastIndexOf('<') + 1)
    const [whole = ''] = /^[^\s/]*/.exec(tag) ?? []
    if (whole.slice(whole.lastIndexOf(':') + 1) === name) tags.push(attributesOf(tag.slice(whole.length)))
    from = end + 1
  }
}

/** What stands between the first tag with a given local name and its end. */
export function elementNamed(xml: string, name: string): string {
  const opening = new RegExp(`<(?:[\\w-]+:)?${name}\\b`).exec(xml)
  if (!opening) return ''
  const rest = xml.slice(opening.index)
  return rest.slice(0, new RegExp(`</(?:[\\w-]+:)?${name}>`).exec(rest)?.index)
}
