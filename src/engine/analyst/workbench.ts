import type { WorkOwner } from '../../platform/turns.ts'
import type { SaidMeaning } from '../catalog/index.ts'
import type { EngineName } from '../connection.ts'
import type { Catalog } from '../question/catalog.ts'
import type { Question } from '../question/question.contract.ts'
import type { Query, QueryOutcome, QueryTarget } from '../sandbox/query.ts'
import type { ColumnProfile, ColumnType, SourceTable } from '../schema.ts'
import type { AnswerPart, ChartPart, OfferedDefinition, Privacy, QuestionPart } from './answer-parts.contract.ts'
import type { Readings } from './reading/read-question.ts'
import type { Cell, DescribedSource } from './tool-contract.ts'

/** One data source linked to a space, as the analyst meets it. */
export type LinkedPart = Omit<DescribedSource['parts'][number], 'grounding'> & {
  privacy: Privacy
  /** Null where it was not read: only who tells the analyst of the source needs it. */
  grounding: string | null
  /** The grounding was made by us from the profile: it is not told. */
  groundingGenerated: boolean
}
/** A table of a server that is kept here as a columnar file, and not older than it may be; or what a statement there gave. */
export type KeptTable = {
  dataSourceId: string
  table: { schema: string | null; name: string }
  path: string
  columns: { name: string; type: string }[]
  /** When it was read. */
  asOf: string
}
/** What one statement can reach: all SQLite files of a space, all DuckDB ones, or one server. */
export type AnalystSource = {
  source: string
  engine: EngineName
  parts: LinkedPart[]
  target: QueryTarget
  /** Of a server, the tables that are kept here; of files, those that are kept results. */
  kept?: KeptTable[]
}

/** Where a statement runs that reads these data sources; undefined where none reaches all of them. */
export const sourceReading = <S extends Pick<AnalystSource, 'parts'>>(
  sources: S[],
  dataSourceIds: readonly string[],
): S | undefined =>
  sources.find(({ parts }) => dataSourceIds.every((id) => parts.some(({ dataSourceId }) => dataSourceId === id)))
export const notTogether = 'Its tables are in files that cannot be read in one statement: ask each apart.'

export type KeptResult = {
  resultId: string
  source: string
  sql: string
  columns: string[]
  types: ColumnType[]
  rows: Cell[][]
  rowCount: number
  truncated: boolean
  privacy: Privacy
  /** How many of the rows the model was shown, and why not more. */
  rowsSeen: number
  why: string | null
}

/** All of a result that was not cut, and of which the model saw nothing, unless something else is told. */
export const keptResult = (
  made: Pick<KeptResult, 'resultId' | 'columns' | 'rows' | 'privacy'> & Partial<KeptResult>,
): KeptResult => ({
  source: '',
  sql: '',
  types: made.columns.map((_, i) => (typeof made.rows[0]?.[i] === 'number' ? 'real' : 'text')),
  rowCount: made.rows.length,
  truncated: false,
  rowsSeen: 0,
  why: null,
  ...made,
})

export type AnalystShortcut = { prefix: string; name: string; description: string | null; prompt(): Promise<string> }

export type DashboardOutcome = { ok: true; dashboardId: string; title: string } | { ok: false; error: string }
export type DashboardAbilities = {
  /** Makes one of what the words ask for. */
  suggest(input: { catalog: Catalog; about: string; title?: string | undefined }): Promise<DashboardOutcome>
  create(input: { title: string; markup: string }): Promise<DashboardOutcome>
  edit(input: {
    dashboardId: string
    title?: string | undefined
    markup?: string | undefined
  }): Promise<DashboardOutcome>
  read(dashboardId: string): Promise<{ title: string; markup: string } | null>
}

export type OfferOutcome = { ok: true; offer: OfferedDefinition } | { ok: false; error: string }

export type AnalystAbilities = {
  /** Through the sandbox. */
  runQuery(query: Omit<Query, keyof WorkOwner>): Promise<QueryOutcome>
  /** Why the source of this name, or the first, cannot be asked now; null where there is none. Absent for who is not told. */
  whyClosed?(name: string | null): Promise<string | null>
  /** Told what nobody foresaw: the person and the model hear only that it failed. */
  reportFault?(error: unknown, what: string): void
  /** Words as questions of the data; absent where the model reads them itself. */
  readWords?(text: string): Promise<Readings>
  /** Absent when the caller may not. */
  dashboards?: DashboardAbilities
  /** What a person said that a word means, as a definition to be offered; nothing is kept. */
  offerDefinition?(said: SaidMeaning, evidence: string): Promise<OfferOutcome>
  saveDataset?(input: {
    name: string
    description: string | null
    columns: string[]
    rows: Cell[][]
  }): Promise<{ datasetId: string; entries: number }>
}

/** What one run knows and has found so far. */
export type Workbench = AnalystAbilities & {
  sources: AnalystSource[]
  /** What the data of the sources means. */
  catalog: Catalog
  shortcuts: AnalystShortcut[]
  today: string
  /** The model runs elsewhere: privacy holds, and what it is shown is kept short. */
  isRemote: boolean
  /** The model holds little: it is told less, and has few tools. */
  isSmall?: boolean
  signal: AbortSignal
  results: Map<string, KeptResult>
  /** Of the answers before this one. */
  earlier: Map<string, KeptResult>
  /** The number of the newest result of the conversation: ids are not used twice in it. */
  lastResult: number
  /** Statements that failed in this answer, with what was said of it, and how many failed since one did not. */
  failures: { statements: Map<string, string>; inARow: number }
  /** What the model is told of a tool call, where that is not what the reader gets. */
  modelViews: Map<string, unknown>
  charts: ChartPart[]
  /** How the words were read, and the questions that gave results. */
  read: (Readings & { text: string }) | null
  asked: Map<string, Question>
  answer: AnswerPart | null
  question: QuestionPart | null
  /** Of this answer, and the ids of those before. */
  offers: OfferedDefinition[]
  offeredBefore: Set<string>
  /** What people asked in the conversation, the newest last; and whether all that the newest says was looked for in what ran for it. */
  said: string[]
  lookedOver: boolean
}

