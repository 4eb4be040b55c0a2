import type { Chart } from '../../chart.ts'
import { fallingWords, risingWords } from '../../knowledge/verbs/change-words.ts'
import { phraseAt } from '../phrases.ts'

/** Words that say that something became more, less or other: "went up", "fell", "changed". */

/** `any`: which way is what is asked. */
export type Way = 'up' | 'down' | 'any'

const ways: readonly (readonly [Way, readonly string[]])[] = [
  [
    'any',
    [
      'changed',
      'changes',
      'change',
      'changing',
      'develop',
      'developed',
      'developing',
      'evolve',
      'evolved',
      'move',
      'moved',
      'shift',
      'shifted',
      'vary',
      'varied',
      'differ',
      'differed',
    ],
  ],
  [
    'up',
    [
      ...risingWords,
      'climb',
      'climbed',
      'climbs',
      'climbing',
      'gained',
      'get bigger',
      'got bigger',
      'get higher',
      'got higher',
      'pick up',
      'picked up',
      'soar',
      'soared',
      'jump',
      'jumped',
      'expand',
      'expanded',
      'up',
    ],
  ],
  [
    'down',
    [
      ...fallingWords,
      'get smaller',
      'got smaller',
      'get lower',
      'got lower',
      'slump',
      'slumped',
      'sink',
      'sank',
      'sunk',
      'slip',
      'slipped',
      'lessen',
      'lessened',
      'diminish',
      'diminished',
      'down',
    ],
  ],
]

/** The way that is said at a place, with its end: the longest words that say one. */
export const changeAt = (chart: Chart, at: number): { way: Way; end: number } | null => {
  let best: { way: Way; end: number } | null = null
  for (const [way, phrases] of ways)
    for (const phrase of phrases) {
      const words = chart.phrase(at, phrase)
      if (words > 0 && at + words > (best?.end ?? at)) best = { way, end: at + words }
    }
  if (!best) return null
  // "went up or down", "did it rise or fall"
  const also = phraseAt(chart, best.end, ['or', '/']) > 0 ? changeAt(chart, best.end + 1) : null
  return also && also.way !== best.way ? { way: 'any', end: also.end } : best
}

/** "how has the price moved", "how did it go": words that only ask how it was from time to time. */
export const went = [
  'been developing',
  'been changing',
  'been going',
  'been moving',
  'been doing',
  'moved',
  'move',
  'developed',
  'develop',
  'evolved',
  'evolve',
  'changed',
  'change',
  'trended',
  'progressed',
  'progress',
  'varied',
  'vary',
  'fluctuated',
  'fluctuate',
  'performed',
  'looked',
  'look',
  'gone',
  'grown',
  'grow',
]
