import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { type Font, openOtherLetters } from './other-letters.ts'
import { smallFont } from './small-font.ts'

const codeOf = (letter: string) => letter.codePointAt(0)!

test('a file of letters is opened when the first of them is asked for, and once', () => {
  const opened: string[] = []
  const find = openOtherLetters((font, name) => {
    opened.push(name)
    return font
  })
  assert.deepEqual(opened, [])
  const font = find(codeOf('京'))
  assert.ok(font)
  assert.equal(opened.length, 1)
  assert.equal(find(codeOf('京')), font)
  assert.equal(opened.length, 1)
  assert.match(opened[0]!, /^noto-sans-sc-\d+-wght-normal\.woff2$/)
  find(codeOf('한'))
  assert.match(opened.at(-1)!, /^noto-sans-kr-/)
  assert.equal(find(codeOf('ไ')), null)
})

test('a font of a few letters of several files has those and their shapes, and no others', () => {
  const find = openOtherLetters((font) => font)
  const words = '京한カ😀'
  const letters = [...words].flatMap((letter) => {
    const font = find(codeOf(letter))
    return font ? [{ code: codeOf(letter), font }] : []
  })
  const bytes = smallFont('A few', letters)
  const { create }: { create(bytes: Uint8Array): Font & { familyName: string; numGlyphs: number } } = createRequire(
    import.meta.url,
  )('fontkit')
  const font = create(Buffer.from(bytes))
  assert.equal(font.familyName, 'A few')
  assert.equal(font.numGlyphs, letters.length + 1)
  for (const { code, font: from } of letters) {
    assert.ok(font.hasGlyphForCodePoint(code))
    assert.equal(font.glyphForCodePoint(code).advanceWidth, Math.round(from.glyphForCodePoint(code).advanceWidth))
    assert.notEqual(font.glyphForCodePoint(code)._decode()?.numberOfContours, 0)
  }
  assert.equal(font.hasGlyphForCodePoint(codeOf('都')), false)
})
