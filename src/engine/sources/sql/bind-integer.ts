import { QueryError } from '../../sandbox/query.ts'

/** Whether a signed integer of so many bits holds it. */
export const fitsBits = (value: bigint, bits: number): boolean => BigInt.asIntN(bits, value) === value

/** The database has no number for it; rounding it would answer another question. */
export const tooLongToBind = (value: bigint): QueryError =>
  new QueryError('failed', `This database has no integers as long as ${value}: give the value as text.`)
