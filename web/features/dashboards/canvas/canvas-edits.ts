import type { Place } from '../../../../src/engine/documents/documents.contract.ts'
import { questionFence, tagOf, written } from '../../../../src/engine/documents/write-markup.ts'
import { type CanvasDocument, type CanvasItem, everyPart, placeOf, readCanvas, textOf } from './canvas-items.ts'
import { type Part, readParts } from './markup-parts.ts'

/**
 * What the canvas does to a document, each from text to text: only what is changed is written anew, so that comments, order and whatever
 * the canvas cannot show stay as they are.
 */
type Piece = { from: number; to: number; text: string }

/** Several changes of one text; none overlaps another. */
function apply(markup: string, pieces: readonly Piece[]): string {
  return pieces
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), markup)
}

export type Attributes = Record<string, unknown>

/** The changes of a tag that give it these attributes; undefined takes one away. */
function attributePieces(markup: string, part: Part, attributes: Attributes): Piece[] {
  const pieces: Piece[] = []
  const added: string[] = []
  for (const [name, value] of Object.entries(attributes)) {
    const found = part.attributes.get(name)
    if (!found) {
      if (value !== undefined) added.push(` ${name}=${written(value)}`)
    } else if (value !== undefined) pieces.push({ from: found.from, to: found.to, text: written(value) })
    else {
      const start = markup.lastIndexOf(name, found.from)
      const space = /\s*$/.exec(markup.slice(part.open!.from, start))![0].length
      pieces.push({ from: start - space, to: found.to, text: '' })
    }
  }
  if (added.length > 0) {
    const last = Math.max(...[...part.attributes.values()].map(({ to }) => to), 0)
    const head = /^\{%\s*[A-Za-z]\w*/.exec(markup.slice(part.open!.from))![0].length
    const at = last || part.open!.from + head
    pieces.push({ from: at, to: at, text: added.join('') })
  }
  // Two changes at one place would not know which comes first.
  return merged(pieces)
}

function merged(pieces: Piece[]): Piece[] {
  const sorted = pieces.toSorted((a, b) => a.from - b.from || a.to - b.to)
  return sorted.reduce<Piece[]>((done, piece) => {
    const last = done.at(-1)
    if (last && piece.from < last.to) return done
    if (last && piece.from === piece.to && piece.from === last.to) last.text += piece.text
    else done.push({ ...piece })
    return done
  }, [])
}

export const setAttributes = (markup: string, part: Part, attributes: Attributes): string =>
  apply(markup, attributePieces(markup, part, attributes))

/** Another kind of tag in the place of one, with what both take. */
export function setTag(markup: string, part: Part, tag: string, attributes: Attributes): string {
  return apply(markup, [{ ...part.open!, text: tagOf(tag, attributes) }])
}

export const attributesOf = (part: Part): Attributes =>
  Object.fromEntries([...part.attributes].map(([name, { value }]) => [name, value]))

/** Gives every item its place; words that had none become a note. */
export function setPlaces({ markup, items }: CanvasDocument, places: readonly Place[]): string {
  return apply(
    markup,
    items.flatMap((item, i): Piece[] => {
      const place = places[i]!
      const { part } = item
      if (item.kind === 'other') return part.kind === 'note' ? attributePieces(markup, part, { at: place }) : []
      if (String(placeOf(part)) === String(place)) return []
      return part.kind === 'heading' || part.kind === 'text'
        ? [{ from: item.from, to: item.to, text: noteText(markup.slice(item.from, item.to), place) }]
        : attributePieces(markup, part, { at: place })
    }),
  )
}

/** The text with one item more: that has its place, and all others keep the one that they were shown at. */
export function placeAdded(before: CanvasDocument, markup: string, at: number, place: Place): string {
  const after = readCanvas(markup, before.title)
  if (after.items.length !== before.items.length + 1) return markup
  return setPlaces(after, before.places.toSpliced(at, 0, place))
}

const noteText = (text: string, place: Place | null): string =>
  `{% note${place === null ? '' : ` at=${written(place)}`} %}\n${text.trim()}\n{% /note %}`

/** Words stay words: what would be read as a tag or a comment is parted, and code that is not closed is. */
function plainWords(text: string): string {
  const words = text.replaceAll('{%', '{ %').replaceAll('<!--', '<! --').trim()
  let open: string | null = null
  for (const line of words.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line)
    if (!mark || (mark[1]![0] === '`' && mark[2]!.includes('`'))) continue
    if (open === null) open = mark[1]!
    else if (mark[1]!.startsWith(open) && mark[2]!.trim() === '') open = null
  }
  return open === null ? words : `${words}\n${open}`
}

