import { type Font, glyphOf } from './other-letters.ts'

/** A TrueType font of just these letters, each taken from the font that has it; all of those must have one size of em. */
export function smallFont(family: string, letters: { code: number; font: Font }[]): Uint8Array {
  const sorted = letters.toSorted((a, b) => a.code - b.code)
  const empty = { outline: new Uint8Array(0), advance: 0, bearing: 0 }
  // The first glyph of a font is for letters that it has not.
  const glyphs = [empty, ...sorted.map(({ code, font }) => glyphOf(font, font.glyphForCodePoint(code).id))]
  const offsets = [0]
  for (const { outline } of glyphs) offsets.push(offsets.at(-1)! + outline.length)
  const { unitsPerEm, ascent, descent } = sorted[0]!.font
  const name = Buffer.from(family, 'utf16le').swap16()
  return fontFile({
    'OS/2': numbers([...Array(2).fill(0), 400, 5, ...Array(35).fill(0)], 2),
    cmap: Buffer.concat([
      numbers([0, 1, 3, 10, 0, 12, 12, 0], 2),
      numbers([16 + 12 * sorted.length, 0, sorted.length], 4),
      numbers(
        sorted.flatMap(({ code }, i) => [code, code, i + 1]),
        4,
      ),
    ]),
    glyf: Buffer.concat(glyphs.map(({ outline }) => outline)),
    head: Buffer.concat([
      numbers([0x10000, 0x10000, 0, 0x5f0f3cf5], 4),
      numbers([0, unitsPerEm, ...Array(8).fill(0)], 2),
      // The box around all glyphs, as far as it may reach; then that `loca` has four bytes an entry.
      numbers([-unitsPerEm, descent, 2 * unitsPerEm, ascent, 0, 8, 2, 1, 0], 2),
    ]),
    hhea: numbers([1, 0, ascent, descent, ...Array(13).fill(0), glyphs.length], 2),
    hmtx: numbers(
      glyphs.flatMap(({ advance, bearing }) => [advance, bearing]),
      2,
    ),
    loca: numbers(offsets, 4),
    maxp: numbers([1, 0, glyphs.length, ...Array(13).fill(0)], 2),
    // Its family, and the name that programs know it by.
    name: Buffer.concat([numbers([0, 2, 30, 3, 1, 0x409, 1, name.length, 0, 3, 1, 0x409, 6, name.length, 0], 2), name]),
    post: numbers([0x30000, ...Array(7).fill(0)], 4),
  })
}

function numbers(values: number[], size: 2 | 4): Buffer {
  const bytes = Buffer.alloc(values.length * size)
  for (const [i, value] of values.entries()) bytes.writeUIntBE(value < 0 ? value + 256 ** size : value, i * size, size)
  return bytes
}

function fontFile(tables: Record<string, Buffer>): Uint8Array {
  const entries = Object.entries(tables)
  const directory = [numbers([1, 0, entries.length, 0, 0, 0], 2)]
  const bodies: Buffer[] = []
  let at = 12 + 16 * entries.length
  for (const [tag, body] of entries) {
    directory.push(Buffer.from(tag), numbers([0, at, body.length], 4))
    const padding = Buffer.alloc((4 - (body.length % 4)) % 4)
    bodies.push(body, padding)
    at += body.length + padding.length
  }
  return new Uint8Array(Buffer.concat([...directory, ...bodies]))
}
