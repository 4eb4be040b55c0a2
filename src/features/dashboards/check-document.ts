import type { AnalystSource } from '../../engine/analyst/index.ts'
import {
  type BoundValue,
  bindTemplate,
  type Control,
  type DocumentQuery,
  linesOf,
  type ParsedDocument,
  type Problem,
  placeInQuery,
  placeOf,
} from '../../engine/documents/index.ts'
import type { Catalog, Question } from '../../engine/question/index.ts'
import { type Described, QueryError, type Sandbox } from '../../engine/sandbox/index.ts'
import { type EngineWorkers, readToCheck } from '../../engine/workers/index.ts'
import { pause } from '../../platform/workers/in-turns.ts'
import { type ClosedSource, pickSource, sourceNames, whyClosed } from '../spaces/index.ts'
import { bindQuestion, hasField } from './bind-question.ts'
import type { DocumentPlace } from './run-document-query.ts'

export type CheckDeps = {
  workers: EngineWorkers
  sandbox: Pick<Sandbox, 'prepare'>
  sourcesOf(teamId: string, spaceId: string): Promise<AnalystSource[]>
  /** Those that cannot be asked now. */
  closedOf(teamId: string, spaceId: string): Promise<ClosedSource[]>
  catalogOf(teamId: string, spaceId: string): Promise<Catalog>
}

const atOnce = 6
/** What says something of the statement; anything else says something of the moment. */
const ofTheStatement = ['refused', 'failed', 'too-large']

/** The whole document: its markup, and whether each of its queries could run on the space's sources and answers the columns that are drawn. */
export async function checkDocument(
  { workers, sandbox, sourcesOf, closedOf, catalogOf }: CheckDeps,
  { spaceId, ...owner }: DocumentPlace,
  markup: string,
  signal?: AbortSignal,
): Promise<{ document: ParsedDocument; problems: Problem[] }> {
  const { document, problems, uses } = await readToCheck(workers, owner, markup, signal)
  const lines = linesOf(markup)
  const found = [...problems]
  const sources = document.queries.length > 0 ? await sourcesOf(owner.teamId, spaceId) : []
  const controls = new Map(document.controls.map((control) => [control.name, control]))
  const described = new Map<string, Pick<Described, 'columns' | 'types'>>()
  const asksFields = document.queries.some(({ question }) => question !== null)
  const catalog = asksFields ? await catalogOf(owner.teamId, spaceId) : null
  const broken = new Set(problems.filter(({ severity }) => severity === 'error').map(({ line }) => line))

  async function check(query: DocumentQuery): Promise<void> {
    const { line, template } = query
    const last = line + template.sql.split('\n').length
    for (let each = line; each <= last; each++) if (broken.has(each)) return
    if (query.question && catalog) return checkQuestion(query, query.question, catalog)
    const target = pickSource(sources, query.source)
    if (!target) {
      const why = whyClosed(await closedOf(owner.teamId, spaceId), query.source)
      if (why !== null)
        return void found.push({
          severity: 'warning',
          ...placeOf(lines, line, query.source ?? '```'),
          message: `not checked: ${why}`,
        })
      const message =
        query.source === null
          ? 'the space has no data source: attach one first'
          : `the space has no data source "${query.source}"; it has: ${sourceNames(sources)}`
      found.push({ severity: 'error', ...placeOf(lines, line, query.source ?? '```'), message })
      return
    }
    // With every clause, and with none: both must be statements.
    const optional = template.places.some((place) => place.optional)
    for (const on of optional ? [true, false] : [true]) {
      const bound = bindTemplate(template, (name) => sampleOf(controls.get(name), on, described))
      try {
        const answer = await sandbox.prepare({
          ...owner,
          target,
          sql: bound.sql,
          params: bound.params,
          timeoutMs: 15_000,
          ...(signal && { signal }),
        })
        if (on) described.set(query.name, answer)
      } catch (error) {
        if (!(error instanceof QueryError) || error.kind === 'cancelled') throw error
        const checked = ofTheStatement.includes(error.kind)
        const offset = error.position === undefined ? 0 : bound.toTemplate(error.position)
        found.push({
          severity: checked ? 'error' : 'warning',
          ...placeInQuery(query, offset),
          message: checked ? error.message : `not checked: ${error.message}`,
        })
        return
      }
    }
  }

  /** What it compiles to is ours, and needs no look by the engine. */
  function checkQuestion({ name, line }: DocumentQuery, question: Question, known: Catalog): void {
    try {
      const { columns } = bindQuestion(sources, known, question, [])
      described.set(name, { columns: columns.map((each) => each.name), types: columns.map(({ type }) => type) })
    } catch (error) {
      if (!(error instanceof QueryError)) throw error
      found.push({ severity: 'error', ...placeOf(lines, line, name), message: `${name}: ${error.message}` })
    }
  }

  // Queries that list options come first: what they answer says of what type a value is.
  const listing = new Set(uses.filter(({ attribute }) => attribute === 'options').map(({ query }) => query))
  for (const group of [
    document.queries.filter(({ name }) => listing.has(name)),
    document.queries.filter(({ name }) => !listing.has(name)),
  ]) {
    const { asked = [], written = [] } = Object.groupBy(group, ({ question }) => (question ? 'asked' : 'written'))
    for (const query of asked) {
      await pause()
      await check(query)
    }
    for (let at = 0; at < written.length; at += atOnce) await Promise.all(written.slice(at, at + atOnce).map(check))
  }

  for (const { name, field } of document.controls)
    if (catalog && field !== undefined && !hasField(catalog, field))
      found.push({
        severity: 'error',
        ...placeOf(lines, lines.findIndex((text) => text.includes(field)) + 1 || 1, field),
        message: `${name} filters by ${field}, which the data has not`,
      })
  for (const use of uses) {
    const columns = described.get(use.query)?.columns
    if (!columns) continue
    for (const column of new Set(use.columns))
      if (!columns.includes(column))
        found.push({
          severity: 'error',
          ...placeOf(lines, use.line, column),
          message: `${use.query} answers no column ${column}; it answers: ${columns.join(', ')}`,
        })
  }
  return { document, problems: found.sort((a, b) => a.line - b.line || a.column - b.column) }
}

/** A value of the right type, so that the statement is prepared as it will run. */
function sampleOf(
  control: Control | undefined,
  on: boolean,
  described: Map<string, Pick<Described, 'types'>>,
): BoundValue {
  if (!control || (!on && control.kind !== 'number')) return undefined
  switch (control.kind) {
    case 'select':
    case 'multiselect': {
      const sample = Array.isArray(control.options)
        ? control.options[0]?.value
        : /^(integer|real|decimal)$/.test(described.get(control.options.query)?.types[0] ?? '')
          ? 0
          : 'x'
      return control.kind === 'select' ? sample : [sample ?? null]
    }
    case 'date':
      return '2024-01-01'
    case 'daterange':
      return { from: '2024-01-01', to: '2024-12-31' }
    case 'number':
      return control.default ?? control.min ?? 0
    case 'text':
      return 'x'
    case 'toggle':
      return true
  }
}

export const errorsOf = (problems: Problem[]): Problem[] => problems.filter(({ severity }) => severity === 'error')

/** For the one line of detail that an error has: every problem on a line of its own. */
export const problemText = (problems: Problem[]): string =>
  problems.map(({ line, column, message }) => `line ${line}, column ${column}: ${message}`).join('\n')
