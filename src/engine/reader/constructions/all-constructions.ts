import type { PartConstruction } from '../chart.ts'
import { aggregates } from './aggregates.ts'
import { asks, markers, neighbours, wishes } from './asks.ts'
import { concepts, perEach } from './concepts.ts'
import { against } from './conditions/against.ts'
import { averageComparison } from './conditions/average-comparison.ts'
import { comparison } from './conditions/comparison.ts'
import { flag } from './conditions/flag.ts'
import { having } from './conditions/having.ts'
import { missing } from './conditions/missing.ts'
import { negation } from './conditions/negation.ts'
import { outcome } from './conditions/outcomes.ts'
import { related } from './conditions/related.ts'
import { textCondition } from './conditions/text-condition.ts'
import { timeCondition } from './conditions/time-condition.ts'
import { weekdays } from './conditions/weekdays.ts'
import { periodsInWords } from './conditions/written-times.ts'
import { correlations } from './correlations.ts'
import { counts } from './counts.ts'
import { groups } from './groups.ts'
import { metrics } from './metrics.ts'
import { missingCounts } from './missing-counts.ts'
import { names, values } from './names.ts'
import { numbers, periods } from './numbers.ts'
import { outliers } from './outliers.ts'
import { spreads } from './spreads.ts'
import { orders, superlatives } from './superlatives.ts'

/** What stands for itself, found at every place first. */
export const terminals: PartConstruction[] = [numbers, periods, names, values]

/** What is made of others, in this order, from the last word to the first. */
export const constructions: PartConstruction[] = [
  asks,
  neighbours,
  markers,
  wishes,
  comparison,
  timeCondition,
  weekdays,
  periodsInWords,
  outcome,
  missing,
  flag,
  related,
  textCondition,
  averageComparison,
  against,
  negation,
  counts,
  metrics,
  concepts,
  aggregates,
  perEach,
  having,
  correlations,
  spreads,
  missingCounts,
  outliers,
  groups,
  superlatives,
  orders,
]
