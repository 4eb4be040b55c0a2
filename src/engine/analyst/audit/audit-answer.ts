import { inTurns } from '../../../platform/workers/in-turns.ts'
import type { AuditClaim, AuditPart, CellReference } from '../answer-parts.contract.ts'
import type { Candidate, Candidates } from './candidates.ts'
import { type Claim, claimsOf, type DateClaim, type NameClaim, type NumberClaim } from './claims.ts'
import { type AuditResult, collectEvidence, type Evidence } from './evidence.ts'

export type AuditInput = {
  /** All text of the answer. */
  text: string
  results: AuditResult[]
  /** What was asked and the statements that ran: a number or name that stands there is stated, not found. */
  stated: string[]
  /** Names of tables and columns. */
  schemaNames?: string[]
  /** How whoever wrote the text writes numbers. */
  locale?: string | undefined
}

type Verdict = Pick<AuditClaim, 'status' | 'how' | 'cells'>
const unverified: Verdict = { status: 'unverified', how: null, cells: [] }

/** Most accidental agreements that a match may be expected to have among the candidates that were searched. */
const maxChance = { cells: 0.25, combined: 0.1 }
/** Up to this many numeric cells, one that agrees exactly is taken as it is. */
const fewCells = 300
/** Marks beside a text; what was not found has one before what was. */
const maxClaims = 2_000

/** Looks up every number, date and quoted name of an answer in the results of its run. */
export const auditAnswer = async ({ text, ...known }: AuditInput): Promise<AuditPart> =>
  (await inTurns(createAuditor(known)))(text)

export type Auditor = (text: string) => AuditPart

const pieceLength = 10_000

/** A statement may be long: pieces that end where a word does, or are cut where none ends for too long. */
function inPieces(text: string): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; ) {
    const space = text.lastIndexOf(' ', at + pieceLength)
    const end = text.length - at <= pieceLength || space <= at ? at + pieceLength : space
    pieces.push(text.slice(at, end))
    at = end
  }
  return pieces
}

