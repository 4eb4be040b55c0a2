/** A value of a tag's attribute, and where in the markup it stands. */
export type Attribute = { value: unknown; from: number; to: number }

/** A part of a document and where it stands: nothing between the parts is lost by whoever edits one of them. */
export type Part = {
  kind: 'query' | 'view' | 'control' | 'note' | 'grid' | 'heading' | 'text' | 'comment' | 'other'
  /** Of a query `sql` or `question`. */
  tag: string
  from: number
  to: number
  /** Of a tag: its opening. */
  open: { from: number; to: number } | null
  attributes: Map<string, Attribute>
  /** Of a query its text, of a note and a grid what stands between their tags. */
  inside: { from: number; to: number } | null
  /** Of a query. */
  name: string
  children: Part[]
}

const views = new Set(['chart', 'table', 'metric'])
const controls = new Set(['select', 'multiselect', 'date', 'daterange', 'number', 'text', 'toggle'])
const fence = /^( {0,3})(`{3,}|~{3,})[ \t]*(.*)$/
const query = /^(sql|question)\b[ \t]*([^\s=]+(?![^\s=]*=))?/i
const heading = /^ {0,3}#{1,6}(\s|$)/

export function readParts(markup: string): Part[] {
  return new Reader(markup).parts(0, markup.length)
}

const part = (kind: Part['kind'], tag: string, from: number, to: number, more: Partial<Part> = {}): Part => ({
  kind,
  tag,
  from,
  to,
  open: null,
  attributes: new Map(),
  inside: null,
  name: '',
  children: [],
  ...more,
})

class Reader {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }

  /** Where the line ends that holds this place. */
  private lineEnd(at: number): number {
    const end = this.text.indexOf('\n', at)
    return end === -1 ? this.text.length : end
  }

  parts(from: number, end: number): Part[] {
    const found: Part[] = []
    let at = from
    while (at < end) {
      const lineEnd = Math.min(this.lineEnd(at), end)
      const line = this.text.slice(at, lineEnd)
      if (line.trim() === '') {
        at = lineEnd + 1
        continue
      }
      const next =
        this.fenceAt(at, lineEnd, end) ??
        this.tagsAt(at, end) ??
        this.commentAt(at, end) ??
        this.textAt(at, lineEnd, end)
      found.push(...next)
      at = next.at(-1)!.to
      // What follows a tag on its line is white space.
      if (this.text[at] === '\n') at++
    }
    return found
  }

  private fenceAt(at: number, lineEnd: number, end: number): Part[] | null {
    const opening = fence.exec(this.text.slice(at, lineEnd).replace(/\r$/, ''))
    if (!opening || (opening[2]![0] === '`' && opening[3]!.includes('`'))) return null
    const mark = opening[2]!
    let line = lineEnd + 1
    let last = end
    let to = end
    while (line < end) {
      const stop = Math.min(this.lineEnd(line), end)
      const closing = fence.exec(this.text.slice(line, stop).replace(/\r$/, ''))
      if (closing && closing[2]![0] === mark[0] && closing[2]!.length >= mark.length && closing[3] === '') {
        last = line - 1
        to = stop
        break
      }
      line = stop + 1
    }
    const info = query.exec(opening[3]!)
    if (!info) return [part('text', '', at, to)]
    const inside = { from: Math.min(lineEnd + 1, to), to: Math.max(lineEnd + 1, last) }
    return [part('query', info[1]!.toLowerCase(), at, to, { name: info[2] ?? '', inside })]
  }

  /** One tag or several that fill a line; a line that also has words is text, with whatever tags are in it. */
  private tagsAt(at: number, end: number): Part[] | null {
    const found: Part[] = []
    let place = at
    for (;;) {
      while (place < end && /[ \t\r]/.test(this.text[place]!)) place++
      if (place >= end || this.text[place] === '\n') return found.length === 0 ? null : found
      if (!this.text.startsWith('{%', place)) return null
      const tag = this.tagAt(place, end)
      if (tag === null) return null
      found.push(tag)
      place = tag.to
      // What has something inside ends where its closing tag does; nothing may follow it on that line.
      if (tag.inside !== null)
        return this.text.slice(place, Math.min(this.lineEnd(place), end)).trim() === '' ? found : null
    }
  }

  private tagAt(at: number, end: number): Part | null {
    // A tag ends at the first %}, within quotes too.
    const close = this.text.indexOf('%}', at)
    if (close === -1 || close >= end) return null
    const to = close + 2
    const name = /^\{%\s*([a-z]\w*)/i.exec(this.text.slice(at, to))
    if (!name) return null
    const tag = name[1]!
    const isClosed = this.text[close - 1] === '/'
    const attributes = readAttributes(this.text, at + name[0].length, isClosed ? close - 1 : close)
    const open = { from: at, to }
    if (isClosed) {
      const kind = views.has(tag) ? 'view' : controls.has(tag) ? 'control' : 'other'
      return part(kind, tag, at, to, { open, attributes })
    }
    const ending = this.closingOf(tag, to, end)
    if (ending === null) return null
    const inside = { from: to, to: ending.from }
    if (tag !== 'grid' && tag !== 'note') return part('other', tag, at, ending.to, { open, attributes, inside })
    const children = this.parts(inside.from, inside.to)
    return part(tag, tag, at, ending.to, { open, attributes, inside, children })
  }

  private closingOf(tag: string, from: number, end: number): { from: number; to: number } | null {
    let depth = 1
    const tags = new RegExp(`\\{%\\s*(/?)\\s*${tag}\\b[\\s\\S]*?%\\}`, 'g')
    tags.lastIndex = from
    for (let match = tags.exec(this.text); match && match.index < end; match = tags.exec(this.text)) {
      if (match[1] === '/') depth--
      else if (!match[0].endsWith('/%}')) depth++
      if (depth === 0) return { from: match.index, to: match.index + match[0].length }
    }
    return null
  }

  private commentAt(at: number, end: number): Part[] | null {
    if (!/^ {0,3}<!--/.test(this.text.slice(at, at + 8))) return null
    const close = this.text.indexOf('-->', at)
    if (close === -1 || close >= end) return null
    // What follows it on its line is not read either.
    return [part('comment', '', at, Math.min(this.lineEnd(close), end))]
  }

  private textAt(at: number, lineEnd: number, end: number): Part[] {
    if (heading.test(this.text.slice(at, lineEnd))) return [part('heading', '', at, lineEnd)]
    let to = lineEnd
    for (;;) {
      const next = to + 1
      if (next >= end) break
      const stop = Math.min(this.lineEnd(next), end)
      const line = this.text.slice(next, stop)
      if (
        line.trim() === '' ||
        heading.test(line) ||
        fence.test(line) ||
        /^\s*\{%/.test(line) ||
        /^ {0,3}<!--/.test(line)
      )
        break
      to = stop
    }
    const kind = this.text.slice(at, to).includes('{%') ? 'other' : 'text'
    return [part(kind, '', at, to)]
  }
}

/** The attributes of a tag, each with the place of its value. */
function readAttributes(text: string, from: number, end: number): Map<string, Attribute> {
  const found = new Map<string, Attribute>()
  const name = /\s*([A-Za-z_][\w-]*)=/y
  let at = from
  while (at < end) {
    name.lastIndex = at
    const match = name.exec(text)
    if (!match || match.index + match[0].length > end) break
    const start = match.index + match[0].length
    const to = endOfValue(text, start, end)
    found.set(match[1]!, { value: readValue(text.slice(start, to)), from: start, to })
    at = to
  }
  return found
}

function endOfValue(text: string, from: number, end: number): number {
  let depth = 0
  for (let at = from; at < end; at++) {
    const c = text[at]!
    if (c === '"') {
      at++
      while (at < end && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
      if (depth === 0) return Math.min(end, at + 1)
    } else if (c === '[' || c === '{') depth++
    else if (c === ']' || c === '}') {
      depth--
      if (depth === 0) return at + 1
    } else if (depth === 0 && /\s/.test(c)) return at
  }
  return end
}

/** Markdoc's values are JSON, but that names need no quotes. What cannot be read is undefined, and stays as it is written. */
function readValue(written: string): unknown {
  const json = written.replace(/"(?:[^"\\]|\\.)*"|([{,]\s*)([A-Za-z_]\w*)(\s*:)/g, (whole, before, key, colon) =>
    key === undefined ? whole : `${before}"${key}"${colon}`,
  )
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
