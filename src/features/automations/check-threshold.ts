import type { AnalystSource } from '../../engine/analyst/index.ts'
import { numberFormat } from '../../engine/number-format.ts'
import { QueryError, rowsOf, type Sandbox } from '../../engine/sandbox/index.ts'
import { pickSource } from '../dashboards/index.ts'
import type { Threshold } from './automations.contract.ts'
import { Fault } from './fault.ts'

export type ThresholdDeps = {
  sandbox: Pick<Sandbox, 'query'>
  sourcesOf(teamId: string, spaceId: string): Promise<AnalystSource[]>
}

/** The number that a condition looks at; null when there is none just now. */
export async function readValue(
  { sandbox, sourcesOf }: ThresholdDeps,
  { teamId, ownerId: userId, spaceId }: { teamId: string; ownerId: string; spaceId: string },
  { source, sql }: Threshold,
  signal?: AbortSignal,
): Promise<number | null> {
  const target = pickSource(await sourcesOf(teamId, spaceId), source ?? null)
  if (!target)
    throw new QueryError(
      'refused',
      source ? `The space has no data source "${source}".` : 'The space has no data source.',
    )
  const outcome = await sandbox.query({ teamId, userId, target, sql, maxRows: 1, ...(signal && { signal }) })
  const cell = Object.values(rowsOf(outcome)[0] ?? {})[0] ?? null
  if (cell === null || cell === '') return null
  const value = typeof cell === 'boolean' ? Number(cell) : typeof cell === 'object' ? Number.NaN : Number(cell)
  if (!Number.isFinite(value))
    throw new Fault(
      `The query answered "${String(cell).slice(0, 80)}", which is not a number.`,
      'Let it answer one number.',
    )
  return value
}

export function isBeyond({ comparison, value: limit }: Threshold, value: number): boolean {
  switch (comparison) {
    case 'above':
      return value > limit
    case 'at-least':
      return value >= limit
    case 'below':
      return value < limit
    case 'at-most':
      return value <= limit
  }
}

const number = numberFormat({ maximumFractionDigits: 6 })
const words = { above: 'above', 'at-least': 'at least', below: 'below', 'at-most': 'at most' }
export const crossing = ({ comparison, value: limit }: Threshold, value: number): string =>
  `${number(value)} is ${words[comparison]}${/above|below/.test(comparison) ? '' : ' the limit of'} ${number(limit)}.`
