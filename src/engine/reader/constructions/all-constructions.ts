import type { PartConstruction } from '../chart.ts'
import { aggregates } from './aggregates.ts'
import { clockTimes } from './amounts/clock-times.ts'
import { numberLists } from './amounts/number-lists.ts'
import { amountsOfRows } from './amounts-of-rows.ts'
import { arithmetic } from './arithmetic.ts'
import { asks, markers, neighbours, wishes } from './asks.ts'
import { concepts, perEach } from './concepts.ts'
import { against } from './conditions/against.ts'
import { alternatives } from './conditions/alternatives.ts'
import { averageComparison } from './conditions/average-comparison.ts'
import { comparison } from './conditions/comparison.ts'
import { flag } from './conditions/flag.ts'
import { having } from './conditions/having.ts'
import { missing } from './conditions/missing.ts'
import { negation } from './conditions/negation.ts'
import { outcome } from './conditions/outcomes.ts'
import { related } from './conditions/related.ts'
import { samePeriod } from './conditions/same-period.ts'
import { textCondition } from './conditions/text-condition.ts'
import { timeCondition } from './conditions/time-condition.ts'
import { twoFields } from './conditions/two-fields.ts'
import { weekdays } from './conditions/weekdays.ts'
import { withinOf } from './conditions/within-of.ts'
import { periodsInWords } from './conditions/written-times.ts'
import { counts } from './counts.ts'
import { distributions } from './distributions.ts'
import { elapsed } from './elapsed.ts'
import { groups } from './groups.ts'
import { latestValues } from './latest-values.ts'
import { metrics } from './metrics.ts'
import { names, values } from './names.ts'
import { askedAbout } from './naming/asked-about.ts'
import { fieldsOfAWay } from './naming/fields-of-a-way.ts'
import { kindsOf } from './naming/kinds-of.ts'
import { namesInBrackets } from './naming/names-in-brackets.ts'
import { unitsOfColumns } from './naming/unit-of-column.ts'
import { narrowCounts } from './narrow-counts.ts'
import { numbers, periods } from './numbers.ts'
import { products } from './per-unit/products.ts'
import { mostDone } from './ranking/most-done.ts'
import { orders } from './ranking/orders.ts'
import { winners } from './ranking/winners.ts'
import { ratios } from './ratios.ts'
import { correlations } from './statistics/correlations.ts'
import { distributionShape } from './statistics/distribution-shape.ts'
import { durationsSaid } from './statistics/durations-said.ts'
import { missingCounts } from './statistics/missing-counts.ts'
import { missingPerColumn } from './statistics/missing-per-column.ts'
import { outliers } from './statistics/outliers.ts'
import { percentiles } from './statistics/percentiles.ts'
import { superlatives } from './superlatives.ts'
import { thoseOf } from './those-of.ts'
import { twoPeriods } from './two-periods.ts'

/** What stands for itself, found at every place first. */
export const terminals: PartConstruction[] = [numbers, periods, names, values]

/** What is made of others, in this order, from the last word to the first. */
export const constructions: PartConstruction[] = [
  kindsOf,
  askedAbout,
  fieldsOfAWay,
  namesInBrackets,
  unitsOfColumns,
  asks,
  neighbours,
  markers,
  wishes,
  comparison,
  numberLists,
  twoFields,
  timeCondition,
  clockTimes,
  twoPeriods,
  weekdays,
  samePeriod,
  withinOf,
  periodsInWords,
  outcome,
  winners,
  missing,
  flag,
  related,
  textCondition,
  averageComparison,
  against,
  alternatives,
  negation,
  counts,
  amountsOfRows,
  narrowCounts,
  metrics,
  concepts,
  products,
  aggregates,
  perEach,
  ratios,
  elapsed,
  distributions,
  arithmetic,
  having,
  correlations,
  percentiles,
  missingCounts,
  missingPerColumn,
  distributionShape,
  durationsSaid,
  latestValues,
  outliers,
  groups,
  thoseOf,
  superlatives,
  mostDone,
  orders,
]
