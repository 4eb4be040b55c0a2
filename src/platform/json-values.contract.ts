import { z } from 'zod'
import { withNames } from './fields.contract.ts'

/** An integer past 2^53, as the reader of bodies hands it over. */
export const bigInteger = z
  .custom<bigint>((value) => typeof value === 'bigint', 'must be a number')
  .meta({ type: 'integer', description: 'Of any size; kept digit for digit' })

export const jsonScalar = z.union([z.string(), z.number(), bigInteger, z.boolean(), z.null()])

/** Values for `:name` (object) or `?` (list) of a statement. */
const maxNames = 1000

export const paramValues = z.union([
  withNames(maxNames, z.record(z.string(), jsonScalar)),
  z.array(jsonScalar).max(maxNames),
])
/** Values by the names of a document's controls, which check them. */
export const controlValues = withNames(maxNames, z.record(z.string(), z.unknown()))
