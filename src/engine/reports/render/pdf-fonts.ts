import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Canvas } from './draw-svg.ts'

const require = createRequire(import.meta.url)
export const fonts = { plain: 'plain', bold: 'bold' }
/** For what the first two have no letters for. Each comes in many small files, of which a document opens those that it needs. */
const others = [
  require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
]
const weight = 450
/** What may need another font. */
const beyondLatin = /[^\p{ASCII}\u00a0-\u02ff]/u

// Parts of the library that its types leave out.
type Point = { x: number; y: number; onCurve: boolean; endContour: boolean; copy(): Point }
type Outline = { numberOfContours: number; points: Point[] }
type Glyph = {
  advanceWidth: number
  _decode(): Outline | null
  _getPhantomPoints(outline: Outline): Point[]
  _getContours(): Point[][]
  _getMetrics(): { leftBearing: number }
}
type Subset = {
  glyf: Uint8Array[]
  offset: number
  loca: { offsets: number[]; version: number }
  hmtx: { metrics: object[] }
  _addGlyph(id: number): void
}
type Font = {
  stream: object
  _variationProcessor: { transformPoints(id: number, points: Point[]): void } | null
  postscriptName: string
  hasGlyphForCodePoint(code: number): boolean
  getGlyph(id: number): Glyph
  createSubset(): Subset
}
/** A font as it is in the file. */
type Face = { font: Font; ascender: number }
type Inside = {
  _font: Face
  _fontSize: number
  _fragment(text: string, x: number, y: number, options: Record<string, unknown>): void
  widthOfString(text: string, options?: object): number
  font(font: unknown): unknown
}
type Run = { face: Face | null; text: string }

/**
 * Registers the fonts, and lets every text that is written take letters that the font in use has not from another one.
 * Returns the characters that none of them has: they stand in the file as boxes.
 */
export function openFonts(doc: Canvas): { missing: Set<string> } {
  doc.registerFont(fonts.plain, require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))
  doc.registerFont(fonts.bold, require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'))
  const inside = doc as unknown as Inside
  const missing = new Set<string>()
  const widthOf = inside.widthOfString.bind(doc)
  const write = inside._fragment.bind(doc)
  const libraries = others.map((list) => splitFont(doc, list))

  function runsOf(text: string): Run[] {
    const main = inside._font.font
    const runs: Run[] = []
    for (const letter of text) {
      const code = letter.codePointAt(0)!
      let face: Face | null = null
      if (!main.hasGlyphForCodePoint(code)) {
        for (const find of libraries) face ??= find(code)
        if (!face && !/\p{C}|\p{M}/u.test(letter)) missing.add(letter)
      }
      const last = runs.at(-1)
      if (last?.face === face) last.text += letter
      else runs.push({ face, text: letter })
    }
    return runs
  }
  function within<T>(face: Face | null, work: () => T): T {
    const before = inside._font
    inside._font = face ?? before
    try {
      return work()
    } finally {
      inside._font = before
    }
  }
  inside.widthOfString = (text, options) =>
    !beyondLatin.test(text)
      ? widthOf(text, options)
      : runsOf(text).reduce((sum, run) => sum + within(run.face, () => widthOf(run.text, options)), 0)
  inside._fragment = (text, x, y, options) => {
    if (!beyondLatin.test(text)) return write(text, x, y, options)
    const runs = runsOf(text)
    if (runs.length === 1 && runs[0]!.face === null) return write(text, x, y, options)
    const { align, goTo, lineWidth, textWidth: _, ...rest } = options
    const wide = inside.widthOfString(text.trimEnd())
    let at =
      align === 'right' ? x + Number(lineWidth) - wide : align === 'center' ? x + (Number(lineWidth) - wide) / 2 : x
    const { ascender } = inside._font
    for (const [i, { face, text: part }] of runs.entries())
      within(face, () => {
        // Letters of all fonts stand on one line.
        const down = rest.baseline === undefined ? ((ascender - inside._font.ascender) / 1000) * inside._fontSize : 0
        write(part, at, y + down, { ...rest, ...(i === 0 && goTo !== undefined && { goTo }) })
        at += widthOf(part)
      })
  }
  return { missing }
}

/** A font of which each file holds some ranges of letters. */
function splitFont(doc: Canvas, list: string): (code: number) => Face | null {
  const folder = path.dirname(list)
  let ranges: Range[] | undefined
  const opened = new Map<string, Face>()
  return (code) => {
    ranges ??= readRanges(list, path.basename(folder))
    const file = ranges.find(({ from, to }) => from <= code && code <= to)?.file
    if (file === undefined) return null
    let face = opened.get(file)
    if (!face) {
      face = openVariable(doc, readFileSync(path.join(folder, 'files', file)), file)
      opened.set(file, face)
    }
    return face.font.hasGlyphForCodePoint(code) ? face : null
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

/** The library reads such a file, but gives its thinnest weight and cannot write a part of it: both are made up for here. */
function openVariable(doc: Canvas, bytes: Buffer, name: string): Face {
  const inside = doc as unknown as Inside
  const before = inside._font
  inside.font(bytes)
  const thin = inside._font.font
  const Stream = thin.stream.constructor as new (bytes: Uint8Array) => object
  const Kind = thin.constructor as new (stream: object, coordinates: number[]) => Font
  const font = new Kind(new Stream(bytes), [weight])
  const makeSubset = font.createSubset.bind(font)
  font.createSubset = () => {
    const subset = makeSubset()
    subset._addGlyph = (id) => {
      const glyph = font.getGlyph(id)
      const outline = outlineBytes(contourPoints(font, id, glyph))
      subset.glyf.push(outline)
      subset.loca.version = 1
      subset.loca.offsets.push(subset.offset)
      subset.hmtx.metrics.push({ advance: Math.round(glyph.advanceWidth), bearing: glyph._getMetrics().leftBearing })
      subset.offset += outline.length
    }
    return subset
  }
  // Fonts of one name would be taken for one.
  Object.defineProperty(font, 'postscriptName', { value: name.replace(/\W/g, '-') })
  inside.font(font)
  const face = inside._font
  inside._font = before
  return face
}

/** The points of a glyph at the weight that the font was opened with. */
function contourPoints(font: Font, id: number, glyph: Glyph): Point[] {
  const outline = glyph._decode()
  if (!outline || outline.numberOfContours === 0) return []
  if (outline.numberOfContours < 0) return glyph._getContours().flat()
  const points = outline.points.map((point) => point.copy())
  font._variationProcessor?.transformPoints(id, [...points, ...glyph._getPhantomPoints(outline)])
  return points
}

/** One glyph of a TrueType font. */
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
