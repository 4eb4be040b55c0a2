import { fromLogOdds, logOdds } from '../rank.ts'
import { weights } from './learned.ts'

/**
 * How sure a choice is by plain facts, of which a few hundred questions that strangers asked at first sight are enough to learn, counts as much as
 * how sure it is by all its features, which were learned of thousands of questions of other kinds. Chosen on these sets.
 */
const shareOfFacts = 0.5

/**
 * In log-odds, chosen on our own and everyday questions: what was learned of the choices of strangers' questions to single tables says too little
 * of everyday ones, and over several tables questions are read right more often than it says.
 */
const moreOverOne = 0.45
const moreOverSeveral = 0.8

/** How sure it is by its features: `ofTables`, where that was learned of tables like this. */
export const byFeatures = (probability: number, { ofTables, isOne }: { ofTables: boolean; isOne: boolean }): number =>
  fromLogOdds(logOdds(probability) + (ofTables ? moreOverOne : isOne ? 0 : moreOverSeveral))

export const surenessOf = (facts: ReadonlyMap<string, number>, byItsFeatures: number): number => {
  let odds = 0
  for (const [name, amount] of facts) odds += amount * (weights[name] ?? 0)
  return together(fromLogOdds(odds), byItsFeatures)
}

/** What both say. */
export const together = (byFacts: number, byItsFeatures: number): number =>
  fromLogOdds(shareOfFacts * logOdds(byFacts) + (1 - shareOfFacts) * logOdds(byItsFeatures))
