import type { AuditClaim, AuditPart, CellReference } from '../answer-parts.contract.ts'
import { type Claim, claimsOf, type DateClaim, type NameClaim, type NumberClaim } from './claims.ts'
import { type AuditResult, type Candidate, collectEvidence, type Evidence } from './evidence.ts'

export type AuditInput = {
  /** All text of the answer. */
  text: string
  results: AuditResult[]
  /** What was asked and the statements that ran: a number or name that stands there is stated, not found. */
  stated: string[]
  /** Names of tables and columns. */
  schemaNames?: string[]
}

type Verdict = Pick<AuditClaim, 'status' | 'how' | 'cells'>
const unverified: Verdict = { status: 'unverified', how: null, cells: [] }

/** Most accidental agreements that a match may be expected to have among the candidates that were searched. */
const maxChance = { cells: 0.25, combined: 0.1 }
/** Up to this many numeric cells, one that agrees exactly is taken as it is. */
const fewCells = 300
const maxClaims = 500

/** Looks up every number, date and quoted name of an answer in the results of its run. */
export function auditAnswer({ text, results, stated, schemaNames = [] }: AuditInput): AuditPart {
  const evidence = collectEvidence(results)
  const statedClaims = stated.flatMap((said) => claimsOf(said.replace(/'/g, '"')))
  const given = {
    numbers: new Set(
      [...statedClaims].filter((claim) => claim.kind === 'number').map((claim) => claim.value * claim.scale),
    ),
    dates: new Set(statedClaims.filter((claim) => claim.kind === 'date').map((claim) => claim.iso)),
    text: stated.join('\n').toLowerCase(),
    names: new Set(schemaNames.map((name) => name.toLowerCase())),
  }
  const names = namesWithNumbers(text, evidence)
  const judge = (claim: Claim): Verdict => {
    // "Ridge 28 Backpack": the number is part of a name that stands in a result.
    const name = claim.kind === 'number' && names.find(({ start, end }) => start <= claim.start && claim.end <= end)
    if (name) return { status: 'verified', how: 'exact', cells: [name.reference] }
    if (claim.kind === 'name') return judgeName(claim, evidence, given)
    if (claim.kind === 'date') return judgeDate(claim, evidence, given.dates)
    return judgeNumber(claim, evidence, given.numbers)
  }
  const claims = claimsOf(text)
    .slice(0, maxClaims)
    .map((claim) => ({ kind: claim.kind, text: claim.text, start: claim.start, end: claim.end, ...judge(claim) }))
  const count = (status: AuditClaim['status']) => claims.filter((claim) => claim.status === status).length
  return { verified: count('verified'), stated: count('stated'), unverified: count('unverified'), claims }
}

/** Where names of results that hold letters and digits stand in the text. */
function namesWithNumbers(
  text: string,
  evidence: Evidence,
): { start: number; end: number; reference: CellReference }[] {
  const said = text.toLowerCase()
  const found: { start: number; end: number; reference: CellReference }[] = []
  for (const [name, reference] of evidence.texts) {
    if (name.length > 200 || !/\d/.test(name) || !/\p{L}{2}/u.test(name)) continue
    for (let at = said.indexOf(name); at >= 0; at = said.indexOf(name, at + name.length))
      found.push({ start: at, end: at + name.length, reference })
  }
  return found
}

function judgeName(claim: NameClaim, evidence: Evidence, given: { text: string; names: Set<string> }): Verdict {
  const key = claim.name.toLowerCase()
  const found = evidence.texts.get(key) ?? evidence.texts.get(claim.name.trim().toLowerCase())
  if (found) return { status: 'verified', how: 'exact', cells: [found] }
  if (given.names.has(key) || given.text.includes(key)) return { status: 'stated', how: null, cells: [] }
  return unverified
}

const quarterOf = (iso: string) => `${iso.slice(0, 4)}-Q${Math.ceil(Number(iso.slice(5, 7)) / 3)}`

function judgeDate(claim: DateClaim, evidence: Evidence, given: Set<string>): Verdict {
  const { iso } = claim
  const agrees = (value: string) => {
    if (!iso.includes('Q')) return value.startsWith(iso)
    if (value.includes('Q')) return value.replace(/^(\d{4})-?Q/, '$1-Q').startsWith(iso)
    return /^\d{4}-\d\d/.test(value) && quarterOf(value) === iso
  }
  const found = evidence.dates.find(({ value }) => agrees(value))
  if (found)
    return { status: 'verified', how: found.reference.value === iso ? 'exact' : 'date', cells: [found.reference] }
  for (const date of given)
    if (date === iso || date.startsWith(`${iso}-`)) return { status: 'stated', how: null, cells: [] }
  // A bare year may be an amount after all.
  if (/^\d{4}$/.test(iso)) {
    const cell = evidence.cells.find(({ value }) => value === Number(iso))
    if (cell) return { status: 'verified', how: 'exact', cells: cell.cells }
  }
  return unverified
}

function judgeNumber(claim: NumberClaim, evidence: Evidence, given: Set<number>): Verdict {
  const value = claim.value * claim.scale
  const verified = (how: string, cells: CellReference[]): Verdict => ({
    status: 'verified',
    how,
    cells: cells.slice(0, 4),
  })

  const same = evidence.cells.filter((cell) => cell.value === value || String(cell.cells[0]?.value) === claim.digits)
  if (same[0] && (evidence.cells.length <= fewCells || credible(claim, value, evidence.cells, value, maxChance.cells)))
    return verified(claim.scale === 1 ? 'exact' : 'scaled', same[0].cells)
  const counted = evidence.counts.find((count) => count.value === value && !claim.percent)
  if (counted) return verified('count', counted.cells)

  const rounded = closest(claim, value, evidence.cells, maxChance.cells)
  if (rounded && claim.significant >= 2)
    return verified(claim.percent ? 'rounded' : claim.scale === 1 ? 'rounded' : 'scaled', rounded.cells)
  if (claim.percent) {
    const hundredfold = evidence.cells.map((cell) => ({ ...cell, value: cell.value * 100 }))
    const found = closest(claim, value, hundredfold, maxChance.cells)
    if (found) return verified('percentage', found.cells)
  }
  const combined = closest(
    claim,
    value,
    // A share, a change and a percentage are said with a percent sign; a sum, a difference and a ratio without.
    evidence.combined.filter(
      ({ how }) => percentHow.has(how) === claim.percent || how === 'mean' || (claim.percent && how === 'difference'),
    ),
  )
  if (combined) return verified(combined.how, combined.cells)
  // "fell by 12": a decrease is often said without its sign.
  if (value > 0) {
    const dropped = closest(
      claim,
      -value,
      evidence.combined.filter(({ how }) => how === 'change' && claim.percent),
    )
    if (dropped) return verified(dropped.how, dropped.cells)
  }
  if (given.has(value)) return { status: 'stated', how: null, cells: [] }
  return unverified
}

const percentHow = new Set(['share', 'percentage of', 'change'])

const tolerance = (claim: NumberClaim, value: number) => claim.unit / 2 + Math.abs(value) * 1e-9

/**
 * Whether agreement means something: with many candidates near the value and few digits to agree on,
 * one would be found by chance.
 */
function credible(claim: NumberClaim, value: number, candidates: Candidate[], found: number, most: number): boolean {
  const size = Math.abs(value)
  const low = size / 2
  const high = size * 2 + claim.unit
  const near = new Set<number>()
  for (const candidate of candidates) {
    const magnitude = Math.abs(candidate.value)
    if (magnitude >= low && magnitude <= high) near.add(candidate.value)
  }
  near.delete(found)
  const chance = (near.size * 2 * tolerance(claim, value)) / (high - low)
  return chance <= most
}

function closest(
  claim: NumberClaim,
  value: number,
  candidates: Candidate[],
  most = maxChance.combined,
): Candidate | null {
  const within = tolerance(claim, value)
  let best: Candidate | null = null
  let bestDistance = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const distance = Math.abs(candidate.value - value)
    if (distance <= within && distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best && credible(claim, value, candidates, best.value, most) ? best : null
}
