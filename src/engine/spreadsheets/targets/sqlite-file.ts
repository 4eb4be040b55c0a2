import { fstatSync, ftruncateSync, writeSync } from 'node:fs'
import type { RowSink } from './row-sink.ts'

/**
 * Appends the rows of a table to an SQLite database file as finished b-tree pages (https://www.sqlite.org/fileformat2.html).
 * SQLite itself makes the file and its schema; only the bulk goes this way, because rows that arrive in rowid order need no
 * tree at all until the end, and because a value can go from the uploaded bytes to its page without becoming a string.
 */
export const PAGE = 4096
const MAX_LOCAL = PAGE - 35
const MIN_LOCAL = Math.floor(((PAGE - 12) * 32) / 255) - 23
const OVERFLOW = PAGE - 4
/** SQLite locks this byte of the file; the page that holds it is never used. */
const LOCK_PAGE = 0x40000000 / PAGE + 1
const BUFFERED_PAGES = 256

export type TablePages = {
  sink: RowSink
  /** Writes what is left, the inner pages and the root. */
  finish(): void
  /** Takes all rows back: the table is empty, as SQLite made it. */
  discard(): void
  rows(): number
  bytes(): number
}

function varintLength(n: number): number {
  let length = 1
  for (let rest = n; rest > 127; rest = Math.floor(rest / 128)) length++
  return length
}

function putVarint(target: Buffer, at: number, n: number): number {
  if (n < 128) {
    target[at] = n
    return at + 1
  }
  const length = varintLength(n)
  let rest = n
  for (let i = length - 1; i >= 0; i--) {
    target[at + i] = (rest % 128) | (i === length - 1 ? 0 : 128)
    rest = Math.floor(rest / 128)
  }
  return at + length
}

type Child = { page: number; lastRow: number }

