import {
  black,
  type ChartTheme,
  contrast,
  inkOn,
  type Rgb,
  rgbOf,
  white,
} from '../../../src/engine/charts/chart-colours.ts'

const hexOf = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
const mixed = (one: Rgb, other: Rgb, share: number): Rgb =>
  one.map((part, i) => part + (other[i]! - part) * share) as unknown as Rgb

const pages = { light: white, dark: '#151619' } as const

/** The colour itself, or as near to it as can be told from what it stands on. */
function standingOut(accent: string, on: string, least: number, theme: 'light' | 'dark'): string {
  const away = theme === 'light' ? black : white
  for (let share = 0; share < 1; share += 0.05) {
    const colour = hexOf(mixed(rgbOf(accent), rgbOf(away), share))
    if (contrast(colour, on) >= least) return colour
  }
  return away
}

const softOf = (accent: string, theme: 'light' | 'dark') => hexOf(mixed(rgbOf(pages[theme]), rgbOf(accent), 0.14))

/** The tokens that an accent colour sets, so that words in it and on it can be read whatever the colour is. */
export function accentTokens(accent: string, theme: 'light' | 'dark'): Record<string, string> {
  const soft = softOf(accent, theme)
  return {
    '--accent': accent,
    '--accent-hover': hexOf(mixed(rgbOf(accent), rgbOf(black), 0.12)),
    '--on-accent': inkOn(accent),
    '--accent-text': standingOut(accent, soft, 4.6, theme),
    '--accent-soft': soft,
  }
}

const apart = (one: string, other: string) => Math.hypot(...rgbOf(one).map((part, i) => part - rgbOf(other)[i]!))

/** What the colour changes in a chart: its first series has it, and the colour that is most like it makes room. */
export function accentChart(accent: string, { palette }: Pick<ChartTheme, 'palette'>, theme: 'light' | 'dark') {
  // As WCAG asks of what is not text.
  const first = standingOut(accent, pages[theme], 3, theme)
  const like = palette.toSorted((a, b) => apart(a, first) - apart(b, first))[0]
  return {
    palette: [first, ...palette.filter((colour) => colour !== like)],
    scale: [softOf(first, theme), first] as const,
  }
}
