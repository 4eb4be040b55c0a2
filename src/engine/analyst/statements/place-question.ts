import { parseExactJson } from '../../../platform/exact-json.ts'
import {
  type Catalog,
  compile,
  parseQuestion,
  type Question,
  QuestionFault,
  describe as sentenceOf,
} from '../../question/index.ts'
import type { Privacy } from '../answer-parts.contract.ts'
import { type AnalystSource, type LinkedPart, schemaNamesOf, strictest } from '../workbench.ts'
import type { Grouped } from './grouped-query.ts'
import { placeStatement } from './place-statement.ts'
import type { ModelQuery } from './query-for-model.ts'

export type PlacedQuestion = {
  question: Question
  sentence: string
  asOf: string | null
  query: ModelQuery & { shown: string }
}

/** A question object from a model as the statement that answers it, at the source that has its data. Throws a QuestionFault. */
export function placeQuestion(
  { sources, catalog }: { sources: AnalystSource[]; catalog: Catalog },
  value: unknown,
  privacyOf: (part: LinkedPart) => Privacy,
): PlacedQuestion {
  const question = parseQuestion(asSent(value))
  const { compiled, catalog: at, shown, ...place } = placeStatement(sources, catalog, (on) => compile(question, on))
  const privacy = strictest(place.parts.map(privacyOf))
  return {
    question,
    sentence: sentenceOf(question, catalog),
    asOf: place.asOf,
    query: {
      source: place.source,
      target: place.target,
      sql: compiled.sql,
      params: compiled.params,
      shown: compile(question, shown, { written: true }).sql,
      types: compiled.columns.map(({ type }) => type),
      privacy,
      grouped: privacy === 'aggregates' ? groupedOf(question, at) : undefined,
      schemaNames: place.parts.flatMap(schemaNamesOf),
    },
  }
}

/** As it would come from outside: a number that was rounded on its way here is refused there, and so it is here. */
const asSent = (value: unknown): unknown => (value === undefined ? value : parseExactJson(JSON.stringify(value)))

/** The same with the sizes of its groups, or why it may not be shown. */
function groupedOf(question: Question, catalog: Catalog): Grouped {
  try {
    const { sql, sizes } = compile(question, catalog, { sizes: true })
    return { ok: true, sql, sizes }
  } catch (error) {
    if (!(error instanceof QuestionFault)) throw error
    return { ok: false, why: error.message }
  }
}