export function setText(markup: string, item: CanvasItem, text: string): string {
  const { part } = item
  const words = plainWords(text)
  const piece =
    part.kind === 'note'
      ? { from: part.inside!.from, to: part.inside!.to, text: `\n${words}\n` }
      : { from: item.from, to: item.to, text: noteText(words, null) }
  return apply(markup, [piece])
}

export function addBlocks(markup: string, blocks: readonly string[]): string {
  const before = markup.trimEnd()
  return `${before}${before === '' ? '' : '\n\n'}${blocks.join('\n\n')}\n`
}

export const addText = (markup: string, text: string, place: Place): string =>
  addBlocks(markup, [noteText(plainWords(text), place)])

/** Controls stand together: a new one after the last, or at the top, below the title. */
export function addControl(markup: string, tag: string, blocks: readonly string[]): string {
  const parts = readParts(markup)
  const last = parts.findLast(({ kind }) => kind === 'control')
  const after = last ?? (parts[0]?.kind === 'heading' ? parts[0] : undefined)
  const text = [tag, ...blocks].join('\n\n')
  if (!after) return `${text}\n\n${markup}`
  return `${markup.slice(0, after.to)}\n${last ? '' : '\n'}${text}${last && blocks.length === 0 ? '' : '\n'}${markup.slice(after.to)}`
}

export const freeName = (wanted: string, taken: ReadonlySet<string>): string => {
  const base = (/^[A-Za-z_]/.test(wanted) ? wanted : `q_${wanted}`).replace(/\W+/g, '_').slice(0, 50)
  let name = base
  for (let n = 2; taken.has(name); n++) name = `${base}_${n}`
  return name
}

export const namesOf = (parts: readonly Part[]): Set<string> =>
  new Set(parts.flatMap((part) => (part.kind === 'query' ? part.name : (textOf(part, 'name') ?? []))))

export const setQuestion = (markup: string, query: Part, question: object): string =>
  apply(markup, [{ from: query.from, to: query.to, text: questionFence(query.name, question) }])

const cut = (markup: string, { from, to }: { from: number; to: number }): Piece => {
  // With one of the empty lines around it, so that none are left over.
  const before = /\n*$/.exec(markup.slice(0, from))![0].length
  const after = /^[ \t]*\n*/.exec(markup.slice(to))![0].length
  const isLine = before > 0 || from === 0
  return isLine && (after > 0 || to === markup.length)
    ? {
        from: from - before,
        to: to + after,
        text: from === before ? '' : '\n'.repeat(Math.min(2, Math.max(before, 1))),
      }
    : { from, to, text: '' }
}

const usesOf = (document: CanvasDocument, name: string): Part[] =>
  everyPart(document.parts).filter((part) => textOf(part, 'query') === name || textOf(part, 'options') === name)

/** With its query where nothing else shows that. */
export function removeItem(document: CanvasDocument, item: CanvasItem): string {
  const name = textOf(item.part, 'query')
  const alone = name !== undefined && usesOf(document, name).length === 1
  const query = alone ? document.queries.find((each) => each.name === name) : undefined
  const without = apply(document.markup, [cut(document.markup, item)])
  return query ? removeQuery(without, query.name) : without
}

function removeQuery(markup: string, name: string): string {
  const found = everyPart(readParts(markup)).find((part) => part.kind === 'query' && part.name === name)
  return found ? apply(markup, [cut(markup, found)]) : markup
}