export function appendTable(fd: number, rootPage: number, columns: number): TablePages {
  const record = new RowRecord(columns, endRow)
  const header = Buffer.allocUnsafe(columns * 9 + 9)
  const out = Buffer.allocUnsafe(BUFFERED_PAGES * PAGE)
  let outPages = 0
  const sizeBefore = fstatSync(fd).size
  let outStart = sizeBefore / PAGE + 1
  const leaves: Child[] = []
  const leaf = Buffer.alloc(PAGE)
  let cells = 0
  let content = PAGE
  let rowid = 0

  function flush(): void {
    let at = 0
    const size = outPages * PAGE
    while (at < size) at += writeSync(fd, out, at, size - at, (outStart - 1) * PAGE + at)
    outStart += outPages
    outPages = 0
  }

  /** A place in the output for the next page, whose number is `outStart + outPages - 1` afterwards. */
  function nextPage(): number {
    if (outPages === BUFFERED_PAGES) flush()
    if (outStart + outPages === LOCK_PAGE) {
      out.fill(0, outPages * PAGE, (outPages + 1) * PAGE)
      outPages++
      if (outPages === BUFFERED_PAGES) flush()
    }
    return outPages++ * PAGE
  }

  function sealLeaf(target: Buffer, at: number): void {
    leaf[0] = 0x0d
    leaf.writeUInt16BE(0, 1)
    leaf.writeUInt16BE(cells, 3)
    leaf.writeUInt16BE(content, 5)
    leaf[7] = 0
    leaf.fill(0, 8 + cells * 2, content)
    leaf.copy(target, at)
    cells = 0
    content = PAGE
  }

  function pushLeaf(): void {
    const at = nextPage()
    leaves.push({ page: outStart + outPages - 1, lastRow: rowid })
    sealLeaf(out, at)
  }

  function putOverflow(payload: Buffer, from: number): number {
    const first = outStart + outPages === LOCK_PAGE ? LOCK_PAGE + 1 : outStart + outPages
    for (let at = from; at < payload.length; at += OVERFLOW) {
      const page = nextPage()
      const number = outStart + outPages - 1
      const last = at + OVERFLOW >= payload.length
      out.writeUInt32BE(last ? 0 : number + 1 === LOCK_PAGE ? number + 2 : number + 1, page)
      const copied = payload.copy(out, page + 4, at, Math.min(at + OVERFLOW, payload.length))
      out.fill(0, page + 4 + copied, page + PAGE)
    }
    return first
  }

  function endRow({ types, body, length }: RowRecord): void {
    let typesLength = 0
    for (let c = 0; c < columns; c++) {
      const type = types[c]!
      if (type < 128) header[typesLength++] = type
      else typesLength = putVarint(header, typesLength, type)
    }
    // The header's length counts itself.
    let headerLength = typesLength + 1
    if (headerLength > 127) headerLength = typesLength + 2
    if (headerLength > 16383) headerLength = typesLength + 3
    const payload = headerLength + length
    let local = payload
    if (payload > MAX_LOCAL) {
      const surplus = MIN_LOCAL + ((payload - MIN_LOCAL) % OVERFLOW)
      local = surplus <= MAX_LOCAL ? surplus : MIN_LOCAL
    }
    const next = rowid + 1
    const size = varintLength(payload) + varintLength(next) + local + (local < payload ? 4 : 0)
    if (8 + cells * 2 + 2 + size > content) pushLeaf()
    rowid = next
    content -= size
    leaf[8 + cells * 2] = content >> 8
    leaf[9 + cells * 2] = content & 255
    cells++
    let at = putVarint(leaf, content, payload)
    at = putVarint(leaf, at, rowid)
    if (local === payload) {
      at = putVarint(leaf, at, headerLength)
      for (let i = 0; i < typesLength; i++) leaf[at++] = header[i]!
      body.copy(leaf, at, 0, length)
      return
    }
    const whole = Buffer.allocUnsafe(payload)
    let w = putVarint(whole, 0, headerLength)
    w += header.copy(whole, w, 0, typesLength)
    body.copy(whole, w, 0, length)
    whole.copy(leaf, at, 0, local)
    leaf.writeUInt32BE(putOverflow(whole, local), at + local)
  }

  /** How many children from `index` on one inner page takes: the last has no cell of its own. */
  function childrenOnPage(children: Child[], index: number): number {
    let used = 12
    let count = 1
    while (index + count < children.length) {
      used += 2 + 4 + varintLength(children[index + count - 1]!.lastRow)
      if (used > PAGE) break
      count++
    }
    // An inner page needs two children, so none may be left over for the next.
    return index + count === children.length - 1 ? count - 1 : count
  }

  /** One level of inner pages over `children`; it is the root when everything fits in one. */
  function pushInner(children: Child[]): Child[] {
    const parents: Child[] = []
    for (let index = 0; index < children.length; ) {
      const count = childrenOnPage(children, index)
      const page = Buffer.alloc(PAGE)
      let used = PAGE
      for (let i = 0; i < count - 1; i++) {
        const child = children[index + i]!
        used -= 4 + varintLength(child.lastRow)
        page.writeUInt32BE(child.page, used)
        putVarint(page, used + 4, child.lastRow)
        page.writeUInt16BE(used, 12 + i * 2)
      }
      const right = children[index + count - 1]!
      page[0] = 0x05
      page.writeUInt16BE(count - 1, 3)
      page.writeUInt16BE(used, 5)
      page.writeUInt32BE(right.page, 8)
      index += count
      if (count === children.length) {
        writeSync(fd, page, 0, PAGE, (rootPage - 1) * PAGE)
        parents.push({ page: rootPage, lastRow: right.lastRow })
      } else {
        page.copy(out, nextPage())
        parents.push({ page: outStart + outPages - 1, lastRow: right.lastRow })
      }
    }
    return parents
  }

  function finish(): void {
    if (leaves.length === 0) {
      const page = Buffer.alloc(PAGE)
      sealLeaf(page, 0)
      writeSync(fd, page, 0, PAGE, (rootPage - 1) * PAGE)
    } else {
      if (cells > 0) pushLeaf()
      let level = pushInner(leaves)
      while (level.length > 1) level = pushInner(level)
    }
    flush()
    const pages = Buffer.alloc(4)
    pages.writeUInt32BE(outStart - 1)
    writeSync(fd, pages, 0, 4, 28)
  }

  // The root is written last, so that until then the pages after it are nobody's.
  const discard = () => ftruncateSync(fd, sizeBefore)

  return { sink: record, finish, discard, rows: () => rowid, bytes: () => (outStart + outPages) * PAGE }
}

