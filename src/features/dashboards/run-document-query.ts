import type { AnalystSource } from '../../engine/analyst/index.ts'
import {
  bindTemplate,
  type Control,
  type DocumentQuery,
  InvalidValue,
  type Option,
  optionsFromRows,
  type ParsedDocument,
  readValues,
} from '../../engine/documents/index.ts'
import type { Catalog } from '../../engine/question/index.ts'
import { type Query, QueryError, rowsOf } from '../../engine/sandbox/index.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { pickSource, sourceNames } from '../spaces/index.ts'
import { bindQuestion, narrowingsOf } from './bind-question.ts'
import type { CrossFilter } from './dashboards.contract.ts'
import type { KeptOutcome, ResultCache } from './result-cache.ts'

export type DocumentRunner = {
  results: ResultCache
  clock: Clock
  /** The attached sources of a space, without their profiles. */
  sourcesOf(teamId: string, spaceId: string): Promise<AnalystSource[]>
  /** What the data of a space means. */
  catalogOf(teamId: string, spaceId: string): Promise<Catalog>
}
/** Where a document's queries run, and who asks: a visitor, and what runs by itself for nobody, is nobody. */
export type DocumentPlace = { teamId: string; userId: string | null; spaceId: string }
/** What a reader set: values of controls, and marks that were clicked. */
export type Chosen = { params: unknown; filters?: readonly CrossFilter[] | undefined }
export type RunLimits = { maxRows: number; signal?: AbortSignal }

export const maxOptions = 10_000
const queryMs = 30_000

/** The submitted text is only a key: it finds the stored query, and that is what runs. */
export const findQuery = (document: ParsedDocument, text: string): DocumentQuery | undefined => {
  const wanted = text.trimEnd()
  return document.queries.find(({ template }) => template.sql === wanted)
}

/** Runs a query of a document with values that its controls allow. Throws InvalidValue, or what the sandbox throws. */
export async function runDocumentQuery(
  runner: DocumentRunner,
  place: DocumentPlace,
  document: ParsedDocument,
  query: DocumentQuery,
  chosen: Chosen,
  limits: RunLimits,
): Promise<KeptOutcome> {
  const bound = await bindDocumentQuery(runner, place, document, query, chosen, limits.signal)
  return runner.results.query({ teamId: place.teamId, userId: place.userId, ...bound, timeoutMs: queryMs, ...limits })
}

/** What a query of a document is when its values are filled in: the statement, its parameters and where it runs. */
export async function bindDocumentQuery(
  runner: DocumentRunner,
  place: DocumentPlace,
  document: ParsedDocument,
  query: DocumentQuery,
  { params, filters = [] }: Chosen,
  signal?: AbortSignal,
): Promise<Pick<Query, 'target' | 'sql' | 'params'>> {
  const sources = await runner.sourcesOf(place.teamId, place.spaceId)
  const asksQuestion = document.queries.some(({ question }) => question !== null)
  const catalog = asksQuestion ? await runner.catalogOf(place.teamId, place.spaceId) : null
  const targetOf = ({ source }: DocumentQuery) => {
    const target = pickSource(sources, source)
    if (target) return target
    throw new QueryError(
      'unavailable',
      source === null
        ? 'The space has no data source.'
        : `The space has no data source "${source}". It has: ${sourceNames(sources)}.`,
    )
  }
  const optionsOf = async (control: Control): Promise<Option[]> => {
    if (!('options' in control) || Array.isArray(control.options)) return []
    const { query: name } = control.options
    const listed = document.queries.find((each) => each.name === name)
    if (!listed) throw new InvalidValue(control.name, 'its options are not known')
    const outcome = await runner.results.query({
      teamId: place.teamId,
      userId: place.userId,
      ...(listed.question && catalog
        ? bindQuestion(sources, catalog, listed.question, [])
        : { target: targetOf(listed), sql: listed.template.sql }),
      maxRows: maxOptions,
      timeoutMs: queryMs,
      ...(signal && { signal }),
    })
    return optionsFromRows(outcome.columns, rowsOf(outcome))
  }
  const used = new Set(
    query.question
      ? document.controls.filter(({ field }) => field).map(({ name }) => name)
      : query.template.places.map(({ name }) => name),
  )
  const today = isoNow(runner.clock).slice(0, 10)
  const values = await readValues(document.controls, params, { today, optionsOf }, (name) => used.has(name))
  if (query.question && catalog) {
    const { columns: _, ...asked } = bindQuestion(
      sources,
      catalog,
      query.question,
      narrowingsOf(catalog, document.controls, values, filters),
    )
    return asked
  }
  const bound = bindTemplate(query.template, (name) => values.get(name))
  return { target: targetOf(query), sql: bound.sql, ...(bound.params && { params: bound.params }) }
}

/** `{columns, data}`; the rows are bytes already. */
export const resultBytes = ({ columns, json }: KeptOutcome): Buffer =>
  Buffer.concat([Buffer.from(`{"columns":${JSON.stringify(columns)},"data":`), json, Buffer.from('}')])
