import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrast, darkChartTheme, lightChartTheme } from '../../../src/engine/charts/chart-colours.ts'
import { accentChart, accentTokens } from './accent.ts'

test('words in an accent colour and on it can be read, whatever the colour is', () => {
  for (const theme of ['light', 'dark'] as const)
    for (const accent of ['#ffff00', '#000000', '#ffffff', '#8040ff', '#7f7f7f', '#e0115f', '#00ff7f']) {
      const tokens = accentTokens(accent, theme)
      const page = theme === 'light' ? '#ffffff' : '#151619'
      assert.ok(contrast(tokens['--accent-text']!, page) >= 4.5, `${accent} on the ${theme} page`)
      assert.ok(contrast(tokens['--accent-text']!, tokens['--accent-soft']!) >= 4.5, `${accent} on its soft shade`)
      assert.ok(contrast(tokens['--on-accent']!, tokens['--accent']!) >= 4.5, `words on ${accent}`)
    }
})

test('the first series of a chart has the accent colour, where that stands out on the page, and no other is like it', () => {
  for (const theme of [lightChartTheme, darkChartTheme]) {
    const mode = theme === lightChartTheme ? 'light' : 'dark'
    for (const accent of ['#ffff00', '#000000', '#ffffff', '#8040ff', '#7f7f7f', '#e0115f', '#3a67d0']) {
      const { palette, scale } = accentChart(accent, theme, mode)
      assert.equal(new Set(palette).size, theme.palette.length)
      assert.ok(contrast(palette[0]!, theme.background) >= 3, `${accent} on the ${mode} page`)
      assert.equal(scale[1], palette[0])
      if (contrast(accent, theme.background) >= 3) assert.equal(palette[0], accent)
    }
    assert.ok(!accentChart('#3a66d1', theme, mode).palette.includes('#3a67d0'), 'two blues')
  }
})