export function createWorkbench(
  parts: AnalystAbilities &
    Pick<Workbench, 'sources' | 'catalog' | 'shortcuts' | 'today' | 'isRemote' | 'isSmall' | 'signal'>,
): Workbench {
  return {
    ...parts,
    results: new Map(),
    earlier: new Map(),
    lastResult: 0,
    failures: { statements: new Map(), inARow: 0 },
    modelViews: new Map(),
    charts: [],
    read: null,
    asked: new Map(),
    answer: null,
    question: null,
    offers: [],
    offeredBefore: new Set(),
    said: [],
    lookedOver: false,
  }
}

export const nextResultId = (bench: Pick<Workbench, 'lastResult'>) => `r${++bench.lastResult}`

/** A result of this answer or of one before it. */
export const resultOf = ({ results, earlier }: Pick<Workbench, 'results' | 'earlier'>, id: string) =>
  results.get(id) ?? earlier.get(id)

export const noResult = (bench: Pick<Workbench, 'results' | 'earlier'>, id: string): string => {
  const ids = [...bench.earlier.keys(), ...bench.results.keys()].slice(-20)
  return `There is no result "${id}". ${ids.length > 0 ? `There are: ${ids.join(', ')}.` : 'There is none yet: query first.'}`
}

const strictness: Record<Privacy, number> = { full: 0, aggregates: 1, schema: 2 }
export const strictest = (levels: Privacy[]): Privacy =>
  levels.reduce<Privacy>((most, level) => (strictness[level] > strictness[most] ? level : most), 'full')

/** Privacy as it holds for this model: one that runs in this very process is shown everything, because nothing leaves. */
export const privacyOf = (bench: Pick<Workbench, 'isRemote'>, part: LinkedPart): Privacy =>
  bench.isRemote ? part.privacy : 'full'

/** What people and statements call the things of a source. */
export const schemaNamesOf = ({ name, tables }: LinkedPart): string[] => [
  name,
  ...tables.flatMap((table) => [
    table.name,
    ...table.columns.flatMap(({ name: column, label }) => (label ? [column, label] : [column])),
  ]),
]

/** A profile without anything that stands in a single row. */
function openProfile(profile: ColumnProfile | null, privacy: Privacy): ColumnProfile | null {
  if (privacy === 'full' || profile === null) return profile
  if (privacy === 'schema') return null
  return {
    ...profile,
    min: null,
    max: null,
    histogram: [],
    top: profile.top.filter(({ count }) => count >= fewestRows),
  }
}

const withoutValues = (tables: SourceTable[], privacy: Privacy): SourceTable[] =>
  tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => ({ ...column, profile: openProfile(column.profile, privacy) })),
  }))

const opened = new WeakMap<Catalog, Map<string, Catalog>>()

/** What the data means, as this model may know it. Made once: what is known of its datasets is kept by them. */
export function openCatalog({
  sources,
  catalog,
  isRemote,
}: Pick<Workbench, 'sources' | 'catalog' | 'isRemote'>): Catalog {
  const levels = new Map(
    sources.flatMap(({ parts }) => parts.map((part) => [part.dataSourceId, privacyOf({ isRemote }, part)] as const)),
  )
  const privacy = (source: string) => levels.get(source) ?? 'schema'
  const made = opened.get(catalog) ?? new Map<string, Catalog>()
  opened.set(catalog, made)
  const key = [...levels].join()
  const open = made.get(key) ?? {
    ...catalog,
    datasets: catalog.datasets.map((dataset) =>
      privacy(dataset.source) === 'full'
        ? dataset
        : {
            ...dataset,
            fields: dataset.fields.map((field) => ({
              ...field,
              profile: openProfile(field.profile, privacy(dataset.source)),
            })),
          },
    ),
  }
  made.set(key, open)
  return open
}

/** A group of fewer rows could point at one of them. */
export const fewestRows = 5

/** Names are compared by their letters and digits: "Order Details" is order_details. */
export const plainName = (name: string) =>
  name
    .split('.')
    .at(-1)!
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The sources as this model may know them, with all of their tables or only some. */
/** What the team wrote about a source; what we wrote ourselves from the profile says nothing that its columns do not. */
export const teamsWords = ({ groundingGenerated, grounding }: LinkedPart): string =>
  groundingGenerated ? '' : (grounding ?? '')

export function describedSources(
  bench: Pick<Workbench, 'sources' | 'isRemote'>,
  names: readonly string[] = [],
): DescribedSource[] {
  const only = names.length > 0 ? new Set(names.map(plainName)) : null
  return bench.sources
    .map(({ source, engine, parts }) => ({
      source,
      engine,
      parts: parts.map((part) => {
        const privacy = privacyOf(bench, part)
        const tables = part.tables.filter(
          (table) => !table.hidden && (only === null || only.has(plainName(table.name))),
        )
        return {
          dataSourceId: part.dataSourceId,
          name: part.name,
          schemaName: part.schemaName,
          grounding: teamsWords(part),
          tables: withoutValues(tables, privacy),
        }
      }),
    }))
    .map((described) => ({ ...described, parts: described.parts.filter(({ tables }) => tables.length > 0) }))
    .filter(({ parts }) => parts.length > 0)
}
