import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)
/** Chinese and Japanese, then Korean. Each comes in many small files, of which those are opened that are needed. */
const lists = [
  require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
]
const weight = 450

// The library has no types.
type Point = { x: number; y: number; onCurve: boolean; endContour: boolean; copy(): Point }
type Outline = { numberOfContours: number; points: Point[] }
type Glyph = {
  id: number
  advanceWidth: number
  _decode(): Outline | null
  _getPhantomPoints(outline: Outline): Point[]
  _getContours(): Point[][]
  _getMetrics(): { leftBearing: number }
}
export type Font = {
  stream: object
  unitsPerEm: number
  ascent: number
  descent: number
  _variationProcessor: { transformPoints(id: number, points: Point[]): void } | null
  hasGlyphForCodePoint(code: number): boolean
  glyphForCodePoint(code: number): Glyph
  getGlyph(id: number): Glyph
}

/** Says in which file, opened once, a letter is; null when none has it. */
export function openOtherLetters<F = Font>(prepare: (font: Font, name: string) => F): (code: number) => F | null {
  const finders = lists.map((list) => splitFont(list, prepare))
  return (code) => {
    for (const find of finders) {
      const found = find(code)
      if (found) return found
    }
    return null
  }
}

/** A font of which each file holds some ranges of letters. */
function splitFont<F>(list: string, prepare: (font: Font, name: string) => F): (code: number) => F | null {
  const folder = path.dirname(list)
  let ranges: Range[] | undefined
  const opened = new Map<string, { font: Font; prepared: F }>()
  return (code) => {
    ranges ??= readRanges(list, path.basename(folder))
    const file = ranges.find(({ from, to }) => from <= code && code <= to)?.file
    if (file === undefined) return null
    let face = opened.get(file)
    if (!face) {
      const font = openVariable(readFileSync(path.join(folder, 'files', file)))
      face = { font, prepared: prepare(font, file) }
      opened.set(file, face)
    }
    return face.font.hasGlyphForCodePoint(code) ? face.prepared : null
  }
}

type Range = { from: number; to: number; file: string }

function readRanges(list: string, name: string): Range[] {
  const listed: Record<string, string> = JSON.parse(readFileSync(list, 'utf8'))
  return Object.entries(listed).flatMap(([key, codes]) =>
    [...codes.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, from, to]) => ({
      from: Number.parseInt(from!, 16),
      to: Number.parseInt(to ?? from!, 16),
      file: `${name}-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    })),
  )
}

/** The library opens such a file at its thinnest weight, and has no other way to ask for another. */
function openVariable(bytes: Buffer): Font {
  const { create }: { create(bytes: Uint8Array): Font } = require('fontkit')
  const thin = create(bytes)
  const Stream = thin.stream.constructor as new (bytes: Uint8Array) => object
  const Kind = thin.constructor as new (stream: object, coordinates: number[]) => Font
  return new Kind(new Stream(bytes), [weight])
}

/** A glyph as the `glyf` table of a TrueType font has it, at the weight that the font was opened with. */
export function glyphOf(font: Font, id: number): { outline: Uint8Array; advance: number; bearing: number } {
  const glyph = font.getGlyph(id)
  return {
    outline: outlineBytes(contourPoints(font, glyph, id)),
    advance: Math.round(glyph.advanceWidth),
    bearing: glyph._getMetrics().leftBearing,
  }
}

function contourPoints(font: Font, glyph: Glyph, id: number): Point[] {
  const outline = glyph._decode()
  if (!outline || outline.numberOfContours === 0) return []
  if (outline.numberOfContours < 0) return glyph._getContours().flat()
  const points = outline.points.map((point) => point.copy())
  font._variationProcessor?.transformPoints(id, [...points, ...glyph._getPhantomPoints(outline)])
  return points
}

function outlineBytes(points: Point[]): Uint8Array {
  if (points.length === 0) return new Uint8Array(0)
  const ends = points.flatMap(({ endContour }, i) => (endContour ? [i] : []))
  const size = 10 + 2 * ends.length + 2 + 5 * points.length
  const bytes = Buffer.alloc(size + (4 - (size % 4)))
  let at = 0
  const short = (value: number) => {
    at = bytes.writeInt16BE(value, at)
  }
  const xs = points.map(({ x }) => Math.round(x))
  const ys = points.map(({ y }) => Math.round(y))
  short(ends.length)
  for (const value of [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]) short(value)
  for (const end of ends) short(end)
  short(0)
  for (const { onCurve } of points) at = bytes.writeUInt8(onCurve ? 1 : 0, at)
  for (const places of [xs, ys]) for (const [i, place] of places.entries()) short(place - (places[i - 1] ?? 0))
  return bytes
}