/** The same for several texts: what the results hold is put in order once. In steps: results are long, and a conversation may have many long questions. */
export function* createAuditor({
  results,
  stated,
  schemaNames = [],
  locale,
}: Omit<AuditInput, 'text'>): Generator<undefined, Auditor> {
  const evidence = yield* collectEvidence(results)
  const statedClaims: Claim[] = []
  // Statements are written as in English everywhere, questions as whoever asked does.
  for (const habit of ['en', ...(locale ? [locale] : [])])
    for (const said of stated.flatMap(inPieces)) {
      yield
      for (const claim of claimsOf(said.replace(/'/g, '"'), habit)) statedClaims.push(claim)
    }
  const given = {
    numbers: new Set(
      [...statedClaims].filter((claim) => claim.kind === 'number').map((claim) => claim.value * claim.scale),
    ),
    dates: new Set(statedClaims.filter((claim) => claim.kind === 'date').map((claim) => claim.iso)),
    text: stated.join('\n').toLowerCase(),
    names: new Set(schemaNames.map((name) => name.toLowerCase())),
  }
  // "Alpha 2", of a table alpha_2.
  const namesGiven = [...given.names].filter(hasNumber).flatMap((name) => [name, name.replaceAll('_', ' ')])
  return (text) => {
    const names = namesWithNumbers(text, evidence)
    const judge = (claim: Claim): Verdict => {
      // "Ridge 28 Backpack": the number is part of a name that stands in a result.
      const name = claim.kind === 'number' && names.find(({ start, end }) => start <= claim.start && claim.end <= end)
      if (name) return { status: 'verified', how: 'exact', cells: [name.reference] }
      if (claim.kind === 'number' && isWithin(text, claim, namesGiven))
        return { status: 'stated', how: null, cells: [] }
      if (claim.kind === 'name') return judgeName(claim, evidence, given)
      if (claim.kind === 'date') return judgeDate(claim, evidence, given.dates)
      return judgeNumber(claim, evidence, given.numbers, wordsBefore(text, claim))
    }
    const claims = claimsOf(text, locale).map((claim) => ({
      kind: claim.kind,
      text: claim.text,
      start: claim.start,
      end: claim.end,
      ...judge(claim),
    }))
    const count = (status: AuditClaim['status']) => claims.filter((claim) => claim.status === status).length
    return {
      verified: count('verified'),
      stated: count('stated'),
      unverified: count('unverified'),
      claims: mostNeeded(claims),
    }
  }
}

function mostNeeded(claims: AuditClaim[]): AuditClaim[] {
  if (claims.length <= maxClaims) return claims
  const last = (claim: AuditClaim) => Number(claim.status !== 'unverified')
  return claims
    .toSorted((a, b) => last(a) - last(b))
    .slice(0, maxClaims)
    .sort((a, b) => a.start - b.start)
}

/** Where names of results that hold letters and digits stand in the text. */
function namesWithNumbers(
  text: string,
  evidence: Evidence,
): { start: number; end: number; reference: CellReference }[] {
  const said = text.toLowerCase()
  const found: { start: number; end: number; reference: CellReference }[] = []
  for (const [name, reference] of evidence.namesWithNumbers)
    for (let at = said.indexOf(name); at >= 0; at = said.indexOf(name, at + name.length))
      found.push({ start: at, end: at + name.length, reference })
  return found
}

const hasNumber = (name: string) => /\d/.test(name) && /\p{L}{2}/u.test(name)

/** Whether one of these names stands around a claim. */
function isWithin(text: string, { start, end }: Claim, names: readonly string[]): boolean {
  return names.some((name) => {
    const from = Math.max(0, end - name.length)
    return text
      .slice(from, start + name.length)
      .toLowerCase()
      .includes(name)
  })
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
  for (const [value, reference] of evidence.dates)
    if (agrees(value))
      return { status: 'verified', how: reference.value === iso ? 'exact' : 'date', cells: [reference] }
  for (const date of given)
    if (date === iso || date.startsWith(`${iso}-`)) return { status: 'stated', how: null, cells: [] }
  // A bare year may be an amount after all.
  if (/^\d{4}$/.test(iso)) {
    const cell = evidence.cells.nearest(Number(iso), 0)
    if (cell) return { status: 'verified', how: 'exact', cells: cell.cells }
  }
  return unverified
}

/** What stands before a figure in its part of the sentence. */
const wordsBefore = (text: string, { start }: Claim): string =>
  /[^;,\n!?|]*$/.exec(text.slice(Math.max(0, start - 120), start))![0].toLowerCase()

/** "Austria has 19": a figure that only another row comes near to is not Austria's. */
function isOfAnother(
  { rows }: Evidence,
  found: Candidate,
  before: string,
  agrees: (value: number) => boolean,
): boolean {
  const named = rows.filter(({ names }) => names.some((name) => before.includes(name)))
  const [cell] = found.cells
  return (
    named.length > 0 &&
    !named.some(({ resultId, row, values }) => (resultId === cell?.resultId && row === cell.row) || values.some(agrees))
  )
}

function judgeNumber(claim: NumberClaim, evidence: Evidence, given: Set<number>, before: string): Verdict {
  const value = claim.value * claim.scale
  const verified = (how: string, cells: CellReference[]): Verdict => ({
    status: 'verified',
    how,
    cells: cells.slice(0, 4),
  })

  const same = evidence.cells.same(value, claim.digits)
  if (same && (evidence.cellCount <= fewCells || credible(claim, value, evidence.cells, value, maxChance.cells)))
    return verified(claim.scale === 1 ? 'exact' : 'scaled', same.cells)
  const counted = evidence.counts.find((count) => count.value === value && !claim.percent)
  if (counted) return verified('count', counted.cells)

  const rounded = closest(claim, value, evidence.cells, maxChance.cells)
  const isNear = (cell: number) => Math.abs(cell - value) <= tolerance(claim, value)
  if (rounded && claim.significant >= 2 && !isOfAnother(evidence, rounded, before, isNear))
    return verified(claim.percent ? 'rounded' : claim.scale === 1 ? 'rounded' : 'scaled', rounded.cells)
  if (claim.percent) {
    const found = closest(claim, value, evidence.hundredfold, maxChance.cells)
    if (found && !isOfAnother(evidence, found, before, (cell) => isNear(cell * 100)))
      return verified('percentage', found.cells)
  }
  const combined = closest(claim, value, claim.percent ? evidence.shares : evidence.amounts)
  if (combined) return verified(combined.how, combined.cells)
  // "fell by 12": a decrease is often said without its sign.
  if (value > 0 && claim.percent) {
    const dropped = closest(claim, -value, evidence.changes)
    if (dropped) return verified(dropped.how, dropped.cells)
  }
  if (given.has(value)) return { status: 'stated', how: null, cells: [] }
  return unverified
}

const tolerance = (claim: NumberClaim, value: number) => claim.unit / 2 + Math.abs(value) * 1e-9

/**
 * Whether agreement means something: with many candidates near the value and few digits to agree on,
 * one would be found by chance.
 */
function credible(claim: NumberClaim, value: number, candidates: Candidates, found: number, most: number): boolean {
  const size = Math.abs(value)
  const low = size / 2
  const high = size * 2 + claim.unit
  const chance = (candidates.between(low, high, found) * 2 * tolerance(claim, value)) / (high - low)
  return chance <= most
}

function closest(
  claim: NumberClaim,
  value: number,
  candidates: Candidates,
  most = maxChance.combined,
): Candidate | null {
  const best = candidates.nearest(value, tolerance(claim, value))
  return best && credible(claim, value, candidates, best.value, most) ? best : null
}
