import type { AnalystSource } from '../../engine/analyst/index.ts'
import { fieldLooks } from '../../engine/charts/field-looks.ts'
import {
  bindTemplate,
  type Control,
  type DocumentQuery,
  InvalidValue,
  isPivot,
  type Option,
  optionsFromRows,
  type ParsedDocument,
  readValues,
  showsTotal,
  viewsOf,
} from '../../engine/documents/index.ts'
import type { FieldLook } from '../../engine/formats/field-look.contract.ts'
import { type Catalog, type Narrowing, readRow } from '../../engine/question/index.ts'
import { type Query, QueryError, rowsInTurns } from '../../engine/sandbox/index.ts'
import type { ColumnType } from '../../engine/schema.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { ownerAlone, type WorkOwner } from '../../platform/turns.ts'
import { mapInTurns } from '../../platform/workers/in-turns.ts'
import { createPieces } from '../../platform/workers/json-in-turns.ts'
import { type ClosedSource, pickSource, sourceNames, whyClosed } from '../spaces/index.ts'
import { bindQuestion, narrowingsOf } from './bind-question.ts'
import type { CrossFilter } from './dashboards.contract.ts'
import type { KeptOutcome, ResultCache } from './result-cache.ts'

export type DocumentRunner = {
  results: ResultCache
  clock: Clock
  /** The attached sources of a space, without their profiles. */
  sourcesOf(teamId: string, spaceId: string): Promise<AnalystSource[]>
  /** Those that cannot be asked now. */
  closedOf(teamId: string, spaceId: string): Promise<ClosedSource[]>
  /** What the data of a space means. */
  catalogOf(teamId: string, spaceId: string): Promise<Catalog>
}
/** Where a document's queries run, and who asks: what runs by itself for nobody is nobody. */
export type DocumentPlace = WorkOwner & { userId: string | null; spaceId: string }
/** What a reader set: values of controls, and marks that were clicked. */
export type Chosen = {
  params: unknown
  /** Values that are set for the reader, who sees no rows but these. */
  locked?: Readonly<Record<string, unknown>> | undefined
  filters?: readonly CrossFilter[] | undefined
  /** Totals of a question instead of its rows: by these of its columns only. */
  whole?: readonly string[] | undefined
}
/** What a query gave, and of a question how its columns read. */
export type DocumentOutcome = KeptOutcome & { fields?: Record<string, FieldLook> }
export type RunLimits = { maxRows: number; maxBytes?: number; signal?: AbortSignal }

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
): Promise<DocumentOutcome> {
  const { fields, types, ...bound } = await bindDocumentQuery(runner, place, document, query, chosen, limits.signal)
  const outcome = await runner.results.query({ ...ownerAlone(place), ...bound, timeoutMs: queryMs, ...limits })
  return fields ? { ...(await readOutcome(outcome, types)), fields } : outcome
}

const ownForms: readonly ColumnType[] = ['boolean', 'date', 'datetime']

/** As the same question is answered everywhere else: engines write days, moments and yes or no each in their own way. */
async function readOutcome(outcome: KeptOutcome, types: readonly ColumnType[] = []): Promise<KeptOutcome> {
  if (!types.some((type) => ownForms.includes(type))) return outcome
  const columns = outcome.columns.map((name, at) => ({ name, type: types[at] ?? ('other' as const) }))
  const pieces = createPieces()
  let before = '['
  await mapInTurns(await rowsInTurns(outcome), (row) => {
    pieces.add(`${before}${JSON.stringify(readRow(row, columns))}`)
    before = ','
  })
  pieces.add(before === '[' ? '[]' : ']')
  return { ...outcome, json: Buffer.from(pieces.end()) }
}

/** Whether a view of the document shows these totals; others are not told, for they may say more than the document does. */
export function showsWhole({ nodes }: Pick<ParsedDocument, 'nodes'>, query: string, whole: readonly string[]): boolean {
  return viewsOf(nodes).some(
    (view) => view.query === query && (isPivot(view) || (whole.length === 0 && showsTotal(view))),
  )
}

/** Whether a lock narrows no question: a toggle that is locked off narrows nothing anywhere. */
export const isBlindLock = ({ name, field }: Control, locked: Readonly<Record<string, unknown>>): boolean =>
  field === undefined && Object.hasOwn(locked, name) && locked[name] !== false

