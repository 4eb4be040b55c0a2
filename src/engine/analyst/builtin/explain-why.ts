import { noValue } from '../../formats/cell-values.ts'
import type { ExplainedChange, Question } from '../../question/index.ts'
import { formatNumber, formatPercent, joinWords, sentence, sharedDecimals } from '../reading/format.ts'

type Way = 'fall' | 'rise'
/** What is said to have happened: down, up, or a change of either kind. */
const ways: Record<Way, string> = {
  fall: 'fall(?:en)?|fell|drop(?:ped)?|decreased?|declined?|sink|sank|shrink|shrank|low(?:er)?',
  rise: 'rise|rose|risen|increased?|grow|grew|grown|jump(?:ed)?|spiked?|improved?|high(?:er)?',
}
const how = 'up|down|off|back|sharply|strongly|so much|so far|a lot|suddenly'
const asksWhy = /^(?:and )?why\s+(?:did|has|have|is|are|was|were)\s+(.*)$/i
const move = new RegExp(
  `\\s+(?:so\\s+)?(?:(?:${ways.fall}|${ways.rise}|changed?|go|gone|went)(?:\\s+(?:${how}))*|down|up)\\b`,
  'i',
)
const wayIn = (words: string): Way | null =>
  (['fall', 'rise'] as const).find((way) =>
    new RegExp(`\\b(?:${ways[way]}|${way === 'fall' ? 'down' : 'up'})\\b`, 'i').test(words),
  ) ?? null

/** "Why did revenue fall in March?" is about the revenue in March, and takes it to have fallen; null where no change is asked about. */
export function changeAbout(question: string): { about: string; way: Way | null } | null {
  const said = asksWhy.exec(question.replace(/(?<![?.!\s])[?.!\s]+$/, ''))?.[1]
  const moved = said && move.exec(said)?.[0]
  return moved ? { about: said.replace(move, '').trim(), way: wayIn(moved) } : null
}

/** The two periods side by side, by the field whose parts changed least alike; what made most of the difference stands first. */
export function comparedBy({ compared, difference, fields: [field] }: ExplainedChange): Question {
  const held = { measure: 1, from: 0 }
  return {
    ...compared,
    by: field ? [{ of: field.of }] : [],
    over: [
      { kind: 'change', ...held, label: 'change' },
      field?.adds
        ? { kind: 'share', ...held, label: 'share of the change' }
        : { kind: 'growth', ...held, label: 'change in percent' },
    ],
    order: [{ column: { over: 0 }, descending: difference >= 0 }],
  }
}

const maxParts = 4
/** In percent, with one decimal at most. */
const inPercent = (share: number) => Math.round(Math.abs(share) * 1000) / 10

/** What changed, and in which parts. It names no cause. */
export function changeInWords(
  { measure, before, after, difference, fields }: ExplainedChange,
  asked: Way | null,
  locale: string,
): string {
  const [field] = fields
  const parts = (field?.parts ?? []).filter((part) => part.difference !== 0).slice(0, maxParts)
  const decimals = sharedDecimals([before.value, after.value, difference, ...parts.map((part) => part.difference)])
  const number = (value: number) => formatNumber(value, { locale, decimals })
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${number(Math.abs(value))}`
  const shares = sharedDecimals(parts.map((part) => inPercent(part.share ?? 0)))
  const percent = (share: number) => formatPercent(inPercent(share), { locale, decimals: shares })
  const sides = `${number(before.value)} (${before.label}) to ${number(after.value)} (${after.label})`
  if (difference === 0) return `${sentence(measure)} did not change: ${number(after.value)} in both periods.`
  const growth = before.value === 0 ? '' : ` (${difference < 0 ? '−' : '+'}${percent(difference / before.value)})`
  const share = (part: (typeof parts)[number]) =>
    part.share === null ? '' : ` (${part.share < 0 ? '−' : ''}${percent(part.share)} of the change)`
  const otherWay = (asked === 'fall' && difference > 0) || (asked === 'rise' && difference < 0)
  return [
    `${otherWay ? `It did not ${asked}: ${measure}` : sentence(measure)} went from ${sides}: ${signed(difference)}${growth}.`,
    ...(field && parts.length > 0
      ? [
          `Broken down by ${field.label}, the largest changes are ${joinWords(
            parts.map((part) => `${part.label ?? noValue} ${signed(part.difference)}${share(part)}`),
          )}.`,
        ]
      : []),
    'This shows which parts changed, not what caused it.',
  ].join('\n\n')
}
