import { valueTerms } from '../reading/value-terms.ts'
import type { DescribeTablesOutput, FindValuesOutput, RunSqlOutput } from '../tool-contract.ts'
import type { Call, Conclusion } from './analyse.ts'
import { buildCatalog, type Catalog, type Table } from './catalog.ts'
import { describeQuery } from './describe-query.ts'
import { leansBack, readFollowUp } from './follow-up.ts'
import { mentionsOf, tablesNamed } from './mentions.ts'
import { plainQuestion } from './plain-words.ts'
import type { Plan, Result } from './plan.ts'
import { presentQuery } from './present-query.ts'
import type { Query } from './query.ts'
import { type Reading, readQuestion } from './read-question.ts'
import { mostSheetRows, sheetPlans, wholeTable } from './sheet/sheet-plans.ts'
import { specialPlans } from './special.ts'
import { suggestFrom } from './suggest.ts'

const leastConfidence = 0.5
/** Below this, a reading of the columns alone does not stand where the rows themselves were read. */
const sureEnough = 0.85
const mostTries = 4

const planOf = (reading: Reading): Plan => ({
  source: reading.statement.source,
  sql: reading.statement.sql,
  purpose: describeQuery(reading.query),
  confidence: reading.confidence,
  leftover: reading.leftover,
  dropped: reading.dropped,
  notes: reading.query.notes,
  understood: reading.understood,
  present: (result) => presentQuery(reading.query, reading.statement, result),
})

/** All ways to read the last question of a conversation, the likeliest first; the earlier questions give it its context. */
export const readConversation = (
  questions: string[],
  catalog: Catalog,
  matches: FindValuesOutput['matches'],
): Reading[] => {
  let current: Query | null = null
  let readings: Reading[] = []
  for (const question of questions) {
    const alone = readQuestion(question, catalog, matches)
    const follow: Reading[] =
      current && (leansBack(question) || (alone[0]?.confidence ?? 0) < leastConfidence)
        ? readFollowUp(current, question, catalog, matches)
        : []
    const sure = (list: Reading[]) => list[0]?.confidence ?? 0
    readings =
      follow.length > 0 && (leansBack(question) || sure(follow) > sure(alone)) && sure(follow) >= leastConfidence
        ? [...follow, ...alone]
        : [...alone, ...follow]
    if (sure(readings) >= leastConfidence) current = readings[0]?.query ?? current
  }
  return readings
}

/** All ways to answer, the likeliest first. */
export const plansFor = (questions: string[], catalog: Catalog, matches: FindValuesOutput['matches']): Plan[] => [
  ...specialPlans(questions.at(-1) ?? '', catalog, matches),
  ...readConversation(questions, catalog, matches).map(planOf),
]

// "directed by" does not divide; "sales by region" does
const dividing =
  /(?<!(?:ed|en|wn|ld|un|by)\s)\bby\b(?! (?:at least|more|less|the|a)\b)|\b(?:per|each|every|monthly|weekly|daily|yearly|quarterly|trend|over time|share|percent|percentage|growth|grew|correlat\w*|duplicat\w*|missing|describe|compare[ds]?|median)\b/i
const rowWise = /\b(?:next|previous|following|preceding|immediately|after|before|first|last|same|listed)\b/i

/** The table to read whole, when the question is about single rows of a small one: the only table there is, or the one that the words point at. */
const sheetFor = (question: string, hasContext: boolean, catalog: Catalog, read: Plan[]): Table | null => {
  const tables = catalog.tables.filter((t) => !t.view)
  const small = (t: Table | undefined) =>
    t !== undefined && t.rows !== null && t.rows > 0 && t.rows <= mostSheetRows && t.columns.length <= 60
  if (dividing.test(question) || (hasContext && leansBack(question))) return null
  const [only] = tables
  if (tables.length === 1 && only) return small(only) && (only.rows ?? 0) <= 400 ? only : null
  if (!rowWise.test(question) || (read[0]?.confidence ?? 0) >= 0.75) return null
  const pointed = tablesNamed(question, catalog)
  return small(pointed[0]) ? (pointed[0] ?? null) : null
}

