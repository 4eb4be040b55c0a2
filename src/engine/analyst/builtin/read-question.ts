import { isContentWord, type Token, tokenise } from '../../reader/words/words.ts'
import type { FindValuesOutput } from '../tool-contract.ts'
import { type Assembled, assemble } from './assemble.ts'
import type { Catalog } from './catalog.ts'
import { droppedParts } from './check-plan.ts'
import type { Chosen, Parsed } from './draft.ts'
import { neutralWords } from './neutral-words.ts'
import type { Query } from './query.ts'
import { readComparisons } from './read-comparisons.ts'
import { readGroups } from './read-groups.ts'
import { type Operation, readOperations } from './read-operations.ts'
import { readPeriods } from './read-periods.ts'
import { readRank } from './read-rank.ts'
import { findUnits, type Option, type Unit } from './units.ts'
import { NoWayError } from './write-conditions.ts'
import { type Statement, writeQuery } from './write-sql.ts'

export type Reading = {
  query: Query
  statement: Statement
  /** 0 to 1: how much of the question has found its place. */
  confidence: number
  /** Words that found none. */
  leftover: string[]
  /** What was understood, but is not in the query. A reading with such parts is never given as an answer. */
  dropped: string[]
  /** How the parts were understood, for the reader. */
  understood: { words: string; as: string }[]
}

const describeOption = (option: Option): string =>
  option.kind === 'table'
    ? `the table ${option.table.name}`
    : option.kind === 'column'
      ? `the column ${option.column.name} of ${option.column.table.name}`
      : option.kind === 'value'
        ? `the value ${option.values.slice(0, 2).join(', ')} in ${option.column.table.name}.${option.column.name}`
        : option.concept

const product = <T>(lists: T[][], most: number): T[][] => {
  let rows: T[][] = [[]]
  for (const list of lists) {
    const next: T[][] = []
    for (const row of rows) for (const item of list) if (next.length < most) next.push([...row, item])
    rows = next
  }
  return rows
}

export const parseParts = (question: string, catalog: Catalog, matches: FindValuesOutput['matches']) => {
  const tokens = tokenise(question.replace(/[?!]+\s*$/, '').replace(/\.\s*$/, ''))
  const found = readOperations(tokens)
  const firm = found.filter((o) => !soft.has(o.operation.kind))
  const apart = (part: { start: number; end: number }) => !firm.some((o) => part.start < o.end && o.start < part.end)
  const periods = readPeriods(tokens, catalog.today).filter(apart)
  const comparisons = readComparisons(tokens).filter((c) => !periods.some((p) => c.start < p.end && p.start < c.end))
  const superlative = readRank(tokens)
  const rank = superlative && apart(superlative) ? superlative : null
  const groups = readGroups(tokens).filter(apart)
  const taken: boolean[] = []
  const take = (start: number, end: number) => {
    for (let at = start; at < end; at++) taken[at] = true
  }
  for (const p of [...periods, ...firm]) take(p.start, p.end)
  for (const c of comparisons) take(c.start, c.end)
  if (rank) take(rank.start, rank.end)
  for (const g of groups) take(g.start, g.end)
  const all = findUnits(tokens, taken, catalog, matches)
  // "unemployment rate" may be a column, "last name" too: then there is nothing to be done
  const operations = found.filter(
    (o) =>
      !soft.has(o.operation.kind) ||
      (![...periods, ...comparisons, ...(rank ? [rank] : [])].some((p) => p.start < o.end && o.start < p.end) &&
        !all.some(
          (u) =>
            u.start < o.end &&
            o.start < u.end &&
            (u.options[0]?.score ?? 0) >= (u.end - u.start > 1 ? 0.75 : 0.9) &&
            u.options[0]?.kind !== 'concept',
        )),
  )
  for (const o of operations) take(o.start, o.end)
  const units = all.filter((u) => !operations.some((o) => u.start < o.end && o.start < u.end))
  return { tokens, periods, comparisons, rank, groups, operations, taken, units }
}

/** Operations whose words may just as well be part of a name. */
const soft = new Set<Operation['kind']>(['edge', 'ratio', 'rate', 'margin'])

