import type { FrameConstruction } from '../chart.ts'
import { greatestChange } from './changes.ts'
import { comparisons } from './comparisons.ts'
import { differences } from './differences.ts'
import { averageOfEach, averageOfOne, firstOfEach, namedGroups, rates } from './each.ts'
import { extremeValue } from './extreme-value.ts'
import { figures } from './figures.ts'
import { groupsHaving } from './groups-having.ts'
import { looseFigures } from './loose-figures.ts'
import { periodColumns } from './period-columns.ts'
import { againstRow } from './rows/against-row.ts'
import { firstRows } from './rows/first-rows.ts'
import { listRows } from './rows/list-rows.ts'
import { neighbourRows } from './rows/neighbour-rows.ts'
import { rowsBeside } from './rows/rows-beside.ts'
import { topRows } from './rows/top-rows.ts'
import { sameAs } from './same-as.ts'
import { shares } from './shares/shares.ts'
import { durations, sumOfTop } from './spans.ts'
import { topGroups } from './top-groups.ts'
import { twoColumns } from './two-sides/two-columns.ts'
import { twoSides } from './two-sides/two-sides.ts'
import { whichOfThese } from './which-of-these.ts'
import { yesOrNo } from './yes-or-no.ts'

/** Every kind of whole question, in the order in which candidates are made. */
export const frames: FrameConstruction[] = [
  figures,
  namedGroups,
  averageOfEach,
  averageOfOne,
  rates,
  firstOfEach,
  topGroups,
  groupsHaving,
  listRows,
  topRows,
  extremeValue,
  firstRows,
  neighbourRows,
  rowsBeside,
  durations,
  sumOfTop,
  whichOfThese,
  againstRow,
  sameAs,
  differences,
  shares,
  comparisons,
  greatestChange,
  periodColumns,
  twoSides,
  twoColumns,
  yesOrNo,
  looseFigures,
]
