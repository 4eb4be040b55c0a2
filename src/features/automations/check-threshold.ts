import { type AnalystSource, placeStatement } from '../../engine/analyst/index.ts'
import { numberFormat } from '../../engine/formats/number-format.ts'
import { type Catalog, compile, parseQuestion, QuestionFault } from '../../engine/question/index.ts'
import { QueryError, rowsOf, type Sandbox } from '../../engine/sandbox/index.ts'
import { type ClosedSource, pickSource, whyClosed } from '../spaces/index.ts'
import type { Threshold } from './automations.contract.ts'
import { Fault } from './fault.ts'

export type ThresholdDeps = {
  sandbox: Pick<Sandbox, 'query'>
  sourcesOf(teamId: string, spaceId: string): Promise<AnalystSource[]>
  /** Those that cannot be asked now. */
  closedOf(teamId: string, spaceId: string): Promise<ClosedSource[]>
  /** What the data of a space means. */
  catalogOf(teamId: string, spaceId: string): Promise<Catalog>
}
type Place = { teamId: string; ownerId: string; spaceId: string }

/** The number that a condition looks at; null when there is none just now. */
export async function readValue(
  deps: ThresholdDeps,
  place: Place,
  threshold: Threshold,
  signal?: AbortSignal,
): Promise<number | null> {
  const { teamId, ownerId: userId } = place
  const { column, ...query } = await statementOf(deps, place, threshold)
  const outcome = await deps.sandbox.query({ teamId, userId, ...query, maxRows: 1, ...(signal && { signal }) })
  const row = rowsOf(outcome)[0] ?? {}
  const cell = (column === null ? Object.values(row)[0] : row[column]) ?? null
  if (cell === null || cell === '') return null
  const value = typeof cell === 'boolean' ? Number(cell) : typeof cell === 'object' ? Number.NaN : Number(cell)
  if (!Number.isFinite(value))
    throw new Fault(
      `The query answered "${String(cell).slice(0, 80)}", which is not a number.`,
      'Let it answer one number.',
    )
  return value
}

async function statementOf(deps: ThresholdDeps, { teamId, spaceId }: Place, { source, sql, question }: Threshold) {
  const sources = await deps.sourcesOf(teamId, spaceId)
  if (question === undefined) {
    const target = pickSource(sources, source ?? null)
    if (target) return { target, sql: sql ?? '', column: null }
    const why = whyClosed(await deps.closedOf(teamId, spaceId), source ?? null)
    if (why !== null) throw new QueryError('unavailable', why)
    throw new QueryError(
      'refused',
      source ? `The space has no data source "${source}".` : 'The space has no data source.',
    )
  }
  try {
    // Compiled each time: "last month" moves on.
    const asked = parseQuestion(question)
    const { compiled, target } = placeStatement(sources, await deps.catalogOf(teamId, spaceId), (on) =>
      compile(asked, on),
    )
    const measure = compiled.columns.find(({ ref }) => 'measure' in ref)
    if (!measure) throw new Fault('The question measures nothing.', 'Choose a question with a measure.')
    return { target, sql: compiled.sql, params: compiled.params, column: measure.name }
  } catch (error) {
    if (error instanceof QuestionFault) throw new Fault(error.message, 'Change the question of the alert.')
    throw error
  }
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
export const crossing = ({ comparison, value: limit }: Threshold, value: number, locale: string): string =>
  `${number(value, locale)} is ${words[comparison]}${/above|below/.test(comparison) ? '' : ' the limit of'} ${number(limit, locale)}.`