/** Of a question also how its columns read, and what they hold. */
type Bound = Pick<Query, 'target' | 'sql' | 'params'> & Pick<DocumentOutcome, 'fields'> & { types?: ColumnType[] }

/** What a query of a document is when its values are filled in: the statement, its parameters and where it runs. */
export async function bindDocumentQuery(
  runner: DocumentRunner,
  place: DocumentPlace,
  document: ParsedDocument,
  query: DocumentQuery,
  { params, locked = {}, filters = [], whole }: Chosen,
  signal?: AbortSignal,
): Promise<Bound> {
  const sources = await runner.sourcesOf(place.teamId, place.spaceId)
  const asksQuestion = document.queries.some(({ question }) => question !== null)
  // Words for days ("today") are meant by the clocks of the space.
  const asksDays = document.controls.some(({ kind }) => kind === 'date' || kind === 'daterange')
  const meaning = asksQuestion || asksDays ? await runner.catalogOf(place.teamId, place.spaceId) : null
  const catalog = asksQuestion ? meaning : null
  const targetOf = async ({ source }: DocumentQuery) => {
    const target = pickSource(sources, source)
    if (target) return target
    const why = whyClosed(await runner.closedOf(place.teamId, place.spaceId), source)
    throw new QueryError(
      'unavailable',
      why ??
        (source === null
          ? 'The space has no data source.'
          : `The space has no data source "${source}". It has: ${sourceNames(sources)}.`),
    )
  }
  const { fixed = [], open = [] } = Object.groupBy(document.controls, ({ name }) =>
    Object.hasOwn(locked, name) ? 'fixed' : 'open',
  )
  const refuseBlindLocks = () => {
    const blind = fixed.find((control) => isBlindLock(control, locked))
    if (blind)
      throw new QueryError('failed', `${blind.label} is locked, and has no field that questions are filtered by.`)
  }
  const optionsWithin =
    (seen: readonly Narrowing[]) =>
    async (control: Control): Promise<Option[]> => {
      if (!('options' in control) || Array.isArray(control.options)) return []
      const { query: name } = control.options
      const listed = document.queries.find((each) => each.name === name)
      if (!listed) throw new InvalidValue(control.name, 'its options are not known')
      if (listed.question && !fixed.includes(control)) refuseBlindLocks()
      const outcome = await runner.results.query({
        ...ownerAlone(place),
        ...(listed.question && catalog
          ? bindQuestion(sources, catalog, listed.question, seen)
          : { target: await targetOf(listed), sql: listed.template.sql }),
        maxRows: maxOptions,
        timeoutMs: queryMs,
        ...(signal && { signal }),
      })
      return optionsFromRows(outcome.columns, await rowsInTurns(outcome))
    }
  const used = new Set(
    query.question
      ? document.controls.filter(({ field }) => field).map(({ name }) => name)
      : query.template.places.map(({ name }) => name),
  )
  const today = meaning?.today ?? isoNow(runner.clock).slice(0, 10)
  const read = (controls: Control[], submitted: unknown, seen: readonly Narrowing[]) =>
    readValues(controls, submitted, { today, optionsOf: optionsWithin(seen) }, (name) => used.has(name))
  const lockedValues = await read(fixed, locked, [])
  const seen = catalog ? narrowingsOf(catalog, fixed, lockedValues).map((one) => ({ ...one, isLock: true })) : []
  const values = new Map([...lockedValues, ...(await read(open, params, seen))])
  if (query.question && catalog) {
    refuseBlindLocks()
    const narrowings = [...seen, ...narrowingsOf(catalog, open, values, filters)]
    const { columns, ...asked } = bindQuestion(sources, catalog, query.question, narrowings, whole)
    return { ...asked, fields: fieldLooks(query.question, columns), types: columns.map(({ type }) => type) }
  }
  if (whole) throw new QueryError('failed', 'Only a question has totals of its own.')
  const bound = bindTemplate(query.template, (name) => values.get(name))
  return { target: await targetOf(query), sql: bound.sql, ...(bound.params && { params: bound.params }) }
}

/** `{columns, data, fields}`; the rows are bytes already. */
export const resultBytes = ({ columns, json, fields }: DocumentOutcome): Buffer =>
  Buffer.concat([
    Buffer.from(`{"columns":${JSON.stringify(columns)},"data":`),
    json,
    Buffer.from(fields ? `,"fields":${JSON.stringify(fields)}}` : '}'),
  ])