const float = new Float64Array(1)
const floatBytes = new Uint8Array(float.buffer)

/** A row in the making: values go to `body` one after the other, their serial types to `types`. */
class RowRecord implements RowSink {
  body: Buffer
  length = 0
  readonly types: Float64Array
  /** Kept free behind what is in use: numbers and days are put without looking. */
  readonly #spare: number
  readonly #end: (record: RowRecord) => void

  constructor(columns: number, end: (record: RowRecord) => void) {
    this.#spare = columns * 20
    this.#end = end
    this.body = Buffer.allocUnsafe(this.#spare + (1 << 16))
    this.types = new Float64Array(columns)
  }

  #room(length: number): void {
    const needed = this.length + length + this.#spare
    if (needed <= this.body.length) return
    const larger = Buffer.allocUnsafe(needed * 2)
    this.body.copy(larger, 0, 0, this.length)
    this.body = larger
  }

  putNone(column: number): void {
    this.types[column] = 0
  }

  putInteger(column: number, value: number): void {
    const { body, types, length: at } = this
    if (value === 0 || value === 1) {
      types[column] = 8 + value
      return
    }
    if (value >= -128 && value <= 127) {
      types[column] = 1
      body[at] = value
      this.length = at + 1
    } else if (value >= -32768 && value <= 32767) {
      types[column] = 2
      body[at] = value >> 8
      body[at + 1] = value
      this.length = at + 2
    } else if (value >= -8388608 && value <= 8388607) {
      types[column] = 3
      body[at] = value >> 16
      body[at + 1] = value >> 8
      body[at + 2] = value
      this.length = at + 3
    } else this.#putLong(column, value)
  }

  #putLong(column: number, value: number): void {
    const { body, types, length: at } = this
    const low = value | 0
    if (low === value) {
      types[column] = 4
      this.length = putInt32(body, at, low)
      return
    }
    const high = Math.floor(value / 4294967296)
    if (high >= -32768 && high <= 32767) {
      types[column] = 5
      body[at] = high >> 8
      body[at + 1] = high
      this.length = putInt32(body, at + 2, low)
    } else {
      types[column] = 6
      this.length = putInt32(body, putInt32(body, at, high), low)
    }
  }

  /** In a column declared REAL a whole number may be stored as an integer; SQLite turns it back when it reads. */
  putReal(column: number, value: number): void {
    if (Number.isSafeInteger(value) && !Object.is(value, -0)) {
      this.putInteger(column, value)
      return
    }
    const { body, length: at } = this
    this.types[column] = 7
    float[0] = value
    for (let i = 0; i < 8; i++) body[at + i] = floatBytes[7 - i]!
    this.length = at + 8
  }

  putText(column: number, text: string): void {
    // A UTF-16 unit is three bytes at most.
    this.#room(text.length * 3)
    const length = this.body.write(text, this.length)
    this.types[column] = 13 + 2 * length
    this.length += length
  }

  putBytes(column: number, bytes: Buffer, start: number, end: number): void {
    const length = end - start
    this.#room(length)
    const { body, length: at } = this
    this.types[column] = 13 + 2 * length
    if (length > 40) bytes.copy(body, at, start, end)
    else for (let i = 0; i < length; i++) body[at + i] = bytes[start + i]!
    this.length = at + length
  }

  putDate(column: number, bytes: Buffer, start: number): void {
    const { body, length: at } = this
    for (let i = 0; i < 10; i++) body[at + i] = bytes[start + i]!
    this.types[column] = 13 + 2 * 10
    this.length = at + 10
  }

  putDatetime(column: number, bytes: Buffer, start: number): void {
    const { body, length: at } = this
    for (let i = 0; i < 19; i++) body[at + i] = bytes[start + i]!
    body[at + 10] = 32
    this.types[column] = 13 + 2 * 19
    this.length = at + 19
  }

  endRow(): void {
    this.#end(this)
    this.length = 0
  }

  drop(): void {
    this.length = 0
  }
}

function putInt32(body: Buffer, at: number, value: number): number {
  body[at] = value >> 24
  body[at + 1] = value >> 16
  body[at + 2] = value >> 8
  body[at + 3] = value
  return at + 4
}
