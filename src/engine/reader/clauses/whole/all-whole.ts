import { changeTold } from './change-told.ts'
import { figuresTold } from './figures-told.ts'
import { groupsHeld } from './groups-held.ts'
import { groupsRanked } from './groups-ranked.ts'
import { rowsListed } from './rows-listed.ts'
import { rowsRanked } from './rows-ranked.ts'
import type { WholeOfClauses } from './shared.ts'
import { sidesHeld } from './sides-held.ts'

/** Every kind of whole question that is made of clauses. */
export const wholesOfClauses: WholeOfClauses[] = [
  figuresTold,
  groupsRanked,
  groupsHeld,
  rowsListed,
  rowsRanked,
  sidesHeld,
  changeTold,
]
