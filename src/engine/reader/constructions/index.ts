import type { PartConstruction } from '../chart.ts'
import { against } from './against.ts'
import { aggregates } from './aggregates.ts'
import { asks, markers, neighbours, wishes } from './asks.ts'
import { averageComparison } from './average-comparison.ts'
import { comparison } from './comparison.ts'
import { concepts, perEach } from './concepts.ts'
import { correlations } from './correlations.ts'
import { counts } from './counts.ts'
import { flag } from './flag.ts'
import { groups } from './groups.ts'
import { having } from './having.ts'
import { metrics } from './metrics.ts'
import { missing } from './missing.ts'
import { missingCounts } from './missing-counts.ts'
import { names, values } from './names.ts'
import { negation } from './negation.ts'
import { numbers, periods } from './numbers.ts'
import { outcome } from './outcomes.ts'
import { outliers } from './outliers.ts'
import { related } from './related.ts'
import { spreads } from './spreads.ts'
import { orders, superlatives } from './superlatives.ts'
import { textCondition } from './text-condition.ts'
import { timeCondition } from './time-condition.ts'
import { weekdays } from './weekdays.ts'
import { periodsInWords } from './written-times.ts'

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