/** A control that SQL has places for stays: taken away, the query would not run. */
export function removeControl(document: CanvasDocument, control: Part): string {
  const options = textOf(control, 'options')
  const alone = options !== undefined && usesOf(document, options).length === 1
  const without = apply(document.markup, [cut(document.markup, control)])
  return alone ? removeQuery(without, options) : without
}

/** A copy below, with a query of its own, so that one can be changed without the other. */
export function duplicateItem(document: CanvasDocument, item: CanvasItem, place: Place): string {
  const { markup, queries } = document
  const text = markup.slice(item.from, item.to)
  const beside = (after: string) => placeAdded(document, after, document.items.indexOf(item) + 1, place)
  if (item.kind !== 'view') {
    const words = item.part.kind === 'note' ? item.text : text
    return beside(apply(markup, [{ from: item.to, to: item.to, text: `\n\n${noteText(words, place)}` }]))
  }
  const query = queries.find(({ name }) => name === textOf(item.part, 'query'))
  const name = query && freeName(query.name.replace(/_\d+$/, ''), namesOf(everyPart(document.parts)))
  const copy = tagOf(item.part.tag, { ...attributesOf(item.part), ...(name && { query: name }), at: place })
  const pieces: Piece[] = [{ from: item.to, to: item.to, text: `\n${copy}` }]
  if (query && name) pieces.push({ from: query.to, to: query.to, text: `\n\n${renamed(markup, query, name)}` })
  return beside(apply(markup, pieces))
}

/** The item alone with its query: what is asked there can change, and nothing else with it. */
export function withOwnQuery(document: CanvasDocument, item: CanvasItem): { markup: string; name: string } {
  const { markup, queries } = document
  const shown = textOf(item.part, 'query') ?? ''
  const query = queries.find(({ name }) => name === shown)
  if (!query || usesOf(document, shown).length < 2) return { markup, name: shown }
  const name = freeName(shown.replace(/_\d+$/, ''), namesOf(everyPart(document.parts)))
  const copy = { from: query.to, to: query.to, text: `\n\n${renamed(markup, query, name)}` }
  return { markup: apply(markup, [copy, ...attributePieces(markup, item.part, { query: name })]), name }
}

const renamed = (markup: string, query: Part, name: string): string =>
  markup
    .slice(query.from, query.to)
    .replace(/^(\s*(?:`{3,}|~{3,})\s*(?:sql|question)[ \t]+)([^\s=]+)/i, (_, head) => head + name)

/** The item at the end of another document, with its query, and the controls that the query has places for. */
export function copyItem(document: CanvasDocument, item: CanvasItem, other: string): string {
  const { markup, queries, controls } = document
  if (item.kind !== 'view')
    return addBlocks(other, [item.part.kind === 'note' ? noteText(item.text, null) : markup.slice(item.from, item.to)])
  const there = everyPart(readParts(other))
  const taken = namesOf(there)
  const query = queries.find(({ name }) => name === textOf(item.part, 'query'))
  const blocks: string[] = []
  const copyQuery = (part: Part): string => {
    const name = freeName(part.name, taken)
    taken.add(name)
    blocks.push(renamed(markup, part, name))
    return name
  }
  const places = query?.tag === 'sql' ? placesIn(markup.slice(query.from, query.to)) : []
  for (const control of controls) {
    const name = textOf(control, 'name') ?? ''
    if (!places.includes(name) || taken.has(name)) continue
    const options = queries.find((each) => each.name === textOf(control, 'options'))
    blocks.push(tagOf(control.tag, { ...attributesOf(control), ...(options && { options: copyQuery(options) }) }))
  }
  const name = query && copyQuery(query)
  const { at: _, ...attributes } = attributesOf(item.part)
  return addBlocks(other, [...blocks, tagOf(item.part.tag, { ...attributes, ...(name && { query: name }) })])
}

export const placesIn = (sql: string): string[] => [
  ...new Set([...sql.matchAll(/\{\{\s*([A-Za-z_]\w*)/g)].map(([, name]) => name!)),
]
