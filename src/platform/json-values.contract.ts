import { z } from 'zod'

/** An integer past 2^53, as the reader of bodies hands it over. */
export const bigInteger = z
  .custom<bigint>((value) => typeof value === 'bigint', 'must be a number')
  .meta({ type: 'integer', description: 'Of any size; kept digit for digit' })

export const jsonScalar = z.union([z.string(), z.number(), bigInteger, z.boolean(), z.null()])

/** Values for `:name` (object) or `?` (list) of a statement. */
const maxNames = 1000
const fewNames = [(values: object) => Object.keys(values).length <= maxNames, `at most ${maxNames} names`] as const

export const paramValues = z.union([
  z.record(z.string(), jsonScalar).refine(...fewNames),
  z.array(jsonScalar).max(1000),
])
/** Values by the names of a document's controls, which check them. */
export const controlValues = z.record(z.string(), z.unknown()).refine(...fewNames)
