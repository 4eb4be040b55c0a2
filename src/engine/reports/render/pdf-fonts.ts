import { createRequire } from 'node:module'
import { type Font, glyphOf, openOtherLetters } from '../../fonts/other-letters.ts'
import type { Canvas } from './draw-svg.ts'

const require = createRequire(import.meta.url)
export const fonts = { plain: 'plain', bold: 'bold' }
/** What may need another font. */
const beyondLatin = /[^\p{ASCII}\u00a0-\u02ff]/u

// Parts of the library that its types leave out.
type Subset = {
  glyf: Uint8Array[]
  offset: number
  loca: { offsets: number[]; version: number }
  hmtx: { metrics: object[] }
  _addGlyph(id: number): void
}
type PdfFont = Font & { postscriptName: string; createSubset(): Subset }
/** A font as it is in the file. */
type Face = { font: PdfFont; ascender: number }
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
  const findFace = openOtherLetters((font, name) => faceOf(doc, font as PdfFont, name))

  function runsOf(text: string): Run[] {
    const main = inside._font.font
    const runs: Run[] = []
    for (const letter of text) {
      const code = letter.codePointAt(0)!
      let face: Face | null = null
      if (!main.hasGlyphForCodePoint(code)) {
        face = findFace(code)
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

/** The library cannot write a part of such a font: that is made up for here. */
function faceOf(doc: Canvas, font: PdfFont, name: string): Face {
  const makeSubset = font.createSubset.bind(font)
  font.createSubset = () => {
    const subset = makeSubset()
    subset._addGlyph = (id) => {
      const { outline, advance, bearing } = glyphOf(font, id)
      subset.glyf.push(outline)
      subset.loca.version = 1
      subset.loca.offsets.push(subset.offset)
      subset.hmtx.metrics.push({ advance, bearing })
      subset.offset += outline.length
    }
    return subset
  }
  // Fonts of one name would be taken for one.
  Object.defineProperty(font, 'postscriptName', { value: name.replace(/\W/g, '-') })
  const inside = doc as unknown as Inside
  const before = inside._font
  inside.font(font)
  const face = inside._font
  inside._font = before
  return face
}
