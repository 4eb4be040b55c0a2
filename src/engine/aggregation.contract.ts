import { z } from 'zod'

/** What a question may ask for of times and of many rows, and every engine must write. */

/** Truncating grains give the first day of a period; cyclic ones give a number (weekday 1 = Monday). */
export const grains = ['year', 'fiscal_year', 'quarter', 'month', 'week', 'day', 'hour', 'minute'] as const
export const cycles = [
  'year_number',
  'quarter_of_year',
  'month_of_year',
  'week_of_year',
  'day_of_year',
  'day_of_month',
  'weekday',
  'hour_of_day',
] as const
export const grain = z.enum([...grains, ...cycles])
export type Grain = z.infer<typeof grain>

export const aggregateFunctions = [
  'sum',
  'avg',
  'median',
  'min',
  'max',
  'count',
  'distinct',
  'stddev',
  'stddev_population',
  'variance',
  'variance_population',
  'skewness',
  'kurtosis',
  'percentile',
  'mode',
  'first',
  'last',
  'correlation',
  'correlation_p',
  'covariance',
  'slope',
  'any',
  'every',
] as const
export const aggregateFunction = z.enum(aggregateFunctions)
export type AggregateFunction = z.infer<typeof aggregateFunction>