/** The reader before engine/reader: it answers what that one is not sure of, until it reads as much. */
export function* analyseByRules(questions: string[]): Generator<Call, Conclusion, unknown> {
  const question = questions.at(-1)?.trim() ?? ''
  const described = (yield { tool: 'describe_tables', input: {} }) as DescribeTablesOutput
  const catalog = buildCatalog(described.sources ?? [], described.today ?? '')
  if (catalog.tables.length === 0)
    return { text: 'There is no data in this space yet. Attach a data source, and then ask again.', answered: false }
  const terms = [
    ...new Set([...valueTerms(question), ...questions.slice(-4, -1).toReversed().flatMap(valueTerms)]),
  ].slice(0, 50)
  let matches: FindValuesOutput['matches'] = []
  if (terms.length > 0) {
    const found = (yield { tool: 'find_values', input: { terms } }) as Partial<FindValuesOutput>
    matches = found.matches ?? []
  }
  const plain = questions.map((q) =>
    plainQuestion(
      q,
      catalog,
      matches.map((m) => m.term),
    ),
  )
  const read = plansFor(
    plain.map((p) => p.question),
    catalog,
    matches,
  ).map((p) => ({ ...p, notes: [...(plain.at(-1)?.notes ?? []), ...p.notes] }))
  const table = sheetFor(question, questions.length > 1, catalog, read)
  let plans = read
  const single = catalog.tables.filter((t) => !t.view).length === 1
  if (table) {
    const whole = (yield {
      tool: 'run_sql',
      input: { source: table.source, sql: wholeTable(table), purpose: `read ${table.name}` },
    }) as RunSqlOutput
    if (whole.ok && whole.rows.length > 0 && whole.rows.length === whole.rowCount)
      plans = [
        ...sheetPlans(question, table, whole.rows).filter((p) => single || p.confidence >= sureEnough),
        ...read.filter((p) => p.confidence >= sureEnough),
      ]
  }
  const usable = plans.filter((p) => p.confidence >= leastConfidence)
  let empty: Plan | null = null
  let failed: string | null = null
  for (const plan of usable.slice(0, mostTries)) {
    if (empty && plan.confidence < empty.confidence - 0.15) break
    const result = (yield {
      tool: 'run_sql',
      input: { source: plan.source, sql: plan.sql, purpose: plan.purpose.slice(0, 300) },
    }) as RunSqlOutput
    if (!result.ok) {
      failed ??= result.error
      continue
    }
    const done = yield* conclude(plan, result)
    if (done)
      return /^why\b/i.test(question) && questions.length === 1
        ? { ...done, text: `${done.text}\n\nThe data shows what happened, not why.` }
        : done
    empty ??= plan
  }
  if (empty) return { text: `I found nothing for that: ${empty.purpose}.`, answered: false }
  return {
    text: refusal(question, catalog, matches, plans[0] ?? null, failed),
    answered: false,
    offers: suggestFrom(catalog, 3),
  }
}

function* conclude(plan: Plan, result: Result): Generator<Call, Conclusion | null, unknown> {
  if (result.rows.length === 0 && result.rowCount > 0)
    return { text: result.note ?? 'The rows of this result may not be shown to me.', answered: false }
  const shown = plan.present(result)
  if (!shown) return null
  if (shown.chart) yield { tool: 'make_chart', input: { resultId: result.resultId, chart: shown.chart } }
  if (shown.answer)
    yield {
      tool: 'give_answer',
      input: {
        columns: shown.answer.columns.slice(0, 50),
        rows: shown.answer.rows.slice(0, 1000).map((r) => r.slice(0, 50)),
      },
    }
  const caveats = [
    ...plan.notes,
    ...(plan.leftover.length > 0
      ? [`I read this as: ${plan.purpose}. I did not use: ${plan.leftover.map((w) => `"${w}"`).join(', ')}.`]
      : []),
  ]
  return {
    text: [shown.text, ...(caveats.length > 0 ? [caveats.join(' ')] : [])].join('\n\n'),
    answered: shown.answer !== null,
  }
}

/** Says what was and was not understood. */
const refusal = (
  question: string,
  catalog: Catalog,
  matches: FindValuesOutput['matches'],
  nearest: Plan | null,
  failed: string | null,
): string => {
  const lines: string[] = []
  if (failed) lines.push(`I could not run a query for that: ${failed}`)
  else lines.push('I could not read that question well enough to answer it without guessing.')
  const understood =
    nearest && nearest.understood.length > 0 ? nearest.understood : mentionsOf(question, catalog, matches)
  if (understood.length > 0)
    lines.push(`I understood:\n${understood.map((u) => `- "${u.words}" as ${u.as}`).join('\n')}`)
  const unknown = nearest?.leftover ?? []
  const unplaced = (nearest?.dropped ?? []).filter((w) => !unknown.includes(w))
  if (unknown.length > 0) lines.push(`I did not understand: ${unknown.map((w) => `"${w}"`).join(', ')}.`)
  if (unplaced.length > 0)
    lines.push(`An answer would have left out ${unplaced.map((w) => `"${w}"`).join(', ')}, so I give none.`)
  return lines.join('\n\n')
}
