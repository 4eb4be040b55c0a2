import { rootOf } from '../words/roots.ts'

/** What is so, and what is not: one line per pair of meanings, as general as a dictionary. A word may stand in several. */
const lines = [
  'survive alive : die dead death deceased perish mortality fatality fatal killed drown',
  'win won winner victory : lose lost loser loss defeat',
  'pass ok okay : fail failure flunk',
  'accept acceptance admit admitted admission approve approval grant : reject deny denied denial refuse refusal decline',
  'married marry wed : single unmarried unwed bachelor',
  'employed employment : unemployed unemployment jobless',
  'present attended : absent absence absentee missed',
  'open : closed shut completed finished resolved solved',
  'male man men boy gentleman gentlemen : female woman women girl lady ladies',
  'active : inactive dormant',
  'insured insurance : uninsured',
  'sick ill unwell : healthy well',
  'guilty convicted conviction : innocent acquitted acquittal',
  'positive pos : negative neg',
  'stay stayed remain retained retention : leave left quit churn churned attrition resign departed',
  'default defaulted : repaid repay',
  'foreign foreigner : domestic',
  'urban : rural',
  'public : private',
  'own owner homeowner : rent renter tenant',
  'released release freed : detained held jailed imprisoned',
  'sober : drunk',
  'right correct : wrong incorrect',
  'young : old',
  'available vacant unlet unsold : rented let sold taken occupied',
  'pending unresolved unfinished : resolved finished completed solved',
  'white : nonwhite',
]

export type Side = { line: number; side: 0 | 1 }

const sides = new Map<string, Side[]>()
for (const [line, text] of lines.entries())
  for (const [side, words] of text.split(' : ').entries())
    for (const word of words.split(' ')) {
      const root = rootOf(word)
      const known = sides.get(root) ?? []
      if (!known.some((k) => k.line === line && k.side === side)) known.push({ line, side: side as 0 | 1 })
      sides.set(root, known)
    }

/** The pairs that a word is one side of, by its root. */
export const sidesOfWord = (root: string): readonly Side[] => sides.get(root) ?? []

/** Whether two words say the same of a thing (true), the opposite (false), or have nothing to do with each other. */
export const saysTheSame = (a: string, b: string): boolean | null => {
  for (const { line, side } of sidesOfWord(a)) {
    const other = sidesOfWord(b).find((each) => each.line === line)
    if (other) return other.side === side
  }
  return null
}
