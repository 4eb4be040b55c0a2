import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chartPalette, contrast, darkChartTheme, inkOn, lightChartTheme } from './chart-colours.ts'

type Rgb = [number, number, number]
const linear = (hex: string): Rgb => {
  const part = (at: number) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}
const oklab = ([r, g, b]: Rgb): Rgb => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
/** How the colour is seen with a missing kind of cone (Machado, Oliveira and Fernandes 2009, full severity). */
const sights: Record<string, [Rgb, Rgb, Rgb]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
const seen = (matrix: [Rgb, Rgb, Rgb], [r, g, b]: Rgb): Rgb =>
  matrix.map((row) => Math.max(0, Math.min(1, row[0] * r + row[1] * g + row[2] * b))) as Rgb

test('every two of the eight colours can be told apart, also by the colour-blind', () => {
  assert.equal(new Set(chartPalette).size, 8)
  for (const [sight, matrix] of Object.entries(sights))
    for (const [i, one] of chartPalette.entries())
      for (const other of chartPalette.slice(i + 1)) {
        const [a, b] = [oklab(seen(matrix, linear(one))), oklab(seen(matrix, linear(other)))]
        const distance = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
        assert.ok(distance >= 0.055, `${one} and ${other} are ${distance.toFixed(3)} apart (${sight})`)
      }
})

test('every colour of the palette stands out on a light and on a dark page', () => {
  for (const colour of chartPalette)
    for (const theme of [lightChartTheme, darkChartTheme])
      assert.ok(contrast(colour, theme.background) >= 2.25, `${colour} on ${theme.background}`)
})

test('texts of a chart are readable on its background', () => {
  for (const theme of [lightChartTheme, darkChartTheme])
    for (const colour of [theme.text, theme.muted])
      assert.ok(contrast(colour, theme.background) >= 4.5, `${colour} on ${theme.background}`)
})

test('what is written on a colour is readable, whatever the colour is', () => {
  for (const colour of [...chartPalette, '#777777', '#ffff00', '#0000ff', '#000000', '#ffffff'])
    assert.ok(contrast(inkOn(colour), colour) >= 4.5, colour)
})
