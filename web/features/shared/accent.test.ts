import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accentTokens, contrast } from './accent.ts'

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
