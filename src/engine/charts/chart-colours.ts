/**
 * Eight colours that stay apart for the colour-blind (checked in chart-colours.test.ts) and that stand on white and on
 * near-black alike, so a chart looks the same in light, dark, PDF and team chat.
 */
export const chartPalette = [
  '#3a67d0',
  '#e98a3c',
  '#12927c',
  '#a62390',
  '#58b8c8',
  '#be1f25',
  '#b27bfa',
  '#8b8450',
] as const

export type ChartTheme = {
  palette: readonly string[]
  text: string
  muted: string
  line: string
  background: string
  /** States: what is as it should be, what is not. */
  good: string
  bad: string
  /** Ends of the scale of heatmaps and maps: least, most. */
  scale: readonly [string, string]
  font: string
  locale: string
  /** Said in the place of the picture when there is nothing to draw. */
  emptyText: string
  /** Slices and groups past the eighth are gathered under this name. */
  otherText: string
  /** Beside the name of an axis that leaves zero out. */
  zoomedText: string
  totalText: string
  goalText: string
  /** `{n}` is how many found no room. */
  moreRowsText: string
  moreColumnsText: string
}

const shared = {
  palette: chartPalette,
  font: "'Inter Variable', Inter, system-ui, sans-serif",
  locale: 'en',
  emptyText: 'No data to draw',
  otherText: 'Other',
  zoomedText: 'axis does not start at 0',
  totalText: 'Total',
  goalText: 'Goal',
  moreRowsText: '{n} more rows',
  moreColumnsText: '{n} more columns',
}

export const lightChartTheme: ChartTheme = {
  ...shared,
  text: '#1b1c20',
  muted: '#62646c',
  line: '#e4e4e8',
  background: '#ffffff',
  good: '#12927c',
  bad: '#be1f25',
  scale: ['#e6ecfa', '#2448a0'],
}

export const darkChartTheme: ChartTheme = {
  ...shared,
  text: '#ececef',
  muted: '#9c9ea8',
  line: '#2b2c32',
  background: '#151619',
  good: '#2fb59c',
  bad: '#e5565b',
  scale: ['#1d2740', '#8fb0ff'],
}

export type Rgb = readonly [number, number, number]

export const rgbOf = (colour: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb

function brightness(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const c = part / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

/** As WCAG counts it: text needs 4.5. */
export function contrast(one: string, other: string): number {
  const [a, b] = [brightness(rgbOf(one)), brightness(rgbOf(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export const white = '#ffffff'
export const black = '#000000'

/** What is read on the colour, whatever it is: one of the two always has a contrast of 4.5. */
export const inkOn = (colour: string): string => (contrast(colour, white) >= contrast(colour, black) ? white : black)
