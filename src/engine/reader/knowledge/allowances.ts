import type { Field } from '../../question/catalog.ts'
import { identifierStems, stem } from '../words/words.ts'

/** Words for how much there may be of something: a budget, a capacity, what was agreed. */

const stems = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean).map(stem))

const allowances = stems(`
  limit maximum max capacity cap ceiling budget budgeted threshold quota goal target plan planned allowance allotted allotment
  allocation allocated entitlement entitled award awarded agreed contract contracted estimate estimated quote quoted funding fund grant
  granted approved authorised authorized provision reserve price fee pledge pledged promised due owed invoiced billed ordered total
  available stock supply places seats spaces slots spots room beds headcount`)

/** Of these there are so many, and what fills them is counted. */
const places = stems(
  'capacity places seats spaces slots spots room beds headcount pupils students people participants members guests',
)

/** Whether a column may say how much there may be of what belongs to its row. */
export const isAllowance = ({ label }: Field): boolean => identifierStems(label).some((own) => allowances.has(own))

/** Whether what fills it is counted. */
export const holdsSoMany = ({ label }: Field): boolean => identifierStems(label).some((own) => places.has(own))

/** What its name says beside that it is one: "hours" of "budget hours". */
export const kindOfAllowance = ({ label }: Field): string[] =>
  identifierStems(label).filter((own) => !allowances.has(own))

type Held = '>' | '<' | '>=' | '<='

const each = <H extends Held>(compare: H, phrases: string): [string, H][] =>
  phrases.split(', ').map((phrase) => [phrase, compare])

/** Words that say by themselves that there is more of it, less, or as much as there may be. */
export const filled: ReadonlyMap<string, Held> = new Map([
  ...each('>', 'overspent, overbooked, oversubscribed, overdrawn, overfull, overbudget, overcrowded, over budget'),
  ...each(
    '>',
    'over - budget, over capacity, over the limit, in the red, over - booked, over - subscribed, over quota',
  ),
  ...each('<', 'underspent, under budget, under - budget, undersubscribed, under capacity, in the black'),
  ...each(
    '>=',
    'fully booked, fully subscribed, fully spent, booked out, booked up, used up, filled up, full up, full',
  ),
])

/** Before these there is more than there may be, or less. */
export const heldAgainst: ReadonlyMap<string, Held> = new Map([
  ...each('>', 'over, above, beyond, past, exceed, exceeds, exceeded, exceeding, in excess of, bust, overrun, overran'),
  ...each('>', 'blown, blew, overshot, more than, greater than, higher than, bigger than, larger than'),
  ...each('<', 'under, below, less than, short of, lower than, fewer than, smaller than, missed'),
  ...each('<=', 'within, inside'),
  ...each('>=', 'reached, hit, met, achieved, filled, exhausted, used all of, spent all of, used up'),
])

/** What is not used of it yet. */
const leftWords = stems('left remaining remain remains unspent unused available free spare unfilled vacant over')
export const isLeft = (word: string): boolean => leftWords.has(stem(word))