const leftoverOf = (tokens: Token[], taken: boolean[], used: Unit[], said: Set<string>): string[] => {
  const covered = [...taken]
  for (const unit of used) for (let at = unit.start; at < unit.end; at++) covered[at] = true
  return tokens
    .filter(
      (token, at) =>
        !covered[at] &&
        isContentWord(token) &&
        !neutralWords.has(token.word) &&
        !neutralWords.has(token.stem) &&
        !said.has(token.stem) &&
        !/^['’]?s$/.test(token.word),
    )
    .map((t) => t.raw)
}

export type Parts = ReturnType<typeof parseParts>

/** How well a query accounts for the words of the question; the cheapest reading is the best. */
export const scoreReading = (
  made: Assembled,
  statement: Statement,
  chosen: Chosen[],
  parts: Parts,
): { reading: Reading; cost: number } => {
  const { tokens, taken, comparisons } = parts
  const usedUnits = chosen.filter((u) => made.used.has(u))
  const unusedUnits = chosen.filter(
    (u) => !made.used.has(u) && tokens.slice(u.start, u.end).some((t) => !neutralWords.has(t.word)),
  )
  const covered = [...taken]
  for (const at of made.contained) covered[at] = true
  // "killed by police" has said all of police_killings, in its own order
  const said = new Set(
    usedUnits.flatMap((u) =>
      u.option.kind === 'table'
        ? u.option.table.stems
        : u.option.kind === 'concept'
          ? []
          : [...u.option.column.table.stems, ...u.option.column.stems],
    ),
  )
  const leftover = leftoverOf(tokens, covered, usedUnits, said)
  // A number that found no place changes the question more than a word does.
  const dropped = droppedParts(made, chosen, parts, leftover)
  const applied = made.query.having.length + made.query.filters.filter((f) => f.kind === 'compare').length
  const numbers =
    leftover.filter((w) => /^\d|^(?:rate|ratio)s?$/i.test(w)).length + Math.max(0, comparisons.length - applied)
  const likeness = chosen.reduce((sum, u) => sum + (1 - u.option.score), 0)
  const joins = statement.sql.match(/\bJOIN\b/g)?.length ?? 0
  const doubled = made.query.measures.some((m) => m.kind === 'count') && /COUNT\(DISTINCT/.test(statement.sql) ? 0.3 : 0
  const nested = statement.sql.match(/\bIN \(SELECT\b/g)?.length ?? 0
  const content = tokens.filter((t) => isContentWord(t) && !neutralWords.has(t.word)).length
  const weak = chosen.filter((u) => u.option.score < 0.75).length
  const sure = Math.max(
    0,
    1 -
      (leftover.length / Math.max(3, content)) * 0.9 -
      unusedUnits.length * 0.15 -
      weak * 0.08 -
      Math.max(0, made.penalty) * 0.1 -
      numbers * 0.4,
  )
  // Whatever was understood but has no place in the plan would make its answer a wrong one.
  const confidence = dropped.length > 0 ? Math.min(sure, 0.4) : sure
  return {
    cost:
      dropped.length * 3 +
      doubled +
      numbers * 2 +
      likeness * 3 +
      joins * 0.25 +
      nested * 0.9 +
      unusedUnits.length * 1.2 +
      made.penalty +
      leftover.length,
    reading: {
      query: made.query,
      statement,
      confidence,
      leftover,
      dropped,
      understood: usedUnits.map((u) => ({
        words: tokens
          .slice(u.start, u.end)
          .map((t) => t.raw)
          .join(' '),
        as: describeOption(u.option),
      })),
    },
  }
}

/** Every way to choose one meaning for each unit; a doubtful unit may also mean nothing. */
export const choices = (units: Unit[], most = 400): Chosen[][] => {
  const lists = units.map((unit): (Option | null)[] =>
    (unit.options[0]?.score ?? 0) < 0.8 ? [...unit.options, null] : unit.options,
  )
  return product(lists, most).map((options) =>
    units.flatMap((unit, i) => {
      const option = options[i]
      return option ? [{ ...unit, option }] : []
    }),
  )
}

/** Reads a question against the catalog: every combination of meanings that makes a statement, the cheapest one first. */
export const readQuestion = (question: string, catalog: Catalog, matches: FindValuesOutput['matches']): Reading[] => {
  const parts = parseParts(question, catalog, matches)
  const { tokens, periods, comparisons, rank, groups, operations, units } = parts
  const text = tokens.map((t) => t.word).join(' ')
  const readings: { reading: Reading; cost: number }[] = []
  for (const chosen of choices(units)) {
    const parsed: Parsed = { tokens, text, units: chosen, periods, comparisons, rank, groups, operations, catalog }
    try {
      const made = assemble(parsed)
      const statement = made && writeQuery(made.query, catalog)
      if (!made || !statement) continue
      readings.push(scoreReading(made, statement, chosen, parts))
    } catch (error) {
      if (!(error instanceof NoWayError)) throw error
    }
  }
  const seen = new Set<string>()
  return readings
    .sort((a, b) => a.cost - b.cost)
    .map((r) => r.reading)
    .filter(({ statement: { sql } }) => !seen.has(sql) && seen.add(sql))
}
