import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from './other-letters.ts'

const require = createRequire(import.meta.url)

/** How wide a text is in the font that pictures and PDFs are written in; the font is as CSS says it. */
export function openLetterWidths(): (text: string, font?: string) => { width: number } {
  const plain = widthsOf('DejaVuSans')
  const bold = widthsOf('DejaVuSans-Bold')
  return (text = '', font = '12px') => {
    const of = /\b(?:bold|[6-9]00)\b/.test(font) ? bold : plain
    const size = Number(/([\d.]+)px/.exec(font)?.[1] ?? 12)
    let width = 0
    for (const letter of text) width += of(letter.codePointAt(0)!) * size
    return { width }
  }
}

/** In parts of the letters' size, opened at the first letter. */
function widthsOf(name: string): (code: number) => number {
  const known = new Map<number, number>()
  let font: Font | undefined
  return (code) => {
    let width = known.get(code)
    if (width === undefined) {
      font ??= open(name)
      // What this font has not are mostly letters as wide as they are high.
      width = font.hasGlyphForCodePoint(code) ? font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm : 1
      known.set(code, width)
    }
    return width
  }
}

function open(name: string): Font {
  const { create }: { create(bytes: Uint8Array): Font } = require('fontkit')
  return create(readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)))
}
